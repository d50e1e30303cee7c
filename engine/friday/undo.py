"""Taking back, up to the last fact that revealed something hidden. It is done above the engine: the facts before are
folded anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.friday import events as e
from engine.friday.evolve import evolve
from engine.friday.flow import at_rest
from engine.friday.state import State

KEPT: Final = (
    e.IslandBegan, e.StepBegan, e.HazardsDrawn, e.Aged, e.CardDrawn, e.CardLookedAt, e.SeatAutomated, e.IslandEnded,
)  # fmt: skip
"""What is never taken back: what showed something that lay hidden; who plays; the end."""


def undo_point(events: Sequence[e.Event]) -> int:
    """How many of a game's facts must stay: all up to the last that is never taken back, and what followed of
    itself. Rejects (ValueError) what does not begin with the game's first fact."""
    return _rests(events)[0]


def undo_steps(events: Sequence[e.Event]) -> tuple[int, ...]:
    """After how many facts the player was asked something and may be asked again; the last is one step back. Empty
    when nothing can be taken back."""
    return tuple(rest for rest in _rests(events) if rest < len(events))


def _rests(events: Sequence[e.Event]) -> list[int]:
    """The lengths, from the undo point on, at which the game waited for the player, and in any case the whole."""
    if not events or not isinstance(events[0], e.IslandBegan):
        raise ValueError("a game begins with its first fact")
    last = max(place for place, event in enumerate(events) if isinstance(event, KEPT))
    state: State | None = None
    found: list[int] = []
    for place, event in enumerate(events):
        state = evolve(state, event)
        if place >= last and at_rest(state):
            found.append(place + 1)
    return found or [len(events)]
