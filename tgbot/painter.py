"""What each chat of a table should show: the table's game knows, through its face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tgbot.faces import FACES, Eye
from tgbot.screens.types import Screen
from tgbot.tables import GROUP, Table


class Painter:
    """Pure but for the time of day. `username` is the bot's."""

    def __init__(self, username: str, now: Callable[[], float]) -> None:
        self._username = username
        self._now = now

    def screens(self, table: Table, audience: str, path: str) -> tuple[Screen, ...]:
        """The messages that this audience should have before it."""
        return FACES[table.game].screens(table, Eye(audience, path, self._now(), self._username))

    def lines(self, table: Table, audience: str, events: Sequence[Any]) -> list[str]:
        """The chronicle of a stretch of events, as far as this audience may know it."""
        return FACES[table.game].lines(table, audience, events)

    def place(self, table: Table, audience: str) -> tuple[int, int | None]:
        """The chat, and the topic of it, where an audience is."""
        if audience == GROUP:
            return table.chat, table.thread
        user = table.holders[int(audience)].user
        assert user is not None
        return user, None
