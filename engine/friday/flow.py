"""What comes next once nothing is left to decide. Each part of the rules has a room of its own."""

from __future__ import annotations

from typing import assert_never

from engine.core.chance import Chance
from engine.core.game import Run
from engine.friday import abilities, fight, sorting, turn
from engine.friday.evolve import evolve
from engine.friday.island import Island
from engine.friday.state import Choosing, Fight, Removing, Sorting, State, Using


def advance(run: Island) -> None:
    """Go on until the player must decide or the game has ended."""
    while run.state.ended is None and _goes_on(run):
        pass


def at_rest(state: State) -> bool:
    """Does the game wait for the player, or is it over?"""
    return state.ended is not None or not _goes_on(Run(state, evolve, Chance(0)))


def _goes_on(run: Island) -> bool:
    """One step of what needs no answer; False when there is none."""
    top, fought = run.state.top, run.state.fight
    if top is None:
        return turn.goes_on(run)
    if fought is None:
        return False
    match top:
        case Fight():
            return fight.goes_on(run, top)
        case Using():
            return abilities.goes_on(run, fought, top)
        case Sorting():
            return sorting.goes_on(run, top)
        case Removing():
            return fight.clears_itself(run, fought, top)
        case Choosing():
            return False
    assert_never(top)
