"""L9.2, L9.3: fire water."""

import pytest

from engine.core.game import settle
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.expansions.fire_water import UNHEARD
from engine.lifeboat.fight_sums import power
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Thirsting
from tests.helpers.redeal import LEARNS
from tests.helpers.voyages import Boat, sailor


def deck(*sailors: object, turn: str = "mate", **options: object) -> Boat:
    return Boat(*sailors, turn=turn, fire_water=True, **options)  # type: ignore[arg-type]


def causes(boat: Boat) -> dict[str, tuple[str, ...]]:
    struck = boat.saw(e.ThirstStruck, step=False)
    return {boat.roles[seat]: why for one in struck for seat, why in one.causes}


MATE = sailor("mate", hand="fire_water")
BARREL = sailor("mate", open="fire_water")
KID = sailor("kid", hand="cash")
WONG = sailor("wong", hand="cash")


# --- the sip ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mate", [MATE, BARREL])
@pytest.mark.parametrize("turn", ["morning", "mate", "kid", "dusk"])
def test_a_sip_at_any_free_moment(mate: object, turn: str) -> None:
    """L9.2: in the actions part, not only on one's own turn; the card lies open then and is not used up."""
    boat = deck(mate, KID, turn=turn)
    boat.plays("mate", "drink")
    assert boat.person("mate").drank
    assert boat.opened("mate") == ("fire_water",)
    assert power(boat.person("mate")) == 8 + 3


def test_once_a_day_from_whatever_card() -> None:
    """L9.2: no second sip by the same character that day, from any card."""
    boat = deck(sailor("mate", hand="fire_water", open="fire_water"), KID)
    boat.plays("mate", "drink")
    assert boat.person("mate").open == ("fire_water",)
    assert not boat.may("mate", "drink")
    boat.plays("mate", "pass").plays("kid", "pass").until(None)
    assert not boat.person("mate").drank
    assert power(boat.person("mate")) == 8


def test_the_same_card_serves_another() -> None:
    """L9.2: it can be taken and traded like others; who drank stays thirsty."""
    boat = deck(MATE, KID)
    boat.plays("mate", "drink", "to.kid", "add.give.open.fire_water", "send").plays("kid", "accept")
    assert boat.opened("kid") == ("fire_water",)
    boat.plays("kid", "drink")
    assert boat.person("kid").drank
    assert boat.person("mate").drank


def test_not_while_a_demand_is_pending_nor_under_the_hand_out() -> None:
    """L9.2, L3.9: and the unconscious do not drink."""
    boat = deck(sailor("mate", hand="fire_water"), sailor("captain", hand="fire_water"), KID)
    boat.plays("mate", "seat.captain")
    assert not boat.may("mate", "drink")
    assert not boat.may("captain", "drink")
    boat = deck(sailor("mate", wounds=8, open="fire_water"), KID, turn="kid")
    assert not boat.may("mate", "drink")
    boat = deck(MATE, KID, turn="dawn", deck="cash cash")
    assert not boat.may("mate", "drink")


# --- in a fight ------------------------------------------------------------------------------------------------------


def brawl(*more: object, **options: object) -> Boat:
    """The Mate asks the Captain, who has fire water, for its seat, and is refused."""
    boat = deck(sailor("mate", hand="fire_water"), sailor("captain", hand="fire_water"), *more, **options)
    return boat.plays("mate", "seat.captain").plays("captain", "refuse")


def test_a_participant_may_drink_and_the_balance_changes() -> None:
    """L9.2, L4.3, L4.4, L4.5: +3 at once, and whoever was done is asked again."""
    boat = brawl(KID)
    boat.plays("mate", "done").plays("kid", "done")
    boat.plays("captain", "drink")
    view = boat.view(None).scene
    assert (view.attack, view.defence) == (8, 10)
    assert boat.state.top.changes == 1  # type: ignore[union-attr]
    assert {"mate", "kid"} <= set(boat.asked(d.AskFight, blocking=True))
    assert boat.may("mate", "drink")
    assert not boat.may("captain", "drink")


def test_bystanders_do_not_drink_in_a_fight() -> None:
    """L9.2: as a participant only."""
    boat = brawl(sailor("frenchy", hand="fire_water"))
    assert not boat.may("frenchy", "drink")
    boat.plays("frenchy", "defence")
    assert boat.may("frenchy", "drink")


def test_a_fighter_with_nothing_but_an_open_bottle_is_asked() -> None:
    """L4.5, L9.2: by public facts alone."""
    boat = deck(BARREL, sailor("captain"), KID)
    boat.plays("mate", "seat.captain").plays("captain", "refuse")
    assert "mate" in boat.asked(d.AskFight)
    assert "captain" not in boat.asked(d.AskFight)
    boat.plays("mate", "drink")
    assert "mate" not in boat.asked(d.AskFight)


def test_strong_to_the_end_of_the_day() -> None:
    """L9.2: a sip before the fight counts by itself, in every fight of the day."""
    boat = deck(MATE, sailor("captain", hand="cash"), KID)
    boat.plays("mate", "drink", "seat.captain").plays("captain", "refuse")
    assert boat.view(None).scene.attack == 11
    boat.fights_on()
    boat.plays("captain", "rob.mate.fire_water").plays("mate", "refuse")
    assert boat.view(None).scene.defence == 11


# --- drinking along --------------------------------------------------------------------------------------------------


def test_the_wong_may_drink_along() -> None:
    """L9.2: an offer that blocks nobody; same effect, same thirst, her sip of the day, and no card of hers."""
    boat = deck(MATE, WONG, KID)
    boat.plays("mate", "drink")
    assert boat.asked(d.AskToast) == ["wong"]
    assert boat.view(None).invited == boat.seat("wong")
    assert boat.asked(d.AskToast, blocking=True) == []
    boat.plays("wong", "along")
    assert power(boat.person("wong")) == 3 + 3
    assert boat.person("wong").cards == ("cash",)
    assert boat.asked(d.AskToast) == []
    boat = deck(MATE, sailor("wong", hand="fire_water"), KID)
    boat.plays("mate", "drink").plays("wong", "along")
    assert not boat.may("wong", "drink")


def test_each_invitation_is_a_new_question() -> None:
    """L9.2: a button of the sip before is an old one; so is what the drinker saw before it drank."""
    boat = deck(MATE, WONG, sailor("kid", hand="fire_water"))
    seen = set()
    for drinker in ("mate", "kid"):
        before = boat.decisions(drinker)
        boat.plays(drinker, "drink")
        assert not {found.id for found in before if isinstance(found.ask, d.AskFree)} & {
            found.id for found in boat.decisions(drinker)
        }
        seen |= {(found.id, found.pace) for found in boat.decisions("wong") if isinstance(found.ask, d.AskToast)}
    assert len({question for question, _ in seen}) == 2
    assert {pace for _, pace in seen} == {"none"}


def test_her_own_sip_invites_nobody() -> None:
    """L9.2: sets off nobody else."""
    boat = deck(sailor("mate", hand="fire_water"), sailor("wong", hand="fire_water"), KID, turn="wong")
    boat.plays("wong", "drink")
    assert boat.asked(d.AskToast) == []
    boat.plays("mate", "drink")
    assert boat.asked(d.AskToast) == [], "she has had her sip"


def test_unconscious_she_drinks_with_nobody() -> None:
    """L9.2, L5.2."""
    boat = deck(MATE, sailor("wong", wounds=3), KID)
    boat.plays("mate", "drink")
    assert boat.asked(d.AskToast) == []


def test_the_invitation_stands_until_the_next_event() -> None:
    """L9.2: one that everybody sees; what others do in secret does not end it (L11.3)."""
    boat = deck(MATE, WONG, KID)
    boat.plays("mate", "drink", "to.kid", "add.give.open.fire_water", "send")
    boat.plays("kid", "decline")
    assert boat.asked(d.AskToast) == ["wong"]
    boat.plays("kid", "open.cash")
    assert boat.asked(d.AskToast) == []
    assert boat.saw(e.ToastOver)


def test_no_invitation_ends_that_was_not_made() -> None:
    """L9.2."""
    boat = deck(MATE, WONG, KID)
    boat.plays("kid", "open.cash").plays("mate", "pass").plays("wong", "pass")
    assert not boat.saw(e.ToastOver, step=False)


def test_what_is_not_heard_by_all_ends_no_invitation() -> None:
    """L9.2, L11.3: exactly the facts of which somebody learns nothing."""
    assert set(UNHEARD) == {kind for kind, fields in LEARNS.items() if "*" in fields}


def test_her_own_time_passes_too() -> None:
    """L9.2: her turn's end is an event."""
    boat = deck(MATE, WONG, KID)
    boat.plays("mate", "drink", "pass")
    assert boat.asked(d.AskToast) == []


def test_in_a_fight_the_invitation_stands_until_its_end() -> None:
    """L9.2: also for her who stands aside; her sip counts, and changes the balance, only if she is in the fight."""
    boat = brawl(WONG, KID)
    boat.plays("captain", "drink").plays("kid", "out").plays("mate", "drink")
    assert boat.asked(d.AskToast) == ["wong"]
    before = boat.state.top.changes  # type: ignore[union-attr]
    boat.plays("wong", "along")
    assert boat.state.top.changes == before  # type: ignore[union-attr]
    assert boat.view(None).scene.defence == 10
    boat.plays("wong", "defence")
    assert boat.view(None).scene.defence == 10 + 3 + 3


def test_a_fight_waits_for_her_who_is_invited() -> None:
    """L9.2, L4.5: though the drinker has no more to do, and she no card."""
    boat = deck(sailor("mate"), sailor("captain", hand="fire_water"), sailor("wong"))
    boat.plays("mate", "seat.captain").plays("captain", "refuse")
    boat.plays("wong", "attack").plays("captain", "drink")
    assert boat.asked(d.AskToast) == ["wong"]
    assert boat.keys("wong", ask=d.AskFight) == ["done", "out"]
    boat.plays("wong", "along")
    [ended] = boat.saw(e.FightEnded)
    assert (ended.attack, ended.defence) == (8 + 3 + 3, 7 + 3)


def test_an_autopilot_drinks_along_before_it_is_done() -> None:
    """L9.2, L4.5: where that turns the fight."""
    boat = deck(
        sailor("mate"), sailor("captain", hand="fire_water", open="club"), sailor("wong", automated=True), sailor("kid")
    )
    boat.plays("mate", "seat.captain").plays("captain", "refuse").plays("kid", "out")
    boat.plays("wong", "attack").plays("captain", "drink")
    for event in settle(LIFEBOAT, boat.state, 1).events:
        if isinstance(event, e.FightEnded):
            assert (event.attack, event.defence) == (14, 12)
            break
    else:
        raise AssertionError("no end")


def test_a_sip_of_hers_in_the_fight_changes_the_balance() -> None:
    """L9.2, L4.5."""
    boat = brawl(WONG, KID)
    boat.plays("wong", "attack").plays("captain", "drink").plays("wong", "along")
    assert boat.view(None).scene.attack == 8 + 3 + 3
    assert boat.state.top.changes == 3  # type: ignore[union-attr]


def test_after_the_fight_it_is_too_late() -> None:
    """L9.2."""
    boat = brawl(WONG, KID)
    boat.plays("captain", "drink").waits()
    assert boat.asked(d.AskToast) == []
    assert boat.saw(e.ToastOver)


# --- the thirst ------------------------------------------------------------------------------------------------------


def test_one_more_thirst_at_the_end_of_the_day() -> None:
    """L9.2, L8.1: whatever the card shows; to the drinker and to her who drank along, and to nobody else."""
    boat = deck(MATE, WONG, KID, sea="0|F|LCM|f")
    boat.plays("mate", "drink").plays("wong", "along").plays("mate", "pass").plays("wong", "pass").plays("kid", "pass")
    boat.until(Thirsting)
    assert causes(boat) == {"mate": ("named", "drank"), "wong": ("drank",)}


def test_also_without_a_navigation_card() -> None:
    """L9.3: on a calm day the thirst of fire water alone."""
    boat = deck(sailor("mate", open="fire_water water", rowed=True), KID, weather="calm")
    boat.plays("mate", "drink", "pass").plays("kid", "pass").until(Thirsting)
    assert causes(boat) == {"mate": ("drank",)}
    assert boat.saw(e.NavigationPlayed, step=False) == []
    boat.plays("mate", "o1").waits("kid")
    assert boat.wounds("mate") == 0


def test_once_a_day_though_two_cards_are_played() -> None:
    """L8.1, L9.6: on a windy day with the second."""
    boat = deck(MATE, KID, weather="windy", sea="0|F|SCMF|of 0|F|LCM|f")
    boat.plays("mate", "drink", "pass").plays("kid", "pass").until(None)
    struck = [dict(one.causes)[0] for one in boat.saw(e.ThirstStruck, step=False)]
    assert struck == [("named",), ("named", "drank")]


def test_a_parasol_shades_it() -> None:
    """L8.4, L9.2: one cause of whatever kind."""
    boat = deck(sailor("mate", open="fire_water parasol"), KID, sea="0|S|SC|", parasol_up=True)
    boat.plays("mate", "drink", "pass").plays("kid", "pass").waits()
    assert boat.saw(e.Shaded) == [e.Shaded(0)]
    assert boat.wounds("mate") == 0


def test_without_the_expansion_nobody_is_invited() -> None:
    """L9.2, L0."""
    boat = Boat(sailor("mate", hand="knife"), WONG, KID, turn="mate")
    assert not boat.may("mate", "drink")
