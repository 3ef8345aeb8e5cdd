-- Writes down who came into a room and who went out of it by way of one node, and answers who is in it.
--
-- KEYS  1 the map from the players in the room to their nodes, 2 the set of nodes that hold the room,
--       3 the room's log, the channel where changes are announced
-- ARGV  1 node, 2 lifetime in seconds, 3 number of players who came, then those, then those who went
--
-- Answers the map as a list of players and nodes in turn, and the set.

local changed = false
for index = 4, #ARGV do
  local player = ARGV[index]
  if index < 4 + tonumber(ARGV[3]) then
    redis.call('HSET', KEYS[1], player, ARGV[1])
    changed = true
  elseif redis.call('HGET', KEYS[1], player) == ARGV[1] then
    -- Whoever has come back by way of another node meanwhile is not gone.
    redis.call('HDEL', KEYS[1], player)
    changed = true
  end
end
if changed then
  redis.call('EXPIRE', KEYS[1], ARGV[2])
  redis.call('SPUBLISH', KEYS[3], ARGV[1] .. ' here')
end
return {redis.call('HGETALL', KEYS[1]), redis.call('SMEMBERS', KEYS[2])}
