"""L3.1–L3.3, L3.13–L3.16: the turns of a day, rowing, parasol, kit and flare gun."""

from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.state import Actions, Drifting, Fight, Rowing
from tests.helpers.voyages import NOTHING, Boat, card, sailor


def test_the_order_is_the_seating_at_the_start_of_the_day() -> None:
    """L3.1: it does not change when seats change."""
    boat = Boat(sailor("lady"), sailor("captain"), sailor("mate"), sailor("kid"), turn="dawn", sea=NOTHING).waits()
    boat.plays("lady", "seat.kid").plays("kid", "yield")
    assert boat.order == ["kid", "captain", "mate", "lady"]
    turns = [boat.turn]
    for role in ("captain", "mate"):
        boat.plays(role, "pass")
        turns.append(boat.turn)
    assert turns == ["captain", "mate", "kid"]
    boat.plays("kid", "pass")
    assert boat.view(None).scene.pause == "dusk"


def test_the_next_day_follows_the_new_seating() -> None:
    """L3.1."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="captain", sea="0|H|SF|")
    boat.plays("captain", "seat.kid").plays("kid", "yield", "pass").waits().waits()
    assert boat.state.day == 2
    assert boat.turn == "kid"


def test_who_cannot_act_when_its_turn_comes_is_passed_over() -> None:
    """L3.1: unconscious, dead or gone."""
    boat = Boat(
        sailor("lady"),
        sailor("snob", wounds=5),
        sailor("captain", wounds=8),
        sailor("mate", aboard=False),
        sailor("kid"),
        turn="lady",
    ).plays("lady", "pass")
    assert boat.turn == "kid"
    assert [event.seat for event in boat.saw(e.TurnBegan)] == [4]


def test_who_fainted_in_a_fight_before_its_turn_is_passed_over() -> None:
    """L3.1."""
    boat = Boat(sailor("captain"), sailor("lady", wounds=3), sailor("kid"), turn="captain")
    boat.plays("captain", "seat.lady").plays("lady", "refuse").fights_on()
    assert boat.person("lady").unconscious
    assert boat.turn == "kid"


def test_exactly_one_action_a_turn() -> None:
    """L3.2: everything possible is offered, and any of it ends the turn."""
    boat = Boat(
        sailor("captain", hand="kit flare parasol"), sailor("kid", hand="cash", open="knife", wounds=1), turn="captain"
    )
    assert boat.keys("captain", ask=d.AskTurn) == [
        "row",
        "seat.kid",
        "rob.kid.hand",
        "rob.kid.knife",
        "parasol.captain",
        "parasol.kid",
        "kit.kid",
        "flare",
        "pass",
    ]
    boat.plays("captain", "pass")
    assert boat.saw(e.TurnPassed)
    assert boat.saw(e.TurnEnded)
    assert boat.turn == "kid"


def test_what_is_aimed_at_is_another_aboard() -> None:
    """L3.2: kit and parasol: oneself too; nobody who has left."""
    boat = Boat(
        sailor("captain", hand="kit parasol", open="club", wounds=1),
        sailor("mate", aboard=False, wounds=1),
        sailor("kid"),
        turn="captain",
    )
    keys = boat.keys("captain", ask=d.AskTurn)
    assert [key for key in keys if "mate" in key] == []
    assert [key for key in keys if "captain" in key] == ["parasol.captain", "kit.captain"]


# --- rowing ----------------------------------------------------------------------------------------------------------


def test_rowing_draws_two_and_keeps_any_of_them() -> None:
    """L3.3: all, some or none; the others go under the deck."""
    for keep, kept in (("keep", ""), ("keep0", "0|C|F|"), ("keep1", "0|C|S|of"), ("keep01", "0|C|F| 0|C|S|of")):
        boat = Boat(sailor("captain"), sailor("kid"), turn="captain", sea="0|C|F| 0|C|S|of")
        deck = boat.state.navigation
        boat.plays("captain", "row")
        assert boat.scene is Rowing
        assert boat.keys("captain", ask=d.AskKeep) == ["keep", "keep0", "keep1", "keep01"]
        boat.plays("captain", keep)
        pile = tuple(card(text) for text in kept.split())
        assert boat.state.rowed == pile
        assert boat.state.navigation[:28] == deck[2:]
        assert set(boat.state.navigation[28:]) == set(deck[:2]) - set(pile)
        assert boat.person("captain").rowed
        assert boat.turn == "kid"


def test_one_more_card_for_each_own_open_oar() -> None:
    """L3.3: oars in the hand, or of others, do not count."""
    for opened, hand, drawn in (("oar", "", 3), ("oar oar", "", 4), ("", "oar oar", 2), ("oar", "oar", 3)):
        boat = Boat(sailor("captain", open=opened, hand=hand), sailor("kid", open="oar"), turn="captain")
        boat.plays("captain", "row")
        assert boat.view("captain").secrets.drawn == boat.saw(e.RowingBegan)[0].drawn
        assert len(boat.view("captain").secrets.drawn) == drawn


def test_an_oar_may_be_passed_on_to_a_later_rower() -> None:
    """L3.3, L3.10."""
    boat = Boat(sailor("captain", open="oar"), sailor("kid"), turn="captain").plays("captain", "row", "keep")
    boat.plays("captain", "to.kid", "add.give.open.oar", "send").plays("kid", "accept", "row")
    assert boat.saw(e.RowingBegan)[0].count == 3


def test_which_cards_were_drawn_and_kept_is_the_rowers_secret() -> None:
    """L3.3, L1.4: the number is public."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="captain").plays("captain", "row")
    assert boat.view("kid").secrets.drawn == ()
    assert boat.view("kid").scene.count == 2
    boat.plays("captain", "keep1")
    assert boat.view("kid").pile == 1


def test_rowing_with_a_short_deck() -> None:
    """L3.3: what is left is drawn."""
    boat = Boat(sailor("captain", open="oar"), sailor("kid"), turn="captain").with_(navigation=(3, 4))
    assert boat.plays("captain", "row").saw(e.RowingBegan)[0].drawn == (3, 4)
    boat.plays("captain", "keep01")
    assert (boat.state.navigation, boat.state.rowed) == ((), (3, 4))


def test_rowing_with_an_empty_deck_tires_all_the_same() -> None:
    """L3.3: none left: still marked, and the day goes on."""
    boat = Boat(sailor("captain"), sailor("kid"), turn="captain").with_(navigation=(), rowed=(3, 4))
    boat.plays("captain", "row")
    assert boat.person("captain").rowed
    assert boat.saw(e.Rowed)[0].count == 0
    assert boat.turn == "kid"
    assert boat.state.rowed == (3, 4)


# --- special actions -------------------------------------------------------------------------------------------------


def test_the_parasol_lies_open_before_whom_it_shades() -> None:
    """L3.14: also over another, unconscious or not; from the hand or an idle open one; not over the dead."""
    for where in ("hand", "open"):
        boat = Boat(
            sailor("captain", **{where: "parasol"}),
            sailor("mate", wounds=8),
            sailor("wong", wounds=4),
            sailor("kid"),
            turn="captain",
        )
        assert boat.keys("captain", "parasol") == ["parasol.captain", "parasol.mate", "parasol.kid"]
        boat.plays("captain", "parasol.mate")
        assert boat.opened("mate") == ("parasol",)
        assert "parasol" not in boat.person("captain").cards
        assert boat.state.parasol_up
        assert boat.turn == "kid"


def test_a_kit_heals_one_wound_and_leaves_the_game() -> None:
    """L5.3: any living character with a wound."""
    boat = Boat(
        sailor("captain", hand="kit", wounds=2),
        sailor("mate"),
        sailor("wong", wounds=4),
        sailor("kid", wounds=3),
        turn="captain",
    )
    assert boat.keys("captain", "kit") == ["kit.captain", "kit.kid"]
    boat.plays("captain", "kit.captain")
    assert boat.wounds("captain") == 1
    assert boat.person("captain").cards == ()


def test_the_flare_shows_three_cards_and_counts_their_birds_alone() -> None:
    """L6.6: crossed ones too, one by one; the cards go under the deck; the gun leaves the game."""
    boat = Boat(sailor("captain", hand="flare"), sailor("kid"), turn="captain", gulls=1, sea="+|C|M|f -|L|^K|o +|M|K|f")
    top = boat.state.navigation[:3]
    boat.plays("captain", "flare")
    assert boat.saw(e.FlareFired)[0].cards == top
    assert [event.gulls for event in boat.saw(e.GullsChanged)] == [2, 1, 2]
    assert set(boat.state.navigation[-3:]) == set(top)
    assert boat.person("captain").cards == ()
    assert boat.wounds("captain") == 0
    assert boat.turn == "kid"


def test_a_flare_may_bring_land_in_sight() -> None:
    """L6.6: the fourth gull ends the voyage at once, even in the actions part; the rest does not count."""
    boat = Boat(sailor("captain", open="flare"), sailor("kid"), turn="captain", gulls=3, sea="0|C|F| +|M|K|f -|L|^K|o")
    boat.plays("captain", "flare")
    assert (boat.state.ended, boat.state.gulls) == ("land", 4)
    assert not boat.saw(e.TurnEnded)
    assert boat.asked() == []


def test_a_crossed_gull_first_leaves_room_for_a_fourth() -> None:
    """L6.6: one by one, in the order drawn."""
    boat = Boat(sailor("captain", open="flare"), sailor("kid"), turn="captain", gulls=3, sea="-|L|^K|o +|M|K|f 0|C|F|")
    boat.plays("captain", "flare")
    assert (boat.state.ended, boat.state.gulls) == (None, 3)


def test_a_flare_with_a_short_deck() -> None:
    """L6.6: what is there is shown."""
    boat = Boat(sailor("captain", open="flare"), sailor("kid"), turn="captain").with_(navigation=(0, 4), rowed=(5,))
    boat.plays("captain", "flare")
    assert boat.saw(e.FlareFired)[0].cards == (0, 4)
    assert sorted(boat.state.navigation) == [0, 4]


# --- the day ---------------------------------------------------------------------------------------------------------


def test_several_fights_and_still_an_action() -> None:
    """L3.13, L4.1: joining costs no action."""
    boat = Boat(sailor("lady"), sailor("captain"), sailor("mate"), sailor("kid"), turn="lady")
    boat.plays("lady", "seat.captain").plays("captain", "refuse").plays("mate", "defence").fights_on()
    boat.plays("captain", "seat.mate").plays("mate", "refuse").fights_on()
    assert boat.turn == "mate"
    assert {"row", "seat.lady", "pass"} <= set(boat.keys("mate", ask=d.AskTurn))


def test_morning_and_dusk_are_pauses() -> None:
    """L3.15: everything free can be done, and nobody is asked."""
    boat = Boat(sailor("captain", hand="knife"), sailor("kid"), turn="dawn", deck="")
    for pause in ("morning", "dusk"):
        assert boat.view(None).scene.pause == pause
        assert boat.asked(blocking=True) == []
        assert [(q.ask.what, q.pace) for q in boat.decisions(None)] == [(pause, "pause")]
        assert {"open.knife", "throw.hand.knife", "to.kid"} <= set(boat.keys("captain"))
        if pause == "morning":
            boat.waits().plays("captain", "pass").plays("kid", "pass")
    assert boat.waits().saw(e.ActionsEnded)


def test_the_dead_are_silent() -> None:
    """L3.16: never asked, nothing to do, whatever is going on."""
    boat = Boat(
        sailor("lady", hand="bait knife water preserver", wounds=5),
        sailor("captain", hand="bait water"),
        sailor("mate", hand="bait"),
        turn="dawn",
        deck="cash oar",
        sea="+|*|*|of",
    )
    seen = set()
    for _ in range(40):
        if boat.state.day > 2 or boat.state.ended:
            break
        seen.add(boat.scene)
        assert "lady" not in boat.asked()
        if boat.scene is Actions and boat.turn == "captain":
            boat.plays("captain", "seat.mate").plays("mate", "refuse")
            continue
        decision = next(
            q for q in (*boat.decisions("captain"), *boat.decisions("mate"), *boat.decisions(None)) if q.blocking
        )
        boat.waits(None if decision.seat is None else boat.roles[decision.seat])
    assert Fight in seen
    assert len(seen) >= 5


def test_nobody_awake_no_dusk() -> None:
    """L3.15, L6.3: with nobody conscious nobody waits for the evening, and no question is asked at all."""
    boat = Boat(sailor("captain", wounds=7), sailor("kid", wounds=3), turn="dawn", sea=NOTHING)
    assert boat.scene is Drifting
    assert boat.asked() == []
