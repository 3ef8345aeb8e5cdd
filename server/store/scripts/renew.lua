-- Renews a node's lease, and returns the living nodes.
--
-- KEYS  1 the sorted set of living nodes, by the time of their last renewal,
--       2 the map from nodes, including dead ones, to the last time that they were alive: "from to",
--       3 the map from nodes to their names
-- ARGV  1 the node, 2 ms that a lease lasts, 3 the longest pause in ms that does not count as an absence,
--       4 ms that a dead node is remembered, 5 the node's name, "" for none
--
-- All nodes together are the node "*": its line has a third number, the ms during which no node was alive.
-- Returns the time of the node's last renewal (0 without a lease), the ms without any node, and the living nodes.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)

local function alive(node)
  local from, to, without = string.match(redis.call('HGET', KEYS[2], node) or '', '^(%d+) (%d+) ?(%d*)$')
  from, to, without = tonumber(from) or at, tonumber(to) or at, tonumber(without) or 0
  if at - to > tonumber(ARGV[3]) then from, without = at, without + at - to end
  local line = string.format('%.0f %.0f', from, at)
  if node == '*' then line = line .. string.format(' %.0f', without) end
  redis.call('HSET', KEYS[2], node, line)
  return without
end

redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - ARGV[2])
local before = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], at, ARGV[1])
if ARGV[5] ~= '' then redis.call('HSET', KEYS[3], ARGV[1], ARGV[5]) end
if not before then
  -- This is rare enough to look for nodes that can be forgotten.
  local known = redis.call('HGETALL', KEYS[2])
  for index = 1, #known, 2 do
    local to = tonumber(string.match(known[index + 1], '^%d+ (%d+)'))
    if known[index] ~= '*' and at - to > tonumber(ARGV[4]) then redis.call('HDEL', KEYS[2], known[index]) end
  end
  for _, node in ipairs(redis.call('HKEYS', KEYS[3])) do
    if not redis.call('ZSCORE', KEYS[1], node) then redis.call('HDEL', KEYS[3], node) end
  end
end
alive(ARGV[1])
local without = alive('*')
return {tonumber(before or 0), without, redis.call('ZRANGE', KEYS[1], 0, -1)}
