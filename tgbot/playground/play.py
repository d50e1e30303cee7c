"""The playground whole: a world, its Bot API server, the bot, robots, and the page.

async with Playground(start_bot) as playground:
    host, chat = await playground.voyage("ru", people=6, autopilots=0)

`play` does it for a person at a browser, until it is interrupted.
"""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from types import TracebackType

from tgbot.playground import view
from tgbot.playground.deeds import Deeds
from tgbot.playground.errors import WorldError
from tgbot.playground.feed import Feed
from tgbot.playground.host import hosted
from tgbot.playground.keeper import Bot, Keeper, ProcessBot, StartBot, subprocess_bot
from tgbot.playground.models import Chat, Json
from tgbot.playground.page import Page
from tgbot.playground.person import Person
from tgbot.playground.robot import Robots
from tgbot.playground.server import BotApi
from tgbot.playground.voyage import Ready, begin, newcomer, words
from tgbot.playground.world import World
from tgbot.settings import SettingsError
from tgbot.valkey import ValkeyError

__all__ = ["Bot", "Playground", "ProcessBot", "SkipTime", "StartBot", "hosted", "main", "play", "subprocess_bot"]

SkipTime = Callable[[], Awaitable[None]]
"""Lets the deadline pass that is the next to come."""


class Playground:
    """Everything of it, running between `async with` and its end."""

    def __init__(
        self,
        start_bot: StartBot,
        *,
        port: int = 0,
        skip_time: SkipTime | None = None,
        world: World | None = None,
        seed: int | None = None,
        robot_delay: tuple[float, float] = (0.7, 2.0),
    ) -> None:
        self.world = world or World()
        self.api = BotApi(self.world)
        self.robots = Robots(self.world, delay=robot_delay, seed=seed)
        self.skip_time = skip_time
        self.keeper = Keeper(start_bot, lambda: self.api.url, self.world.token, lambda: self.world.tell("play"))
        self._feed = Feed(self.api, self.robots.plays, self._extras)
        self.page = Page(self.world, self._feed, Deeds(self), port)
        self._voyages = 0

    @property
    def url(self) -> str:
        """Where the page is."""
        return self.page.url

    async def start(self) -> None:
        """Starts it all; the bot last."""
        await self.api.start()
        self._feed.start()
        await self.page.start()
        self.world.changes.listen(lambda change: self._follow(change.tap_id))
        await self.keeper.start()

    async def stop(self) -> None:
        """Stops it all; the bot first."""
        await self.robots.stop()
        await self.keeper.stop()
        await self._feed.stop()
        await self.page.stop()
        await self.api.stop()

    async def __aenter__(self) -> Playground:
        try:
            await self.start()
        except BaseException:
            await self.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def voyage(
        self,
        language: str,
        people: int = 6,
        autopilots: int = 0,
        *,
        forum: bool = False,
        ready: Ready | None = None,
    ) -> tuple[Person, Chat]:
        """A new group of you and the others, whom robots play, and a voyage begun in it."""
        here = self.world.people
        crew = here[:people] + [newcomer(self.world, language) for _ in range(people - len(here))]
        host, others = crew[0], crew[1:]
        self._voyages += 1
        said = words(language)
        title = said["group"] if self._voyages == 1 else f"{said['group']} {self._voyages}"
        chat = await begin(self.world, host, others, title=title, autopilots=autopilots, forum=forum, ready=ready)
        for person in others:
            self.robots.take(person)
        return host, chat

    def _extras(self) -> Json:
        return {
            "process": self.keeper.seen,
            "faults": view.faults_seen(self.api.faults),
            "can_skip": self.skip_time is not None,
        }

    def _follow(self, tap_id: str | None) -> None:
        """A messenger opens by itself the link that a tap was answered with."""
        tap = self.world.taps.get(tap_id or "")
        if tap is not None and tap.answer is not None and tap.answer.url:
            with suppress(WorldError):
                self.world.person(tap.user.id).follow(tap.answer.url)


async def play(
    start_bot: StartBot,
    port: int = 0,
    browser: bool = True,
    *,
    skip_time: SkipTime | None = None,
    announce: Callable[[str], None] = print,
    until: asyncio.Event | None = None,
) -> None:
    """Plays until SIGINT or SIGTERM (or `until` is set): says the page's address, and opens it in the browser."""
    done = until or asyncio.Event()
    loop = asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, done.set)
    try:
        async with Playground(start_bot, port=port, skip_time=skip_time) as playground:
            announce(playground.url)
            if browser:
                await asyncio.to_thread(webbrowser.open, playground.url)
            await done.wait()
    finally:
        for number in signals:
            loop.remove_signal_handler(number)


def main(port: int, browser: bool) -> int:
    """The playground with the real bot, for the command line. Raises SettingsError."""
    try:
        asyncio.run(_main(port, browser))
    except ValkeyError as error:
        raise SettingsError(str(error)) from None
    except OSError as error:
        raise SettingsError(f"the playground cannot listen on port {port}: {error.strerror}") from None
    return 0


async def _main(port: int, browser: bool) -> None:
    async with hosted() as host:
        await play(host.start_bot, port, browser, skip_time=host.skip_time)
