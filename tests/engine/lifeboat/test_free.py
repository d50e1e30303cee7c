"""L3.9, L3.11, L3.12, L3.14: what may be done at any time, and when it may not."""

from dataclasses import replace

import pytest

from engine.core.game import step
from engine.core.types import Answer, Rejected
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Demand, Drifting, Falling, Fight, Navigating, Rowing, Theft, Thirsting
from tests.helpers.voyages import Boat, sailor


def armed(**more: object) -> Boat:
    given: dict[str, object] = {"turn": "captain", **more}
    return Boat(
        sailor("captain", hand="knife", open="club"),
        sailor("mate", hand="preserver cash"),
        sailor("snob", wounds=5),
        sailor("kid", hand="oar"),
        **given,  # type: ignore[arg-type]
    )


def test_demands_and_fights_freeze_everything() -> None:
    """L3.9: nothing is exchanged, given, opened or thrown, by anybody."""
    boat = armed().plays("captain", "seat.mate")
    assert boat.scene is Demand
    assert boat.asked(d.AskFree) == []
    boat.plays("mate", "refuse")
    assert boat.scene is Fight
    assert boat.asked(d.AskFree) == []
    assert boat.keys("kid") == ["attack", "defence", "done", "out"]


def test_an_announced_theft_freezes_too() -> None:
    """L3.9: it is a demand."""
    boat = armed(turn="kid", open_after_theft_is_announced=True).plays("kid", "rob.mate.hand")
    assert boat.scene is Theft
    assert boat.asked(d.AskFree) == []


def test_afterwards_it_thaws() -> None:
    """L3.9."""
    boat = armed().plays("captain", "seat.mate").plays("mate", "refuse").fights_on()
    assert boat.asked(d.AskFree) == ["mate", "captain", "kid"], "the seats have changed"


def test_any_hand_card_may_be_opened_at_any_time() -> None:
    """L3.11: by anybody conscious, also in another's turn, and while somebody rows; any number."""
    boat = armed()
    assert boat.keys("mate", "open") == ["open.cash", "open.preserver"]
    boat.plays("mate", "open.cash").plays("captain", "row")
    assert boat.scene is Rowing
    boat.plays("mate", "open.preserver").plays("captain", "open.knife")
    assert boat.opened("mate") == ("cash", "preserver")
    assert boat.opened("captain") == ("club", "knife")
    assert boat.hand("captain") == ()


def test_open_cards_cannot_be_closed() -> None:
    """L3.11."""
    assert [key for key in armed().keys("captain") if "club" in key] == ["throw.open.club"]


def test_an_open_card_that_changes_hands_stays_open() -> None:
    """L3.11."""
    boat = armed().plays("captain", "to.kid", "add.give.open.club", "send").plays("kid", "accept")
    assert (boat.opened("kid"), boat.hand("kid")) == (("club",), ("oar",))


def test_an_idle_parasol_shades_nobody() -> None:
    """L3.11, L8.4: opened without its action it just lies there."""
    boat = Boat(sailor("captain", hand="parasol"), sailor("kid"), turn="dusk", sea="0|S|SC| 0|F|SCMF|of")
    boat.plays("captain", "open.parasol")
    assert not boat.state.parasol_up
    boat = Boat(sailor("frenchy", open="parasol"), sailor("kid"), sea="0|M|CF|of", parasol_up=False).waits().until(None)
    assert boat.saw(e.Shaded, step=False) == []
    assert boat.wounds("frenchy") == 1


def test_an_idle_flare_gives_no_strength() -> None:
    """L3.11, L4.4."""
    boat = Boat(sailor("captain", hand="flare"), sailor("kid"), turn="captain")
    boat.plays("captain", "open.flare", "seat.kid").plays("kid", "refuse")
    assert boat.scene is Fight
    assert boat.view(None).scene.attack == 7


# --- throwing --------------------------------------------------------------------------------------------------------


def test_throwing_own_provisions() -> None:
    """L3.12: any of one's own, open or from the hand; everybody sees what splashes; it is gone."""
    boat = armed()
    assert boat.keys("captain", "throw") == ["throw.open.club", "throw.hand.knife"]
    boat.plays("captain", "throw.hand.knife", "throw.open.club")
    assert boat.person("captain").cards == ()
    [thrown] = boat.saw(e.CardThrown)
    assert LIFEBOAT.redact(thrown, None) == thrown
    assert boat.turn == "captain"


def test_no_throwing_without_the_option() -> None:
    """L3.12."""
    assert armed(throw_own_provisions=False).keys("captain", "throw") == []


def test_throwing_from_dawn_until_navigation() -> None:
    """L3.12: and never in a demand, a fight, or the navigation part."""
    boat = Boat(
        sailor("captain", hand="bait water", open="compass"),
        sailor("mate", hand="bait water"),
        turn="dawn",
        deck="cash oar kit",
        sea="0|M|CF|of 0|M|CM|o +|C|M|f",
    )
    times = []
    for _ in range(60):
        if boat.state.day > 2:
            break
        scene = boat.scene
        times.append((scene, bool(boat.keys("mate", "throw"))))
        key = {"Demand": "refuse", "Navigating": None}.get(scene.__name__)
        asked = next(
            q for q in (*boat.decisions("captain"), *boat.decisions("mate"), *boat.decisions(None)) if q.blocking
        )
        role = None if asked.seat is None else boat.roles[asked.seat]
        if boat.turn == "captain" and isinstance(asked.ask, d.AskTurn):
            boat.plays("captain", "row")
        elif isinstance(asked.ask, d.AskKeep):
            boat.plays("captain", "keep01")
        elif boat.turn == "mate" and isinstance(asked.ask, d.AskTurn):
            boat.plays("mate", "seat.captain")
        elif key is not None and role is not None:
            boat.plays(role, key)
        else:
            boat.waits(role)
    allowed = {scene.__name__ for scene, may in times if may}
    forbidden = {scene.__name__ for scene, may in times if not may}
    assert allowed == {"Handout", "Actions", "Rowing"}
    assert {"Demand", "Fight", "Falling", "Thirsting", "Navigating"} <= forbidden


def test_nothing_free_when_nobody_is_awake_or_the_sea_acts() -> None:
    """L3.11, L3.12, L5.2."""
    boat = Boat(sailor("captain", hand="cash", wounds=7), sailor("kid", wounds=3), turn="dawn")
    assert boat.scene is Drifting
    assert boat.asked(d.AskFree) == []
    for frame in (Falling, Thirsting):
        boat = Boat(sailor("captain", hand="water"), sailor("mate", hand="cash"), sea="0|M|CM|o", turn="dusk")
        boat.with_(persons=(replace(boat.state.persons[0], rowed=True), boat.state.persons[1]))
        assert boat.waits().until(frame).asked(d.AskFree) == []
    boat = Boat(sailor("captain"), sailor("kid"), rowed="0|C|F| 0|C|S|of").waits()
    assert boat.scene is Navigating
    assert boat.asked(d.AskFree) == []


# --- the preserver ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["hand", "open"])
def test_a_preserver_is_put_on_the_unconscious(where: str) -> None:
    """L3.14: free, at once, by anybody conscious at any time; it lies open before them; not on others."""
    boat = Boat(
        sailor("captain"),
        sailor("mate", **{where: "preserver"}),
        sailor("snob", wounds=5),
        sailor("wong", wounds=4),
        sailor("kid"),
        turn="captain",
    )
    assert boat.keys("mate", "vest") == ["vest.snob"]
    boat.plays("mate", "vest.snob")
    assert boat.opened("snob") == ("preserver",)
    assert boat.person("mate").cards == ()
    assert boat.turn == "captain"


def test_nothing_else_can_be_given_to_the_unconscious() -> None:
    """L3.14, L5.2: no offers to them."""
    assert armed().keys("captain", "to.") == ["to.mate", "to.kid"]


def test_an_old_keyboard_does_not_move_twice() -> None:
    """L3.11: two knives, one press pressed twice."""
    boat = Boat(sailor("captain", hand="oar oar"), sailor("kid"), turn="kid")
    [question] = boat.decisions("captain")
    boat.plays("captain", "open.oar")
    again = step(LIFEBOAT, boat.state, Answer(0, question.id, "open.oar"), 1)
    assert again == Rejected("stale")


@pytest.mark.parametrize(
    ("role", "keys"),
    [
        ("captain", ("open.knife",)),
        ("mate", ("vest.snob",)),
        ("captain", ("throw.hand.knife",)),
        ("captain", ("throw.open.club",)),
        ("kid", ("to.mate", "add.give.hand.oar", "drop.give.hand.oar", "add.give.hand.oar", "send", "withdraw")),
        ("kid", ("to.mate", "forget")),
    ],
)
def test_after_each_move_the_question_is_a_new_one(role: str, keys: tuple[str, ...]) -> None:
    """L3.10, L3.11, L3.12, L3.14: so a button cannot be pressed twice; the others' questions stay what they are."""
    boat = armed()
    seen = set()
    others = [question for other in boat.roles if other != role for question in _free(boat, other)]
    for key in keys:
        seen.add(*_free(boat, role))
        [listed] = boat.keys(role, key)
        boat.plays(role, listed)
    assert len(seen) == len(keys)
    assert not seen & set(_free(boat, role))
    assert others == [question for other in boat.roles if other != role for question in _free(boat, other)]


def test_a_trade_is_a_move_of_both() -> None:
    """L3.10."""
    boat = armed().plays("kid", "to.mate", "add.give.hand.oar", "send")
    before = [_free(boat, role) for role in boat.roles]
    boat.plays("mate", "accept")
    after = [_free(boat, role) for role in boat.roles]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True, False]


def _free(boat: Boat, role: str) -> list[str]:
    return [found.id for found in boat.decisions(role) if isinstance(found.ask, d.AskFree)]
