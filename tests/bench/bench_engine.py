"""How fast and how small the rules are. Everything is measured in one run, and also as a multiple of a plain Python
loop timed in the same run, so that numbers from different machines can be compared."""

from __future__ import annotations

import random
import time
import zlib
from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any

from engine.core.chance import Chance
from engine.core.game import step
from engine.core.types import Answer, Command, Decision
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.rules import LIFEBOAT
from tests.helpers.play import anything, play

GAMES = 30
SEATS = 6

Move = tuple[Any, Decision, Command]


def loop() -> int:
    """A thousand turns of plain Python: the yardstick."""
    x = 0
    seen = {}
    for i in range(1000):
        x = (x * 31 + i) & 0xFFFF
        seen[x & 63] = i
    return x


def timed(work: Callable[[], Any], repeat: int = 7) -> float:
    """Processor seconds of the quickest of several runs: the one least disturbed."""
    best = float("inf")
    for _ in range(repeat):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def yardstick() -> float:
    return timed(lambda: [loop() for _ in range(20)], repeat=15) / 20


def tell(what: str, seconds: float, aim: str = "") -> None:
    micro = seconds * 1e6
    print(f"  {what:<46} {micro:10.1f} µs  {seconds / yardstick():8.2f} loops  {aim}")


def recorded(edition: str) -> tuple[list[list[Move]], list[tuple[Any, list[Any]]]]:
    """Random games as lists of moves, and each game in the middle: its state and the facts so far."""
    games, middles = [], []
    for seed in range(GAMES):
        moves: list[Move] = []
        states, facts = [], []
        for before, command, after in play(LIFEBOAT, EDITIONS[edition], SEATS, seed, anything):
            if command is not None:
                question: str = command.decision  # type: ignore[union-attr]
                moves.append((before, next(d for d in LIFEBOAT.decisions(before) if d.id == question), command))
            facts += after.events
            states.append((after.state, len(facts)))
        games.append(moves)
        state, count = states[len(states) // 2]
        middles.append((state, facts[:count]))
    return games, middles


def replayed(games: Sequence[Sequence[Move]]) -> Callable[[], None]:
    """Each step with its options: what a tap, or a search, costs."""

    def work() -> None:
        for seed, moves in enumerate(games):
            for state, decision, command in moves:
                LIFEBOAT.options(state, decision)
                step(LIFEBOAT, state, command, seed)

    return work


def test_engine() -> None:
    print(f"\nEngine, {GAMES} random games of {SEATS} in each edition; a loop is {yardstick() * 1e6:.1f} µs")
    for edition in EDITIONS:
        games, middles = recorded(edition)
        steps = sum(map(len, games))
        print(f"{edition}: {steps / GAMES:.0f} steps a game")
        tell("one step with its options", timed(replayed(games)) / steps, "aim 50 µs")
        answers = [move for moves in games for move in moves if isinstance(move[2], Answer)]
        tell("open questions of a state", timed(lambda: [LIFEBOAT.decisions(m[0]) for m in answers]) / len(answers))
        tell("options of a question", timed(lambda: [LIFEBOAT.options(m[0], m[1]) for m in answers]) / len(answers))
        tell("a view", timed(lambda: [LIFEBOAT.view(m[0], 0) for m in answers]) / len(answers))
        tell("a whole random game, choices included", timed(lambda: whole(edition), repeat=3) / GAMES)
        tell("an autopilot's choice, view included", autopilot(answers))
        stored = [LIFEBOAT.dump_state(state) for state, _ in middles]
        tell("writing a state", timed(lambda: [LIFEBOAT.dump_state(s) for s, _ in middles]) / GAMES)
        tell("reading a state", timed(lambda: [LIFEBOAT.load_state(data) for data in stored]) / GAMES)
        sizes(middles, stored)


def whole(edition: str) -> None:
    for seed in range(GAMES):
        for _ in play(LIFEBOAT, EDITIONS[edition], SEATS, seed, anything):
            pass


def autopilot(answers: Sequence[Move]) -> float:
    chosen = random.Random(1).sample(answers, 1000)

    def work() -> None:
        for state, decision, _ in chosen:
            assert decision.seat is not None
            options = LIFEBOAT.options(state, decision)
            LIFEBOAT.autopilot(LIFEBOAT.view(state, decision.seat), decision, options, Chance(1))

    return timed(work) / len(chosen)


def sizes(middles: Sequence[tuple[Any, list[Any]]], stored: Sequence[bytes]) -> None:
    events = [LIFEBOAT.dump_events(facts) for _, facts in middles]
    both = [len(zlib.compress(state + log)) for state, log in zip(stored, events, strict=True)]
    print(
        f"  in mid-game: state {mean(map(len, stored)):.0f} bytes, its facts {mean(map(len, events)):.0f};"
        f" compressed {mean(len(zlib.compress(s)) for s in stored):.0f} and"
        f" {mean(len(zlib.compress(log)) for log in events):.0f}, together {mean(both):.0f} (most {max(both)})"
    )
