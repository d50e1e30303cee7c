"""F6: the score."""

from dataclasses import replace

from engine.core.chance import Chance
from engine.friday.rules import FRIDAY
from engine.friday.scoring import score
from engine.friday.state import Line
from tests.helpers.friday import Stay, against, fighting, island


def _points(stay: Stay) -> dict[str, int]:
    return {line.item: line.points for line in stay.view.score}


def test_the_worked_example() -> None:
    """F6.2: 36 + 30 + 10 − 5 − 24 = 47."""
    state = replace(
        island("8*cannibals_weapon", discard="2*wit fear", hazard_discard="8*raft_food", phase="pirates", life=2),
        pirates=(),
        beaten=("p20", "p25"),
    )
    stay = Stay(state).begin()
    assert stay.state.ended == "won"
    assert _points(stay) == {"cards": 36, "aging": -5, "pirates": 30, "hazards": -24, "life": 10}
    assert stay.view.total == 47


def test_values_wherever_they_lie() -> None:
    """F6.1: deck, discard, in play, held aside; not face down."""
    stay = fighting(
        "inland_food",
        "inland_foresight raft_insight cannibals_weapon wit focus distraction meal",
        discard="beasts_insight",
    )
    assert _points(stay)["cards"] == 2 + 0 + 4 + 2 + 1 - 1 + 0 + 3
    stay.do("use.0")
    assert _points(stay)["cards"] == 11
    stay.do("keep", "top.0")
    assert _points(stay)["cards"] == 11
    down = fighting("inland_food", "raft_insight wit focus").do("draw", "use.0", "at.1")
    assert _points(down)["cards"] == 1
    assert [line for line in down.view.score if line.item == "cards"] == [Line("cards", 2, 1)]


def test_aging_cards() -> None:
    """F6.1: −5 each, their own value not added; not those in the pile, nor face down."""
    stay = fighting("inland_food", "raft_insight despair fear", discard="stupidity", aging="hunger").do("draw")
    assert [line for line in stay.view.score if line.item == "aging"] == [Line("aging", 3, -15)]
    stay.do("use.0", "at.1")
    assert _points(stay) == {"cards": 0, "aging": -10, "pirates": 0, "hazards": -3}


def test_pirates_beaten() -> None:
    """F6.1: +15 each."""
    stay = against("p20", "20*cannibals_weapon").do(*["draw"] * 4, "stop")
    assert [line for line in stay.view.score if line.item == "pirates"] == [Line("pirates", 1, 15)]


def test_hazards_unbeaten() -> None:
    """F6.1: −3 each, in deck and discard, on offer and in front."""
    stay = Stay(island("9*wit", hazards="4*raft_food", hazard_discard="raft_books")).begin()
    assert _points(stay)["hazards"] == -15
    stay.do("fight.0")
    assert _points(stay)["hazards"] == -15
    stay.do("stop")
    assert _points(stay)["hazards"] == -12


def test_a_new_game() -> None:
    """F6.1: 2 + 3 − 5, and thirty hazards."""
    state = FRIDAY.start(FRIDAY.load_options({}), 1, frozenset(), Chance(1)).state
    assert FRIDAY.view(state, 0).total == 0 - 90


def test_life_counts_only_when_won() -> None:
    """F6.2 (ruling)."""
    state = island("wit", life=7)
    assert Line("life", 7, 35) in score(state, won=True)
    assert [line.item for line in score(state, won=False)] == ["cards", "aging", "pirates", "hazards"]
    lost = against("p20", "9*wit", life=7).do("give_up")
    assert [line.item for line in lost.state.score] == ["cards", "aging", "pirates", "hazards"]
