"""What a hint says is so: its numbers are those of the fight (F2.4–F2.7), and what it promises happens (F4)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.friday import decisions as d
from engine.friday.autopilot import hint
from engine.friday.cards import AGING, CARDS, HARD_AGING, HAZARD_COUNTS, HAZARDS, PIRATES, STARTING
from engine.friday.hints import Hint
from engine.friday.rules import FRIDAY
from engine.friday.sums import balance, free_left, next_cost
from tests.helpers.friday import Stay, against, fighting
from tests.helpers.play import anything, play, practised

FIRST = ("use.", "at.", "draw")
"""What leads further into a fight."""


def rich(seed: int) -> Stay:
    """A fight with a deck full of abilities and of aging cards, with little life as often as with much."""
    dice = random.Random(seed)
    able = [kind for kind in Counter(HAZARD_COUNTS).elements() if CARDS[kind].ability]
    old = [*Counter(AGING).elements(), *Counter(HARD_AGING).elements()]
    deck = [*dice.sample(able, dice.randint(1, 9)), *dice.sample([*Counter(STARTING).elements()], dice.randint(1, 6)),
            *dice.sample(old, dice.randint(0, 5))]  # fmt: skip
    dice.shuffle(deck)
    given: dict[str, Any] = {
        "life": dice.choice([1, 1, 2, 3, 12]), "aging": "fear hunger despair", "discard": "2*wit weakness hunger",
        "hazards": "raft_food island_food inland_food", "old_age": dice.choice(["lose", "reshuffle"]), "taken": 4,
    }  # fmt: skip
    if dice.random() < 0.4:
        return against(dice.choice(sorted(PIRATES)), " ".join(deck), **given)
    phase = dice.choice(["green", "yellow", "red"])
    return fighting(dice.choice(sorted(HAZARDS)), " ".join(deck), phase=phase, **given)


def played(stay: Stay, dice: random.Random) -> Iterator[Stay]:
    """It goes on by chance, with a liking for abilities."""
    for _ in range(25):
        if stay.state.ended:
            return
        yield stay
        further = [key for key in stay.keys if key.startswith(FIRST)]
        stay.do(dice.choice(further if further and dice.random() < 0.9 else stay.keys))


def stays() -> Iterator[Stay]:
    """Rich fights, and whole games played well and by chance."""
    for seed in range(250):
        yield from played(rich(seed), random.Random(seed))
    for seed in range(6):
        options = FRIDAY.load_options({"level": 1 + seed % 4})
        for _, _, after in play(FRIDAY, options, 1, seed, practised if seed % 3 else anything):
            if not after.state.ended:
                yield Stay(after.state)


def advice(stay: Stay) -> Hint:
    return hint(stay.view, stay.question, stay.options)


def test_what_a_hint_says_is_so() -> None:
    said = set()
    for stay in stays():
        found = advice(stay)
        said.add(found.reason)
        assert true(stay, found), (found, stay.state)
    assert said >= {"free", "paid", "won", "enough_lost", "hopeless", "rescue", "starved", "spare", "cards", "double",
                    "life", "step"}  # fmt: skip


def true(stay: Stay, found: Hint) -> bool:
    """By the sums themselves, or by doing what is advised."""
    fight, said = stay.state.fight, found.numbers
    if fight is None or isinstance(stay.ask, d.AskRemove):
        return True
    now = balance(stay.state, fight)
    lost = {"sum": now.sum, "value": now.value}
    match found.reason:
        case "free":
            return said == {"short": now.short, "left": free_left(fight)} and now.short > 0
        case "paid":
            cost, chance = next_cost(stay.state, fight), said["chance"]
            return said == {"short": now.short, "cost": cost, "chance": chance} and now.short > 0 <= chance <= 100
        case "cards":
            return said["short"] == now.short > 0
        case "spare":
            return now.won and not now.fatal and free(stay, found.option)
        case "won":
            return said == lost and now.won and not now.fatal
        case "hopeless":
            return said == lost and not now.won and now.fatal
        case "enough_lost":
            return said == {"pays": now.pays, "points": now.short} and now.short > 0 and not now.fatal
        case "rescue" | "starved":
            return said == {"pays": now.pays, "life": stay.state.life} and now.won and now.fatal
    return promised(stay, found)


def free(stay: Stay, key: str) -> bool:
    """Whatever it brings, no life is paid for it."""
    return Stay(stay.state).do(key).state.life >= stay.state.life


def promised(stay: Stay, found: Hint) -> bool:
    """F4.1, F4.4, F4.6, as far as the advice itself is followed."""
    after = Stay(stay.state).do(found.option)
    match found.reason:
        case "life":
            return found.numbers["life"] == after.state.life - stay.state.life > 0
        case "step":
            return found.numbers["points"] == stay.fight.value - after.fight.value > 0
        case "double" | "idle":
            if isinstance(after.ask, d.AskTarget):
                after.do(advice(after).option)
            return found.numbers.get("points", 0) == after.fight.sum - stay.fight.sum
    return True


# --- what they say where it is easily said wrongly -------------------------------------------------------------------


def test_a_fight_won_and_paid_for_is_ended() -> None:
    """Nothing more is paid for, whatever may come; what is free may be taken."""
    assert advice(fighting("raft_food", "wit 9*meal", life=9)) == Hint("stop", "won", {"sum": 2, "value": 0})
    assert advice(fighting("island_food", "wit 9*meal", life=9)) == Hint("draw", "spare")


def test_a_fight_won_that_cannot_be_paid_for_is_not_called_won() -> None:
    """F2.7, F4.11."""
    stay = fighting("raft_food", "hunger wit", life=0, aging="")
    assert advice(stay) == Hint("stop", "starved", {"pays": 1, "life": 0})
    more = fighting("inland_food", "hunger wit raft_food", life=0).do("draw")
    assert advice(more) == Hint("draw", "rescue", {"pays": 1, "life": 0})


@pytest.mark.parametrize(
    ("foe", "deck", "points"),
    [
        ("cannibals_weapon", "inland_repetition wit focus 9*weakness", 2),
        ("cannibals_weapon", "inland_repetition fear beasts_insight wit 9*weakness", 0),
        ("cannibals_weapon", "inland_repetition fear beasts_insight 2*wit 9*weakness", 1),
    ],
)
def test_a_double_promises_what_it_gains(foe: str, deck: str, points: int) -> None:
    """F4.4, F4.10: with a fear on the table the highest card counts for nothing, doubled or not."""
    stay = fighting(foe, deck).do("draw", "draw", "draw")
    before = stay.fight.sum
    found = advice(stay.do("use.0"))
    stay.do(found.option)
    assert stay.fight.sum - before == found.numbers.get("points", 0)
