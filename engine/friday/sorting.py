"""F4.7: look at up to three cards, discard at most one, put the rest back in any order.

As long as the deck holds cards, all three are looked at: seeing more binds to nothing (they may go back as they lay).
"""

from __future__ import annotations

from typing import assert_never

from engine.friday import events as e
from engine.friday.cards import Kind
from engine.friday.decisions import (
    Ask,
    AskDiscard,
    AskMore,
    AskTop,
    DiscardLooked,
    Draw,
    Enough,
    KeepAll,
    Option,
    PutOnTop,
)
from engine.friday.island import Island, refill
from engine.friday.state import Sorting
from engine.friday.sums import can_draw


def ask(frame: Sorting) -> Ask:
    """What the player must say."""
    match frame.stage:
        case "look":
            return AskMore("sort", frame.by, frame.left)
        case "discard":
            return AskDiscard()
        case "order":
            return AskTop()
    assert_never(frame.stage)


def options(frame: Sorting) -> tuple[Option, ...]:
    """Cards of one kind are one option."""
    looked = frame.looked
    if frame.stage == "look":
        return (Draw(0), Enough())
    if frame.stage == "discard":
        return (*[DiscardLooked(place, card) for place, card in _kinds(looked)], KeepAll())
    return tuple(PutOnTop(place, card) for place, card in _kinds(looked))


def _kinds(cards: tuple[Kind, ...]) -> list[tuple[int, Kind]]:
    """Each kind with the first place it lies at."""
    return [(place, card) for place, card in enumerate(cards) if card not in cards[:place]]


def answer(run: Island, option: Option) -> None:
    """Go one small step further."""
    match option:
        case Draw():
            _look(run)
        case DiscardLooked() | KeepAll():
            run.emit(e.LookedDiscarded(option.card if isinstance(option, DiscardLooked) else None))
        case PutOnTop():
            run.emit(e.LookedPlaced(option.card))
        case _:
            run.emit(e.LookingEnded())


def _look(run: Island) -> None:
    refill(run)
    run.emit(e.CardLookedAt(run.state.deck[0]))


def goes_on(run: Island, frame: Sorting) -> bool:
    """What follows of itself; False when the player must say."""
    if frame.stage == "order" and len(set(frame.looked)) <= 1:
        run.emit(e.LookedPutBack((*frame.back, *frame.looked)))
    elif frame.stage == "look" and (run.state.deck or not frame.looked):
        _look(run)
    elif frame.stage == "look" and not can_draw(run.state):
        run.emit(e.LookingEnded())
    else:
        return False
    return True
