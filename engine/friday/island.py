"""A stay on the island in the course of one command, and what all its rooms do: draw from Robinson's deck (F3.1)."""

from __future__ import annotations

from typing import Literal

from engine.core.game import Run
from engine.friday import events as e
from engine.friday.setup import shuffled
from engine.friday.state import Side, State

Island = Run[State, e.Event]
"""A stay in the course of one command."""


def refill(run: Island) -> None:
    """F3.1, F3.2: an empty deck is made anew of the discard and the top aging card, if one is left."""
    state = run.state
    if not state.deck:
        card = state.aging[0] if state.aging else None
        cards = (*state.discard, *([card] if card else []))
        run.emit(e.Aged(card, shuffled(run.chance, "robinson", state.shuffles, cards)))


def draw(
    run: Island,
    how: Literal["free", "paid", "extra", "replacement"],
    side: Side,
    cost: int = 0,
    instead: int | None = None,
) -> None:
    """Let the next card come into the fight. There must be one (`sums.can_draw`)."""
    refill(run)
    fight = run.state.fight
    assert fight is not None
    card = run.state.deck[0]
    run.emit(e.CardDrawn(fight.dealt, card, side, how, cost, instead, used=card in fight.marked))
