"""Voyages set up by hand, and played by name: who sits where with what, and what they answer.

    boat = Boat(sailor("lady", hand="knife water"), sailor("kid", wounds=2), turn="lady")
    boat.plays("lady", "rob.kid.hand")
    assert boat.saw(e.Demanded)

Seats are numbered from bow to stern at the start; in keys a role stands for its seat. Cards are words, navigation
cards are written as in `lifeboat-cards.md` (`0|C|F|`). After every step `soundness` looks at it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from engine.core.chance import Chance
from engine.core.game import Run, step
from engine.core.types import Answer, Command, Decision, Expire, Rejected
from engine.lifeboat import flow
from engine.lifeboat import state as s
from engine.lifeboat.cards import _SIX, _TWO_MORE, NAVIGATION, WEATHER, Kind, NavigationId
from engine.lifeboat.cast import Role
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.evolve import evolve
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Person, State
from tests.helpers import soundness

E = TypeVar("E")

CARDS = (_SIX + _TWO_MORE).split()
"""The navigation cards as they are written in `lifeboat-cards.md`, by number."""

NOTHING = "0|M|L|"
"""A card without gull or icons: the Mate falls in, the Lady is thirsty. Harmless where neither is aboard."""


def card(text: str) -> NavigationId:
    """The number of a navigation card."""
    return CARDS.index(text)


def kinds(text: str) -> tuple[Any, ...]:
    """`"knife water"` as cards."""
    return tuple(text.split())


def sailor(role: Role, hand: str = "", open: str = "", wounds: int = 0, **more: Any) -> Person:
    """One character; untold, love and hate are whoever sits next."""
    given = {"love": "?", "hate": "?", **more}
    return Person(role=role, hand=tuple(sorted(kinds(hand))), open=kinds(open), wounds=wounds, **given)


def _completed(sailors: tuple[Person, ...]) -> tuple[Person, ...]:
    after = (*sailors[1:], sailors[0])
    return tuple(
        replace(p, love=q.role if p.love == "?" else p.love, hate=q.role if p.hate == "?" else p.hate)
        for p, q in zip(sailors, after, strict=True)
    )


def _sky(weather: str, dawn: bool) -> s.Sky:
    """`"calm: hot rain"`: today it is calm (at dawn: will be), and nobody has seen it; hot and rain are used; the rest
    is the deck."""
    today, _, used = weather.partition(":")
    discards: Any = kinds(used)
    deck = tuple(card for card in WEATHER if card != today and card not in discards)
    if dawn:
        return s.Sky((today, *deck), discards)  # type: ignore[arg-type]
    return s.Sky(deck, discards, today)  # type: ignore[arg-type]


class Boat:
    """A voyage under way. `turn`: whose turn it is, `morning`, `dusk`, or `dawn` (a new day is about to begin)."""

    def __init__(
        self,
        *sailors: Person,
        turn: str = "dusk",
        edition: str = "workshop",
        deck: str = "",
        sea: str = "",
        rowed: str = "",
        gulls: int = 0,
        day: int = 1,
        parasol_up: bool = False,
        weather: str = "",
        **options: Any,
    ) -> None:
        self.roles = [sailor.role for sailor in sailors]
        seats = tuple(range(len(sailors)))
        pile = tuple(card(text) for text in rowed.split())
        wanted = tuple(card(text) for text in sea.split())
        rest = tuple(n for n in range(len(NAVIGATION)) if n not in (*pile, *wanted))
        if weather:
            options["weather"] = True
        state = State(
            options=replace(EDITIONS[edition], **options),
            persons=_completed(sailors),
            boat=tuple(seat for seat in seats if sailors[seat].aboard),
            provisions=kinds(deck),
            navigation=wanted + rest,
            version=1,
            scenes=2,
            day=day,
            gulls=gulls,
            rowed=pile,
            parasol_up=parasol_up,
            sky=_sky(weather, turn == "dawn") if weather else None,
        )
        self.seed = 1
        self.log: list[Any] = []
        self.last: tuple[Any, ...] = ()
        self.state = replace(state, frames=self._frames(turn, seats))
        if turn == "dawn":
            self._move(flow.advance)

    def _frames(self, turn: str, seats: tuple[int, ...]) -> tuple[s.Frame, ...]:
        if turn == "dawn":
            return ()
        if turn in ("morning", "dusk"):
            return (s.Actions(1, seats if turn == "morning" else (), None, turn),)  # type: ignore[arg-type]
        seat = self.seat(turn)
        return (s.Actions(1, seats[seat + 1 :], seat, None),)

    def _move(self, rule: Callable[[Any], None]) -> None:
        run: Any = Run(self.state, evolve, Chance(self.seed, self.state.version))
        rule(run)
        self.state, self.last = run.state, tuple(run.events)
        self.log += run.events
        soundness.check(self.state, self.last)

    # --- looking -----------------------------------------------------------------------------------------------------

    def seat(self, role: str) -> int:
        return self.roles.index(role)  # type: ignore[arg-type]

    def person(self, role: str) -> Person:
        return self.state.persons[self.seat(role)]

    def hand(self, role: str) -> tuple[Kind, ...]:
        return self.person(role).hand

    def opened(self, role: str) -> tuple[Kind, ...]:
        return self.person(role).open

    def wounds(self, *roles: str) -> tuple[int, ...] | int:
        found = tuple(self.person(role).wounds for role in roles)
        return found[0] if len(found) == 1 else found

    @property
    def order(self) -> list[str]:
        """Who sits aboard, bow → stern."""
        return [self.roles[seat] for seat in self.state.boat]

    @property
    def turn(self) -> str | None:
        frame = self.state.frame(s.Actions)
        return None if frame is None or frame.turn is None else self.roles[frame.turn]

    @property
    def scene(self) -> type[Any]:
        """What kind of frame is on top."""
        return type(self.state.top)

    def view(self, role: str | None) -> Any:
        return LIFEBOAT.view(self.state, None if role is None else self.seat(role))

    def saw(self, kind: type[E], step: bool = True) -> list[E]:
        """The facts of this kind in the last step (or since the start)."""
        return [event for event in (self.last if step else self.log) if isinstance(event, kind)]

    def asked(self, ask: type[Any] | None = None, blocking: bool | None = None) -> list[str]:
        """Who has an open question (of this kind)."""
        found = [d for d in LIFEBOAT.decisions(self.state) if d.seat is not None]
        return [
            self.roles[d.seat]
            for d in found
            if d.seat is not None and (ask is None or isinstance(d.ask, ask)) and blocking in (None, d.blocking)
        ]

    def decisions(self, role: str | None) -> list[Decision]:
        seat = None if role is None else self.seat(role)
        return [d for d in LIFEBOAT.decisions(self.state) if d.seat == seat]

    def keys(self, role: str, start: str = "", ask: type[Any] | None = None) -> list[str]:
        """Everything this role may answer to its open questions, seats by their roles."""
        return [
            named
            for d in self.decisions(role)
            if ask is None or isinstance(d.ask, ask)
            for option in LIFEBOAT.options(self.state, d)
            if (named := self._named(option)).startswith(start)
        ]

    def may(self, role: str, key: str) -> bool:
        return key in self.keys(role)

    def _named(self, option: Any) -> str:
        """The option's key with roles for seats."""
        parts = str(option.key).split(".")
        if hasattr(option, "plan"):
            return ".".join(self._named_part(part) for part in parts)
        where = [name for name in ("victim", "over", "on", "to") if hasattr(option, name)]
        return ".".join([parts[0], self.roles[int(parts[1])], *parts[2:]]) if where else ".".join(parts)

    def _named_part(self, part: str) -> str:
        head, _, count = part.partition("x")
        if count and head.isdigit():
            return f"{self.roles[int(head)]}x{count}"
        return f"p{self.roles[int(part[1:])]}" if part[0] == "p" and part[1:].isdigit() else part

    # --- playing -----------------------------------------------------------------------------------------------------

    def plays(self, role: str, *keys: str) -> Boat:
        """Answer with these keys, one after the other; each must be listed."""
        for key in keys:
            self._play(Answer(self.seat(role), *self._find(role, key)))
        return self

    def _find(self, role: str, key: str) -> tuple[str, str]:
        for d in self.decisions(role):
            for option in LIFEBOAT.options(self.state, d):
                if self._named(option) == key:
                    return d.id, option.key
        raise AssertionError(f"{role} cannot answer {key}: {self.keys(role)}")

    def waits(self, role: str | None = None, quiet: bool = False) -> Boat:
        """Time runs out for a role's blocking question, or for the pause."""
        found = next(d for d in self.decisions(role) if d.blocking)
        self._play(Expire(found.id, quiet))
        return self

    def fights_on(self) -> Boat:
        """Let a fight end, if it has not ended by itself because nobody could do anything more."""
        return self.waits() if isinstance(self.state.top, s.Fight) else self

    def _play(self, command: Command) -> None:
        after = step(LIFEBOAT, self.state, command, self.seed)
        assert not isinstance(after, Rejected), (command, after)
        self.state, self.last = after.state, after.events
        self.log += after.events
        soundness.check(self.state, self.last)

    def until(self, frame: type[Any] | None) -> Boat:
        """Let time run until such a frame is on top (None: until a new day's first question or the end)."""
        day = self.state.day
        for _ in range(200):
            if self.state.ended or (self.state.day > day if frame is None else isinstance(self.state.top, frame)):
                return self
            self._play(Expire(next(d for d in LIFEBOAT.decisions(self.state) if d.blocking).id))
        raise AssertionError("time runs, and nothing comes")

    def with_(self, **changes: Any) -> Boat:
        """Put the state straight where an argument of `Boat` cannot."""
        self.state = replace(self.state, **changes)
        return self
