-- Returns the number of the first entry of a room's log, and its entries from a number on.
--
-- KEYS  1 the room's log
-- ARGV  1 number of the first entry to return; the log may begin with a later one
--       2 number of the last entry to return; -1: the log's last
--
-- Returns {first number, entries}: {0, {}} for a room without a log.

local first = redis.call('LINDEX', KEYS[1], 0)
if not first then return {0, {}} end
local base = tonumber(string.match(first, '^{"n":(%d+),'))
-- The reader rejects a line that is not an entry.
if not base then return {0, redis.call('LRANGE', KEYS[1], 0, -1)} end
local last = ARGV[2] == '-1' and -1 or math.max(tonumber(ARGV[2]) - base, 0)
return {base, redis.call('LRANGE', KEYS[1], math.max(tonumber(ARGV[1]) - base, 0), last)}
