-- Stores the ratings of two players after a match, once, and only if they were computed from the present ones.
--
-- KEYS  1 the map from players to their ratings, 2 the sorted set of listed players, by rating, 3 the map from
--       rated matches to how they changed the ratings
-- ARGV  1 the match, 2 how it changes them, then for each player: id, the rating before, as it was read (empty if there
--       was none), the rating after, and the rank value (empty if not listed)
--
-- Returns how the match changed the ratings, or nothing if a rating has changed since it was read.

local rated = redis.call('HGET', KEYS[3], ARGV[1])
if rated then return rated end
for index = 3, #ARGV, 4 do
  if (redis.call('HGET', KEYS[1], ARGV[index]) or '') ~= ARGV[index + 1] then return false end
end
for index = 3, #ARGV, 4 do
  redis.call('HSET', KEYS[1], ARGV[index], ARGV[index + 2])
  if ARGV[index + 3] == '' then
    redis.call('ZREM', KEYS[2], ARGV[index])
  else
    redis.call('ZADD', KEYS[2], ARGV[index + 3], ARGV[index])
  end
end
redis.call('HSET', KEYS[3], ARGV[1], ARGV[2])
return ARGV[2]
