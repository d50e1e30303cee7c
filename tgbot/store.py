"""Games in Redis. What a step changes (the table, its events, when the clock looks again, who must be shown something,
which update did it) is written by one script or not at all."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar
from weakref import WeakValueDictionary

import orjson

from tgbot import keys, tables
from tgbot.commit import COMMIT, PATH
from tgbot.db import Db
from tgbot.packing import pack, unpack
from tgbot.tables import Table

T = TypeVar("T")

KEPT = 30 * 86_400
"""Seconds for which a game that has ended is kept."""
_SEEN = 512
_TRIES = 12


class StoreBusy(Exception):
    """A game changed under our hands again and again; the update may be tried later."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as it was read: `version` counts its commits, `events` the events in its log."""

    table: Table
    version: int
    events: int
    marks: bytes = field(default=b"", repr=False)

    def applied(self, update_id: int) -> bool:
        """Was this update applied to the game already?"""
        mark = _mark(update_id)
        at = self.marks.find(mark)
        while at % 4 > 0 and at >= 0:  # across two of them
            at = self.marks.find(mark, at + 1)
        return at >= 0


@dataclass(frozen=True, slots=True)
class Change(Generic[T]):
    """What a step makes of a game. `events`: a JSON array of `count` facts · `dirty`: audiences who must be shown
    something · `answer`: whatever the one who asked wants to know · `turn`: an audience, and the page its screen is
    turned to · `keep`: so many of the facts logged stay, the others were taken back; a number at which a commit
    ended."""

    table: Table
    events: bytes | None = None
    count: int = 0
    dirty: Iterable[str] = ()
    answer: T | None = None
    turn: tuple[str, str] | None = None
    keep: int | None = None


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """How a transaction ended.

    `ok`: committed · `unchanged`: there was nothing to commit · `seen`: this update was applied before, nothing is
    done and there is no answer · `missing`: no such game. `table` is as it is afterwards, or None when missing.
    """

    status: Literal["ok", "unchanged", "seen", "missing"]
    table: Table | None
    version: int = 0
    answer: T | None = None


Chunk = tuple[int, int, bytes]
"""A commit's events: the number of the first, how many there are, a packed JSON array."""
DirtyListener = Callable[[str, tuple[str, ...]], None]
DueListener = Callable[[str, float | None], None]


class Store:
    """Games by their ids. `on_dirty` and `on_due` are told of this process's commits, at once; other processes' are
    found in the indexes."""

    def __init__(self, db: Db, now: Callable[[], float] = time.time) -> None:
        self.db = db
        self.now = now
        self.on_dirty: list[DirtyListener] = []
        self.on_due: list[DueListener] = []
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def load(self, gid: str) -> Loaded | None:
        """The game, or None. Raises ValueError when a newer release has written it."""
        version, table, events, marks = await self.db.do("HMGET", keys.game(gid), "v", "t", "n", "u")
        return None if table is None else Loaded(tables.load(table), int(version), int(events), marks)

    async def commit(
        self,
        table: Table,
        expected_version: int,
        *,
        events: bytes | None = None,
        count: int = 0,
        dirty: Iterable[str] = (),
        turn: tuple[str, str] | None = None,
        keep: int | None = None,
        update_id: int | None = None,
    ) -> Literal["ok", "clash", "seen"]:
        """Write it all, if the game is still at `expected_version` (0: does not exist) and knows nothing of the
        update."""
        gid, audiences, wake, now = table.id, tuple(dirty), table.wake, self.now()
        number = keys.partition(gid)
        said: bytes = await self.db.run(
            COMMIT,
            (keys.game(gid), keys.log(gid), keys.due(number), keys.dirty(number)),
            gid,
            expected_version,
            tables.dump(table),
            "" if wake is None else wake,
            b"" if update_id is None else _mark(update_id),
            now,
            b"" if events is None else pack(events),
            count,
            0 if table.live else KEPT,
            _SEEN * 4,
            *(("", "") if turn is None else (f"p:{turn[0]}", turn[1])),
            "" if keep is None else keep,
            *audiences,
        )
        outcome = said.decode()
        if outcome == "ok":
            self._tell(gid, audiences, wake)
        return outcome  # type: ignore[return-value]

    async def transact(
        self, gid: str, change: Callable[[Loaded], Change[T] | T], update_id: int | None = None
    ) -> Done[T]:
        """Load, `change`, commit; again when somebody else was faster. What is no Change is an answer: nothing is
        written.

        `change` may be called several times and must have no effects. Raises StoreBusy.
        """
        async with self._lock(gid):
            for attempt in range(_TRIES):
                before = await self.load(gid)
                if before is None:
                    return Done("missing", None)
                if update_id is not None and before.applied(update_id):
                    return Done("seen", before.table, before.version)
                made = change(before)
                if not isinstance(made, Change):
                    return Done("unchanged", before.table, before.version, made)
                done = await self._commit(before, made, update_id)
                if done is not None:
                    return done
                await asyncio.sleep(random.uniform(0.002, 0.01) * 2 ** min(attempt, 5))
        raise StoreBusy(gid)

    async def _commit(self, before: Loaded, made: Change[T], update_id: int | None) -> Done[T] | None:
        old = {holder.user for holder in before.table.holders}
        new = {holder.user for holder in made.table.holders}
        for user in new - old - {None}:
            # Before the commit: a crash between the two leaves a person with a game to look at and find nothing in, and
            # never one who sits at a table and cannot find it.
            await self.db.do("SADD", keys.user_games(user or 0), before.table.id)
        outcome = await self.commit(
            made.table,
            before.version,
            events=made.events,
            count=made.count,
            dirty=made.dirty,
            turn=made.turn,
            keep=made.keep,
            update_id=update_id,
        )
        if outcome == "clash":
            return None
        if outcome == "seen":
            return Done("seen", before.table, before.version)
        for user in old - new - {None}:
            await self.db.do("SREM", keys.user_games(user or 0), before.table.id)
        return Done("ok", made.table, before.version + 1, made.answer)

    async def events(self, gid: str, since: int = 0) -> bytes:
        """A JSON array of the facts from number `since` on."""
        return join_events(await self.chunks(gid, 0), since)

    async def chunks(self, gid: str, latest: int) -> list[Chunk]:
        """The latest so many chunks of a game's log, 0 for all."""
        return [_chunk(raw) for raw in await self.db.do("LRANGE", keys.log(gid), -latest, -1)]

    async def set_path(self, gid: str, seat: int | str, path: str) -> None:
        """Turn a player's panel, or the group's lobby (seat `GROUP`), to this page, and have it shown.

        Nothing of the game changes.
        """
        number, audience = keys.partition(gid), str(seat)
        args = (f"p:{seat}", path, f"{gid} {audience}", self.now())
        if await self.db.run(PATH, (keys.game(gid), keys.dirty(number)), *args):
            self._tell_dirty(gid, (audience,))

    async def erase(self, gid: str) -> None:
        """Remove a game as if it had never been."""
        number = keys.partition(gid)
        await self.db.do("DEL", keys.game(gid), keys.log(gid))
        await self.db.do("ZREM", keys.due(number), gid)

    async def path(self, gid: str, seat: int | str) -> str:
        """The page a player's panel is turned to; empty at first."""
        found: bytes | None = await self.db.do("HGET", keys.game(gid), f"p:{seat}")
        return "" if found is None else found.decode()

    async def renew(self, gid: str, audiences: Iterable[str]) -> None:
        """Have the screens of these audiences sent anew. Raises StoreBusy."""
        asked = tuple(audiences)

        def change(loaded: Loaded) -> Change[None] | None:
            return Change(tables.renewed(loaded.table, asked), dirty=asked)

        await self.transact(gid, change)

    async def touch(self, gid: str, audiences: Iterable[str]) -> None:
        """Have these audiences looked at again, though nothing of the game changed."""
        marked, now = tuple(audiences), self.now()
        if marked:
            scores = [part for audience in marked for part in (now, f"{gid} {audience}")]
            await self.db.do("ZADD", keys.dirty(keys.partition(gid)), "LT", *scores)
            self._tell_dirty(gid, marked)

    def _lock(self, gid: str) -> asyncio.Lock:
        """Spares this process clashes with itself; nothing relies on it."""
        lock = self._locks.get(gid)
        if lock is None:
            lock = self._locks[gid] = asyncio.Lock()
        return lock

    def _tell(self, gid: str, audiences: tuple[str, ...], wake: float | None) -> None:
        for listener in self.on_due:
            listener(gid, wake)
        if audiences:
            self._tell_dirty(gid, audiences)

    def _tell_dirty(self, gid: str, audiences: tuple[str, ...]) -> None:
        for listener in self.on_dirty:
            listener(gid, audiences)


def join_events(chunks: Iterable[Chunk], since: int) -> bytes:
    """Chunks as one array that begins at `since`."""
    parts = []
    for first, count, packed in chunks:
        if first + count <= since:
            continue
        array = unpack(packed)
        if first < since:
            array = orjson.dumps(orjson.loads(array)[since - first :])
        if array != b"[]":
            parts.append(array[1:-1])
    return b"[%b]" % b",".join(parts)


def _chunk(raw: bytes) -> Chunk:
    first, count, packed = raw.split(b":", 2)
    return int(first), int(count), packed


def _mark(update_id: int) -> bytes:
    """Four bytes that tell an update from the others of these days."""
    return (update_id & 0xFFFFFFFF).to_bytes(4, "big")
