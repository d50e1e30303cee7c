"""What a game shows of itself. The bot finds a table's face by `table.game`, and knows no game otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.types import Seat
from i18n.texts import Language, Texts
from tgbot.play import Played
from tgbot.results import Result
from tgbot.screens.types import Button, Keyboard, Screen
from tgbot.tables import Table


@dataclass(frozen=True, slots=True)
class Eye:
    """Who looks: an audience of a table (`tables.GROUP`, or a seat as text), the stored path its screen is turned to,
    the unix time, and the bot's username for links."""

    audience: str
    path: str
    now: float
    username: str


class Face(Protocol):
    """One game's screens, sentences and pages of rules: functions of what is stored and of the time of day alone."""

    pages: tuple[str, ...]
    """The names of the pages of its rules, the one it opens at first; no two games share one."""

    def screens(self, table: Table, eye: Eye) -> tuple[Screen, ...]:
        """The messages this audience should have before it, at most one in each slot."""
        ...

    def lines(self, table: Table, audience: str, events: Sequence[Any]) -> list[str]:
        """The chronicle of a stretch of events, as far as this audience may know it; HTML."""
        ...

    def turned(self, table: Table, seat: Seat, page: str) -> str:
        """The stored path of a panel that is turned to this page."""
        ...

    def question(self, table: Table, named: str) -> str:
        """The id of the decision that a button names so; empty for one that no question has, or has any more."""
        ...

    def after(self, table: Table, played: Played, seat: Seat, option: str) -> tuple[Table, str | None]:
        """What comes of an answer beside the game itself: the table as played, with the face's notes, and the stored
        path of the answerer's panel; None: as it is."""
        ...

    def result(self, table: Table) -> Result | None:
        """What is to be remembered of a table that has ended; None for nothing."""
        ...

    def hand(self, table: Table, seat: Seat, language: Language) -> str:
        """What one has, as plain text for an alert: at most 200 letters."""
        ...

    def listed(self, t: Texts, table: Table, user: int) -> str | None:
        """A line of a person's list of games, as HTML; None for what is no game yet."""
        ...

    def door(self, t: Texts, table: Table) -> Button | None:
        """The button below that list which opens the game; None where there is nothing to open."""
        ...

    def unreached(self, table: Table, seat: Seat) -> tuple[str, str] | None:
        """What the group is told when the player at `seat` cannot be written to, and the payload of the link that
        mends it; None where nobody is to be told."""
        ...

    def told(self, events: bytes, language: Language) -> Iterator[str]:
        """A whole game as it was told, from the JSON array of all its events; HTML. Raises ValueError, LookupError,
        TypeError, AttributeError or AssertionError when they are another game's, or not all."""
        ...

    def rules(self, page: str, language: Language, options: dict[str, Any] | None) -> tuple[str, Keyboard]:
        """A page of the rules as HTML, and where one may turn from it (`data.rules`), by the stored options of a game;
        None: by those a new one would begin with."""
        ...
