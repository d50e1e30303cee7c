"""What a screen of a game in play is built from, and the few questions about it that many screens ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import tzinfo
from types import MappingProxyType
from typing import Final

from engine.core.types import Decision, Seat
from engine.lifeboat.cast import Role
from engine.lifeboat.decisions import AskFree, AskOffer, AskToast, Option
from engine.lifeboat.views import Secrets, SeenPerson, View
from i18n.texts import Language, Texts, texts

Open = tuple[Decision, tuple[Option, ...]]
"""An open decision with what may be answered."""

INVITATIONS: Final = (AskOffer, AskToast)
"""What stands open to somebody, and nobody waits for."""

_NO_DEADLINES: Final[Mapping[str, float]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Context:
    """Everything a game's screens need; plain values, made anew for every painting.

    `view`: the game as the audience sees it (a bystander's for the group) · `names`: people's names as Telegram has
    them, by seat; None is an autopilot from the start · `language`: the audience's · `title`: the group's ·
    `timezone`: for clients too old to show times in their own · `clock`: seconds a turn · `night`: hours in which none
    ends.

    `decisions`: the audience's open ones with their options, in the engine's order (none for the group) · `shared`:
    all open ones of the game, everybody's, AskFree and AskOffer left out if you like: what is awaited and until when
    · `deadlines`: unix time by decision id, as may be *shown*: in a sealed window everyone's is the window's whole
    time (L11.3) · `hidden`: decisions of the audience that are not put to it, as they have a single answer (L11.3) ·
    `path`: the page of the panel, as the last tap asked.
    """

    view: View
    names: tuple[str | None, ...]
    language: Language
    gid: str
    title: str
    bot_username: str
    now: float
    timezone: tzinfo
    clock: int
    night: tuple[int, int] | None = None
    decisions: tuple[Open, ...] = ()
    shared: tuple[Decision, ...] = ()
    deadlines: Mapping[str, float] = field(default_factory=lambda: _NO_DEADLINES)
    hidden: frozenset[str] = frozenset()
    path: str = ""

    @property
    def t(self) -> Texts:
        """The sentences of the audience's language, the characters named as in this game."""
        return texts(self.language, self.view.options.cast)

    @property
    def seat(self) -> Seat:
        """Whose panel this is."""
        if self.view.seat is None:
            raise ValueError("a bystander has no seat")
        return self.view.seat

    @property
    def me(self) -> SeenPerson:
        """The audience's own character."""
        return self.view.persons[self.seat]

    @property
    def secrets(self) -> Secrets:
        """What only the audience knows."""
        if self.view.secrets is None:
            raise ValueError("a bystander has no secrets")
        return self.view.secrets

    def person(self, seat: Seat) -> SeenPerson:
        """The character at this seat number."""
        return self.view.persons[seat]

    def role(self, seat: Seat) -> Role:
        """Its role."""
        return self.view.persons[seat].role

    def aboard(self) -> Iterator[tuple[Seat, SeenPerson]]:
        """Everybody in the boat, bow → stern."""
        return ((seat, self.view.persons[seat]) for seat in self.view.boat)

    def seat_of(self, role: Role) -> Seat | None:
        """Who plays this role, aboard or not; None when nobody does."""
        return next((seat for seat, person in enumerate(self.view.persons) if person.role == role), None)

    def awaited(self) -> tuple[Decision, ...]:
        """The open decisions that the game itself waits for: neither invitations nor free moves."""
        return tuple(d for d in self.shared if not isinstance(d.ask, (AskFree, *INVITATIONS)))
