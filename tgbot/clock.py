"""Finds the games whose time has come. Nothing sleeps for a game: what is due is asked of Redis twice a second, and a
due time that this process has just written itself is met to the moment.

After an outage people's answers come first: until the backlog is handled no deadline fires, and those that passed in
the meantime, or would the moment we are back, are put off a little.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from tgbot import keys
from tgbot.db import RedisError, Script
from tgbot.store import Change, Loaded, Store
from tgbot.stream import Streams
from tgbot.tables import Table

Fire = Callable[[str], Awaitable[object]]

_log = logging.getLogger(__name__)
_SCAN = 0.5
_BEAT = 2.0
_HELD = 10.0
"""Seconds for which a game taken up is not taken up again, by us or anybody; so long a crash delays it."""
_OUTAGE = 20.0
"""Seconds without a sign of life from which on it was an outage."""
GRACE = 300.0
"""Seconds an overdue question stays open after an outage, at most."""
_MOST = 100


class Clock:
    """Calls `fire(gid)` for each game whose `Table.wake` has come. `fire` must look for itself what is due, and commit.

    Any number of clocks may run; a game is fired by one at a time. `patience`: seconds to wait at the start for
    Telegram's backlog to be fetched, and as long again ×5 for it to be handled.
    """

    def __init__(
        self, store: Store, fire: Fire, *, now: Callable[[], float] = time.time, patience: float = 60.0
    ) -> None:
        self._store = store
        self._db = store.db
        self._fire = fire
        self._now = now
        self._patience = patience
        self._soon: list[tuple[float, int]] = []
        self._woken = asyncio.Event()
        self._firing: dict[str, asyncio.Task[None]] = {}
        self._beaten = -math.inf
        self.ready = asyncio.Event()
        """Set when the backlog of the start is handled and deadlines fire."""
        store.on_due.append(self._note)

    async def run(self) -> None:
        """Until cancelled."""
        last = await self._last_sign()
        await self._backlog()
        while last is not None and self._now() - last > _OUTAGE:
            try:
                await self._grant(last)
                break
            except (RedisError, OSError) as error:
                _log.warning("the clock waits for Redis: %s", error)
                await asyncio.sleep(1)
        self.ready.set()
        try:
            while True:
                try:
                    await self._beat()
                    await self._scan()
                except (RedisError, OSError) as error:
                    _log.warning("the clock waits for Redis: %s", error)
                except Exception:
                    _log.exception("the clock")  # a mistake of ours in one game must not stop the others
                await self._meet(asyncio.get_running_loop().time() + _SCAN)
        finally:
            for task in self._firing.values():
                task.cancel()
            await asyncio.gather(*self._firing.values(), return_exceptions=True)

    # --- the start ---------------------------------------------------------------------------------------------------

    async def _last_sign(self) -> float | None:
        while True:
            try:
                found = await self._db.do("GET", keys.ALIVE)
                return None if found is None else float(found)
            except (RedisError, OSError) as error:
                _log.warning("the clock waits for Redis: %s", error)
                await asyncio.sleep(1)

    async def _backlog(self) -> None:
        """Until what waited at Telegram, and in the streams, is handled."""
        start, streams = self._now(), Streams(self._db)
        ends: list[str] | None = None
        until = asyncio.get_running_loop().time() + self._patience
        while asyncio.get_running_loop().time() < until:
            try:
                if ends is None and float(await self._db.do("GET", keys.CAUGHT_UP) or 0) >= start:
                    ends = await streams.ends()
                    until += 5 * self._patience
                if ends is not None and await streams.passed(ends):
                    return
            except (RedisError, OSError):
                pass
            await asyncio.sleep(0.05)
        _log.warning("the backlog is not handled yet; deadlines fire nevertheless")

    async def _grant(self, last: float) -> None:
        """Put off what became due while nobody was there to play."""
        now = self._now()
        _log.warning("the bot was away for %.0f s; overdue questions are put off", now - last)
        for number in range(keys.PARTITIONS):
            for raw in await self._db.do("ZRANGE", keys.due(number), "-inf", now + GRACE, "BYSCORE"):
                await self._store.transact(raw.decode(), lambda loaded: _graced(loaded, last, now))

    # --- the course --------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        if self._now() - self._beaten >= _BEAT:
            await self._db.do("SET", keys.ALIVE, self._now())
            self._beaten = self._now()

    async def _scan(self) -> None:
        """Look through all partitions: take what is due, remember when what is due soon will be."""
        now = self._now()
        command = (now + _SCAN, "BYSCORE", "LIMIT", 0, _MOST, "WITHSCORES")
        found = await self._db.many([("ZRANGE", keys.due(n), "-inf", *command) for n in range(keys.PARTITIONS)])
        for number, pairs in enumerate(found):
            times = [float(score) for score in pairs[1::2]]
            if times and times[0] <= now:
                await self._take(number)
            for due in times:
                if due > now:
                    heapq.heappush(self._soon, (due, number))

    async def _meet(self, until: float) -> None:
        """Sleep until then, but be there when something known is due."""
        loop = asyncio.get_running_loop()
        while (left := until - loop.time()) > 0:
            while self._soon and self._soon[0][0] <= self._now():
                _, number = heapq.heappop(self._soon)
                try:
                    await self._take(number)
                except (RedisError, OSError):
                    return  # the scan finds it again
            if self._soon:
                left = min(left, max(0.001, self._soon[0][0] - self._now()))
            self._woken.clear()
            try:
                async with asyncio.timeout(left):
                    await self._woken.wait()
            except TimeoutError:
                pass

    def _note(self, gid: str, due: float | None) -> None:
        """A commit of this process: what is due before the next scan must not wait for it."""
        if due is not None and due < self._now() + _SCAN:
            heapq.heappush(self._soon, (due, keys.partition(gid)))
            self._woken.set()

    async def _take(self, number: int) -> None:
        now = self._now()
        held = round(now + _HELD, 3)
        for raw in await self._db.run(_TAKE, (keys.due(number),), now, held, _MOST):
            gid = raw.decode()
            if gid not in self._firing:
                task = asyncio.create_task(self._one(gid, held))
                self._firing[gid] = task
                task.add_done_callback(partial(self._fired, gid))

    def _fired(self, gid: str, task: asyncio.Task[None]) -> None:
        self._firing.pop(gid, None)

    async def _one(self, gid: str, held: float) -> None:
        try:
            await self._fire(gid)
            loaded = await self._store.load(gid)
            wake = None if loaded is None else loaded.table.wake
            # After a commit the index is right. If nothing was committed it must be put right; but what is due and was
            # left alone stays held for a while, or it would come back at once.
            if wake is None or wake > self._now():
                await self._db.run(_CORRECT, (keys.due(keys.partition(gid)),), gid, held, "" if wake is None else wake)
        except Exception:
            _log.exception("deadline of game %s; again in %.0f s", gid, _HELD)


def _graced(loaded: Loaded, last: float, now: float) -> Change[None] | None:
    table = graced(loaded.table, last, now)
    return None if table is loaded.table else Change(table, dirty=table.audiences)


def graced(table: Table, last: float, now: float) -> Table:
    """The table with more time for the questions that were open when the bot went away (`last`), counted from its
    return (`now`): five minutes, but no longer than they were open for at first."""
    if table.stage != "playing":
        return table

    def put_off(at: float, opened: float) -> float:
        whole = at - opened if opened else float(table.clock)
        until = now + min(GRACE, table.clock, whole)
        return until if last < at < until else at

    deadlines = dict(table.deadlines)
    for key, one in table.deadlines.items():
        shown = None if one.shown is None else put_off(one.shown, one.opened)
        deadlines[key] = replace(one, due=put_off(one.due, one.opened), shown=shown)
    return table if deadlines == table.deadlines else replace(table, deadlines=deadlines)


_TAKE = Script("""
local found = redis.call('ZRANGE', KEYS[1], '-inf', ARGV[1], 'BYSCORE', 'LIMIT', 0, ARGV[3])
for _, gid in ipairs(found) do redis.call('ZADD', KEYS[1], 'XX', ARGV[2], gid) end
return found
""")

_CORRECT = Script("""
local have = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not have or tonumber(have) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] == '' then return redis.call('ZREM', KEYS[1], ARGV[1]) end
return redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
""")
