-- Stores a chat line of a room once, and removes the oldest if there are too many.
--
-- KEYS  1 the list of lines, 2 their count so far, 3 the room's log, the channel of announcements
-- ARGV  1 node, 2 lifetime in seconds, 3 most lines kept, 4 the line's player and command, 5 the line without its
--       number and time: JSON that starts with {
--
-- Returns the line as stored.

for _, kept in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  if string.find(kept, ARGV[4], 1, true) then return kept end
end
local now = redis.call('TIME')
local at = string.format('%.0f', now[1] * 1000 + math.floor(now[2] / 1000))
local line = '{"line":' .. redis.call('INCR', KEYS[2]) .. ',"at":' .. at .. ',' .. string.sub(ARGV[5], 2)
redis.call('RPUSH', KEYS[1], line)
redis.call('LTRIM', KEYS[1], -ARGV[3], -1)
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('EXPIRE', KEYS[2], ARGV[2])
redis.call('SPUBLISH', KEYS[3], ARGV[1] .. ' chat')
return line
