"""A stretch of events read in order, and the voice that tells it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cast import Role
from engine.lifeboat.gulls import LAND
from i18n.texts import Texts

_Kind = TypeVar("_Kind")


class Story:
    """Events to come, and how to speak of the seats in them.

    `names` by seat, None for an autopilot. `seed` picks among a sentence's variants: a stretch is always told alike.
    """

    def __init__(
        self, events: Iterable[e.Event], texts: Texts, roles: Sequence[Role], names: Sequence[str | None], seed: int
    ) -> None:
        self._events = list(events)
        self._at = 0
        self._roles = roles
        self._names = names
        self._seed = seed
        self.texts = texts

    # --- reading -----------------------------------------------------------------------------------------------------

    def next(self) -> e.Event | None:
        """The next event, or None at the end."""
        if self._at == len(self._events):
            return None
        self._at += 1
        return self._events[self._at - 1]

    def peek(self, kind: type[_Kind]) -> _Kind | None:
        """The next event if it is of this kind; it stays the next."""
        event = self._events[self._at] if self._at < len(self._events) else None
        return event if isinstance(event, kind) else None

    def take(self, kind: type[_Kind]) -> _Kind | None:
        """The next event if it is of this kind."""
        event = self.peek(kind)
        if event is not None:
            self._at += 1
        return event

    def run(self, *kinds: type[e.Event]) -> list[e.Event]:
        """All next events that are of these kinds."""
        start = self._at
        while self._at < len(self._events) and isinstance(self._events[self._at], kinds):
            self._at += 1
        return self._events[start : self._at]

    # --- speaking ----------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        """A sentence."""
        return self.texts(key, **args)

    def vary(self, key: str, **args: str | int) -> str:
        """One of the sentences `key-1`, `key-2`, …"""
        variants = 2
        while f"{key}-{variants + 1}" in self.texts:
            variants += 1
        salt = sum(ord(letter) for value in args.values() for letter in str(value))
        return self.texts(f"{key}-{(self._seed + self._at + salt) % variants + 1}", **args)

    def role(self, seat: Seat) -> Role:
        """Who sits there, for ROLE, GENDER and SIGN."""
        return self._roles[seat]

    def roles(self, seats: Iterable[Seat]) -> str:
        """Characters, for ROLES."""
        return " ".join(self._roles[seat] for seat in seats)

    def player(self, seat: Seat) -> str:
        """The person's name, ready for HTML."""
        return self.texts.player(self._names[seat])


def gulls(texts: Texts, n: int) -> str:
    """«🐦🐦▫️▫️»."""
    return texts.sign("gull") * n + texts.sign("gull-none") * (LAND - n)
