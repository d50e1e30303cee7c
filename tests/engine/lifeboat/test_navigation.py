"""L6: navigation and birds."""

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Drifting, Falling, Navigating, Thirsting
from tests.helpers.voyages import NOTHING, Boat, card, sailor

PILE = "0|C|F| 0|C|S|of 0|C|C|"


def test_the_conscious_one_nearest_the_stern_navigates() -> None:
    """L6.1, L1.5: found anew; the unconscious and the dead do not."""
    boat = Boat(sailor("lady"), sailor("snob"), sailor("doctor", wounds=4), sailor("kid", wounds=4), rowed=PILE).waits()
    assert boat.asked() == ["snob"]
    boat = Boat(sailor("lady"), sailor("snob"), turn="snob", rowed=PILE).plays("snob", "seat.lady")
    boat.plays("lady", "yield").waits()
    assert boat.asked() == ["lady"]


def test_it_chooses_one_of_the_pile_in_secret() -> None:
    """L6.1: the others go to the bottom of the deck, and so does the one played (L6.4)."""
    boat = Boat(sailor("lady"), sailor("kid"), rowed=PILE).waits()
    deck = boat.state.navigation
    assert set(boat.view("kid").secrets.drawn) == {card(text) for text in PILE.split()}
    assert boat.view("lady").secrets.drawn == ()
    assert boat.view("lady").scene.count == 3
    assert set(boat.keys("kid", ask=d.AskNavigation)) == {f"nav.{card(text)}" for text in PILE.split()}
    boat.plays("kid", f"nav.{card('0|C|C|')}")
    [played] = boat.saw(e.NavigationPlayed)
    assert (played.card, played.navigator, played.from_pile) == (card("0|C|C|"), 1, True)
    assert boat.state.navigation[: len(deck)] == deck
    assert set(boat.state.navigation[len(deck) :]) == {card(text) for text in PILE.split()}
    assert boat.state.rowed == ()


def test_the_pile_is_shuffled_before_the_navigator_sees_it() -> None:
    """L6.1: so its order does not tell who rowed what."""
    orders = set()
    for seed in range(30):
        boat = Boat(sailor("lady"), sailor("kid"), rowed=PILE)
        boat.seed = seed
        orders.add(boat.waits().view("kid").secrets.drawn)
    assert len(orders) == 6


def test_an_empty_pile_plays_the_top_card() -> None:
    """L6.1: nobody is asked."""
    boat = Boat(sailor("lady"), sailor("kid"), sea="0|C|F|").waits()
    [played] = boat.saw(e.NavigationPlayed)
    assert (played.card, played.navigator, played.from_pile) == (card("0|C|F|"), 1, False)
    assert boat.state.navigation[-1] == card("0|C|F|")


def test_a_pile_of_one_is_no_choice() -> None:
    """L6.1, L11.3: its size is public, so it is played at once."""
    boat = Boat(sailor("lady"), sailor("kid"), rowed="0|C|F|").waits()
    assert boat.saw(e.NavigationPlayed)[0].card == card("0|C|F|")


# --- the compass -----------------------------------------------------------------------------------------------------


def test_an_open_compass_adds_the_top_card() -> None:
    """L6.2: before the navigator chooses; the others learn only that it was so."""
    boat = Boat(sailor("lady"), sailor("kid", open="compass"), rowed="0|C|F|", sea="0|C|S|of 0|S|SC|").waits()
    assert set(boat.view("kid").secrets.drawn) == {card("0|C|F|"), card("0|C|S|of")}
    assert boat.state.navigation[0] == card("0|S|SC|"), "that card lies in the deck no longer"
    [read] = boat.saw(e.CompassRead)
    assert LIFEBOAT.redact(read, 0) == e.CompassRead(1, None)
    assert LIFEBOAT.redact(read, 1) == read


@pytest.mark.parametrize(("lady", "kid"), [("compass", ""), ("", "")])
def test_a_compass_elsewhere_or_in_the_hand_gives_nothing(lady: str, kid: str) -> None:
    """L6.2: it lies open before the navigator or does nothing."""
    boat = Boat(sailor("lady", open=lady), sailor("kid", hand="compass", open=kid), rowed=PILE).waits()
    assert not boat.saw(e.CompassRead)


def test_with_an_empty_pile_the_compass_gives_nothing() -> None:
    """L6.2: the top card is played, without a choice."""
    boat = Boat(sailor("lady"), sailor("kid", open="compass"), sea="0|C|F| 0|C|S|of").waits()
    assert not boat.saw(e.CompassRead)
    assert boat.saw(e.NavigationPlayed)[0].card == card("0|C|F|")


def test_a_compass_and_no_deck() -> None:
    """L6.2: all cards are in the pile."""
    boat = Boat(sailor("lady"), sailor("kid", open="compass")).with_(navigation=(), rowed=(3, 4)).waits()
    assert boat.scene is Navigating
    assert not boat.saw(e.CompassRead)


# --- nobody conscious ------------------------------------------------------------------------------------------------


def test_adrift() -> None:
    """L6.3: hand-out and actions are skipped, nobody is asked, a pause between days, the top card by itself."""
    boat = Boat(
        sailor("captain", wounds=7, hand="water"), sailor("kid", wounds=4), turn="dawn", deck="cash", sea=NOTHING
    )
    assert boat.scene is Drifting
    assert [(q.ask.what, q.pace, q.seat) for q in LIFEBOAT.decisions(boat.state)] == [("drift", "pause", None)]
    boat.waits()
    assert boat.saw(e.NavigationPlayed)[0].navigator is None
    assert not boat.saw(e.ProvisionsDrawn, step=False)
    assert not boat.saw(e.ActionsBegan, step=False)
    assert boat.state.provisions == ("cash",)
    assert boat.scene is Drifting


def test_adrift_a_pile_goes_to_the_bottom() -> None:
    """L6.3."""
    boat = Boat(sailor("captain", wounds=7), sailor("kid", wounds=4), turn="dawn", rowed=PILE, sea=NOTHING)
    deck = boat.state.navigation
    boat.waits()
    assert boat.state.rowed == ()
    assert set(boat.state.navigation[len(deck) - 1 : -1]) == {card(text) for text in PILE.split()}
    assert boat.state.navigation[-1] == card(NOTHING)


def test_adrift_fall_and_thirst_go_by_themselves() -> None:
    """L6.3: not a question; here both fall, one drowns of it, the other has a preserver and dies of thirst."""
    boat = Boat(
        sailor("captain", wounds=7, open="preserver"),
        sailor("kid", wounds=3, hand="water"),
        turn="dawn",
        sea="0|*|*|f",
    ).waits()
    assert [event.seat for event in boat.saw(e.Drowned)] == [1]
    assert boat.state.ended == "sea"


# --- resolving -------------------------------------------------------------------------------------------------------


def test_birds_then_overboard_then_thirst() -> None:
    """L6.4."""
    boat = Boat(
        sailor("captain", hand="water"),
        sailor("mate", hand="cash"),
        sailor("frenchy", hand="cash"),
        sea="+|C|M|f",
    ).waits()
    assert boat.state.gulls == 1
    assert boat.scene is Falling
    boat.until(Thirsting)
    told = [type(event) for event in boat.log]
    places = [told.index(kind) for kind in (e.GullsChanged, e.FellOverboard, e.FallEnded, e.ThirstStruck)]
    assert places == sorted(places)


def test_cards_that_go_under_together_go_shuffled() -> None:
    """L6.4."""
    bottoms = set()
    for seed in range(30):
        boat = Boat(sailor("lady"), sailor("kid"), rowed=PILE)
        boat.seed = seed
        boat.waits().plays("kid", f"nav.{card('0|C|C|')}")
        bottoms.add(boat.state.navigation[-3:])
    assert len(bottoms) == 2
    bottoms = set()
    for seed in range(30):
        boat = Boat(sailor("captain"), sailor("kid"), turn="captain")
        boat.seed = seed
        bottoms.add(boat.plays("captain", "row", "keep").state.navigation[-2:])
    assert len(bottoms) == 2


def test_a_bird_card_goes_under_the_deck_like_others() -> None:
    """L6.4: a marker counts, the card may come again."""
    boat = Boat(sailor("lady"), sailor("kid"), sea="+|-|-|").waits()
    assert boat.state.gulls == 1
    assert boat.state.navigation[-1] == card("+|-|-|")


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 2)])
def test_a_crossed_gull_removes_one_never_below_none(before: int, after: int) -> None:
    """L6.5."""
    boat = Boat(sailor("captain"), sailor("kid"), sea="-|L|^K|o", gulls=before).waits()
    assert boat.state.gulls == after
    assert bool(boat.saw(e.GullsChanged)) == (before > 0)


def test_the_fourth_gull_ends_the_voyage_at_once() -> None:
    """L6.5: the rest of the card does not count, nobody may do anything, scoring follows."""
    boat = Boat(sailor("captain", hand="cash"), sailor("mate"), sailor("kid"), sea="+|C|M|f", gulls=3).waits()
    assert boat.state.ended == "land"
    assert boat.wounds("captain", "mate") == (0, 0)
    assert not boat.saw(e.FellOverboard)
    assert boat.asked() == []
    assert LIFEBOAT.decisions(boat.state) == ()
    assert len(boat.state.scores) == 3
