"""What the player may know (F1.3): the shape. `secrecy.py` builds it, field by field.

Piles whose order is hidden, and discards, are pairs of a card and how many of it, in the order of `CARDS`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.friday.cards import CARDS, HAZARDS, Ability, Card, Colour, HazardCard, Kind, Pirate
from engine.friday.levels import Options
from engine.friday.state import Line, Phase, Side, Why

Counts = tuple[tuple[Kind, int], ...]


@dataclass(frozen=True, slots=True)
class SeenHazard:
    """A hazard on offer. `value`: at this step."""

    card: HazardCard
    value: int

    @property
    def free(self) -> int:
        """F5.3."""
        return HAZARDS[self.card].free

    @property
    def values(self) -> tuple[int, int, int]:
        """Green, yellow, red."""
        return HAZARDS[self.card].values

    @property
    def knowledge(self) -> Card:
        """Its other side."""
        return CARDS[self.card]


@dataclass(frozen=True, slots=True)
class SeenPirate:
    """F5.4–F5.9, with free number and value as they would be now, or as they were fixed."""

    pirate: Pirate
    free: int
    value: int
    beaten: bool


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card in the fight. `counted`: what it adds to the sum now; `doubled`, `zeroed` (F4.10) and `left_out` (F5.6)
    say why that is not its value; `down`: face down, its ability void (F4.3)."""

    n: int
    card: Kind
    side: Side
    counted: int
    used: bool
    down: bool
    doubled: bool
    zeroed: bool
    left_out: bool

    @property
    def value(self) -> int:
        """As printed."""
        return CARDS[self.card].value

    @property
    def ability(self) -> Ability | None:
        """As printed."""
        return CARDS[self.card].ability


@dataclass(frozen=True, slots=True)
class Outcome:
    """What happens if the fight ends now. `short`: points wanting to the value; `aging`: life to pay for aging cards
    (F4.11); `pays`: both together (a pirate cannot be lost to, so only `aging`); `life`: what is then left, negative
    if it is too much; `points`: to destroy cards with (F2.6); `fatal`: the game would be lost."""

    won: bool
    short: int
    aging: int
    pays: int
    life: int
    points: int
    fatal: bool


@dataclass(frozen=True, slots=True)
class SeenFight:
    """The fight. `value`: what the sum is compared with now, at `colour` (F4.6; None against a pirate). `free`: the
    free number; `free_left`: free draws still open; `stopped`: a stop card closes them (F4.9); `cost`: life for the
    next draw, 0 if free, None if no draw is possible."""

    foe: HazardCard | Pirate
    pirate: bool
    colour: Colour | None
    value: int
    free: int
    free_left: int
    stopped: bool
    cost: int | None
    left: tuple[SeenCard, ...]
    right: tuple[SeenCard, ...]
    sum: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class SeenUse:
    """An ability at work. `left`: how often it still may act; `target`: the number of the card that goes below;
    `looked`: cards looked at and not placed yet; `back`: those placed, the first on top."""

    by: int
    ability: Ability
    left: int
    target: int | None
    looked: tuple[Kind, ...]
    back: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All the player may know. `hazards_on_offer`: at F2.1; `points`: left to destroy cards with (F2.6), None when that
    is not the question. `known_top`: cards of the deck known to lie on top, the first uppermost; `known_bottom`: below,
    the last lowest. `score`: line by line, as if the game were lost now, or as it ended."""

    options: Options
    phase: Phase
    life: int
    most_life: int
    hazards_on_offer: tuple[SeenHazard, ...]
    fight: SeenFight | None
    use: SeenUse | None
    points: int | None
    deck: Counts
    known_top: tuple[Kind, ...]
    known_bottom: tuple[Kind, ...]
    discard: Counts
    hazards: Counts
    hazard_discard: Counts
    aging: Counts
    aging_taken: int
    pirates: tuple[SeenPirate, ...]
    automated: bool
    ended: Literal["won", "lost"] | None
    why: Why | None
    score: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The score's sum."""
        return sum(line.points for line in self.score)
