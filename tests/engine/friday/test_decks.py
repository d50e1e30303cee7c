"""F3: aging, steps, pirates."""

import pytest

from engine.friday import events as e
from engine.friday.decisions import AskPirate
from engine.friday.state import Choosing
from tests.helpers.friday import Stay, against, cards, fighting, island


def test_an_empty_deck_ages() -> None:
    """F3.1: the top aging card goes into the discard, which becomes the deck; what is in play stays out."""
    stay = fighting("island_food", "wit", discard="focus meal", aging="fear despair").do("draw")
    (aged,) = stay.happened(e.Aged)
    assert aged.card == "fear"
    assert sorted(aged.deck) == sorted(cards("focus meal fear"))
    assert stay.state.aging == ("despair",)
    assert stay.state.taken == 1
    assert stay.state.discard == ()
    assert [card.card for card in stay.fight.left] == ["wit", aged.deck[0]]
    assert stay.state.deck == aged.deck[1:]


def test_it_ages_only_when_a_card_must_be_drawn() -> None:
    """F3.1: not when the last card goes; before an optional draw the player may stop."""
    stay = fighting("island_food", "wit", discard="focus", aging="fear")
    assert stay.state.deck == ()
    assert stay.happened(e.Aged) == []
    stay.do("stop")
    assert stay.happened(e.Aged) == []


def test_the_aging_card_alone() -> None:
    """F3.1: the discard is empty too."""
    stay = fighting("island_food", "wit", aging="despair fear").do("draw")
    assert stay.happened(e.Aged) == [e.Aged("despair", ("despair",))]
    assert [card.card for card in stay.fight.left] == ["wit", "despair"]


def test_the_first_card_of_a_fight_ages_too() -> None:
    """F3.1: a draw that is not optional; and against pirates as well."""
    assert fighting("island_food", "", discard="focus", aging="fear").happened(e.Aged)
    assert against("p20", "", discard="focus", aging="fear").happened(e.Aged)


def test_cards_held_aside_stay_out() -> None:
    """F3.1: those looked at are neither deck nor discard."""
    stay = fighting("raft_food", "inland_foresight wit focus", discard="meal weakness", aging="fear").do(
        "use.0", "draw"
    )
    (aged,) = stay.happened(e.Aged)
    assert sorted(aged.deck) == sorted(cards("meal weakness fear"))


def test_no_aging_card_left_loses() -> None:
    """F3.2: when the first card of a fight must be drawn; the hazard is unbeaten, nothing was paid."""
    stay = fighting("island_food", "", discard="focus meal", life=7)
    assert (stay.state.ended, stay.state.why, stay.state.life) == ("lost", "old_age", 7)
    assert [line.count for line in stay.state.score if line.item == "hazards"] == [1]


def test_old_robinson_is_offered_no_further_draw() -> None:
    """F3.2: optional draws are not offered: free, paid, by +cards, to look, as a replacement."""
    stay = fighting("cannibals_weapon", "raft_gear inland_foresight island_cunning raft_strategy", discard="5*focus")
    assert stay.keys == ["draw", "use.0", "stop"]
    stay.do("draw", "draw", "draw")
    assert stay.fight.cost is None
    assert stay.fight.free_left == 1
    assert stay.keys == ["use.2", "stop"]
    stay.do("use.2", "at.0")
    assert stay.happened(e.CardBuried) == [e.CardBuried(2, 0, "raft_gear")]  # without the question of a replacement
    assert stay.keys == ["draw", "use.1", "use.3", "stop"]


def test_old_robinson_may_go_on() -> None:
    """F3.2: by option the discard is shuffled without an aging card."""
    stay = fighting("island_food", "wit", discard="focus meal", old_age="reshuffle").do("draw")
    (aged,) = stay.happened(e.Aged)
    assert aged.card is None
    assert sorted(aged.deck) == ["focus", "meal"]
    assert stay.state.taken == 0
    assert stay.state.shuffles == 2
    nothing = fighting("island_food", "wit", old_age="reshuffle")
    assert nothing.keys == ["stop"]
    assert fighting("island_food", "", old_age="reshuffle").state.why == "old_age"


@pytest.mark.parametrize(("phase", "following"), [("green", "yellow"), ("yellow", "red")])
def test_the_next_step(phase: str, following: str) -> None:
    """F3.3: no hazard is left in the deck after a turn: the discard is shuffled to a new one."""
    state = island(
        "9*wit",
        phase=phase,
        hazard_discard="inland_food beasts_insight",
        frames=(Choosing(cards("raft_food raft_gear")),),
    )
    stay = Stay(state).do("fight.0", "stop")
    (began,) = stay.happened(e.StepBegan)
    assert began.phase == stay.state.phase == following
    assert sorted(began.hazards) == sorted(cards("inland_food beasts_insight raft_gear"))
    assert stay.state.top == Choosing(began.hazards[:2])
    assert stay.state.hazards == began.hazards[2:]
    assert stay.state.hazard_discard == ()


def test_a_last_single_card_is_not_mixed_with_the_next_step() -> None:
    """F3.3: it comes alone, and after it the step is over."""
    state = island("9*wit", hazards="raft_food raft_gear raft_books")
    stay = Stay(state).begin().do("fight.0", "stop")
    assert stay.state.top == Choosing(("raft_books",))
    assert stay.state.phase == "green"
    stay.do("skip")
    assert stay.state.phase == "yellow"


def test_steps_without_hazards_pass() -> None:
    """F3.3: when all are beaten."""
    stay = Stay(island("9*wit")).begin()
    assert [event.phase for event in stay.happened(e.StepBegan)] == ["yellow", "red", "pirates"]
    assert stay.ask == AskPirate()


def test_after_the_red_step_the_pirates() -> None:
    """F3.3, F3.4: in the order the player chooses; deck, discard and life stay as they are."""
    state = island("9*wit", phase="red", hazard_discard="inland_food", discard="meal", life=3)
    stay = Stay(state).begin()
    assert stay.state.phase == "pirates"
    assert stay.happened(e.StepBegan) == [e.StepBegan("pirates", ())]
    assert (stay.state.hazards, stay.state.hazard_discard) == ((), ("inland_food",))
    assert stay.keys == ["pirate.p20", "pirate.p25"]
    assert (stay.state.deck, stay.state.discard, stay.state.life) == (cards("9*wit"), ("meal",), 3)
    stay.do("pirate.p25")
    assert stay.fight.foe == "p25"


def test_both_pirates_beaten_is_won() -> None:
    """F3.4: after the first the other comes by itself."""
    stay = against("p20", "20*cannibals_weapon").do(*["draw"] * 4)
    assert stay.keys == ["draw", "stop"]
    stay.do("stop")
    assert stay.state.beaten == ("p20",)
    assert stay.fight.foe == "p25"
    assert len(stay.state.discard) == 5
    stay.do(*["draw"] * 6, "stop")
    assert (stay.state.ended, stay.state.why) == ("won", "pirates")
    assert stay.state.beaten == ("p20", "p25")


def test_no_losing_to_a_pirate_on_purpose() -> None:
    """F3.4: the fight ends with a sufficient sum or by giving up, which loses the game."""
    stay = against("p20", "20*cannibals_weapon").do("draw")
    assert stay.keys == ["draw", "give_up"]
    assert stay.fight.outcome.fatal
    stay.do("give_up")
    assert (stay.state.ended, stay.state.why, stay.state.life) == ("lost", "gave_up", 20)
    assert fighting("inland_food", "3*wit").keys == ["draw", "stop"]
