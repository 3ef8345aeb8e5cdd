-- Stores who entered a room and who left it through one node, and returns who is in it.
--
-- KEYS  1 the map from "player node" to the player's name, for each node that a player is connected to,
--       2 the map from players who left to the time,
--       3 the set of nodes that hold the room, 4 the room's log, the channel of announcements
-- ARGV  1 the calling node, 2 lifetime in seconds, 3 the node of the players: itself, or a dead one, which no longer
--       holds the room, 4 number of players who entered, then each with their name, then the players who left
--
-- Returns both maps as lists of alternating keys and values, and the set.

local now = redis.call('TIME')
local at = string.format('%.0f', now[1] * 1000 + math.floor(now[2] / 1000))
local node = ARGV[3]
local first_gone = 5 + 2 * tonumber(ARGV[4])
local changed = node ~= ARGV[1] and redis.call('SREM', KEYS[3], node) == 1
if tonumber(ARGV[4]) > 0 and redis.call('HLEN', KEYS[1]) == 0 then
  -- Nobody waited for anyone while nobody was here.
  for _, player in ipairs(redis.call('HKEYS', KEYS[2])) do redis.call('HSET', KEYS[2], player, at) end
end
for index = 5, first_gone - 1, 2 do
  redis.call('HSET', KEYS[1], ARGV[index] .. ' ' .. node, ARGV[index + 1])
  redis.call('HDEL', KEYS[2], ARGV[index])
  changed = true
end
local left = {}
for index = first_gone, #ARGV do
  if redis.call('HDEL', KEYS[1], ARGV[index] .. ' ' .. node) == 1 then
    left[ARGV[index]] = true
    changed = true
  end
end
if next(left) then
  -- A player who is connected to another node, too, has not left.
  for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do left[string.match(field, '^%S+')] = nil end
  for player in pairs(left) do redis.call('HSET', KEYS[2], player, at) end
end
if changed then
  redis.call('EXPIRE', KEYS[1], ARGV[2])
  redis.call('EXPIRE', KEYS[2], ARGV[2])
  redis.call('SPUBLISH', KEYS[4], ARGV[1] .. ' here')
end
return {redis.call('HGETALL', KEYS[1]), redis.call('HGETALL', KEYS[2]), redis.call('SMEMBERS', KEYS[3])}
