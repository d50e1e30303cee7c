"""What the player sees (F1.3): every field of the view, and what a fact tells."""

from dataclasses import fields

from engine.core.chance import Chance
from engine.friday import events as e
from engine.friday.cards import CARDS
from engine.friday.rules import FRIDAY
from engine.friday.state import Choosing
from engine.friday.views import Outcome, SeenCard, SeenHazard, SeenPirate, SeenUse
from tests.helpers.friday import Stay, against, cards, fighting, island


def test_between_fights() -> None:
    state = island(
        "wit 2*focus", hazards="raft_food raft_food raft_gear", phase="yellow", life=7, discard="meal",
        aging="fear fear despair", hazard_discard="raft_books", level=4, old_age="reshuffle", taken=3,
    )  # fmt: skip
    view = Stay(state).begin().view
    assert view.options == FRIDAY.load_options({"level": 4, "old_age": "reshuffle"})
    assert (view.phase, view.life, view.most_life) == ("yellow", 7, 20)
    assert view.hazards_on_offer == (SeenHazard("raft_food", 1), SeenHazard("raft_food", 1))
    assert view.deck == (("wit", 1), ("focus", 2))
    assert view.discard == (("meal", 1),)
    assert view.hazards == (("raft_gear", 1),)
    assert view.hazard_discard == (("raft_books", 1),)
    assert view.aging == (("fear", 2), ("despair", 1))
    assert view.aging_taken == 3
    assert view.pirates == (SeenPirate("p20", 6, 20, False), SeenPirate("p25", 7, 25, False))
    assert (view.fight, view.use, view.points, view.known_top, view.known_bottom) == (None, None, None, (), ())
    assert (view.automated, view.ended, view.why) == (False, None, None)
    assert view.total == 2 + 2 + 0 - 4 * 3


def test_a_hazard_on_offer() -> None:
    """F2.1, F5.3: free number, values by step, and its other side."""
    seen = SeenHazard("beasts_insight", 7)
    assert (seen.free, seen.values, seen.knowledge) == (4, (4, 7, 11), CARDS["beasts_insight"])
    assert (seen.knowledge.value, seen.knowledge.ability) == (3, "destroy")


def test_a_fight() -> None:
    stay = fighting("inland_food", "inland_repetition wit fatigue weakness", phase="yellow", life=9).do(
        "draw", "use.0", "at.1"
    )
    fight = stay.fight
    assert (fight.foe, fight.pirate, fight.colour, fight.value) == ("inland_food", False, "yellow", 5)
    assert (fight.free, fight.free_left, fight.stopped, fight.cost) == (3, 1, False, 0)
    assert fight.left == (
        SeenCard(0, "inland_repetition", "left", 2, True, False, False, False, False),
        SeenCard(1, "wit", "left", 4, False, False, True, False, False),
    )
    assert fight.right == ()
    assert fight.sum == 6
    assert fight.outcome == Outcome(won=True, short=0, aging=0, pays=0, life=9, points=0, fatal=False)
    assert (fight.left[0].value, fight.left[0].ability) == (2, "double")
    assert stay.view.hazards_on_offer == ()
    stay.do("draw")
    assert (stay.fight.stopped, stay.fight.free_left, stay.fight.cost) == (True, 0, 1)


def test_what_if_i_stop_now() -> None:
    """F2.6, F2.7, F4.11."""
    stay = fighting("inland_food", "hunger weakness", phase="yellow", life=9)
    assert stay.fight.outcome == Outcome(won=False, short=5, aging=1, pays=6, life=3, points=5, fatal=False)
    assert fighting("inland_food", "hunger", phase="yellow", life=6).fight.outcome.fatal is False
    fatal = fighting("inland_food", "hunger", phase="yellow", life=5).fight.outcome
    assert (fatal.fatal, fatal.life) == (True, -1)
    pirate = against("p20", "hunger 9*wit", life=9).fight.outcome
    assert pirate == Outcome(won=False, short=20, aging=1, pays=1, life=8, points=0, fatal=True)


def test_an_ability_at_work() -> None:
    stay = fighting("cannibals_weapon", "wit raft_cunning despair 9*focus").do("draw", "draw", "use.1")
    assert stay.view.use == SeenUse(1, "below", 1, None, (), ())
    assert stay.do("at.2").view.use == SeenUse(1, "below", 1, 2, (), ())
    sort = fighting("cannibals_weapon", "inland_foresight wit despair focus meal").do("use.0")
    assert sort.view.use == SeenUse(0, "sort", 0, None, cards("wit despair focus"), ())
    assert sort.do("keep", "top.1").view.use == SeenUse(0, "sort", 0, None, cards("wit focus"), ("despair",))
    assert sort.do("top.0").view.use is None
    two = fighting("cannibals_weapon", "raft_gear 9*focus").do("use.0")
    assert two.view.use == SeenUse(0, "cards2", 1, None, (), ())


def test_points_to_destroy_with() -> None:
    stay = fighting("inland_food", "3*weakness")
    assert stay.view.points is None
    assert stay.do("stop").view.points == 2


def test_what_is_known_of_the_deck() -> None:
    """F1.3, F4.7, F4.8: what the player put there himself, until it is drawn or shuffled."""
    stay = fighting("cannibals_weapon", "inland_foresight raft_cunning wit focus meal", aging="fear")
    stay.do("use.0", "keep", "top.2", "top.1")
    assert stay.view.known_top == stay.state.deck[:3] == ("focus", "wit", "raft_cunning")
    buried = fighting("cannibals_weapon", "raft_cunning wit focus meal", aging="fear")
    buried.do("draw", "use.0", "at.1", "enough")
    assert buried.view.known_bottom == ("wit",)
    assert buried.view.known_top == ()
    buried.do("draw", "draw")
    assert buried.view.known_bottom == ("wit",)
    buried.do("draw")
    assert buried.view.known_bottom == ()
    shuffled = fighting("cannibals_weapon", "raft_cunning wit", aging="fear", discard="3*focus")
    shuffled.do("draw", "use.0", "at.1", "enough", "draw", "draw")
    assert len(shuffled.happened(e.Aged)) == 1
    assert (shuffled.view.known_top, shuffled.view.known_bottom) == ((), ())


def test_looking_at_what_was_buried() -> None:
    """F4.7, F4.8: it is known once, on top."""
    stay = fighting("cannibals_weapon", "raft_cunning inland_foresight wit focus")
    stay.do("draw", "draw", "use.0", "at.2", "enough")
    assert stay.view.known_bottom == ("wit",)
    stay.do("use.1", "keep")
    stay.do(*stay.keys[:1])
    assert stay.view.known_bottom == ()
    assert sorted(stay.view.known_top) == ["focus", "wit"]


def test_a_bystander_sees_as_much() -> None:
    state = FRIDAY.start(FRIDAY.load_options({}), 1, frozenset([0]), Chance(1)).state
    assert FRIDAY.view(state, None) == FRIDAY.view(state, 0)
    assert FRIDAY.view(state, 0).automated


def test_the_end() -> None:
    """F6: the score as it ended."""
    stay = against("p20", "9*wit", life=3).do("give_up")
    assert (stay.view.ended, stay.view.why) == ("lost", "gave_up")
    assert stay.view.score == stay.state.score


def test_pirates_in_the_view() -> None:
    """F5.8, F5.9, F3.4: as they would be now, as they were fixed, and which is beaten."""
    piles = {"hazards": "raft_food inland_food", "hazard_discard": "raft_gear", "pirates": "leftover aged"}
    view = Stay(island("20*cannibals_weapon", taken=2, **piles)).begin().view
    assert view.pirates == (
        SeenPirate("leftover", 1 + 3 + 1, 3 + 8 + 3, False),
        SeenPirate("aged", 5, 4, False),
    )
    later = against("p20", "20*cannibals_weapon", pirates="p25 p20").do(*["draw"] * 4, "stop")
    assert [(pirate.pirate, pirate.beaten) for pirate in later.view.pirates] == [("p20", True), ("p25", False)]


def test_what_facts_tell() -> None:
    """F1.3: all but the order of decks."""
    began = FRIDAY.start(FRIDAY.load_options({"level": 2}), 1, frozenset(), Chance(1))
    first, told = began.events[0], FRIDAY.redact(began.events[0], 0)
    shown = {field.name for field in fields(first) if getattr(told, field.name) == getattr(first, field.name)}
    assert shown == {"options", "life", "pirates", "first_aging", "automated", "type"}
    assert isinstance(began.state.top, Choosing)
    assert FRIDAY.redact(began.events[1], 0) == began.events[1]
    assert FRIDAY.redact(e.Aged("fear", ("fear", "wit")), None) == e.Aged("fear", ())
    assert FRIDAY.redact(e.StepBegan("red", ("raft_food",)), 0) == e.StepBegan("red", ())
