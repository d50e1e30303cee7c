"""L3.9, L3.11, L3.12, L3.14: what may be done at any time; trade has its own room."""

from __future__ import annotations

from typing import Final

from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat import moments, trade
from engine.lifeboat.decisions import (
    AskFree,
    ChangeDraft,
    DropDraft,
    FreeOption,
    OpenCard,
    PutPreserver,
    SendOffer,
    StartOffer,
    ThrowCard,
    WithdrawOffer,
)
from engine.lifeboat.state import Actions, Handout, Rowing, State, where
from engine.lifeboat.wounds import Voyage

_ACTIONS: Final = (Actions, Rowing)
_UNTIL_NAVIGATION: Final = (Actions, Rowing, Handout)


def is_free(state: State) -> bool:
    """L3.9: the actions part, and neither demand nor fight."""
    return isinstance(state.top, _ACTIONS)


def may_throw(state: State) -> bool:
    """L3.12: from the start of the day until navigation begins."""
    return state.options.throw_own_provisions and isinstance(state.top, _UNTIL_NAVIGATION)


_ASK: Final = AskFree()


def decisions(state: State) -> tuple[Decision, ...]:
    """One for everybody conscious, blocking nobody. Its id changes with each move, so an old keyboard cannot move
    twice."""
    if not (is_free(state) or may_throw(state)):
        return ()
    persons = state.persons
    return tuple([Decision(f"f{persons[s].moves}-{s}", s, _ASK, "none", False) for s in state.conscious])


def options(state: State, seat: Seat) -> tuple[FreeOption, ...]:
    """Open, put the preserver on, throw, trade."""
    person = state.persons[seat]
    found: list[FreeOption] = []
    if is_free(state):
        found += [OpenCard(kind) for kind in sorted(set(person.hand))]
        if "preserver" in person.cards:
            found += [PutPreserver(other) for other in state.boat if state.persons[other].unconscious]
    if may_throw(state):
        found += [ThrowCard(kind, "open") for kind in sorted(set(person.open))]
        found += [ThrowCard(kind, "hand") for kind in sorted(set(person.hand))]
    if is_free(state):
        found += moments.free_options(state, seat)
        found += trade.options(state, seat)
    return tuple(found)


def play(run: Voyage, seat: Seat, option: FreeOption) -> None:
    """Do it, and let offers lapse whose cards have gone."""
    match option:
        case OpenCard():
            run.emit(e.CardOpened(seat, option.kind))
        case ThrowCard():
            run.emit(e.CardThrown(seat, option.kind, option.where))
        case PutPreserver():
            run.emit(e.PreserverPutOn(seat, option.on, where(run.state, seat, "preserver")))
        case StartOffer() | ChangeDraft() | SendOffer() | DropDraft() | WithdrawOffer():
            trade.play(run, seat, option)
        case _:
            moments.play(run, seat, option)
