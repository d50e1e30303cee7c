"""L11.3: whom a sealed window asks: by public facts alone."""

from __future__ import annotations

from engine.core.types import Seat
from engine.lifeboat.state import State


def asked(state: State) -> tuple[Seat, ...]:
    """The conscious with a hand or open cards, bow → stern."""
    return tuple(seat for seat in state.conscious if state.persons[seat].cards)
