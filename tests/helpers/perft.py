"""Counting games: every answer and every outcome of chance is followed to the end, and what there is is counted.

Questions that are open at once are answered one by one, the first first; a pause ends when nobody is asked anything.
What holds nobody up is left alone, unless it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Run
from engine.core.types import Decision
from engine.lifeboat.decisions import AskFree
from engine.lifeboat.evolve import evolve
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import State

Until = Callable[[State], bool]
Order = Callable[[list[Decision]], Decision]


@dataclass(frozen=True)
class Count:
    """`games`: ways from the start to an end · `positions`: different states on the way · `ends`: the last of them."""

    games: int
    positions: int
    ends: int


class _Scripted(Chance):
    """Chance that does as it is told, and beyond that takes the first; `sizes` are how many ways there were."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(0)
        self.script = script
        self.sizes: list[int] = []

    def below(self, n: int) -> int:
        at = len(self.sizes)
        self.sizes.append(n)
        return self.script[at] if at < len(self.script) else 0


def outcomes(state: State, play: Callable[[Any], None]) -> Iterator[State]:
    """Every state to which a move may lead, once for each way chance can take."""
    script: list[int] | None = []
    while script is not None:
        chance = _Scripted(script)
        run: Any = Run(state, evolve, chance)
        play(run)
        yield run.state
        script = _next_script(script, chance.sizes)


def _next_script(script: list[int], sizes: list[int]) -> list[int] | None:
    full = script + [0] * (len(sizes) - len(script))
    while full and full[-1] == sizes[len(full) - 1] - 1:
        full.pop()
    return [*full[:-1], full[-1] + 1] if full else None


def first(asked: list[Decision]) -> Decision:
    """Who is asked first answers first."""
    return asked[0]


def last(asked: list[Decision]) -> Decision:
    """Who is asked last answers first."""
    return asked[-1]


def after(state: State, order: Order = first) -> Iterator[State]:
    """The states after one answer, or after a pause."""
    blocking = [d for d in LIFEBOAT.decisions(state) if d.blocking]
    asked = [d for d in blocking if d.seat is not None]
    if not asked:
        yield from outcomes(state, lambda run: LIFEBOAT.expire(run, blocking[0], False))
        return
    decision = order(asked)
    for option in LIFEBOAT.options(state, decision):
        yield from outcomes(state, lambda run, o=option: LIFEBOAT.answer(run, decision, o))


def position(state: State) -> State:
    """What the future depends on: the state without its counters."""
    persons = tuple(replace(person, moves=0) for person in state.persons)
    frames = tuple(replace(frame, n=0) for frame in state.frames)
    return replace(state, persons=persons, frames=frames, version=0, scenes=0, day=0)


def count(start: State, until: Until, order: Order = first) -> Count:
    """By position: what follows from one is counted once."""
    games: dict[State, int] = {}
    ends: set[State] = set()

    def follow(state: State) -> int:
        here = position(state)
        if here not in games:
            if state.ended or until(state):
                ends.add(here)
                games[here] = 1
            else:
                games[here] = sum(follow(next_) for next_ in after(state, order))
        return games[here]

    return Count(follow(start), len(games), len(ends))


def count_one_by_one(start: State, until: Until) -> int:
    """The same games, each played by itself: nothing is remembered."""
    if start.ended or until(start):
        return 1
    return sum(count_one_by_one(next_, until) for next_ in after(start))


def ends(start: State, until: Until, order: Order) -> set[State]:
    """The different last positions."""
    found: set[State] = set()

    def follow(state: State) -> Iterator[State]:
        if state.ended or until(state):
            found.add(position(state))
        else:
            yield from after(state, order)

    _walk(start, follow)
    return found


def reached(start: State, moves: Callable[[Any], bool]) -> set[State]:
    """All positions to which those of the moves that are free at any time lead, the start among them."""

    def follow(state: State) -> Iterator[State]:
        for decision in LIFEBOAT.decisions(state):
            for option in LIFEBOAT.options(state, decision) if isinstance(decision.ask, AskFree) else ():
                if moves(option):
                    yield from outcomes(state, lambda run, d=decision, o=option: LIFEBOAT.answer(run, d, o))

    return _walk(start, follow)


def _walk(start: State, follow: Callable[[State], Iterator[State]]) -> set[State]:
    """Every position there is on the way."""
    seen: set[State] = set()
    stack = [start]
    while stack:
        state = stack.pop()
        here = position(state)
        if here not in seen:
            seen.add(here)
            stack.extend(follow(state))
    return seen
