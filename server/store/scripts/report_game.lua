-- Stores a room's entry in the list of a player's games, or removes it, and announces that.
--
-- KEYS  1 the map from the player's rooms to their entries, also the channel of announcements, 2 the sorted set of these
--       rooms, by the time at which they leave the list
-- ARGV  1 the room, 2 the version of the room, 3 the time in ms since 1970 UTC at which it leaves the list, 4 the entry;
--       empty: it leaves now, 5 most rooms in the list, 6 '1': replace the entry of a later version too
--
-- Returns whether anything has changed.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)

local function remove(room)
  redis.call('HDEL', KEYS[1], room)
  redis.call('ZREM', KEYS[2], room)
end

for _, room in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', at)) do remove(room) end
local before = redis.call('HGET', KEYS[1], ARGV[1])
if before and ARGV[6] ~= '1' and tonumber(string.match(before, '^(%d+) ')) > tonumber(ARGV[2]) then return 0 end

if ARGV[4] == '' then
  if not before then return 0 end
  remove(ARGV[1])
else
  local entry = ARGV[2] .. ' ' .. ARGV[4]
  redis.call('ZADD', KEYS[2], ARGV[3], ARGV[1])
  if entry == before then return 0 end
  redis.call('HSET', KEYS[1], ARGV[1], entry)
  while redis.call('ZCARD', KEYS[2]) > tonumber(ARGV[5]) do
    local dropped = redis.call('ZPOPMIN', KEYS[2])[1]
    redis.call('HDEL', KEYS[1], dropped)
    redis.call('SPUBLISH', KEYS[1], dropped)
  end
end
local last = redis.call('ZRANGE', KEYS[2], -1, -1, 'WITHSCORES')[2]
if last then
  redis.call('PEXPIREAT', KEYS[1], last)
  redis.call('PEXPIREAT', KEYS[2], last)
end
redis.call('SPUBLISH', KEYS[1], ARGV[1])
return 1
