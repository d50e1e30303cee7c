"""What the autopilot would do, and why: one reason out of a closed list, with the numbers of its sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

Reason = Literal[
    "likely", "learn", "skip", "easier", "free", "paid", "won", "enough_lost", "hopeless", "life", "cards", "destroy",
    "double", "step", "copy", "sort", "exchange", "below", "weak", "strong_first", "enough", "rescue", "starved",
    "spare", "idle",
]  # fmt: skip
"""`likely`: this hazard will probably be beaten · `learn`: it is worth fighting though it will probably be lost, as
losing makes room in the deck · `skip`: the last hazard costs more than it teaches · `easier`: the easier pirate first ·
`free`: a free card · `paid`: a card worth its life · `won`: the fight is won · `enough_lost`: it is cheaper to lose now
· `hopeless`: it cannot be helped · `life`, `cards`, `destroy`, `double`, `step`, `copy`, `sort`, `exchange`, `below`:
what the ability does is worth it; as an aim: the card for which it is · `weak`: this card is worst to keep ·
`strong_first`: what is strong should come first · `enough`: nothing more is worth it · `rescue`: the sum suffices, but
what aging cards take cannot be paid (F4.11), and a card may help · `starved`: the same, and nothing can help · `spare`:
the fight is won, and a free card may give something · `idle`: whatever it is aimed at, the sum stays as it is."""

NUMBERS: Final[dict[Reason, tuple[str, ...]]] = {
    "likely": ("chance",), "learn": ("chance",), "skip": ("chance",), "easier": (), "free": ("short", "left"),
    "paid": ("short", "cost", "chance"), "won": ("sum", "value"), "enough_lost": ("pays", "points"),
    "hopeless": ("sum", "value"), "life": ("life",), "cards": ("short", "cards"), "destroy": (), "double": ("points",),
    "step": ("points",), "copy": (), "sort": (), "exchange": (), "below": (), "weak": (), "strong_first": (),
    "enough": (), "rescue": ("pays", "life"), "starved": ("pays", "life"), "spare": (),
    "idle": (),
}  # fmt: skip
"""What each reason's sentence may speak of. `chance`: of beating it, per cent; `short`: points wanting; `left`: free
draws; `cost`, `pays`: life to pay; `life`: what is given, or, beside `pays`, what there is; `points`: by what the sum
rises or the value falls, or what may be spent on destroying cards; `cards`: how many may be drawn."""


@dataclass(frozen=True, slots=True)
class Hint:
    """`option`: the key; `reason`, with its `NUMBERS`."""

    option: str
    reason: Reason
    numbers: dict[str, int] = field(default_factory=dict)
