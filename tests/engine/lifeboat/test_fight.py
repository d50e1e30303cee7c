"""L4: fights."""

from dataclasses import replace

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.fight import MOST_RESTARTS
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Fight
from tests.helpers.voyages import Boat, sailor


def fight(**hands: str) -> Boat:
    """Lady attacks the Captain; Snob, Mate and Kid look on, the Doctor is unconscious, Wong dead."""
    boat = Boat(
        sailor("lady", hand=hands.get("lady", "cash")),
        sailor("captain", hand=hands.get("captain", "cash")),
        sailor("snob", hand=hands.get("snob", "")),
        sailor("mate"),
        sailor("wong", wounds=4),
        sailor("doctor", wounds=4),
        sailor("kid"),
        turn="lady",
    )
    return boat.plays("lady", "seat.captain").plays("captain", "refuse")


def frame(boat: Boat) -> Fight:
    assert isinstance(boat.state.top, Fight)
    return boat.state.top


def test_who_demanded_attacks_and_who_refused_defends() -> None:
    """L4.1."""
    began = fight().saw(e.FightBegan)[0]
    assert (began.attacker, began.defender) == (0, 1)


def test_any_other_conscious_one_may_join() -> None:
    """L4.2: one side, once; no leaving, no changing; the helpless cannot."""
    boat = fight()
    assert boat.asked(d.AskFight) == ["lady", "captain", "snob", "mate", "kid"]
    assert boat.view(None).scene.may_join == (2, 3, 6)
    assert boat.keys("mate", ask=d.AskFight)[:2] == ["attack", "defence"]
    boat.plays("mate", "attack").plays("kid", "defence")
    assert (frame(boat).attackers, frame(boat).defenders) == ((0, 3), (1, 6))
    for role in ("lady", "captain", "mate", "kid"):
        assert not {"attack", "defence"} & set(boat.keys(role))


def test_only_weapons_are_opened_in_a_fight() -> None:
    """L4.3: by its participants, any number."""
    boat = fight(
        lady="bait cash club compass flare hook jewels kit knife oar painting2 parasol preserver water", snob="knife"
    )
    assert boat.keys("lady", ask=d.AskFight) == [
        "open.club",
        "open.hook",
        "open.knife",
        "open.oar",
        "fire",
        "done",
        "out",
    ]
    assert boat.keys("snob", "open") == []
    boat.plays("lady", "open.club", "open.hook", "open.knife")
    assert boat.opened("lady") == ("club", "hook", "knife")


def test_strengths_and_open_weapons_make_a_side() -> None:
    """L4.4, L4.9: wounds do not lower them; weapons open before count; closed ones and an unfired flare do not."""
    boat = Boat(
        sailor("lady", wounds=3, open="knife flare"),
        sailor("captain", wounds=6, open="oar oar", hand="hook"),
        sailor("kid", open="club"),
        turn="lady",
    )
    boat.plays("lady", "seat.captain").plays("captain", "refuse")
    for role in ("lady", "captain", "kid", None):
        scene = boat.view(role).scene
        assert (scene.attack, scene.defence) == (4 + 3, 7 + 2)
    assert boat.view(None).scene.powers == ((0, 7), (1, 9), (2, 5))
    boat.plays("kid", "attack")
    assert boat.view(None).scene.attack == 12
    boat.plays("captain", "open.hook")
    assert boat.view(None).scene.defence == 13
    boat.plays("lady", "fire")
    assert boat.saw(e.FlareFiredInFight)


@pytest.mark.parametrize("where", ["hand", "open"])
def test_the_flare_counts_eight_where_it_is_fired_and_leaves_after_it(where: str) -> None:
    """L4.4."""
    boat = Boat(sailor("lady", **{where: "flare"}), sailor("captain", hand="cash"), sailor("mate"), turn="lady")
    boat.plays("lady", "seat.captain").plays("captain", "refuse")
    assert boat.view(None).scene.attack == 4
    boat.plays("lady", "fire")
    assert boat.view(None).scene.attack == 12
    assert boat.opened("lady") == ("flare",)
    boat.fights_on()
    assert boat.saw(e.FightEnded)[0].attack == 12
    assert boat.person("lady").cards == ()


def test_a_flare_of_another_is_fired_for_ones_own_side() -> None:
    """L4.4: whoever took part may fire it, once."""
    boat = Boat(sailor("lady", hand="cash"), sailor("captain", hand="cash"), sailor("kid", hand="flare"), turn="lady")
    boat.plays("lady", "seat.captain").plays("captain", "refuse").plays("kid", "attack", "fire")
    assert boat.view(None).scene.attack == 4 + 3 + 8
    assert not boat.may("kid", "fire")


# --- silence ---------------------------------------------------------------------------------------------------------


def test_it_ends_when_all_are_done() -> None:
    """L4.5: the attacker and the defender too."""
    boat = fight(lady="knife", captain="club")
    for role in ("lady", "captain", "snob", "mate"):
        boat.plays(role, "done")
        assert boat.scene is Fight
    boat.plays("kid", "done")
    assert boat.saw(e.FightEnded)


def test_it_ends_when_the_silence_has_run_out() -> None:
    """L4.5."""
    boat = fight()
    [silence] = boat.decisions(None)
    assert (silence.ask.what, silence.pace) == ("silence", "silence")
    assert boat.waits().saw(e.FightEnded)


def test_a_change_of_the_balance_starts_both_anew() -> None:
    """L4.5: a joining, a weapon, a flare."""
    boat = fight(lady="knife flare", captain="club")
    boat.plays("snob", "done")
    for role, key in (("mate", "attack"), ("lady", "open.knife"), ("captain", "open.club"), ("lady", "fire")):
        boat.plays("snob", "done") if "snob" not in boat.asked(d.AskFight, blocking=False) else None
        [before] = boat.decisions(None)
        boat.plays(role, key)
        [after] = boat.decisions(None)
        assert after.id != before.id
        assert after.step == before.step + 1
        assert "snob" in boat.asked(d.AskFight, blocking=True)


def test_the_silence_alone_has_a_clock() -> None:
    """L4.5: nobody's question runs out before it; each is told which side it is on."""
    boat = fight().plays("mate", "attack")
    found = {boat.roles[asked.seat]: asked for asked in LIFEBOAT.decisions(boat.state) if asked.seat is not None}
    assert {asked.pace for asked in found.values()} == {"none"}
    sides = {role: asked.ask.side for role, asked in found.items()}
    assert sides == {"lady": "attack", "captain": "defence", "snob": None, "kid": None}


def test_after_a_change_everybody_is_asked_anew() -> None:
    """L4.5: a button from before it is an old one."""
    boat = fight(lady="knife")
    [before] = boat.decisions("kid")
    boat.plays("lady", "open.knife")
    [after] = boat.decisions("kid")
    assert before.id != after.id


def test_saying_done_changes_nothing_for_others() -> None:
    """L4.5, L4.6: the silence runs on, and nobody learns of it."""
    boat = fight()
    before = [boat.view(role) for role in ("lady", "kid", None)], boat.decisions(None), boat.decisions("kid")
    boat.plays("mate", "done").plays("snob", "out")
    assert before == ([boat.view(role) for role in ("lady", "kid", None)], boat.decisions(None), boat.decisions("kid"))
    assert all(LIFEBOAT.redact(event, boat.seat("kid")) is None for event in boat.last)


def test_out_is_said_once_and_stands() -> None:
    """L4.5."""
    boat = fight(lady="knife").plays("mate", "out").plays("lady", "open.knife")
    assert "mate" not in boat.asked()
    for role in ("captain", "snob", "kid"):
        boat.plays(role, "out")
    assert boat.saw(e.FightEnded)


def test_who_is_done_may_think_better_of_it() -> None:
    """L4.5, L4.2: until the end."""
    boat = fight().plays("mate", "done")
    assert boat.keys("mate") == ["attack", "defence", "out"]
    boat.plays("mate", "defence")
    assert 3 in frame(boat).defenders


def test_who_is_asked_depends_on_public_facts_alone() -> None:
    """L4.5, L11.3: a hand, not what is in it; without a hand or a flare nothing is left to do."""
    for hand in ("knife", "cash"):
        boat = fight(lady=hand)
        assert boat.asked(d.AskFight) == ["lady", "captain", "snob", "mate", "kid"]
    boat = fight(lady="")
    assert boat.asked(d.AskFight) == ["captain", "snob", "mate", "kid"]
    boat = Boat(sailor("lady", open="flare"), sailor("captain"), sailor("kid"), turn="lady")
    boat.plays("lady", "seat.captain").plays("captain", "refuse")
    assert boat.asked(d.AskFight) == ["lady", "kid"]


def test_a_fight_has_a_last_hour() -> None:
    """L4.5: after so many changes a new one no longer starts the silence anew."""
    boat = fight(lady="knife")
    boat.with_(frames=(boat.state.frames[0], replace(frame(boat), changes=MOST_RESTARTS)))
    [before] = boat.decisions(None)
    boat.plays("lady", "open.knife")
    assert boat.decisions(None) == [before]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_greater_sum_wins_and_losers_are_wounded() -> None:
    """L4.6: each of the losing side, one wound."""
    boat = fight().plays("snob", "attack").plays("mate", "defence").plays("kid", "out").waits()
    [end] = boat.saw(e.FightEnded)
    assert (end.winner, end.attack, end.defence) == ("defence", 9, 15)
    assert boat.wounds("lady", "snob", "captain", "mate", "kid") == (1, 1, 0, 0, 0)


def test_a_tie_is_the_defenders() -> None:
    """L4.6."""
    boat = fight().plays("kid", "attack").waits()
    [end] = boat.saw(e.FightEnded)
    assert (end.winner, end.attack, end.defence) == ("defence", 7, 7)
    assert boat.wounds("lady", "kid", "captain") == (1, 1, 0)
    assert boat.order[:2] == ["lady", "captain"]


def test_everyone_who_took_part_is_marked() -> None:
    """L4.6: on both sides; nobody else."""
    boat = fight().plays("mate", "attack").waits()
    assert [role for role in boat.roles if boat.person(role).fought] == ["lady", "captain", "mate"]


def test_joins_weapons_and_sums_are_public() -> None:
    """L4.6, L4.9: at once."""
    boat = fight(lady="knife").plays("mate", "attack")
    assert LIFEBOAT.redact(boat.last[0], None) == e.FightJoined(3, "attack")
    boat.plays("lady", "open.knife")
    assert LIFEBOAT.redact(boat.last[0], None) == e.WeaponDrawn(0, "knife")


def test_wounds_then_what_was_asked_for_then_the_turn_passes() -> None:
    """L4.7."""
    boat = fight().plays("mate", "attack").waits()
    told = [type(event) for event in boat.last]
    places = [told.index(kind) for kind in (e.FightEnded, e.Wounded, e.SeatsSwapped, e.TurnEnded, e.TurnBegan)]
    assert places == sorted(places)
    assert boat.order[:2] == ["captain", "lady"]


@pytest.mark.parametrize(("wounds", "state"), [(6, "unconscious"), (5, "conscious")])
def test_the_winner_takes_also_from_who_has_just_fainted(wounds: int, state: str) -> None:
    """L4.7."""
    boat = Boat(sailor("mate"), sailor("captain", open="club", wounds=wounds), turn="mate")
    boat.plays("mate", "rob.captain.club").plays("captain", "refuse").fights_on()
    assert boat.saw(e.FightEnded)[0].winner == "defence"
    boat = Boat(sailor("mate", open="knife"), sailor("captain", open="club", wounds=wounds), turn="mate")
    boat.plays("mate", "rob.captain.club").plays("captain", "refuse").fights_on()
    assert getattr(boat.person("captain"), state)
    assert boat.opened("mate") == ("knife", "club")


def test_lost_nothing_happens_and_the_action_is_over() -> None:
    """L4.7."""
    boat = Boat(sailor("lady"), sailor("captain", hand="cash"), sailor("kid"), turn="lady")
    boat.plays("lady", "rob.captain.hand").plays("captain", "refuse").fights_on()
    assert boat.hand("captain") == ("cash",)
    assert boat.wounds("lady") == 1
    assert boat.turn == "captain"


def test_weapons_opened_stay_open() -> None:
    """L4.8: with their owners, and count in the next fight."""
    boat = fight(captain="hook").plays("captain", "open.hook").fights_on()
    assert boat.opened("captain") == ("hook",)
    boat.plays("captain", "seat.mate").plays("mate", "refuse")
    assert boat.view(None).scene.attack == 11


def test_losers_may_faint_or_die_of_it() -> None:
    """L4.6, L5.1: one wound each; the unconscious and the dead stay where they are."""
    boat = Boat(sailor("mate"), sailor("lady", wounds=3, hand="cash"), sailor("kid"), turn="mate")
    boat.plays("mate", "seat.kid").plays("kid", "refuse").plays("lady", "defence").fights_on()
    assert boat.wounds("lady", "kid") == (4, 1)
    assert [event.seat for event in boat.saw(e.Fainted)] == [1]
    assert boat.order == ["kid", "lady", "mate"]
