"""L9.4–L9.7: weather."""

import pytest

from engine.core.chance import Chance
from engine.core.game import fold
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat.cards import NAVIGATION, WEATHER
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Actions, Falling, Handout, Navigating, Sky, Thirsting
from tests.helpers.voyages import CARDS, Boat, card, sailor

NOBODY = "+|-|-|"
"""Nobody falls, nobody is thirsty; one gull."""


def evening(*sailors: object, weather: str, sea: str = NOBODY, **options: object) -> Boat:
    """The dusk of such a day is over: navigation has begun."""
    return Boat(*sailors, weather=weather, sea=sea, **options).waits()  # type: ignore[arg-type]


def causes(boat: Boat) -> dict[str, tuple[str, ...]]:
    [struck] = boat.saw(e.ThirstStruck)
    return {boat.roles[seat]: why for seat, why in struck.causes}


def sky(boat: Boat) -> Sky:
    assert boat.state.sky is not None
    return boat.state.sky


KID = sailor("kid", hand="cash")
LADY = sailor("lady", hand="cash")


# --- the deck, and who sees what (L9.4) ------------------------------------------------------------------------------


def test_ten_cards_one_each() -> None:
    """L9.4: in a random order, and one is drawn before provisions."""
    orders = set()
    for seed in range(20):
        start = LIFEBOAT.start(EDITIONS["expanded"], 6, frozenset(), Chance(seed))
        state = fold(LIFEBOAT, start.events)
        assert sorted((*state.sky.deck, state.sky.today)) == sorted(WEATHER)
        kinds = [type(event) for event in start.events]
        assert kinds.index(e.WeatherDrawn) < kinds.index(e.ProvisionsDrawn)
        orders.add(state.sky.deck)
    assert len(orders) == 20


def test_the_bow_sees_it_first_and_each_at_its_own_turn() -> None:
    """L9.4: the conscious one nearest the bow; the others and the group do not, until navigation begins."""
    boat = Boat(sailor("lady", wounds=4), sailor("snob"), sailor("mate"), KID, turn="dawn", weather="rain", deck="cash")
    drawn = boat.saw(e.WeatherDrawn)[0]
    assert drawn.by == boat.seat("snob")
    assert _who_knows(boat) == ["snob"]
    boat.until(Actions)
    assert _who_knows(boat) == ["snob"]
    boat.waits()
    assert boat.turn == "snob"
    assert boat.saw(e.WeatherSeen) == [], "it has seen it already"
    boat.plays("snob", "pass")
    assert boat.saw(e.WeatherSeen) == [e.WeatherSeen(2, drawn.weather)]
    assert _who_knows(boat) == ["snob", "mate"]
    boat.plays("mate", "pass").plays("kid", "pass")
    assert _who_knows(boat) == ["snob", "mate", "kid"]
    boat.waits()
    assert boat.saw(e.WeatherShown)[0].weather == drawn.weather


def _who_knows(boat: Boat) -> list[str]:
    assert boat.view(None).sky.today is None
    return [role for role in boat.roles if boat.view(role).sky.today is not None]


def test_it_applies_only_once_it_is_shown() -> None:
    """L9.4: the view tells it to all then; the card goes to the discards with the day."""
    boat = Boat(LADY, KID, weather="hot", sea=NOBODY)
    assert boat.view("kid").sky.today is None
    assert not boat.view("kid").sky.shown
    boat.waits()
    assert (boat.view(None).sky.today, boat.view(None).sky.shown) == ("hot", True)
    boat.until(None)
    assert sky(boat).used == ("hot",)
    assert boat.view(None).sky.used == ("hot",)


def test_with_one_card_left_the_discards_are_shuffled_in() -> None:
    """L9.4."""
    boat = Boat(LADY, KID, turn="morning", weather="hot: sunday stormy rough_seas muggy foggy rain calm windy")
    assert sky(boat).deck == ("clear",)
    boat.until(None)
    assert len(boat.saw(e.WeatherReshuffled, step=False)) == 1
    assert sorted((*sky(boat).deck, sky(boat).today or "")) == sorted(WEATHER)
    boat = Boat(LADY, KID, turn="morning", weather="hot: sunday stormy rough_seas muggy foggy rain calm")
    boat.until(None)
    assert boat.saw(e.WeatherReshuffled, step=False) == []
    assert len(sky(boat).deck) == 1


def test_nobody_conscious_nobody_peeks() -> None:
    """L9.4, L6.3: it is drawn, and shown when navigation begins."""
    boat = Boat(sailor("lady", wounds=4), sailor("kid", wounds=3), turn="dawn", weather="rain", sea=NOBODY)
    assert boat.saw(e.WeatherDrawn)[0].by is None
    assert sky(boat).seen == ()
    boat.waits()
    assert len(boat.saw(e.WeatherShown)) == 1


# --- storms (L9.5) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weather", "mark", "other"), [("stormy", "rowed", "fought"), ("rough_seas", "fought", "rowed")]
)
def test_who_would_be_thirsty_for_it_falls_instead(weather: str, mark: str, other: str) -> None:
    """L9.5: in the thirst step, before thirsts are paid; other causes remain."""
    boat = evening(
        sailor("lady", hand="cash", **{mark: True}),
        sailor("snob", hand="cash", **{other: True}),
        sailor("doctor", hand="cash", rowed=True, fought=True),
        KID,
        weather=weather,
        sea="0|M|CF|of",
    )
    assert boat.scene is Falling
    fallen = boat.saw(e.FellOverboard)[0]
    assert [boat.roles[seat] for seat in fallen.fallen] == ["lady", "doctor"]
    assert fallen.instead_of == boat.view(None).scene.instead_of == mark
    boat.until(Thirsting)
    assert boat.wounds("lady", "snob", "doctor", "kid") == (1, 0, 1, 0)
    assert {boat.roles[seat]: why for seat, why in boat.saw(e.ThirstStruck)[0].causes} == {
        "snob": (other,),
        "doctor": (other,),
    }


def test_no_oar_on_the_card_no_storm_for_rowers() -> None:
    """L9.5: only those who would be thirsty."""
    boat = evening(sailor("lady", hand="cash", rowed=True), KID, weather="stormy", sea="0|F|LCM|f")
    assert boat.saw(e.FellOverboard) == []
    assert causes(boat) == {"lady": ("named",)}


def test_a_second_fall_on_the_same_day() -> None:
    """L9.5: a preserver works again; a bait counts only for the fall in which it is played; open things are lost."""
    boat = evening(
        sailor("captain", open="preserver", rowed=True),
        sailor("snob", hand="bait bait", rowed=True),
        KID,
        weather="stormy",
        sea="0|C|S|of",
    )
    boat.plays("snob", "b1.p-").waits("captain").waits("kid") if boat.scene is Falling else None
    first = boat.saw(e.FallEnded, step=False)
    assert len(first) == 1
    assert boat.wounds("captain", "snob") == (1, 0), "the bait alone"
    assert boat.scene is Falling
    assert boat.saw(e.FellOverboard)[0].fallen == (0, 1)
    boat.until(Thirsting)
    assert boat.wounds("captain", "snob") == (1, 1), "the preserver works again, and the first bait is spent"
    assert boat.opened("captain") == ("preserver",)
    assert causes_of(boat) == {"snob": ("named",)}


def causes_of(boat: Boat) -> dict[str, tuple[str, ...]]:
    return {boat.roles[seat]: why for seat, why in boat.saw(e.ThirstStruck, step=False)[-1].causes}


def test_unconscious_rowers_are_swept_away_and_the_dead_are_not() -> None:
    """L9.5, L7.4, L8.1: who would be thirsty is alive."""
    boat = evening(
        sailor("lady", wounds=4, rowed=True),
        sailor("snob", wounds=6, rowed=True),
        KID,
        weather="stormy",
        sea="0|M|CF|of",
    )
    boat.until(None)
    assert not boat.person("lady").aboard
    assert boat.person("snob").aboard


def test_a_parasol_is_no_help_in_a_storm() -> None:
    """L8.4, L9.5: it takes away a cause, not a fall."""
    boat = evening(
        sailor("lady", open="parasol", hand="cash", rowed=True),
        KID,
        weather="stormy",
        sea="0|M|CF|of",
        parasol_up=True,
    )
    assert boat.saw(e.FellOverboard)[0].fallen == (0,)


def test_the_swimmer_falls_without_a_wound_in_a_storm_too() -> None:
    """L9.5, L7.1."""
    boat = evening(sailor("frenchy", hand="cash", rowed=True), KID, weather="stormy", sea="0|K|^K|o")
    boat.until(None)
    assert boat.wounds("frenchy") == 1, "thirsty by name"


# --- the other eight (L9.6) ------------------------------------------------------------------------------------------


def test_windy_first_the_top_card_and_then_the_navigator() -> None:
    """L9.6: whole, without choice; then the navigator is found anew and chooses."""
    boat = Boat(
        LADY, sailor("captain", hand="cash"), KID, weather="windy", sea="0|C|S|of +|-|-|", rowed="0|S|SC| 0|M|L|"
    )
    boat.waits()
    first = boat.saw(e.NavigationPlayed)[0]
    assert (first.card, first.navigator, first.from_pile) == (card("0|C|S|of"), None, False)
    assert boat.scene is Falling
    boat.until(Navigating)
    assert boat.wounds("captain") == 1
    frame = boat.state.top
    assert isinstance(frame, Navigating)
    assert frame.navigator == boat.seat("kid")
    assert set(frame.cards) == {card("0|S|SC|"), card("0|M|L|")}
    boat.plays("kid", f"nav.{card('0|M|L|')}").until(None)
    assert len(boat.saw(e.NavigationPlayed, step=False)) == 2
    assert len(boat.saw(e.DayEnded, step=False)) == 1


def test_windy_a_parasol_helps_once() -> None:
    """L9.6, L8.4: one cause a day, though two cards make thirsty."""
    boat = Boat(
        sailor("captain", open="parasol", hand="cash"), KID, weather="windy", sea="0|M|CF|of", rowed="0|M|CM|o",
        parasol_up=True,
    )  # fmt: skip
    boat.waits().until(None)
    assert len(boat.saw(e.Shaded, step=False)) == 1
    assert boat.wounds("captain") == 1


def test_windy_the_navigator_is_found_anew() -> None:
    """L9.6: the first may be in no state to choose."""
    boat = Boat(LADY, sailor("kid", hand="cash", wounds=2), weather="windy", sea="0|K|^K|o +|-|-|", rowed="0|S|SC|")
    boat.waits().until(None)
    played = boat.saw(e.NavigationPlayed, step=False)
    assert [event.navigator for event in played] == [None, boat.seat("lady")]


def test_windy_with_nothing_to_blow() -> None:
    """L9.6, L3.3: all cards rowed; the navigator chooses as ever (a ruling)."""
    everything = " ".join(CARDS)
    boat = Boat(LADY, KID, weather="windy", rowed=everything)
    assert boat.state.navigation == ()
    boat.waits()
    assert boat.saw(e.WindRose) == []
    frame = boat.state.top
    assert isinstance(frame, Navigating)
    assert len(frame.cards) == len(NAVIGATION)
    boat = Boat(sailor("lady", wounds=4), sailor("kid", wounds=3), turn="dawn", weather="windy", rowed=everything)
    boat.waits()
    assert len(boat.saw(e.NavigationPlayed)) == 1


def test_windy_rowers_may_be_thirsty_twice_and_a_voyage_may_end_between() -> None:
    """L8.1, L9.6, L6.5: each cause once a card; the fourth gull of the first ends it."""
    boat = evening(sailor("snob", rowed=True, hand="cash"), KID, weather="windy", sea="0|C|S|of 0|M|CF|of")
    boat.until(None)
    assert boat.wounds("snob") == 1 + 1 + 1
    boat = evening(LADY, KID, weather="windy", gulls=3)
    assert boat.state.ended == "land"
    assert len(boat.saw(e.NavigationPlayed)) == 1


def test_calm_no_card_and_the_pile_sinks_unseen() -> None:
    """L9.6."""
    boat = evening(sailor("lady", hand="cash", rowed=True), KID, weather="calm", rowed="0|C|S|of 0|M|L|")
    assert boat.saw(e.NavigationPlayed) == []
    assert [event.count for event in boat.saw(e.PileSunk)] == [2]
    assert boat.saw(e.ThirstStruck) == []
    assert boat.state.rowed == ()
    assert len(boat.state.navigation) == len(NAVIGATION)
    assert boat.state.day == 2


def test_sunday_a_second_hand_out_right_after_the_first() -> None:
    """L9.6, L9.4: shown between the two; for those conscious then."""
    boat = Boat(LADY, sailor("snob", wounds=5), KID, turn="dawn", weather="sunday", deck="cash cash cash cash cash")
    assert boat.scene is Handout
    boat.plays("lady", "cash")
    assert boat.saw(e.WeatherShown) == [e.WeatherShown("sunday")]
    assert boat.scene is Handout
    boat.plays("lady", "cash")
    assert boat.scene is Actions
    assert len(boat.hand("lady")) == len(boat.hand("kid")) == 3
    assert boat.hand("snob") == ()
    assert len(boat.saw(e.ProvisionsDrawn, step=False)) == 2
    assert boat.view(None).sky.today == "sunday"
    boat.until(None)
    assert len([event for event in boat.log if isinstance(event, e.WeatherShown)]) == 1


def test_sunday_with_an_empty_deck_is_told_once() -> None:
    """L9.6, L2.4."""
    boat = Boat(LADY, KID, turn="dawn", weather="sunday", deck="cash cash")
    boat.plays("lady", "cash")
    assert boat.scene is Actions
    assert boat.saw(e.WeatherShown) == [e.WeatherShown("sunday")]
    assert boat.saw(e.ProvisionsSkipped) == []


def test_foggy_birds_do_not_count() -> None:
    """L9.6: neither the gull nor the crossed one; the flare gun's do."""
    boat = evening(LADY, KID, weather="foggy", gulls=3)
    assert boat.state.gulls == 3
    assert boat.saw(e.BirdsHidden)
    boat = evening(LADY, KID, weather="foggy", gulls=3, sea="-|L|^K|o")
    boat.until(None)
    assert boat.state.gulls == 3
    boat = evening(LADY, sailor("captain", hand="cash"), weather="foggy", sea="0|M|L|")
    assert boat.saw(e.BirdsHidden) == [], "there was none"
    boat = Boat(sailor("lady", hand="flare"), KID, turn="lady", weather="foggy", sea="+|-|-| 0|M|L| 0|S|SC|")
    boat.plays("lady", "flare")
    assert boat.state.gulls == 1


def test_rain_nobody_is_thirsty() -> None:
    """L9.6: of any cause, fire water's too."""
    boat = evening(
        sailor("lady", rowed=True, fought=True, drank=True, hand="cash"),
        KID,
        weather="rain",
        sea="0|M|L|",
        fire_water=True,
    )
    assert boat.saw(e.ThirstStruck) == []
    assert boat.wounds("lady") == 0


def test_hot_one_more_thirst_for_everyone() -> None:
    """L9.6: alive."""
    boat = evening(LADY, sailor("snob", wounds=6), sailor("doctor", wounds=4), KID, weather="hot", sea="0|M|L|")
    assert causes(boat) == {"lady": ("named", "hot"), "doctor": ("hot",), "kid": ("hot",)}


def test_clear_the_discards_go_back() -> None:
    """L9.6: and the card itself is discarded with the day."""
    boat = evening(LADY, KID, weather="clear: rain hot")
    boat.until(None) if boat.state.day == 1 else None
    [shuffled] = boat.saw(e.WeatherReshuffled, step=False)
    assert set(shuffled.deck) == set(WEATHER) - {"clear"}
    assert sky(boat).used == ("clear",)


def test_a_day_without_effect_is_like_any_other() -> None:
    """L9.6: what one weather does the others do not."""
    for weather in ("clear", "foggy", "calm", "sunday"):
        boat = evening(sailor("snob", rowed=True, hand="cash"), KID, weather=weather, sea="0|C|S|of")
        expected = {} if weather == "calm" else {"snob": ("rowed", "named")}
        struck = boat.saw(e.ThirstStruck)
        assert {boat.roles[seat]: why for one in struck for seat, why in one.causes} == expected


# --- muggy (L9.6) ----------------------------------------------------------------------------------------------------


def muggy(*sailors: object, sea: str = "0|M|CF|of", **options: object) -> Boat:
    return evening(*sailors, weather="muggy", sea=sea, **options)


@pytest.mark.parametrize(("waters", "own", "wounds", "left"), [(2, 2, 0, 0), (3, 2, 0, 1), (1, 1, 1, 1), (4, 4, 0, 2)])
def test_muggy_takes_two_waters_a_thirst(waters: int, own: int, wounds: int, left: int) -> None:
    """L9.6: one alone does nothing, and goes back unseen."""
    boat = muggy(sailor("captain", hand="water " * waters), KID)
    keys = boat.keys("captain", ask=d.AskThirst)
    assert keys == [f"o{n}" for n in range(min(waters, 2) + 1)]
    boat.plays("captain", f"o{min(own, 2)}").waits("kid")
    assert boat.wounds("captain") == wounds
    assert len(boat.hand("captain")) == waters - 2 * (1 - wounds)
    assert left >= 0


def test_muggy_two_odd_waters_make_a_pair() -> None:
    """L9.6, L8.5: one's own and a given one; an odd one beyond that goes back."""
    boat = muggy(sailor("captain", hand="water"), sailor("kid", hand="water water"))
    boat.plays("captain", "o1").plays("kid", "o0.captainx2")
    assert boat.wounds("captain") == 0
    assert (boat.hand("captain"), boat.hand("kid")) == ((), ("water",))


def test_muggy_the_default_drinks_what_helps() -> None:
    """L9.6, L11.1."""
    boat = muggy(sailor("captain", hand="water water water"), KID)
    boat.until(None)
    assert boat.wounds("captain") == 0
    assert boat.hand("captain").count("water") == 1


def test_muggy_the_wong_drinks_along_once_for_two() -> None:
    """L9.6, L8.5: two waters spent on another count once."""
    boat = muggy(
        sailor("captain", hand="water water water water", rowed=True),
        sailor("wong", hand="cash", rowed=True, fought=True),
    )
    boat.plays("captain", "o4").waits("wong")
    assert boat.wounds("captain") == 0
    assert boat.saw(e.DrankAlong) == [e.DrankAlong(1, 2)]
    assert boat.wounds("wong") == 0
    boat = muggy(sailor("captain", hand="water water"), sailor("wong", hand="cash", rowed=True, fought=True))
    boat.plays("captain", "o2").waits("wong")
    assert boat.saw(e.DrankAlong) == [e.DrankAlong(1, 1)]
    assert boat.wounds("wong") == 1


def test_muggy_what_the_wong_is_given_and_has() -> None:
    """L9.6, L8.5: a given odd one joins her own; her own water pays only for what remains."""
    boat = muggy(
        sailor("captain", hand="water water water"), sailor("wong", hand="water water", rowed=True, fought=True)
    )
    boat.plays("captain", "o2.wongx1").plays("wong", "o2")
    assert boat.wounds("captain", "wong") == (0, 0)
    assert (boat.hand("captain"), boat.hand("wong")) == ((), ("water",))


def test_muggy_what_is_left_of_several_presents() -> None:
    """L9.6, L8.5: two of three given waters quench a thirst; the third, the last giver's, joins her own."""
    boat = muggy(
        *(sailor(role, hand="water") for role in ("lady", "doctor", "kid")),
        sailor("wong", hand="water", rowed=True, fought=True),
    )
    for giver in ("lady", "doctor", "kid"):
        boat.plays(giver, "o0.wongx1")
    boat.plays("wong", "o1")
    assert boat.wounds("wong") == 0
    assert [boat.hand(role) for role in boat.roles] == [(), (), (), ()]


# --- five thirsts (L9.7) ---------------------------------------------------------------------------------------------


def test_at_most_five_thirsts_from_one_card() -> None:
    """L9.7: rowed, fought, named, the heat and fire water are five; there is no sixth."""
    boat = evening(
        sailor("captain", hand="cash", rowed=True, fought=True, drank=True),
        KID,
        weather="hot",
        sea="0|M|CF|of",
        fire_water=True,
    )
    assert causes(boat)["captain"] == ("rowed", "fought", "named", "hot", "drank")
    boat.until(None)
    assert boat.wounds("captain") == 5
