"""Changes of the state that several facts share: cards come and go, a fight's balance changes."""

from __future__ import annotations

from typing import Any

from engine.core.frozen import changed
from engine.core.types import Seat
from engine.lifeboat.cards import Kind
from engine.lifeboat.state import Fight, State, Where, with_person, without


def top_changed(state: State, **changes: Any) -> State:
    """The state with its top frame changed."""
    frame = state.frames[-1]
    return changed(state, frames=(*state.frames[:-1], changed(frame, **changes)))


def lose(state: State, seat: Seat, where: Where, *kinds: Kind) -> State:
    """The cards leave this person; raises ValueError if one is not there."""
    person = state.persons[seat]
    if where == "hand":
        return with_person(state, seat, hand=without(person.hand, *kinds))
    return with_person(state, seat, open=without(person.open, *kinds))


def gain(state: State, seat: Seat, where: Where, *kinds: Kind) -> State:
    """The cards come to this person; a hand stays sorted."""
    person = state.persons[seat]
    if where == "hand":
        return with_person(state, seat, hand=tuple(sorted((*person.hand, *kinds))))
    return with_person(state, seat, open=(*person.open, *kinds))


def opened_from(state: State, seat: Seat, where: Where, kind: Kind) -> State:
    """The card lies open before its owner, wherever it was."""
    return gain(lose(state, seat, "hand", kind), seat, "open", kind) if where == "hand" else state


def moved(state: State, *seats: Seat) -> State:
    """These made a free move: old keyboards no longer count."""
    for seat in seats:
        state = with_person(state, seat, moves=state.persons[seat].moves + 1)
    return state


def balance_changed(state: State, **changes: Any) -> State:
    """L4.5: whoever was done is asked again; «whatever happens» stands."""
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    return top_changed(state, done=(), changes=frame.changes + 1, **changes)
