"""L3.4–L3.8, L5.5: seats, robberies, the Kid's theft, and throwing somebody overboard."""

import pytest

from engine.core.game import find
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Demand, Fight, Objection, Theft
from tests.helpers.voyages import Boat, sailor

HELPLESS = [("snob", 5), ("snob", 6)]
"""Unconscious and dead."""


# --- seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("role", "wounds"), HELPLESS)
def test_the_helpless_give_up_their_seats_at_once(role: str, wounds: int) -> None:
    """L3.4, L4.2, L5.4: unconscious or dead: the seats change, and nobody can fight for them."""
    boat = Boat(sailor("lady"), sailor(role, wounds=wounds), sailor("kid"), turn="lady")  # type: ignore[arg-type]
    boat.plays("lady", f"seat.{role}")
    assert boat.order == [role, "lady", "kid"]
    assert boat.turn == "kid"


def test_the_conscious_may_agree() -> None:
    """L3.4: the seats change without a fight; nobody is marked or wounded."""
    boat = Boat(sailor("lady"), sailor("captain"), sailor("kid"), turn="lady").plays("lady", "seat.kid")
    assert boat.scene is Demand
    assert boat.keys("kid", ask=d.AskDemand) == ["yield", "refuse"]
    boat.plays("kid", "yield")
    assert boat.order == ["kid", "captain", "lady"]
    assert not any(p.fought or p.wounds for p in boat.state.persons)
    assert boat.turn == "captain"


def test_or_refuse_and_fight() -> None:
    """L3.4, L3.7, L4.1."""
    boat = Boat(sailor("lady"), sailor("captain"), sailor("kid"), turn="lady").plays("lady", "seat.kid")
    boat.plays("kid", "refuse")
    fight = boat.state.top
    assert isinstance(fight, Fight)
    assert (fight.attackers, fight.defenders) == ((0,), (2,))


# --- robbing ---------------------------------------------------------------------------------------------------------


def test_open_ones_by_name_and_hand_cards_unseen() -> None:
    """L3.5: one of the open provisions, or «one from the hand»; a victim with nothing of the kind cannot be named."""
    boat = Boat(
        sailor("lady"),
        sailor("snob", hand="cash water"),
        sailor("captain", open="knife club knife"),
        sailor("mate"),
        turn="lady",
    )
    assert boat.keys("lady", "rob") == ["rob.snob.hand", "rob.captain.club", "rob.captain.knife"]


@pytest.mark.parametrize(("role", "wounds"), HELPLESS)
def test_the_helpless_lose_things_at_once(role: str, wounds: int) -> None:
    """L3.5, L4.2, L5.4."""
    victim = sailor(role, hand="cash", open="club", wounds=wounds)  # type: ignore[arg-type]
    boat = Boat(sailor("lady"), victim, sailor("kid"), turn="lady").plays("lady", f"rob.{role}.club")
    assert boat.opened("lady") == ("club",)
    boat = Boat(sailor("lady"), victim, sailor("kid"), turn="lady").plays("lady", f"rob.{role}.hand")
    assert boat.hand("lady") == ("cash",)
    assert boat.turn == "kid"


def test_which_hand_card_is_left_to_chance() -> None:
    """L3.5: at random."""
    taken = set()
    for seed in range(40):
        boat = Boat(sailor("lady"), sailor("captain", hand="cash knife water"), sailor("kid"), turn="lady")
        boat.seed = seed
        taken |= set(boat.plays("lady", "rob.captain.hand").plays("captain", "yield").hand("lady"))
    assert taken == {"cash", "knife", "water"}


def test_nobody_sees_the_stake_until_it_changes_hands() -> None:
    """L3.5: then only the two do."""
    boat = Boat(sailor("lady"), sailor("captain", hand="cash knife water"), sailor("kid"), turn="lady")
    boat.plays("lady", "rob.captain.hand")
    for role in ("lady", "captain", "kid", None):
        assert boat.view(role).scene.stake.kind is None
        seen = [LIFEBOAT.redact(event, None if role is None else boat.seat(role)) for event in boat.last]
        assert [event.stake.kind for event in seen if isinstance(event, e.Demanded)] == [None]
    [question] = boat.decisions("captain")
    assert question.ask.stake.kind is None
    boat.plays("captain", "yield")
    [taken] = boat.saw(e.CardTaken)
    seen_by = [role for role in ("lady", "captain", "kid") if LIFEBOAT.redact(taken, boat.seat(role)).kind is not None]
    assert seen_by == ["lady", "captain"]
    assert LIFEBOAT.redact(taken, None).kind is None


def test_an_open_stake_is_seen_by_all_and_stays_open() -> None:
    """L3.5, L3.11."""
    boat = Boat(sailor("lady"), sailor("captain", open="knife club"), sailor("kid"), turn="lady")
    boat.plays("lady", "rob.captain.knife")
    assert boat.view("kid").scene.stake.kind == "knife"
    boat.plays("captain", "yield")
    assert (boat.opened("lady"), boat.opened("captain")) == (("knife",), ("club",))


def test_a_stake_opened_in_the_fight_is_still_the_stake() -> None:
    """L3.6: it goes to the robber, and stays open."""
    boat = Boat(sailor("mate"), sailor("lady", hand="knife"), sailor("kid"), turn="mate")
    boat.plays("mate", "rob.lady.hand").plays("lady", "refuse", "open.knife").fights_on()
    [taken] = boat.saw(e.CardTaken)
    assert (taken.where, taken.kind) == ("open", "knife")
    assert (boat.opened("mate"), boat.person("lady").cards) == (("knife",), ())


def test_the_stake_is_settled_when_it_is_announced() -> None:
    """L3.6: opening the other card changes nothing."""
    for seed in range(12):
        boat = Boat(sailor("mate"), sailor("lady", hand="knife water"), sailor("kid"), turn="mate")
        boat.seed = seed
        boat.plays("mate", "rob.lady.hand")
        stake = boat.state.top.stake.kind  # type: ignore[union-attr]
        boat.plays("lady", "refuse", "open.knife").fights_on()
        assert boat.person("mate").cards == (stake,)
        assert boat.opened("mate") == (("knife",) if stake == "knife" else ())


def test_one_of_two_alike_opened_in_the_fight() -> None:
    """L3.6: with an oar opened and an oar in the hand, the robber gets one of them."""
    boat = Boat(sailor("mate"), sailor("lady", hand="oar oar"), sailor("kid"), turn="mate")
    boat.plays("mate", "rob.lady.hand").plays("lady", "refuse", "open.oar").fights_on()
    assert boat.person("mate").cards == ("oar",)
    assert boat.person("lady").cards == ("oar",)


@pytest.mark.parametrize("where", ["hand", "open"])
def test_a_flare_robbed_and_spent_is_gone(where: str) -> None:
    """L3.6: the robber gets nothing for it."""
    boat = Boat(sailor("captain"), sailor("kid", **{where: "flare"}), sailor("mate"), turn="captain")
    boat.plays("captain", f"rob.kid.{'hand' if where == 'hand' else 'flare'}").plays("kid", "refuse", "fire")
    boat.plays("mate", "attack").fights_on()
    assert boat.saw(e.FightEnded)[0].winner == "attack"
    assert boat.saw(e.NothingTaken)
    assert not any("flare" in p.cards for p in boat.state.persons)
    assert boat.turn == "kid"


def test_a_flare_robbed_and_not_spent_is_taken() -> None:
    """L3.6."""
    boat = Boat(sailor("captain"), sailor("kid", open="flare"), sailor("mate"), turn="captain")
    boat.plays("captain", "rob.kid.flare").plays("kid", "refuse").fights_on()
    assert boat.opened("captain") == ("flare",)


# --- demands ---------------------------------------------------------------------------------------------------------


def test_a_demand_cannot_be_withdrawn() -> None:
    """L3.7: the attacker is asked nothing, before the refusal or after; one demand at a time."""
    boat = Boat(sailor("lady"), sailor("captain"), sailor("kid"), turn="lady").plays("lady", "seat.captain")
    assert boat.asked() == ["captain"]
    boat.plays("captain", "refuse")
    assert boat.asked(d.AskTurn) == []
    assert boat.keys("lady") == []


def test_any_fight_can_be_avoided_by_giving_in() -> None:
    """L3.7: whatever is demanded; there is no fight without a refusal."""
    for key in ("seat.captain", "rob.captain.hand", "rob.captain.club"):
        boat = Boat(sailor("mate"), sailor("captain", hand="cash", open="club"), turn="mate").plays("mate", key)
        assert not boat.saw(e.FightBegan, step=False)
        assert not boat.plays("captain", "yield").saw(e.FightBegan, step=False)
        assert boat.saw(e.GaveIn)


# --- the Kid ---------------------------------------------------------------------------------------------------------


def test_the_kid_takes_a_hand_card_without_a_fight() -> None:
    """L3.8: at random, at once, as its action; only the two see it."""
    boat = Boat(sailor("kid"), sailor("captain", hand="cash knife"), sailor("mate"), turn="kid")
    boat.plays("kid", "rob.captain.hand")
    [taken] = boat.saw(e.CardTaken)
    assert taken.stolen
    assert boat.hand("kid") == (taken.kind,)
    assert LIFEBOAT.redact(taken, boat.seat("mate")).kind is None
    assert boat.turn == "captain"


def test_for_an_open_card_the_ordinary_rule_holds() -> None:
    """L3.8."""
    boat = Boat(sailor("kid"), sailor("captain", hand="cash", open="knife"), turn="kid").plays(
        "kid", "rob.captain.knife"
    )
    assert boat.scene is Demand


def test_once_announced_nothing_can_be_opened() -> None:
    """L3.8 without the option: the victim is not asked."""
    boat = Boat(sailor("kid"), sailor("captain", hand="cash"), turn="kid", open_after_theft_is_announced=False)
    boat.plays("kid", "rob.captain.hand")
    assert not boat.saw(e.TheftAnnounced)
    assert boat.hand("kid") == ("cash",)


def theft(hand: str = "cash knife") -> Boat:
    boat = Boat(
        sailor("kid"),
        sailor("captain", hand=hand),
        sailor("mate", hand="bait"),
        turn="kid",
        open_after_theft_is_announced=True,
    )
    return boat.plays("kid", "rob.captain.hand")


def test_the_victim_may_open_first() -> None:
    """L3.8 with the option (001): any of its cards, one after another, then one is drawn of what is left."""
    boat = theft()
    assert boat.scene is Theft
    assert boat.asked() == ["captain"]
    assert boat.keys("captain", ask=d.AskTheft) == ["open.cash", "open.knife", "let"]
    first = boat.decisions("captain")[0].id
    boat.plays("captain", "open.cash")
    assert find(LIFEBOAT, boat.state, first) is None
    boat.plays("captain", "let")
    assert [event.stolen for event in boat.saw(e.CardTaken)] == [True]
    assert (boat.hand("kid"), boat.opened("captain"), boat.hand("captain")) == (("knife",), ("cash",), ())
    assert boat.turn == "captain"


def test_a_theft_that_finds_nothing() -> None:
    """L3.8: no hand card is left, and the Kid's action is over."""
    boat = theft().plays("captain", "open.cash", "open.knife")
    assert boat.saw(e.NothingTaken)
    assert boat.person("kid").cards == ()
    assert boat.turn == "captain"


def test_the_helpless_need_no_announcement() -> None:
    """L3.8, L5.2: the unconscious cannot open, under either option."""
    for option in (True, False):
        boat = Boat(
            sailor("kid"),
            sailor("captain", hand="cash", wounds=7),
            sailor("mate"),
            turn="kid",
            open_after_theft_is_announced=option,
        )
        boat.plays("kid", "rob.captain.hand")
        assert boat.hand("kid") == ("cash",)


def test_only_the_kid_steals() -> None:
    """L3.8."""
    boat = Boat(sailor("captain"), sailor("kid", hand="cash"), turn="captain", open_after_theft_is_announced=True)
    assert boat.plays("captain", "rob.kid.hand").scene is Demand


# --- overboard by hand -----------------------------------------------------------------------------------------------


def heave(**more: object) -> Boat:
    given: dict[str, object] = {"throw_unconscious": True, "turn": "captain", **more}
    return Boat(
        sailor("captain"),
        sailor("snob", hand="cash", open="preserver", wounds=5),
        sailor("mate"),
        sailor("kid"),
        **given,  # type: ignore[arg-type]
    )


def test_throwing_is_only_for_those_who_chose_it() -> None:
    """L5.5: corpses and the unconscious, each by its option."""
    for corpse in (True, False):
        for unconscious in (True, False):
            boat = Boat(
                sailor("captain"),
                sailor("snob", wounds=5),
                sailor("mate", wounds=9),
                sailor("kid"),
                turn="captain",
                throw_corpse=corpse,
                throw_unconscious=unconscious,
            )
            assert boat.keys("captain", "corpse") == (["corpse.mate"] if corpse else [])
            assert boat.keys("captain", "heave") == (["heave.snob"] if unconscious else [])


def test_a_corpse_is_thrown_overboard() -> None:
    """L5.5: it leaves by L1.5 with all its provisions, and that was the action; its player still scores."""
    boat = Boat(
        sailor("captain"),
        sailor("snob", hand="cash", open="oar", wounds=6),
        sailor("kid"),
        turn="captain",
        throw_corpse=True,
    )
    boat.plays("captain", "corpse.snob")
    assert boat.saw(e.ThrownOverboard) == [e.ThrownOverboard(0, 1, alive=False)]
    assert boat.order == ["captain", "kid"]
    assert boat.person("snob").cards == ()
    assert boat.turn == "kid"


def test_nobody_stands_up() -> None:
    """L5.5: every conscious other is asked; silence throws; preserver or not, the one thrown dies."""
    boat = heave().plays("captain", "heave.snob")
    assert boat.scene is Objection
    assert boat.asked(d.AskObjection) == ["mate", "kid"]
    boat.plays("kid", "allow")
    assert boat.order == ["captain", "snob", "mate", "kid"]
    boat.plays("mate", "allow")
    assert boat.saw(e.ThrownOverboard) == [e.ThrownOverboard(0, 1, alive=True)]
    assert boat.order == ["captain", "mate", "kid"]
    assert boat.person("snob").dead
    assert boat.person("snob").cards == ()
    assert boat.turn == "mate"


def test_with_nobody_to_object_it_happens_at_once() -> None:
    """L5.5."""
    boat = Boat(sailor("captain"), sailor("snob", wounds=5), turn="captain", throw_unconscious=True)
    boat.plays("captain", "heave.snob")
    assert boat.order == ["captain"]


def test_the_first_objector_defends() -> None:
    """L5.5: the thrower attacks; the question is closed; the others may join."""
    boat = heave().plays("captain", "heave.snob").plays("kid", "object")
    fight = boat.state.top
    assert isinstance(fight, Fight)
    assert (fight.attackers, fight.defenders, fight.victim) == ((0,), (3,), 1)
    assert boat.asked(d.AskObjection) == []
    assert set(boat.keys("mate", ask=d.AskFight)) == {"attack", "defence", "done", "out"}


def test_objection_upheld() -> None:
    """L5.5, L4.6: the defence wins, and nothing happens to the unconscious one."""
    boat = heave().plays("captain", "heave.snob").plays("kid", "object").plays("mate", "defence").fights_on()
    assert "snob" in boat.order
    assert boat.wounds("captain", "snob", "mate", "kid") == (1, 5, 0, 0)
    assert boat.turn == "mate"


def test_objection_overruled() -> None:
    """L5.5, L4.7: wounds first, then overboard with it."""
    boat = heave().plays("captain", "heave.snob").plays("kid", "object").fights_on()
    assert boat.wounds("kid") == 1
    assert boat.order == ["captain", "mate", "kid"]
    assert boat.person("snob").dead


def test_throwing_freezes_the_trade() -> None:
    """L3.9, L5.5: it is a demand like others."""
    boat = heave().plays("captain", "heave.snob")
    assert boat.asked(d.AskFree) == []
