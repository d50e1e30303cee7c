"""L8: thirst."""

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Thirsting, ThirstPlan
from tests.helpers.voyages import Boat, sailor

OAR_AND_FIST = "0|M|CF|of"
"""Captain and Frenchy are thirsty, and so are rowers and fighters. The Mate, who falls in, is never aboard here."""


def night(*sailors: object, sea: str = OAR_AND_FIST, **options: object) -> Boat:
    return Boat(*sailors, sea=sea, **options).waits()  # type: ignore[arg-type]


def causes(boat: Boat) -> dict[str, tuple[str, ...]]:
    [struck] = boat.saw(e.ThirstStruck)
    return {boat.roles[seat]: why for seat, why in struck.causes}


# --- why -------------------------------------------------------------------------------------------------------------


def test_rowers_fighters_and_the_named_are_thirsty() -> None:
    """L8.1: for each cause that holds and the card shows, once."""
    boat = night(
        sailor("lady", rowed=True),
        sailor("snob", fought=True),
        sailor("captain", rowed=True, fought=True),
        sailor("frenchy"),
        sailor("kid", hand="water"),
    )
    assert causes(boat) == {
        "lady": ("rowed",),
        "snob": ("fought",),
        "captain": ("rowed", "fought", "named"),
        "frenchy": ("named",),
    }


def test_what_the_card_does_not_show_makes_nobody_thirsty() -> None:
    """L8.1."""
    boat = night(sailor("lady", rowed=True, fought=True), sailor("captain"), sailor("kid", hand="water"), sea="0|S|SC|")
    assert causes(boat) == {"captain": ("named",)}
    boat = night(sailor("lady", rowed=True, fought=True), sailor("mate", hand="water"), sea="0|F|LCM|f")
    assert causes(boat) == {"lady": ("fought", "named"), "mate": ("named",)}


def test_everyone_and_everyone_but_one() -> None:
    """L8.1, L1.3."""
    boat = night(sailor("lady"), sailor("captain", hand="water"), sea="-|L|^K|o")
    boat.until(Thirsting)
    assert causes(boat) == {"lady": ("named",), "captain": ("named",)}
    boat = night(sailor("captain", hand="water"), sailor("kid"), sea="-|L|^K|o")
    assert causes(boat) == {"captain": ("named",)}


def test_several_fights_are_one_cause() -> None:
    """L8.1: however often."""
    boat = Boat(sailor("lady"), sailor("captain", hand="cash"), sailor("kid"), turn="lady", sea="0|F|LCM|f")
    boat.plays("lady", "seat.captain").plays("captain", "refuse").fights_on()
    boat.plays("captain", "seat.lady").plays("lady", "refuse").fights_on()
    boat.plays("kid", "pass").waits()
    assert causes(boat)["captain"] == ("fought", "named")


def test_the_dead_are_not_thirsty_and_the_unconscious_are() -> None:
    """L8.1, L8.3."""
    boat = night(sailor("captain", wounds=8), sailor("frenchy", wounds=6), sailor("kid", hand="water"))
    assert causes(boat) == {"frenchy": ("named",)}


def test_those_who_have_come_back_are_thirsty_like_the_others() -> None:
    """L8.6."""
    boat = night(sailor("captain", rowed=True, hand="water"), sailor("kid"), sea="0|C|S|of")
    boat.until(Thirsting)
    assert causes(boat) == {"captain": ("rowed",)}


def test_those_who_drowned_are_not() -> None:
    """L8.6, L7.5."""
    boat = night(sailor("captain", rowed=True, wounds=7), sailor("snob", hand="water"), sea="0|C|S|of")
    boat.until(Thirsting)
    assert causes(boat) == {"snob": ("named",)}


# --- water -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "opened"), [("water water", ""), ("", "water water"), ("water", "water")])
def test_one_water_or_one_wound_for_each_cause(hand: str, opened: str) -> None:
    """L8.2: open or from the hand; all, some or none; water that is spent leaves the game."""
    for own in range(3):
        boat = night(sailor("captain", hand=hand, open=opened, rowed=True), sailor("kid"))
        assert boat.keys("captain", ask=d.AskThirst) == ["o0", "o1", "o2"]
        boat.plays("captain", f"o{own}")
        assert boat.wounds("captain") == 2 - own
        assert boat.person("captain").cards.count("water") == 2 - own


def test_no_more_water_than_thirst() -> None:
    """L8.2."""
    boat = night(sailor("captain", hand="water water water"), sailor("kid"))
    assert boat.keys("captain", ask=d.AskThirst) == ["o0", "o1"]


def test_a_water_is_spent_once() -> None:
    """L8.2, L8.3: on oneself or on one other."""
    boat = night(sailor("captain", hand="water"), sailor("frenchy"), sailor("kid"))
    assert boat.keys("captain", ask=d.AskThirst) == ["o0", "o0.frenchyx1", "o1"]
    boat = night(sailor("captain"), sailor("frenchy"), sailor("kid", hand="water"))
    assert boat.keys("kid", ask=d.AskThirst) == ["o0", "o0.frenchyx1", "o0.captainx1"]


def test_water_for_others() -> None:
    """L8.3: by anybody conscious for anyone living aboard, the unconscious included."""
    boat = night(sailor("captain"), sailor("frenchy", wounds=6), sailor("kid", hand="water water"))
    assert boat.asked(d.AskThirst) == ["kid"]
    assert boat.keys("kid") == ["o0", "o0.frenchyx1", "o0.captainx1", "o0.captainx1.frenchyx1"]
    boat.plays("kid", "o0.captainx1.frenchyx1")
    assert boat.wounds("captain", "frenchy") == (0, 6)
    assert boat.hand("kid") == ()


def test_the_unconscious_neither_drink_nor_lose_their_water() -> None:
    """L8.3."""
    boat = night(sailor("captain", wounds=7, hand="water"), sailor("frenchy"), sailor("kid", hand="cash"))
    assert boat.asked(d.AskThirst) == ["kid"]
    boat.waits("kid")
    assert boat.person("captain").dead
    assert boat.hand("captain") == ("water",)


def test_all_thirst_at_once_may_kill() -> None:
    """L8.2, L5.1: from conscious to dead in one night."""
    boat = night(sailor("captain", wounds=6, rowed=True), sailor("kid"))
    assert boat.wounds("captain") == 8
    assert boat.saw(e.Died) == [e.Died(0)]
    assert not boat.saw(e.Fainted)


# --- the parasol -----------------------------------------------------------------------------------------------------


def test_the_parasol_takes_one_cause_away() -> None:
    """L8.4: of several, too; from whom it lies before, unconscious or not."""
    for wounds in (0, 7):
        boat = night(
            sailor("captain", open="parasol", rowed=True, fought=True, wounds=wounds),
            sailor("kid", hand="water"),
            parasol_up=True,
        )
        assert boat.saw(e.Shaded) == [e.Shaded(0)]
        assert len(causes(boat)["captain"]) == 2


def test_shade_for_the_only_cause() -> None:
    """L8.4: nobody is thirsty, nobody is asked."""
    boat = night(sailor("captain", open="parasol"), sailor("kid", hand="water"), parasol_up=True)
    assert boat.saw(e.Shaded)
    assert not boat.saw(e.ThirstStruck)
    assert boat.wounds("captain") == 0


def test_a_parasol_in_other_hands_shades_them() -> None:
    """L8.4: the one it lies before now."""
    boat = Boat(
        sailor("captain"),
        sailor("frenchy"),
        sailor("kid", open="parasol"),
        turn="kid",
        sea=OAR_AND_FIST,
        parasol_up=True,
    )
    boat.plays("kid", "to.captain", "add.give.open.parasol", "send").plays("captain", "accept").plays(
        "kid", "pass"
    ).waits()
    assert boat.saw(e.Shaded) == [e.Shaded(0)]
    boat.until(None)
    assert boat.wounds("captain", "frenchy") == (0, 1)


@pytest.mark.parametrize("card", ["parasol", "club"])
def test_the_shade_goes_overboard_with_the_parasol(card: str) -> None:
    """L8.4, L3.12: and with nothing else that is thrown."""
    boat = Boat(sailor("captain", open="parasol club"), sailor("kid"), turn="kid", parasol_up=True)
    boat.plays("captain", f"throw.open.{card}")
    assert boat.state.parasol_up == (card != "parasol")


@pytest.mark.parametrize("who", ["captain", "mate"])
def test_the_shade_leaves_with_the_body_it_lies_before(who: str) -> None:
    """L8.4, L1.5, L7.5."""
    shaded = {"captain": "", "mate": "", who: "parasol"}
    boat = night(
        sailor("captain", open=shaded["captain"], wounds=8),
        sailor("mate", open=shaded["mate"]),
        sea="0|C|F|",
        parasol_up=True,
    )
    boat.waits("mate") if who == "mate" else None
    assert not boat.person("captain").aboard
    assert boat.state.parasol_up == (who == "mate")


def test_a_parasol_does_not_prevent_a_fall() -> None:
    """L8.4, L7.3: it is lost there, and shades nobody afterwards."""
    boat = night(sailor("captain", open="parasol"), sailor("kid"), sea="0|C|C|", parasol_up=True)
    boat.until(None)
    assert boat.saw(e.FellOverboard, step=False)
    assert boat.saw(e.Shaded, step=False) == []
    assert boat.wounds("captain") == 2


# --- the order -------------------------------------------------------------------------------------------------------


def test_all_decide_at_once_and_secretly() -> None:
    """L8.5: nobody sees an answer, or that there is one; it may be changed."""
    boat = night(sailor("captain", hand="water"), sailor("frenchy", hand="water"), sailor("kid", hand="cash"))
    assert boat.asked(d.AskThirst) == ["captain", "frenchy", "kid"]
    before = [boat.view(role) for role in ("frenchy", "kid", None)]
    boat.plays("captain", "o1")
    assert before == [boat.view(role) for role in ("frenchy", "kid", None)]
    assert [LIFEBOAT.redact(event, seat) for event in boat.last for seat in (1, 2, None)] == [None] * 3
    assert boat.view("captain").secrets.thirst == ThirstPlan(1)
    boat.plays("captain", "o0").plays("frenchy", "o1").plays("kid", "o0")
    assert boat.wounds("captain", "frenchy") == (1, 0)


def test_who_has_answered_holds_nobody_up() -> None:
    """L8.5: and may still answer otherwise."""
    boat = night(sailor("captain", hand="water"), sailor("kid", hand="water")).plays("captain", "o1")
    assert boat.asked(d.AskThirst, blocking=True) == ["kid"]
    assert boat.asked(d.AskThirst, blocking=False) == ["captain"]


def test_own_water_goes_before_water_given() -> None:
    """L8.5: what is not needed goes back unseen."""
    boat = night(sailor("lady", hand="water"), sailor("captain", hand="water"), sailor("kid"))
    boat.plays("lady", "o0.captainx1").plays("captain", "o1")
    assert boat.saw(e.WaterDrunk) == [e.WaterDrunk(1, 1, 1, 0)]
    assert boat.hand("lady") == ("water",)


def test_water_is_given_from_the_bow_on() -> None:
    """L8.5."""
    boat = night(sailor("lady", hand="water"), sailor("captain"), sailor("kid", hand="water"))
    boat.plays("kid", "o0.captainx1").plays("lady", "o0.captainx1")
    assert boat.saw(e.WaterDrunk) == [e.WaterDrunk(0, 1, 1, 0)]
    assert boat.hand("kid") == ("water",)


def with_wong(water: str = "", wounds: int = 0, rowed: bool = True, fought: bool = True, **hands: str) -> Boat:
    """Captain and Frenchy are named; the Wong is thirsty of rowing and fighting."""
    return night(
        sailor("captain", hand=hands.get("captain", "")),
        sailor("wong", hand=water, wounds=wounds, rowed=rowed, fought=fought),
        sailor("frenchy", hand=hands.get("frenchy", "")),
        sailor("kid", hand=hands.get("kid", "")),
    )


def test_the_wong_drinks_along() -> None:
    """L8.5: each water another spends on anyone but her quenches one of her causes, at no cost."""
    boat = with_wong(captain="water").plays("captain", "o1")
    assert boat.saw(e.DrankAlong) == [e.DrankAlong(1, 1)]
    assert boat.wounds("wong") == 1
    boat = with_wong(captain="water", kid="water").plays("captain", "o1").plays("kid", "o0.frenchyx1")
    assert boat.saw(e.DrankAlong) == [e.DrankAlong(1, 2)]
    assert boat.wounds("wong", "frenchy") == (0, 0)


def test_water_given_to_her_is_not_drunk_along_with() -> None:
    """L8.5: it quenches one cause, no more."""
    boat = with_wong(kid="water").plays("kid", "o0.wongx1")
    assert not boat.saw(e.DrankAlong)
    assert boat.wounds("wong") == 1


def test_her_own_water_pays_only_for_what_then_remains() -> None:
    """L8.5: she drinks last; what is not needed goes back unseen."""
    boat = with_wong(water="water water", captain="water").plays("wong", "o2").plays("captain", "o1")
    assert boat.wounds("wong") == 0
    assert boat.hand("wong") == ("water",)
    boat = with_wong(water="water water", captain="water").plays("wong", "o2").plays("captain", "o0")
    assert boat.wounds("wong") == 0
    assert boat.hand("wong") == ()


def test_her_own_water_on_herself_is_not_drunk_along_with() -> None:
    """L8.5."""
    boat = with_wong(water="water").plays("wong", "o1")
    assert not boat.saw(e.DrankAlong)
    assert boat.wounds("wong") == 1


def test_she_may_treat_another_and_drink_along() -> None:
    """L8.5 (002): with her own water, the unconscious too."""
    boat = with_wong(water="water").plays("wong", "o0.captainx1")
    assert boat.saw(e.DrankAlong) == [e.DrankAlong(1, 1)]
    assert boat.wounds("captain", "wong") == (0, 1)
    boat = night(sailor("captain", wounds=7), sailor("wong", hand="water", rowed=True), sailor("kid"))
    boat.plays("wong", "o0.captainx1")
    assert boat.wounds("captain", "wong") == (7, 0)


def test_what_went_back_unseen_is_not_drunk_along_with() -> None:
    """L8.5."""
    boat = with_wong(captain="water", kid="water").plays("captain", "o1").plays("kid", "o0.captainx1")
    assert boat.saw(e.DrankAlong) == [e.DrankAlong(1, 1)]
    assert boat.hand("kid") == ("water",)


def test_unconscious_she_does_not_drink_along() -> None:
    """L8.5."""
    boat = with_wong(wounds=3, fought=False, captain="water").plays("captain", "o1")
    assert not boat.saw(e.DrankAlong)
    assert boat.person("wong").dead


def test_she_drinks_no_more_than_she_is_thirsty() -> None:
    """L8.5."""
    boat = with_wong(rowed=False, captain="water", kid="water").plays("captain", "o1").plays("kid", "o0.frenchyx1")
    assert boat.saw(e.DrankAlong) == [e.DrankAlong(1, 1)]
    boat = with_wong(rowed=False, fought=False, captain="water").plays("captain", "o1")
    assert not boat.saw(e.DrankAlong)


def test_who_is_asked_is_public() -> None:
    """L8.5, L11.3: the conscious with a hand or open cards, thirsty or not, whatever they hold."""
    for hand in ("water", "cash"):
        boat = night(
            sailor("lady", hand=hand),
            sailor("captain"),
            sailor("frenchy", open="oar"),
            sailor("doctor", hand="water", wounds=4),
            sailor("kid", hand="water", wounds=4),
        )
        assert boat.asked(d.AskThirst) == ["lady", "frenchy"]
