-- Appends entries to a room's log if its last entry is the one that the caller has read last.
--
-- KEYS  1 the room's log, 2 the set of nodes that hold the room, 3 the bucket's sorted set of due work, by due time
-- ARGV  1 node, 2 lifetime in ms, 3 number of the last entry that the caller has read (0: none), 4 that entry's id,
--       5 number of due times, then for each the room or match and the ms from the entries until then (empty: never),
--       then the entries
--
-- Returns the time in ms that the entries were stamped with, or -1 if the log was not as expected.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)
local number = tonumber(ARGV[3])
local due_end = 5 + 2 * ARGV[5]

local last = redis.call('LINDEX', KEYS[1], -1)
if last then
  local count, before, id = string.match(last, '^{"n":(%d+),"at":(%d+),"id":"([^"]*)"')
  if tonumber(count) ~= number or id ~= ARGV[4] then return -1 end
  at = math.max(at, tonumber(before))
elseif number ~= 0 then
  return -1
end

for index = due_end + 1, #ARGV do
  number = number + 1
  local line = string.format('{"n":%.0f,"at":%.0f,', number, at) .. string.sub(ARGV[index], 2, -2)
  -- The checksum covers the number and the time too; see server/store/checksum.py.
  line = line .. ',"sum":"' .. string.sub(redis.sha1hex(line), 1, 8) .. '"}'
  redis.call('RPUSH', KEYS[1], line)
end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
for index = 6, due_end, 2 do
  if ARGV[index + 1] == '' then
    redis.call('ZREM', KEYS[3], ARGV[index])
  else
    redis.call('ZADD', KEYS[3], string.format('%.0f', at + ARGV[index + 1]), ARGV[index])
  end
end
if redis.call('SCARD', KEYS[2]) > 1 then redis.call('SPUBLISH', KEYS[1], ARGV[1]) end
return at
