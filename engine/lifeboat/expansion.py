"""What an expansion (L9) may say: *moments* at which it is called, moves it adds, and *rulings* it is asked for. Each
says nothing unless it must; the base game asks all that are in play (`moments.py`) and knows none of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.types import Decision, Seat
from engine.lifeboat.cards import Kind
from engine.lifeboat.decisions import FightOption, FreeOption, TurnOption
from engine.lifeboat.state import Cause, Fight, Person, Side, Stake, State
from engine.lifeboat.wounds import Voyage


def _nothing(*_: Any) -> None:
    return None


def _no(*_: Any) -> bool:
    return False


def _none(*_: Any) -> tuple[Any, ...]:
    return ()


Evolve = Callable[[State, Any], State]
Moment = Callable[[Voyage], None]
Question = Callable[[State], bool]


@dataclass(frozen=True, slots=True)
class Expansion:
    """One expansion. Moments get the voyage and may emit facts; rulings get the state and only answer."""

    evolve: Mapping[type[Any], Evolve]
    """What its facts change."""
    provisions: Mapping[Kind, int] = field(default_factory=dict)
    """The cards it brings."""

    # moments
    voyage_begins: Moment = _nothing
    day_begins: Moment = _nothing
    handed_out: Callable[[Voyage], bool] = _no
    """A hand-out is over; True: there is another."""
    turn_begins: Callable[[Voyage, Seat], None] = _nothing
    fight_ends: Callable[[Voyage, Fight, Side], None] = _nothing
    """Wounds are given; this side has won."""
    stake_won: Callable[[Voyage, Seat, Seat, Stake], None] = _nothing
    """The first seat got its way with the second, over a stake the base game does not know."""
    navigation_begins: Moment = _nothing
    card_resolved: Callable[[Voyage], bool] = _no
    """A navigation card is done; True: there is another."""
    day_ends: Moment = _nothing
    comes_to_rest: Moment = _nothing
    """Somebody has to decide now, or time."""

    # moves
    turn_options: Callable[[State, Seat], tuple[TurnOption, ...]] = _none
    free_options: Callable[[State, Seat], tuple[FreeOption, ...]] = _none
    fight_options: Callable[[State, Seat], tuple[FightOption, ...]] = _none
    """For those in the fight."""
    may_move_in_fight: Callable[[State, Seat], bool] = _no
    """Could it, by public facts, have a move that is not in its hand?"""
    decisions: Callable[[State], tuple[Decision, ...]] = _none
    """Standing questions that block nobody."""
    play: Callable[[Voyage, Seat, Any], None] = _nothing
    """Play one of its own options; leave others alone."""

    # rulings
    strength_bonus: Callable[[Person], int] | None = None
    """In fights (L4.4)."""
    causes: Callable[[State, Person, bool], tuple[Cause, ...]] = _none
    """Of thirst, with the day's last navigation card (True) or another."""
    falls_instead_of: Callable[[State], Cause | None] = _nothing
    """Who would be thirsty for this falls overboard instead."""
    waters_per_thirst: Callable[[State], int | None] = _nothing
    nobody_thirsts: Question = _no
    hides_birds: Question = _no
    no_card: Question = _no
    """No navigation card is played."""
    top_card: Question = _no
    """The top card of the deck is played now, whoever navigates; another one follows."""
