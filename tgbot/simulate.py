"""`tgbot simulate`: autopilots play each other; length, points, wins, speed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, quantiles

from engine.core.chance import Chance
from engine.core.game import Game, settle, step
from engine.core.types import Expire, Rejected
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.scoring import winners
from engine.lifeboat.state import State


@dataclass(slots=True)
class Tally:
    """What so many voyages were like. `points`, `wins` and `played` are by role."""

    days: list[int] = field(default_factory=list)
    points: dict[str, list[int]] = field(default_factory=dict)
    wins: Counter[str] = field(default_factory=Counter)
    deaths: Counter[str] = field(default_factory=Counter)
    sea: int = 0

    def add(self, state: State) -> None:
        """Count one voyage that has ended."""
        assert state.ended is not None
        self.days.append(state.day)
        self.sea += state.ended == "sea"
        for score in state.scores:
            person = state.persons[score.seat]
            self.points.setdefault(person.role, []).append(score.total)
            self.deaths[person.role] += person.dead
        for seat in winners(state.scores, state.ended):
            self.wins[state.persons[seat].role] += 1


def voyage(options: object, seats: int, seed: int, game: Game = LIFEBOAT) -> State:
    """One voyage of autopilots to its end; pauses pass at once."""
    state = game.start(options, seats, frozenset(range(seats)), Chance(seed)).state
    while True:
        state = settle(game, state, seed).state
        if game.over(state):
            assert isinstance(state, State)
            return state
        pause = next(d for d in game.decisions(state) if d.seat is None)
        after = step(game, state, Expire(pause.id), seed)
        assert not isinstance(after, Rejected)
        state = after.state


def simulate(edition: str, games: int, seats: int, seed: int) -> Iterator[str]:
    """Play, then yield the lines of the report. Raises KeyError for an edition there is none of."""
    options = EDITIONS[edition]
    tally = Tally()
    began = time.perf_counter()
    for number in range(games):
        tally.add(voyage(options, seats, seed + number))
    yield from report(tally, time.perf_counter() - began, f"{edition}, {seats} players, {games} games, seed {seed}")


def report(tally: Tally, seconds: float, title: str) -> Iterator[str]:
    """The lines of the report."""
    games = len(tally.days)
    tenths = quantiles(tally.days, n=10) if games > 1 else [tally.days[0]] * 9
    yield title
    yield f"days: mean {mean(tally.days):.1f}, 10 % {tenths[0]:.0f}, 50 % {tenths[4]:.0f}, 90 % {tenths[8]:.0f}"
    yield f"the sea wins: {tally.sea / games:.1%}"
    yield f"games a second: {games / seconds:.0f}"
    yield f"{'character':<10} {'played':>7} {'points':>7} {'wins':>7} {'dies':>7}"
    for role, points in sorted(tally.points.items(), key=lambda item: -mean(item[1])):
        played = len(points)
        wins, deaths = tally.wins[role] / played, tally.deaths[role] / played
        yield f"{role:<10} {played:>7} {mean(points):>7.1f} {wins:>7.1%} {deaths:>7.1%}"
