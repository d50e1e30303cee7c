"""L10: the points, line by line."""

from __future__ import annotations

from typing import Literal

from engine.core.types import Seat
from engine.lifeboat.cards import JEWELS, POINTS, Kind
from engine.lifeboat.cast import CHARACTERS, Ability, has
from engine.lifeboat.state import Line, LineItem, Person, Score, State

How = Literal["land", "sea"]


def scores(state: State, how: How) -> tuple[Score, ...]:
    """Everybody's points, by seat. When the sea has won, love and hate alone count (L5.6)."""
    return tuple(Score(seat, _lines(state, seat, how)) for seat in range(len(state.persons)))


def winners(totals: tuple[Score, ...], how: How) -> tuple[Seat, ...]:
    """L10.8: those with the most points; nobody when the sea has won (L5.6)."""
    if how == "sea":
        return ()
    best = max(score.total for score in totals)
    return tuple(score.seat for score in totals if score.total == best)


def _lines(state: State, seat: Seat, how: How) -> tuple[Line, ...]:
    person = state.persons[seat]
    own = [] if how == "sea" else [*_survival(state, person), *_treasures(person)]
    return (*own, *_love(state, person), *_hate(state, person))


def _survival(state: State, person: Person) -> list[Line]:
    """L10.1; a psychopath does not care, unless a narcissist too (L10.5, L10.6)."""
    psychopath = person.hate == person.role and state.options.self_hate == "psychopath"
    if person.dead or (psychopath and person.love != person.role):
        return []
    return [Line("survival", CHARACTERS[person.role].survival)]


def _treasures(person: Person) -> list[Line]:
    """L10.2: what is aboard, with the dead too; each role doubles its own kind."""
    if not person.aboard:
        return []
    cards = person.cards
    jewels = JEWELS[cards.count("jewels")]
    sums: tuple[tuple[LineItem, Ability, int], ...] = (
        ("cash", "cash", _worth(cards, "cash")),
        ("jewels", "jewels", jewels),
        ("paintings", "painting", _worth(cards, "painting3") + _worth(cards, "painting2")),
    )
    return [Line(item, points * (2 if has(person.role, ability) else 1)) for item, ability, points in sums if points]


def _worth(cards: tuple[Kind, ...], kind: Kind) -> int:
    return cards.count(kind) * POINTS[kind]


def _love(state: State, person: Person) -> list[Line]:
    """L10.3; L10.4: a narcissist's own bonus counts again; L10.6: not with hate on oneself as well."""
    seat = state.seat_of(person.love)
    assert seat is not None
    loved = state.persons[seat]
    bonus = 0 if loved.dead else CHARACTERS[loved.role].survival
    if loved is not person:
        return [Line("love", bonus, loved.role)]
    if person.hate == person.role:
        return []
    return [Line("narcissist", bonus)]


def _hate(state: State, person: Person) -> list[Line]:
    """L10.3; L10.5: hate on oneself is one's own death, or everybody else's."""
    if person.hate == person.role and state.options.self_hate == "psychopath":
        dead = [p for p in state.persons if p.dead and p is not person]
        return [Line("psychopath", CHARACTERS[p.role].strength, p.role) for p in dead]
    seat = state.seat_of(person.hate)
    assert seat is not None
    hated = state.persons[seat]
    return [Line("hate", hated.strength if hated.dead else 0, hated.role)]
