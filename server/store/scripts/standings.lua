-- Returns the best player of each role on a number, and one player's own place.
--
-- KEYS  one sorted set of merits by player for each role, then the map from players to their names
-- ARGV  1 the player, 2 whether time decides between equal scores: 1 or 0
--
-- Returns for each role: nothing if nobody has played it, else the best player, their merit and name, the number of
-- players, and the player's own merit (empty if there is none) and rank (0 if there is none).

-- A merit is a score times this number, plus a smaller part for the time: see merit.py.
local seconds = 8589934592
local found = {}
for role = 1, #KEYS - 1 do
  local best = redis.call('ZREVRANGE', KEYS[role], 0, 0, 'WITHSCORES')
  if #best == 0 then
    found[role] = {}
  else
    local name = redis.call('HGET', KEYS[#KEYS], best[1]) or ''
    local own = redis.call('ZSCORE', KEYS[role], ARGV[1])
    local rank = 0
    if own then
      local more = tonumber(own) + 1
      if ARGV[2] ~= '1' then
        more = (math.floor(tonumber(own) / seconds) + 1) * seconds
      end
      rank = 1 + redis.call('ZCOUNT', KEYS[role], string.format('%.0f', more), '+inf')
    end
    found[role] = {best[1], best[2], name, redis.call('ZCARD', KEYS[role]), own or '', rank}
  end
end
return found
