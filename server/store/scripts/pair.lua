-- Finds a room for a player who wants a quick match: one with a waiting player, or one to wait in.
--
-- KEYS  1 the sorted set of waits (room and player) by start, 2 the same by end without a renewal, 3 the same of
--       promised players by end of the promise, 4 the earlier answer to this command
-- ARGV  1 player, 2 code of a room that may be opened, 3 ms that a wait lasts without a renewal, 4 ms that a promise
--       lasts, 5 seconds that the answer is remembered, 6 an earlier answer that was unusable, or empty
--
-- Returns the room's code, after '+' if the player should open it and wait, after '=' if another player waits in it.
-- A player who is found is promised to this one, and pairs with nobody else meanwhile.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
local answered = redis.call('GET', KEYS[4])
if answered and answered ~= ARGV[6] then return answered end

for _, waiting in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', at)) do
  redis.call('ZREM', KEYS[1], waiting)
  redis.call('ZREM', KEYS[2], waiting)
end
local answer = '+' .. ARGV[2]
for _, waiting in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local code, player = string.match(waiting, '^(%S+) (%S+)$')
  if player ~= ARGV[1] and '=' .. code ~= ARGV[6] then
    redis.call('ZREM', KEYS[1], waiting)
    redis.call('ZREM', KEYS[2], waiting)
    redis.call('ZADD', KEYS[3], at + ARGV[4], waiting)
    redis.call('PEXPIRE', KEYS[3], 2 * ARGV[4])
    answer = '=' .. code
    break
  end
end
if answer == '+' .. ARGV[2] then
  local waiting = ARGV[2] .. ' ' .. ARGV[1]
  redis.call('ZADD', KEYS[1], at, waiting)
  redis.call('ZADD', KEYS[2], at + ARGV[3], waiting)
  redis.call('PEXPIRE', KEYS[1], 2 * ARGV[3])
  redis.call('PEXPIRE', KEYS[2], 2 * ARGV[3])
end
redis.call('SET', KEYS[4], answer, 'EX', ARGV[5])
return answer
