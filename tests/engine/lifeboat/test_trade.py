"""L3.10: offers."""

import pytest

from engine.core.game import find
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.cards import PROVISIONS
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.moments import provisions
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Draft, Navigating
from tests.helpers.voyages import NOTHING, Boat, sailor


def market(**more: object) -> Boat:
    given: dict[str, object] = {"turn": "captain", **more}
    return Boat(
        sailor("lady", hand="cash jewels", open="club"),
        sailor("captain", hand="knife", open="oar"),
        sailor("snob", wounds=5),
        sailor("kid", hand="water water"),
        **given,  # type: ignore[arg-type]
    )


def test_an_exchange_between_any_two_at_any_moment() -> None:
    """L3.10: also in a third one's turn; open and hand cards both ways; it blocks nobody."""
    boat = market(turn="kid").plays(
        "lady",
        "to.captain",
        "add.give.hand.cash",
        "add.give.open.club",
        "add.want.open.oar",
        "add.want.hand.knife",
        "send",
    )
    assert boat.asked(d.AskOffer) == ["captain"]
    assert boat.asked(blocking=True) == ["kid"]
    boat.plays("captain", "accept")
    assert (boat.hand("lady"), boat.opened("lady")) == (("jewels", "knife"), ("oar",))
    assert (boat.hand("captain"), boat.opened("captain")) == (("cash",), ("club",))
    assert boat.turn == "kid"


def test_presents_and_requests() -> None:
    """L3.10: exchange or give."""
    boat = market().plays("lady", "to.kid", "add.give.hand.jewels", "send").plays("kid", "accept")
    assert boat.hand("kid") == ("jewels", "water", "water")
    boat = market().plays("lady", "to.kid", "add.want.hand.water", "send").plays("kid", "accept")
    assert boat.hand("lady") == ("cash", "jewels", "water")


def test_only_the_conscious_trade() -> None:
    """L3.10, L5.2."""
    boat = market()
    assert boat.keys("lady", "to.") == ["to.captain", "to.kid"]
    assert boat.keys("snob") == []


def test_what_can_be_put_into_an_offer() -> None:
    """L3.10: one's own cards, the other's open ones, and any kind there is from the other hand: one may ask."""
    boat = market().plays("lady", "to.captain")
    added = boat.keys("lady", "add.")
    assert [key for key in added if "give" in key] == [
        "add.give.hand.cash",
        "add.give.hand.jewels",
        "add.give.open.club",
    ]
    assert [key for key in added if "want.open" in key] == ["add.want.open.oar"]
    assert {key.split(".")[-1] for key in added if "want.hand" in key} == set(PROVISIONS)
    boat.plays("lady", "add.give.hand.cash", "add.want.hand.hook")
    added = boat.keys("lady", "add.")
    assert "add.give.hand.cash" not in added
    assert not [key for key in added if "want.hand" in key], "the captain has one hand card"


def test_no_more_of_a_kind_can_be_wanted_than_there_are() -> None:
    """L3.10: one compass, sixteen waters."""
    boat = market().plays("lady", "to.kid", "add.want.hand.compass")
    added = boat.keys("lady", "add.want.hand")
    assert "add.want.hand.compass" not in added
    assert "add.want.hand.water" in added


def test_a_draft_may_be_changed_and_forgotten() -> None:
    """L3.10: an empty one cannot be sent; nobody else knows of it."""
    boat = market().plays("lady", "to.captain")
    assert not boat.may("lady", "send")
    boat.plays("lady", "add.give.hand.cash")
    assert all(LIFEBOAT.redact(event, boat.seat("captain")) is None for event in boat.last)
    boat.plays("lady", "drop.give.hand.cash")
    assert not boat.may("lady", "send")
    boat.plays("lady", "forget")
    assert boat.person("lady").draft is None
    assert boat.may("lady", "to.captain")


def test_one_card_is_taken_out_of_a_draft() -> None:
    """L3.10: the others stay in it."""
    boat = market().plays("lady", "to.kid", "add.give.hand.jewels", "add.give.hand.cash", "add.want.hand.water")
    boat.plays("lady", "drop.give.hand.cash")
    assert boat.person("lady").draft == Draft(3, give_hand=("jewels",), want_hand=("water",))


def test_an_offer_has_no_clock_of_its_own() -> None:
    """L3.10: it ends with the actions part."""
    boat = market().plays("lady", "to.captain", "add.give.hand.cash", "send")
    assert {found.pace for found in boat.decisions("captain") if isinstance(found.ask, d.AskOffer)} == {"none"}


def test_the_other_may_decline_and_the_maker_withdraw() -> None:
    """L3.10."""
    boat = market().plays("lady", "to.captain", "add.give.hand.cash", "send").plays("captain", "decline")
    assert boat.saw(e.OfferClosed)[0].why == "declined"
    boat.plays("lady", "to.captain", "add.give.hand.cash", "send")
    [key] = boat.keys("lady", "withdraw")
    boat.plays("lady", key)
    assert boat.saw(e.OfferClosed)[0].why == "withdrawn"
    assert boat.state.offers == ()


def test_who_has_not_what_is_wanted_cannot_accept() -> None:
    """L3.10: it is checked again when accepted; the offer stands, which tells the maker nothing."""
    boat = market().plays("lady", "to.captain", "add.give.hand.cash", "add.want.hand.hook", "send")
    assert boat.keys("captain", ask=d.AskOffer) == ["decline"]
    assert len(boat.state.offers) == 1


def test_what_is_exchanged_from_the_hand_stays_secret() -> None:
    """L3.10: public: that it took place, what lay open, and how many cards each way."""
    boat = market().plays(
        "lady",
        "to.captain",
        "add.give.hand.cash",
        "add.give.open.club",
        "add.want.hand.knife",
        "add.want.open.oar",
        "send",
    )
    [made] = boat.saw(e.OfferMade)
    assert [LIFEBOAT.redact(made, seat) is None for seat in (0, 1, 2, 3, None)] == [False, False, True, True, True]
    boat.plays("captain", "accept")
    [traded] = boat.saw(e.Traded)
    third = LIFEBOAT.redact(traded, boat.seat("kid"))
    assert third.offer is None
    assert (third.given, third.wanted, third.give_open, third.want_open) == (2, 2, ("club",), ("oar",))
    assert LIFEBOAT.redact(traded, boat.seat("lady")).offer is not None


def test_offers_are_known_to_the_two_alone() -> None:
    """L3.10, L1.4."""
    boat = market().plays("lady", "to.captain", "add.give.hand.cash", "send")
    sees = {role: len(boat.view(role).secrets.offers) for role in ("lady", "captain", "kid")}
    assert sees == {"lady": 1, "captain": 1, "kid": 0}


def test_an_offer_reserves_nothing() -> None:
    """L3.10: the same card may be offered twice; the offer ends when a card of it has gone."""
    boat = market().plays("lady", "to.captain", "add.give.hand.cash", "send", "to.kid", "add.give.hand.cash", "send")
    boat.plays("kid", "accept")
    assert [(event.offer.to, event.why) for event in boat.saw(e.OfferClosed)] == [(1, "lapsed")]
    assert boat.state.offers == ()


@pytest.mark.parametrize(
    ("role", "key"),
    [("lady", "throw.hand.cash"), ("lady", "open.cash"), ("captain", "throw.open.oar")],
)
def test_an_offer_ends_when_a_card_of_it_has_gone(role: str, key: str) -> None:
    """L3.10: the maker's, or an open one of the other's."""
    boat = market().plays("lady", "to.captain", "add.give.hand.cash", "add.want.open.oar", "send").plays(role, key)
    assert boat.saw(e.OfferClosed)[0].why == "lapsed"
    assert boat.asked(d.AskOffer) == []


def test_an_offer_is_frozen_in_demands_and_fights() -> None:
    """L3.10, L3.9: and stands again afterwards, if its cards are still there."""
    boat = market().plays("lady", "to.kid", "add.give.hand.cash", "send")
    [offer] = boat.decisions("kid")[-1:]
    boat.plays("captain", "seat.kid")
    assert boat.asked(d.AskOffer) == []
    boat.plays("kid", "refuse").fights_on()
    assert find(LIFEBOAT, boat.state, offer.id) == offer
    boat.plays("kid", "accept")
    assert "cash" in boat.hand("kid")


def test_an_offer_lapses_when_one_of_the_two_faints() -> None:
    """L3.10, L5.2."""
    boat = Boat(sailor("captain"), sailor("lady", hand="cash", wounds=3), sailor("kid"), turn="captain")
    boat.plays("lady", "to.kid", "add.give.hand.cash", "send")
    boat.plays("captain", "seat.lady").plays("lady", "refuse").fights_on()
    assert boat.person("lady").unconscious
    assert boat.state.offers == ()


def test_an_offer_lapses_when_its_card_was_robbed() -> None:
    """L3.10: only once the demand is settled."""
    boat = market().plays("lady", "to.kid", "add.give.open.club", "send").plays("captain", "rob.lady.club")
    assert len(boat.state.offers) == 1
    boat.plays("lady", "yield")
    assert boat.state.offers == ()


def test_offers_and_drafts_end_with_the_actions_part() -> None:
    """L3.10."""
    boat = market(turn="dusk", rowed="0|C|F| 0|C|S|of").plays(
        "lady", "to.kid", "add.give.hand.cash", "send", "to.captain"
    )
    boat.waits()
    assert boat.scene is Navigating
    assert boat.state.offers == ()
    assert all(p.draft is None for p in boat.state.persons)


def test_three_open_offers_a_person() -> None:
    """L3.10."""
    boat = market()
    for _ in range(3):
        boat.plays("lady", "to.kid", "add.give.hand.cash", "send")
    assert boat.keys("lady", "to.") == []
    boat.plays("kid", "decline")
    assert boat.keys("lady", "to.") == ["to.captain", "to.kid"]
    assert boat.keys("captain", "to.") == ["to.lady", "to.kid"]


def test_promises_do_not_bind() -> None:
    """L3.10: nothing in the state knows of them; what was promised stays where it is."""
    boat = market(sea=NOTHING).plays("lady", "to.kid", "add.give.hand.cash", "send")
    assert boat.hand("lady") == ("cash", "jewels")


def test_an_offers_number_tells_nothing_of_what_others_do_in_secret() -> None:
    """L3.10, L11.3: it depends on the offers between the two alone, and is never given twice."""
    ids = []
    for busy in (False, True):
        boat = Boat(sailor("lady", hand="cash"), sailor("mate", hand="knife"), sailor("kid"), turn="morning")
        if busy:
            boat.plays("mate", "to.kid", "add.give.hand.knife", "send", "to.lady", "forget")
        boat.plays("lady", "to.kid", "add.give.hand.cash", "send")
        boat.plays("kid", "decline")
        boat.plays("lady", "to.kid", "add.give.hand.cash", "send")
        made = [event.offer.id for event in boat.saw(e.OfferMade, step=False) if event.offer.maker == 0]
        assert len(set(made)) == 2
        ids.append(made)
    assert ids[0] == ids[1]


def test_any_card_of_the_deck_may_be_asked_for() -> None:
    """L3.10, L9: also those the expansions bring."""
    boat = Boat(sailor("lady", hand="cash"), sailor("kid", hand="cash"), turn="morning", edition="expanded")
    boat.plays("lady", "to.kid")
    wanted = {key.rsplit(".", 1)[1] for key in boat.keys("lady", "add.want.hand.")}
    assert wanted == set(provisions(EDITIONS["expanded"])) >= {"fire_water", "cannibalism"}


def test_a_frozen_offer_lapses_when_the_fight_is_over() -> None:
    """L3.9, L3.10: its card was opened in the fight, so nobody learns meanwhile that it was of the offer."""
    boat = market().plays("captain", "to.kid", "add.give.hand.knife", "send", "seat.lady").plays("lady", "refuse")
    boat.plays("captain", "open.knife")
    assert not boat.saw(e.OfferClosed)
    boat.fights_on()
    assert [closed.why for closed in boat.saw(e.OfferClosed)] == ["lapsed"]


def test_nothing_lapses_after_the_end() -> None:
    """L6.5, L6.6: the flare that was offered is fired, and the fourth gull comes; nobody is asked any more."""
    boat = Boat(sailor("lady", hand="flare"), sailor("kid"), turn="lady", sea="+|-|-|", gulls=3)
    boat.plays("lady", "to.kid", "add.give.hand.flare", "send", "flare")
    assert isinstance(boat.last[-1], e.VoyageEnded)
    assert LIFEBOAT.decisions(boat.state) == ()
