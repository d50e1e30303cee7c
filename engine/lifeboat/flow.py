"""The course of a day (L2.1): what comes next once nothing is left to decide. Each part of the rules has a room of
its own."""

from __future__ import annotations

from engine.lifeboat import actions, demands, fight, free, moments, navigation, overboard, provisions, thirst, trade
from engine.lifeboat import events as e
from engine.lifeboat.state import Actions, Drifting, Falling, Fight, Objection, Thirsting
from engine.lifeboat.wounds import Voyage


def advance(run: Voyage) -> None:
    """Go on until somebody must decide, a pause runs, or the voyage has ended."""
    while run.state.ended is None and _moves_by_itself(run):
        pass
    if run.state.offers and run.state.ended is None and free.is_free(run.state):
        trade.drop_impossible(run)
    if run.state.ended is None:
        moments.comes_to_rest(run)


def _moves_by_itself(run: Voyage) -> bool:
    """One step of what needs no answer; False when there is none."""
    state = run.state
    match state.top:
        case None:
            _next_day(run)
        case Actions(turn=None, pause=None):
            actions.next_turn(run)
        case Fight() as frame if fight.all_are_done(state, frame):
            fight.end(run)
            actions.end_turn(run)
        case Objection() as frame if set(demands.objectors(state, frame)) <= set(frame.silent):
            demands.settle_objection(run)
            actions.end_turn(run)
        case Falling() as frame if len(frame.plans) == len(frame.asked):
            overboard.settle(run)
            if run.state.ended is None:
                navigation.after_fall(run, frame)
        case Thirsting() as frame if len(frame.plans) == len(frame.asked):
            thirst.settle(run)
            if run.state.ended is None:
                navigation.after_thirst(run)
        case _:
            return False
    return True


def _next_day(run: Voyage) -> None:
    """L2: provisions, from which the actions follow; adrift when nobody is conscious (L6.3)."""
    run.emit(e.DayBegan(run.state.day + 1))
    moments.day_begins(run)
    if run.state.conscious:
        provisions.begin(run)
    else:
        run.emit(e.DriftBegan())


def end_pause(run: Voyage) -> None:
    """Time has ended a pause: the morning, the dusk, a fight's silence, a day adrift (L3.15, L4.5, L6.3)."""
    match run.state.top:
        case Actions(pause="morning"):
            actions.next_turn(run)
        case Actions(pause="dusk"):
            actions.end(run)
        case Fight():
            fight.end(run)
            actions.end_turn(run)
        case Drifting():
            run.emit(e.DriftEnded())
            navigation.begin(run)
        case _:
            raise AssertionError("no pause is running")
