-- Claims a piece of work for a node, unless another node has claimed it.
--
-- KEYS  1 the claim
-- ARGV  1 the node, 2 a dead node whose claim is replaced, 3 seconds that a claim is valid
--
-- Returns the node that has the claim.

local claimed = redis.call('GET', KEYS[1])
if claimed and claimed ~= ARGV[2] then return claimed end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
return ARGV[1]
