"""F5: the numbers, and what pirates do with them."""

from collections import Counter

import pytest

from engine.core.chance import Chance
from engine.friday import events as e
from engine.friday.cards import AGING, CARDS, HARD_AGING, HAZARD_COUNTS, HAZARDS, PIRATES, STARTING
from engine.friday.rules import FRIDAY
from engine.friday.state import Fight, Played
from engine.friday.sums import count
from tests.helpers.friday import Stay, against, cards, island

TABLE = """
raft      10 1 0/1/3  0 life1×2 cards2×2 exchange2×2 destroy below copy step
island     8 2 1/3/6  1 life1×2 destroy below double copy none×2
inland     6 3 2/5/8  2 life1 destroy exchange1 cards1 double sort
beasts     4 4 4/7/11 3 destroy exchange1 cards1 sort
cannibals  2 5 5/9/14 4 none×2
"""


def _faces(counts: dict[str, int]) -> Counter[tuple[int, str | None]]:
    found: Counter[tuple[int, str | None]] = Counter()
    for card, n in counts.items():
        found[(CARDS[card].value, CARDS[card].ability)] += n  # type: ignore[index]
    return found


def test_starting_cards() -> None:
    """F5.1."""
    assert _faces(dict(STARTING)) == {(2, None): 1, (1, None): 3, (0, "life2"): 1, (0, None): 8, (-1, None): 5}
    assert {CARDS[card].sort for card in STARTING} == {"starting"}


def test_aging_cards() -> None:
    """F5.2."""
    normal = {(-1, None): 1, (0, "minus1"): 1, (0, "highest"): 2, (0, "stop"): 1, (-2, None): 2, (-3, None): 1}
    assert _faces(dict(AGING)) == normal
    assert _faces(dict(HARD_AGING)) == {(-4, None): 1, (-5, None): 1, (0, "minus2"): 1}
    assert {CARDS[card].sort for card in (*AGING, *HARD_AGING)} == {"aging"}


@pytest.mark.parametrize("row", TABLE.strip().splitlines(), ids=lambda row: row.split()[0])
def test_hazards(row: str) -> None:
    """F5.3."""
    name, number, free, values, value, *abilities = row.split()
    found = {card: n for card, n in HAZARD_COUNTS.items() if card.startswith(f"{name}_")}
    assert sum(found.values()) == int(number)
    for card in found:
        assert HAZARDS[card].free == int(free)
        assert "/".join(map(str, HAZARDS[card].values)) == values
        assert CARDS[card].sort == "knowledge"
    expected: Counter[tuple[int, str | None]] = Counter()
    for ability in abilities:
        what, _, n = ability.partition("×")
        expected[(int(value), None if what == "none" else what)] += int(n or 1)
    assert _faces(dict(found)) == expected


def test_there_are_72_cards() -> None:
    """F5: 18 + 11 + 30 + 10 pirates make 69, and three step cards, which are no cards here."""
    assert sum(map(sum, (c.values() for c in (STARTING, AGING, HARD_AGING, HAZARD_COUNTS)))) + len(PIRATES) == 69


@pytest.mark.parametrize(("pirate", "free", "value"), [
    ("p20", 6, 20), ("p25", 7, 25), ("p30", 8, 30), ("p35", 9, 35), ("p40", 10, 40),
    ("costly", 7, 16), ("half", 9, 22), ("stronger", 10, 52),
])  # fmt: skip
def test_pirates(pirate: str, free: int, value: int) -> None:
    """F5.4–F5.7: F5.4, and the numbers of F5.5, F5.6, F5.7."""
    stay = against(pirate, "30*weakness", phase="pirates", taken=3, hazard_discard="raft_food")
    assert (stay.fight.free, stay.fight.value) == (free, value)
    assert stay.happened(e.PirateChosen) == [e.PirateChosen(pirate, free, value)]  # type: ignore[arg-type]


def test_costly() -> None:
    """F5.5: each paid card costs 2 life; the free ones nothing."""
    stay = against("costly", "30*weakness", life=5).do(*["draw"] * 6)
    assert (stay.state.life, stay.fight.cost) == (5, 2)
    stay.do("draw", "draw")
    assert stay.state.life == 1
    assert stay.fight.cost is None
    assert stay.keys == ["give_up"]


# --- half ------------------------------------------------------------------------------------------------------------


def _counted(foe: str, *played: str | Played) -> list[int]:
    found = [card if isinstance(card, Played) else Played(n, card, "left") for n, card in enumerate(played)]  # type: ignore[arg-type]
    return [counted.points for counted in count(Fight(foe, True, 9, 22, tuple(found)))]  # type: ignore[arg-type]


def test_half_rounded_up_the_best_of_the_player() -> None:
    """F5.6."""
    assert _counted("half", "wit", "weakness", "focus", "cannibals_weapon", "distraction") == [2, 0, 1, 4, 0]
    assert _counted("half", "distraction") == [-1]
    assert _counted("half", "focus", "wit") == [0, 2]
    assert _counted("half") == []


def test_half_counts_aging_cards_first() -> None:
    """F5.6 (ruling): more of them than the half: the best of them."""
    assert _counted("half", "wit", "despair", "cannibals_weapon", "focus") == [0, -5, 4, 0]
    assert _counted("half", "wit", "despair", "stupidity", "frailty") == [0, 0, -2, -4]
    assert _counted("half", "wit", "despair", "stupidity", "forgetfulness") == [0, 0, -2, -1]


def test_half_of_the_face_up_cards() -> None:
    """F5.6: the destroyed ones are no cards of it."""
    down = Played(0, "despair", "left", down=True)
    assert _counted("half", down, "wit", "focus", "weakness") == [0, 2, 1, 0]


def test_a_zeroed_card_ranks_as_0_for_the_half() -> None:
    """F5.6, F4.10 (rulings): highest = 0 comes before the half."""
    assert _counted("half", "fear", "wit", "cannibals_weapon", "focus") == [0, 2, 0, 0]
    assert _counted("half", "fear", "distraction", "cannibals_weapon") == [0, 0, 0]


def test_doubled_for_the_half() -> None:
    """F4.10: doubling comes before the half."""
    doubling = Played(0, "raft_insight", "left", doubles=1)
    assert _counted("half", doubling, "wit", "beasts_insight", "distraction") == [0, 4, 3, 0]


def test_the_view_says_what_is_left_out() -> None:
    """F5.6."""
    stay = against("half", "wit focus weakness 9*weakness").do("draw", "draw")
    assert [card.left_out for card in stay.fight.left] == [False, False, True]
    assert stay.fight.sum == 3


# --- stronger --------------------------------------------------------------------------------------------------------


def test_each_face_up_card_counts_one_more() -> None:
    """F5.7: aging and zeroed ones too, not doubled; not the destroyed."""
    assert _counted("stronger", "wit", "weakness", "distraction", "despair") == [3, 1, 0, -4]
    assert _counted("stronger", "fear", "wit") == [1, 1]
    assert _counted("stronger", Played(0, "raft_insight", "left", doubles=1), "wit") == [1, 5]
    assert _counted("stronger", Played(0, "despair", "left", down=True), "wit") == [0, 3]
    assert _counted("p20", "wit", "weakness") == [2, 0]


# --- aged, leftover --------------------------------------------------------------------------------------------------


def test_twice_the_aging_cards_taken() -> None:
    """F5.8: fixed when the pirate is chosen; what he is worth now can be seen before."""
    stay = against("aged", "wit", discard="30*focus", aging="fear despair", taken=4)
    assert (stay.fight.free, stay.fight.value) == (5, 8)
    stay.do("draw")
    assert stay.state.taken == 5
    assert stay.fight.value == 8
    assert [pirate.value for pirate in stay.view.pirates] == [8, 20]
    later = Stay(island("wit", phase="pirates", pirates="p20 aged", aging="fear", discard="9*focus", taken=2))
    assert [pirate.value for pirate in later.view.pirates] == [20, 4]
    later.do("pirate.p20", "draw")
    assert [pirate.value for pirate in later.view.pirates] == [20, 6]


def test_the_starting_aging_card_counts_as_taken() -> None:
    """F5.8, F1.2; and so does one that was destroyed since, as nothing is taken back."""
    for level, taken in ((1, 0), (2, 1), (4, 1)):
        assert FRIDAY.start(FRIDAY.load_options({"level": level}), 1, frozenset(), Chance(1)).state.taken == taken
    stay = Stay(island("raft_insight", phase="pirates", pirates="p20 aged", aging="fear", taken=1)).do("pirate.p20")
    stay.do("draw", "use.0", "at.1")
    assert [pirate.value for pirate in stay.view.pirates] == [20, 4]


def test_all_hazards_left_over() -> None:
    """F5.9: their red values and free numbers summed; they give no knowledge and stay unbeaten for the score."""
    left = "raft_food inland_food cannibals_weapon"
    stay = against("leftover", "30*cannibals_weapon", hazard_discard=left)
    assert (stay.fight.free, stay.fight.value) == (1 + 3 + 5, 3 + 8 + 14)
    stay.do(*["draw"] * 6, "stop")
    assert stay.state.hazard_discard == cards(left)
    assert set(stay.state.discard) == {"cannibals_weapon"}
    assert [line.count for line in stay.view.score if line.item == "hazards"] == [3]


def test_no_hazard_left_over() -> None:
    """F5.9: nothing to draw, nothing to beat."""
    stay = against("leftover", "9*wit")
    assert (stay.fight.free, stay.fight.value, stay.keys) == (0, 0, ["draw", "stop"])
    assert stay.options[0].cost == 1  # type: ignore[union-attr]
    assert stay.do("stop").state.beaten == ("leftover",)
