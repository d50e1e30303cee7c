"""What the autopilot would do, and why: one reason out of a closed list, with the numbers of its sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Reason = Literal[
    "likely",  # this hazard or pirate is likely to be beaten: chance (per cent)
    "learn",  # losing to it makes room in the deck: chance
    "skip",  # the last hazard costs more than it teaches: chance
    "free",  # a free card: short, left (free draws)
    "paid",  # a paid card is worth its life: short, cost, chance (per cent that it is won in the end)
    "won",  # the fight is won: sum, value
    "enough_lost",  # it is cheaper to lose now: pays, points
    "hopeless",  # nothing more is possible: sum, value
    "life",  # gives life: life
    "cards",  # gives cards: short, cards
    "destroy",  # a weak card is better destroyed
    "double",  # points: points
    "step",  # lowers the value: points
    "copy",  # the best ability lying here
    "sort",  # see what comes before it is drawn
    "exchange",  # another card is probably better
    "below",  # this card is better below the pile
    "weak",  # this card is the weakest: worth its points
    "strong_first",  # what is strong should come first
    "enough",  # nothing more is worth it
]


@dataclass(frozen=True, slots=True)
class Hint:
    """`option`: the key; `reason`, with its `numbers`."""

    option: str
    reason: Reason
    numbers: dict[str, int] = field(default_factory=dict)
