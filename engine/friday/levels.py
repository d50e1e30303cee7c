"""Levels and options (F1.2, F3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from pydantic import ConfigDict


@dataclass(frozen=True, slots=True)
class Options:
    """What a game was started with; kept to its end. Nothing has a default here: a default is not stored, and a later
    version's might be another.

    `old_age`: what happens when Robinson must age and no aging card is left (F3.2).
    """

    level: Literal[1, 2, 3, 4]
    old_age: Literal["lose", "reshuffle"]

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class Level:
    """F1.2. `stubborn`: with the −3 aging card; `aged`: the top aging card lies in Robinson's deck from the start."""

    life: int
    most_life: int
    aged: bool
    stubborn: bool


LEVELS: Final[dict[int, Level]] = {
    1: Level(20, 22, aged=False, stubborn=False),
    2: Level(20, 22, aged=True, stubborn=False),
    3: Level(20, 22, aged=True, stubborn=True),
    4: Level(18, 20, aged=True, stubborn=True),
}

DEFAULTS: Final[dict[str, str | int]] = {"level": 1, "old_age": "lose"}

CHOICES: Final[dict[str, tuple[str | int, ...]]] = {"level": (1, 2, 3, 4), "old_age": ("lose", "reshuffle")}
"""Every option a player may change, with its values."""
