from __future__ import annotations

import asyncio
import time

from tgbot import keys
from tgbot.buckets import Buckets, Drip, Window
from tgbot.db import Db

ALL = {"prompt": 0, "story": 0, "cosmetic": 0}


async def test_a_group_gets_nineteen_a_minute_and_questions_come_first(any_db: Db) -> None:
    buckets = Buckets(any_db)
    assert [await buckets.take(-1, "cosmetic") for _ in range(10)] == [0.0] * 10
    assert 55 < await buckets.take(-1, "cosmetic") <= 61.1
    assert [await buckets.take(-1, "story") for _ in range(5)] == [0.0] * 5
    assert 55 < await buckets.take(-1, "story") <= 61.1
    assert [await buckets.take(-1) for _ in range(4)] == [0.0] * 4
    assert 55 < await buckets.take(-1) <= 61.1
    assert await buckets.take(-2) == 0
    assert 0 < await any_db.do("TTL", keys.chat_calls(-1)) <= 61


async def test_no_window_ever_has_more_than_it_may(any_db: Db) -> None:
    window = Window(5, 0.3, ALL)
    buckets = [Buckets(any_db, group=window, whole=Window(1000, 1, ALL)) for _ in range(3)]
    granted: list[float] = []

    async def caller(n: int) -> None:
        end = time.monotonic() + 1.2
        while time.monotonic() < end:
            wait = await buckets[n % 3].take(-1)
            if wait == 0:
                granted.append(time.monotonic())
            await asyncio.sleep(min(wait, 0.02))

    await asyncio.gather(*(caller(n) for n in range(6)))
    granted.sort()
    assert len(granted) >= 15
    assert all(later - earlier > 0.29 for earlier, later in zip(granted, granted[5:], strict=False))


async def test_the_whole_bot_waits_a_moment_rather_than_comes_back(any_db: Db) -> None:
    buckets = Buckets(any_db, whole=Window(3, 0.2, ALL))
    start = time.monotonic()
    assert [await buckets.take(n) for n in range(1, 8)] == [0.0] * 7
    assert 0.4 <= time.monotonic() - start < 0.8


async def test_a_private_chat_gets_a_handful_and_then_one_by_one(any_db: Db) -> None:
    buckets = Buckets(any_db, private=Drip(3, 0.2, {"prompt": 0, "story": 0, "cosmetic": 2}))
    assert await buckets.take(1, "cosmetic") == 0
    assert 0.1 < await buckets.take(1, "cosmetic") <= 0.21
    assert [await buckets.take(1) for _ in range(2)] == [0, 0]
    wait = await buckets.take(1)
    assert 0.1 < wait <= 0.21
    await asyncio.sleep(wait)
    assert await buckets.take(1) == 0
    assert await buckets.take(1) > 0.1


async def test_what_is_not_granted_is_given_back(any_db: Db) -> None:
    buckets = Buckets(any_db, whole=Window(1, 5, ALL))
    assert await buckets.take(1) == 0
    assert 4 < await buckets.take(2) < 5.1
    assert await buckets.take(-2) > 4
    assert await any_db.do("LLEN", keys.chat_calls(-2)) == 0
    assert float(await any_db.do("GET", keys.chat_calls(2))) < time.time() + 0.1


async def test_a_pause_is_one_chats(any_db: Db) -> None:
    buckets = Buckets(any_db)
    await buckets.pause(-1, 0.15)
    assert 0.1 < await buckets.take(-1) <= 0.15
    assert await buckets.take(-2) == 0
    await asyncio.sleep(0.16)
    assert await buckets.take(-1) == 0
