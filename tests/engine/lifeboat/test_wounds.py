"""L5: wounds, fainting, death, waking, and the sea's victory."""

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.cast import CHARACTERS
from tests.helpers.voyages import NOTHING, Boat, sailor


@pytest.mark.parametrize("role", CHARACTERS)
def test_strength_is_health(role: str) -> None:
    """L5.1: wounds = strength: unconscious; more: dead; weapons do not count."""
    strength = CHARACTERS[role].strength  # type: ignore[index]
    for wounds, health in ((strength - 1, "well"), (strength, "unconscious"), (strength + 1, "dead")):
        boat = Boat(sailor(role, open="hook club", wounds=wounds), sailor("kid"))  # type: ignore[arg-type]
        seen = boat.view(None).persons[0]
        assert (seen.health, seen.strength) == (health, strength)


def test_a_wound_does_not_weaken() -> None:
    """L5.1, L4.4."""
    boat = Boat(sailor("mate", wounds=7), sailor("kid"), turn="mate").plays("mate", "seat.kid")
    assert boat.view("kid").scene.attack == 8


def test_the_unconscious_can_do_nothing() -> None:
    """L5.2: act, draw, take, open, give, join, refuse, throw, decide at falls and thirst."""
    cards = "water knife bait preserver kit parasol flare"
    boat = Boat(
        sailor("captain", hand=cards, open="club", wounds=7),
        sailor("mate", hand=cards),
        sailor("kid"),
        turn="dawn",
        deck="cash oar jewels",
        sea="0|*|*|f",
    )
    for _ in range(60):
        if boat.state.ended or boat.state.day > 2:
            break
        assert "captain" not in boat.asked()
        assert boat.keys("captain") == []
        asked = next(q for q in (*boat.decisions("mate"), *boat.decisions("kid"), *boat.decisions(None)) if q.blocking)
        role = None if asked.seat is None else boat.roles[asked.seat]
        if isinstance(asked.ask, d.AskTurn) and role == "mate":
            boat.plays("mate", "seat.kid")
        else:
            boat.waits(role)
    assert boat.log


def test_what_others_may_do_to_the_unconscious() -> None:
    """L5.2: take, change seats, kit, parasol, preserver; water: test_thirst."""
    boat = Boat(
        sailor("captain", hand="kit parasol preserver"),
        sailor("snob", hand="cash", open="oar", wounds=5),
        sailor("kid"),
        turn="captain",
    )
    assert {"seat.snob", "rob.snob.hand", "rob.snob.oar", "kit.snob", "parasol.snob"} <= set(boat.keys("captain"))
    assert boat.may("captain", "vest.snob")
    for key in ("seat.snob", "rob.snob.hand", "rob.snob.oar", "kit.snob", "parasol.snob"):
        fresh = Boat(
            sailor("captain", hand="kit parasol preserver"),
            sailor("snob", hand="cash", open="oar", wounds=5),
            sailor("kid"),
            turn="captain",
        )
        assert fresh.plays("captain", key).turn in ("snob", "kid")


def test_the_doctor_keeps_the_kit() -> None:
    """L5.3: it becomes open."""
    boat = Boat(sailor("doctor", hand="kit"), sailor("kid", wounds=1), turn="doctor").plays("doctor", "kit.kid")
    assert (boat.hand("doctor"), boat.opened("doctor")) == ((), ("kit",))
    assert boat.wounds("kid") == 0
    boat = Boat(sailor("doctor", open="kit", wounds=1), sailor("kid"), turn="doctor").plays("doctor", "kit.doctor")
    assert boat.opened("doctor") == ("kit",)
    assert boat.wounds("doctor") == 0


def test_a_kit_does_not_raise_the_dead() -> None:
    """L5.3."""
    boat = Boat(sailor("captain", hand="kit"), sailor("snob", wounds=6), sailor("kid", wounds=3), turn="captain")
    assert boat.keys("captain", "kit") == ["kit.kid"]


def test_whoever_wakes_before_its_turn_has_it() -> None:
    """L5.3: and may do everything the conscious do."""
    boat = Boat(sailor("captain", hand="kit"), sailor("snob", hand="cash", wounds=5), sailor("kid"), turn="captain")
    boat.plays("captain", "kit.snob")
    assert boat.saw(e.WokeUp)
    assert boat.turn == "snob"
    assert boat.may("snob", "open.cash")


def test_whoever_wakes_after_its_turn_has_missed_it() -> None:
    """L5.3: its turn of that day is its own only if it is still to come."""
    boat = Boat(
        sailor("snob", hand="cash", wounds=5), sailor("captain", hand="kit"), sailor("kid"), turn="captain", sea=NOTHING
    )
    boat.plays("captain", "kit.snob")
    assert boat.turn == "kid"
    assert boat.asked(d.AskFree) == ["snob", "captain", "kid"]
    boat.plays("kid", "pass")
    assert boat.view(None).scene.pause == "dusk"


def test_a_kit_that_wakes_nobody() -> None:
    """L5.3: one wound of several, or of a conscious one."""
    boat = Boat(sailor("captain", hand="kit"), sailor("mate", wounds=3), turn="captain").plays("captain", "kit.mate")
    assert boat.wounds("mate") == 2
    assert not boat.saw(e.WokeUp)


def test_the_dead_keep_seat_and_things() -> None:
    """L5.4: others may take them and change seats."""
    boat = Boat(sailor("captain"), sailor("snob", hand="cash", open="oar", wounds=6), turn="captain")
    assert boat.order == ["captain", "snob"]
    assert {"seat.snob", "rob.snob.hand", "rob.snob.oar"} <= set(boat.keys("captain"))
    assert [key for key in boat.keys("captain") if key.startswith(("kit", "parasol", "vest"))] == []


def played_out(boat: Boat) -> Boat:
    """Time runs until the voyage has ended."""
    for _ in range(20):
        if boat.state.ended:
            break
        asked = next(q for role in (*boat.roles, None) for q in boat.decisions(role) if q.blocking)
        boat.waits(None if asked.seat is None else boat.roles[asked.seat])
    return boat


@pytest.mark.parametrize(("captain", "mate", "sea"), [(7, 8, "0|*|*|f"), (7, 8, "+|H|CM|of")])
def test_the_sea_wins_when_nobody_aboard_is_alive(captain: int, mate: int, sea: str) -> None:
    """L5.6: of a fall or of thirst; love and hate are scored, nothing else; the day does not even end."""
    boat = played_out(
        Boat(
            sailor("captain", hand="cash", wounds=captain, love="mate", hate="mate"),
            sailor("mate", hand="jewels", wounds=mate, love="mate", hate="captain"),
            sailor("snob", open="jewels", wounds=6, love="captain", hate="snob"),
            turn="dawn",
            sea=sea,
        )
    )
    assert boat.state.ended == "sea"
    assert [score.total for score in boat.state.scores] == [8, 7, 5]
    assert {line.item for score in boat.state.scores for line in score.lines} == {"love", "hate", "narcissist"}
    assert not boat.saw(e.DayEnded)


def test_the_sea_wins_over_the_awake_too() -> None:
    """L5.6: all faint in the water and drown."""
    boat = played_out(Boat(sailor("captain", wounds=6), sailor("mate", wounds=7), turn="dawn", sea="0|*|*|f"))
    assert (boat.state.ended, boat.state.boat) == ("sea", ())


def test_the_voyage_goes_on_while_anybody_lives() -> None:
    """L5.6: unconscious is alive."""
    boat = Boat(sailor("captain", wounds=7), sailor("kid", wounds=4), turn="dawn", sea=NOTHING).waits()
    assert boat.state.ended is None
    assert boat.state.day == 3
