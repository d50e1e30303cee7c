"""F6: the score, won or lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.friday.cards import CARDS, Kind
from engine.friday.state import Fight, Line, Sorting, State
from engine.friday.sums import unbeaten

AGING_POINTS: Final = -5
PIRATE_POINTS: Final = 15
HAZARD_POINTS: Final = -3
LIFE_POINTS: Final = 5


def score(state: State, won: bool) -> tuple[Line, ...]:
    """Line by line; life counts only when won (F6.2)."""
    cards = list(_robinsons(state))
    aging = sum(1 for card in cards if CARDS[card].sort == "aging")
    values = [CARDS[card].value for card in cards if CARDS[card].sort != "aging"]
    hazards = len(unbeaten(state))
    lines = (
        Line("cards", len(values), sum(values)),
        Line("aging", aging, AGING_POINTS * aging),
        Line("pirates", len(state.beaten), PIRATE_POINTS * len(state.beaten)),
        Line("hazards", hazards, HAZARD_POINTS * hazards),
    )
    return (*lines, Line("life", state.life, LIFE_POINTS * state.life)) if won else lines


def _robinsons(state: State) -> Iterator[Kind]:
    """F6.1: deck, discard, in play face up, held aside."""
    yield from state.deck
    yield from state.discard
    for frame in state.frames:
        if isinstance(frame, Fight):
            yield from (card.card for card in frame.face_up)
        elif isinstance(frame, Sorting):
            yield from (*frame.looked, *frame.back)
