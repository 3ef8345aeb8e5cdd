-- Returns the list of a player's games.
--
-- KEYS  1 the map from the player's rooms to their entries, 2 the sorted set of these rooms, by the time at which they
--       leave the list
-- ARGV  the rooms to return; none: all of them
--
-- Returns alternating rooms and entries, without the rooms that have left the list.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
local rooms = ARGV
if #rooms == 0 then rooms = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. at, '+inf') end
local answer = {}
for _, room in ipairs(rooms) do
  local leaves = redis.call('ZSCORE', KEYS[2], room)
  if leaves and tonumber(leaves) > at then
    answer[#answer + 1] = room
    answer[#answer + 1] = redis.call('HGET', KEYS[1], room)
  end
end
return answer
