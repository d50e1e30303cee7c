"""Handles the updates of the shards this process owns: each shard in its order, the shards side by side.

A shard belongs to one worker at a time, and the living workers share the shards evenly. What a dead one had in its
hands its successor handles first. A handler that fails is tried again a few times; then its update is parked and the
shard goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable

from redis.exceptions import ConnectionError as RedisGone
from redis.exceptions import TimeoutError as RedisSlow

from tgbot import keys
from tgbot.db import Db, RedisError
from tgbot.lease import Lease, new_holder
from tgbot.stream import Entry, Streams, Update

Handler = Callable[[Update, Entry], Awaitable[None]]

_log = logging.getLogger(__name__)
_PAUSES = (0.1, 0.5, 2.0)
_MOST_TRIES = 6
"""An update handed out so often has taken its process down each time."""
_SIGN = 1.0
_DEAD_AFTER = 5.0


class Worker:
    """`handle` gets every update at least once; it must be the store that makes it once (`update_id`). `sorry` gets
    those that are given up."""

    def __init__(
        self,
        db: Db,
        handle: Handler,
        *,
        sorry: Callable[[Update], Awaitable[None]] | None = None,
        timeout: float = 60.0,
        pauses: tuple[float, ...] = _PAUSES,
        batch: int = 16,
    ) -> None:
        self._db = db
        self._sorry = sorry
        self._streams = Streams(db)
        self._handle = handle
        self._timeout = timeout
        self._pauses = pauses
        self._batch = batch
        self._name = new_holder()
        self._leases = [Lease(db, keys.owner(n), self._name, _DEAD_AFTER) for n in range(keys.SHARDS)]
        self._giving: set[Lease] = set()
        self._stopping = False
        self.handled = 0
        """Updates handled so far."""
        self.parked = 0
        """Updates given up so far."""

    async def run(self) -> None:
        """Until `stop` or cancellation."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._keep_share())
                for number in range(keys.SHARDS):
                    tasks.create_task(self._shard(number))
        finally:
            await asyncio.shield(self._leave())

    def stop(self) -> None:
        """Finish what is in hand; `run` then returns within a second or so."""
        self._stopping = True

    @property
    def owned(self) -> int:
        """How many shards are this worker's now."""
        return sum(lease.held for lease in self._leases)

    async def _keep_share(self) -> None:
        """Give signs of life, keep what is ours, take what is nobody's up to a fair share, give away what is beyond
        it."""
        while not self._stopping:
            with contextlib.suppress(RedisError, OSError):
                now = time.time()
                await self._db.do("ZADD", keys.WORKERS, now, self._name)
                await self._db.do("ZREMRANGEBYSCORE", keys.WORKERS, "-inf", now - 60)
                living = max(1, int(await self._db.do("ZCOUNT", keys.WORKERS, now - _DEAD_AFTER, "+inf")))
                await self._share(math.ceil(keys.SHARDS / living))
            await asyncio.sleep(_SIGN)

    async def _share(self, most: int) -> None:
        mine = [lease for lease in self._leases if lease.held]
        self._giving = set(mine[most:])
        for lease in mine:
            await lease.hold()
        room = most - len(mine)
        for lease in self._leases:
            if room > 0 and lease not in mine and await lease.hold():
                room -= 1

    async def _shard(self, number: int) -> None:
        lease = self._leases[number]
        while not self._stopping:
            if not self._ours(lease):
                await asyncio.sleep(0.05)
                continue
            try:
                await self._streams.create(number)
                await self._all(lease, await self._streams.left(number))
                while self._ours(lease):
                    found = await self._streams.next(number, self._batch, block=1.0)
                    # When nothing is new, look for what a former owner was handed out in the moment it lost the shard.
                    await self._all(lease, found or await self._streams.left(number))
                if lease in self._giving:
                    self._giving.discard(lease)
                    await lease.release()
            except (RedisError, OSError) as error:
                _log.warning("shard %d: Redis: %s", number, error)
                await asyncio.sleep(0.5)
            except Exception:
                _log.exception("shard %d", number)
                await asyncio.sleep(1)

    def _ours(self, lease: Lease) -> bool:
        return lease.held and lease not in self._giving and not self._stopping

    async def _all(self, lease: Lease, entries: list[tuple[Entry, Update]]) -> None:
        for entry, update in entries:
            if entry.tries >= _MOST_TRIES:
                await self._park(entry, update, f"handed out {entry.tries} times")
            elif self._ours(lease):
                await self._one(lease, entry, update)

    async def _one(self, lease: Lease, entry: Entry, update: Update) -> None:
        failures = 0
        while lease.held and not self._stopping:
            try:
                async with asyncio.timeout(self._timeout):
                    await self._handle(update, entry)
            except (RedisGone, RedisSlow) as error:  # no fault of the update's: it waits until Redis is back
                _log.warning("update %d waits for Redis: %s", entry.update_id, error)
                await asyncio.sleep(0.5)
            except Exception as error:
                _log.exception("update %d in shard %d", entry.update_id, entry.shard)
                if failures == len(self._pauses):
                    return await self._park(entry, update, repr(error))
                await asyncio.sleep(self._pauses[failures])
                failures += 1
            else:
                await self._streams.done(entry)
                self.handled += 1
                return

    async def _park(self, entry: Entry, update: Update, error: str) -> None:
        _log.error("update %d is parked: %s", entry.update_id, error)
        self.parked += 1
        await self._streams.park(entry, update, error)
        if self._sorry is not None:
            try:
                async with asyncio.timeout(self._timeout):
                    await self._sorry(update)
            except Exception:
                _log.exception("update %d", entry.update_id)

    async def _leave(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._db.do("ZREM", keys.WORKERS, self._name)
            for lease in self._leases:
                if lease.held:
                    await lease.release()
