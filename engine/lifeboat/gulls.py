"""L6.5: birds."""

from __future__ import annotations

from engine.lifeboat import events as e
from engine.lifeboat.scoring import scores
from engine.lifeboat.wounds import Voyage

LAND = 4
"""So many gulls end the voyage."""


def fly(run: Voyage, by: int) -> bool:
    """A gull comes (+1), goes (−1, never below none), or none does (0). True when land is in sight: the voyage is
    over."""
    gulls = max(0, run.state.gulls + by)
    if gulls != run.state.gulls:
        run.emit(e.GullsChanged(by, gulls))
    if gulls < LAND:
        return False
    run.emit(e.VoyageEnded("land", scores(run.state, "land")))
    return True
