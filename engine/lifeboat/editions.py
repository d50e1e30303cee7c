"""Editions (L0): named sets of options. Each option stands alone; a group may start from an edition and change one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from pydantic import ConfigDict

from engine.lifeboat.cast import CASTS, CREWS, Cast

EditionName = Literal["forum", "workshop", "expanded", "straw-hats"]
ExpansionName = Literal["weather", "cannibalism", "fire_water"]


@dataclass(frozen=True, slots=True)
class Options:
    """What a game was started with; kept to its end (L0.2). Nothing has a default here: a default is not stored, and a
    later version's might be another.

    `weather`, `cannibalism`, `fire_water`: the expansions (L9). Raises ValueError with a crew that takes none.
    `yield_when_silent` (ours, L11.1): what happens to a demand nobody answers: give in to the stronger, or always.
    """

    edition: EditionName
    crew: Literal["six", "eight", "straw-hats"]
    starting_provisions: Literal[0, 1]
    self_hate: Literal["own_death", "psychopath"]
    open_after_theft_is_announced: bool
    bait_adds_up: bool
    faint_in_water: Literal["drowns", "returns"]
    throw_own_provisions: bool
    throw_corpse: bool
    throw_unconscious: bool
    weather: bool
    cannibalism: bool
    fire_water: bool
    yield_when_silent: Literal["to_stronger", "always"]

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    def __post_init__(self) -> None:
        if self.expansions and not takes_expansions(self.crew):
            raise ValueError(f"no expansions with crew {self.crew}")

    @property
    def expansions(self) -> tuple[ExpansionName, ...]:
        """Those in play."""
        return tuple([name for name in EXPANSIONS if getattr(self, name)])

    @property
    def cast(self) -> Cast:
        """Under which names this crew sails."""
        return CASTS[self.crew]


EXPANSIONS: Final[tuple[ExpansionName, ...]] = ("weather", "cannibalism", "fire_water")
"""Each is an option of its name."""


def takes_expansions(crew: str) -> bool:
    """L9: an expansion may be added wherever eight roles may sail."""
    return len(CREWS[crew]) == 8


EDITIONS: Final[dict[str, Options]] = {
    "forum": Options(
        edition="forum",
        crew="six",
        starting_provisions=0,
        self_hate="psychopath",
        open_after_theft_is_announced=True,
        bait_adds_up=True,
        faint_in_water="returns",
        throw_own_provisions=False,
        throw_corpse=False,
        throw_unconscious=False,
        weather=False,
        cannibalism=False,
        fire_water=False,
        yield_when_silent="to_stronger",
    ),
    "workshop": Options(
        edition="workshop",
        crew="eight",
        starting_provisions=0,
        self_hate="own_death",
        open_after_theft_is_announced=False,
        bait_adds_up=True,
        faint_in_water="drowns",
        throw_own_provisions=True,
        throw_corpse=False,
        throw_unconscious=False,
        weather=False,
        cannibalism=False,
        fire_water=False,
        yield_when_silent="to_stronger",
    ),
    "expanded": Options(
        edition="expanded",
        crew="eight",
        starting_provisions=0,
        self_hate="own_death",
        open_after_theft_is_announced=False,
        bait_adds_up=True,
        faint_in_water="returns",
        throw_own_provisions=True,
        throw_corpse=False,
        throw_unconscious=False,
        weather=True,
        cannibalism=True,
        fire_water=True,
        yield_when_silent="to_stronger",
    ),
    "straw-hats": Options(
        edition="straw-hats",
        crew="straw-hats",
        starting_provisions=0,
        self_hate="own_death",
        open_after_theft_is_announced=False,
        bait_adds_up=False,
        faint_in_water="drowns",
        throw_own_provisions=False,
        throw_corpse=True,
        throw_unconscious=False,
        weather=False,
        cannibalism=False,
        fire_water=False,
        yield_when_silent="to_stronger",
    ),
}

PLAYERS: Final[dict[str, range]] = {"six": range(4, 7), "eight": range(4, 9), "straw-hats": range(4, 9)}
"""How many may play, by crew."""

Choices = dict[str, tuple[str | int | bool, ...]]

CHOICES: Final[Choices] = {
    "starting_provisions": (0, 1),
    "self_hate": ("own_death", "psychopath"),
    "open_after_theft_is_announced": (False, True),
    "bait_adds_up": (True, False),
    "faint_in_water": ("drowns", "returns"),
    "throw_own_provisions": (True, False),
    "throw_corpse": (False, True),
    "throw_unconscious": (False, True),
    "weather": (False, True),
    "cannibalism": (False, True),
    "fire_water": (False, True),
    "yield_when_silent": ("to_stronger", "always"),
}
"""Every option a group may change, with its values."""


def choices(options: Options) -> Choices:
    """What a group may change in these, with the values: expansions only where they may be added."""
    barred: tuple[str, ...] = () if takes_expansions(options.crew) else EXPANSIONS
    return {name: values for name, values in CHOICES.items() if name not in barred}
