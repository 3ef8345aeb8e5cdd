-- Claims the tries on a day's number for all players of a table, or for none of them.
--
-- KEYS  1 the map from players to the rooms of their tries, each with the time of the claim
-- ARGV  1 the room, 2 seconds to keep it, then every player, each with a claim that may be replaced
--
-- Returns nothing if it claimed them, else the first player whose try is another room's, and that claim.

for index = 3, #ARGV, 2 do
  local claim = redis.call('HGET', KEYS[1], ARGV[index])
  if claim and claim ~= ARGV[index + 1] and string.match(claim, '^%S+') ~= ARGV[1] then
    return {ARGV[index], claim}
  end
end
local time = redis.call('TIME')
local now = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
for index = 3, #ARGV, 2 do
  redis.call('HSET', KEYS[1], ARGV[index], ARGV[1] .. ' ' .. now)
end
redis.call('EXPIRE', KEYS[1], ARGV[2])
return {}
