"""L5: wounds, fainting, death; and L5.6, the sea's victory."""

from __future__ import annotations

from typing import Literal

from engine.core.game import Run
from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.scoring import scores
from engine.lifeboat.state import State

Voyage = Run[State, e.Event]
"""A voyage in the course of one command."""


def wound(run: Voyage, seat: Seat, wounds: int, cause: Literal["fight", "fall", "thirst"]) -> None:
    """Give wounds (L5.1) and tell whether that means fainting or death. Nothing for no wounds."""
    if wounds == 0:
        return
    was_alive = not run.state.persons[seat].dead
    run.emit(e.Wounded(seat, wounds, cause))
    person = run.state.persons[seat]
    if person.dead and was_alive:
        run.emit(e.Died(seat))
    elif person.unconscious:
        run.emit(e.Fainted(seat))


def sea_has_won(run: Voyage) -> bool:
    """L5.6: nobody aboard is alive; ends the voyage if so."""
    state = run.state
    if state.ended or any(not state.persons[seat].dead for seat in state.boat):
        return state.ended is not None
    run.emit(e.VoyageEnded("sea", scores(state, "sea")))
    return True
