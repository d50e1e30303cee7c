"""News for open pages: changes of the world gathered for a moment, then sent to every page as one event."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

from tgbot.playground import view
from tgbot.playground.changes import Change
from tgbot.playground.models import Json
from tgbot.playground.server import BotApi

GATHER = 0.04
_LEDGER_EVERY = 1.0
_LEDGER_REST = 5.0
_BEAT = 15.0
_MOST_WAITING = 500
_dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


@dataclass(slots=True)
class _News:
    """What has changed since the last event."""

    messages: set[tuple[int, int]] = field(default_factory=set)
    gone: set[tuple[int, int]] = field(default_factory=set)
    users: set[int] = field(default_factory=set)
    taps: dict[str, None] = field(default_factory=dict)
    chats: bool = False
    extras: bool = False

    def add(self, change: Change) -> None:
        match change:
            case Change("message" | "edit", int(chat_id), int(message_id)):
                self.messages.add((chat_id, message_id))
            case Change("delete", int(chat_id), int(message_id)):
                self.gone.add((chat_id, message_id))
                self.messages.discard((chat_id, message_id))
            case Change("tap" | "answer", tap_id=str(tap_id)):
                self.taps[tap_id] = None
            case Change("chat"):
                self.chats = True
            case Change("member" | "user" | "read", user_id=int(user_id)):
                self.users.add(user_id)
                self.chats = self.chats or change.kind != "read"
            case Change("play"):
                self.extras = True
            case _:
                pass


class Feed:
    """Feeds pages; `extras` gives what is not of the world (process, controls), `by_robot` who is played by one."""

    def __init__(self, api: BotApi, by_robot: Callable[[int], bool], extras: Callable[[], Json]) -> None:
        self._api = api
        self._world = api.world
        self._by_robot = by_robot
        self._extras = extras
        self._pages: set[asyncio.Queue[str | None]] = set()
        self._news = _News()
        self._woken = asyncio.Event()
        self._calls = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._stop_listening: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Listens to the world."""
        self._stop_listening = self._world.changes.listen(self._hear)
        self._tasks = [asyncio.create_task(self._send_news()), asyncio.create_task(self._send_ledger())]

    async def stop(self) -> None:
        """Closes every page's stream."""
        self._stop_listening()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for page in list(self._pages):
            page.put_nowait(None)

    async def events(self) -> AsyncIterator[str]:
        """The world whole, then its news, in the form of server-sent events, until the feed stops."""
        page: asyncio.Queue[str | None] = asyncio.Queue(_MOST_WAITING)
        self._pages.add(page)
        try:
            whole = view.whole(self._world, self._by_robot) | self._extras()
            yield _event("all", whole | {"ledger": view.ledger_seen(self._api)})
            while True:
                try:
                    async with asyncio.timeout(_BEAT):
                        said = await page.get()
                except TimeoutError:
                    said = ": beat\n\n"
                if said is None:
                    return
                yield said
        finally:
            self._pages.discard(page)

    def _hear(self, change: Change) -> None:
        if change.kind == "call":
            self._calls += 1
            return
        self._news.add(change)
        self._woken.set()

    async def _send_news(self) -> None:
        while True:
            await self._woken.wait()
            await asyncio.sleep(GATHER)
            self._woken.clear()
            news, self._news = self._news, _News()
            if self._pages and (said := self._said(news)):
                self._send(_event("some", said))

    async def _send_ledger(self) -> None:
        rested, seen = 0.0, -1
        while True:
            await asyncio.sleep(_LEDGER_EVERY)
            rested += _LEDGER_EVERY
            if self._pages and (seen != self._calls or rested >= _LEDGER_REST):
                rested, seen = 0.0, self._calls
                self._send(_event("some", {"ledger": view.ledger_seen(self._api)}))

    def _send(self, said: str) -> None:
        for page in list(self._pages):
            if page.full():  # a page that sleeps: it opens the stream anew and is given the whole
                self._pages.discard(page)
                while not page.empty():
                    page.get_nowait()
                page.put_nowait(None)
            else:
                page.put_nowait(said)

    def _said(self, news: _News) -> Json:
        world = self._world
        said: Json = {}
        found = [world.chats[chat].messages.get(number) for chat, number in sorted(news.messages)]
        if messages := [view.message_seen(world, message) for message in found if message is not None]:
            said["messages"] = messages
        if news.gone:
            said["gone"] = sorted(news.gone)
        if users := [world.users[user_id] for user_id in sorted(news.users) if not world.users[user_id].is_bot]:
            said["users"] = [view.user_seen(world, user, self._by_robot(user.id)) for user in users]
        if news.chats or any(message is not None and message.service for message in found):
            said["chats"] = [view.chat_seen(world, chat) for chat in world.chats.values()]
        if news.taps:
            said["taps"] = [view.tap_seen(world.taps[tap_id]) for tap_id in news.taps]
        return said | self._extras() if news.extras else said


def _event(kind: str, said: Json) -> str:
    return f"event: {kind}\ndata: {_dumps(said)}\n\n"
