from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tgbot import keys, lease
from tgbot.db import Db, connect
from tgbot.lease import Lease, new_holder
from tgbot.stream import Entry, Streams, Update, place
from tgbot.worker import Worker


def message(update_id: int, chat: int, text: str = "") -> Update:
    return {"update_id": update_id, "message": {"chat": {"id": chat}, "from": {"id": 1}, "text": text}}


class Handler:
    """Writes down what it gets; fails as told."""

    def __init__(self) -> None:
        self.seen: list[int] = []
        self.fail: Callable[[Update], None] = lambda update: None
        self.busy = 0

    async def __call__(self, update: Update, entry: Entry) -> None:
        assert entry.update_id == update["update_id"]
        self.fail(update)
        await asyncio.sleep(0.001)
        self.seen.append(update["update_id"])


async def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(worker: Worker) -> AsyncIterator[None]:
    task = asyncio.create_task(worker.run())
    try:
        yield
    finally:
        worker.stop()
        await task


async def test_each_chat_in_its_order_and_each_update_once(any_db: Db) -> None:
    streams, handler = Streams(any_db), Handler()
    updates = [message(n, -(n % 7)) for n in range(100)]
    assert await streams.put(updates[:60]) == 60
    async with running(worker := Worker(any_db, handler)):
        assert await streams.put(updates[40:]) == 40
        await until(lambda: len(handler.seen) == 100)
        for chat in range(7):
            assert [n for n in handler.seen if n % 7 == chat] == list(range(chat, 100, 7))
        await until(lambda: worker.handled == 100)
    assert await streams.backlog() == 0
    assert await any_db.do("EXISTS", keys.owner(0)) == 0


async def test_what_a_dead_worker_left_is_handled_first(any_db: Db) -> None:
    streams, handler = Streams(any_db), Handler()
    await streams.put([message(n, 5) for n in range(5)])
    shard = keys.shard(5)
    await streams.create(shard)
    assert len(await streams.next(shard, 3, 0.1)) == 3
    async with running(Worker(any_db, handler)):
        await until(lambda: len(handler.seen) == 5)
    assert handler.seen == [0, 1, 2, 3, 4]


async def test_a_failing_update_is_parked_and_the_shard_goes_on(db: Db) -> None:
    streams, handler = Streams(db), Handler()
    tries = 0

    def fail(update: Update) -> None:
        nonlocal tries
        if update["update_id"] == 1:
            tries += 1
            raise ValueError("broken")

    handler.fail = fail
    await streams.put([message(n, 5) for n in range(3)])
    async with running(worker := Worker(db, handler, pauses=(0.01, 0.01))):
        await until(lambda: handler.seen == [0, 2])
    assert (tries, worker.parked) == (3, 1)
    parked = await streams.parked()
    assert parked[0]["update"] == message(1, 5)
    assert parked[0]["error"] == "ValueError('broken')"
    assert await streams.backlog() == 0


async def test_a_handler_that_hangs_is_given_up(db: Db) -> None:
    async def handle(update: Update, entry: Entry) -> None:
        await asyncio.sleep(60)

    await Streams(db).put([message(1, 5)])
    worker = Worker(db, handle, pauses=(), timeout=0.05)
    async with running(worker):
        await until(lambda: worker.parked == 1)


async def test_an_update_that_kills_the_process_again_and_again_is_parked(db: Db) -> None:
    streams, handler = Streams(db), Handler()
    await streams.put([message(1, 5), message(2, 5)])
    shard = keys.shard(5)
    await streams.create(shard)
    await streams.next(shard, 1, 0.1)
    for _ in range(6):
        await streams.left(shard)
    async with running(Worker(db, handler)):
        await until(lambda: handler.seen == [2])
    assert [one["update"]["update_id"] for one in await streams.parked()] == [1]


async def test_a_redis_that_is_away_is_no_fault_of_the_update(db: Db) -> None:
    from redis.exceptions import ConnectionError

    streams, handler = Streams(db), Handler()
    tries = 0

    def fail(update: Update) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise ConnectionError

    handler.fail = fail
    await streams.put([message(1, 5)])
    async with running(worker := Worker(db, handler, pauses=())):
        await until(lambda: handler.seen == [1])
        assert worker.parked == 0


async def test_two_workers_share_the_shards_and_one_can_leave(valkey_url: str, db: Db) -> None:
    one, two, streams = Handler(), Handler(), Streams(db)
    other_db = connect(valkey_url)
    first, second = Worker(db, one), Worker(other_db, two)
    async with running(first):
        await until(lambda: first.owned == keys.SHARDS)
        async with running(second):
            await until(lambda: (first.owned, second.owned) == (8, 8))
            await streams.put([message(n, n) for n in range(200)])
            await until(lambda: {*one.seen, *two.seen} == set(range(200)))  # at least once: a hand-over may repeat one
            assert min(len(one.seen), len(two.seen)) > 40
        await until(lambda: first.owned == keys.SHARDS)
        await streams.put([message(n, n) for n in range(200, 300)])
        await until(lambda: {*one.seen, *two.seen} == set(range(300)))
    await other_db.close()


async def test_a_lease_has_one_holder(db: Db) -> None:
    one, two = Lease(db, "k", new_holder(), 0.2), Lease(db, "k", new_holder(), 0.2)
    assert await one.hold()
    assert not await two.hold()
    assert await one.hold()
    assert (one.held, two.held) == (True, False)
    await asyncio.sleep(0.21)
    assert not one.held
    assert await two.hold()
    await one.release()
    assert not await one.hold()
    await two.release()
    assert await one.hold()


async def test_the_lease_of_a_process_that_died_here_is_free_at_once(db: Db, monkeypatch: pytest.MonkeyPatch) -> None:
    machine, pid, mark = lease._HERE.split(":")
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    mine = Lease(db, "k", new_holder())
    for holder, free in [
        (f"{machine}:{child.pid}:abc:0", True),
        (f"{machine}:{pid}:abc:0", True),
        (f"{machine}:{os.getppid()}:abc:0", False),
        (f"{machine}:{pid}:{mark}:999", False),
        (f"elsewhere:{child.pid}:abc:0", False),
    ]:
        await db.do("SET", "k", holder)
        assert await mine.hold() == free


async def test_where_updates_belong() -> None:
    assert place(message(1, -5)) == -5
    assert place({"update_id": 1, "callback_query": {"from": {"id": 7}, "message": {"chat": {"id": -6}}}}) == -6
    assert place({"update_id": 1, "callback_query": {"from": {"id": 7}, "inline_message_id": "x"}}) == 7
    assert place({"update_id": 1, "my_chat_member": {"chat": {"id": -8}, "from": {"id": 7}}}) == -8
    assert place({"update_id": 1, "poll": {"id": "x"}}) == 0


async def test_ends_of_a_backlog(db: Db) -> None:
    streams = Streams(db)
    assert await streams.passed(await streams.ends())
    await streams.put([message(1, 5), message(2, 6), message(3, 5)])
    ends = await streams.ends()
    await streams.put([message(4, 5)])
    for chat, count in ((5, 2), (6, 1)):
        assert not await streams.passed(ends)
        await streams.create(keys.shard(chat))
        for entry, _ in await streams.next(keys.shard(chat), count, 0.1):
            await streams.done(entry)
    assert await streams.passed(ends)
    assert await streams.backlog() == 1
