-- Stores a solo game if it is among a player's best, and removes those that no longer are.
--
-- KEYS  1 the sorted set of merits by match, 2 the map from matches to their details
-- ARGV  1 the number kept, 2 the merit, 3 the match, 4 its details

redis.call('ZADD', KEYS[1], ARGV[2], ARGV[3])
redis.call('HSET', KEYS[2], ARGV[3], ARGV[4])
for _, match in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1 - ARGV[1])) do
  redis.call('ZREM', KEYS[1], match)
  redis.call('HDEL', KEYS[2], match)
end
return 1
