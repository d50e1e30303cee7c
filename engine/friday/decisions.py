"""What the player is asked (`Ask`) and what may be answered (options). Each option's key is short ASCII, unique in its
decision. Cards in a fight are named by their number there (`Played.n`).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.friday.cards import Ability, HazardCard, Kind, Pirate

# --- asks ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskHazard:
    """F2.1: which hazard to fight; the last single one: fight it or discard it."""


@dataclass(frozen=True, slots=True)
class AskPirate:
    """F3.4: which pirate first."""


@dataclass(frozen=True, slots=True)
class AskFight:
    """F2.2–F2.4: draw, use an ability, or end the fight."""


@dataclass(frozen=True, slots=True)
class AskTarget:
    """F4: at which card the ability of `by` aims. `again`: it has acted once and may stop (F4.8)."""

    ability: Ability
    by: int
    again: bool = False


@dataclass(frozen=True, slots=True)
class AskMore:
    """Draw one more (F4.2), look at one more though the deck must be shuffled for it (F4.7), or enough? `left`: how
    many are still allowed."""

    ability: Ability
    by: int
    left: int


@dataclass(frozen=True, slots=True)
class AskReplacement:
    """F4.8: draw a replacement before `target` goes below the pile? Now or never."""

    by: int
    target: int


@dataclass(frozen=True, slots=True)
class AskDiscard:
    """F4.7: discard one of the cards looked at, or none?"""


@dataclass(frozen=True, slots=True)
class AskTop:
    """F4.7: which of the cards looked at is to be drawn first; then which next."""


@dataclass(frozen=True, slots=True)
class AskRemove:
    """F2.6: which cards to destroy with the points of a lost fight."""

    points: int


Ask = (
    AskHazard | AskPirate | AskFight | AskTarget | AskMore | AskReplacement | AskDiscard | AskTop | AskRemove
)  # fmt: skip

# --- options ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FightHazard:
    """Fight this one, by its place among those drawn (F2.1). The first card is drawn with it (F2.2)."""

    place: int
    card: HazardCard

    @property
    def key(self) -> str:
        return f"fight.{self.place}"


@dataclass(frozen=True, slots=True)
class SkipHazard:
    """Discard the last single one (F2.1)."""

    key: str = "skip"


@dataclass(frozen=True, slots=True)
class FightPirate:
    """Fight this one (F3.4)."""

    pirate: Pirate

    @property
    def key(self) -> str:
        return f"pirate.{self.pirate}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card for `cost` life (F2.2); nothing when free or drawn by an ability."""

    cost: int

    @property
    def key(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Use:
    """Use a card's ability (F2.3)."""

    n: int
    ability: Ability

    @property
    def key(self) -> str:
        return f"use.{self.n}"


@dataclass(frozen=True, slots=True)
class Stop:
    """End the fight, won or lost (F2.4); against a pirate only when won (F3.4)."""

    key: str = "stop"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give up against a pirate: the game is lost (F3.4)."""

    key: str = "give_up"


@dataclass(frozen=True, slots=True)
class Aim:
    """Aim at this card (F4)."""

    n: int
    card: Kind

    @property
    def key(self) -> str:
        return f"at.{self.n}"


@dataclass(frozen=True, slots=True)
class Enough:
    """No further card, exchange or replacement."""

    key: str = "enough"


@dataclass(frozen=True, slots=True)
class DiscardLooked:
    """Discard this one of those looked at, by its place (F4.7)."""

    place: int
    card: Kind

    @property
    def key(self) -> str:
        return f"drop.{self.place}"


@dataclass(frozen=True, slots=True)
class KeepAll:
    """Discard none of those looked at (F4.7)."""

    key: str = "keep"


@dataclass(frozen=True, slots=True)
class PutOnTop:
    """This one of those looked at is drawn first, or next (F4.7)."""

    place: int
    card: Kind

    @property
    def key(self) -> str:
        return f"top.{self.place}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Destroy this card for `cost` points (F2.6)."""

    n: int
    card: Kind
    cost: int

    @property
    def key(self) -> str:
        return f"remove.{self.n}"


@dataclass(frozen=True, slots=True)
class Done:
    """Destroy no more (F2.6)."""

    key: str = "done"


Option = (
    FightHazard | SkipHazard | FightPirate | Draw | Use | Stop | GiveUp | Aim | Enough | DiscardLooked | KeepAll
    | PutOnTop | Remove | Done
)  # fmt: skip
