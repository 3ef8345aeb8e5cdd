-- Takes due work of a bucket. It is due again after a while, unless the node that took it finishes it before.
--
-- KEYS  1 the bucket's sorted set of due work, by due time
-- ARGV  1 the latest due time to take, 2 the new due time of a room, 3 the new due time of a match to settle, all in ms
--       since 1970 UTC, 4 the most to take
--
-- Returns the work that was taken, the longest due first.

local found = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[4])
for _, each in ipairs(found) do
  redis.call('ZADD', KEYS[1], string.find(each, ' ', 1, true) and ARGV[3] or ARGV[2], each)
end
return found
