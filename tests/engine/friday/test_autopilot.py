"""The autopilot and its hints: always something listed, for a reason out of the list; and what it should see."""

from typing import get_args

import pytest

from engine.core.chance import Chance
from engine.core.game import settle
from engine.friday.autopilot import hint
from engine.friday.hints import NUMBERS, Hint, Reason
from engine.friday.odds import NEVER, Outlook, Prospect
from engine.friday.rules import FRIDAY
from engine.friday.worth import WEIGHTS, living, worth
from tests.helpers.friday import Stay, against, fighting, island
from tests.helpers.play import anything, play, practised


def _hint(stay: Stay) -> Hint:
    return hint(stay.view, stay.question, stay.options)


def test_every_reason_has_its_numbers() -> None:
    assert set(NUMBERS) == set(get_args(Reason))


def test_hints_are_listed_and_keep_their_word() -> None:
    """Whatever was played before; with the numbers that the reason's sentence speaks of."""
    reasons = set()
    for seed in range(12):
        options = FRIDAY.load_options({"level": 1 + seed % 4, "old_age": ("lose", "reshuffle")[seed % 2]})
        for _, _, after in play(FRIDAY, options, 1, seed, practised if seed % 3 else anything):
            for question in FRIDAY.decisions(after.state):
                listed = FRIDAY.options(after.state, question)
                found = hint(FRIDAY.view(after.state, 0), question, listed)
                assert found.option in [option.key for option in listed]
                assert tuple(found.numbers) == NUMBERS[found.reason]
                assert 0 <= found.numbers.get("chance", 0) <= 100
                reasons.add(found.reason)
    assert len(reasons) >= 15


def test_it_does_not_see_the_order_of_decks() -> None:
    """F1.3: the same view, the same choice."""
    ours = fighting("cannibals_weapon", "wit focus distraction weakness raft_gear")
    theirs = fighting("cannibals_weapon", "wit raft_gear weakness distraction focus")
    assert _hint(ours) == _hint(theirs)


def test_it_plays_to_the_end() -> None:
    for level in (1, 4):
        began = FRIDAY.start(FRIDAY.load_options({"level": level}), 1, frozenset([0]), Chance(level))
        assert FRIDAY.over(settle(FRIDAY, began.state, level).state)


# --- what it should see ----------------------------------------------------------------------------------------------


def test_a_won_fight_is_ended() -> None:
    assert _hint(fighting("raft_food", "wit 9*weakness")) == Hint("stop", "won", {"sum": 2, "value": 0})


def test_food_is_eaten_before_it() -> None:
    assert _hint(fighting("raft_food", "raft_food 9*weakness", life=9)) == Hint("use.0", "life", {"life": 1})


def test_a_victory_is_not_destroyed() -> None:
    """A weak card goes while the sum suffices without it; no other."""
    stay = fighting("island_food", "island_insight despair 2*cannibals_weapon 9*wit", life=9).do("draw", "draw", "draw")
    assert _hint(stay).option == "use.0"
    assert _hint(stay.do("use.0")).option == "at.1"
    tight = fighting("raft_food", "raft_insight weakness 9*wit", hazards="").do("draw")
    assert _hint(tight).option == "use.0"


def test_a_pirate_is_fought_as_long_as_there_is_life() -> None:
    stay = against("p20", "30*weakness", life=2).do(*["draw"] * 5)
    assert _hint(stay).option == "draw"
    assert _hint(stay).reason == "paid"
    stay.do("draw", "draw")
    assert _hint(stay) == Hint("give_up", "hopeless", {"sum": 0, "value": 20})


def test_dying_is_the_last_thing() -> None:
    """Free cards that may save the life are drawn; life is taken before it must be paid."""
    assert _hint(fighting("inland_food", "weakness 9*wit", life=1)).option == "draw"
    assert _hint(fighting("raft_food", "hunger wit", life=0)).option == "stop"
    assert _hint(fighting("raft_food", "hunger raft_food", life=1).do("draw")).option == "use.1"


def test_the_strong_is_put_on_top_and_the_weak_discarded() -> None:
    stay = fighting("cannibals_weapon", "inland_foresight despair wit cannibals_weapon 9*weakness")
    assert _hint(stay) == Hint("use.0", "sort")
    assert _hint(stay.do("use.0")) == Hint("drop.0", "weak")
    assert _hint(stay.do("drop.0")) == Hint("top.1", "strong_first")


def test_the_weakest_is_destroyed_first() -> None:
    stay = fighting("inland_food", "despair distraction wit 9*wit", phase="red").do("draw", "draw", "stop")
    assert _hint(stay) == Hint("remove.0", "weak")
    assert _hint(stay.do("remove.0", "remove.1")) == Hint("done", "enough")


def test_the_easier_pirate_first() -> None:
    assert _hint(Stay(island("9*wit", phase="pirates", pirates="p40 p20"))) == Hint("pirate.p20", "easier")
    assert _hint(Stay(island("9*wit", phase="pirates", pirates="p20 aged", taken=9))) == Hint("pirate.aged", "easier")


def test_it_does_not_exchange_for_ever() -> None:
    """F3.2, F4.8: where the discard is shuffled without an aging card, two exchanges could go round and round."""
    deck = "inland_strategy beasts_strategy"
    stay = fighting("cannibals_weapon", deck, phase="red", life=0, discard="2*weakness", old_age="reshuffle").do("draw")
    for _ in range(2000):
        if stay.state.ended:
            return
        stay.do(_hint(stay).option)
    raise AssertionError("it never rests")


# --- odds ------------------------------------------------------------------------------------------------------------


def _outlook(**changes: object) -> Outlook:
    given: dict[str, object] = {
        "free": 1, "cost": 1, "draws": 3, "life": 4, "spreads": [[(0, 0.5), (2, 0.5)]] * 3, "per_draw": 0.0,
        "older": 99, "older_costs": 0.0, "won": 10.0, "living": [float(life) for life in range(23)],
        "lost": [[0.0] * 23] * 4, "dead": -30.0, **changes,
    }  # fmt: skip
    return Outlook(Prospect(**given), 12)  # type: ignore[arg-type]


def test_expectation() -> None:
    """One free card, then paid ones, each 0 or 2: by hand."""
    outlook = _outlook(draws=1)
    assert outlook.stop(0) == 14
    assert outlook.stop(2) == 2
    assert outlook.draw(2) == pytest.approx(0.5 * 14 + 0.5 * 2)
    assert outlook.worth(2) == pytest.approx(8)
    assert outlook.chance(2) == pytest.approx(0.5)
    three = _outlook()
    # paid: 0.5 · 13 + 0.5 · max(stop 1, 0.5 · 12 + 0.5 · 0), of which the second is better
    assert three.draw(2) == pytest.approx(0.5 * 14 + 0.5 * (0.5 * 13 + 0.5 * (0.5 * 12 + 0.5 * 0)))
    assert three.chance(2) == pytest.approx(1 - 0.5**3)
    assert three.extra(2) == pytest.approx(0.5 * 14 + 0.5 * three.worth(2))


def test_what_cannot_be() -> None:
    assert _outlook(draws=0, spreads=[[]]).draw(1) == NEVER
    assert _outlook(draws=0, spreads=[[]]).extra(1) == NEVER
    assert _outlook(draws=0).chance(1) == 0
    assert _outlook(life=1).stop(1) == 0
    assert _outlook(life=1).stop(2) == -32
    assert _outlook(lost=None).stop(1) == -31


def test_the_nearest_miss_is_the_best() -> None:
    """Where the game is lost in any case, points still count."""
    outlook = _outlook(lost=None, draws=0)
    assert outlook.worth(3) > outlook.worth(4)
    hopeless = fighting(
        "beasts_strategy", "inland_strategy island_weapon cannibals_weapon weakness", phase="red", life=0
    )
    hopeless.do("draw", "draw", "use.0")
    assert _hint(hopeless).option == "at.1"


def test_growing_older_costs() -> None:
    assert _outlook(draws=1, older=0, older_costs=3.0).draw(2) == pytest.approx(8 - 3)
    assert _outlook(draws=1, per_draw=-0.5).draw(2) == pytest.approx(8 - 0.5)


def test_losing_is_worth_what_it_destroys() -> None:
    outlook = _outlook(draws=1, lost=[[0.0, 5.0, 6.0] + [6.0] * 20, [0.0, 9.0, 9.5] + [9.5] * 20])
    assert outlook.stop(2) == 2 + 6
    assert outlook.draw(2) == pytest.approx(0.5 * 14 + 0.5 * (2 + 9.5))


def test_life_is_worth_more_the_less_there_is() -> None:
    steps = [round(living(WEIGHTS, life + 1, "red") - living(WEIGHTS, life, "red"), 6) for life in range(21)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0


def test_strong_cards_are_worth_more() -> None:
    assert worth(WEIGHTS, "wit", "green") > worth(WEIGHTS, "weakness", "green") > worth(WEIGHTS, "distraction", "green")
    assert worth(WEIGHTS, "despair", "green") < 0 < worth(WEIGHTS, "cannibals_weapon", "red")


# --- how it has played so far ----------------------------------------------------------------------------------------

PLAYED = {
    (1, 1): (181, "life", -15),
    (1, 2): (350, "pirates", 152),
    (1, 3): (261, "life", -1),
    (1, 4): (344, "pirates", 45),
    (1, 5): (321, "pirates", 98),
    (1, 6): (355, "pirates", 95),
    (2, 1): (140, "life", -42),
    (2, 5): (384, "gave_up", 7),
    (3, 2): (245, "life", -22),
    (3, 5): (429, "gave_up", 0),
    (4, 2): (205, "life", -47),
    (4, 6): (195, "life", -51),
}
"""By level and seed: how many facts its game had, why it ended, and the score."""


@pytest.mark.parametrize(("level", "seed"), PLAYED)
def test_it_plays_as_it_was_measured(level: int, seed: int) -> None:
    """Where this changes, measure anew how often it wins: `tgbot simulate --game friday`."""
    began = FRIDAY.start(FRIDAY.load_options({"level": level}), 1, frozenset([0]), Chance(seed))
    state = settle(FRIDAY, began.state, seed).state
    assert (state.version, state.why, sum(line.points for line in state.score)) == PLAYED[level, seed]
