"""L2: the hand-out, and what a day clears."""

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.state import Actions, Handout
from tests.helpers.voyages import NOTHING, Boat, kinds, sailor


def crew(**more: object) -> Boat:
    """Captain, Mate (unconscious), Wong (dead), Kid: two conscious."""
    given: dict[str, object] = {"turn": "dawn", "deck": "knife water cash", **more}
    return Boat(
        sailor("captain"),
        sailor("mate", wounds=8),
        sailor("wong", wounds=4),
        sailor("kid"),
        **given,  # type: ignore
    )


def test_a_day_is_provisions_actions_navigation() -> None:
    """L2.1."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="dawn", deck="knife water", sea=NOTHING)
    boat.plays("captain", "knife").waits().plays("captain", "pass").plays("kid", "pass").waits()
    told = [type(event) for event in boat.log]
    wanted = [e.DayBegan, e.ProvisionsDrawn, e.ActionsBegan, e.ActionsEnded, e.NavigationPlayed, e.DayEnded, e.DayBegan]
    places = [told.index(kind) for kind in wanted[:-1]]
    assert places == sorted(places)
    assert told[places[-1] + 1] is e.DayBegan


def test_marks_are_cleared_when_navigation_is_over() -> None:
    """L2.1: rowed, fought, shaded."""
    boat = (
        Boat(
            sailor("captain", rowed=True, fought=True),
            sailor("kid", rowed=True, open="parasol"),
            sea="0|M|CM|o",
            parasol_up=True,
        )
        .waits()
        .until(None)
    )
    assert boat.saw(e.Shaded, step=False)
    assert not any(p.rowed or p.fought or p.shaded for p in boat.state.persons)
    assert boat.state.day == 2


def test_marks_are_cleared_also_when_nobody_was_thirsty() -> None:
    """L2.1: on every day."""
    boat = Boat(sailor("captain", rowed=True), sailor("kid", fought=True), sea=NOTHING).waits()
    assert boat.state.day == 2
    assert not any(p.rowed or p.fought for p in boat.state.persons)


def test_conscious_ones_draw_and_pass_on_towards_the_stern() -> None:
    """L2.2: as many cards as conscious characters; the last gets the last card without being asked."""
    boat = Boat(sailor("captain"), sailor("mate"), sailor("kid"), turn="dawn", deck="knife water cash oar")
    drawn = boat.saw(e.ProvisionsDrawn)[0]
    assert (drawn.takers, drawn.count, drawn.cards) == ((0, 1, 2), 3, ("knife", "water", "cash"))
    assert boat.state.provisions == ("oar",)
    assert boat.keys("captain", ask=d.AskProvision) == ["cash", "knife", "water"]
    boat.plays("captain", "knife")
    assert boat.keys("mate", ask=d.AskProvision) == ["cash", "water"]
    assert boat.saw(e.ProvisionKept) == [e.ProvisionKept(0, "knife", passed=2)]
    boat.plays("mate", "water")
    assert boat.saw(e.ProvisionKept) == [e.ProvisionKept(1, "water", passed=1), e.ProvisionKept(2, "cash", passed=0)]
    assert [p.hand for p in boat.state.persons] == [("knife",), ("water",), ("cash",)]
    assert boat.scene is Actions


def test_only_the_taker_sees_the_cards() -> None:
    """L2.2: keeps one in secret, passes the rest."""
    boat = Boat(sailor("captain"), sailor("mate"), sailor("kid"), turn="dawn", deck="knife water cash")
    assert boat.view("captain").secrets.cards == ("knife", "water", "cash")
    assert boat.view("mate").secrets.cards == ()
    boat.plays("captain", "cash")
    assert boat.view("captain").secrets.cards == ()
    assert boat.view("mate").secrets.cards == ("knife", "water")
    assert boat.view("kid").secrets.cards == ()


def test_the_unconscious_and_the_dead_take_nothing() -> None:
    """L2.5, L2.2: two cards for the two conscious ones."""
    boat = crew()
    assert boat.saw(e.ProvisionsDrawn)[0].takers == (0, 3)
    assert boat.asked(d.AskProvision) == ["captain"]
    boat.plays("captain", "water")
    assert [p.hand for p in boat.state.persons] == [("water",), (), (), ("knife",)]


def test_no_exchange_while_provisions_are_handed_out() -> None:
    """L2.3: nor opening, nor giving; throwing alone, where the option allows it (L3.12)."""
    for throw in (True, False):
        boat = Boat(
            sailor("captain", hand="bait", open="club"),
            sailor("kid"),
            turn="dawn",
            deck="knife water cash",
            throw_own_provisions=throw,
        )
        assert boat.scene is Handout
        allowed = ["throw.open.club", "throw.hand.bait"] if throw else []
        assert boat.keys("captain", ask=d.AskFree) == allowed


def test_an_empty_deck_is_not_reshuffled() -> None:
    """L2.4: the part is skipped."""
    boat = crew(deck="")
    assert boat.saw(e.ProvisionsSkipped)
    assert boat.scene is Actions
    assert boat.state.provisions == ()


@pytest.mark.parametrize(("deck", "takers"), [("knife", (0,)), ("knife water", (0, 1))])
def test_fewer_cards_than_takers(deck: str, takers: tuple[int, ...]) -> None:
    """L2.4: what is left goes out from the bow; those at the end get none."""
    boat = Boat(sailor("captain"), sailor("mate"), sailor("kid"), turn="dawn", deck=deck)
    assert boat.saw(e.ProvisionsDrawn)[0].takers == takers
    if len(takers) > 1:
        boat.plays("captain", "water")
    hands = [p.hand for p in boat.state.persons]
    assert hands[-1] == ()
    assert sorted(k for hand in hands for k in hand) == sorted(kinds(deck))
    assert boat.scene is Actions
