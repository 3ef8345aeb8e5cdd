-- Adds a finished match to the page of one of its players.
--
-- KEYS  1 the sorted set of their matches by when those ended, 2 the same of those that were rated, 3 the map with their
--       name and first match, 4 the map from form and shelf to the game
-- ARGV  1 the match, 2 when it ended, 3 whether it was rated: 1 or 0, 4 their name, 5 form and shelf,
--       6 the game

local at = tonumber(ARGV[2])
redis.call('ZADD', KEYS[1], at, ARGV[1])
if ARGV[3] == '1' then redis.call('ZADD', KEYS[2], at, ARGV[1]) end
local known = redis.call('HMGET', KEYS[3], 'first', 'last')
if not known[1] or at < tonumber(known[1]) then redis.call('HSET', KEYS[3], 'first', ARGV[2]) end
if not known[2] or at >= tonumber(known[2]) then redis.call('HSET', KEYS[3], 'last', ARGV[2], 'name', ARGV[4]) end
redis.call('HSET', KEYS[4], ARGV[5], ARGV[6])
return 1
