"""Taking back, up to the last fact that revealed something hidden."""

import pytest

from engine.core.chance import Chance
from engine.core.game import fold, step
from engine.core.types import Answer, Leave, Step
from engine.friday import events as e
from engine.friday.rules import FRIDAY
from engine.friday.state import Choosing
from engine.friday.undo import undo_point, undo_steps
from tests.helpers.play import anything, play

HIDING = (e.CardDrawn, e.CardLookedAt, e.HazardsDrawn, e.Aged, e.StepBegan)


def test_a_game_taken_back_is_the_game_before() -> None:
    """Every step leads back to a state in which the player was asked, and past nothing that was revealed."""
    taken = 0
    for seed in range(12):
        facts: list[e.Event] = []
        asked = {}
        for _, _, after in play(FRIDAY, FRIDAY.load_options({"level": 2}), 1, seed, anything):
            facts += after.events
            asked[len(facts)] = after.state
            point, steps = undo_point(facts), undo_steps(facts)
            assert all(point <= step < len(facts) for step in steps)
            assert not any(isinstance(event, HIDING) for event in facts[point:])
            assert point == (steps[0] if steps else len(facts))
            for back in steps:
                assert fold(FRIDAY, facts[:back]) == asked[back]
            answers = [length for length in asked if point <= length < len(facts)]
            assert list(steps) == answers
            taken += bool(steps)
        assert undo_steps(facts) == ()
    assert taken > 30


def test_looking_and_ordering_is_taken_back_to_the_look() -> None:
    """F4.7: what was seen stays seen, what was done with it does not."""
    options = FRIDAY.load_options({})
    found = 0
    for seed in range(200):
        facts: list[e.Event] = []
        for _, _, after in play(FRIDAY, options, 1, seed, anything):
            facts += after.events
            if isinstance(facts[-1], e.LookedDiscarded):
                assert isinstance(facts[undo_point(facts) - 1], e.CardLookedAt)
                found += 1
    assert found


def test_who_plays_is_not_taken_back() -> None:
    began = FRIDAY.start(FRIDAY.load_options({}), 1, frozenset(), Chance(1))
    left = step(FRIDAY, began.state, Leave(0), 1)
    assert isinstance(left, Step)
    facts = [*began.events, *left.events]
    assert undo_point(facts) == len(facts)
    assert undo_steps(facts) == ()


def test_a_choice_of_hazard_reveals_a_card() -> None:
    """F2.2: so it stays."""
    began = FRIDAY.start(FRIDAY.load_options({}), 1, frozenset(), Chance(1))
    assert isinstance(began.state.top, Choosing)
    assert undo_steps(began.events) == ()
    after = step(FRIDAY, began.state, Answer(0, FRIDAY.decisions(began.state)[0].id, "fight.0"), 1)
    assert isinstance(after, Step)
    assert undo_steps([*began.events, *after.events]) == ()


def test_facts_that_do_not_begin_with_the_first_are_refused() -> None:
    for facts in ([], [e.AbilityEnded(0)]):
        with pytest.raises(ValueError, match="first fact"):
            undo_point(facts)
