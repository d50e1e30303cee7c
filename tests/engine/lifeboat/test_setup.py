"""L1: setting up."""

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.lifeboat import events as e
from engine.lifeboat.cards import NAVIGATION, PROVISIONS, NavigationCard, _card
from engine.lifeboat.cast import CREWS
from engine.lifeboat.editions import EDITIONS, PLAYERS
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.setup import deal
from engine.lifeboat.state import Falling
from tests.helpers.redeal import learned
from tests.helpers.voyages import CARDS, NOTHING, Boat, sailor

TABLES = [(name, seats) for name, options in EDITIONS.items() for seats in PLAYERS[options.crew]]


def dealt(name: str, seats: int, seed: int = 0) -> e.VoyageBegan:
    return deal(EDITIONS[name], seats, frozenset(), Chance(seed))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_characters_loves_and_hates(name: str, seats: int) -> None:
    """L1.1, L1.2: everybody a character of the crew, and one love and one hate of those in play."""
    for seed in range(20):
        began = dealt(name, seats, seed)
        assert len(set(began.roles)) == seats
        assert set(began.roles) <= set(CREWS[EDITIONS[name].crew])
        assert sorted(map(str, began.loves)) == sorted(map(str, began.hates)) == sorted(began.roles)


def test_dealing_leaves_everything_to_chance() -> None:
    """L1.1, L1.2: any seat may get any character, love and hate, oneself too, and both the same."""
    many = [dealt("workshop", 4, seed) for seed in range(400)]
    for seat in range(4):
        assert {began.roles[seat] for began in many} == set(CREWS["eight"])
    assert any(began.loves[0] == began.roles[0] for began in many)
    assert any(began.hates[0] == began.roles[0] for began in many)
    assert any(began.loves[0] == began.hates[0] for began in many)


def test_navigation_cards_are_what_is_written_of_them() -> None:
    """L1.3: roles by letters, everyone, everyone but one, nobody."""
    assert tuple(_card(text) for text in CARDS) == NAVIGATION
    assert _card("-|L|^K|o") == NavigationCard(-1, frozenset({"lady"}), "everyone", frozenset({"kid"}), True, False)
    assert _card("+|*|-|f") == NavigationCard(1, "everyone", frozenset(), frozenset(), False, True)
    assert _card("0|-|SCMFWH|").thirst == {"snob", "captain", "mate", "frenchy", "wong", "doctor"}


def test_what_is_as_usual_is_not_stored() -> None:
    """L0.2: options have no usual value, and are stored whole."""
    stored = LIFEBOAT.dump_state(Boat(sailor("lady"), sailor("kid")).state)
    assert b"wounds" not in stored
    assert b"bait_adds_up" in stored


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_seats_run_from_bow_to_stern_in_the_order_of_the_cast(name: str, seats: int) -> None:
    """L1.3."""
    began = dealt(name, seats)
    aboard = [began.roles[seat] for seat in began.boat]
    assert aboard == [role for role in CREWS[EDITIONS[name].crew] if role in began.roles]


def test_a_name_that_is_not_aboard_is_ignored() -> None:
    """L1.3: the Mate and the Lady are named and not here."""
    boat = Boat(sailor("captain"), sailor("kid"), sea=NOTHING).waits()
    assert not boat.saw(e.FellOverboard)
    assert not boat.saw(e.ThirstStruck)
    assert boat.state.day == 2


def test_everyone_is_everyone_in_the_boat() -> None:
    """L1.3: also the unconscious and the dead, but not who left."""
    boat = Boat(
        sailor("snob", wounds=9),
        sailor("captain", hand="water"),
        sailor("wong", wounds=3),
        sailor("kid", aboard=False),
        sea="0|*|*|f",
    ).waits()
    assert boat.saw(e.FellOverboard)[0].fallen == (0, 1, 2)


def test_everybody_learns_only_the_own_love_hate_and_hand() -> None:
    """L1.2, L1.4: of how the voyage began."""
    began = dealt("workshop", 5)
    for seat in (*range(5), None):
        assert LIFEBOAT.redact(began, seat) == learned(began, seat)


def test_what_is_public_and_what_is_hidden() -> None:
    """L1.4: as a bystander sees it."""
    boat = Boat(
        sailor("lady", hand="jewels water", open="club", wounds=1, rowed=True),
        sailor("kid", hand="cash", fought=True),
        turn="kid",
        deck="water water",
        rowed="0|C|F|",
        gulls=2,
    )
    seen = boat.view(None)
    lady, kid = seen.persons
    assert (lady.place, lady.wounds, lady.open, lady.hand_size, lady.rowed) == (1, 1, ("club",), 2, True)
    assert (kid.place, kid.hand_size, kid.fought) == (2, 1, True)
    assert (seen.gulls, seen.pile, seen.provisions_left, seen.navigation_left) == (2, 1, 2, 29)
    assert seen.secrets is None
    assert (seen.loves, seen.hates, seen.hands) == ((), (), ())
    own = boat.view("lady").secrets
    assert (own.hand, own.love, own.hate) == (("jewels", "water"), "kid", "kid")


def test_a_body_takes_its_seat_with_it() -> None:
    """L1.5: the others close up, and who is nearest is found anew."""
    boat = Boat(
        sailor("lady", wounds=5),
        sailor("captain"),
        sailor("kid", wounds=4),
        sea="0|*|*|f",
        deck="cash oar bait kit",
    ).waits()
    assert boat.state.boat == (1,)
    assert not boat.person("lady").aboard
    assert boat.view(None).persons[1].place == 1
    boat.until(None)
    assert boat.saw(e.ProvisionsDrawn, step=False)[-1].takers == (1,)


def test_bodies_out_of_the_boat_are_not_named_again() -> None:
    """L1.5: what a card does is found anew too."""
    boat = Boat(sailor("captain", wounds=8, aboard=False), sailor("kid"), sea="0|C|F|").waits()
    assert boat.scene is not Falling
    assert not boat.saw(e.FellOverboard)


@pytest.mark.parametrize("cards", [0, 1])
def test_starting_provisions(cards: int) -> None:
    """L0: none, or one each."""
    start = LIFEBOAT.start(
        LIFEBOAT.load_options({"edition": "workshop", "starting_provisions": cards}), 5, frozenset(), Chance(7)
    )
    began = start.events[0]
    assert [len(hand) for hand in began.hands] == [cards] * 5
    assert [person.hand for person in LIFEBOAT.evolve(None, began).persons] == list(began.hands)
    assert len(began.provisions) == 42 - 5 * cards
    assert Counter(began.provisions) + Counter(k for hand in began.hands for k in hand) == Counter(PROVISIONS)


@pytest.mark.parametrize(
    ("name", "seats"),
    [("forum", 3), ("forum", 7), ("workshop", 3), ("workshop", 9), ("straw-hats", 3), ("straw-hats", 9)],
)
def test_too_few_or_too_many_are_refused(name: str, seats: int) -> None:
    """L0: 4–6, 4–8."""
    with pytest.raises(ValueError, match="players"):
        LIFEBOAT.start(EDITIONS[name], seats, frozenset(), Chance(1))


def test_the_deck_for_six_names_nobody_else() -> None:
    """L0: 24 navigation cards, or 30, even if Wong and the Doctor were not dealt."""
    assert len(dealt("forum", 6).navigation) == 24
    for name in ("workshop", "straw-hats"):
        assert sorted(dealt(name, 4).navigation) == list(range(30))
