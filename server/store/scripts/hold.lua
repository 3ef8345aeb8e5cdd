-- Has a node hold a room again that it was thought to hold no longer, and the others read on.
--
-- KEYS  1 the set of nodes that hold the room, 2 the room's log, the channel where its appends are announced
-- ARGV  1 the node, 2 lifetime in seconds
--
-- Where it was the only other one, nobody has been told of what it appended meanwhile.

redis.call('SADD', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('SPUBLISH', KEYS[2], ARGV[1])
return 1
