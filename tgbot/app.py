"""Wires the parts into a running bot. Nothing else knows them all."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial

from telegram import Bot
from telegram.error import EndPointNotFound, InvalidToken, TelegramError
from telegram.ext import ExtBot

from i18n.texts import LANGUAGES, texts
from tgbot import db
from tgbot.buckets import Buckets
from tgbot.calls import Calls
from tgbot.clock import Clock
from tgbot.delivery import Delivery, Hooks
from tgbot.desk.alarms import Alarms
from tgbot.desk.boats import Boats
from tgbot.desk.commands import Commands
from tgbot.desk.dispatch import ALLOWED_UPDATES, Dispatch
from tgbot.desk.friday import Friday
from tgbot.desk.house import House
from tgbot.desk.islands import Islands
from tgbot.desk.lobby_taps import LobbyTaps
from tgbot.desk.members import Members
from tgbot.desk.pages import Pages
from tgbot.desk.private import Private
from tgbot.desk.settings_page import SettingsPage
from tgbot.desk.taps import Taps
from tgbot.intake import Poller, TokenRefused
from tgbot.menu import announce
from tgbot.metrics import Metrics, Number
from tgbot.painter import Painter
from tgbot.people import People
from tgbot.registers import Registers
from tgbot.results import Results
from tgbot.settings import Settings, SettingsError
from tgbot.store import Store
from tgbot.stream import Entry, Streams, Update
from tgbot.transport import AiohttpRequest
from tgbot.valkey import EmbeddedValkey, ValkeyError
from tgbot.webhook import Webhook
from tgbot.worker import Worker

_log = logging.getLogger(__name__)

Part = Callable[[], Awaitable[None]]
"""Something that runs until it is cancelled."""


@dataclass(frozen=True, slots=True)
class Base:
    """What every role stands on. `valkey`: our own, where no Redis is given · `now`: unix time."""

    settings: Settings
    db: db.Db
    store: Store
    bot: Bot
    valkey: EmbeddedValkey | None
    now: Callable[[], float] = time.time


# --- Redis and the Bot API -------------------------------------------------------------------------------------------


@asynccontextmanager
async def based(settings: Settings) -> AsyncIterator[Base]:
    """Redis and the Bot API, both answering. Raises SettingsError, in one line, when one does not."""
    valkey = None if settings.redis_url else EmbeddedValkey(settings.data_dir)
    try:
        base = await redis(settings, valkey)
        bot = new_bot(settings)
        try:
            await _greet(bot, settings)
            yield Base(settings, base, Store(base), bot, valkey)
        finally:
            await bot.shutdown()
            await base.close()
    finally:
        if valkey is not None:
            await valkey.stop()


async def redis(settings: Settings, valkey: EmbeddedValkey | None) -> db.Db:
    """A connection that answers. Raises SettingsError."""
    try:
        base = db.connect(await valkey.start() if valkey else settings.redis_url or "")
        await base.do("PING")
    except (ValkeyError, db.RedisError, OSError, ValueError) as error:
        raise SettingsError(f"Redis does not answer: {error}") from None
    return base


def new_bot(settings: Settings) -> Bot:
    """PTB's bot on our transport."""
    request = AiohttpRequest()
    return ExtBot(
        settings.token.get_secret_value(),
        base_url=f"{settings.api_url}/bot",
        base_file_url=f"{settings.api_url}/file/bot",
        request=request,
        get_updates_request=request,
    )


async def _greet(bot: Bot, settings: Settings) -> None:
    """Who are we? Telegram may be away for a while; a refused token is final."""
    pause = 1.0
    while True:
        try:
            await bot.initialize()
            return
        except (InvalidToken, EndPointNotFound):
            raise SettingsError("TGBOT_TOKEN is refused by the Bot API") from None
        except TelegramError as error:
            _log.warning("%s does not answer: %s", settings.api_url, error)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 30.0)


# --- the parts -------------------------------------------------------------------------------------------------------


def desk(base: Base) -> Dispatch:
    """Who handles updates."""
    house = House(
        settings=base.settings,
        store=base.store,
        registers=Registers(base.store),
        people=People(base.db),
        results=Results(base.db),
        calls=Calls(base.bot),
        buckets=Buckets(base.db),
        username=base.bot.username,
        now=base.now,
    )
    boats, pages, friday = Boats(house), Pages(house), Friday(house, Islands(house))
    settings = SettingsPage(house, boats)
    private = Private(house, boats, pages, settings, friday)
    return Dispatch(
        house,
        base.bot,
        Taps(house, boats, LobbyTaps(house, boats, settings), pages, friday),
        Commands(house, boats, private, pages, settings),
        private,
        Members(house, boats, private),
    )


async def run(settings: Settings) -> None:
    """Run the bot, or the part of it that `settings.role` names, until SIGTERM, SIGINT or cancellation. Raises
    SettingsError."""
    async with based(settings) as base:
        dispatch = desk(base)
        settle()
        _log.info("@%s, role %s", base.bot.username, settings.role)
        with _signals() as stopping:
            try:
                await _until(stopping, _parts(base, dispatch))
            except* TokenRefused:
                raise SettingsError("TGBOT_TOKEN is refused by the Bot API") from None
            except* SettingsError as errors:
                raise SettingsError(str(errors.exceptions[0])) from None


def settle() -> None:
    """Do now what would make the first taps slow, and have the garbage collector pass over all there is by now: to look
    through it once takes 140 ms, and it lives as long as the process."""
    for language in LANGUAGES:
        texts(language).compiled()
    gc.collect()
    gc.freeze()


def _parts(base: Base, dispatch: Dispatch) -> Iterator[Part]:
    """What runs in this role."""
    role, house = base.settings.role, dispatch.house
    if role in ("all", "intake"):
        yield _intake(base)
        yield partial(announce, base.bot, base.settings.default_language)
    worker = Worker(base.db, _handler(dispatch), sorry=dispatch.sorry)
    hooks = Hooks(blocked=dispatch.members.not_reached, kicked=dispatch.members.shut_out)
    painter = Painter(house.username, house.now)
    delivery = Delivery(base.store, house.registers, house.calls, house.buckets, painter, hooks, now=house.now)
    if role in ("all", "worker"):
        yield worker.run
        yield house.errands.keep
        yield Clock(base.store, Alarms(house).fire, now=house.now).run
    if role in ("all", "sender"):
        yield delivery.run
    if base.settings.metrics_listen is not None:
        yield _listening(Metrics(base.settings.metrics_listen, partial(_numbers, base, worker, delivery)).run)
    if base.valkey is not None:
        yield base.valkey.keep


async def _numbers(base: Base, worker: Worker, delivery: Delivery) -> list[Number]:
    return [
        ("updates_handled_total", "Updates handled by this process", {"": worker.handled}),
        ("updates_parked_total", "Updates this process gave up", {"": worker.parked}),
        ("calls_total", "Calls for screens by how they ended", dict(delivery.outcomes)),
        ("updates_waiting", "Updates in the streams, not handled yet", {"": await Streams(base.db).backlog()}),
    ]


def _intake(base: Base) -> Part:
    settings = base.settings
    if settings.webhook_url and settings.webhook_secret and settings.listen:
        secret = settings.webhook_secret.get_secret_value()
        return _listening(
            Webhook(
                base.bot, base.db, url=settings.webhook_url, secret=secret, listen=settings.listen,
                allowed=ALLOWED_UPDATES,
            ).run
        )  # fmt: skip
    return Poller(base.bot, base.db, allowed=ALLOWED_UPDATES).run


def _listening(part: Part) -> Part:
    """A part that fails when it cannot listen where it was told to."""

    async def run() -> None:
        try:
            await part()
        except OSError as error:
            raise SettingsError(f"TGBOT_LISTEN or TGBOT_METRICS_LISTEN: {error}") from None

    return run


def _handler(dispatch: Dispatch) -> Callable[[Update, Entry], Awaitable[None]]:
    async def handle(update: Update, entry: Entry) -> None:
        await dispatch.handle(update)

    return handle


# --- running ---------------------------------------------------------------------------------------------------------


async def _until(stopping: asyncio.Event, parts: Iterable[Part]) -> None:
    """Run all parts until told to stop; a part that fails takes the others along."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_run_part(part)) for part in parts]
        await stopping.wait()
        for task in tasks:
            task.cancel()


async def _run_part(part: Part) -> None:
    await part()


@contextmanager
def _signals() -> Iterator[asyncio.Event]:
    """An event that SIGTERM and SIGINT set; none does outside the main thread."""
    stopping, loop = asyncio.Event(), asyncio.get_running_loop()
    numbers = (signal.SIGTERM, signal.SIGINT) if threading.current_thread() is threading.main_thread() else ()
    for number in numbers:
        loop.add_signal_handler(number, stopping.set)
    try:
        yield stopping
    finally:
        for number in numbers:
            loop.remove_signal_handler(number)


async def check(settings: Settings) -> list[str]:
    """What an operator wants to know before the first game, a line each. Raises SettingsError."""
    async with based(settings) as base:
        info = await base.bot.get_webhook_info()
        found = f"webhook: {info.url or 'none, the bot polls'}"
        if info.url and settings.webhook_url != info.url:
            found += f" (TGBOT_WEBHOOK_URL is {settings.webhook_url or 'not set'}: it will be changed at the start)"
        where = settings.redis_url or f"embedded Valkey in {settings.data_dir}"
        return [
            "settings: ok",
            f"redis: {where}: ok",
            f"token: ok, @{base.bot.username}",
            found,
            f"waiting updates: {info.pending_update_count}",
        ]
