"""kill -9 at any moment: what was acknowledged to Telegram is applied, and applied once."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.tgbot.making import table
from tgbot.db import connect
from tgbot.playground.server import BotApi
from tgbot.playground.world import World
from tgbot.store import Store
from tgbot.valkey import EmbeddedValkey

BOT = """
import asyncio, sys
from dataclasses import replace
from pathlib import Path
from telegram import Bot
from tgbot.db import connect
from tgbot.intake import Poller
from tgbot.store import Change, Store
from tgbot.transport import AiohttpRequest
from tgbot.valkey import EmbeddedValkey
from tgbot.worker import Worker

async def main(directory, url, token, gid):
    db = connect(await EmbeddedValkey(Path(directory)).start())
    request = AiohttpRequest()
    await request.initialize()
    bot = Bot(token, base_url=f"{url}/bot", request=request, get_updates_request=request)
    store = Store(db)

    async def handle(update, entry):
        text = update["message"]["text"]
        if text == "/start":
            return
        def change(loaded):
            said = loaded.table.options["said"] + [text]
            return Change(replace(loaded.table, options={"said": said}), b"[1]", 1, ("group",))
        await store.transact(gid, change, update["update_id"])

    print("up", flush=True)
    await asyncio.gather(Poller(bot, db, long_poll=1).run(), Worker(db, handle).run())

asyncio.run(main(*sys.argv[1:]))
"""


async def test_every_update_counts_once_however_often_the_bot_is_killed() -> None:
    world, count, chance = World(), 400, random.Random(5)
    people = [world.add_user(f"Игрок {n}") for n in range(6)]
    for person in people:
        person.start()
    with tempfile.TemporaryDirectory(prefix="tgbot-test-") as directory:
        server = EmbeddedValkey(Path(directory))
        db = connect(await server.start())
        store, one = Store(db), table(options={"said": []})
        await store.commit(one, 0)
        async with BotApi(world) as api:
            command = [sys.executable, "-c", BOT, directory, api.url, world.token, one.id]
            said = asyncio.create_task(_talk(world, count))
            for _ in range(6):
                bot = subprocess.Popen(command, stdout=subprocess.PIPE)
                assert bot.stdout is not None
                assert await asyncio.to_thread(bot.stdout.readline) == b"up\n"
                await asyncio.sleep(chance.uniform(0.05, 0.6))
                os.kill(bot.pid, signal.SIGKILL)
                bot.wait()
                bot.stdout.close()
            await said
            last = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            await _all_said(store, one.id, count)
            last.kill()
            last.wait()
        loaded = await store.load(one.id)
        assert loaded is not None
        heard = [int(text) for text in loaded.table.options["said"]]
        assert sorted(heard) == list(range(count))
        for person in range(6):
            assert [n for n in heard if n % 6 == person] == list(range(person, count, 6))
        assert loaded.events == count
        await db.close()
        await server.stop()


async def _talk(world: World, count: int) -> None:
    people = world.people
    for n in range(count):
        people[n % 6].send(f"{n}")
        await asyncio.sleep(0.01)


async def _all_said(store: Store, gid: str, count: int) -> None:
    async with asyncio.timeout(20):
        while True:
            loaded = await store.load(gid)
            assert loaded is not None
            if len(loaded.table.options["said"]) >= count:
                return
            await asyncio.sleep(0.1)
