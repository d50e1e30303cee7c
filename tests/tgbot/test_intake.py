from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from telegram import Bot

from tests.tgbot.test_worker import until
from tgbot import keys
from tgbot.db import Db, connect
from tgbot.intake import Poller, TokenRefused
from tgbot.playground.faults import Fault
from tgbot.playground.server import BotApi
from tgbot.playground.world import World
from tgbot.settings import Address
from tgbot.stream import Streams
from tgbot.transport import AiohttpRequest
from tgbot.webhook import Webhook


@asynccontextmanager
async def running(source: Poller | Webhook) -> AsyncIterator[asyncio.Task[None]]:
    task = asyncio.create_task(source.run())
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await source._bot.delete_webhook()  # the playground delivers in vain for as long as it is set


async def _taken(db: Db) -> list[str]:
    found = []
    for number in range(keys.SHARDS):
        await Streams(db).create(number)
        found += [update for _, update in await Streams(db).next(number, 1000, 0.001)]
    return [update["message"]["text"] for update in sorted(found, key=lambda update: int(update["update_id"]))]


async def _backlog(db: Db, count: int) -> None:
    async with asyncio.timeout(5):
        while await Streams(db).backlog() < count:
            await asyncio.sleep(0.01)


async def test_polling_takes_everything_once(world: World, api: BotApi, bot: Bot, db: Db) -> None:
    olya = world.add_user("Оля")
    olya.start()
    for n in range(150):
        olya.send(f"{n}")
    async with running(Poller(bot, db, long_poll=1)):
        await _backlog(db, 151)
        olya.send("late")
        await _backlog(db, 152)
        await until(lambda: len(world.updates) == 0)
    assert await _taken(db) == ["/start", *(f"{n}" for n in range(150)), "late"]
    assert float(await db.do("GET", keys.CAUGHT_UP)) > 0


async def test_a_poller_killed_before_it_confirms_takes_nothing_twice(world: World, bot: Bot, db: Db) -> None:
    olya = world.add_user("Оля")
    olya.start()
    olya.send("x")
    await Streams(db).put(await bot.do_api_request("GetUpdates", {"timeout": 0}))
    async with running(Poller(bot, db, long_poll=1)):
        await until(lambda: len(world.updates) == 0)
    assert await _taken(db) == ["/start", "x"]


async def test_trouble_at_telegram_is_waited_out(world: World, api: BotApi, bot: Bot, db: Db) -> None:
    olya = world.add_user("Оля")
    olya.start()
    api.faults.add(Fault("502", method="getUpdates"))
    await bot.set_webhook("http://127.0.0.1:1/x")
    async with running(Poller(bot, db, long_poll=1)):
        await _backlog(db, 1)


async def test_only_one_of_two_pollers_asks(world: World, api: BotApi, bot: Bot, db: Db) -> None:
    async with running(Poller(bot, db, long_poll=1)), running(Poller(bot, db, long_poll=1)):
        await asyncio.sleep(0.3)
        world.add_user("Оля").start()
        await _backlog(db, 1)
    assert [entry for entry in api.ledger.entries if entry.code == 409] == []


async def test_a_refused_token(api: BotApi, db: Db) -> None:
    request = AiohttpRequest()
    await request.initialize()
    bot = Bot(f"1:{'x' * 35}", base_url=f"{api.url}/bot", request=request, get_updates_request=request)
    with pytest.raises(TokenRefused):
        await Poller(bot, db).run()
    webhook = Webhook(bot, db, url="http://127.0.0.1:1/", secret="s" * 8, listen=Address("127.0.0.1", _free_port()))
    with pytest.raises(TokenRefused):
        await webhook.run()
    await request.shutdown()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def test_a_webhook(world: World, api: BotApi, bot: Bot, db: Db) -> None:
    port = _free_port()
    url = f"http://127.0.0.1:{port}/hook"
    olya = world.add_user("Оля")
    olya.start()
    webhook = Webhook(bot, db, url=url, secret="sesame-42", listen=Address("127.0.0.1", port))
    async with running(webhook) as task:
        await _backlog(db, 1)
        for n in range(20):
            olya.send(f"{n}")
        await _backlog(db, 21)
        async with httpx.AsyncClient() as client:
            right = {"X-Telegram-Bot-Api-Secret-Token": "sesame-42"}
            update = {"update_id": 5, "message": {"chat": {"id": 1}, "text": "direct"}}
            assert (await client.post(url, json=update)).status_code == 403
            wrong = {"X-Telegram-Bot-Api-Secret-Token": "sesame-43"}
            assert (await client.post(url, json=update, headers=wrong)).status_code == 403
            for nonsense in (b"nonsense", b"[]", b"{}", b'{"update_id": "x"}', b"1"):
                assert (await client.post(url, content=nonsense, headers=right)).status_code == 400
            assert (await client.post(url, content=b"x" * 1_000_001, headers=right)).status_code == 413
            assert (await client.get(url, headers=right)).status_code == 405
            for _ in range(2):
                assert (await client.post(url, json=update, headers=right)).status_code == 200
        assert not task.done()
    assert sorted(await _taken(db)) == sorted(["/start", *(f"{n}" for n in range(20)), "direct"])


async def test_a_webhook_without_redis_sends_updates_back(bot: Bot) -> None:
    port = _free_port()
    url, gone = f"http://127.0.0.1:{port}/hook", connect("redis://127.0.0.1:1")
    webhook = Webhook(bot, gone, url=url, secret="sesame-42", listen=Address("127.0.0.1", port))
    async with running(webhook), httpx.AsyncClient() as client:
        right = {"X-Telegram-Bot-Api-Secret-Token": "sesame-42"}
        await asyncio.sleep(0.2)
        assert (await client.post(url, json={"update_id": 5}, headers=right)).status_code == 503
    await gone.close()


async def test_a_port_that_is_taken(bot: Bot, db: Db) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        listen = Address("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(OSError, match="cannot listen at 127"):
            await Webhook(bot, db, url="http://127.0.0.1:1/", secret="s" * 8, listen=listen).run()
