-- Replaces a room's log up to the end of a finished match by a checkpoint, if the entry at that end is still there.
--
-- KEYS  1 the room's log, 2 the set of nodes that hold the room, 3 the bucket's sorted set of due work
-- ARGV  1 node, 2 number of the entry at the match's end, 3 that entry's id, 4 the checkpoint, with the same number and
--       id, 5 the match, which has no due work after this
--
-- The log keeps its expiry, because it is never empty. Returns 1 if the log was compacted, 0 if there was nothing to do.

redis.call('ZREM', KEYS[3], ARGV[5])
local first = redis.call('LINDEX', KEYS[1], 0)
local base = first and tonumber(string.match(first, '^{"n":(%d+),'))
if not base or base >= tonumber(ARGV[2]) then return 0 end

local index = tonumber(ARGV[2]) - base
local line = redis.call('LINDEX', KEYS[1], index)
if not line then return 0 end
local number, id = string.match(line, '^{"n":(%d+),"at":%d+,"id":"([^"]*)"')
if number ~= ARGV[2] or id ~= ARGV[3] then return 0 end

redis.call('LSET', KEYS[1], index, ARGV[4])
redis.call('LTRIM', KEYS[1], index, -1)
if redis.call('SCARD', KEYS[2]) > 1 then redis.call('SPUBLISH', KEYS[1], ARGV[1]) end
return 1
