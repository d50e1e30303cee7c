"""What the store writes in one go: the scripts that Redis runs whole or not at all."""

from __future__ import annotations

from tgbot.db import Script

# The updates applied are kept in the game itself, the latest 512 of them, four bytes each. A repetition comes soon or
# not at all: the stream hands out again only what was not acknowledged, one update a shard, though other shards may go
# on while a dead worker's waits for an heir. These two kilobytes go with the game, where marks of their own would take
# ten times that and outlive it.
COMMIT = Script("""
local game, log, due, dirty = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local gid, expected, blob, wake, mark, now = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local events, count, kept, room = ARGV[7], ARGV[8], tonumber(ARGV[9]), tonumber(ARGV[10])
local have = redis.call('HMGET', game, 'v', 'n', 'u')
local seen = have[3] or ''
if mark ~= '' then
  local at = string.find(seen, mark, 1, true)
  while at do
    if at % 4 == 1 then return 'seen' end
    at = string.find(seen, mark, at + 1, true)
  end
  seen = string.sub(seen .. mark, -room)
end
if (have[1] or '0') ~= expected then return 'clash' end
local n = tonumber(have[2] or '0')
if ARGV[13] ~= '' then
  n = tonumber(ARGV[13])
  local last = redis.call('LINDEX', log, -1)
  while last and tonumber(string.match(last, '^%d+')) >= n do
    redis.call('RPOP', log)
    last = redis.call('LINDEX', log, -1)
  end
end
if events ~= '' then
  redis.call('RPUSH', log, string.format('%d:%s:', n, count) .. events)
end
redis.call('HSET', game, 'v', tonumber(expected) + 1, 't', blob, 'n', n + tonumber(count), 'u', seen)
if kept > 0 then
  redis.call('EXPIRE', game, kept)
  redis.call('EXPIRE', log, kept)
end
if wake == '' then redis.call('ZREM', due, gid) else redis.call('ZADD', due, wake, gid) end
if ARGV[11] ~= '' then redis.call('HSET', game, ARGV[11], ARGV[12]) end
for i = 14, #ARGV do
  redis.call('ZADD', dirty, 'LT', now, gid .. ' ' .. ARGV[i])
end
return 'ok'
""")

PATH = Script("""
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZADD', KEYS[2], 'LT', ARGV[4], ARGV[3])
return 1
""")
