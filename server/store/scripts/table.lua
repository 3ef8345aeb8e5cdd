-- Tells the best rated players of a game, and one player's own rating.
--
-- KEYS  1 the map from players to their ratings, 2 the sorted set of those who are listed, by rating
-- ARGV  1 the player, 2 how many of the best
--
-- Answers the best, each followed by their rating; the own rating (nothing where there is none); how many are better
-- than oneself, -1 where one is not listed; how many are rated, and how many of those are listed.

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
