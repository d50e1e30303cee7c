"""F4: what cards do besides counting."""

from collections.abc import Callable

import pytest

from engine.friday import events as e
from engine.friday.decisions import AskDiscard, AskFight, AskMore, AskReplacement, AskTarget, AskTop, Draw, Enough
from tests.helpers.friday import Stay, against, cards, fighting


def _lying(deck: str, rest: str = "9*weakness", hazard: str = "cannibals_weapon", **changes: object) -> Stay:
    """A fight in which these cards lie left, in this order, numbered from 0; `rest` is what the deck still holds."""
    count = len(cards(deck))
    return fighting(hazard, f"{deck} {rest}", **changes).do(*["draw"] * (count - 1))


# --- life, cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "life", "after"), [
    ("raft_food", 10, 11), ("meal", 10, 12), ("meal", 21, 22), ("raft_food", 21, 22),
])  # fmt: skip
def test_life(card: str, life: int, after: int) -> None:
    """F4.1: up to the maximum."""
    stay = _lying(card, life=life).do("use.0")
    assert stay.state.life == after
    assert stay.happened(e.AbilityUsed)[0].life == after - life
    assert stay.ask == AskFight()
    assert "use.0" not in stay.keys


def test_one_card() -> None:
    """F4.2: to the right, at no cost, and no free draw is used up."""
    stay = _lying("inland_experience").do("use.0")
    assert stay.happened(e.CardDrawn)[-1] == e.CardDrawn(1, "weakness", "right", "extra")
    assert stay.ask == AskFight()
    assert (stay.state.life, stay.fight.free_left) == (20, 4)


def test_two_cards_the_second_optional() -> None:
    """F4.2: up to so many."""
    stay = _lying("raft_gear").do("use.0")
    assert stay.ask == AskMore("cards2", 0, 1)
    assert stay.options[0] == Draw(0)
    assert stay.keys == ["draw", "enough"]
    assert stay.do("enough").ask == AskFight()
    assert len(stay.fight.right) == 1
    other = _lying("raft_gear").do("use.0", "draw")
    assert other.ask == AskFight()
    assert len(other.fight.right) == 2


def test_two_cards_of_which_there_is_one() -> None:
    """F4.2, F3.2: the question is not put when there is nothing to draw."""
    stay = _lying("raft_gear", "weakness").do("use.0")
    assert stay.ask == AskFight()
    assert stay.happened(e.AbilityEnded) == [e.AbilityEnded(0)]


# --- destroy, double, step -------------------------------------------------------------------------------------------


def test_destroy() -> None:
    """F4.3: face down it counts 0 and keeps its place; nothing else can aim at it, its ability is void."""
    stay = _lying("beasts_insight raft_food despair island_insight", life=5).do("use.0")
    assert stay.ask == AskTarget("destroy", 0)
    assert stay.keys == ["at.1", "at.2", "at.3"]
    stay.do("at.2")
    assert stay.counted() == [3, 0, 0, 1]
    assert [card.down for card in stay.fight.left] == [False, False, True, False]
    assert stay.do("use.3").keys == ["at.0", "at.1"]
    stay.do("at.1")
    assert "use.1" not in stay.keys
    assert stay.counted() == [3, 0, 0, 1]


def test_the_destroyed_leave_the_game_after_a_win() -> None:
    """F4.3: at no cost."""
    stay = _lying("beasts_insight despair", hazard="island_food").do("use.0", "at.1", "stop")
    assert stay.happened(e.FightWon)[0].removed == ("despair",)
    assert sorted(stay.state.discard) == ["beasts_insight", "island_food"]
    assert stay.state.life == 20


def test_the_destroyed_leave_the_game_after_a_loss() -> None:
    """F4.3: no points are spent on them."""
    stay = _lying("raft_insight despair weakness", hazard="island_food").do("use.0", "at.1", "stop")
    assert stay.keys == ["remove.0", "remove.2", "done"]
    stay.do("done")
    assert stay.happened(e.FightCleared) == [e.FightCleared("island_food", 1, ("despair",))]
    assert sorted(stay.state.discard) == ["raft_insight", "weakness"]


def test_what_a_destroyed_card_gave_stays() -> None:
    """F4.3: a card whose ability was used may be destroyed."""
    stay = _lying("raft_insight meal", life=5).do("use.1", "use.0", "at.1")
    assert stay.state.life == 7


def test_double() -> None:
    """F4.4: another card of value > 0 counts twice."""
    stay = _lying("inland_repetition wit weakness distraction raft_food").do("use.0")
    assert stay.ask == AskTarget("double", 0)
    assert stay.keys == ["at.1"]
    stay.do("at.1")
    assert _lying("inland_repetition focus").do("use.0").keys == ["at.1"]
    assert stay.counted() == [2, 4, 0, -1, 0]
    assert [card.doubled for card in stay.fight.left] == [False, True, False, False, False]


def test_once_per_card() -> None:
    """F4.4: a doubled card is not doubled again; two may double each other."""
    stay = _lying("inland_repetition island_repetition wit").do("use.0", "at.2", "use.1")
    assert stay.keys == ["at.0"]
    stay.do("at.0")
    assert stay.counted() == [4, 1, 4]


def test_double_counts_only_while_its_card_lies_face_up() -> None:
    """F4.6: like step −1; and another may then double the same card."""
    stay = _lying("inland_repetition wit raft_insight island_repetition").do("use.0", "at.1")
    assert stay.counted() == [2, 4, 0, 1]
    stay.do("use.2", "at.0")
    assert stay.counted() == [0, 2, 0, 1]
    assert stay.do("use.3").keys == ["at.1"]


def test_step() -> None:
    """F4.6: compare with the previous colour's value."""
    stay = _lying("raft_books", phase="red")
    assert (stay.fight.value, stay.fight.colour) == (14, "red")
    stay.do("use.0")
    assert (stay.fight.value, stay.fight.colour) == (9, "yellow")
    assert stay.fight.outcome.short == 9


def test_two_of_them_two_steps() -> None:
    """F4.6, F2.8: and no further than green."""
    stay = _lying("raft_books raft_imitation island_imitation", phase="red").do("use.0", "use.1")
    assert stay.keys == ["at.0"]
    stay.do("at.0")
    assert (stay.fight.value, stay.fight.colour) == (5, "green")
    assert "use.2" not in stay.keys


def test_step_counts_only_while_its_card_lies_face_up() -> None:
    """F4.6: counted at the comparison."""
    stay = _lying("raft_books raft_insight raft_cunning", phase="yellow").do("use.0")
    assert stay.fight.value == 5
    stay.do("use.1", "at.0")
    assert stay.fight.value == 9
    lost = _lying("raft_books weakness", hazard="inland_food", phase="yellow").do("use.0", "stop")
    assert lost.happened(e.FightLost) == [e.FightLost("inland_food", 0, 2, 0)]


def test_step_has_no_effect_on_pirates() -> None:
    """F4.6, F2.8."""
    assert against("p20", "raft_books 9*weakness").keys == ["draw", "give_up"]


# --- copy ------------------------------------------------------------------------------------------------------------


def test_copy() -> None:
    """F4.5: the ability of another face-up card, used or not; the copying card acts."""
    stay = _lying("raft_imitation meal", life=5).do("use.1", "use.0")
    assert stay.ask == AskTarget("copy", 0)
    assert stay.keys == ["at.1"]
    stay.do("at.1")
    assert stay.happened(e.AbilityUsed)[-1] == e.AbilityUsed(0, "life2", 1, 2)
    assert stay.state.life == 9
    assert [card.used for card in stay.fight.left] == [True, True]
    assert stay.ask == AskFight()


def test_copy_may_aim_at_the_copied_card() -> None:
    """F4.5: but not at itself."""
    stay = _lying("raft_imitation raft_insight wit").do("use.0", "at.1")
    assert stay.ask == AskTarget("destroy", 0)
    assert stay.keys == ["at.1", "at.2"]
    stay.do("at.1")
    assert [card.down for card in stay.fight.left] == [False, True, False]


def test_copied_step_needs_the_copying_card() -> None:
    """F4.6, F4.5: its card is the one that acts."""
    stay = _lying("raft_imitation raft_books raft_insight", phase="red").do("use.0", "at.1")
    assert stay.fight.value == 9
    assert stay.do("use.2", "at.1").fight.value == 9
    other = _lying("raft_imitation raft_books raft_insight", phase="red").do("use.0", "at.1", "use.2", "at.0")
    assert other.fight.value == 14


def test_what_cannot_be_copied() -> None:
    """F4.5: an aging card's ability, a copy's (ruling); F2.8: one that could do nothing."""
    for other in ("hunger", "fear", "fatigue", "ravenous", "island_imitation", "wit", "raft_books"):
        assert "use.0" not in _lying(f"raft_imitation {other}", hazard="inland_food").keys, other
    assert "use.0" not in _lying("raft_imitation raft_food", life=22).keys
    assert "use.0" in _lying("raft_imitation raft_food", life=21).keys


# --- sort ------------------------------------------------------------------------------------------------------------


def test_sort() -> None:
    """F4.7: look at three, discard one, put the rest back in any order."""
    stay = _lying("inland_foresight", "wit despair focus meal").do("use.0")
    assert stay.ask == AskDiscard()
    assert stay.view.use is not None
    assert stay.view.use.looked == ("wit", "despair", "focus")
    assert stay.keys == ["drop.0", "drop.1", "drop.2", "keep"]
    stay.do("drop.1")
    assert stay.state.discard == ("despair",)
    assert stay.ask == AskTop()
    assert stay.keys == ["top.0", "top.1"]
    stay.do("top.1")
    assert stay.ask == AskFight()
    assert stay.state.deck == ("focus", "wit", "meal")
    assert stay.view.known_top == ("focus", "wit")
    assert stay.do("draw").view.known_top == ("wit",)


def test_sort_without_a_discard() -> None:
    """F4.7: at most one; every order can be had."""
    orders = set()
    for first in (0, 1, 2):
        for second in (0, 1):
            stay = _lying("inland_foresight", "wit despair focus meal").do("use.0", "keep", f"top.{first}")
            orders.add(stay.do(f"top.{second}").state.deck)
    assert len(orders) == 6
    assert all(deck[3] == "meal" for deck in orders)


def test_cards_of_one_kind_are_one_choice() -> None:
    """F4.7."""
    stay = _lying("inland_foresight", "wit weakness wit").do("use.0")
    assert stay.keys == ["drop.0", "drop.1", "keep"]
    stay.do("keep")
    assert stay.keys == ["top.0", "top.1"]
    assert stay.do("top.1").state.deck == ("weakness", "wit", "wit")


def test_looking_on_needs_a_shuffle() -> None:
    """F4.7, F3.1: that is optional, so it is asked."""
    stay = _lying("inland_foresight", "wit", discard="focus meal", aging="fear").do("use.0")
    assert stay.ask == AskMore("sort", 0, 2)
    assert stay.options == (Draw(0), Enough())
    stay.do("enough", "drop.0")
    assert stay.ask == AskFight()
    assert stay.state.discard == ("focus", "meal", "wit")
    on = _lying("inland_foresight", "wit", discard="focus meal", aging="fear").do("use.0", "draw")
    assert on.ask == AskDiscard()
    assert on.view.use is not None
    assert len(on.view.use.looked) == 3
    assert len(on.state.deck) == 1


def test_looking_at_what_there_is() -> None:
    """F4.7, F3.2: up to three."""
    stay = _lying("inland_foresight", "wit focus").do("use.0")
    assert stay.ask == AskDiscard()
    stay.do("keep", "top.1")
    assert stay.state.deck == ("focus", "wit")


# --- exchange, below -------------------------------------------------------------------------------------------------


def test_exchange() -> None:
    """F4.8: to the discard, then another in its place."""
    stay = _lying("despair inland_strategy wit", "focus meal").do("use.1")
    assert stay.ask == AskTarget("exchange1", 1)
    assert stay.keys == ["at.0", "at.2"]
    stay.do("at.0")
    assert stay.state.discard == ("despair",)
    assert [card.card for card in stay.fight.left] == ["focus", "inland_strategy", "wit"]
    assert stay.happened(e.CardDrawn)[-1] == e.CardDrawn(3, "focus", "left", "replacement", 0, 0)
    assert stay.fight.free_left == 2
    assert stay.ask == AskFight()


def test_exchange_on_the_right() -> None:
    """F4.8: in its place."""
    stay = _lying("raft_strategy", "wit despair focus meal", hazard="raft_food").do(
        "draw", "draw", "use.0", "at.1", "enough"
    )
    assert [card.card for card in stay.fight.left] == ["raft_strategy"]
    assert [card.card for card in stay.fight.right] == ["focus", "despair"]


def test_two_exchanges_the_second_optional_also_of_the_replacement() -> None:
    """F4.8."""
    stay = _lying("raft_strategy despair", "fear focus meal").do("use.0", "at.1")
    assert stay.ask == AskTarget("exchange2", 0, again=True)
    assert stay.keys == ["at.2", "enough"]
    stay.do("at.2")
    assert stay.state.discard == ("despair", "fear")
    assert [card.card for card in stay.fight.left] == ["raft_strategy", "focus"]
    assert stay.ask == AskFight()
    other = _lying("raft_strategy despair", "fear focus meal").do("use.0", "at.1", "enough")
    assert [card.card for card in other.fight.left] == ["raft_strategy", "fear"]


def test_the_same_card_may_come_back_fresh() -> None:
    """F4.8: exchanged on an empty deck; its ability may be used again."""
    stay = _lying("inland_strategy meal", "", aging="fear", life=5).do("use.1", "use.0", "at.1")
    came = stay.fight.left[1]
    assert came.card in ("meal", "fear")
    back = _lying("inland_strategy meal", "", old_age="reshuffle", life=5).do("use.1", "use.0", "at.1")
    assert [card.card for card in back.fight.left] == ["inland_strategy", "meal"]
    assert back.do("use.2").state.life == 9


def test_old_robinson_exchanges_nothing() -> None:
    """F4.8, F3.2: there must be another to draw."""
    for card in ("raft_strategy", "inland_strategy"):
        assert _lying(f"{card} wit", "").keys == ["stop"]
        assert _lying(f"{card} wit", "", aging="fear").keys == ["draw", "use.0", "stop"]


def test_the_second_exchange_is_not_asked_when_it_is_impossible() -> None:
    """F4.8, F3.2."""
    stay = _lying("raft_strategy despair", "fear").do("use.0", "at.1")
    assert stay.ask == AskFight()
    assert "use.0" not in stay.keys


def test_below_from_the_left() -> None:
    """F4.8: first a replacement may be drawn, now or never; then it goes to the bottom of the deck."""
    stay = _lying("wit raft_cunning despair", "focus meal").do("use.1")
    assert stay.ask == AskTarget("below", 1)
    stay.do("at.2")
    assert stay.ask == AskReplacement(1, 2)
    assert stay.keys == ["draw", "enough"]
    stay.do("draw")
    assert [card.card for card in stay.fight.left] == ["wit", "raft_cunning", "focus"]
    assert stay.state.deck == ("meal", "despair")
    assert stay.view.known_bottom == ("despair",)
    assert stay.fight.free_left == 2
    assert stay.ask == AskFight()
    none = _lying("wit raft_cunning despair", "focus meal").do("use.1", "at.2", "enough")
    assert [card.card for card in none.fight.left] == ["wit", "raft_cunning"]
    assert none.state.deck == ("focus", "meal", "despair")


def test_below_draws_its_replacement_before_it_goes() -> None:
    """F4.8, F3.1: on an empty deck it cannot be its own replacement."""
    stay = _lying("wit raft_cunning despair", "", discard="focus", aging="fear").do("use.1", "at.2", "draw")
    assert "despair" not in stay.happened(e.Aged)[0].deck
    assert stay.state.deck[-1] == "despair"


def test_below_from_the_right() -> None:
    """F4.8: it just goes."""
    stay = _lying("raft_cunning", "despair wit", hazard="raft_food").do("draw", "use.0", "at.1")
    assert stay.ask == AskFight()
    assert stay.state.deck == ("wit", "despair")
    assert stay.fight.right == ()


def test_copy_and_below_keep_their_mark() -> None:
    """F4.8 (ruling): for the whole fight, also when they come back."""
    below = _lying("raft_strategy raft_cunning wit", "", old_age="reshuffle").do(
        "use.1", "at.2", "draw", "use.0", "at.1"
    )
    copy = _lying("raft_strategy raft_imitation meal", "", old_age="reshuffle", life=5)
    copy.do("use.1", "at.2", "use.0", "at.1")
    for stay, card in ((below, "raft_cunning"), (copy, "raft_imitation")):
        back = stay.fight.left[1]
        assert (back.card, back.used) == (card, True)
        assert f"use.{back.n}" not in stay.do("enough").keys
    fresh = _lying("raft_strategy raft_cunning wit", "", old_age="reshuffle").do("use.0", "at.1", "enough")
    assert (fresh.fight.left[1].card, fresh.fight.left[1].used) == ("raft_cunning", False)


def test_marks_are_gone_in_the_next_fight() -> None:
    """F4.8: for the whole fight, no longer."""
    stay = fighting("raft_food", "raft_cunning wit", hazards="raft_books", aging="fear")
    stay.do("draw", "use.0", "at.1", "stop", "fight.0", "draw", "draw", "draw")
    (back,) = (card for card in stay.fight.right if card.card == "raft_cunning")
    assert not back.used


# --- aging cards -----------------------------------------------------------------------------------------------------


def test_stop() -> None:
    """F4.9: on the left: no more free cards; paid ones may follow. F2.3: of itself."""
    stay = fighting("cannibals_weapon", "fatigue wit 9*weakness", life=3)
    assert (stay.fight.free_left, stay.fight.stopped, stay.fight.cost) == (0, True, 1)
    stay.do("draw")
    assert [card.card for card in stay.fight.right] == ["wit"]
    assert stay.state.life == 2


def test_stop_on_the_right() -> None:
    """F4.9: nothing."""
    stay = fighting("cannibals_weapon", "inland_experience fatigue 9*weakness").do("use.0")
    assert (stay.fight.free_left, stay.fight.stopped) == (4, False)


@pytest.mark.parametrize(("card", "keys"), [
    ("raft_insight", ("at.1",)), ("inland_strategy", ("at.1",)), ("raft_cunning", ("at.1", "enough")),
])  # fmt: skip
def test_a_stop_that_is_gone(card: str, keys: tuple[str, ...]) -> None:
    """F4.9: destroyed, exchanged or buried: the remaining free draws are open again, and come before paid ones."""
    stay = fighting("cannibals_weapon", f"{card} fatigue 9*weakness").do("draw", "draw")
    assert stay.state.life == 19
    stay.do("use.0", *keys)
    assert (stay.fight.free_left, stay.fight.cost) == (3, 0)
    stay.do("draw")
    assert stay.happened(e.CardDrawn)[-1].how == "free"
    assert stay.state.life == 19


def test_a_stop_as_a_replacement() -> None:
    """F4.9: it lies left then."""
    stay = fighting("cannibals_weapon", "inland_strategy wit fatigue 9*weakness").do("draw", "use.0", "at.1")
    assert stay.fight.stopped


def test_highest() -> None:
    """F4.10: at the comparison the highest card counts 0; two of them, the two highest."""
    stay = _lying("wit fear focus cannibals_weapon")
    assert stay.counted() == [2, 0, 1, 0]
    assert [card.zeroed for card in stay.fight.left] == [False, False, False, True]
    two = _lying("wit fear focus cannibals_weapon fear")
    assert two.counted() == [0, 0, 1, 0, 0]
    assert _lying("fear weakness distraction fear").counted() == [0, 0, -1, 0]


def test_highest_wholly() -> None:
    """F4.10, F4.4: doubling comes first, and the doubled card counts 0 wholly."""
    stay = _lying("island_repetition fear wit inland_food cannibals_weapon")
    assert stay.counted() == [1, 0, 2, 2, 0]
    stay.do("use.0", "at.3")
    assert stay.fight.sum == 1 + 2 + 4
    stay = _lying("inland_repetition fear wit focus").do("use.0", "at.2")
    assert stay.counted() == [2, 0, 0, 1]


def test_highest_is_void_face_down() -> None:
    """F4.3, F4.10; and a destroyed card is not the highest."""
    stay = _lying("raft_insight fear wit focus").do("use.0", "at.1")
    assert stay.fight.sum == 3
    other = _lying("raft_insight fear wit focus").do("use.0", "at.2")
    assert other.counted() == [0, 0, 0, 0]


def test_life_lost_by_aging() -> None:
    """F4.11: paid when the fight ends, won or lost, in one sum with the difference; no points to destroy for it."""
    won = _lying("hunger ravenous wit", hazard="island_food", life=21)
    assert (won.fight.outcome.aging, won.fight.outcome.pays, won.fight.outcome.points) == (3, 3, 0)
    assert won.do("stop").state.life == 17
    lost = _lying("hunger ravenous wit", hazard="inland_food", phase="yellow")
    assert (lost.fight.outcome.aging, lost.fight.outcome.pays, lost.fight.outcome.points) == (3, 6, 3)
    lost.do("stop")
    assert lost.state.life == 14
    assert lost.view.points == 3
    assert lost.happened(e.FightLost) == [e.FightLost("inland_food", 2, 5, 3)]


def test_life_is_lost_only_if_still_face_up() -> None:
    """F4.11: not before the end, and not for what was destroyed or is gone."""
    stay = _lying("raft_insight hunger wit").do("use.0", "at.1")
    assert (stay.state.life, stay.fight.outcome.aging) == (20, 0)
    pirate = against("p20", "hunger 5*cannibals_weapon").do(*["draw"] * 5)
    assert pirate.fight.outcome.pays == 1
    assert pirate.do("stop").state.life == 19


# --- the facts in full -----------------------------------------------------------------------------------------------

TOLD: dict[str, tuple[Callable[[], Stay], tuple[str, ...], list[e.Event]]] = {
    "cards": (
        lambda: _lying("wit raft_gear"),
        ("use.1", "draw"),
        [
            e.AbilityUsed(1, "cards2"),
            e.CardDrawn(2, "weakness", "right", "extra"),
            e.CardDrawn(3, "weakness", "right", "extra"),
        ],
    ),
    "enough cards": (
        lambda: _lying("wit raft_gear"),
        ("use.1", "enough"),
        [e.AbilityUsed(1, "cards2"), e.CardDrawn(2, "weakness", "right", "extra"), e.AbilityEnded(1)],
    ),
    "destroy": (
        lambda: _lying("wit raft_insight"),
        ("use.1", "at.0"),
        [e.AbilityUsed(1, "destroy"), e.CardDestroyed(1, 0, "wit")],
    ),
    "double": (
        lambda: _lying("focus island_repetition"),
        ("use.1", "at.0"),
        [e.AbilityUsed(1, "double"), e.CardDoubled(1, 0, "focus")],
    ),
    "exchange": (
        lambda: _lying("wit inland_strategy"),
        ("use.1", "at.0"),
        [
            e.AbilityUsed(1, "exchange1"),
            e.CardExchanged(1, 0, "wit"),
            e.CardDrawn(2, "weakness", "left", "replacement", 0, 0),
        ],
    ),
    "below": (
        lambda: _lying("wit raft_cunning"),
        ("use.1", "at.0", "draw"),
        [
            e.AbilityUsed(1, "below"),
            e.CardAimedBelow(1, 0, "wit"),
            e.CardDrawn(2, "weakness", "left", "replacement", 0, 0),
            e.CardBuried(1, 0, "wit"),
        ],
    ),
    "below, no more": (
        lambda: _lying("wit raft_cunning"),
        ("use.1", "at.0", "enough"),
        [e.AbilityUsed(1, "below"), e.CardAimedBelow(1, 0, "wit"), e.CardBuried(1, 0, "wit")],
    ),
    "copy": (
        lambda: _lying("meal raft_imitation", life=9),
        ("use.1", "at.0"),
        [e.AbilityUsed(1, "copy"), e.AbilityUsed(1, "life2", 0, 2)],
    ),
    "sort": (
        lambda: _lying("inland_foresight", "wit focus meal"),
        ("use.0", "drop.2", "top.1"),
        [
            e.AbilityUsed(0, "sort"),
            e.CardLookedAt("wit"),
            e.CardLookedAt("focus"),
            e.CardLookedAt("meal"),
            e.LookedDiscarded("meal"),
            e.LookedPlaced("focus"),
            e.LookedPutBack(("focus", "wit")),
        ],
    ),
    "enough seen": (
        lambda: _lying("inland_foresight", "wit", aging="fear"),
        ("use.0", "enough", "keep"),
        [
            e.AbilityUsed(0, "sort"),
            e.CardLookedAt("wit"),
            e.LookingEnded(),
            e.LookedDiscarded(None),
            e.LookedPutBack(("wit",)),
        ],
    ),
    "removed": (
        lambda: _lying("wit weakness", hazard="inland_food", phase="yellow"),
        ("stop", "remove.1", "done"),
        [
            e.FightLost("inland_food", 2, 5, 0),
            e.CardRemoved(1, "weakness", 1),
            e.FightCleared("inland_food", 2, ()),
            e.StepBegan("red", ("inland_food",)),
            e.HazardsDrawn(("inland_food",)),
        ],
    ),
}


@pytest.mark.parametrize("what", TOLD)
def test_the_facts_in_full(what: str) -> None:
    """F4.2–F4.8, F2.6: what follows an answer, fact by fact."""
    begin, keys, told = TOLD[what]
    stay = begin()
    before = len(stay.events)
    assert stay.do(*keys).events[before:] == told
