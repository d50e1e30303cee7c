"""L1: dealing characters, loves, hates and decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.chance import Chance
from engine.core.types import Seat
from engine.lifeboat import moments
from engine.lifeboat.cards import NAVIGATION, Kind
from engine.lifeboat.cast import CREWS
from engine.lifeboat.editions import Options
from engine.lifeboat.events import VoyageBegan

_DECK_OF_SIX = 24
"""Navigation cards that name nobody but the six."""

T = TypeVar("T")


def deal(options: Options, seats: int, automated: frozenset[Seat], chance: Chance) -> VoyageBegan:
    """L1.1–L1.3: who is who, and how the decks lie."""
    crew = CREWS[options.crew]
    roles = chance.shuffled(crew)[:seats]
    provisions = chance.shuffled([kind for kind, n in moments.provisions(options).items() for _ in range(n)])
    dealt = options.starting_provisions * seats
    hands: tuple[tuple[Kind, ...], ...] = tuple(_nth(provisions[:dealt], seat, seats) for seat in range(seats))
    cards = range(_DECK_OF_SIX if options.crew == "six" else len(NAVIGATION))
    return VoyageBegan(
        options=options,
        roles=roles,
        boat=tuple(sorted(range(seats), key=lambda seat: crew.index(roles[seat]))),
        loves=chance.shuffled(roles),
        hates=chance.shuffled(roles),
        hands=hands,
        provisions=provisions[dealt:],
        navigation=chance.shuffled(cards),
        automated=tuple(sorted(automated)),
    )


def _nth(cards: Sequence[T], seat: Seat, seats: int) -> tuple[T, ...]:
    """Every `seats`-th card, from this seat's on."""
    return tuple(cards[seat::seats])
