"""The loop: takes marks, has their audiences looked at, gives the marks back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from engine.registry import GAMES
from tgbot import keys
from tgbot.buckets import Buckets
from tgbot.calls import Calls
from tgbot.db import RedisError
from tgbot.delivery.look import Log, Look, Looks, first_needed
from tgbot.delivery.marks import Marks, Picture, Rest
from tgbot.delivery.painter import Hooks, Painter
from tgbot.memory import Memory
from tgbot.packing import unpack
from tgbot.registers import Registers
from tgbot.store import Store

_log = logging.getLogger(__name__)
_SCAN = 1.0
_SIGN = 3.0
_JOBS = 256
_PARTING = 10.0
_EVENTS: Memory[tuple[str, bytes], Sequence[Any]] = Memory(
    lambda chunk: GAMES[chunk[0]].load_events(unpack(chunk[1])), 4096
)


class Delivery:
    """Any number may run, in any processes; an audience is looked at by one at a time, a chat is called by one task
    at a time. Marks set in this process are taken up at once, others within a second."""

    def __init__(
        self,
        store: Store,
        registers: Registers,
        calls: Calls,
        buckets: Buckets,
        painter: Painter,
        hooks: Hooks | None = None,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._marks = Marks(store.db)
        self._looks = Looks(self._marks, registers, calls, buckets, painter, hooks or Hooks(), now)
        self._now = now
        self._woken: set[int] = set()
        self._wake = asyncio.Event()
        self._jobs: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(_JOBS)
        self._chats: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._lost: dict[tuple[str, str], float] = {}
        self._held: set[tuple[str, str]] = set()
        self.outcomes = self._looks.outcomes
        """How many calls ended in which way."""
        store.on_dirty.append(lambda gid, _: self.wake(keys.partition(gid)))

    def wake(self, partition: int) -> None:
        """Look into a partition now."""
        self._woken.add(partition)
        self._wake.set()

    async def run(self) -> None:
        """Until cancelled; then what is being sent is sent first, for ten seconds at most."""
        loop = asyncio.get_running_loop()
        scan_at = loop.time()
        keeping = asyncio.create_task(self._keep())
        try:
            while True:
                try:
                    if loop.time() >= scan_at:
                        scan_at = loop.time() + _SCAN
                        await self._recover()
                        self._woken.update(await self._marks.ready(self._now()))
                    woken, self._woken = self._woken, set()
                    await asyncio.gather(*(self._take(number) for number in woken))
                except (RedisError, OSError) as error:
                    _log.warning("delivery waits for Redis: %s", error)
                    await asyncio.sleep(0.5)
                except Exception:
                    _log.exception("delivery")
                    await asyncio.sleep(1)
                await self._sleep(scan_at - loop.time())
        finally:
            await self._part()
            keeping.cancel()

    async def _keep(self) -> None:
        """Say that we are still at it: a call may take long, but a dead sender's audiences must not wait long."""
        while True:
            await asyncio.sleep(_SIGN)
            try:
                if self._held:
                    await self._marks.keep(tuple(self._held), self._now())
            except (RedisError, OSError) as error:
                _log.warning("leases: Redis: %s", error)

    async def _sleep(self, seconds: float) -> None:
        if not self._woken and seconds > 0:
            self._wake.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._wake.wait()
            except TimeoutError:
                pass

    async def _take(self, number: int) -> None:
        taken = await self._marks.take(number, self._now())
        self._held |= {(gid, audience) for gid, audiences in taken.items() for audience in audiences}
        for gid, audiences in taken.items():
            await self._room.acquire()
            job = asyncio.create_task(self._job(gid, audiences))
            self._jobs.add(job)
            job.add_done_callback(self._end)

    def _end(self, job: asyncio.Task[None]) -> None:
        self._jobs.discard(job)
        self._room.release()

    async def _part(self) -> None:
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=_PARTING)
        for job in self._jobs:
            job.cancel()

    async def _recover(self) -> None:
        """Give back what could not be given back when it failed."""
        for (gid, audience), again in tuple(self._lost.items()):
            await self._give_back(gid, [Rest(audience, None, again)])
            del self._lost[gid, audience]

    # --- one game ----------------------------------------------------------------------------------------------------

    async def _job(self, gid: str, audiences: list[str]) -> None:
        """Look at some audiences of a game: first at all of them, then make the calls of those that need some."""
        try:
            picture = await self._marks.read(gid, audiences)
            if picture is None:
                await self._give_back(gid, [Rest(name, None, None) for name in audiences])
                return
            busy = await self._look(gid, picture)
        except Exception as error:
            self._excuse(gid, audiences, error)
            return
        calls = {asyncio.create_task(self._call(gid, name, look)) for name, look in busy}
        try:
            await self._ended(gid, calls)
        finally:
            for call in calls:
                call.cancel()

    async def _look(self, gid: str, picture: Picture) -> list[tuple[str, Look]]:
        """The looks that have calls to make; the others are given back together."""
        log, busy, rests = await self._log(picture), [], []
        for audience in picture.audiences:
            if audience.name not in picture.table.audiences:  # whoever sat there has left the lobby
                rests.append(Rest(audience.name, None, None))
                continue
            try:
                look = self._looks.begin(picture, audience, log)
            except Exception:
                _log.exception("game %s cannot be painted for %s", gid, audience.name)
                rests.append(Rest(audience.name, None, self._looks.failed(gid, audience.name)))
                continue
            rest = look.rest
            if rest is None:
                busy.append((audience.name, look))
            else:
                rests.append(rest)
        if rests:
            await self._give_back(gid, rests)
        return busy

    async def _log(self, picture: Picture) -> Log:
        first, table = first_needed(picture), picture.table
        if first >= picture.events:
            return Log(picture.events, ())
        chunks = await self._store.chunks(table.id, picture.events - first)
        if not chunks or chunks[0][0] > first:  # others have come since
            chunks = await self._store.chunks(table.id, 0)
        events = [event for _, _, packed in chunks for event in _EVENTS((table.game, packed))]
        return Log(chunks[0][0], events)

    async def _call(self, gid: str, name: str, look: Look) -> Rest | None:
        try:
            async with self._lock(look.chat):
                return await look.call()
        except Exception as error:
            self._excuse(gid, [name], error)
            return None

    async def _ended(self, gid: str, calls: set[asyncio.Task[Rest | None]]) -> None:
        """Give back what has ended, again and again, and together what ended in the meantime."""
        while calls:
            done, calls = await asyncio.wait(calls, return_when=asyncio.FIRST_COMPLETED)
            rests = [rest for call in done if (rest := call.result()) is not None]
            try:
                if rests:
                    await self._give_back(gid, rests)
            except Exception as error:
                self._excuse(gid, [rest.audience for rest in rests], error)

    def _excuse(self, gid: str, names: list[str], error: Exception) -> None:
        """Redis was away, or it is a mistake of ours: these audiences get another look later."""
        if isinstance(error, RedisError | OSError):
            _log.warning("game %s: Redis: %s", gid, error)
        else:
            _log.error("delivery of game %s", gid, exc_info=error)
        for name in names:
            self._lost[gid, name] = self._looks.failed(gid, name)

    async def _give_back(self, gid: str, rests: list[Rest]) -> None:
        self._held -= {(gid, rest.audience) for rest in rests}
        due = await self._marks.give_back(gid, rests)
        if due is not None:
            wait = max(0.0, due - self._now())
            asyncio.get_running_loop().call_later(wait, self.wake, keys.partition(gid))

    def _lock(self, chat: int) -> asyncio.Lock:
        lock = self._chats.get(chat)
        if lock is None:
            lock = self._chats[chat] = asyncio.Lock()
        return lock
