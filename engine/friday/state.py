"""The whole state of a stay on the island: plain frozen data (F1). Questions about it that many rooms ask live here.

Where the game stands is a stack of frames, the last on top: an ability inside a fight. Decks lie top first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.frozen import changed
from engine.friday.cards import CARDS, Ability, Aging, Card, HazardCard, Kind, Pirate
from engine.friday.levels import LEVELS, Options

Side = Literal["left", "right"]
Phase = Literal["green", "yellow", "red", "pirates"]
Why = Literal["pirates", "life", "old_age", "gave_up"]
"""How it ended: both pirates beaten (F3.4); more to pay than one has (F2.7); no aging card left (F3.2); given up."""

# --- frames ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choosing:
    """F2.1: one or two hazards on offer."""

    cards: tuple[HazardCard, ...]
    type: Literal["choosing"] = "choosing"


@dataclass(frozen=True, slots=True)
class Played:
    """A card in a fight. `n`: its number there, never given twice; `used`: its ability was (F2.3); `down`: face down,
    destroyed (F4.3); `doubles`: the number of the card it doubles (F4.4); `lowers`: it lowers the step (F4.6)."""

    n: int
    card: Kind
    side: Side
    used: bool = False
    down: bool = False
    doubles: int | None = None
    lowers: bool = False

    @property
    def face(self) -> Card:
        """What is printed on it."""
        return CARDS[self.card]


@dataclass(frozen=True, slots=True)
class Fight:
    """F2.2. `foe` is a hazard or, with `pirate`, a pirate, with the `value` at the present step before any lowering.

    `free_drawn`: free draws made; `dealt`: cards that came into this fight so far, which numbers them; `marked`: copy
    and below cards used in this fight, which stay used (F4.8).
    """

    foe: HazardCard | Pirate
    pirate: bool
    free: int
    value: int
    cards: tuple[Played, ...] = ()
    free_drawn: int = 0
    dealt: int = 0
    marked: tuple[Kind, ...] = ()
    type: Literal["fight"] = "fight"

    @property
    def face_up(self) -> tuple[Played, ...]:
        """The cards not destroyed."""
        return tuple([card for card in self.cards if not card.down])

    def at(self, n: int) -> Played:
        """The card with this number; raises StopIteration if it does not lie there."""
        return next(card for card in self.cards if card.n == n)


@dataclass(frozen=True, slots=True)
class Gap:
    """F4.8: where the exchanged card `n` lay, and its replacement will."""

    n: int
    place: int
    side: Side


@dataclass(frozen=True, slots=True)
class Using:
    """F4: the ability of card `by` is at work. `left`: how often it still may act; `acted`: it has; `target`: the
    number of what goes below the pile; `gap`: what an exchanged card has left."""

    by: int
    ability: Ability
    left: int
    acted: bool = False
    target: int | None = None
    gap: Gap | None = None
    type: Literal["using"] = "using"


@dataclass(frozen=True, slots=True)
class Sorting:
    """F4.7: `looked` are the cards held aside, in the order drawn. `stage`: still looking (`left` more), discarding,
    or putting back; `back`: those already given their place, the first on top."""

    by: int
    left: int
    looked: tuple[Kind, ...] = ()
    stage: Literal["look", "discard", "order"] = "look"
    back: tuple[Kind, ...] = ()
    type: Literal["sorting"] = "sorting"


@dataclass(frozen=True, slots=True)
class Removing:
    """F2.6: the fight is lost and paid for; so many points are left to destroy cards."""

    points: int
    type: Literal["removing"] = "removing"


Frame = Choosing | Fight | Using | Sorting | Removing

# --- score -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score (F6): how many of what, and the points for them."""

    item: Literal["cards", "aging", "pirates", "hazards", "life"]
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class State:
    """A stay on the island. `pirates`: those not beaten yet, the one in front included; `taken`: aging cards taken
    from the pile (F5.8); `shuffles`: how often Robinson's deck was shuffled (F1.3); `known_top`, `known_bottom`: how
    many cards of the deck the player has put there and not touched since."""

    options: Options
    life: int
    deck: tuple[Kind, ...]
    hazards: tuple[HazardCard, ...]
    aging: tuple[Aging, ...]
    pirates: tuple[Pirate, ...]
    discard: tuple[Kind, ...] = ()
    hazard_discard: tuple[HazardCard, ...] = ()
    beaten: tuple[Pirate, ...] = ()
    taken: int = 0
    shuffles: int = 1
    known_top: int = 0
    known_bottom: int = 0
    phase: Phase = "green"
    frames: tuple[Frame, ...] = ()
    automated: bool = False
    version: int = 0
    ended: Literal["won", "lost"] | None = None
    why: Why | None = None
    score: tuple[Line, ...] = ()

    @property
    def top(self) -> Frame | None:
        """Where the game stands."""
        return self.frames[-1] if self.frames else None

    @property
    def fight(self) -> Fight | None:
        """The fight that goes on."""
        return next((frame for frame in self.frames if isinstance(frame, Fight)), None)

    @property
    def most_life(self) -> int:
        """F1.2."""
        return LEVELS[self.options.level].most_life


def pushed(state: State, frame: Frame) -> State:
    """The state with one more frame on top."""
    return changed(state, frames=(*state.frames, frame))


def popped(state: State) -> State:
    """The state without its top frame."""
    return changed(state, frames=state.frames[:-1])


def with_top(state: State, **changes: Any) -> State:
    """The state with its top frame changed."""
    return changed(state, frames=(*state.frames[:-1], changed(state.frames[-1], **changes)))


def with_fight(state: State, **changes: Any) -> State:
    """The state with its fight changed, whatever lies on top of it; raises AssertionError without one."""
    fight, *above = state.frames
    assert isinstance(fight, Fight)
    return changed(state, frames=(changed(fight, **changes), *above))


def without(cards: tuple[Any, ...], *gone: Any) -> tuple[Any, ...]:
    """The cards less one of each of these; raises ValueError if one is not among them."""
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return tuple(rest)
