"""DESIGN §3: re-dealing everything a seat cannot see changes nothing in its view, its redacted facts, and who is asked
what; and no fact tells a seat what is not its own (L1.4, L11.3)."""

import random
from dataclasses import fields
from typing import Any, get_args

import pytest

from engine.core.game import Game, find, step
from engine.core.types import Answer, Command, Expire, Rejected, Step
from engine.lifeboat import events as e
from engine.registry import GAMES
from tests.helpers import redeal
from tests.helpers.games import TRAITS, Variant, games, some_tables
from tests.helpers.play import anything, autopilots, play

CASES = [pytest.param(game, v, id=f"{name}-{v[0]}") for name, game in GAMES.items() for v in TRAITS[name].variants]


def test_every_fact_and_each_field_is_thought_about() -> None:
    """L1.4: the table says of each field who may learn it."""
    for kind in get_args(e.Event):
        assert set(redeal.LEARNS[kind]) - {"*"} == {field.name for field in fields(kind)} - {"type"}, kind


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_facts_tell_no_more_than_the_table_allows(game: Game, variant: Variant) -> None:
    """L1.4, L3.3, L3.10, L4.6, L7.7, L8.5: each fact, to each seat and to a bystander."""
    for options, seats in some_tables(game, variant):
        for seed in games():
            for _, _, after in play(game, options, seats, seed, anything if seed % 2 else TRAITS[game.id].far):
                for event in after.events:
                    for seat in (*range(seats), None):
                        assert game.redact(event, seat) == TRAITS[game.id].learned(event, seat)


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_another_world_looks_the_same(game: Game, variant: Variant) -> None:
    """L1.4, L4.5, L7.7, L8.5, L11.3: view, questions and own options are the same; whatever anybody does next, the
    facts are the same, but for what they rightly reveal."""
    for options, seats in some_tables(game, variant):
        for seed in games():
            far = TRAITS[game.id].far
            choose = (far, autopilots, far, anything)[(seed + seats + len(variant[0])) % 4]
            automated = frozenset(range(min(1, seats - 1), seats)) if choose is autopilots else frozenset()
            chance = random.Random(seed)
            for _, _, after in play(game, options, seats, seed, choose, automated):
                if chance.random() < 0.25:
                    _look(game, after.state, seats, chance, seed)


def _look(game: Game, state: Any, seats: int, chance: random.Random, seed: int) -> None:
    traits = TRAITS[game.id]
    seat: int | None = chance.choice([*range(seats), None])
    other = traits.redeal(state, seat, chance)
    assert game.view(state, seat) == game.view(other, seat)
    assert traits.asked(state, seat) == traits.asked(traits.busier(other, chance), seat)
    for command in _commands(game, state, chance):
        ours, theirs = step(game, state, command, seed), step(game, other, command, seed)
        if isinstance(ours, Step) and isinstance(theirs, Step):
            told = [[x for event in s.events if (x := game.redact(event, seat)) is not None] for s in (ours, theirs)]
            told_apart = traits.same(*told)
            assert told_apart is None, f"seat {seat} after {command}: {told_apart}"
        elif isinstance(command, Answer) and command.seat == seat:
            assert isinstance(ours, Rejected) == isinstance(theirs, Rejected)


def _commands(game: Game, state: Any, chance: random.Random) -> list[Command]:
    """A few of the commands possible here, time-outs among them."""
    found: list[Command] = []
    for decision in game.decisions(state):
        if decision.blocking:
            found.append(Expire(decision.id))
        if decision.seat is not None:
            found += [Answer(decision.seat, decision.id, option.key) for option in game.options(state, decision)[:60]]
    return chance.sample(found, min(len(found), 6))


def test_another_world_is_another() -> None:
    """The re-dealing does what it says: hands, wishes and decks differ."""
    game, chance = GAMES["lifeboat"], random.Random(5)
    options = game.load_options({"edition": "workshop", "starting_provisions": 1})
    differing = set()
    for _, _, after in play(game, options, 6, 5, anything):
        other = redeal.lifeboat(after.state, 0, chance)
        for name in ("persons", "provisions", "navigation", "rowed", "frames", "offers"):
            if getattr(other, name) != getattr(after.state, name):
                differing.add(name)
        mine, his = after.state.persons[0], other.persons[0]
        assert mine == his
        assert find(game, other, "nonsense") is None
    assert differing >= {"persons", "provisions", "navigation", "rowed", "frames"}
