"""`tgbot simulate --game friday`: the autopilot alone on the island; how often it wins, scores, speed."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import mean, quantiles

from engine.core.chance import Chance
from engine.core.game import settle
from engine.friday.rules import FRIDAY
from engine.friday.state import State


@dataclass(slots=True)
class Tally:
    """What so many stays were like. `ends`: by the step and why it ended; `lives`: left in games won."""

    won: int = 0
    scores: list[int] = field(default_factory=list)
    lives: list[int] = field(default_factory=list)
    pirates: Counter[int] = field(default_factory=Counter)
    ends: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, state: State) -> None:
        """Count one stay that has ended."""
        self.scores.append(sum(line.points for line in state.score))
        self.pirates[len(state.beaten)] += 1
        self.ends[state.phase, str(state.why)] += 1
        if state.ended == "won":
            self.won += 1
            self.lives.append(state.life)


def stay(level: int, old_age: str, seed: int) -> State:
    """One stay of the autopilot, to its end."""
    options = FRIDAY.load_options({"level": level, "old_age": old_age})
    began = FRIDAY.start(options, 1, frozenset([0]), Chance(seed))
    state = settle(FRIDAY, began.state, seed).state
    assert isinstance(state, State)
    return state


def simulate(level: int, games: int, seed: int, old_age: str = "lose") -> Iterator[str]:
    """Play, then yield the lines of the report."""
    tally = Tally()
    began = time.perf_counter()
    for number in range(games):
        tally.add(stay(level, old_age, seed + number))
    title = f"friday, level {level}, {games} games, seed {seed}, old age: {old_age}"
    yield from report(tally, time.perf_counter() - began, title)


def report(tally: Tally, seconds: float, title: str) -> Iterator[str]:
    """The lines of the report."""
    games = len(tally.scores)
    tenths = quantiles(tally.scores, n=10) if games > 1 else tally.scores * 9
    yield title
    yield f"won: {tally.won / games:.1%}" + (f", life left {mean(tally.lives):.1f}" if tally.lives else "")
    yield f"score: mean {mean(tally.scores):.1f}, 10 % {tenths[0]:.0f}, 50 % {tenths[4]:.0f}, 90 % {tenths[8]:.0f}"
    yield "pirates beaten: " + ", ".join(f"{n}: {tally.pirates[n] / games:.1%}" for n in range(3))
    yield f"games a second: {games / seconds:.1f}"
    for (phase, why), count in tally.ends.most_common():
        yield f"{phase:<8} {why:<9} {count / games:>7.1%}"
