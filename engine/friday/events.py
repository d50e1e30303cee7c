"""The facts of a stay on the island, in the past tense. `evolve.py` says what each changes, `secrecy.py` who learns
what of it. A deck's order is hidden from the player: it is then an empty tuple."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.core.types import Seat
from engine.friday.cards import Ability, Aging, HazardCard, Kind, Pirate
from engine.friday.levels import Options
from engine.friday.state import Line, Phase, Side, Why

# --- the frame of the game -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IslandBegan:
    """F1. The three decks are hidden. `first_aging`: what lies in Robinson's deck from the start (F1.2)."""

    options: Options
    life: int
    deck: tuple[Kind, ...]
    hazards: tuple[HazardCard, ...]
    aging: tuple[Aging, ...]
    pirates: tuple[Pirate, ...]
    first_aging: Aging | None
    automated: bool
    type: Literal["island_began"] = "island_began"


@dataclass(frozen=True, slots=True)
class StepBegan:
    """F3.3: the next step. The order of the new hazard deck is hidden; none for the pirates."""

    phase: Phase
    hazards: tuple[HazardCard, ...]
    type: Literal["step_began"] = "step_began"


@dataclass(frozen=True, slots=True)
class IslandEnded:
    """F2.7, F3.2, F3.4, with the score (F6)."""

    how: Literal["won", "lost"]
    why: Why
    score: tuple[Line, ...]
    type: Literal["island_ended"] = "island_ended"


@dataclass(frozen=True, slots=True)
class SeatAutomated:
    """The seat went to the autopilot (`on`) or back to its person."""

    seat: Seat
    on: bool
    type: Literal["seat_automated"] = "seat_automated"


# --- a turn (F2) -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HazardsDrawn:
    """F2.1: two, or the last single one."""

    cards: tuple[HazardCard, ...]
    type: Literal["hazards_drawn"] = "hazards_drawn"


@dataclass(frozen=True, slots=True)
class HazardChosen:
    """F2.1: a fight with `card` begins; the other one is discarded."""

    card: HazardCard
    discarded: HazardCard | None
    free: int
    value: int
    type: Literal["hazard_chosen"] = "hazard_chosen"


@dataclass(frozen=True, slots=True)
class HazardSkipped:
    """F2.1: the last single one was discarded."""

    card: HazardCard
    type: Literal["hazard_skipped"] = "hazard_skipped"


@dataclass(frozen=True, slots=True)
class PirateChosen:
    """F3.4, with its free number and value, fixed now (F5.8, F5.9)."""

    pirate: Pirate
    free: int
    value: int
    type: Literal["pirate_chosen"] = "pirate_chosen"


@dataclass(frozen=True, slots=True)
class Aged:
    """F3.1: `card` (None: there was none left, F3.2) went into the discard, which became the deck; its order is
    hidden."""

    card: Aging | None
    deck: tuple[Kind, ...]
    type: Literal["aged"] = "aged"


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card came into the fight as number `n`. `how`: a free or paid draw (F2.2), by +cards (F4.2), in the place of
    number `instead` (F4.8). `used`: it still bears its mark (F4.8)."""

    n: int
    card: Kind
    side: Side
    how: Literal["free", "paid", "extra", "replacement"]
    cost: int = 0
    instead: int | None = None
    used: bool = False
    type: Literal["card_drawn"] = "card_drawn"


@dataclass(frozen=True, slots=True)
class FightWon:
    """F2.5. `sum` against `value`; `life` was paid for aging cards (F4.11). `removed`: the destroyed cards, which left
    the game (F4.3)."""

    foe: HazardCard | Pirate
    sum: int
    value: int
    life: int
    removed: tuple[Kind, ...]
    type: Literal["fight_won"] = "fight_won"


@dataclass(frozen=True, slots=True)
class FightLost:
    """F2.6: `value` − `sum` life was paid and may be spent on destroying cards; `life` for aging cards (F4.11) on
    top."""

    foe: HazardCard
    sum: int
    value: int
    life: int
    type: Literal["fight_lost"] = "fight_lost"


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """F2.6: destroyed after a lost fight."""

    n: int
    card: Kind
    points: int
    type: Literal["card_removed"] = "card_removed"


@dataclass(frozen=True, slots=True)
class FightCleared:
    """F2.6: the lost fight's cards went to their discards, the face-down ones (`removed`) out of the game; `unused`
    points are lost."""

    foe: HazardCard
    unused: int
    removed: tuple[Kind, ...]
    type: Literal["fight_cleared"] = "fight_cleared"


# --- abilities (F4) --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """Card `by` began to act; `copied`: with the ability of that card (F4.5). `life`: what it gave (F4.1)."""

    by: int
    ability: Ability
    copied: int | None = None
    life: int = 0
    type: Literal["ability_used"] = "ability_used"


@dataclass(frozen=True, slots=True)
class AbilityEnded:
    """The player has enough of it, or nothing more is possible."""

    by: int
    type: Literal["ability_ended"] = "ability_ended"


@dataclass(frozen=True, slots=True)
class CardDestroyed:
    """F4.3: turned face down."""

    by: int
    n: int
    card: Kind
    type: Literal["card_destroyed"] = "card_destroyed"


@dataclass(frozen=True, slots=True)
class CardDoubled:
    """F4.4."""

    by: int
    n: int
    card: Kind
    type: Literal["card_doubled"] = "card_doubled"


@dataclass(frozen=True, slots=True)
class CardExchanged:
    """F4.8: it went to the discard; another follows in its place."""

    by: int
    n: int
    card: Kind
    type: Literal["card_exchanged"] = "card_exchanged"


@dataclass(frozen=True, slots=True)
class CardAimedBelow:
    """F4.8: it is to go below the pile, once the question of a replacement is answered."""

    by: int
    n: int
    card: Kind
    type: Literal["card_aimed_below"] = "card_aimed_below"


@dataclass(frozen=True, slots=True)
class CardBuried:
    """F4.8: it went to the bottom of the deck."""

    by: int
    n: int
    card: Kind
    type: Literal["card_buried"] = "card_buried"


@dataclass(frozen=True, slots=True)
class CardLookedAt:
    """F4.7: drawn and held aside."""

    card: Kind
    type: Literal["card_looked_at"] = "card_looked_at"


@dataclass(frozen=True, slots=True)
class LookingEnded:
    """F4.7: enough seen; now one may be discarded."""

    type: Literal["looking_ended"] = "looking_ended"


@dataclass(frozen=True, slots=True)
class LookedDiscarded:
    """F4.7: one of those looked at was discarded, or none."""

    card: Kind | None
    type: Literal["looked_discarded"] = "looked_discarded"


@dataclass(frozen=True, slots=True)
class LookedPlaced:
    """F4.7: this one will lie next from the top."""

    card: Kind
    type: Literal["looked_placed"] = "looked_placed"


@dataclass(frozen=True, slots=True)
class LookedPutBack:
    """F4.7: they lie on the deck, the first on top."""

    cards: tuple[Kind, ...]
    type: Literal["looked_put_back"] = "looked_put_back"


Event = (
    IslandBegan | StepBegan | IslandEnded | SeatAutomated | HazardsDrawn | HazardChosen | HazardSkipped | PirateChosen
    | Aged | CardDrawn | FightWon | FightLost | CardRemoved | FightCleared | AbilityUsed | AbilityEnded | CardDestroyed
    | CardDoubled | CardExchanged | CardAimedBelow | CardBuried | CardLookedAt | LookingEnded | LookedDiscarded
    | LookedPlaced | LookedPutBack
)  # fmt: skip

TaggedEvent = Annotated[Event, Field(discriminator="type")]
