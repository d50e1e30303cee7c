"""The island as a `Game`: one question at a time, no clock, a default for each."""

from dataclasses import replace

import pytest

from engine.core.chance import Chance
from engine.core.game import step
from engine.core.types import Answer, Expire, Leave, Rejected, Return, Step
from engine.friday import decisions as d
from engine.friday import events as e
from engine.friday.autopilot import choose
from engine.friday.rules import FRIDAY
from engine.friday.state import Choosing
from tests.helpers.friday import Stay, against, cards, fighting, island

QUESTIONS = [
    (Stay(replace(island("9*wit"), frames=(Choosing(cards("raft_food raft_gear")),))), d.AskHazard, "fight.1"),
    (Stay(replace(island("9*wit"), frames=(Choosing(cards("raft_food")),))), d.AskHazard, "skip"),
    (Stay(island("9*wit", phase="pirates")), d.AskPirate, "pirate.p25"),
    (fighting("inland_food", "9*wit"), d.AskFight, "stop"),
    (against("p20", "9*wit"), d.AskFight, "give_up"),
    (fighting("inland_food", "raft_insight wit focus").do("draw", "use.0"), d.AskTarget, "at.1"),
    (fighting("inland_food", "raft_strategy 9*wit").do("draw", "use.0", "at.1"), d.AskTarget, "enough"),
    (fighting("inland_food", "raft_gear 9*wit").do("use.0"), d.AskMore, "enough"),
    (fighting("inland_food", "raft_cunning 9*wit").do("draw", "use.0", "at.1"), d.AskReplacement, "enough"),
    (fighting("inland_food", "inland_foresight wit", aging="fear").do("use.0"), d.AskMore, "enough"),
    (fighting("inland_food", "inland_foresight wit 9*focus").do("use.0"), d.AskDiscard, "keep"),
    (fighting("inland_food", "inland_foresight wit 9*focus").do("use.0", "keep"), d.AskTop, "top.1"),
    (fighting("inland_food", "9*weakness").do("stop"), d.AskRemove, "done"),
]


@pytest.mark.parametrize(("stay", "ask", "default"), QUESTIONS, ids=lambda x: getattr(x, "__name__", ""))
def test_every_question_has_a_default_and_no_clock(stay: Stay, ask: type, default: str) -> None:
    question = stay.question
    assert isinstance(question.ask, ask)
    assert (question.seat, question.pace, question.blocking, question.sealed) == (0, "none", True, False)
    assert question.id == str(stay.state.version)
    assert FRIDAY.default(stay.state, question) == default
    expired = step(FRIDAY, stay.state, Expire(question.id), 1)
    assert expired == step(FRIDAY, stay.state, Answer(0, question.id, default), 1)
    assert isinstance(expired, Step)
    assert expired.state != stay.state


def test_an_answered_question_is_closed() -> None:
    stay = fighting("inland_food", "9*wit")
    before = stay.question.id
    stay.do("draw")
    assert step(FRIDAY, stay.state, Answer(0, before, "draw"), 1) == Rejected("stale")
    assert step(FRIDAY, stay.state, Answer(1, stay.question.id, "draw"), 1) == Rejected("foreign")


def test_the_autopilot_takes_the_seat_and_gives_it_back() -> None:
    began = FRIDAY.start(FRIDAY.load_options({}), 1, frozenset(), Chance(1))
    assert FRIDAY.version(began.state) == len(began.events) == 2
    assert FRIDAY.automated(began.state) == frozenset()
    left = step(FRIDAY, began.state, Leave(0), 1)
    assert isinstance(left, Step)
    assert left.events == (e.SeatAutomated(0, True),)
    assert FRIDAY.automated(left.state) == {0}
    assert step(FRIDAY, left.state, Leave(0), 1) == step(FRIDAY, left.state, Leave(1), 1) == Rejected("no_seat")
    back = step(FRIDAY, left.state, Return(0), 1)
    assert isinstance(back, Step)
    assert FRIDAY.automated(back.state) == frozenset()
    robots = FRIDAY.start(FRIDAY.load_options({}), 1, frozenset([0]), Chance(1)).state
    assert FRIDAY.automated(robots) == {0}
    assert FRIDAY.view(robots, 0).automated
    back_again = step(FRIDAY, robots, Return(0), 1)
    assert isinstance(back_again, Step)
    assert back_again.events == (e.SeatAutomated(0, False),)


def test_the_autopilot_chooses_what_is_hinted() -> None:
    stay = fighting("inland_food", "9*wit")
    chosen = FRIDAY.autopilot(stay.view, stay.question, stay.options, Chance(1))
    assert chosen == choose(stay.view, stay.question, stay.options) == "stop"


def test_it_is_stored_as_json() -> None:
    """Short: what is as usual is left out of the state, but for the options."""
    stay = fighting("inland_food", "raft_insight 9*wit", old_age="reshuffle").do("draw", "use.0")
    stored = FRIDAY.dump_state(stay.state)
    assert FRIDAY.load_state(stored) == stay.state
    assert b'"old_age":"reshuffle"' in stored
    assert b"known_top" not in stored
    assert FRIDAY.load_events(FRIDAY.dump_events(stay.events)) == tuple(stay.events)
    assert FRIDAY.version(stay.state) == 1 + len(stay.events)


def test_over() -> None:
    """F3.4: nothing is asked any more."""
    stay = against("p20", "9*wit")
    assert not FRIDAY.over(stay.state)
    stay.do("give_up")
    assert FRIDAY.over(stay.state)
    assert FRIDAY.decisions(stay.state) == ()
