"""Provisions and navigation cards: numbers only (`lifeboat-cards.md`).

Cards of one kind cannot be told apart, so a card *is* its kind. The two paintings' worths are two kinds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from engine.lifeboat.cast import Role

Kind = Literal[
    "water", "cash", "jewels", "painting3", "painting2", "kit", "oar", "bait", "compass",
    "flare", "hook", "knife", "club", "parasol", "preserver", "fire_water", "cannibalism",
]  # fmt: skip

PROVISIONS: Final[dict[Kind, int]] = {
    "water": 16, "cash": 6, "jewels": 3, "painting3": 2, "painting2": 1, "kit": 3, "oar": 2, "bait": 2, "compass": 1,
    "flare": 1, "hook": 1, "knife": 1, "club": 1, "parasol": 1, "preserver": 1,
}  # fmt: skip
"""The deck of 42: how many of each. Expansions bring more (`expansions/`)."""

FIRE_STRENGTH: Final = 3
"""Of who drank fire water, to the end of the day (L9.2)."""

Weather = Literal["sunday", "stormy", "rough_seas", "muggy", "foggy", "rain", "calm", "windy", "hot", "clear"]

WEATHER: Final[tuple[Weather, ...]] = get_args(Weather)
"""The ten weather cards, one each (L9.4)."""

WEAPONS: Final[dict[Kind, int]] = {"oar": 1, "club": 2, "knife": 3, "hook": 4}
"""Strength in a fight of what counts whenever it lies open (L4.4)."""

FLARE_STRENGTH: Final = 8
"""The flare gun's, in the one fight in which it is fired (L4.4)."""

JEWELS: Final = (0, 1, 4, 8)
"""Points of a set of 0, 1, 2, 3 (L10.2)."""

POINTS: Final[dict[Kind, int]] = {"cash": 1, "painting3": 3, "painting2": 2}
"""Points of single cards; jewels count by the set."""

EVERYONE: Final = "everyone"


@dataclass(frozen=True, slots=True)
class NavigationCard:
    """What the sea does: gulls +1, 0, −1; who falls in; who is thirsty; whether rowers and fighters are."""

    gull: int
    overboard: frozenset[Role] | Literal["everyone"]
    thirst: frozenset[Role] | Literal["everyone"]
    thirst_except: frozenset[Role]
    oar: bool
    fist: bool


_LETTERS: Final[dict[str, Role]] = {
    "L": "lady", "S": "snob", "C": "captain", "M": "mate", "F": "frenchy", "K": "kid", "W": "wong", "H": "doctor",
}  # fmt: skip

_SIX = """
+|-|-|    +|*|*|of   0|*|*|f    +|C|M|f     0|C|F|      0|C|S|of
0|C|C|    +|M|K|f    0|M|L|     0|M|CF|of   0|M|CM|o    +|F|SCM|
0|F|CMK|o 0|F|LCM|f  0|F|SCMF|of +|S|CK|o   0|S|LC|f    0|S|CMF|of
0|S|SC|   -|L|^K|o   +|K|^L|of  0|K|^K|o    0|K|LCMF|   0|K|CMFK|f
"""
_TWO_MORE = "+|W|CMFH|o   0|W|LSMF|   0|H|MH|f   +|H|CM|of   0|H|SF|   0|H|CH|o"


def _roles(letters: str) -> frozenset[Role]:
    return frozenset(_LETTERS[letter] for letter in letters if letter != "-")


def _card(text: str) -> NavigationCard:
    gull, overboard, thirst, icons = text.split("|")
    return NavigationCard(
        gull={"+": 1, "-": -1, "0": 0}[gull],
        overboard=EVERYONE if overboard == "*" else _roles(overboard),
        thirst=EVERYONE if thirst == "*" or thirst.startswith("^") else _roles(thirst),
        thirst_except=_roles(thirst[1:]) if thirst.startswith("^") else frozenset(),
        oar="o" in icons,
        fist="f" in icons,
    )


NAVIGATION: Final[tuple[NavigationCard, ...]] = tuple(_card(text) for text in (_SIX + _TWO_MORE).split())
"""All 30, by number; the first 24 are the deck for six."""

NavigationId = int
"""A navigation card's number in `NAVIGATION`."""
