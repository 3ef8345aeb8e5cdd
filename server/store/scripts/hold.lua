-- Registers a node again that was removed from the holders of a room, and lets the others read on.
--
-- KEYS  1 the set of nodes that hold the room, 2 the room's log, the channel of its announcements
-- ARGV  1 the node, 2 lifetime in seconds
--
-- If it was the only other holder, its appends in the meantime were announced to nobody.

redis.call('SADD', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('SPUBLISH', KEYS[2], ARGV[1])
return 1
