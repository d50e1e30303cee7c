"""What a fight comes to (F4.4, F4.6, F4.10, F5.5–F5.9): counted cards, the value they are held against, the free draws
left, the cost of the next."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.friday.cards import CARDS, COLOURS, HAZARDS, PIRATES, Colour, HazardCard, Kind, Pirate
from engine.friday.state import Choosing, Fight, State

TO_PAY = {"minus1": 1, "minus2": 2}
"""F4.11: life to pay for a face-up aging card."""


class Lying(Protocol):
    """A card in a fight, as far as the sum asks."""

    @property
    def n(self) -> int:
        """Its number there."""

    @property
    def card(self) -> Kind:
        """Which it is."""

    @property
    def down(self) -> bool:
        """Face down, destroyed (F4.3)?"""


@dataclass(frozen=True, slots=True)
class Counted:
    """What one card adds to the sum, and why it is not its value."""

    points: int
    doubled: bool = False
    zeroed: bool = False
    left_out: bool = False


@dataclass(frozen=True, slots=True)
class Balance:
    """What it would come to if the fight ended now (F2.4–F2.7). `short`: points wanting; `aging`: life for aging cards
    (F4.11)."""

    sum: int
    value: int
    aging: int
    pirate: bool
    life: int

    @property
    def won(self) -> bool:
        """F2.4."""
        return self.sum >= self.value

    @property
    def short(self) -> int:
        """F2.6."""
        return max(0, self.value - self.sum)

    @property
    def pays(self) -> int:
        """In one sum (F4.11); a pirate cannot be lost to (F3.4)."""
        return self.aging + (0 if self.pirate else self.short)

    @property
    def fatal(self) -> bool:
        """F2.7, F3.4: the game would be lost."""
        return self.pays > self.life or (self.pirate and not self.won)


def balance(state: State, fight: Fight) -> Balance:
    """The fight as it stands."""
    total = sum(counted.points for counted in count(fight))
    aging = sum(TO_PAY.get(card.face.ability or "", 0) for card in fight.face_up)
    return Balance(total, value(state, fight), aging, fight.pirate, state.life)


# --- the sum ---------------------------------------------------------------------------------------------------------


def count(fight: Fight) -> tuple[Counted, ...]:
    """Each card, in its place."""
    doubled = {card.doubles for card in fight.face_up if card.doubles is not None}
    return tally(fight.cards, doubled, fight.foe)


def tally(cards: Sequence[Lying], doubled: Container[int], foe: HazardCard | Pirate) -> tuple[Counted, ...]:
    """Each card, in its place, those with the numbers `doubled` twice. Doubling first, then highest = 0, then what the
    pirate does (F4.10)."""
    points = [0 if card.down else CARDS[card.card].value * (2 if card.n in doubled else 1) for card in cards]
    zeroed = _highest(cards, points)
    points = [0 if i in zeroed else worth for i, worth in enumerate(points)]
    left_out = _worse_half(cards, points) if foe == "half" else set()
    more = 1 if foe == "stronger" else 0
    return tuple(
        Counted(
            points=0 if card.down or i in left_out else points[i] + more,
            doubled=not card.down and card.n in doubled,
            zeroed=i in zeroed,
            left_out=i in left_out,
        )
        for i, card in enumerate(cards)
    )


def _highest(cards: Sequence[Lying], points: Sequence[int]) -> set[int]:
    """F4.10: the places of the highest cards, one for each «highest = 0» lying face up. Which of equal ones it is
    changes no sum."""
    how_many = sum(1 for card in cards if not card.down and CARDS[card.card].ability == "highest")
    positive = sorted((i for i, worth in enumerate(points) if worth > 0), key=lambda i: -points[i])
    return set(positive[:how_many])


def _worse_half(cards: Sequence[Lying], points: Sequence[int]) -> set[int]:
    """F5.6: the places of the face-up cards that do not count against 9/22: the aging ones count first."""
    up = [i for i, card in enumerate(cards) if not card.down]
    ranked = sorted(up, key=lambda i: (CARDS[cards[i].card].sort != "aging", -points[i]))
    return set(ranked[(len(up) + 1) // 2 :])


# --- what it is held against -----------------------------------------------------------------------------------------


def colour(state: State, fight: Fight) -> Colour | None:
    """F4.6: whose value is compared with; None against a pirate."""
    if fight.pirate or state.phase == "pirates":
        return None
    lowered = sum(1 for card in fight.face_up if card.lowers)
    return COLOURS[max(0, COLOURS.index(state.phase) - lowered)]


def value(state: State, fight: Fight) -> int:
    """F2.4, F4.6."""
    at = colour(state, fight)
    return fight.value if at is None else hazard_value(fight.foe, at)


def hazard_value(card: Kind | Pirate, at: Colour) -> int:
    """F5.3; raises KeyError for what is no hazard."""
    return HAZARDS[card].values[COLOURS.index(at)]  # type: ignore[index]


def unbeaten(state: State) -> tuple[HazardCard, ...]:
    """Every hazard not beaten, the ones on offer and in front included (F5.9, F6.1)."""
    found = [*state.hazards, *state.hazard_discard]
    for frame in state.frames:
        if isinstance(frame, Choosing):
            found += frame.cards
        elif isinstance(frame, Fight) and not frame.pirate:
            found.append(frame.foe)  # type: ignore[arg-type]
    return tuple(found)


def pirate_numbers(state: State, pirate: Pirate) -> tuple[int, int]:
    """Free number and value, as they are now (F5.4–F5.9)."""
    card = PIRATES[pirate]
    if pirate == "leftover":
        left = [HAZARDS[hazard] for hazard in unbeaten(state)]
        return sum(hazard.free for hazard in left), sum(hazard.values[-1] for hazard in left)
    assert card.free is not None
    return card.free, 2 * state.taken if card.value is None else card.value


# --- draws -----------------------------------------------------------------------------------------------------------


def stopped(fight: Fight) -> bool:
    """F4.9: a stop card lies face up on the left."""
    return any(card.side == "left" and card.face.ability == "stop" for card in fight.face_up)


def free_left(fight: Fight) -> int:
    """F2.2: free draws still open; they count draws made, not cards lying there."""
    return 0 if stopped(fight) else fight.free - fight.free_drawn


def next_cost(state: State, fight: Fight) -> int | None:
    """Life for the next draw; None when there can be none (F2.2, F2.7, F3.2, F5.5)."""
    if not can_draw(state):
        return None
    if free_left(fight):
        return 0
    cost = 2 if fight.foe == "costly" else 1
    return cost if cost <= state.life else None


def can_draw(state: State, discarding: bool = False) -> bool:
    """Is there a card to draw? `discarding`: one goes to the discard just before (F3.1, F3.2, F4.8)."""
    if state.deck or state.aging:
        return True
    return state.options.old_age == "reshuffle" and bool(state.discard or discarding)


def cost_to_remove(card: Kind) -> int:
    """F2.6: points for destroying it after a lost fight."""
    return 2 if CARDS[card].sort == "aging" else 1
