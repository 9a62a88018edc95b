/**
 * What the ledger does in Redis at one go, as Lua. Of a search `s` the hash `<prefix>s:<name>` has the fields; `queued` and `running`
 * are sorted by when they were handed in, and by when whoever does them has to have been heard of again; `unfinished:<caller>`, those of
 * one caller that are not over, by when they are forgotten. Time is that of Redis, which all services share. All take ARGV: prefix, and
 * milliseconds by which they are ahead of that time; then each its own.
 */

const NOW = `
local p = ARGV[1]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + tonumber(ARGV[2])
local day = math.floor(now / 86400000)
`;

/** Forgets one. What all have taken is the sum of \`sizes\`. */
const DROP = `
local function drop(name)
  redis.call('DEL', p .. 's:' .. name)
  redis.call('DECRBY', p .. 'bytes', redis.call('HGET', p .. 'sizes', name) or 0)
  redis.call('HDEL', p .. 'sizes', name)
end
local function grow(name, bytes)
  redis.call('HINCRBY', p .. 'sizes', name, bytes)
  return redis.call('INCRBY', p .. 'bytes', bytes)
end
-- The oldest that has ended, of the caller who has most of the oldest ones; nothing where there is none but the one to be spared.
local function dropOne(spared)
  local sums, most, oldest = {}, 0, {}
  for _, name in ipairs(redis.call('ZRANGE', p .. 'ended', 0, 255)) do
    if name ~= spared then
      local caller = redis.call('HGET', p .. 's:' .. name, 'caller') or ''
      sums[caller] = (sums[caller] or 0) + 1
      oldest[caller] = oldest[caller] or name
      if sums[caller] > most then most = sums[caller] end
    end
  end
  for _, name in ipairs(redis.call('ZRANGE', p .. 'ended', 0, 255)) do
    local caller = redis.call('HGET', p .. 's:' .. name, 'caller') or ''
    if oldest[caller] == name and sums[caller] == most then
      redis.call('ZREM', p .. 'ended', name)
      drop(name)
      return name
    end
  end
end
`;

/** ARGV: name, caller, most, most bytes, perCaller, msADay, idempotency name or '', fingerprint, life of unfinished ones in ms, bytes, then fields and values. */
export const ADD = `${NOW}${DROP}
local name, caller = ARGV[3], ARGV[4]
local most, mostBytes, per, aday = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7]), tonumber(ARGV[8])
local once, print, lives, bytes = ARGV[9], ARGV[10], tonumber(ARGV[11]), tonumber(ARGV[12])
for _, old in ipairs(redis.call('ZRANGEBYSCORE', p .. 'ended', '-inf', now)) do drop(old) end
redis.call('ZREMRANGEBYSCORE', p .. 'ended', '-inf', now)
if once ~= '' then
  local known = redis.call('GET', p .. 'once:' .. once)
  if known then
    local other, theirs = string.match(known, '^(%S+) (%S+)$')
    if redis.call('EXISTS', p .. 's:' .. other) == 1 then
      if theirs == print then return {'known', other} end
      return {'conflict'}
    end
  end
end
-- One that was forgotten before anybody had done it is not held against its caller for good.
local own = p .. 'unfinished:' .. caller
redis.call('ZREMRANGEBYSCORE', own, '-inf', now)
if redis.call('ZCARD', own) >= per then return {'too-many'} end
if aday > 0 and tonumber(redis.call('GET', p .. 'used:' .. caller .. ':' .. day) or '0') >= aday then
  return {'spent', now}
end
local function isFull()
  local count = redis.call('ZCARD', p .. 'ended') + redis.call('ZCARD', p .. 'queued') + redis.call('ZCARD', p .. 'running')
  return count >= most or tonumber(redis.call('GET', p .. 'bytes') or '0') + bytes > mostBytes
end
while isFull() do
  if not dropOne('') then return {'full'} end
end
local fields = {}
for i = 13, #ARGV do fields[#fields + 1] = ARGV[i] end
redis.call('HSET', p .. 's:' .. name, 'status', 'queued', 'createdAt', now, 'revision', 1, 'once', once, unpack(fields))
redis.call('PEXPIRE', p .. 's:' .. name, lives)
grow(name, bytes)
redis.call('ZADD', p .. 'queued', now, name)
redis.call('ZADD', own, now + lives, name)
redis.call('PEXPIRE', own, lives)
if once ~= '' then redis.call('SET', p .. 'once:' .. once, name .. ' ' .. print, 'PX', lives) end
redis.call('PUBLISH', p .. 'calls', 'added')
return {'added', name}
`;

/** Gives what nobody was heard of back, then takes the next: of the caller who has least under way, the oldest. ARGV: lease in ms, driver. */
export const CLAIM = `${NOW}${DROP}
local lease, driver = tonumber(ARGV[3]), ARGV[4]
for _, lost in ipairs(redis.call('ZRANGEBYSCORE', p .. 'running', '-inf', now)) do
  redis.call('ZREM', p .. 'running', lost)
  local h = p .. 's:' .. lost
  if redis.call('EXISTS', h) == 1 then
    redis.call('HINCRBY', p .. 'active', redis.call('HGET', h, 'caller'), -1)
    redis.call('HDEL', h, 'startedAt', 'progress', 'answer')
    redis.call('HSET', h, 'status', 'queued')
    redis.call('HINCRBY', h, 'revision', 1)
    redis.call('ZADD', p .. 'queued', redis.call('HGET', h, 'createdAt'), lost)
  end
end
local best, least
for _, name in ipairs(redis.call('ZRANGE', p .. 'queued', 0, 255)) do
  local caller = redis.call('HGET', p .. 's:' .. name, 'caller')
  if not caller then
    redis.call('ZREM', p .. 'queued', name)
    drop(name)
  else
    local active = tonumber(redis.call('HGET', p .. 'active', caller) or '0')
    if not least or active < least then best, least = name, active end
    if least <= 0 then break end
  end
end
if not best then return false end
local h = p .. 's:' .. best
redis.call('ZREM', p .. 'queued', best)
redis.call('ZADD', p .. 'running', now + lease, best)
redis.call('HINCRBY', p .. 'active', redis.call('HGET', h, 'caller'), 1)
redis.call('HSET', h, 'status', 'running', 'startedAt', now, 'driver', driver)
redis.call('HINCRBY', h, 'revision', 1)
return best
`;

/** Ends one that is not over. ARGV: name, kept ms, used ms, most bytes, status, answer or '', problem or '', 'queued' where it has to wait, driver or '' where anybody may. */
export const FINISH = `${NOW}${DROP}
local name, kept = ARGV[3], tonumber(ARGV[4])
local h = p .. 's:' .. name
local status = redis.call('HGET', h, 'status')
if status ~= 'queued' and status ~= 'running' then return 0 end
if ARGV[10] == 'queued' and status ~= 'queued' then return 0 end
-- Whoever was taken for dead may bring an answer, which is the same whoever found it; that there is none is for the other to say.
if ARGV[7] == 'failed' and redis.call('HGET', h, 'driver') ~= ARGV[11] then return 0 end
local caller = redis.call('HGET', h, 'caller')
if status == 'running' then redis.call('HINCRBY', p .. 'active', caller, -1) end
redis.call('ZREM', p .. 'queued', name)
redis.call('ZREM', p .. 'running', name)
redis.call('ZREM', p .. 'unfinished:' .. caller, name)
if redis.call('EXISTS', p .. 'unfinished:' .. caller) == 0 then redis.call('HDEL', p .. 'active', caller) end
redis.call('HSET', h, 'status', ARGV[7], 'endedAt', now, 'expiresAt', now + kept)
redis.call('HDEL', h, 'answer', 'problem')
if ARGV[8] ~= '' then redis.call('HSET', h, 'answer', ARGV[8]) end
if ARGV[9] ~= '' then redis.call('HSET', h, 'problem', ARGV[9]) end
redis.call('HINCRBY', h, 'revision', 1)
redis.call('PEXPIRE', h, kept)
redis.call('ZADD', p .. 'ended', now + kept, name)
local sum = grow(name, #ARGV[8] + #ARGV[9])
while sum > tonumber(ARGV[6]) and dropOne(name) do sum = tonumber(redis.call('GET', p .. 'bytes')) end
local once = redis.call('HGET', h, 'once')
if once and once ~= '' then redis.call('PEXPIRE', p .. 'once:' .. once, kept) end
if tonumber(ARGV[5]) > 0 then
  local used = p .. 'used:' .. caller .. ':' .. day
  redis.call('INCRBYFLOAT', used, ARGV[5])
  redis.call('PEXPIRE', used, 172800000)
end
return 1
`;

/** Gives a running one back. ARGV: name, driver. */
export const RELEASE = `${NOW}
local name = ARGV[3]
local h = p .. 's:' .. name
if redis.call('HGET', h, 'status') ~= 'running' or redis.call('HGET', h, 'driver') ~= ARGV[4] then return 0 end
redis.call('HINCRBY', p .. 'active', redis.call('HGET', h, 'caller'), -1)
redis.call('ZREM', p .. 'running', name)
redis.call('HDEL', h, 'startedAt', 'progress', 'answer')
redis.call('HSET', h, 'status', 'queued')
redis.call('HINCRBY', h, 'revision', 1)
redis.call('ZADD', p .. 'queued', redis.call('HGET', h, 'createdAt'), name)
redis.call('PUBLISH', p .. 'calls', 'added')
return 1
`;

/** Tells of a running one. ARGV: name, progress or '', answer or '', driver. */
export const TELL = `${NOW}
local h = p .. 's:' .. ARGV[3]
if redis.call('HGET', h, 'status') ~= 'running' or redis.call('HGET', h, 'driver') ~= ARGV[6] then return 0 end
if ARGV[4] ~= '' then redis.call('HSET', h, 'progress', ARGV[4]) end
if ARGV[5] ~= '' then redis.call('HSET', h, 'answer', ARGV[5]) end
return redis.call('HINCRBY', h, 'revision', 1)
`;

/** Whoever does these is still there. Gives those of them that are to end. ARGV: lease in ms, lives in ms, driver, names. */
export const RENEW = `${NOW}
local lease, lives = tonumber(ARGV[3]), tonumber(ARGV[4])
local ending = {}
for i = 6, #ARGV do
  local h = p .. 's:' .. ARGV[i]
  if redis.call('HGET', h, 'driver') == ARGV[5] and redis.call('ZSCORE', p .. 'running', ARGV[i]) then
    redis.call('ZADD', p .. 'running', now + lease, ARGV[i])
    redis.call('PEXPIRE', h, lives)
    local own = p .. 'unfinished:' .. redis.call('HGET', h, 'caller')
    redis.call('ZADD', own, 'XX', now + lives, ARGV[i])
    redis.call('PEXPIRE', own, lives)
  end
  if redis.call('HGET', h, 'ending') then ending[#ending + 1] = ARGV[i] end
end
return ending
`;

/** Has a running one ended by whoever does it. ARGV: name. */
export const END = `${NOW}
local h = p .. 's:' .. ARGV[3]
if redis.call('HGET', h, 'status') ~= 'running' then return 0 end
redis.call('HSET', h, 'ending', 1)
return redis.call('PUBLISH', p .. 'calls', 'end ' .. ARGV[3])
`;
