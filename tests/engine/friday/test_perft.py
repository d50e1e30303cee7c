"""Counting games to their ends on tiny decks: how many states can be reached, and in how many of them it is over and
why. A change of the rules shows here as another number."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.game import step
from engine.core.types import Answer, Step
from engine.friday.rules import FRIDAY
from engine.friday.state import State
from tests.helpers.friday import Stay, island

SEED = 1


def perft(state: State) -> tuple[int, dict[str, int]]:
    """All states that can be reached from this one, itself included; the last ones by why they are. How many facts led
    to a state makes no difference."""
    start = replace(state, version=0)
    seen, waiting, ends = {start}, [start], Counter[str]()
    while waiting:
        state = waiting.pop()
        for question in FRIDAY.decisions(state):
            for option in FRIDAY.options(state, question):
                made = step(FRIDAY, state, Answer(0, question.id, option.key), SEED)
                assert isinstance(made, Step)
                after = replace(made.state, version=0)
                if after not in seen:
                    seen.add(after)
                    if after.ended:
                        ends[after.why or ""] += 1
                    else:
                        waiting.append(after)
    return len(seen), dict(ends)


def begun(deck: str, **changes: object) -> State:
    return Stay(island(deck, **changes), SEED).begin().state


def test_counted_by_hand() -> None:
    """One hazard (0/1/3, one free card), a deck of one «weakness», no life, no pirates.

    Green: it is on offer; fought, its card lies there; then it is won, no step has hazards any more and there are no
    pirates: over. Or it is skipped. Yellow: on offer, fought, and lost for want of one life; or skipped. Red likewise;
    skipped again, it is over."""
    state = begun("weakness", hazards="raft_books", life=0, pirates="")
    assert perft(state) == (3 + 3 + 3 + 1, {"pirates": 2, "life": 2})


SETUPS = {
    "two fights": {"deck": "focus meal", "hazards": "raft_food raft_insight", "life": 3, "aging": "fear"},
    "sorting": {"deck": "inland_foresight wit focus", "hazards": "inland_food", "life": 2, "pirates": ""},
    "exchanges": {
        "deck": "raft_strategy wit despair", "hazards": "island_food", "life": 2, "aging": "fear", "pirates": "",
    },
    "copies": {"deck": "raft_imitation raft_cunning meal", "hazards": "island_food", "life": 1, "pirates": ""},
    "doubling in yellow": {
        "deck": "raft_books island_repetition fatigue", "hazards": "inland_food", "phase": "yellow", "life": 2,
        "aging": "hunger", "pirates": "",
    },
    "reshuffling": {
        "deck": "raft_insight wit", "hazards": "raft_books", "life": 1, "old_age": "reshuffle", "pirates": "",
    },
    "weak pirates": {
        "deck": "2*cannibals_weapon raft_gear", "phase": "pirates", "pirates": "aged leftover", "life": 2,
        "aging": "hunger", "hazard_discard": "island_food",
    },
    "strong pirates": {
        "deck": "2*cannibals_weapon raft_gear wit fatigue", "phase": "pirates", "pirates": "half costly", "life": 4,
        "aging": "hunger fear", "hazard_discard": "island_food",
    },
}  # fmt: skip


@pytest.mark.parametrize(("name", "states", "ends"), [
    ("two fights", 3090, {"gave_up": 882, "life": 90, "old_age": 209}),
    ("sorting", 146, {"pirates": 30, "life": 25, "old_age": 7}),
    ("exchanges", 316, {"pirates": 22, "life": 104, "old_age": 6}),
    ("copies", 1939, {"pirates": 122, "life": 440, "old_age": 104}),
    ("doubling in yellow", 101, {"pirates": 9, "life": 38}),
    ("reshuffling", 32, {"pirates": 6, "life": 6}),
    ("weak pirates", 92, {"gave_up": 15, "pirates": 13, "old_age": 2, "life": 4}),
    ("strong pirates", 95, {"gave_up": 44}),
])  # fmt: skip
def test_perft(name: str, states: int, ends: dict[str, int]) -> None:
    assert perft(begun(**SETUPS[name])) == (states, ends)
