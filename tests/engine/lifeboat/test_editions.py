"""L0: editions and options."""

from dataclasses import asdict, fields, replace

import pytest
from pydantic import ValidationError

from engine.core.chance import Chance
from engine.core.game import fold
from engine.lifeboat import events as e
from engine.lifeboat.cards import NAVIGATION, PROVISIONS
from engine.lifeboat.cast import CASTS, CHARACTERS, CREWS
from engine.lifeboat.editions import CHOICES, EDITIONS, EXPANSIONS, PLAYERS, Options, choices
from engine.lifeboat.moments import provisions
from engine.lifeboat.rules import LIFEBOAT
from tests.helpers.voyages import Boat, sailor


def test_forum_is_001() -> None:
    """L0: six characters, the psychopath, opening after an announced theft, and a return from the water (L0.2)."""
    forum = EDITIONS["forum"]
    assert CREWS[forum.crew] == ("lady", "snob", "captain", "mate", "frenchy", "kid")
    assert PLAYERS[forum.crew] == range(4, 7)
    assert asdict(forum) == {
        "edition": "forum",
        "crew": "six",
        "starting_provisions": 0,
        "self_hate": "psychopath",
        "open_after_theft_is_announced": True,
        "bait_adds_up": True,
        "faint_in_water": "returns",
        "throw_own_provisions": False,
        "throw_corpse": False,
        "throw_unconscious": False,
        "weather": False,
        "cannibalism": False,
        "fire_water": False,
        "yield_when_silent": "to_stronger",
    }


def test_workshop_is_000() -> None:
    """L0: eight characters, Wong after the Mate and the Doctor before the Kid."""
    workshop = EDITIONS["workshop"]
    assert CREWS[workshop.crew] == ("lady", "snob", "captain", "mate", "wong", "frenchy", "doctor", "kid")
    assert PLAYERS[workshop.crew] == range(4, 9)
    assert asdict(workshop) == {
        "edition": "workshop",
        "crew": "eight",
        "starting_provisions": 0,
        "self_hate": "own_death",
        "open_after_theft_is_announced": False,
        "bait_adds_up": True,
        "faint_in_water": "drowns",
        "throw_own_provisions": True,
        "throw_corpse": False,
        "throw_unconscious": False,
        "weather": False,
        "cannibalism": False,
        "fire_water": False,
        "yield_when_silent": "to_stronger",
    }


def test_straw_hats_is_003() -> None:
    """L0: the crew of the hats, one wound of any number of baits, corpses overboard."""
    hats = EDITIONS["straw-hats"]
    assert PLAYERS[hats.crew] == range(4, 9)
    assert asdict(hats) == {
        "edition": "straw-hats",
        "crew": "straw-hats",
        "starting_provisions": 0,
        "self_hate": "own_death",
        "open_after_theft_is_announced": False,
        "bait_adds_up": False,
        "faint_in_water": "drowns",
        "throw_own_provisions": False,
        "throw_corpse": True,
        "throw_unconscious": False,
        "weather": False,
        "cannibalism": False,
        "fire_water": False,
        "yield_when_silent": "to_stronger",
    }


def test_expanded_is_the_workshop_with_all_expansions() -> None:
    """L0: where 002 is silent, as `workshop`; who faints in the water comes back."""
    changed = {"faint_in_water": "returns", "weather": True, "cannibalism": True, "fire_water": True}
    assert EDITIONS["expanded"] == replace(EDITIONS["workshop"], edition="expanded", **changed)


def test_expansions_want_a_crew_of_eight_roles() -> None:
    """L9: each alone and all together, in every edition but that for six."""
    for edition in ("workshop", "straw-hats", "expanded"):
        for name in EXPANSIONS:
            options = LIFEBOAT.load_options({"edition": edition, **dict.fromkeys(EXPANSIONS, False), name: True})
            assert options.expansions == (name,)
            assert set(choices(options)) == set(CHOICES)
    for name in EXPANSIONS:
        with pytest.raises(ValidationError):
            LIFEBOAT.load_options({"edition": "forum", name: True})
    assert set(choices(EDITIONS["forum"])) == set(CHOICES) - set(EXPANSIONS)


def test_the_expanded_deck_is_of_48() -> None:
    """The numbers of `lifeboat-cards.md`: 48 provisions; each expansion brings its own."""
    more = {"fire_water": 3, "cannibalism": 1, "kit": 4 - 3, "cash": 7 - 6}
    assert provisions(EDITIONS["expanded"]) - provisions(EDITIONS["workshop"]) == more
    assert provisions(EDITIONS["expanded"]).total() == 48
    assert provisions(EDITIONS["workshop"]) == PROVISIONS


def test_a_voyage_stored_before_there_were_expansions_goes_on() -> None:
    """DESIGN §4: schema 1 had no expansions, and asked who objects about the unconscious alone."""
    boat = Boat(sailor("mate"), sailor("captain", wounds=7), sailor("kid"), turn="mate", throw_unconscious=True)
    boat.plays("mate", "heave.captain")
    old = LIFEBOAT.dump_state(boat.state).decode()
    for name in EXPANSIONS:
        old = old.replace(f'"{name}":false,', "")
    new = '"by":0,"victim":1,"stake":{"what":"unconscious"}'
    assert new in old
    assert LIFEBOAT.load_state(old.replace(new, '"thrower":0,"victim":1').encode()) == boat.state
    start = LIFEBOAT.start(EDITIONS["workshop"], 5, frozenset(), Chance(3))
    events = LIFEBOAT.dump_events(start.events).decode()
    for name in EXPANSIONS:
        events = events.replace(f'"{name}":false,', "")
    assert LIFEBOAT.load_events(events.encode()) == start.events
    assert LIFEBOAT.load_events(b'[{"type":"heave_unopposed"}]') == (e.Unopposed(),)


def test_the_straw_hats_play_the_same_eight_roles() -> None:
    """L0.1: Nami, Sanji, Franky, Brook, Chopper, Luffy, Zoro, Usopp, bow to stern."""
    assert CREWS["straw-hats"] == ("lady", "snob", "captain", "mate", "doctor", "kid", "frenchy", "wong")
    assert set(CREWS["straw-hats"]) == set(CREWS["eight"]) == set(CHARACTERS)
    assert {name: edition.cast for name, edition in EDITIONS.items()} == {
        "forum": "classic",
        "workshop": "classic",
        "expanded": "classic",
        "straw-hats": "straw-hats",
    }
    assert set(CASTS) == set(CREWS) == set(PLAYERS)


def test_the_names_come_with_the_crew() -> None:
    """L0.1, L0.2: nothing more is stored, so games begun before there were other names load as they are."""
    assert "cast" not in {field.name for field in fields(Options)} | set(CHOICES)
    assert LIFEBOAT.load_options({"edition": "workshop", "crew": "straw-hats"}).cast == "straw-hats"
    with pytest.raises(ValidationError):
        LIFEBOAT.load_options({"edition": "workshop", "cast": "straw-hats"})


def test_decks_are_as_printed() -> None:
    """The numbers of `lifeboat-cards.md`."""
    assert sum(PROVISIONS.values()) == 42
    for deck, gulls, crossed, fists, oars in ((NAVIGATION[:24], 7, 1, 12, 11), (NAVIGATION, 9, 1, 14, 14)):
        assert sum(card.gull == 1 for card in deck) == gulls
        assert sum(card.gull == -1 for card in deck) == crossed
        assert sum(card.fist for card in deck) == fists
        assert sum(card.oar for card in deck) == oars
    named = {role for card in NAVIGATION[:24] for role in (*_named(card.overboard), *_named(card.thirst))}
    assert named == set(CREWS["six"])


def _named(roles: object) -> frozenset[object]:
    return roles if isinstance(roles, frozenset) else frozenset()


def test_strength_and_survival_make_twelve() -> None:
    """The characters of `lifeboat-cards.md`."""
    strengths = {role: character.strength for role, character in CHARACTERS.items()}
    assert strengths == {
        "lady": 4,
        "snob": 5,
        "captain": 7,
        "mate": 8,
        "wong": 3,
        "frenchy": 6,
        "doctor": 4,
        "kid": 3,
    }
    assert all(character.strength + character.survival == 12 for character in CHARACTERS.values())


def test_each_option_stands_alone() -> None:
    """L0: start from an edition and change one."""
    for name, edition in EDITIONS.items():
        for option, values in choices(edition).items():
            for value in values:
                changed = LIFEBOAT.load_options({"edition": name, option: value})
                assert changed == replace(edition, **{option: value})


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"edition": "titanic"},
        {"edition": "forum", "crew": "nine"},
        {"edition": "forum", "starting_provisions": 2},
        {"edition": "forum", "bait_adds_up": "perhaps"},
        {"edition": "forum", "sharks": True},
        {"edition": ["forum"]},
    ],
)
def test_wrong_options_are_refused(data: dict[str, object]) -> None:
    """What is no option of this game is an error of validation, never a guess."""
    with pytest.raises(ValidationError):
        LIFEBOAT.load_options(data)


def test_options_are_kept_to_the_end() -> None:
    """L0.2: they are stored whole with the state and with the first fact, so a later default cannot change them."""
    for edition in EDITIONS.values():
        start = LIFEBOAT.start(edition, 5, frozenset(), Chance(3))
        for data in (LIFEBOAT.dump_state(start.state), LIFEBOAT.dump_events(start.events)):
            for field in fields(Options):
                assert f'"{field.name}":'.encode() in data, f"{field.name} would follow a later version's default"
        assert LIFEBOAT.load_state(LIFEBOAT.dump_state(start.state)).options == edition
        assert fold(LIFEBOAT, LIFEBOAT.load_events(LIFEBOAT.dump_events(start.events))).options == edition
