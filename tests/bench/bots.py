"""The two bots that are compared, each in a process of its own, so that its CPU is its alone.

    python tests/bench/bots.py whole|bare API_URL TOKEN DATA_DIR SECONDS_PER_TURN

`whole` is the bot as `tgbot run` runs it, but that Telegram's limits are not kept (a bench taps faster than they
allow) and that its clock can be put on. `bare` is python-telegram-bot as its own examples show it: an Application on
the default transport, and a CallbackQueryHandler that answers and edits.

Each line on standard input gets a line in return: `cpu`: seconds of CPU so far · `on SECONDS GAME`: the clock is put
on, and what a game's chats are shown is looked at; what it shows · `profile FILE`: from now on; written at the end
· `end`.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import uvloop
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import Application, CallbackQueryHandler, CommandHandler, ContextTypes

from tests.bench.sampling import Sampler
from tgbot import app, settings, tables
from tgbot.buckets import Buckets, Drip, Window
from tgbot.store import Store

WIDE = Window(1_000_000, 0.001, {"prompt": 0, "story": 0, "cosmetic": 0})
DRIP = Drip(1_000_000, 0.001, WIDE.kept)
Command = Callable[[list[str]], str]


class Hands:
    """A clock whose hands can be put on."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


async def obey(commands: dict[str, Command]) -> None:
    """Until `end`."""
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    sampler = Sampler()
    known = {"cpu": lambda _: repr(time.process_time()), **commands}
    to = ""
    print("ready", flush=True)
    while (words := (await reader.readline()).decode().split()) and words[0] != "end":
        if words[0] == "profile":
            to = words[1]
            sampler.start()
            print("ok", flush=True)
        else:
            print(known[words[0]](words[1:]), flush=True)
    if to:
        Path(to).write_text(sampler.text())


async def whole(api: str, token: str, data: Path, clock: int) -> None:
    """All of it, with its own Valkey."""
    hands = Hands()
    drawn_alike()
    app.Buckets = partial(Buckets, group=WIDE, private=DRIP, whole=WIDE)  # type: ignore[misc,assignment]
    chosen = settings.load(api_url=api, token=token, data_dir=data, default_clock=clock)
    async with app.based(chosen) as given:
        base = replace(given, store=Store(given.db, hands), now=hands)

        def on(words: list[str]) -> str:
            hands.ahead += float(words[0])
            for listener in base.store.on_dirty:
                listener(words[1], ())
            return repr(hands())

        app.settle()
        parts = [asyncio.create_task(run(part)) for part in app._parts(base, app.desk(base))]
        await obey({"on": on})
        for part in parts:
            part.cancel()
        await asyncio.gather(*parts, return_exceptions=True)


def drawn_alike() -> None:
    """Every run plays the same game."""
    chance = random.Random(7)
    tables.secrets = SimpleNamespace(token_bytes=chance.randbytes, randbits=chance.getrandbits)  # type: ignore[assignment]
    random.SystemRandom = lambda: chance  # type: ignore[misc,assignment]


async def run(part: Callable[[], Awaitable[None]]) -> None:
    await part()


KEYS = InlineKeyboardMarkup([[InlineKeyboardButton(f"{row} {n}", callback_data=f"a:{row}:{n}") for n in "123"]
                             for row in ("left", "right")])  # fmt: skip


async def bare(api: str, token: str) -> None:
    """`answer()` and `edit_message_text()`, as bare as can be."""
    taps = 0

    async def start(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        assert update.message is not None
        await update.message.reply_text("Tap!", reply_markup=KEYS)

    async def tapped(update: Update, context: ContextTypes.DEFAULT_TYPE) -> None:
        nonlocal taps
        taps += 1
        query = update.callback_query
        assert query is not None
        await query.answer()
        await query.edit_message_text(f"{taps}: you tapped {query.data}", reply_markup=KEYS)

    application = Application.builder().token(token).base_url(f"{api}/bot").build()
    application.add_handler(CommandHandler("start", start))
    application.add_handler(CallbackQueryHandler(tapped))
    async with application:
        assert application.updater is not None
        await application.start()
        await application.updater.start_polling()
        await obey({})
        await application.updater.stop()
        await application.stop()


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    kind, api, token, data, clock = sys.argv[1:]
    if kind == "whole":
        uvloop.run(whole(api, token, Path(data), int(clock)))
    else:
        asyncio.run(bare(api, token))
