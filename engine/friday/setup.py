"""F1: Robinson's deck, hazards, aging, pirates. Every shuffle has a stream of its own over sorted cards (F1.3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from engine.core.chance import Chance
from engine.friday.cards import AGING, HARD_AGING, HAZARD_COUNTS, PIRATES, STARTING, Kind
from engine.friday.events import IslandBegan
from engine.friday.levels import LEVELS, Options

T = TypeVar("T", bound=str)

STUBBORN: Kind = "stubbornness"
"""The −3 aging card, which only the higher levels use (F1.2)."""


def deal(options: Options, automated: bool, chance: Chance) -> IslandBegan:
    """F1.1, F1.2."""
    level = LEVELS[options.level]
    normal = [card for card in _all(AGING) if level.stubborn or card != STUBBORN]
    aging = shuffled(chance, "aging", 0, normal) + shuffled(chance, "hard aging", 0, _all(HARD_AGING))
    first, aging = (aging[0], aging[1:]) if level.aged else (None, aging)
    deck: list[Kind] = [*_all(STARTING), *([first] if first else [])]
    return IslandBegan(
        options=options,
        life=level.life,
        deck=shuffled(chance, "robinson", 0, deck),
        hazards=shuffled(chance, "hazards", 0, _all(HAZARD_COUNTS)),
        aging=aging,
        pirates=shuffled(chance, "pirates", 0, PIRATES)[:2],
        first_aging=first,
        automated=automated,
    )


def shuffled(chance: Chance, pile: str, number: int, cards: Iterable[T]) -> tuple[T, ...]:
    """F1.3: the cards in the order of this pile's shuffle of this number, however they lay before."""
    return chance.stream(pile, number).shuffled(sorted(cards))


def _all(counts: Mapping[T, int]) -> list[T]:
    return [card for card, n in counts.items() for _ in range(n)]
