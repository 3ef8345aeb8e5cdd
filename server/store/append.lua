-- Appends entries to a room's logs if they are as long, and end as, the caller last saw them.
--
-- KEYS  1 the room's log, 2 the log of its match, 3 the set of nodes that hold the room, 4 the set of what is due
-- ARGV  1 node, 2 lifetime in ms, 3 number of entries for the room's log,
--       4 the room's log's length and 5 its last entry's id, 6 and 7 the same of the match's log,
--       8 what is due with this (nothing where empty), then the entries for the room's log, then those for the match's log
--
-- Answers the time in ms that the entries were stamped with, or -1 when a log was not as expected.

local now = redis.call('TIME')
local at = now[1] * 1000 + math.floor(now[2] / 1000)

-- Only a log that is appended to is checked: what is decided on one does not hang on the other.
local function stands(key, length, last)
  if redis.call('LLEN', key) ~= tonumber(length) then return false end
  if length == '0' then return true end
  local before, id = string.match(redis.call('LINDEX', key, -1), '^{"at":(%d+),"id":"([^"]*)"')
  if id ~= last then return false end
  at = math.max(at, tonumber(before))
  return true
end

local rooms = tonumber(ARGV[3])
local total = #ARGV - 8
if rooms > 0 and not stands(KEYS[1], ARGV[4], ARGV[5]) then return -1 end
if total > rooms and not stands(KEYS[2], ARGV[6], ARGV[7]) then return -1 end

local stamp = string.format('{"at":%.0f,', at)
for index = 1, total do
  local line = stamp .. string.sub(ARGV[8 + index], 2, -2)
  -- The checksum covers the time too; see server/store/checksum.py.
  line = line .. ',"sum":"' .. string.sub(redis.sha1hex(line), 1, 8) .. '"}'
  redis.call('RPUSH', index <= rooms and KEYS[1] or KEYS[2], line)
end
for key = 1, 3 do redis.call('PEXPIRE', KEYS[key], ARGV[2]) end
if ARGV[8] ~= '' then redis.call('SADD', KEYS[4], ARGV[8]) end
if redis.call('SCARD', KEYS[3]) > 1 then redis.call('SPUBLISH', KEYS[1], ARGV[1]) end
return at
