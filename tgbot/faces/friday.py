"""«Пятница» as the bot shows it: one panel in the private chat.

The table's notes: `day` of which day the island is · `hints` the player wants advice · `back` after how many facts the
player may still be asked again (F1.3: nothing hidden was shown since) · `taken_back` how often something was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.game import fold
from engine.core.types import Seat
from engine.friday.rules import FRIDAY
from engine.friday.state import State
from engine.friday.undo import KEPT
from engine.friday.views import View
from i18n.friday import story
from i18n.texts import Language, Texts
from tgbot import play
from tgbot.faces.face import Eye
from tgbot.play import Played
from tgbot.results import Result
from tgbot.screens import data
from tgbot.screens.friday import book
from tgbot.screens.friday.panel import panel
from tgbot.screens.friday.sight import Sight, game_name
from tgbot.screens.types import Button, Keyboard, Screen
from tgbot.tables import GROUP, Table

AWAY: Final = "away"
"""The path of a panel that has made room for another message."""


class FridayFace:
    """See `tgbot.faces.face.Face` for what each method promises."""

    pages: tuple[str, ...] = book.PAGES

    def screens(self, table: Table, eye: Eye) -> tuple[Screen, ...]:
        """What is over keeps its text also when it has made room: it is a memory, and has no buttons."""
        if table.state is None or eye.audience == GROUP or (eye.path == AWAY and table.live):
            return ()
        screen = panel(_sight(table, eye))
        return (Screen(screen.slot, screen.key, screen.text, silent=True) if eye.path == AWAY else screen,)

    def lines(self, table: Table, audience: str, events: Sequence[Any]) -> list[str]:
        """The panel tells it all."""
        return []

    def turned(self, table: Table, seat: Seat, page: str) -> str:
        """It dies with the question that is open now."""
        return f"{_question(table)}|{page}"

    def question(self, table: Table, named: str) -> str:
        """A button also says how much had been taken back when it was made."""
        decision, _, taken_back = named.partition(".")
        return decision if taken_back == str(table.notes.get("taken_back", 0)) else ""

    def after(self, table: Table, played: Played, seat: Seat, option: str) -> tuple[Table, str | None]:
        return noted(table, played), ""

    def hand(self, table: Table, seat: Seat, language: Language) -> str:
        """There is none: all lies open."""
        return ""

    def listed(self, t: Texts, table: Table, user: int) -> str | None:
        if table.state is None:
            return None
        view = view_of(table)
        step = t(f"friday-step-{view.phase}")
        return t("friday-listed", game=named(t, table), step=step, life=view.life)

    def door(self, t: Texts, table: Table) -> Button | None:
        return Button(t("friday-door", game=named(t, table)), data.deed(table.id, "go"))

    def unreached(self, table: Table, seat: Seat) -> None:
        return None

    def result(self, table: Table) -> Result | None:
        """Whoever stops before the end has given up."""
        if table.state is None or table.live:
            return None
        view = view_of(table)
        day = str(table.notes.get("day", ""))
        return Result(table.game, view.options.level, view.ended == "won", view.total, table.moved, day,
                      view.options.old_age == "reshuffle")  # fmt: skip

    def told(self, events: bytes, language: Language) -> Iterator[str]:
        facts = FRIDAY.load_events(events)
        fold(FRIDAY, facts)
        return story.lines(facts, language)

    def rules(self, page: str, language: Language, options: dict[str, Any] | None) -> tuple[str, Keyboard]:
        return book.leaf(page, language)


def view_of(table: Table) -> View:
    """All that the player may know. Raises ValueError for a table without a state."""
    return FRIDAY.view(play.state_of(table), 0)


def named(t: Texts, table: Table) -> str:
    """Which island it is, in words."""
    return game_name(t, view_of(table).options.level, table.notes.get("day", ""))


def noted(table: Table, played: Played) -> Table:
    """What came of an answer, with a note to where it may be taken back: not behind what has shown something hidden."""
    before: State = play.state_of(table)
    seen = any(isinstance(event, KEPT) for event in played.events)
    back = [] if seen else [*table.notes.get("back", ()), FRIDAY.version(before)]
    return with_notes(played.table, back=back)


def rewound(table: Table, events: bytes) -> Table:
    """The table as it was after these facts, which are the last but some of its own."""
    state = fold(FRIDAY, FRIDAY.load_events(events))
    back = list(table.notes["back"])[:-1]
    taken_back = table.notes.get("taken_back", 0) + 1
    return with_notes(table, state=FRIDAY.dump_state(state), back=back, taken_back=taken_back)


def with_notes(table: Table, state: bytes | None = None, **notes: Any) -> Table:
    """The table with these notes; what is nothing is not noted."""
    kept = {name: value for name, value in {**table.notes, **notes}.items() if value}
    return replace(table, notes=kept, state=table.state if state is None else state)


def _question(table: Table) -> str:
    state: State = play.state_of(table)
    return f"{FRIDAY.version(state)}.{table.notes.get('taken_back', 0)}"


def _sight(table: Table, eye: Eye) -> Sight:
    state: State = play.state_of(table)
    asked = FRIDAY.decisions(state) if table.live else ()
    decision = asked[0] if asked else None
    question, _, page = eye.path.partition("|")
    return Sight(
        view=FRIDAY.view(state, 0),
        decision=decision,
        options=() if decision is None else FRIDAY.options(state, decision),
        language=table.holders[int(eye.audience)].language,
        gid=table.id,
        bot_username=eye.username,
        facts=FRIDAY.version(state),
        taken_back=table.notes.get("taken_back", 0),
        can_undo=bool(table.notes.get("back")),
        hints=bool(table.notes.get("hints")),
        day=table.notes.get("day", ""),
        path=page if question == _question(table) else "",
    )
