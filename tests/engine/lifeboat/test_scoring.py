"""L10: points, line by line."""

import pytest

from engine.lifeboat.cast import CHARACTERS
from engine.lifeboat.scoring import winners
from engine.lifeboat.state import Line, Score
from tests.helpers.voyages import Boat, sailor

DROWNED = {"aboard": False}


def ended(*sailors: object, **options: object) -> Boat:
    """The fourth gull comes."""
    boat = Boat(*sailors, sea="+|-|-|", gulls=3, **options).waits()  # type: ignore[arg-type]
    assert boat.state.ended == "land"
    return boat


def lines(boat: Boat, role: str) -> dict[str, int]:
    """The points of one player by line; several lines of a kind add up."""
    found: dict[str, int] = {}
    for line in boat.state.scores[boat.seat(role)].lines:
        found[line.item] = found.get(line.item, 0) + line.points
    return found


@pytest.mark.parametrize("role", CHARACTERS)
def test_the_own_survival_bonus(role: str) -> None:
    """L10.1: alive, unconscious counts; dead, or gone, does not."""
    character = CHARACTERS[role]  # type: ignore[index]
    other = "mate" if role != "mate" else "kid"
    for wounds, more, points in (
        (0, {}, character.survival),
        (character.strength, {}, character.survival),
        (character.strength + 1, {}, None),
        (0, DROWNED, None),
    ):
        boat = ended(sailor(role, wounds=wounds, love=other, hate=other, **more), sailor(other))  # type: ignore[arg-type]
        assert lines(boat, role).get("survival") == points


def test_treasures() -> None:
    """L10.2: open and hand; jewels by the set; paintings 3, 3, 2."""
    boat = ended(
        sailor("mate", hand="cash jewels painting3", open="cash jewels painting2 knife"),
        sailor("kid", hand="jewels"),
    )
    mate = lines(boat, "mate")
    assert (mate["cash"], mate["jewels"], mate["paintings"]) == (2, 4, 5)
    assert lines(boat, "kid")["jewels"] == 1
    assert lines(ended(sailor("mate", hand="jewels jewels", open="jewels"), sailor("kid")), "mate")["jewels"] == 8
    assert lines(ended(sailor("mate", hand="painting3 painting3 painting2"), sailor("kid")), "mate")["paintings"] == 8


@pytest.mark.parametrize(
    ("role", "doubled"),
    [("captain", {"cash": 6}), ("lady", {"jewels": 8}), ("snob", {"paintings": 10}), ("mate", {})],
)
def test_doubled_treasures(role: str, doubled: dict[str, int]) -> None:
    """L10.2: the Captain's cash, the Lady's jewels, the Snob's paintings."""
    boat = ended(sailor(role, hand="cash cash cash jewels jewels painting3 painting2"), sailor("kid"))  # type: ignore
    plain = {"cash": 3, "jewels": 4, "paintings": 5}
    found = lines(boat, role)
    assert {item: found[item] for item in plain} == {**plain, **doubled}


def test_the_ladys_sets() -> None:
    """L10.2: 2, 8, 16."""
    for count, points in ((1, 2), (2, 8), (3, 16)):
        hand = " ".join(["jewels"] * count)
        assert lines(ended(sailor("lady", hand=hand), sailor("kid")), "lady")["jewels"] == points


def test_treasures_count_in_the_boat_alone() -> None:
    """L10.2: alive or dead."""
    boat = ended(sailor("mate", hand="cash", open="jewels", wounds=9), sailor("kid"))
    assert (lines(boat, "mate")["cash"], lines(boat, "mate")["jewels"]) == (1, 1)
    assert "cash" not in lines(ended(sailor("mate", hand="cash", **DROWNED), sailor("kid")), "mate")


@pytest.mark.parametrize(
    ("wounds", "more", "love", "hate"), [(0, {}, 9, 0), (3, {}, 9, 0), (4, {}, 0, 3), (0, DROWNED, 0, 3)]
)
def test_love_alive_and_hate_dead(wounds: int, more: dict[str, bool], love: int, hate: int) -> None:
    """L10.3: the one's survival bonus, the other's printed strength; L10.7: both for the same one."""
    boat = ended(
        sailor("lady", love="kid", hate="mate"),
        sailor("mate", love="lady", hate="kid"),
        sailor("snob", love="kid", hate="kid"),
        sailor("kid", wounds=wounds, open="hook", **more),
    )
    assert lines(boat, "lady")["love"] == love
    assert lines(boat, "mate")["hate"] == hate
    assert (lines(boat, "snob")["love"], lines(boat, "snob")["hate"]) == (love, hate)


def test_the_dead_score_too() -> None:
    """L10.3: the four are independent."""
    boat = ended(
        sailor("lady", wounds=5, hand="cash", love="kid", hate="mate"), sailor("mate", wounds=9), sailor("kid")
    )
    assert lines(boat, "lady") == {"cash": 1, "love": 9, "hate": 8}


def test_each_line_says_whom_it_is_about() -> None:
    """L10.3, L10.5, L10.9: of love, of hate, and of every other that a psychopath sees dead."""
    boat = ended(
        sailor("lady", love="kid", hate="lady"), sailor("mate", wounds=9), sailor("kid"), sailor("snob", **DROWNED),
        self_hate="psychopath",
    )  # fmt: skip
    about = [(line.item, line.points, line.about) for line in boat.state.scores[0].lines]
    assert about == [("love", 9, "kid"), ("psychopath", 8, "mate"), ("psychopath", 5, "snob")]
    assert [(line.item, line.about) for line in boat.state.scores[1].lines] == [("love", "kid"), ("hate", "kid")]


def test_love_and_hate_of_the_same() -> None:
    """L10.7: its bonus if alive, its strength if dead."""
    boat = ended(sailor("lady", love="kid", hate="kid"), sailor("kid"))
    assert lines(boat, "lady") == {"survival": 8, "love": 9, "hate": 0}
    boat = ended(sailor("lady", love="kid", hate="kid"), sailor("kid", **DROWNED))
    assert lines(boat, "lady") == {"survival": 8, "love": 0, "hate": 3}


def test_the_narcissist() -> None:
    """L10.4: the own survival bonus twice."""
    assert lines(ended(sailor("lady", love="lady"), sailor("kid")), "lady") == {
        "survival": 8,
        "narcissist": 8,
        "hate": 0,
    }
    dead = lines(ended(sailor("lady", love="lady", wounds=5), sailor("kid")), "lady")
    assert sum(dead.values()) == 0


# --- hate of oneself -------------------------------------------------------------------------------------------------


def hater(love: str, option: str, wounds: int = 0) -> int:
    """The points of a Lady who hates herself; the Mate (8) and the Snob (5) are dead, the Kid lives."""
    boat = ended(
        sailor("lady", love=love, hate="lady", wounds=wounds),
        sailor("snob", wounds=6),
        sailor("mate", **DROWNED),
        sailor("kid"),
        self_hate=option,
    )
    return boat.state.scores[0].total


@pytest.mark.parametrize(
    ("love", "option", "alive", "dead"),
    [
        ("kid", "own_death", 8 + 9, 9 + 4),
        ("kid", "psychopath", 9 + 13, 9 + 13),
        ("mate", "own_death", 8, 4),
        ("mate", "psychopath", 13, 13),
        ("lady", "own_death", 8, 4),
        ("lady", "psychopath", 8 + 13, 13),
    ],
)
def test_who_hates_itself(love: str, option: str, alive: int, dead: int) -> None:
    """L10.5, L10.6: own death, or every other's: its strength each, one's love included; nothing for own survival or
    death, unless a narcissist too: then the survival bonus once."""
    assert hater(love, option) == alive
    assert hater(love, option, wounds=5) == dead


# --- the end ---------------------------------------------------------------------------------------------------------


def test_most_points_win_and_may_be_shared() -> None:
    """L10.8."""
    scores = tuple(Score(seat, (Line("cash", n),)) for seat, n in enumerate((3, 7, 7, 0)))
    assert winners(scores, "land") == (1, 2)
    assert winners(scores[:2], "land") == (1,)


def test_no_winner_when_the_sea_has_won() -> None:
    """L10.8, L5.6."""
    assert winners((Score(0, (Line("love", 5),)),), "sea") == ()


def test_at_the_end_everything_is_shown() -> None:
    """L10.9: to players and bystanders."""
    boat = ended(
        sailor("lady", love="kid", hate="mate", hand="cash"),
        sailor("mate", love="mate", hate="lady"),
        sailor("kid", love="lady", hate="kid", hand="water"),
    )
    for role in ("lady", "kid", None):
        seen = boat.view(role)
        assert seen.loves == ("kid", "mate", "lady")
        assert seen.hates == ("mate", "lady", "kid")
        assert seen.hands == (("cash",), (), ("water",))
        assert [score.seat for score in seen.scores] == [0, 1, 2]
        assert seen.scores[0].total == sum(line.points for line in seen.scores[0].lines) == 8 + 1 + 9 + 0
