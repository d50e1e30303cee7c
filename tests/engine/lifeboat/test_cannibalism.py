"""L9.1: cannibalism."""

from dataclasses import replace

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.state import Actions, Fight, Objection, Stake
from tests.helpers.voyages import Boat, sailor

DEAD = 8
"""Wounds that kill the Captain."""


def table(*more: object, hand: str = "cannibalism", opened: str = "", wounds: int = 1, **options: object) -> Boat:
    """The Mate's turn: it has the card; the Captain lies dead, the Kid and others look on."""
    mate = sailor("mate", hand=hand, open=opened, wounds=wounds)
    return Boat(mate, sailor("captain", wounds=DEAD, hand="cash"), *more, turn="mate", cannibalism=True, **options)  # type: ignore[arg-type]


KID = sailor("kid", wounds=1)


def test_only_a_corpse_aboard_may_be_eaten() -> None:
    """L9.1: not the living, nor the unconscious, nor who is gone; and not without the card."""
    lost = replace(sailor("frenchy", wounds=7), aboard=False)
    boat = table(sailor("doctor", wounds=4), KID, lost)
    assert boat.keys("mate", "eat") == ["eat.captain"]
    assert table(KID, hand="knife").keys("mate", "eat") == []
    assert table(KID, hand="", opened="cannibalism").keys("mate", "eat") == ["eat.captain"]


@pytest.mark.parametrize("opened", [False, True])
def test_the_card_lies_open_and_everyone_conscious_is_asked_once(opened: bool) -> None:
    """L9.1: but the eater; the question is no fight yet."""
    boat = table(sailor("doctor", wounds=4), KID, sailor("frenchy"), **_card(opened))
    boat.plays("mate", "eat.captain")
    assert boat.saw(e.FeastAnnounced) == [e.FeastAnnounced(0, 1, "open" if opened else "hand")]
    assert boat.opened("mate") == ("cannibalism",)
    assert boat.scene is Objection
    assert boat.asked(d.AskObjection) == ["kid", "frenchy"]
    [question] = [q.ask for q in boat.decisions("kid")]
    assert question == d.AskObjection(0, 1, Stake("corpse"))
    boat.plays("kid", "allow")
    assert boat.asked(d.AskObjection) == ["frenchy"]


def _card(opened: bool) -> dict[str, str]:
    return {"hand": "", "opened": "cannibalism"} if opened else {}


def test_nobody_objects_and_everyone_conscious_loses_a_wound() -> None:
    """L9.1: those without wounds lose none; the unconscious and the dead get nothing; the card leaves, the corpse stays
    with its things."""
    boat = table(sailor("doctor", wounds=4), KID, sailor("frenchy"))
    boat.plays("mate", "eat.captain").plays("kid", "allow").plays("frenchy", "allow")
    assert boat.saw(e.Feasted) == [e.Feasted(0, 1, (0, 3))]
    assert boat.wounds("mate", "captain", "doctor", "kid", "frenchy") == (0, DEAD, 4, 0, 0)
    assert boat.person("mate").cards == ()
    assert boat.order == ["mate", "captain", "doctor", "kid", "frenchy"]
    assert boat.hand("captain") == ("cash",)
    assert boat.turn == "kid"


def test_silence_is_consent() -> None:
    """L9.1, L11.2: and no name is told."""
    boat = table(KID)
    boat.plays("mate", "eat.captain").waits("kid")
    assert boat.saw(e.TimeRanOut) == [e.TimeRanOut(None, "objection")]
    assert boat.saw(e.Feasted)


def test_alone_among_the_helpless_nobody_is_asked() -> None:
    """L9.1: there is nobody who could object."""
    boat = table(sailor("kid", wounds=3))
    boat.plays("mate", "eat.captain")
    assert boat.saw(e.Feasted) == [e.Feasted(0, 1, (0,))]


def test_the_first_objector_defends() -> None:
    """L9.1: the eater attacks; the question is closed, and others join as usual (L4.2)."""
    boat = table(KID, sailor("frenchy"))
    boat.plays("mate", "eat.captain").plays("frenchy", "object")
    fight = boat.state.top
    assert isinstance(fight, Fight)
    assert (fight.attackers, fight.defenders, fight.victim, fight.stake) == ((0,), (3,), 1, Stake("corpse"))
    assert boat.asked(d.AskObjection) == []
    assert boat.keys("kid", ask=d.AskFight) == ["attack", "defence", "done", "out"]


def test_the_defence_wins_and_the_card_leaves_unused() -> None:
    """L9.1."""
    boat = table(sailor("kid"), sailor("frenchy", open="hook"))
    boat.plays("mate", "eat.captain").plays("frenchy", "object").fights_on()
    assert boat.saw(e.FeastPrevented, step=False) == [e.FeastPrevented(0, 1)]
    assert boat.saw(e.Feasted, step=False) == []
    assert boat.wounds("mate", "kid", "frenchy") == (2, 0, 0)
    assert boat.person("mate").cards == ()


def test_the_eater_wins_and_the_feast_follows_the_wounds() -> None:
    """L9.1, L4.7: the beaten defender loses one again, unless the fight has knocked it out."""
    boat = table(sailor("kid", wounds=1), sailor("frenchy"))
    boat.plays("mate", "eat.captain").plays("frenchy", "object").fights_on()
    assert boat.saw(e.Feasted, step=False) == [e.Feasted(0, 1, (0, 2, 3))]
    assert boat.wounds("mate", "kid", "frenchy") == (0, 0, 0)
    boat = table(sailor("kid", wounds=2))
    boat.plays("mate", "eat.captain").plays("kid", "object").fights_on()
    assert boat.saw(e.Feasted, step=False) == [e.Feasted(0, 1, (0,))]
    assert boat.wounds("kid") == 3


def test_an_eater_knocked_out_loses_the_card_too() -> None:
    """L9.1, L4.6."""
    boat = table(sailor("kid"), sailor("frenchy", open="hook"), wounds=7)
    boat.plays("mate", "eat.captain").plays("frenchy", "object").fights_on()
    assert boat.person("mate").unconscious
    assert boat.person("mate").cards == ()


def test_it_is_the_action() -> None:
    """L9.1, L3.2."""
    boat = table(KID)
    boat.plays("mate", "eat.captain").plays("kid", "allow")
    assert boat.saw(e.TurnEnded) == [e.TurnEnded(0)]
    frame = boat.state.frame(Actions)
    assert frame.turn == boat.seat("kid")


def test_without_the_expansion_there_is_no_such_card() -> None:
    """L9.1, L0."""
    boat = Boat(sailor("mate", hand="knife"), sailor("captain", wounds=DEAD), KID, turn="mate")
    assert boat.keys("mate", "eat") == []
