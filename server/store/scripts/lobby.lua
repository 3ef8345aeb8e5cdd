-- Returns a list of public rooms, unless nothing has changed since the last time.
--
-- KEYS  1 the map from rooms to their entries, 2 the number of changes, 3 the list
-- ARGV  1 the number of changes at the last time, 2 the most rooms to return
--
-- Returns the number of changes; if it has changed, also the number of rooms and the first entries.

local changes = redis.call('GET', KEYS[2]) or '0'
if changes == ARGV[1] then return {changes} end
local answer = {changes, redis.call('ZCARD', KEYS[3])}
local codes = redis.call('ZREVRANGE', KEYS[3], 0, ARGV[2] - 1)
if #codes > 0 then
  for _, told in ipairs(redis.call('HMGET', KEYS[1], unpack(codes))) do
    if told then answer[#answer + 1] = string.match(told, '^%S+ %S+ (.*)$') end
  end
end
return answer
