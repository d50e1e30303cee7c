"""«За бортом» as the bot shows it: the group's board, prompt and end, and each player's private panel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from engine.core.frozen import changed
from engine.core.game import fold
from engine.core.types import Decision, Seat
from engine.lifeboat.decisions import AskFree, AskOffer
from engine.lifeboat.editions import Options
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import State
from engine.lifeboat.views import View
from i18n.chronicle import lines, score_table
from i18n.texts import Language, Texts, texts
from tgbot import play
from tgbot.faces.face import Eye
from tgbot.lobby import options_of
from tgbot.memory import Memory
from tgbot.play import Played
from tgbot.screens import book, data, own
from tgbot.screens import panel as panels
from tgbot.screens.board import board
from tgbot.screens.context import Context, Open
from tgbot.screens.end import end
from tgbot.screens.lobby import Lobby, lobby
from tgbot.screens.prompt import prompt
from tgbot.screens.types import Button, Keyboard, Screen
from tgbot.tables import GROUP, Table

_EDITION = {"edition": "workshop"}
"""What a game begins with where nothing else was chosen."""


class LifeboatFace:
    """See `tgbot.faces.face.Face` for what each method promises."""

    pages: tuple[str, ...] = book.PATHS

    def screens(self, table: Table, eye: Eye) -> tuple[Screen, ...]:
        if eye.audience == GROUP:
            return _group(table, eye)
        if table.state is None or table.stage == "stopped":
            return ()
        seat = int(eye.audience)
        ctx = _context(table, seat, table.holders[seat].language, eye)
        return (panels.panel(changed(ctx, path=_page(ctx, eye.path))),)

    def lines(self, table: Table, audience: str, events: Sequence[Any]) -> list[str]:
        if table.state is None:
            return []
        seat = play.seat_of(audience)
        known = [told for event in events if (told := LIFEBOAT.redact(event, seat)) is not None]
        language = table.language if seat is None else table.holders[seat].language
        return lines(known, _sight(table, seat).view, _names(table), language, seat)

    def turned(self, table: Table, seat: Seat, page: str) -> str:
        """It dies with the question that is open now, so that a new one is never hidden behind an old page."""
        return f"{panels.key(_context(table, seat, table.language, _NOBODY))}|{page}"

    def question(self, table: Table, named: str) -> str:
        return named

    def after(self, table: Table, played: Played, seat: Seat, option: str) -> tuple[Table, str | None]:
        page = panels.after(option)
        return played.table, self.turned(played.table, seat, page) if page else page

    def result(self, table: Table) -> None:
        return None

    def hand(self, table: Table, seat: Seat, language: Language) -> str:
        return own.hand_alert(_context(table, seat, language, _NOBODY))

    def listed(self, t: Texts, table: Table, user: int) -> str | None:
        group = t.player(table.title)
        seat = table.seat_of(user)
        if table.state is None or seat is None:
            return t("chat-games-lobby", group=group)
        state: State = play.state_of(table)
        asked = any(d.seat == seat and d.blocking and not play.is_hidden(table, d) for d in LIFEBOAT.decisions(state))
        key = "chat-games-awaited" if asked else "chat-games-playing"
        of_game = texts(t.language, state.options.cast)
        return of_game(key, group=group, day=state.day, who=state.persons[seat].role)

    def door(self, t: Texts, table: Table) -> Button | None:
        if table.stage != "playing":
            return None
        return Button(f"{t.sign('boat')} {table.title}"[:40], data.panel(table.id))

    def unreached(self, table: Table, seat: Seat) -> tuple[str, str] | None:
        player = texts(table.language).player(table.holders[seat].name)
        if table.state is None:
            return texts(table.language)("chat-blocked-lobby", player=player), f"j{table.id}"
        state: State = play.state_of(table)
        of_game = texts(table.language, state.options.cast)
        return of_game("chat-blocked", player=player, who=state.persons[seat].role), f"p{table.id}"

    def told(self, events: bytes, language: Language) -> Iterator[str]:
        """As its group was told it."""
        facts = LIFEBOAT.load_events(events)
        view = LIFEBOAT.view(fold(LIFEBOAT, facts), None)
        names = [person.role for person in view.persons]
        known = [seen for event in facts if (seen := LIFEBOAT.redact(event, None)) is not None]
        yield from lines(known, view, names, language)
        if view.ended:
            yield from score_table(view, names, language).split("\n")

    def rules(self, page: str, language: Language, options: dict[str, Any] | None) -> tuple[str, Keyboard]:
        loaded: Options = LIFEBOAT.load_options(options or _EDITION)
        return book.leaf(page, language, loaded)


_NOBODY = Eye("", "", 0.0, "")


# --- the group -------------------------------------------------------------------------------------------------------


def _group(table: Table, eye: Eye) -> tuple[Screen, ...]:
    if table.state is None:
        return (_lobby(table, eye),)
    ctx = _context(table, None, table.language, eye)
    if table.stage == "stopped":
        return (changed(board(ctx), keyboard=()),)
    found = (prompt(ctx), board(ctx), end(ctx))
    return tuple(screen for screen in found if screen is not None)


def _lobby(table: Table, eye: Eye) -> Screen:
    host = next((holder.name for holder in table.holders if holder.user == table.host), table.host_name)
    return lobby(
        Lobby(
            gid=table.id, language=table.language, bot_username=eye.username, host=host,
            options=options_of(table), clock=table.clock, night=table.night, timezone=table.timezone,
            bluffs=table.bluffs, seats=_names(table), page=eye.path,
            state="open" if table.stage in ("lobby", "paused") else "cancelled",
        )
    )  # fmt: skip


# --- a player --------------------------------------------------------------------------------------------------------


def _page(ctx: Context, path: str) -> str:
    question, _, page = path.partition("|")
    return page if question == panels.key(ctx) else ""


def _names(table: Table) -> tuple[str | None, ...]:
    return tuple(None if holder.user is None else holder.name for holder in table.holders)


def _context(table: Table, seat: Seat | None, language: Language, eye: Eye) -> Context:
    """What the screens of an audience are built from."""
    sight = _sight(table, seat)
    deadlines = {d.id: until for d in sight.asked if (until := play.shown_until(table, d)) is not None}
    return Context(
        view=sight.view,
        names=_names(table),
        language=language,
        gid=table.id,
        title=table.title,
        bot_username=eye.username,
        now=eye.now,
        timezone=ZoneInfo(table.timezone),
        decisions=sight.mine,
        shared=tuple(d for d in sight.asked if not isinstance(d.ask, AskFree | AskOffer)),
        deadlines=deadlines,
        clock=table.clock,
        night=table.night,
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
    return _SIGHTS((table.state, seat))


def _seen(place: tuple[bytes, Seat | None]) -> _Sight:
    stored, seat = place
    state: State = play.STATES((LIFEBOAT.id, stored))
    asked = _ASKED(stored)
    mine = tuple((d, LIFEBOAT.options(state, d)) for d in asked if d.seat == seat and seat is not None)
    return _Sight(LIFEBOAT.view(state, seat), asked, mine)


_SIGHTS = Memory(_seen, 1024)
_ASKED: Memory[bytes, tuple[Decision, ...]] = Memory(
    lambda stored: LIFEBOAT.decisions(play.STATES((LIFEBOAT.id, stored))), 512
)
