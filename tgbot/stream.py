"""Updates on their way from Telegram to who handles them, in Redis streams.

What happens in one chat, and what one person does in private, lies in one shard, in its order. An update is in its
stream from the moment it is acknowledged to Telegram until it is handled, so the length of a stream is its backlog.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import orjson

from tgbot import keys
from tgbot.db import Db, RedisError, Script

Update = dict[str, Any]
GROUP = "workers"
CONSUMER = "owner"
"""One name for all: a shard has one reader at a time (`worker`), and the next goes on with what this one has left."""
_REMEMBERED = 86_400
_REMEMBERED_MOST = 20_000
_DEAD_MOST = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    """Where an update lies. `received`: unix time; `tries`: how often it was handed out before."""

    shard: int
    id: str
    update_id: int
    received: float
    tries: int = 0


class Streams:
    """All the shards."""

    def __init__(self, db: Db, now: Callable[[], float] = time.time) -> None:
        self._db = db
        self._now = now

    async def put(self, updates: Iterable[Update]) -> int:
        """Take updates in; those that were taken in before (in the last day) are passed over. How many were new.

        Once it returns, they may be acknowledged to Telegram. Raises RedisError; then it may be called again.
        """
        by_shard: dict[int, list[Any]] = {}
        for update in updates:
            by_shard.setdefault(keys.shard(place(update)), []).extend((update["update_id"], orjson.dumps(update)))
        new = 0
        for number, parts in by_shard.items():
            names = (keys.stream(number), keys.received(number))
            new += int(await self._db.run(_PUT, names, self._now(), _REMEMBERED, _REMEMBERED_MOST, *parts))
        return new

    async def create(self, shard: int) -> None:
        """Make sure that the shard can be read."""
        try:
            await self._db.do("XGROUP", "CREATE", keys.stream(shard), GROUP, "0", "MKSTREAM")
        except RedisError as error:
            if "BUSYGROUP" not in str(error):
                raise

    async def left(self, shard: int) -> list[tuple[Entry, Update]]:
        """What was handed out and not acknowledged, oldest first."""
        pending = await self._db.do("XPENDING", keys.stream(shard), GROUP, "-", "+", 1000, CONSUMER)
        tries = {entry_id.decode(): int(count) for entry_id, _, _, count in pending}
        return await self._read(shard, "0", 1000, None, tries)

    async def next(self, shard: int, count: int, block: float) -> list[tuple[Entry, Update]]:
        """New updates, oldest first; waits up to `block` seconds for one."""
        return await self._read(shard, ">", count, block, {})

    async def done(self, entry: Entry) -> None:
        """It is handled."""
        await self._db.run(_DONE, (keys.stream(entry.shard),), GROUP, entry.id)

    async def park(self, entry: Entry, update: Update, error: str) -> None:
        """It cannot be handled: keep it for whoever wants to find out why, and let the shard go on."""
        record = orjson.dumps({"update": update, "error": error, "at": self._now()})
        await self._db.do("RPUSH", keys.dead(entry.shard), record)
        await self._db.do("LTRIM", keys.dead(entry.shard), -_DEAD_MOST, -1)
        await self.done(entry)

    async def parked(self) -> list[dict[str, Any]]:
        """All that was parked: update, error, at."""
        lists = await self._db.many([("LRANGE", keys.dead(n), 0, -1) for n in range(keys.SHARDS)])
        return [orjson.loads(record) for records in lists for record in records]

    async def backlog(self) -> int:
        """How many updates wait."""
        return sum(await self._db.many([("XLEN", keys.stream(n)) for n in range(keys.SHARDS)]))

    async def ends(self) -> list[str]:
        """The ids of the last updates that wait now, by shard; empty where none does."""
        found = await self._db.many([("XREVRANGE", keys.stream(n), "+", "-", "COUNT", 1) for n in range(keys.SHARDS)])
        return [entries[0][0].decode() if entries else "" for entries in found]

    async def passed(self, ends: list[str]) -> bool:
        """Is everything up to these ends handled?"""
        waiting = [(n, end) for n, end in enumerate(ends) if end]
        found = await self._db.many([("XRANGE", keys.stream(n), "-", end, "COUNT", 1) for n, end in waiting])
        return not any(found)

    async def _read(
        self, shard: int, since: str, count: int, block: float | None, tries: dict[str, int]
    ) -> list[tuple[Entry, Update]]:
        command: tuple[str | int, ...] = ("XREADGROUP", "GROUP", GROUP, CONSUMER, "COUNT", count)
        if block is None:
            answer = await self._db.do(*command, "STREAMS", keys.stream(shard), since)
        else:
            command = (*command, "BLOCK", max(1, int(block * 1000)))
            answer = await self._db.block(*command, "STREAMS", keys.stream(shard), since)
        found = []
        for raw_id, fields in answer[0][1] if answer else ():
            entry_id = raw_id.decode()
            if not fields:  # somebody removed it
                await self._db.do("XACK", keys.stream(shard), GROUP, entry_id)
                continue
            update = orjson.loads(fields[1])
            received = int(entry_id.partition("-")[0]) / 1000
            found.append((Entry(shard, entry_id, update["update_id"], received, tries.get(entry_id, 0)), update))
        return found


def place(update: Update) -> int:
    """The chat an update belongs to, or else the person."""
    for payload in update.values():
        if isinstance(payload, dict):
            chat = payload.get("chat") or (payload.get("message") or {}).get("chat")
            found = chat or payload.get("from") or payload.get("user")
            return int(found["id"]) if found else 0
    return 0


_PUT = Script("""
local now, new = tonumber(ARGV[1]), 0
for i = 4, #ARGV, 2 do
  if redis.call('ZADD', KEYS[2], 'NX', now, ARGV[i]) == 1 then
    redis.call('XADD', KEYS[1], '*', 'u', ARGV[i + 1])
    new = new + 1
  end
end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[2])
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -1 - ARGV[3])
return new
""")

_DONE = Script("""
redis.call('XACK', KEYS[1], ARGV[1], ARGV[2])
return redis.call('XDEL', KEYS[1], ARGV[2])
""")
