"""What each chat of a table should show: from the stored table to screens and lines of the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from engine.core.frozen import changed
from engine.core.types import Decision, Seat
from engine.lifeboat.decisions import AskFree, AskOffer
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.views import View
from engine.registry import GAMES
from i18n.chronicle import lines
from i18n.texts import Language
from tgbot import play
from tgbot.lobby import options_of
from tgbot.memory import Memory
from tgbot.screens import own
from tgbot.screens.board import board
from tgbot.screens.context import Context, Open
from tgbot.screens.end import end
from tgbot.screens.lobby import Lobby, lobby
from tgbot.screens.panel import key, panel
from tgbot.screens.prompt import prompt
from tgbot.screens.types import Screen
from tgbot.tables import GROUP, Table


class Painter:
    """Pure but for the time of day. `username` is the bot's."""

    def __init__(self, username: str, now: Callable[[], float]) -> None:
        self._username = username
        self._now = now

    def screens(self, table: Table, audience: str, path: str) -> tuple[Screen, ...]:
        """The messages that this audience should have before it."""
        if audience == GROUP:
            return self._group(table, path)
        if table.state is None or table.stage == "stopped":
            return ()
        ctx = context(table, int(audience), table.holders[int(audience)].language, self._username, self._now())
        return (panel(changed(ctx, path=_page(ctx, path))),)

    def lines(self, table: Table, audience: str, events: Sequence[Any]) -> list[str]:
        """The chronicle of a stretch of events, as far as this audience may know it."""
        if table.state is None:
            return []
        seat = play.seat_of(audience)
        known = [told for event in events if (told := LIFEBOAT.redact(event, seat)) is not None]
        language = table.language if seat is None else table.holders[seat].language
        return lines(known, _sight(table, seat).view, _names(table), language, seat)

    def place(self, table: Table, audience: str) -> tuple[int, int | None]:
        """The chat, and the topic of it, where an audience is."""
        if audience == GROUP:
            return table.chat, table.thread
        user = table.holders[int(audience)].user
        assert user is not None
        return user, None

    # --- the group ---------------------------------------------------------------------------------------------------

    def _group(self, table: Table, path: str) -> tuple[Screen, ...]:
        if table.state is None:
            return (self._lobby(table, path),)
        ctx = context(table, None, table.language, self._username, self._now())
        if table.stage == "stopped":
            return (changed(board(ctx), keyboard=()),)
        found = (prompt(ctx), board(ctx), end(ctx))
        return tuple(screen for screen in found if screen is not None)

    def _lobby(self, table: Table, path: str) -> Screen:
        host = next((holder.name for holder in table.holders if holder.user == table.host), table.host_name)
        return lobby(
            Lobby(
                gid=table.id, language=table.language, bot_username=self._username, host=host,
                options=options_of(table), clock=table.clock, night=table.night, timezone=table.timezone,
                seats=_names(table), page=path,
                state="open" if table.stage in ("lobby", "paused") else "cancelled",
            )
        )  # fmt: skip


def turned(table: Table, seat: Seat, page: str) -> str:
    """The stored path of a panel that is turned to this page. It dies with the question that is open now, so that a
    new one is never hidden behind an old page."""
    return f"{key(context(table, seat, table.language, '', 0.0))}|{page}"


def _page(ctx: Context, path: str) -> str:
    question, _, page = path.partition("|")
    return page if question == key(ctx) else ""


def hand_of(table: Table, seat: Seat, language: Language, username: str) -> str:
    """A hand in an alert."""
    return own.hand_alert(context(table, seat, language, username, 0.0))


def _names(table: Table) -> tuple[str | None, ...]:
    return tuple(None if holder.user is None else holder.name for holder in table.holders)


def context(table: Table, seat: Seat | None, language: Language, username: str, now: float) -> Context:
    """What the screens of an audience are built from."""
    sight = _sight(table, seat)
    deadlines = {d.id: until for d in sight.asked if (until := play.shown_until(table, d)) is not None}
    return Context(
        view=sight.view,
        names=_names(table),
        language=language,
        gid=table.id,
        title=table.title,
        bot_username=username,
        now=now,
        timezone=ZoneInfo(table.timezone),
        decisions=sight.mine,
        shared=tuple(d for d in sight.asked if not isinstance(d.ask, AskFree | AskOffer)),
        deadlines=deadlines,
        hidden=frozenset(d.id for d, _ in sight.mine if play.is_hidden(table, d)),
    )


@dataclass(frozen=True, slots=True)
class _Sight:
    """What follows from a state alone: what a seat sees, all open decisions, and its own with their options."""

    view: View
    asked: tuple[Decision, ...]
    mine: tuple[Open, ...]


def _sight(table: Table, seat: Seat | None) -> _Sight:
    """Raises ValueError for a table without a state."""
    if table.state is None:
        raise ValueError(f"table {table.id} has no state: {table.stage}")
    return _SIGHTS((table.game, table.state, seat))


def _seen(place: tuple[str, bytes, Seat | None]) -> _Sight:
    name, stored, seat = place
    game, state = GAMES[name], play.STATES((name, stored))
    asked = _ASKED((name, stored))
    mine = tuple((d, game.options(state, d)) for d in asked if d.seat == seat and seat is not None)
    return _Sight(game.view(state, seat), asked, mine)  # type: ignore[arg-type]


_SIGHTS = Memory(_seen, 1024)
_ASKED: Memory[tuple[str, bytes], tuple[Decision, ...]] = Memory(
    lambda stored: GAMES[stored[0]].decisions(play.STATES(stored)), 512
)
