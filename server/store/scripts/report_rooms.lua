-- Stores a node's entries in the list of public rooms, and removes the entries of killed nodes.
--
-- KEYS  1 the map from rooms to their entries, 2 the number of changes, 3 the sorted set of the nodes with entries, by
--       the end of their validity, 4 the list of rooms of any game and form, 5 the set of this node's rooms
-- ARGV  1 the node, 2 ms that its entries are valid without a renewal, 3 most rooms of dead nodes to remove, then for each
--       room its code, game, form, rank in a list, and entry; an empty entry removes it
--
-- All keys share a hash tag: lists by game and form, and the other nodes' sets, are named after the fourth and fifth;
-- each set has a map from its rooms to that node's last entry of each.
-- Returns whether the node's entries were still valid, and whether rooms of dead nodes are left.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
local any = string.sub(KEYS[4], 1, -4)
local of = string.sub(KEYS[5], 1, -1 - #ARGV[1])
local changed = false

local function lists(game, form)
  return {any .. '*:*', any .. game .. ':*', any .. '*:' .. form, any .. game .. ':' .. form}
end

local function take_off(code)
  local told = redis.call('HGET', KEYS[1], code)
  if not told then return end
  local game, form = string.match(told, '^(%S+) (%S+) ')
  for _, list in ipairs(lists(game, form)) do redis.call('ZREM', list, code) end
  redis.call('HDEL', KEYS[1], code)
  changed = true
end

local function put_on(code, game, form, rank, whole)
  if redis.call('HGET', KEYS[1], code) == whole then return end
  take_off(code)
  redis.call('HSET', KEYS[1], code, whole)
  for _, list in ipairs(lists(game, form)) do redis.call('ZADD', list, rank, code) end
  changed = true
end

-- The listed entry may be this node's, although another node had a newer one before.
local function leave_to_others(code)
  for _, node in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], at, '+inf')) do
    local said = redis.call('HGET', of .. node .. ':said', code)
    if said then
      local rank, whole, game, form = string.match(said, '^(%S+) ((%S+) (%S+) .*)$')
      put_on(code, game, form, rank, whole)
      return
    end
  end
  take_off(code)
end

local until_when = redis.call('ZSCORE', KEYS[3], ARGV[1])
local believed = until_when and tonumber(until_when) >= at
redis.call('ZADD', KEYS[3], at + ARGV[2], ARGV[1])

for index = 4, #ARGV, 5 do
  local code, game, form, rank, told = unpack(ARGV, index, index + 4)
  if told == '' then
    redis.call('SREM', KEYS[5], code)
    redis.call('HDEL', KEYS[5] .. ':said', code)
    leave_to_others(code)
  else
    local whole = game .. ' ' .. form .. ' ' .. told
    redis.call('SADD', KEYS[5], code)
    redis.call('HSET', KEYS[5] .. ':said', code, rank .. ' ' .. whole)
    put_on(code, game, form, rank, whole)
  end
end

local left = tonumber(ARGV[3])
for _, dead in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', '(' .. at)) do
  local codes = redis.call('SPOP', of .. dead, left)
  left = left - #codes
  for _, code in ipairs(codes) do
    redis.call('HDEL', of .. dead .. ':said', code)
    leave_to_others(code)
  end
  if left <= 0 then break end
  redis.call('ZREM', KEYS[3], dead)
end
if changed then redis.call('INCR', KEYS[2]) end
return {believed and 1 or 0, left <= 0 and 1 or 0}
