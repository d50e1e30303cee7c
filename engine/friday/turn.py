"""F2.1, F3.3, F3.4: hazards on offer, steps, pirates."""

from __future__ import annotations

from typing import Final

from engine.friday import events as e
from engine.friday.cards import HAZARDS, Pirate
from engine.friday.decisions import FightHazard, FightPirate, Option, SkipHazard
from engine.friday.island import Island
from engine.friday.scoring import score
from engine.friday.setup import shuffled
from engine.friday.state import Choosing, Phase, State
from engine.friday.sums import hazard_value, pirate_numbers

PHASES: Final[tuple[Phase, ...]] = ("green", "yellow", "red", "pirates")


def options(frame: Choosing) -> tuple[Option, ...]:
    """F2.1: one of two; the last single one may be discarded."""
    fights = [FightHazard(place, card) for place, card in enumerate(frame.cards)]
    return (*fights, *([SkipHazard()] if len(fights) == 1 else []))


def choose(run: Island, frame: Choosing, option: Option) -> None:
    """F2.1."""
    match option:
        case FightHazard():
            assert run.state.phase != "pirates"
            others = [card for place, card in enumerate(frame.cards) if place != option.place]
            value = hazard_value(option.card, run.state.phase)
            run.emit(e.HazardChosen(option.card, others[0] if others else None, HAZARDS[option.card].free, value))
        case _:
            run.emit(e.HazardSkipped(frame.cards[0]))


def pirate_options(state: State) -> tuple[Option, ...]:
    """F3.4."""
    return tuple(FightPirate(pirate) for pirate in state.pirates)


def fight_pirate(run: Island, pirate: Pirate) -> None:
    """F3.4: free number and value are fixed now (F5.8, F5.9)."""
    free, value = pirate_numbers(run.state, pirate)
    run.emit(e.PirateChosen(pirate, free, value))


def goes_on(run: Island) -> bool:
    """Between two fights: new hazards, the next step, the last pirate, the end. False when a pirate must be chosen."""
    state = run.state
    if state.phase != "pirates":
        _next_turn(run)
    elif not state.pirates:
        run.emit(e.IslandEnded("won", "pirates", score(state, won=True)))
    elif len(state.pirates) == 1:
        fight_pirate(run, state.pirates[0])
    else:
        return False
    return True


def _next_turn(run: Island) -> None:
    state = run.state
    if state.hazards:
        run.emit(e.HazardsDrawn(state.hazards[:2]))
        return
    number = PHASES.index(state.phase) + 1
    phase = PHASES[number]
    hazards = () if phase == "pirates" else shuffled(run.chance, "hazards", number, state.hazard_discard)
    run.emit(e.StepBegan(phase, hazards))
