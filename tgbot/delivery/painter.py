"""What delivery asks of those who know games and sentences."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tgbot.screens.types import Screen
from tgbot.tables import Table


class Painter(Protocol):
    """What each audience should see: functions of what is stored and of the time of day alone."""

    def place(self, table: Table, audience: str) -> tuple[int, int | None]:
        """The chat of an audience, and the topic of it."""
        ...

    def screens(self, table: Table, audience: str, path: str) -> tuple[Screen, ...]:
        """The messages it should have before it, at most one in each slot."""
        ...

    def lines(self, table: Table, audience: str, events: Sequence[Any]) -> list[str]:
        """The chronicle of a stretch of events, in HTML, for its chat; nothing where there is no chronicle."""
        ...


async def _nothing(*_: Any) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Hooks:
    """Whom to tell of what comes to light in a call: a player cannot be written to (`blocked(table, seat)`), the bot
    may not write in the group (`kicked(table)`). Until `Store.renew` asks for them nothing more goes to these
    audiences."""

    blocked: Callable[[Table, int], Awaitable[None]] = _nothing
    kicked: Callable[[Table], Awaitable[None]] = _nothing
