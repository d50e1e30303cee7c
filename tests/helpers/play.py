"""Tables that play by themselves: random players, autopilots, and nobody at all."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Game, step
from engine.core.types import Answer, Command, Decision, Expire, Rejected, Step

Chooser = Callable[[Game, Any, random.Random], Command]

MOST_STEPS = 5_000
"""A game that is not over by then never ends."""


def play(
    game: Game, options: Any, seats: int, seed: int, choose: Chooser, automated: frozenset[int] = frozenset()
) -> Iterator[tuple[Any, Command | None, Step]]:
    """A whole game: the state before, the command, and what it led to. The first has no command."""
    chance = random.Random(seed)
    after = game.start(options, seats, automated, Chance(seed))
    yield None, None, after
    for _ in range(MOST_STEPS):
        state = after.state
        if game.over(state):
            return
        command = choose(game, state, chance)
        made = step(game, state, command, seed)
        assert not isinstance(made, Rejected), f"listed and refused: {command} {made}"
        after = made
        yield state, command, after
    raise AssertionError(f"no end after {MOST_STEPS} steps")


def anything(game: Game, state: Any, chance: random.Random) -> Command:
    """Any listed option of any open question; what holds nobody up comes seldom. Kinds of options are equally likely,
    so that rare ones are seen."""
    return _anything(game, state, chance, ())


def bargaining(game: Game, state: Any, chance: random.Random) -> Command:
    """The same, with a liking for what ends in a trade, at which pure chance never arrives."""
    return _anything(game, state, chance, ("send", "accept", "add.give", "add.want.open", "to."))


def practised(game: Game, state: Any, chance: random.Random) -> Command:
    """What an autopilot would do, and now and then anything: some games go further than chance ever takes them."""
    decision = next(d for d in game.decisions(state) if d.blocking)
    if decision.seat is None or chance.random() < 0.05:
        return anything(game, state, chance)
    view, options = game.view(state, decision.seat), game.options(state, decision)
    key = game.autopilot(view, decision, options, Chance(chance.getrandbits(32)))
    return Answer(decision.seat, decision.id, key) if key else anything(game, state, chance)


def _anything(game: Game, state: Any, chance: random.Random, fond: tuple[str, ...]) -> Command:
    open_ = game.decisions(state)
    eager = chance.random() < (0.5 if fond else 0.2)
    chosen: Decision = chance.choice([d for d in open_ if eager or d.blocking])
    if chosen.seat is None:
        return Expire(chosen.id)
    return answer(game, state, chosen, chance, fond) or _anything(game, state, chance, fond)


def answer(
    game: Game, state: Any, decision: Decision, chance: random.Random, fond: tuple[str, ...] = ()
) -> Command | None:
    """A random answer, or none where there is none to give."""
    assert decision.seat is not None
    options = game.options(state, decision)
    for start in fond:
        liked = [option for option in options if option.key.startswith(start)]
        if liked and chance.random() < 0.5:
            return Answer(decision.seat, decision.id, chance.choice(liked).key)
    kinds: dict[type[Any], list[Any]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    if not kinds:
        return None
    return Answer(decision.seat, decision.id, chance.choice(kinds[chance.choice(list(kinds))]).key)


def nobody(game: Game, state: Any, chance: random.Random) -> Command:
    """Time runs out for everybody, in any order."""
    return Expire(chance.choice([d for d in game.decisions(state) if d.blocking]).id)


def autopilots(game: Game, state: Any, chance: random.Random) -> Command:
    """Automated seats choose from what they see; the others do anything; pauses run out."""
    automated = game.automated(state)
    for decision in game.decisions(state):
        if decision.seat in automated:
            assert decision.seat is not None
            options = game.options(state, decision)
            view = game.view(state, decision.seat)
            key = game.autopilot(view, decision, options, Chance(chance.getrandbits(32)))
            if key is not None:
                assert key in [option.key for option in options], f"an autopilot chose {key}, which is not listed"
                return Answer(decision.seat, decision.id, key)
            assert not decision.blocking, "an autopilot left a question that holds others up"
    waiting = [d for d in game.decisions(state) if d.seat not in automated and (d.blocking or chance.random() < 0.1)]
    chosen = chance.choice(waiting)
    if chosen.seat is None:
        return Expire(chosen.id)
    return answer(game, state, chosen, chance) or autopilots(game, state, chance)
