"""What an autopilot thinks cards and life are worth, in points of life.

The numbers were found by playing thousands of islands (`tgbot simulate --game friday`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.friday.cards import CARDS, Ability, Kind
from engine.friday.state import Phase


@dataclass(frozen=True, slots=True)
class Weights:
    """`now`: what an ability adds to the fight in which its card is drawn; `later`: to the worth of the card in the
    deck. `target`, `passes`, `life`: by phase, the value a card should have, how often it will still be drawn, and what
    a point of life is worth when there is plenty; `need`: how much more when there is none; `enough`: from how many on
    there is plenty. `aging`: what it costs to grow older, by the worth of the card it brings. `win`: what a beaten
    hazard is worth beside its knowledge; `dead`: what losing the game is."""

    now: Mapping[Ability, int]
    later: Mapping[Ability, float]
    target: Mapping[Phase, float]
    passes: Mapping[Phase, float]
    life: Mapping[Phase, float]
    need: float
    enough: float
    aging: float
    win: float
    dead: float


WEIGHTS: Final = Weights(
    now={
        "cards1": 1, "cards2": 2, "destroy": 1, "double": 1, "copy": 1, "step": 1, "exchange1": 1, "exchange2": 1,
        "below": 1, "stop": -1, "highest": -2, "minus1": -1, "minus2": -2,
    },
    later={
        "life1": 2.2, "life2": 4.0, "cards1": 1.0, "cards2": 1.5, "destroy": 2.0, "double": 1.5, "copy": 1.5,
        "step": 1.5, "sort": 1.0, "exchange1": 1.0, "exchange2": 1.2, "below": 1.2, "stop": -1.5, "highest": -3.0,
        "minus1": -1.0, "minus2": -2.0,
    },
    target={"green": 1.35, "yellow": 1.1, "red": 1.75, "pirates": 1.95},
    passes={"green": 1.7, "yellow": 2.45, "red": 1.4, "pirates": 0.65},
    life={"green": 1.0, "yellow": 0.8, "red": 1.1, "pirates": 1.1},
    need=1.5,
    enough=11.5,
    aging=0.25,
    win=0.35,
    dead=-21.0,
)  # fmt: skip


def now(weights: Weights, card: Kind) -> int:
    """What a card adds to the fight in which it is drawn."""
    face = CARDS[card]
    return face.value + (0 if face.ability is None else weights.now.get(face.ability, 0))


def worth(weights: Weights, card: Kind, phase: Phase) -> float:
    """What it is worth to have this card in the deck rather than not; negative for one that is better destroyed."""
    face = CARDS[card]
    value = face.value + (0.0 if face.ability is None else weights.later[face.ability])
    return weights.passes[phase] * (value - weights.target[phase])


def living(weights: Weights, life: int, phase: Phase) -> float:
    """What so much life is worth: the first points the most."""
    plenty = weights.enough
    scarce = min(float(life), plenty)
    return weights.life[phase] * (life + weights.need * scarce * (1 - scarce / (2 * plenty)))
