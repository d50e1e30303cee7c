"""L1.4: where the game stands, as everybody may see it."""

from engine.lifeboat import views as v
from engine.lifeboat.state import Stake
from tests.helpers.voyages import Boat, card, sailor


def test_the_hand_out() -> None:
    """L1.4, L2.2: who chooses, from how many, and who follows."""
    boat = Boat(sailor("captain"), sailor("mate"), sailor("kid"), turn="dawn", deck="knife water cash oar")
    assert boat.view(None).scene == v.SeenHandout(0, 3, (1, 2))
    assert boat.view(None).provisions_left == 1
    assert boat.plays("captain", "knife").view(None).scene == v.SeenHandout(1, 2, (2,))


def test_the_actions() -> None:
    """L1.4, L3.1: whose turn it is, and who follows."""
    boat = Boat(sailor("captain"), sailor("mate"), sailor("kid"), turn="morning")
    assert boat.view(None).scene == v.SeenActions(None, (0, 1, 2), "morning")
    assert boat.view(None).turn is None
    assert boat.waits().view(None).scene == v.SeenActions(0, (1, 2), None)
    boat.plays("captain", "row")
    assert boat.view(None).scene == v.SeenRowing(0, 2)
    assert boat.view(None).turn == 0


def test_demands_and_what_a_fight_of_the_two_would_be() -> None:
    """L1.4, L3.5, L4.9: sums by public facts; the hand card stays hidden."""
    boat = Boat(sailor("lady", open="knife"), sailor("captain", hand="hook", open="club flare"), turn="lady")
    assert boat.plays("lady", "rob.captain.hand").view(None).scene == v.SeenDemand(0, 1, Stake("hand"), 7, 9)
    boat = Boat(sailor("lady"), sailor("captain", open="club"), turn="lady").plays("lady", "rob.captain.club")
    assert boat.view(None).scene == v.SeenDemand(0, 1, Stake("open", "club"), 4, 9)


def test_thefts_and_objections() -> None:
    """L1.4, L3.8, L5.5."""
    boat = Boat(sailor("kid"), sailor("captain", hand="cash"), turn="kid", open_after_theft_is_announced=True)
    assert boat.plays("kid", "rob.captain.hand").view(None).scene == v.SeenTheft(0, 1)
    boat = Boat(sailor("mate"), sailor("captain", wounds=7), sailor("kid"), turn="mate", throw_unconscious=True)
    assert boat.plays("mate", "heave.captain").view(None).scene == v.SeenObjection(0, 1, Stake("unconscious"))


def test_the_fight() -> None:
    """L1.4, L4.9: sides, sums, what each brings, who may join, who has fired."""
    boat = Boat(
        sailor("lady", hand="flare"),
        sailor("captain"),
        sailor("snob", wounds=5),
        sailor("kid", open="oar"),
        turn="lady",
    )
    boat.plays("lady", "seat.captain").plays("captain", "refuse").plays("lady", "fire")
    assert boat.view("kid").scene == v.SeenFight(
        attackers=(0,), defenders=(1,), attack=12, defence=7, victim=1, stake=Stake("seat"),
        powers=((0, 12), (1, 7), (3, 4)), may_join=(3,), fired=0,
    )  # fmt: skip


def test_the_sea() -> None:
    """L1.4, L6.1, L7.1, L8.1, L6.3."""
    boat = Boat(sailor("captain"), sailor("kid"), rowed="0|C|F| 0|C|S|of").waits()
    assert boat.view("captain").scene == v.SeenNavigation(1, 2)
    boat = Boat(sailor("captain", hand="water"), sailor("kid"), sea="0|C|C|").waits()
    assert boat.view(None).scene == v.SeenFall(card("0|C|C|"), (0,), None)
    assert boat.plays("captain", "b0.p-").view(None).scene == v.SeenThirst(((0, ("named",)),), 1)
    boat = Boat(sailor("captain", wounds=7), turn="dawn")
    assert boat.view(None).scene == v.SeenDrift()


def test_the_people() -> None:
    """L1.4, L1.5: places are counted from the bow, 0 for who is gone; health in a word."""
    boat = Boat(
        sailor("lady", wounds=1), sailor("snob", aboard=False), sailor("captain", wounds=7), sailor("mate", wounds=9),
        sailor("kid", automated=True), turn="lady",
    )  # fmt: skip
    people = boat.view(None).persons
    assert [p.place for p in people] == [1, 0, 2, 3, 4]
    assert [p.health for p in people] == ["well", "gone", "unconscious", "dead", "well"]
    assert [p.automated for p in people] == [False, False, False, False, True]
    assert [p.strength for p in people] == [4, 5, 7, 8, 3]


def test_ones_own_secrets() -> None:
    """L1.4: the hand, love and hate, the draft, offers to and from oneself, sealed answers; nobody else's."""
    boat = Boat(sailor("lady", hand="cash", love="kid", hate="lady"), sailor("captain"), sailor("kid"), turn="lady")
    boat.plays("lady", "to.kid", "add.give.hand.cash", "send", "to.captain")
    own = boat.view("lady").secrets
    assert (own.love, own.hate, own.hand, own.draft.to, len(own.offers)) == ("kid", "lady", ("cash",), 1, 1)
    assert boat.view("kid").secrets.offers == own.offers
    assert boat.view("captain").secrets.offers == ()
    assert boat.view("kid").secrets.draft is None
    assert (own.cards, own.drawn, own.fall, own.thirst) == ((), (), None, None)


def test_the_voyage_as_a_whole() -> None:
    """L1.4, L10.9: its options, the day, how it ended; before the end, that it has not."""
    boat = Boat(sailor("lady"), sailor("kid"), sea="+|-|-|", gulls=3, day=5)
    view = boat.view(None)
    assert (view.options, view.day, view.boat, view.parasol_up, view.ended) == (
        boat.state.options, 5, (0, 1), False, None
    )  # fmt: skip
    assert boat.waits().view(None).ended == "land"
