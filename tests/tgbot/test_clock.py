from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

from tests.tgbot.making import table
from tests.tgbot.test_worker import message, until
from tgbot import keys
from tgbot.clock import Clock, graced
from tgbot.db import Db
from tgbot.store import Change, Loaded, Store
from tgbot.stream import Streams
from tgbot.tables import Deadline, Table


@asynccontextmanager
async def running(clock: Clock) -> AsyncIterator[None]:
    task = asyncio.create_task(clock.run())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def due_at(when: float) -> Table:
    return table(deadlines={"1": Deadline(when, opened=when - 100)})


class Fire:
    """Takes the deadlines that are over away, as a game does, and writes down when."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fired: list[tuple[str, float]] = []

    async def __call__(self, gid: str) -> None:
        def change(loaded: Loaded) -> Change[None] | None:
            left = {k: d for k, d in loaded.table.deadlines.items() if d.due > time.time()}
            return Change(replace(loaded.table, deadlines=left))

        self.fired.append((gid, time.time()))
        await self.store.transact(gid, change)


async def ready(db: Db) -> None:
    await db.do("SET", keys.CAUGHT_UP, time.time() + 60)


async def test_what_is_due_fires_once_and_to_the_moment(any_db: Db) -> None:
    store = Store(any_db)
    fire, now = Fire(store), time.time()
    await ready(any_db)
    times = {due_at(now - 5).id: now - 5}
    for wait in (0.6, 0.75, 1.0, 3600):
        one = due_at(now + wait)
        times[one.id] = now + wait
        await store.commit(one, 0)
    async with running(clock := Clock(store, fire)):
        await clock.ready.wait()
        soon = due_at(time.time() + 0.1)
        times[soon.id] = soon.deadlines["1"].due
        await store.commit(soon, 0)
        await until(lambda: len(fire.fired) == 4)
        await asyncio.sleep(0.6)
    assert len(fire.fired) == 4
    assert all(0 <= at - times[gid] < 0.15 for gid, at in fire.fired)
    assert float(await any_db.do("GET", keys.ALIVE)) > now


async def test_two_clocks_share_the_work(any_db: Db) -> None:
    store, other = Store(any_db), Store(any_db)
    one, two, now = Fire(store), Fire(other), time.time()
    await ready(any_db)
    for _ in range(30):
        await store.commit(due_at(now + 0.3), 0)
    async with running(Clock(store, one)), running(Clock(other, two)):
        await until(lambda: len(one.fired) + len(two.fired) == 30)
        await asyncio.sleep(0.6)
    assert len({gid for gid, _ in one.fired + two.fired}) == 30


def failing(fire: Fire) -> Callable[[str], Awaitable[None]]:
    async def fail(gid: str) -> None:
        fire.fired.append((gid, 0))
        raise ValueError

    return fail


async def test_what_fails_or_is_left_alone_is_held_for_a_while(db: Db) -> None:
    store = Store(db)
    fire, one = Fire(store), due_at(time.time() - 1)
    await ready(db)
    await store.commit(one, 0)
    async with running(Clock(store, failing(fire))):
        await asyncio.sleep(0.8)
    assert len(fire.fired) == 1
    score = float(await db.do("ZSCORE", keys.due(keys.partition(one.id)), one.id))
    assert 8 < score - time.time() < 10

    async def idle(gid: str) -> None:
        fire.fired.append((gid, 0))

    await store.commit(due_at(time.time() - 1), 0)
    async with running(Clock(store, idle)):
        await asyncio.sleep(0.8)
    assert len(fire.fired) == 2


async def test_an_index_that_is_wrong_is_put_right(db: Db) -> None:
    store = Store(db)
    one = due_at(time.time() + 1000)
    await ready(db)
    await store.commit(one, 0)
    index = keys.due(keys.partition(one.id))
    await db.do("ZADD", index, 1.0, one.id)
    await db.do("ZADD", keys.due(keys.partition("nosuchid")), 1.0, "nosuchid")
    fired: list[str] = []

    async def idle(gid: str) -> None:
        fired.append(gid)

    async with running(Clock(store, idle)):
        await until(lambda: len(fired) == 2)
        await asyncio.sleep(0.1)
    assert float(await db.do("ZSCORE", index, one.id)) == one.wake
    assert await db.do("ZSCORE", keys.due(keys.partition("nosuchid")), "nosuchid") is None


async def test_deadlines_wait_for_the_backlog(db: Db) -> None:
    store, streams = Store(db), Streams(db)
    fire, one = Fire(store), due_at(time.time() - 1)
    await store.commit(one, 0)
    async with running(Clock(store, fire)):
        await asyncio.sleep(0.2)
        await streams.put([message(1, 5)])
        await ready(db)
        await asyncio.sleep(0.3)
        assert fire.fired == []
        shard = keys.shard(5)
        await streams.create(shard)
        for entry, _ in await streams.next(shard, 10, 0.1):
            await streams.done(entry)
        await until(lambda: [gid for gid, _ in fire.fired] == [one.id])


async def test_no_intake_means_no_wait_for_ever(db: Db) -> None:
    store = Store(db)
    fire = Fire(store)
    await store.commit(due_at(time.time() - 1), 0)
    async with running(Clock(store, fire, patience=0.2)):
        await until(lambda: len(fire.fired) == 1)


async def test_after_an_outage_overdue_questions_are_put_off(db: Db) -> None:
    store = Store(db)
    fire, now = Fire(store), time.time()
    await ready(db)
    await db.do("SET", keys.ALIVE, now - 3600)
    overdue, later = due_at(now - 600), due_at(now + 2000)
    await store.commit(overdue, 0)
    await store.commit(later, 0)
    async with running(clock := Clock(store, fire)):
        await clock.ready.wait()
        await asyncio.sleep(0.6)
        loaded = [await store.load(one.id) for one in (overdue, later)]
    assert fire.fired == []
    assert loaded[0] is not None
    assert 95 < loaded[0].table.deadlines["1"].due - now < 102
    assert loaded[1] is not None
    assert loaded[1].table == later
    assert await db.do("ZCARD", keys.dirty(keys.partition(overdue.id))) == 3


def test_grace() -> None:
    one = table(
        clock=14_400,
        deadlines={
            "missed": Deadline(500.0, opened=0.0),
            "short": Deadline(900.0, opened=890.0),
            "close": Deadline(1010.0, opened=10.0),
            "far": Deadline(9000.0, opened=10.0),
            "before": Deadline(90.0, opened=10.0),
        },
    )
    got = {key: deadline.due for key, deadline in graced(one, last=100, now=1000).deadlines.items()}
    assert got == {"missed": 1300, "short": 1010, "close": 1300, "far": 9000, "before": 90}
    assert graced(replace(one, clock=60), 100, 1000).deadlines["missed"].due == 1060
    paused = replace(one, stage="paused")
    assert graced(paused, 100, 1000) is paused
