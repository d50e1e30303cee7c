"""The cards' numbers (F5). Cards of one kind cannot be told apart, so a card *is* its kind.

A hazard and the knowledge it turns into are two sides of one card: `HAZARDS[card]` and `CARDS[card]`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Colour = Literal["green", "yellow", "red"]

Ability = Literal[
    "life1", "life2", "cards1", "cards2", "destroy", "double", "copy", "step", "sort", "exchange1", "exchange2",
    "below", "stop", "highest", "minus1", "minus2",
]  # fmt: skip
"""F4. The last four are those of aging cards and work by themselves."""

Starting = Literal["wit", "focus", "meal", "weakness", "distraction"]
Aging = Literal[
    "forgetfulness", "hunger", "fear", "fatigue", "stupidity", "stubbornness", "frailty", "despair", "ravenous"
]
HazardCard = Literal[
    "raft_food", "raft_gear", "raft_strategy", "raft_insight", "raft_cunning", "raft_imitation", "raft_books",
    "island_food", "island_insight", "island_cunning", "island_repetition", "island_imitation", "island_weapon",
    "inland_food", "inland_insight", "inland_strategy", "inland_experience", "inland_repetition", "inland_foresight",
    "beasts_insight", "beasts_strategy", "beasts_experience", "beasts_foresight", "cannibals_weapon",
]  # fmt: skip
"""The hazard's name, then its knowledge's."""

Kind = Starting | Aging | HazardCard
"""What can lie in Robinson's deck."""

Pirate = Literal["p20", "p25", "p30", "p35", "p40", "costly", "half", "stronger", "aged", "leftover"]
"""F5.4–F5.9: five plain ones by their value; 7/16, 9/22, 10/52, 5/X, all hazards left over."""


@dataclass(frozen=True, slots=True)
class Card:
    """A fighting card."""

    value: int
    ability: Ability | None
    sort: Literal["starting", "knowledge", "aging"]


@dataclass(frozen=True, slots=True)
class Hazard:
    """The other side of a knowledge card. `values`: green, yellow, red."""

    free: int
    values: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PirateCard:
    """Free number and value; `value` is None where the game so far makes it, as is then `free` of `leftover`."""

    free: int | None
    value: int | None


COLOURS: Final[tuple[Colour, ...]] = ("green", "yellow", "red")

STARTING: Final[dict[Starting, int]] = {"wit": 1, "focus": 3, "meal": 1, "weakness": 8, "distraction": 5}
"""F5.1: how many of each."""

AGING: Final[dict[Aging, int]] = {
    "forgetfulness": 1, "hunger": 1, "fear": 2, "fatigue": 1, "stupidity": 2, "stubbornness": 1,
}  # fmt: skip
"""F5.2: the normal ones."""

HARD_AGING: Final[dict[Aging, int]] = {"frailty": 1, "despair": 1, "ravenous": 1}
"""F5.2: those at the bottom."""

HAZARD_COUNTS: Final[dict[HazardCard, int]] = {
    "raft_food": 2, "raft_gear": 2, "raft_strategy": 2, "raft_insight": 1, "raft_cunning": 1, "raft_imitation": 1,
    "raft_books": 1,
    "island_food": 2, "island_insight": 1, "island_cunning": 1, "island_repetition": 1, "island_imitation": 1,
    "island_weapon": 2,
    "inland_food": 1, "inland_insight": 1, "inland_strategy": 1, "inland_experience": 1, "inland_repetition": 1,
    "inland_foresight": 1,
    "beasts_insight": 1, "beasts_strategy": 1, "beasts_experience": 1, "beasts_foresight": 1,
    "cannibals_weapon": 2,
}  # fmt: skip
"""F5.3: how many of each."""

_TIERS: Final[dict[str, tuple[Hazard, int]]] = {
    "raft": (Hazard(1, (0, 1, 3)), 0),
    "island": (Hazard(2, (1, 3, 6)), 1),
    "inland": (Hazard(3, (2, 5, 8)), 2),
    "beasts": (Hazard(4, (4, 7, 11)), 3),
    "cannibals": (Hazard(5, (5, 9, 14)), 4),
}
"""F5.3: by the hazard's name, with the value of its knowledge."""

_KNOWLEDGE: Final[dict[str, Ability | None]] = {
    "food": "life1", "gear": "cards2", "strategy": "exchange1", "insight": "destroy", "cunning": "below",
    "imitation": "copy", "books": "step", "repetition": "double", "experience": "cards1", "foresight": "sort",
    "weapon": None,
}  # fmt: skip

HAZARDS: Final[dict[HazardCard, Hazard]] = {card: _TIERS[card.split("_")[0]][0] for card in HAZARD_COUNTS}


def _knowledge(card: HazardCard) -> Card:
    tier, name = card.split("_")
    return Card(_TIERS[tier][1], "exchange2" if card == "raft_strategy" else _KNOWLEDGE[name], "knowledge")


CARDS: Final[dict[Kind, Card]] = {
    "wit": Card(2, None, "starting"),
    "focus": Card(1, None, "starting"),
    "meal": Card(0, "life2", "starting"),
    "weakness": Card(0, None, "starting"),
    "distraction": Card(-1, None, "starting"),
    "forgetfulness": Card(-1, None, "aging"),
    "hunger": Card(0, "minus1", "aging"),
    "fear": Card(0, "highest", "aging"),
    "fatigue": Card(0, "stop", "aging"),
    "stupidity": Card(-2, None, "aging"),
    "stubbornness": Card(-3, None, "aging"),
    "frailty": Card(-4, None, "aging"),
    "despair": Card(-5, None, "aging"),
    "ravenous": Card(0, "minus2", "aging"),
    **{card: _knowledge(card) for card in HAZARD_COUNTS},
}

PIRATES: Final[dict[Pirate, PirateCard]] = {
    "p20": PirateCard(6, 20),
    "p25": PirateCard(7, 25),
    "p30": PirateCard(8, 30),
    "p35": PirateCard(9, 35),
    "p40": PirateCard(10, 40),
    "costly": PirateCard(7, 16),
    "half": PirateCard(9, 22),
    "stronger": PirateCard(10, 52),
    "aged": PirateCard(5, None),
    "leftover": PirateCard(None, None),
}
