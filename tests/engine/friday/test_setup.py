"""F1: setting up, levels, and shuffles that stay comparable."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from pydantic import ValidationError

from engine.core.chance import Chance
from engine.core.game import step
from engine.core.types import Answer, Leave, Step
from engine.friday import events as e
from engine.friday.cards import AGING, CARDS, HARD_AGING, HAZARD_COUNTS, PIRATES, STARTING
from engine.friday.rules import FRIDAY
from engine.friday.state import Choosing, State
from tests.helpers.friday import Stay, dealt, fighting, island
from tests.helpers.play import anything, play

DECK = (
    "weakness weakness distraction focus weakness distraction focus weakness distraction stupidity "
    "distraction weakness meal weakness weakness wit weakness distraction focus"
)
HAZARDS = "beasts_foresight island_weapon island_weapon beasts_insight raft_gear island_insight"
AGING_PILE = "fatigue stupidity fear forgetfulness hunger stubbornness fear despair frailty ravenous"
PIRATES_OF_IT = ("p35", "half")
SHUFFLED = "meal focus focus wit fear"
NEXT_STEP = "raft_gear raft_books raft_food"
"""What seed 2026 deals on level 3, and how it shuffles."""


def _began(level: int, seed: int = 1) -> State:
    return FRIDAY.start(FRIDAY.load_options({"level": level}), 1, frozenset(), Chance(seed)).state


def _first(level: int, seed: int) -> e.IslandBegan:
    first = FRIDAY.start(FRIDAY.load_options({"level": level}), 1, frozenset(), Chance(seed)).events[0]
    assert isinstance(first, e.IslandBegan)
    return first


def test_what_lies_where_at_the_start() -> None:
    """F1.1: 18 starting cards, 30 hazards, the aging cards with the hard ones below, two pirates, the green step."""
    first = _first(1, 3)
    assert Counter(first.deck) == STARTING
    assert Counter(first.hazards) == HAZARD_COUNTS
    assert set(first.aging[-3:]) == set(HARD_AGING)
    assert set(first.aging[:-3]) <= set(AGING)
    assert len(set(first.pirates)) == 2
    assert set(first.pirates) <= set(PIRATES)
    state = _began(1, 3)
    assert state.phase == "green"
    assert state.top == Choosing(first.hazards[:2])
    assert state.hazards == first.hazards[2:]


@pytest.mark.parametrize(
    ("level", "life", "most", "aging", "deck"),
    [(1, 20, 22, 10, 18), (2, 20, 22, 9, 19), (3, 20, 22, 10, 19), (4, 18, 20, 10, 19)],
)
def test_levels(level: int, life: int, most: int, aging: int, deck: int) -> None:
    """F1.2."""
    for seed in range(20):
        state, first = _began(level, seed), _first(level, seed)
        assert (state.life, state.most_life) == (life, most)
        assert (len(first.aging), len(first.deck)) == (aging, deck)
        assert Counter(first.deck) + Counter(first.aging) + Counter(first.hazards) == dealt(first.options)
        started = [card for card in first.deck if CARDS[card].sort == "aging"]
        assert started == ([first.first_aging] if level > 1 else [])
        assert state.taken == len(started)
        assert ("stubbornness" in (*first.deck, *first.aging)) == (level >= 3)


def test_everything_is_shuffled() -> None:
    """F1.1: another seed, another island; each card may lie anywhere."""
    firsts = [_first(4, seed) for seed in range(300)]
    assert {first.deck.index("wit") for first in firsts} == set(range(19))
    assert {first.hazards.index("raft_books") for first in firsts} == set(range(30))
    assert {first.pirates[0] for first in firsts} == set(PIRATES)
    assert {first.aging[-1] for first in firsts} == set(HARD_AGING)
    assert {first.first_aging for first in firsts} == set(AGING)


def test_an_island_stays_the_same_for_ever() -> None:
    """F1.3: what a seed deals is compared between players, whichever release they play."""
    first = _first(3, 2026)
    assert " ".join(first.deck) == DECK
    assert " ".join(first.hazards[:6]) == HAZARDS
    assert " ".join(first.aging) == AGING_PILE
    assert first.pirates == PIRATES_OF_IT
    state = island("", discard="wit 2*focus meal", aging="fear", hazard_discard="raft_food raft_gear raft_books")
    (aged,) = Stay(replace(state, frames=(Choosing(("raft_food",)),)), 2026).do("fight.0").happened(e.Aged)
    assert " ".join(aged.deck) == SHUFFLED
    (step_began, *_) = Stay(state, 2026).begin().happened(e.StepBegan)
    assert " ".join(step_began.hazards) == NEXT_STEP


def test_options() -> None:
    """F1.2, F3.2: a level, and what happens to the old; nothing else."""
    assert FRIDAY.load_options({}) == FRIDAY.load_options({"level": 1, "old_age": "lose"})
    for wrong in ({"level": 0}, {"level": 5}, {"old_age": "never"}, {"daily": True}):
        with pytest.raises(ValidationError):
            FRIDAY.load_options(wrong)


def test_it_is_for_one() -> None:
    for seats in (0, 2):
        with pytest.raises(ValueError, match="players"):
            FRIDAY.start(FRIDAY.load_options({}), seats, frozenset(), Chance(1))


# --- F1.3 ------------------------------------------------------------------------------------------------------------


def test_what_was_played_before_does_not_change_a_shuffle() -> None:
    """F1.3: another number of facts before it, and the same pile comes out in the same order."""
    options = FRIDAY.load_options({"level": 2})
    for seed in range(30):
        chance = random.Random(seed)
        for _, _, after in play(FRIDAY, options, 1, seed, anything):
            state = after.state
            if state.ended or FRIDAY.decisions(state) == () or chance.random() > 0.1:
                continue
            busier = step(FRIDAY, state, Leave(0), seed)
            assert isinstance(busier, Step)
            (question,) = FRIDAY.decisions(state)
            (again,) = FRIDAY.decisions(busier.state)
            for option in FRIDAY.options(state, question):
                ours = step(FRIDAY, state, Answer(0, question.id, option.key), seed)
                theirs = step(FRIDAY, busier.state, Answer(0, again.id, option.key), seed)
                assert isinstance(ours, Step)
                assert isinstance(theirs, Step)
                assert ours.events == theirs.events


def test_how_cards_lay_does_not_change_a_shuffle() -> None:
    """F1.3: shuffles start from sorted cards, so two ways to the same discard lead to the same deck."""
    decks = [
        fighting("raft_food", "wit", discard=pile, aging="fear").do("draw")
        for pile in ("meal 2*focus", "focus meal focus")
    ]
    assert decks[0].state.deck == decks[1].state.deck
    assert decks[0].happened(e.Aged) == decks[1].happened(e.Aged)


def test_each_shuffle_is_another() -> None:
    """F1.3: by the pile's name and the number of the shuffle."""
    pile = "2*wit 2*focus 2*meal 2*weakness 2*distraction 2*raft_food 2*inland_food"
    states = [island("", discard=pile, aging="fear", shuffles=n, hazards="raft_food raft_gear") for n in range(40)]
    decks = {Stay(state).begin().do("fight.0").state.deck for state in states}
    assert len(decks) == 40


def test_two_players_of_one_seed_see_the_same_island() -> None:
    """F1.3: the first hazards, pirates, Robinson's first deck and the aging cards, whatever the two do."""
    options = FRIDAY.load_options({"level": 3})
    for seed in range(10):
        offered, drawn, aged = [], [], []
        for player in range(4):
            facts = [event for _, _, a in _played(options, seed, player) for event in a.events]
            until = [type(event) for event in facts].index(e.StepBegan) if e.StepBegan in map(type, facts) else None
            offered.append([event.cards for event in facts[:until] if isinstance(event, e.HazardsDrawn)])
            aged.append([event.card for event in facts if isinstance(event, e.Aged)])
            drawn.append(_before_the_first_shuffle(facts))
        for streams in (offered, drawn, aged):
            longest = max(streams, key=len)
            assert all(stream == longest[: len(stream)] for stream in streams)


def _played(options: object, seed: int, player: int):  # type: ignore[no-untyped-def]
    """The island of this seed, played in another way by each player."""
    chance = random.Random(player)
    return play(FRIDAY, options, 1, seed, lambda game, state, _: anything(game, state, chance))


def _before_the_first_shuffle(facts: list[e.Event]) -> list[str]:
    found: list[str] = []
    for event in facts:
        if isinstance(event, e.Aged | e.CardBuried | e.LookedPutBack):
            break
        if isinstance(event, e.CardDrawn | e.CardLookedAt):
            found.append(event.card)
    return found


def test_decks_show_counts_and_never_their_order() -> None:
    """F1.3: the piles in the view are sorted counts; discards too; the deck's own order is in no redacted fact."""
    options = FRIDAY.load_options({"level": 2})
    for _, _, after in play(FRIDAY, options, 1, 4, anything):
        state, view = after.state, FRIDAY.view(after.state, 0)
        for pile, seen in (
            (state.deck, view.deck), (state.discard, view.discard), (state.hazards, view.hazards),
            (state.hazard_discard, view.hazard_discard), (state.aging, view.aging),
        ):  # fmt: skip
            assert dict(seen) == Counter(pile)
            assert [card for card, _ in seen] == [card for card in CARDS if card in pile]
        for event in after.events:
            for name in ("deck", "aging", "hazards"):
                assert getattr(FRIDAY.redact(event, 0), name, ()) == ()
