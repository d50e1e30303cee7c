"""L11: deadlines, what they answer, and what they must not tell."""

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Fight, Objection
from tests.helpers.voyages import NOTHING, Boat, card, sailor

# --- the safest legal choice (L11.1) ---------------------------------------------------------------------------------


def test_provisions_by_the_autopilots_order() -> None:
    """L11.1."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="dawn", deck="bait jewels").waits("captain")
    assert boat.hand("captain") == ("jewels",)
    assert boat.saw(e.TimeRanOut) == [e.TimeRanOut(0, "provision")]


def test_own_action_nothing() -> None:
    """L11.1."""
    boat = Boat(sailor("captain", hand="kit", wounds=1), sailor("kid"), turn="captain").waits("captain")
    assert boat.saw(e.TurnPassed)
    assert boat.saw(e.TimeRanOut) == [e.TimeRanOut(0, "turn")]


def test_rowed_cards_keep_none() -> None:
    """L11.1."""
    weak = sailor("captain", wounds=6)
    boat = Boat(weak, sailor("kid"), turn="captain", sea="+|-|-| +|M|K|f").plays("captain", "row")
    assert boat.waits("captain").state.rowed == (), "not even what an autopilot would"
    assert boat.person("captain").rowed


@pytest.mark.parametrize(
    ("attacker", "victim", "gives_in"),
    [
        (sailor("captain"), sailor("lady", hand="hook"), True),
        (sailor("lady"), sailor("captain"), False),
        (sailor("lady", open="knife"), sailor("captain"), False),
        (sailor("lady", open="hook"), sailor("captain"), True),
        (sailor("lady", hand="hook", open="flare"), sailor("captain"), False),
        (sailor("captain"), sailor("lady", open="hook"), False),
    ],
)
def test_a_demand_by_public_strength(attacker: object, victim: object, gives_in: bool) -> None:
    """L11.1: give in when the attacker's strength and open weapons exceed one's own, otherwise refuse."""
    boat = Boat(attacker, victim, sailor("kid"), turn=attacker.role)  # type: ignore[arg-type, attr-defined]
    boat.plays(boat.roles[0], f"seat.{boat.roles[1]}").waits(boat.roles[1])
    assert bool(boat.saw(e.GaveIn)) is gives_in
    assert bool(boat.saw(e.FightBegan)) is not gives_in


def test_a_demand_always_given_in_to() -> None:
    """L11.1: the group's option."""
    boat = Boat(sailor("lady"), sailor("captain"), turn="lady", yield_when_silent="always")
    assert boat.plays("lady", "seat.captain").waits("captain").saw(e.GaveIn)


def test_joining_a_fight_no() -> None:
    """L11.1: and no weapon is drawn; whoever may still do something is done until something changes."""
    boat = Boat(sailor("lady", hand="knife"), sailor("captain", hand="club"), sailor("kid"), turn="lady")
    boat.plays("lady", "seat.captain").plays("captain", "refuse").waits("kid").waits("lady")
    fight = boat.state.top
    assert isinstance(fight, Fight)
    assert (fight.attackers, fight.done, fight.out) == ((0,), (2, 0), ())
    assert boat.opened("lady") == ()


def test_objecting_no() -> None:
    """L11.1."""
    boat = Boat(
        sailor("captain"),
        sailor("snob", wounds=5),
        sailor("mate", love="snob"),
        sailor("kid"),
        turn="captain",
        throw_unconscious=True,
    )
    boat.plays("captain", "heave.snob").waits("mate")
    assert boat.scene is Objection
    assert "snob" not in boat.waits("kid").order


def test_a_theft_takes_its_course() -> None:
    """L11.1, L3.8: nothing is opened."""
    boat = Boat(sailor("kid"), sailor("captain", hand="cash jewels"), turn="kid", open_after_theft_is_announced=True)
    boat.plays("kid", "rob.captain.hand").waits("captain")
    assert len(boat.hand("kid")) == 1
    assert boat.opened("captain") == ()


def test_the_navigator_by_the_autopilot() -> None:
    """L11.1: here it would not fall in itself."""
    boat = Boat(sailor("captain"), sailor("kid"), rowed="0|K|CMFK|f +|C|M|f").waits().waits("kid")
    assert boat.saw(e.NavigationPlayed)[0].card == card("+|C|M|f")


def test_overboard_the_own_preserver_if_it_helps() -> None:
    """L11.1: nothing else: no bait, nothing thrown."""
    boat = Boat(sailor("captain", hand="preserver bait"), sailor("mate", hand="bait"), sea="0|C|F|").waits()
    boat.waits("captain").waits("mate")
    assert boat.wounds("captain") == 0
    assert boat.opened("captain") == ("preserver",)
    boat = Boat(sailor("captain"), sailor("mate", hand="preserver"), sea="0|C|F|").waits().waits("mate")
    assert boat.hand("mate") == ("preserver",)
    boat = Boat(sailor("frenchy", hand="preserver"), sailor("mate"), sea="0|F|LCM|f").waits().waits("frenchy")
    assert "preserver" in boat.hand("frenchy")
    sharks = Boat(
        sailor("captain", open="bait"), sailor("frenchy", hand="preserver", wounds=5), sailor("kid"), sea="+|*|*|of"
    )
    sharks.waits().until(None)
    assert sharks.person("frenchy").aboard, "a swimmer who might faint wears it"


@pytest.mark.parametrize(("adds_up", "wounds", "wears"), [(True, 3, 0), (True, 4, 1), (False, 4, 0), (False, 5, 1)])
def test_a_swimmer_wears_it_where_all_the_baits_might_knock_it_out(adds_up: bool, wounds: int, wears: int) -> None:
    """L11.1, L7.2: two baits where they add up, else one; strength 6."""
    boat = Boat(
        sailor("frenchy", hand="preserver", wounds=wounds), sailor("mate"), sea="0|F|LCM|f", bait_adds_up=adds_up
    )
    assert len(boat.waits().waits("frenchy").saw(e.PreserverUsed)) == wears


def test_thirst_drink_while_one_has_water() -> None:
    """L11.1: nothing for others."""
    boat = Boat(
        sailor("captain", hand="water", rowed=True), sailor("frenchy"), sailor("kid", hand="water"), sea="0|M|CF|of"
    ).waits()
    boat.waits("captain").waits("kid")
    assert boat.wounds("captain", "frenchy") == (1, 1)
    assert boat.hand("kid") == ("water",)


def test_trade_offers_no() -> None:
    """L11.1: they hold nobody up, never expire, and end with the actions part."""
    boat = Boat(sailor("captain", hand="cash"), sailor("kid"), turn="dusk", sea=NOTHING)
    boat.plays("captain", "to.kid", "add.give.hand.cash", "send")
    assert boat.asked(blocking=True) == []
    assert boat.asked(d.AskOffer) == ["kid"]
    boat.waits()
    assert boat.hand("captain") == ("cash",)


# --- what is told (L11.2) --------------------------------------------------------------------------------------------


def test_an_automatic_answer_is_told_with_its_player() -> None:
    """L11.2: never its content."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="captain").plays("captain", "row").waits("captain")
    told = [LIFEBOAT.redact(event, None) for event in boat.last]
    assert told[0] == e.TimeRanOut(0, "keep")
    assert told[1] == e.Rowed(0, 0, (), ())


def test_in_sealed_windows_no_names() -> None:
    """L11.2, L7.7, L8.5: and once, however many are late."""
    boat = Boat(sailor("captain", hand="cash"), sailor("mate", hand="cash"), sailor("kid", hand="water"), sea="0|C|C|")
    boat.waits().waits("captain").waits("mate").waits("kid")
    assert boat.saw(e.TimeRanOut, step=False) == [e.TimeRanOut(None, "fall")]
    boat.waits("kid").waits("mate")
    assert boat.saw(e.TimeRanOut, step=False) == [e.TimeRanOut(None, "fall"), e.TimeRanOut(None, "thirst")]


def test_an_objection_that_never_came_is_told_without_names() -> None:
    """L11.2, L5.5: who was silent, and who did not answer, stays secret."""
    boat = Boat(
        sailor("captain"),
        sailor("snob", wounds=5),
        sailor("mate"),
        sailor("kid"),
        turn="captain",
        throw_unconscious=True,
    ).plays("captain", "heave.snob")
    boat.waits("mate").waits("kid")
    assert boat.saw(e.TimeRanOut, step=False) == [e.TimeRanOut(None, "objection")]


def test_an_answer_given_for_want_of_choice_is_not_told() -> None:
    """L11.3: it was no time-out; whoever looks on cannot tell it from an answer."""
    boat = Boat(sailor("captain", hand="cash"), sailor("mate", hand="cash"), sea="0|C|C|").waits()
    boat.waits("mate", quiet=True)
    assert boat.last == (e.FallSealed(1, e.FallPlan()),)
    assert LIFEBOAT.redact(boat.last[0], None) is None


# --- what must not be told (L11.3) -----------------------------------------------------------------------------------


def test_questions_without_a_choice_that_all_can_see_are_not_put() -> None:
    """L11.3: the last card of the hand-out, a pile of one: settled at once."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="dawn", deck="cash knife").plays("captain", "cash")
    assert boat.asked(d.AskProvision) == []
    boat = Boat(sailor("captain"), sailor("kid"), rowed="0|C|F|").waits()
    assert boat.asked(d.AskNavigation) == []


def test_questions_whose_lack_of_choice_is_secret_are_put() -> None:
    """L11.3: all cards alike, no weapon in the hand, no water: the engine asks; the bot answers after a while."""
    boat = Boat(sailor("captain"), sailor("mate"), sailor("kid"), turn="dawn", deck="water water water")
    assert boat.keys("captain", ask=d.AskProvision) == ["water"]
    boat = Boat(sailor("lady", hand="cash"), sailor("captain"), turn="lady").plays("lady", "seat.captain")
    boat.plays("captain", "refuse")
    assert boat.keys("lady", ask=d.AskFight) == ["out"]
    boat = Boat(sailor("captain"), sailor("kid", hand="cash"), sea="0|S|SC|").waits()
    assert boat.keys("kid", ask=d.AskThirst) == ["o0"]


def test_sealed_questions_say_so() -> None:
    """L11.3: the group sees «waiting», not for whom."""
    boat = Boat(sailor("captain", hand="cash"), sailor("mate", hand="cash"), sea="0|C|C|").waits()
    assert all(q.sealed for q in LIFEBOAT.decisions(boat.state))
    boat.waits("captain").waits("mate")
    assert all(q.sealed for q in LIFEBOAT.decisions(boat.state))
    boat = Boat(sailor("lady", hand="cash"), sailor("captain"), sailor("kid"), turn="lady")
    boat.plays("lady", "seat.captain").plays("captain", "refuse")
    assert all(q.sealed for q in LIFEBOAT.decisions(boat.state) if q.seat is not None)
    boat = Boat(sailor("captain"), sailor("snob", wounds=5), sailor("kid"), turn="captain", throw_unconscious=True)
    assert all(q.sealed for q in LIFEBOAT.decisions(boat.plays("captain", "heave.snob").state))


# --- clocks (L11.4) --------------------------------------------------------------------------------------------------


def test_handing_out_has_a_quicker_clock() -> None:
    """L11.4: a quarter; everything else has the whole one, a pause or a silence."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="dawn", deck="cash knife")
    assert [q.pace for q in boat.decisions("captain") if q.blocking] == ["quick"]
    boat.plays("captain", "cash")
    assert [q.pace for q in boat.decisions(None)] == ["pause"]
    boat.waits()
    assert [q.pace for q in boat.decisions("captain") if q.blocking] == ["turn"]
