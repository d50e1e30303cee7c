"""Perft: tiny voyages counted to the end. A rule that lets one game more or less happen changes a number here.

Each is counted twice, by position and game by game; where a few lines of arithmetic say how many there must be, they
stand beside it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import comb, factorial

import pytest

from engine.lifeboat import decisions as d
from engine.lifeboat import state as s
from engine.lifeboat.state import State
from tests.helpers.perft import Count, Until, count, count_one_by_one, ends, first, last, reached
from tests.helpers.voyages import Boat, card, sailor


def four(**things: dict[str, object]) -> list[s.Person]:
    """Lady, Snob, Captain and Kid, with these things."""
    return [sailor(role, **things.get(role, {})) for role in ("lady", "snob", "captain", "kid")]  # type: ignore[arg-type]


def at_sea(boat: Boat, *cards: str) -> State:
    """The voyage with these navigation cards and no others."""
    return boat.with_(navigation=tuple(card(text) for text in cards)).state


def handed_out(state: State) -> bool:
    return isinstance(state.top, s.Actions)


def sailed(state: State) -> bool:
    """A card was played and its birds have flown."""
    return state.day > 1 or isinstance(state.top, s.Falling | s.Thirsting)


def thirsty(state: State) -> bool:
    return isinstance(state.top, s.Thirsting)


def slept(state: State) -> bool:
    return state.day > 1


def never(state: State) -> bool:
    return False


# --- arithmetic ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    """Somebody in a fight: in how many ways it can change the balance, who it is afterwards, has it said «done»?"""

    ways: int
    then: "Asked | None" = None
    done: bool = False


BYSTANDER = Asked(2)


def fights(*asked: Asked) -> int:
    """L4.5 in a few lines: in how many ways a fight may go, if people speak in this order."""
    at = next((i for i, one in enumerate(asked) if not one.done), None)
    if at is None:
        return 1
    one, before, after = asked[at], asked[:at], asked[at + 1 :]
    out = fights(*before, *after)
    if not one.ways:
        return out
    done = fights(*before, Asked(one.ways, one.then, True), *after)
    afresh = [Asked(o.ways, o.then) for o in (*before, *([one.then] if one.then else []), *after)]
    return out + done + one.ways * fights(*afresh)


def rows(drawn: int) -> int:
    """L3.3, L6.1: keep some, shuffle the rest under the deck; the navigator shuffles the pile, plays one, and shuffles
    the others under."""
    sailed = [1, 1, *(factorial(pile) * pile * factorial(pile - 1) for pile in range(2, drawn + 1))]
    return sum(comb(drawn, kept) * factorial(drawn - kept) * sailed[kept] for kept in range(drawn + 1))


PASS = 1


# --- set-ups ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetUp:
    """A tiny voyage, how far it is followed, and what there is in it. `arithmetic`: the games, reckoned."""

    start: Callable[[], State]
    until: Until
    expected: Count
    arithmetic: int | None = None


def _provisions() -> State:
    return Boat(*four(), turn="dawn", deck="knife oar water cash jewels kit").state


def _provisions_for_three() -> State:
    return Boat(*four(snob={"wounds": 5}), turn="dawn", deck="cash cash water").state


def _one_turn() -> State:
    return at_sea(Boat(*four(), turn="kid"), "0|C|C|", "+|M|K|f", "0|S|SC|")


def _armed() -> State:
    return at_sea(Boat(*four(kid={"hand": "club knife"}), turn="kid"), "0|C|C|")


def _two_turns() -> State:
    return at_sea(Boat(*four(snob={"wounds": 4}, kid={"wounds": 2}), turn="captain"), "0|C|C|")


def _oar() -> State:
    boat = Boat(*four(lady={"wounds": 4}, snob={"wounds": 5}, captain={"wounds": 7}, kid={"open": "oar"}), turn="kid")
    return at_sea(boat, "0|C|C|", "+|M|K|f", "0|S|SC|", "0|H|CH|o")


def _robbers() -> State:
    boat = Boat(*four(snob={"hand": "cash water"}, captain={"open": "knife"}), turn="kid", edition="forum")
    return at_sea(boat, "0|C|C|")


def _fall() -> State:
    people = four(
        lady={"hand": "bait", "open": "cash"}, snob={"hand": "preserver water"}, captain={"wounds": 6, "hand": "bait"}
    )
    return at_sea(Boat(*people), "+|*|*|of")


def _thirst() -> State:
    people = four(
        lady={"open": "water", "wounds": 3}, snob={"hand": "water water"}, captain={"hand": "water"}, kid={"wounds": 2}
    )
    return at_sea(Boat(*people), "-|L|^K|o")


def _heave() -> State:
    boat = Boat(*four(lady={"wounds": 4, "hand": "cash"}), turn="kid", edition="straw-hats", throw_unconscious=True)
    return at_sea(boat, "0|C|C|")


def _feast() -> State:
    people = four(lady={"wounds": 5}, kid={"hand": "cannibalism", "wounds": 1})
    return at_sea(Boat(*people, turn="kid", cannibalism=True), "0|C|C|")


def _sip() -> State:
    return at_sea(Boat(*four(kid={"hand": "fire_water"}), turn="kid", fire_water=True), "0|C|C|")


def _adrift() -> State:
    """One can act, with two wounds to go; nobody has anything; the sea makes everybody thirsty."""
    people = four(lady={"wounds": 4}, snob={"wounds": 4}, captain={"wounds": 7}, kid={"wounds": 2})
    return at_sea(Boat(*people, turn="dawn"), "-|L|^K|o", "+|K|^L|of")


def _land() -> State:
    """A gull is missing, one card of three has it, and whoever comes too late dies of thirst."""
    people = four(lady={"wounds": 3}, snob={"wounds": 5}, captain={"wounds": 8}, kid={"wounds": 4})
    return at_sea(Boat(*people, turn="dawn", gulls=3), "-|L|^K|o", "0|*|*|f", "+|-|-|")


HERE = BYSTANDER
DEMAND = 1 + fights(HERE, HERE)
"""L3.7: the victim gives in, or a fight with two looking on goes its ways."""

SEATS = 3 * DEMAND
OBJECTORS = 1 + fights(HERE) + fights(HERE)
"""L5.5: both allow it, or one of the two defends while the other looks on."""
THEFT = 2 + 2 * 2
"""L3.8, two cards: one of them is drawn; or either is opened first, and then the other drawn or opened too."""

SET_UPS = {
    "L2.2: four take from the cards": SetUp(_provisions, handed_out, Count(24, 41, 24), factorial(4)),
    "L2.5: three take, two cards alike": SetUp(_provisions_for_three, handed_out, Count(3, 6, 3), factorial(3) // 2),
    "L3.2: one turn, three cards in the sea": SetUp(_one_turn, sailed, Count(78, 73, 16), PASS + rows(2) + SEATS),
    "L3.3: three cards drawn": SetUp(_oar, sailed, Count(64, 50, 16), PASS + rows(3) + 3),
    "L3.4: two turns, one is nearly fainting": SetUp(_two_turns, sailed, Count(2964, 738, 70)),
    "L3.5: robberies, and the Kid": SetUp(
        _robbers, sailed, Count(101, 134, 33), PASS + rows(1) + SEATS + DEMAND + THEFT
    ),
    "L4.3: one turn, armed": SetUp(
        _armed, sailed, Count(1578, 505, 107), PASS + rows(1) + 3 * (1 + fights(HERE, HERE, Asked(2, Asked(1))))
    ),
    "L5.5: somebody is thrown overboard": SetUp(
        _heave, sailed, Count(24, 36, 11), PASS + rows(1) + 1 + 2 * (1 + fights(HERE)) + 1 + OBJECTORS
    ),
    "L6.3: to the sea's victory": SetUp(_adrift, never, Count(443, 252, 7)),
    "L6.5: to the land": SetUp(_land, never, Count(12, 21, 7)),
    "L7.7: everybody falls in": SetUp(_fall, thirsty, Count(8, 16, 8), 2 * 2 * 2),
    "L8.5: two share their water": SetUp(_thirst, slept, Count(12, 16, 7), (2 * 2) * 3),
    "L9.1: a feast": SetUp(_feast, sailed, Count(23, 46, 12), PASS + rows(1) + 1 + 2 * (1 + fights(HERE)) + OBJECTORS),
    "L9.2: a sip in a fight": SetUp(
        _sip, sailed, Count(321, 195, 45), PASS + rows(1) + 3 * (1 + fights(HERE, HERE, Asked(1)))
    ),
}
CASES = [pytest.param(set_up, id=name) for name, set_up in SET_UPS.items()]


@pytest.mark.parametrize("set_up", CASES)
def test_so_many_games_there_are(set_up: SetUp) -> None:
    """L2.2, L3.3, L3.7, L4.5, L5.5, L7.7, L8.5, L9.1, L9.2: no more, no less."""
    assert count(set_up.start(), set_up.until) == set_up.expected
    assert set_up.arithmetic in (None, set_up.expected.games)


@pytest.mark.parametrize("set_up", CASES)
def test_so_many_are_played_one_by_one(set_up: SetUp) -> None:
    assert count_one_by_one(set_up.start(), set_up.until) == set_up.expected.games


@pytest.mark.parametrize("start", [_fall, _thirst])
def test_who_seals_first_makes_no_difference(start: Callable[[], State]) -> None:
    """L7.7, L8.5."""
    assert ends(start(), slept, first) == ends(start(), slept, last)


def test_a_voyage_may_end_both_ways() -> None:
    """L5.6, L6.5."""
    assert {state.ended for state in ends(_land(), never, first)} == {"land", "sea"}
    assert {state.ended for state in ends(_adrift(), never, first)} == {"sea"}


def test_what_is_opened_or_thrown_at_any_time() -> None:
    """L3.11, L3.12: a card in a hand stays there, is opened, or is thrown; an open one stays or is thrown. Two that are
    opened one after the other lie in that order."""
    start = Boat(*four(lady={"hand": "cash knife", "open": "oar"}, kid={"hand": "water"})).state
    assert len(reached(start, lambda option: isinstance(option, d.OpenCard | d.ThrowCard))) == (3 * 3 + 1) * 2 * 3
