"""The queue of updates that waits for the bot."""

import asyncio
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from tgbot.playground.models import Json

KINDS = [
    "message",
    "edited_message",
    "channel_post",
    "edited_channel_post",
    "business_connection",
    "business_message",
    "edited_business_message",
    "deleted_business_messages",
    "message_reaction",
    "message_reaction_count",
    "inline_query",
    "chosen_inline_result",
    "callback_query",
    "shipping_query",
    "pre_checkout_query",
    "purchased_paid_media",
    "poll",
    "poll_answer",
    "my_chat_member",
    "chat_member",
    "chat_join_request",
    "chat_boost",
    "removed_chat_boost",
]
ONLY_IF_ASKED = ("chat_member", "message_reaction", "message_reaction_count")


class Updates:
    """Updates in the order they happened; they stay until confirmed by a higher offset."""

    def __init__(self, first_id: int = 700_000_001) -> None:
        self._next_id = first_id
        self._waiting: deque[Json] = deque()
        self._arrived = asyncio.Event()
        self._silent = False
        self.allowed: list[str] = []
        """As the bot said it: empty means everything but what must be asked for."""

    def __len__(self) -> int:
        return len(self._waiting)

    def wants(self, kind: str) -> bool:
        """Whether the bot takes this kind."""
        return kind in self.allowed if self.allowed else kind not in ONLY_IF_ASKED

    def push(self, kind: str, payload: Any) -> None:
        """Adds an update, if the bot takes its kind."""
        if self.wants(kind) and not self._silent:
            self._waiting.append({"update_id": self._next_id, kind: payload})
            self._next_id += 1
            self._arrived.set()

    @contextmanager
    def silenced(self, silent: bool = True) -> Iterator[None]:
        """What happens meanwhile the bot is not told."""
        self._silent = silent
        try:
            yield
        finally:
            self._silent = False

    def allow(self, kinds: list[str] | None) -> None:
        """What the bot takes from now on; None leaves it as it was. Unknown kinds are passed over, as Telegram does."""
        if kinds is not None:
            self.allowed = [kind for kind in kinds if kind in KINDS]

    def take(self, offset: int, limit: int) -> list[Json]:
        """Forgets what is below the offset and gives what follows; a negative offset counts from the end."""
        if offset < 0:
            while len(self._waiting) > -offset:
                self._waiting.popleft()
        else:
            while self._waiting and self._waiting[0]["update_id"] < offset:
                self._waiting.popleft()
        return [update for update, _ in zip(self._waiting, range(limit), strict=False)]

    def pop(self) -> Json | None:
        """The next update, out of the queue: for a webhook."""
        return self._waiting.popleft() if self._waiting else None

    def give_back(self, updates: Iterable[Json]) -> None:
        """Puts popped updates back to the front."""
        self._waiting.extendleft(sorted(updates, key=lambda update: -int(update["update_id"])))

    def wake(self) -> None:
        """Lets whoever waits look again."""
        self._arrived.set()

    def clear(self) -> None:
        """Drops whatever waits."""
        self._waiting.clear()

    async def arrival(self, timeout: float) -> None:
        """Waits until something may have arrived."""
        self._arrived.clear()
        if self._waiting:
            return
        try:
            async with asyncio.timeout(timeout):
                await self._arrived.wait()
        except TimeoutError:
            return
