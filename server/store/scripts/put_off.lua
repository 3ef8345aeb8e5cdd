-- Sets another due time for work that was taken, or removes it, unless an append has changed the due time since.
--
-- KEYS  1 the bucket's sorted set of due work, by due time
-- ARGV  1 the work, 2 its due time after it was taken, 3 its new due time (empty: never)

if tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] == '' then return redis.call('ZREM', KEYS[1], ARGV[1]) end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
return 1
