"""L7: falling in."""

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Falling, FallPlan, Thirsting
from tests.helpers.voyages import Boat, sailor

ALL = "0|*|*|f"
CAPTAIN = "0|C|C|"
KID = "0|K|LCMF|"


def fall(*sailors: object, sea: str = "0|C|F|", **options: object) -> Boat:
    """Night falls, and the top card is played."""
    return Boat(*sailors, sea=sea, **options).waits()  # type: ignore[arg-type]


# --- who is wounded --------------------------------------------------------------------------------------------------


def test_each_of_the_fallen_gets_one_wound() -> None:
    """L7.1, L7.6: those named and nobody else; they climb back to the same seat."""
    boat = fall(sailor("lady"), sailor("captain"), sailor("mate"))
    assert boat.wounds("lady", "captain", "mate") == (0, 1, 0)
    assert boat.saw(e.ClimbedBack) == [e.ClimbedBack(1, False)]
    assert boat.order == ["lady", "captain", "mate"]


def test_the_frenchy_swims() -> None:
    """L7.1: no wound from falling in."""
    boat = fall(sailor("frenchy"), sailor("captain"), sea="0|F|LCM|f").until(None)
    assert boat.wounds("frenchy") == 0
    assert boat.saw(e.ClimbedBack, step=False)


def test_a_preserver_open_before_saves() -> None:
    """L7.1."""
    boat = fall(sailor("captain", open="preserver"), sailor("mate")).until(None)
    assert boat.wounds("captain") == 0
    assert boat.opened("captain") == ("preserver",)


def test_a_preserver_opened_from_the_hand_saves() -> None:
    """L7.1: it lies open afterwards."""
    boat = fall(sailor("captain", hand="preserver"), sailor("mate"))
    assert boat.keys("captain", ask=d.AskFall) == ["b0.p-", "b0.pself"]
    boat.plays("captain", "b0.pself")
    assert boat.wounds("captain") == 0
    assert boat.opened("captain") == ("preserver",)


def test_without_opening_it_a_preserver_in_the_hand_saves_nobody() -> None:
    """L7.1, L7.3: hand cards stay."""
    boat = fall(sailor("captain", hand="preserver"), sailor("mate")).plays("captain", "b0.p-")
    assert boat.wounds("captain") == 1
    assert boat.hand("captain") == ("preserver",)


@pytest.mark.parametrize("where", ["hand", "open"])
def test_a_preserver_is_thrown_from_the_boat_and_given_away(where: str) -> None:
    """L7.1: by a conscious one aboard to a conscious one in the water."""
    boat = fall(sailor("captain"), sailor("mate", **{where: "preserver"}))
    assert boat.keys("mate", ask=d.AskFall) == ["b0.p-", "b0.pcaptain"]
    boat.plays("mate", "b0.pcaptain")
    assert boat.wounds("captain") == 0
    assert (boat.opened("captain"), boat.person("mate").cards) == (("preserver",), ())


def test_nothing_is_thrown_to_the_unconscious_nor_from_the_water() -> None:
    """L7.1, L5.2."""
    boat = fall(sailor("snob", wounds=5), sailor("captain", hand="preserver"), sailor("kid", hand="cash"), sea=ALL)
    assert boat.keys("captain", ask=d.AskFall) == ["b0.p-", "b0.pself"]
    boat = fall(sailor("captain", wounds=7), sailor("mate", hand="preserver"))
    assert boat.keys("mate", ask=d.AskFall) == ["b0.p-"]


# --- baits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["hand", "open"])
def test_any_conscious_one_may_play_a_bait(where: str) -> None:
    """L7.2: one more wound to everyone in the water; the bait leaves."""
    boat = fall(sailor("captain"), sailor("mate", **{where: "bait"})).plays("mate", "b1.p-")
    assert boat.wounds("captain") == 2
    assert boat.person("mate").cards == ()


def test_a_bait_need_not_be_played() -> None:
    """L7.2."""
    boat = fall(sailor("captain"), sailor("mate", open="bait")).plays("mate", "b0.p-")
    assert boat.wounds("captain") == 1
    assert boat.opened("mate") == ("bait",)


def test_sharks_bite_the_frenchy_and_preserver_wearers_too() -> None:
    """L7.2: but the fall itself does not wound these."""
    boat = fall(
        sailor("captain", open="preserver"),
        sailor("mate"),
        sailor("frenchy"),
        sailor("kid", hand="bait"),
        sea=ALL,
    ).plays("kid", "b1.p-")
    boat.plays("captain", "b0.p-") if boat.scene is Falling else None
    assert [event.wounds for event in boat.saw(e.Wounded) if event.cause == "fall"] == [1, 2, 1, 2]


@pytest.mark.parametrize("wounds", [0, 7, 8])
def test_an_open_bait_plays_itself_when_its_owner_falls_in(wounds: int) -> None:
    """L7.2: also before the unconscious and the dead."""
    boat = fall(sailor("captain", open="bait preserver", wounds=wounds), sailor("mate"), sailor("frenchy"), sea=ALL)
    if boat.scene is Falling:
        boat.plays("captain", "b0.p-")
    assert [(event.seat, event.where) for event in boat.saw(e.BaitPlayed)] == [(0, "open")]
    assert {event.seat: event.wounds for event in boat.saw(e.Wounded) if event.cause == "fall"}[1] == 2


def test_who_falls_in_cannot_play_what_plays_itself() -> None:
    """L7.2: a bait in the hand is still its owner's to play."""
    assert fall(sailor("captain", open="bait", hand="cash"), sailor("mate")).keys("captain") == ["b0.p-"]
    assert fall(sailor("captain", open="bait", hand="bait"), sailor("mate")).keys("captain") == ["b0.p-", "b1.p-"]


def test_an_open_bait_of_one_aboard_does_not_play_itself() -> None:
    """L7.2."""
    boat = fall(sailor("captain"), sailor("mate", open="bait")).waits("mate")
    assert boat.wounds("captain") == 1


@pytest.mark.parametrize(("adds_up", "wounds", "left"), [(True, 3, 0), (False, 2, 1)])
def test_two_baits(adds_up: bool, wounds: int, left: int) -> None:
    """L7.2, L7.7: adding up, three wounds are the most; else two, and the one not needed goes back unseen."""
    boat = fall(sailor("captain"), sailor("mate", hand="bait"), sailor("kid", hand="bait"), bait_adds_up=adds_up)
    boat.plays("mate", "b1.p-").plays("kid", "b1.p-")
    assert boat.wounds("captain") == wounds
    assert sum(p.cards.count("bait") for p in boat.state.persons) == left
    assert len(boat.saw(e.BaitPlayed)) == 2 - left


@pytest.mark.parametrize(("adds_up", "keys"), [(True, ["b0.p-", "b1.p-", "b2.p-"]), (False, ["b0.p-", "b1.p-"])])
def test_two_baits_of_one_hand(adds_up: bool, keys: list[str]) -> None:
    """L7.2."""
    assert fall(sailor("captain"), sailor("mate", hand="bait bait"), bait_adds_up=adds_up).keys("mate") == keys


def test_two_open_baits_that_add_up() -> None:
    """L7.2, L7.7: both play themselves: three wounds."""
    assert fall(sailor("captain", open="bait bait"), sailor("mate")).plays("captain", "b0.p-").wounds("captain") == 3


def test_open_baits_that_do_not_add_up() -> None:
    """L7.2: one that plays itself, one played in secret: a single wound, the secret one goes back unseen."""
    boat = fall(sailor("captain", open="bait"), sailor("mate", hand="bait"), bait_adds_up=False)
    boat.plays("captain", "b0.p-") if "captain" in boat.asked() else None
    boat.plays("mate", "b1.p-")
    assert boat.wounds("captain") == 2
    assert boat.hand("mate") == ("bait",)


def test_two_open_baits_that_do_not_add_up() -> None:
    """L7.2: both play themselves and leave the game; a single wound."""
    boat = fall(sailor("captain", open="bait bait"), sailor("mate"), bait_adds_up=False).plays("captain", "b0.p-")
    assert len(boat.saw(e.BaitPlayed)) == 2
    assert boat.wounds("captain") == 2


@pytest.mark.parametrize("adds_up", [True, False])
def test_without_a_bait_no_shark(adds_up: bool) -> None:
    """L7.2, L7.1."""
    boat = fall(sailor("captain"), sailor("mate", hand="cash"), bait_adds_up=adds_up).plays("mate", "b0.p-")
    assert boat.wounds("captain") == 1


def test_no_bait_with_nobody_in_the_water() -> None:
    """L7.2: no question at all."""
    boat = fall(sailor("captain", hand="bait"), sailor("mate", hand="bait"), sea="0|S|SC|")
    assert not boat.saw(e.FellOverboard)


# --- what is lost, and who ------------------------------------------------------------------------------------------


def test_open_provisions_are_lost_but_the_preserver() -> None:
    """L7.3: hand cards stay; the parasol's shade goes with it."""
    boat = fall(
        sailor("captain", hand="cash jewels", open="oar parasol preserver club"),
        sailor("mate"),
        parasol_up=True,
    ).plays("captain", "b0.p-")
    assert boat.opened("captain") == ("preserver",)
    assert boat.hand("captain") == ("cash", "jewels")
    assert not boat.state.parasol_up


def test_the_unconscious_drown_without_a_preserver() -> None:
    """L7.4, L7.5: dead at once, out of the boat with all provisions, open and hand."""
    boat = fall(sailor("captain", hand="cash", open="oar", wounds=7), sailor("mate"))
    assert boat.order == ["mate"]
    assert boat.person("captain").dead
    assert boat.person("captain").cards == ()


def test_the_unconscious_with_a_preserver_come_back() -> None:
    """L7.4, L7.6: unconscious."""
    boat = fall(sailor("captain", hand="cash", open="preserver oar", wounds=7), sailor("mate"))
    assert boat.order == ["captain", "mate"]
    assert boat.person("captain").unconscious
    assert boat.person("captain").cards == ("cash", "preserver")


def test_unconscious_with_preserver_and_bait() -> None:
    """L7.4, L7.2, L7.5: the shark's bite is one wound too many."""
    boat = fall(sailor("captain", open="preserver", wounds=7), sailor("mate", hand="bait")).plays("mate", "b1.p-")
    assert boat.order == ["mate"]
    assert boat.wounds("captain") == 8


@pytest.mark.parametrize(("option", "aboard"), [("drowns", False), ("returns", True)])
def test_fainting_in_the_water(option: str, aboard: bool) -> None:
    """L7.4: without a preserver, by the option."""
    boat = fall(sailor("captain", wounds=6, hand="cash"), sailor("mate"), faint_in_water=option).plays(
        "captain", "b0.p-"
    )
    assert boat.person("captain").aboard is aboard
    assert boat.person("captain").unconscious is aboard
    assert boat.hand("captain") == (("cash",) if aboard else ())


@pytest.mark.parametrize("option", ["drowns", "returns"])
def test_fainting_in_the_water_with_a_preserver(option: str) -> None:
    """L7.4: back in the boat unconscious, under either option."""
    boat = fall(
        sailor("captain", wounds=6, open="preserver"),
        sailor("mate", hand="bait"),
        faint_in_water=option,
    )
    boat.plays("mate", "b1.p-").plays("captain", "b0.p-")
    assert boat.order == ["captain", "mate"]
    assert boat.person("captain").unconscious


@pytest.mark.parametrize(("option", "aboard"), [("drowns", False), ("returns", True)])
def test_the_frenchy_too_may_faint_of_sharks(option: str, aboard: bool) -> None:
    """L7.4, L7.2."""
    boat = fall(sailor("frenchy", wounds=5), sailor("mate", hand="bait"), sea="0|F|LCM|f", faint_in_water=option).plays(
        "mate", "b1.p-"
    )
    assert boat.person("frenchy").aboard is aboard


@pytest.mark.parametrize("option", ["drowns", "returns"])
def test_killed_in_the_water(option: str) -> None:
    """L7.5: more wounds than strength, under either option, preserver or not."""
    boat = fall(
        sailor("kid", wounds=2, hand="cash", open="preserver"),
        sailor("mate", hand="bait bait"),
        sea=KID,
        faint_in_water=option,
    )
    boat.plays("mate", "b2.p-").plays("kid", "b0.p-")
    assert boat.order == ["mate"]
    assert boat.person("kid").cards == ()
    assert boat.saw(e.Died)
    assert boat.saw(e.Drowned) == [e.Drowned(0, corpse=False)]


def test_a_preserver_keeps_no_corpse_aboard() -> None:
    """L7.5: out of the boat with everything; its player still scores love and hate (L10.3)."""
    boat = fall(sailor("captain", open="preserver", hand="cash", wounds=8), sailor("mate"))
    assert boat.order == ["mate"]
    assert boat.saw(e.Drowned) == [e.Drowned(0, corpse=True)]
    assert boat.person("captain").cards == ()


# --- sealed ----------------------------------------------------------------------------------------------------------


def test_all_decide_at_once_and_secretly() -> None:
    """L7.7: nobody sees an answer, or that there is one, until all have answered; then all is shown together."""
    boat = fall(sailor("captain", hand="cash"), sailor("mate", hand="bait"), sailor("kid", hand="preserver"))
    before = [boat.view(role) for role in ("captain", "kid", None)]
    boat.plays("mate", "b1.p-")
    assert before == [boat.view(role) for role in ("captain", "kid", None)]
    assert [LIFEBOAT.redact(event, seat) for event in boat.last for seat in (0, 2, None)] == [None] * 3
    assert boat.view("mate").secrets.fall == FallPlan(1)
    boat.plays("captain", "b0.p-")
    assert boat.scene is Falling
    boat.plays("kid", "b0.pcaptain")
    assert boat.saw(e.BaitPlayed)
    assert boat.saw(e.PreserverUsed)
    assert boat.wounds("captain") == 1


def test_an_answer_may_be_changed_until_all_have_answered() -> None:
    """L7.7: it blocks nobody any more."""
    boat = fall(sailor("captain", hand="cash"), sailor("mate", hand="bait")).plays("mate", "b1.p-")
    assert boat.asked(d.AskFall, blocking=True) == ["captain"]
    boat.plays("mate", "b0.p-").plays("captain", "b0.p-")
    assert boat.wounds("captain") == 1


def test_an_own_preserver_goes_before_a_thrown_one() -> None:
    """L7.7: with one in the game, a second is only thought of; what is not needed goes back unseen."""
    boat = fall(sailor("captain", hand="preserver"), sailor("mate", hand="preserver"))
    boat.plays("captain", "b0.pself").plays("mate", "b0.pcaptain")
    assert boat.saw(e.PreserverUsed) == [e.PreserverUsed(0, 0, "hand")]
    assert boat.hand("mate") == ("preserver",)


def test_who_is_asked_is_public() -> None:
    """L7.7, L11.3: the conscious with a hand or open cards, whatever they are."""
    for hand in ("bait", "cash", "preserver"):
        boat = fall(
            sailor("lady", hand=hand),
            sailor("captain"),
            sailor("mate", open="oar"),
            sailor("snob", hand="bait", wounds=5),
            sailor("kid", wounds=4, hand="bait"),
        )
        assert boat.asked(d.AskFall) == ["lady", "mate"]
    boat = fall(sailor("lady"), sailor("captain"))
    assert not boat.saw(e.FellOverboard, step=True)[0].asked
    assert boat.wounds("captain") == 1


def test_the_thirst_follows_the_fall() -> None:
    """L6.4, L8.6: also for those who fell in and came back."""
    boat = fall(sailor("captain", hand="cash"), sailor("mate"), sea=CAPTAIN).plays("captain", "b0.p-")
    assert boat.scene is Thirsting
    assert dict(boat.state.top.causes) == {0: ("named",)}  # type: ignore[union-attr]
