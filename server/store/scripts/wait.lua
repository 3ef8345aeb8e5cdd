-- Renews a player's wait for a quick match, unless another player has waited longer.
--
-- KEYS  1 the sorted set of waits (room and player) by start, 2 the same by end without a renewal, 3 the same of
--       promised players by end of the promise
-- ARGV  1 player, 2 the room's code, 3 ms that a wait lasts without a renewal, 4 ms that a promise lasts
--
-- Returns the code of the room in which another player has waited longer; both are then promised to each other. Else it
-- returns nothing. A player who is promised already keeps waiting for that player.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
for _, waiting in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', at)) do
  redis.call('ZREM', KEYS[1], waiting)
  redis.call('ZREM', KEYS[2], waiting)
end
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', at)
local own = ARGV[2] .. ' ' .. ARGV[1]
if redis.call('ZSCORE', KEYS[3], own) then return '' end
for _, waiting in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  if waiting == own then break end
  local code, player = string.match(waiting, '^(%S+) (%S+)$')
  if player ~= ARGV[1] and code ~= ARGV[2] then
    for key = 1, 2 do redis.call('ZREM', KEYS[key], waiting, own) end
    redis.call('ZADD', KEYS[3], at + ARGV[4], waiting, at + ARGV[4], own)
    redis.call('PEXPIRE', KEYS[3], 2 * ARGV[4])
    return code
  end
end
redis.call('ZADD', KEYS[1], 'NX', at, own)
redis.call('ZADD', KEYS[2], at + ARGV[3], own)
redis.call('PEXPIRE', KEYS[1], 2 * ARGV[3])
redis.call('PEXPIRE', KEYS[2], 2 * ARGV[3])
return ''
