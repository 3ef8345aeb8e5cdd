-- Returns the best rated players of a game, and one player's own rating.
--
-- KEYS  1 the map from players to their ratings, 2 the sorted set of listed players, by rating
-- ARGV  1 the player, 2 the number of best players
--
-- Returns the best players, each with their rating; the player's own rating (nothing without one); the number of better
-- players, -1 if the player is not listed; the number of rated players, and of listed ones.

local best = redis.call('ZREVRANGE', KEYS[2], 0, ARGV[2] - 1)
local rows = {}
for _, player in ipairs(best) do
  rows[#rows + 1] = player
  rows[#rows + 1] = redis.call('HGET', KEYS[1], player)
end
local own = redis.call('HGET', KEYS[1], ARGV[1])
local listed = redis.call('ZSCORE', KEYS[2], ARGV[1])
local better = listed and redis.call('ZCOUNT', KEYS[2], '(' .. listed, '+inf') or -1
return {rows, own, better, redis.call('HLEN', KEYS[1]), redis.call('ZCARD', KEYS[2])}
