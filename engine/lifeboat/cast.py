"""The characters (`lifeboat-cards.md`): strength is also health; strength + survival = 12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Role = Literal["lady", "snob", "captain", "mate", "wong", "frenchy", "doctor", "kid"]

Ability = Literal["jewels", "painting", "cash", "drinks_along", "swims", "keeps_kit", "steals"]
"""What sets a role apart. The rules ask for an ability, never for a role.

`jewels` `painting` `cash`: these count twice (L10.2) · `drinks_along`: L8.5 · `swims`: no wound from falling in
(L7.1) ·
`keeps_kit`: L5.3 · `steals`: L3.8.
"""


@dataclass(frozen=True, slots=True)
class Character:
    """What is printed on a character card."""

    strength: int
    ability: Ability | None

    @property
    def survival(self) -> int:
        """The bonus for being alive at the end (L10.1)."""
        return 12 - self.strength


CHARACTERS: Final[dict[Role, Character]] = {
    "lady": Character(4, "jewels"),
    "snob": Character(5, "painting"),
    "captain": Character(7, "cash"),
    "mate": Character(8, None),
    "wong": Character(3, "drinks_along"),
    "frenchy": Character(6, "swims"),
    "doctor": Character(4, "keeps_kit"),
    "kid": Character(3, "steals"),
}

STRENGTHS: Final[dict[Role, int]] = {role: character.strength for role, character in CHARACTERS.items()}
"""The printed strengths; who is awake is asked often."""

CREWS: Final[dict[str, tuple[Role, ...]]] = {
    "six": ("lady", "snob", "captain", "mate", "frenchy", "kid"),
    "eight": ("lady", "snob", "captain", "mate", "wong", "frenchy", "doctor", "kid"),
    "straw-hats": ("lady", "snob", "captain", "mate", "doctor", "kid", "frenchy", "wong"),
}
"""Who may be aboard, bow → stern (L0). The straw hats play the same eight roles in another order (L0.1)."""

Cast = Literal["classic", "straw-hats"]
"""Under which names the roles are played; the rules know nothing of names (L0.1)."""

CASTS: Final[dict[str, Cast]] = {"six": "classic", "eight": "classic", "straw-hats": "straw-hats"}
"""A crew comes with its names."""


def has(role: Role, ability: Ability) -> bool:
    """Has this role that ability?"""
    return CHARACTERS[role].ability == ability
