-- Tells a list of public rooms, unless nothing has changed since it was told last.
--
-- KEYS  1 the map from rooms to what is told of them, 2 the number of changes, 3 the list
-- ARGV  1 the number of changes when the list was told last, 2 most rooms that are told
--
-- Answers the number of changes; where that is another one, then how many rooms there are, and the first ones.

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
