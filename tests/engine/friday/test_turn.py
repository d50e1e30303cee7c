"""F2: a turn: choosing a hazard, drawing, stopping, winning, losing."""

import pytest

from engine.friday import events as e
from engine.friday.decisions import AskFight, AskHazard, AskRemove, Done, Draw, Remove
from engine.friday.state import Choosing, Fight
from tests.helpers.friday import Stay, against, cards, fighting, island


def _turn(hazards: str, deck: str = "9*weakness", **changes: object) -> Stay:
    """The hazards on offer, from a pile of these."""
    pile = cards(hazards)
    return Stay(island(deck, hazards=pile[2:], frames=(Choosing(pile[:2]),), **changes))


def test_one_of_two_is_fought_the_other_discarded() -> None:
    """F2.1."""
    for choice, other in ((0, "inland_food"), (1, "raft_food")):
        stay = _turn("raft_food inland_food beasts_insight island_food")
        assert stay.ask == AskHazard()
        assert stay.keys == ["fight.0", "fight.1"]
        stay.do(f"fight.{choice}")
        assert stay.state.hazard_discard == (other,)
        foe, free, value = (("raft_food", 1, 0), ("inland_food", 3, 2))[choice]
        assert stay.happened(e.HazardChosen) == [e.HazardChosen(foe, other, free, value)]  # type: ignore[arg-type]
        assert stay.state.fight == Fight(foe, False, free, value, stay.state.fight.cards, 1, 1)  # type: ignore[union-attr, arg-type]


def test_a_last_single_card_may_be_discarded() -> None:
    """F2.1: that is then the whole turn."""
    stay = _turn("raft_food")
    assert stay.keys == ["fight.0", "skip"]
    stay.do("skip")
    assert stay.state.phase == "yellow"
    assert stay.happened(e.CardDrawn) == []
    fought = _turn("raft_food").do("fight.0")
    assert fought.fight.foe == "raft_food"
    assert fought.state.hazard_discard == ()


def test_the_first_card_is_drawn_in_any_case() -> None:
    """F2.2: at least one, free, to the left."""
    stay = fighting("inland_food", "wit focus weakness")
    assert stay.happened(e.CardDrawn) == [e.CardDrawn(0, "wit", "left", "free")]
    assert (stay.fight.free, stay.fight.free_left, stay.fight.cost) == (3, 2, 0)


def test_free_cards_first_then_one_life_each() -> None:
    """F2.2: the free ones lie left, the paid ones right."""
    stay = fighting("island_food", "wit focus weakness distraction weakness", life=5).do("draw")
    assert stay.fight.free_left == 0
    assert stay.options[0] == Draw(1)
    assert stay.fight.cost == 1
    stay.do("draw", "draw")
    assert [card.card for card in stay.fight.left] == ["wit", "focus"]
    assert [card.card for card in stay.fight.right] == ["weakness", "distraction"]
    assert stay.state.life == 3
    assert [event.how for event in stay.happened(e.CardDrawn)] == ["free", "free", "paid", "paid"]


def test_the_free_number_counts_draws_not_cards() -> None:
    """F2.2: a card that went below the pile gives no further free draw, one by +cards takes none away."""
    stay = fighting("island_cunning", "raft_gear 8*weakness")
    assert stay.fight.free_left == 1
    stay.do("use.0", "draw")
    assert stay.fight.free_left == 1
    assert len(stay.fight.right) == 2
    buried = fighting("island_food", "focus raft_cunning weakness 3*weakness").do("draw", "use.1", "at.0", "enough")
    assert len(buried.fight.left) == 1
    assert buried.fight.free_left == 0
    assert buried.fight.cost == 1


def test_abilities_on_either_side_in_any_order_once() -> None:
    """F2.3: each once a fight, left or right, before or after further draws."""
    stay = fighting("island_food", "meal raft_food island_food weakness", life=10).do("draw", "draw")
    assert [key for key in stay.keys if key.startswith("use")] == ["use.0", "use.1", "use.2"]
    stay.do("use.2", "draw", "use.0")
    assert [key for key in stay.keys if key.startswith("use")] == ["use.1"]
    stay.do("use.1")
    assert [key for key in stay.keys if key.startswith("use")] == []
    assert stay.state.life == 10 - 2 + 1 + 2 + 1


def test_an_ability_is_finished_before_the_next() -> None:
    """F2.3: while one is at work nothing else can be done."""
    stay = fighting("inland_food", "raft_insight raft_food weakness", life=5).do("draw", "use.0")
    assert stay.keys == ["at.1"]


def test_the_fight_ends_only_when_the_player_says_so() -> None:
    """F2.4: even when it is won, or nothing else can be done."""
    stay = fighting("raft_food", "wit focus", life=0)
    assert stay.ask == AskFight()
    assert stay.keys == ["stop"]
    assert stay.fight.outcome.won


@pytest.mark.parametrize(("phase", "needed"), [("green", 2), ("yellow", 5), ("red", 8)])
def test_the_value_is_that_of_the_step(phase: str, needed: int) -> None:
    """F2.4: the sum of all cards, left and right, against the value at this step; equal is enough."""
    for more, won in ((0, True), (1, False)):
        stay = fighting("inland_food", f"{'focus ' * (needed - more)} 9*weakness", phase=phase)
        stay.do(*["draw"] * (needed - 1))
        assert stay.fight.value == needed
        assert (stay.fight.sum, stay.fight.outcome.won) == (needed - more, won)
        stay.do("stop")
        assert [type(event) for event in stay.events if isinstance(event, e.FightWon | e.FightLost)] == [
            e.FightWon if won else e.FightLost
        ]


def test_the_sum_may_be_negative() -> None:
    """F2.4, F2.6."""
    stay = fighting("raft_food", "4*distraction", life=9)
    assert stay.fight.sum == -1
    assert stay.fight.outcome.short == 1
    stay.do("stop")
    assert stay.state.life == 8


def test_won() -> None:
    """F2.5: the hazard's knowledge and the played cards go to Robinson's discard; nothing is paid."""
    stay = fighting("raft_food", "wit weakness", discard="meal").do("draw", "stop")
    assert sorted(stay.state.discard) == sorted(cards("meal wit weakness raft_food"))
    assert stay.state.hazard_discard == ()
    assert stay.state.life == 19
    assert stay.happened(e.FightWon) == [e.FightWon("raft_food", 2, 0, 0, ())]


def test_lost_costs_the_difference() -> None:
    """F2.6: in life, never more; the hazard goes to its discard, the cards to Robinson's."""
    stay = fighting("inland_food", "focus 3*weakness", phase="yellow", life=9).do("draw", "stop")
    assert stay.happened(e.FightLost) == [e.FightLost("inland_food", 1, 5, 0)]
    assert stay.state.life == 5
    assert stay.ask == AskRemove(4)
    stay.do("done")
    assert stay.state.top == Choosing(("inland_food",))  # its discard has become the deck of the next step
    assert stay.happened(e.FightCleared) == [e.FightCleared("inland_food", 4, ())]
    assert sorted(stay.state.discard) == ["focus", "weakness"]
    assert stay.state.life == 5


def test_points_destroy_cards_of_this_fight() -> None:
    """F2.6: 1 point for a starting or knowledge card, 2 for an aging card."""
    stay = fighting("inland_food", "stupidity distraction raft_food weakness", phase="red", discard="meal", life=20)
    stay.do("draw", "draw", "stop")
    assert stay.ask == AskRemove(8 + 3)
    assert [option.key for option in stay.options] == ["remove.0", "remove.1", "remove.2", "done"]
    assert stay.options == (
        Remove(0, "stupidity", 2),
        Remove(1, "distraction", 1),
        Remove(2, "raft_food", 1),
        Done(),
    )
    stay.do("remove.0")
    assert stay.ask == AskRemove(9)
    stay.do("remove.1")
    assert stay.view.points == 8
    assert stay.keys == ["remove.2", "done"]
    stay.do("done")
    assert sorted(stay.state.discard) == ["meal", "raft_food"]


def test_points_must_suffice_and_the_rest_is_lost() -> None:
    """F2.6: what cannot be afforded is not offered; unused points are lost."""
    stay = fighting("island_food", "fear weakness").do("stop")
    assert stay.state.life == 19
    assert stay.happened(e.FightCleared) == [e.FightCleared("island_food", 1, ())]
    assert stay.ask == AskHazard()


def test_removing_ends_when_nothing_can_be_afforded() -> None:
    """F2.6."""
    stay = fighting("island_food", "weakness weakness fear", phase="yellow").do("draw", "draw", "stop")
    assert stay.ask == AskRemove(3)
    stay.do("remove.0", "remove.1")
    assert stay.happened(e.FightCleared) == [e.FightCleared("island_food", 1, ())]
    assert stay.state.discard == ("fear",)


def test_zero_life_is_alive() -> None:
    """F2.7."""
    stay = fighting("inland_food", "3*weakness", life=2).do("stop")
    assert stay.state.life == 0
    assert stay.state.ended is None


def test_having_to_pay_what_one_has_not_loses() -> None:
    """F2.7: and the hazard is unbeaten."""
    stay = fighting("inland_food", "3*weakness", life=1)
    assert stay.fight.outcome.fatal
    assert stay.fight.outcome.life == -1
    stay.do("stop")
    assert (stay.state.ended, stay.state.why) == ("lost", "life")
    assert [line.count for line in stay.state.score if line.item == "hazards"] == [1]


def test_what_was_fought_is_unbeaten_even_if_the_sum_sufficed() -> None:
    """F2.7 (ruling), F4.11."""
    stay = fighting("raft_food", "hunger wit", life=0)
    assert stay.fight.outcome.won
    assert stay.fight.outcome.fatal
    stay.do("stop")
    assert (stay.state.ended, stay.state.why) == ("lost", "life")
    assert stay.happened(e.FightWon) == []
    assert [line.count for line in stay.state.score if line.item == "hazards"] == [1]
    pirate = against("p20", "9*cannibals_weapon hunger", life=0).do(*["draw"] * 5)
    assert pirate.fight.sum == 24
    pirate = against("p20", "5*cannibals_weapon hunger", life=0).do(*["draw"] * 5, "stop")
    assert (pirate.state.why, pirate.state.beaten) == ("life", ())


def test_no_paid_draw_without_the_life_for_it() -> None:
    """F2.7."""
    stay = fighting("raft_food", "5*weakness", life=1)
    assert stay.fight.cost == 1
    stay.do("draw")
    assert stay.state.life == 0
    assert stay.fight.cost is None
    assert "draw" not in stay.keys


def test_what_can_do_nothing_is_not_offered() -> None:
    """F2.8 (ruling): life full; no other card; step −1 in green."""
    full = fighting("raft_food", "raft_food weakness", life=22)
    assert full.keys == ["draw", "stop"]
    alone = fighting("raft_food", "raft_insight weakness")
    assert alone.keys == ["draw", "stop"]
    green = fighting("raft_food", "raft_books weakness")
    assert green.keys == ["draw", "stop"]
    yellow = fighting("raft_food", "raft_books weakness", phase="yellow")
    assert yellow.keys == ["draw", "use.0", "stop"]
    empty = fighting("raft_food", "raft_gear")
    assert empty.keys == ["stop"]
