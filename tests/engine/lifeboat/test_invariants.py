"""What holds in every state and every step of a voyage, whoever plays: an accountant who knows the rules in other words
looks over random games."""

import random
from collections import Counter
from typing import Any

import pytest

from engine.core.types import Step
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat import state as s
from engine.lifeboat.cards import NAVIGATION, WEATHER
from engine.lifeboat.cast import CHARACTERS
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Person, State
from tests.helpers.games import TRAITS, Variant, some_tables
from tests.helpers.play import anything, bargaining, play
from tests.helpers.redeal import LEARNS

VARIANTS = [pytest.param(v, id=v[0]) for v in TRAITS["lifeboat"].variants]
WEAPONS = {"oar": 1, "club": 2, "knife": 3, "hook": 4}

STACKS = {
    (), (s.Handout,), (s.Actions,), (s.Actions, s.Rowing), (s.Actions, s.Demand), (s.Actions, s.Theft),
    (s.Actions, s.Objection), (s.Actions, s.Fight), (s.Navigating,), (s.Falling,), (s.Thirsting,), (s.Drifting,),
}  # fmt: skip


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_books_are_right(variant: Variant) -> None:
    """L4.4, L4.6, L7.1, L7.2, L7.7, L8.1, L8.2, L8.4, L9.2–L9.7: see each of the functions below."""
    for options, seats in some_tables(LIFEBOAT, variant):
        choose = anything if seats % 2 else bargaining
        for before, _, after in play(LIFEBOAT, options, seats, 50 + seats, choose):
            _in_order(after.state)
            _asked_are_awake(after.state)
            if before is not None:
                _facts_add_up(before, after)


def _alive(person: Person) -> bool:
    return person.aboard and person.wounds <= CHARACTERS[person.role].strength


def _awake(person: Person) -> bool:
    return person.aboard and person.wounds < CHARACTERS[person.role].strength


def _in_order(state: State) -> None:
    aboard = [seat for seat, p in enumerate(state.persons) if p.aboard]
    assert sorted(state.boat) == aboard
    assert all(p.hand == tuple(sorted(p.hand)) for p in state.persons)
    assert all(p.aboard or not (p.cards or p.draft) for p in state.persons)
    assert not state.parasol_up or any("parasol" in p.open for p in state.persons)
    assert (state.gulls == 4) == (state.ended == "land")
    assert (state.ended == "sea") == (not any(_alive(p) for p in state.persons))
    assert tuple(map(type, state.frames)) in STACKS
    assert bool(state.frames) != bool(state.ended)
    top = state.top
    if isinstance(top, s.Handout | s.Drifting) or (isinstance(top, s.Actions) and top.pause == "morning"):
        assert not state.rowed
        assert not any(p.rowed or p.fought or p.shaded for p in state.persons)
    if isinstance(top, s.Handout | s.Drifting):
        assert not any(p.drank for p in state.persons)
    if state.invited is not None:
        assert _awake(state.persons[state.invited])
        assert not state.persons[state.invited].drank
        assert isinstance(top, s.Actions | s.Rowing | s.Fight)
    if state.sky is not None:
        assert sorted((*state.sky.deck, *state.sky.used, state.sky.today or "")) == sorted((*WEATHER, *_none(state)))
    if isinstance(top, s.Handout):
        assert len(top.cards) == len(top.takers) > 1
    if isinstance(top, s.Fight):
        inside = (*top.attackers, *top.defenders)
        assert len(set(inside)) == len(inside)
        assert all(_awake(state.persons[seat]) for seat in inside)
    if isinstance(top, s.Actions | s.Rowing):
        assert max(Counter(offer.maker for offer in state.offers).values(), default=0) <= 3
        for offer in state.offers:
            assert _awake(state.persons[offer.maker])
            assert _awake(state.persons[offer.to])
            assert not Counter(offer.give_hand) - Counter(state.persons[offer.maker].hand)
            assert not Counter(offer.give_open) - Counter(state.persons[offer.maker].open)
            assert not Counter(offer.want_open) - Counter(state.persons[offer.to].open)


def _none(state: State) -> tuple[str, ...]:
    """Before the first day has begun, or between two, there is no weather today."""
    assert state.sky is not None
    return ("",) if state.sky.today is None else ()


def _asked_are_awake(state: State) -> None:
    for decision in LIFEBOAT.decisions(state):
        if decision.seat is not None:
            assert _awake(state.persons[decision.seat])
        if isinstance(decision.ask, d.AskFree | d.AskOffer):
            assert not decision.blocking
            assert not isinstance(state.top, s.Demand | s.Fight | s.Theft | s.Objection)


def _facts_add_up(before: State, after: Step) -> None:
    state = before
    wounds: Counter[int] = Counter()
    thirst: Counter[int] = Counter()
    fall: tuple[int, ...] = ()
    baits = 0
    safe: set[int] = set()
    shaded: set[int] = set()
    for event in after.events:
        match event:
            case e.FightEnded():
                _sums(state, event)
                wounds = Counter(event.defenders if event.winner == "attack" else event.attackers)
            case e.FallEnded():
                assert isinstance(state.top, s.Falling)
                baits = 0
                fall, safe = state.top.fallen, {x for x in state.top.fallen if "preserver" in state.persons[x].open}
            case e.BaitPlayed():
                baits = baits + 1 if state.options.bait_adds_up else 1
            case e.PreserverUsed():
                safe.add(event.on)
            case e.ThirstEnded():
                assert isinstance(state.top, s.Thirsting)
                thirst = Counter({seat: len(why) * _price(state) for seat, why in state.top.causes})
            case e.WaterDrunk():
                thirst[event.on] -= event.hand + event.open
                assert thirst[event.on] >= 0
                assert state.persons[event.by].hand.count("water") >= event.hand
                assert state.persons[event.by].open.count("water") >= event.open
            case e.DrankAlong():
                assert state.persons[event.seat].role == "wong"
                thirst[event.seat] -= event.waters * _price(state)
                assert thirst[event.seat] >= 0
            case e.Wounded():
                _wounded(state, event, wounds, fall, baits, safe, thirst)
            case e.ThirstStruck():
                _causes(state, event, shaded)
            case e.Shaded():
                shaded.add(event.seat)
            case e.BirdsHidden():
                assert _weather(state) == "foggy"
            case e.NavigationPlayed():
                assert _weather(state) != "calm"
                shaded = set()
            case e.TurnBegan():
                assert _awake(state.persons[event.seat])
        state = LIFEBOAT.evolve(state, event)
    assert state == after.state
    assert not +wounds, "somebody who lost got no wound"
    if not isinstance(state.top, s.Thirsting):
        assert not +thirst or state.ended, "somebody thirsty got no wound"


def _sums(state: State, event: e.FightEnded) -> None:
    """L4.4, L4.6."""
    fight = state.top
    assert isinstance(fight, s.Fight)

    def total(seats: tuple[int, ...]) -> int:
        people = [state.persons[seat] for seat in seats]
        own = sum(CHARACTERS[p.role].strength + sum(WEAPONS.get(k, 0) for k in p.open) for p in people)
        return own + (8 if fight.fired in seats else 0) + 3 * sum(p.drank for p in people)

    assert (event.attack, event.defence) == (total(event.attackers), total(event.defenders))
    assert (event.winner == "attack") == (event.attack > event.defence)


def _wounded(
    state: State,
    event: e.Wounded,
    fight: Counter[int],
    fall: tuple[int, ...],
    baits: int,
    safe: set[int],
    thirst: Counter[int],
) -> None:
    """L4.6, L7.1, L7.2, L7.7, L8.2."""
    assert event.wounds > 0
    assert state.persons[event.seat].aboard
    match event.cause:
        case "fight":
            assert event.wounds == 1 == fight[event.seat]
            del fight[event.seat]
        case "fall":
            own = 0 if event.seat in safe or state.persons[event.seat].role == "frenchy" else 1
            assert event.seat in fall
            assert event.wounds == own + baits <= (3 if state.options.bait_adds_up else 2)
        case "thirst":
            assert event.wounds * _price(state) == thirst.pop(event.seat)


def _weather(state: State) -> str | None:
    """What all know it to be."""
    return state.sky.today if state.sky is not None and state.sky.shown else None


def _price(state: State) -> int:
    """L9.6: waters a thirst."""
    return 2 if _weather(state) == "muggy" else 1


def _causes(state: State, event: e.ThirstStruck, shaded: set[int]) -> None:
    """L8.1, L8.4, L9.2–L9.7: for everybody alive exactly what the rules say, less what the parasol takes."""
    told = dict(event.causes)
    assert _weather(state) != "rain"
    for seat in state.boat:
        person, why = state.persons[seat], told.pop(seat, ())
        expected = _expected(state, person) if _alive(person) else set()
        assert set(why) <= expected
        assert len(set(why)) == len(why) == len(expected) - (seat in shaded) <= 5
    assert not told


def _expected(state: State, person: Person) -> set[str]:
    """The card lies at the bottom of the deck now, if one was played."""
    weather, found = _weather(state), set()
    card = NAVIGATION[state.navigation[-1]]
    named = (card.thirst == "everyone" or person.role in card.thirst) and person.role not in card.thirst_except
    if weather != "calm":
        found |= {"named"} if named else set()
        found |= {"rowed"} if person.rowed and card.oar and weather != "stormy" else set()
        found |= {"fought"} if person.fought and card.fist and weather != "rough_seas" else set()
    if person.drank and not (state.sky is not None and state.sky.wind == "blows"):
        found.add("drank")
    return found | ({"hot"} if weather == "hot" else set())


def test_every_kind_of_fact_happens() -> None:
    """The random games of this suite see the whole of the game."""
    seen: set[type[Any]] = set()
    chance = random.Random(1)
    variants = list(TRAITS["lifeboat"].variants)
    for seed in range(150):
        options = LIFEBOAT.load_options(chance.choice(variants)[1])
        seats = chance.choice(LIFEBOAT.seats(options))
        for _, _, after in play(LIFEBOAT, options, seats, seed, bargaining if seed % 2 else anything):
            seen.update(map(type, after.events))
    missing = {kind.__name__ for kind in LEARNABLE - seen}
    assert missing <= {"PileSunk", "SeatAutomated", "TimeRanOut", "NothingTaken"}


LEARNABLE = set(LEARNS)
