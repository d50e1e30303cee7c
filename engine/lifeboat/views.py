"""What one seat, or a bystander, may know of a voyage (L1.4): the shape. `secrecy.py` builds it, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.types import Seat
from engine.lifeboat.cards import Kind, NavigationId, Weather
from engine.lifeboat.cast import CHARACTERS, Role
from engine.lifeboat.editions import Options
from engine.lifeboat.state import Cause, Draft, FallPlan, Offer, Score, Stake, ThirstPlan

Health = Literal["well", "unconscious", "dead", "gone"]
"""`dead`: the body is aboard; `gone`: it is not."""


@dataclass(frozen=True, slots=True)
class SeenPerson:
    """The public side of a character. `place`: 1 at the bow; 0 when gone; `power`: what it would bring into a fight by
    itself, its open weapons and fire water (L4.4)."""

    role: Role
    place: int
    health: Health
    wounds: int
    power: int
    open: tuple[Kind, ...]
    hand_size: int
    rowed: bool
    fought: bool
    drank: bool
    shaded: bool
    automated: bool

    @property
    def strength(self) -> int:
        """The printed strength."""
        return CHARACTERS[self.role].strength


@dataclass(frozen=True, slots=True)
class Secrets:
    """What only this seat knows. `drawn`: the navigation cards it looks at as a rower or as the navigator; `cards`:
    the provisions to
    choose from."""

    love: Role
    hate: Role
    hand: tuple[Kind, ...]
    draft: Draft | None
    offers: tuple[Offer, ...]
    cards: tuple[Kind, ...]
    drawn: tuple[NavigationId, ...]
    fall: FallPlan | None
    thirst: ThirstPlan | None


@dataclass(frozen=True, slots=True)
class SeenHandout:
    """L2: whose turn to choose; how many cards it holds; who follows."""

    taker: Seat
    count: int
    after: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SeenActions:
    """L3: whose turn it is (None in a pause); who follows."""

    turn: Seat | None
    after: tuple[Seat, ...]
    pause: Literal["morning", "dusk"] | None


@dataclass(frozen=True, slots=True)
class SeenRowing:
    """L3.3."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SeenDemand:
    """L3.4, L3.5. A hand card's kind is not in the stake. `attack` and `defence`: the sums if it came to a fight of
    the two."""

    attacker: Seat
    victim: Seat
    stake: Stake
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class SeenTheft:
    """L3.8."""

    thief: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class SeenObjection:
    """L5.5, L9.1: `by` wants to throw `victim` overboard, or to eat it (`stake`)."""

    by: Seat
    victim: Seat
    stake: Stake


@dataclass(frozen=True, slots=True)
class SeenFight:
    """L4.9. `powers`: what each conscious character brings by itself and its open weapons (and a flare fired here),
    in or out of the fight;
    `may_join`: who stands aside; `fired`: who fired the flare gun."""

    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    attack: int
    defence: int
    victim: Seat
    stake: Stake
    powers: tuple[tuple[Seat, int], ...]
    may_join: tuple[Seat, ...]
    fired: Seat | None


@dataclass(frozen=True, slots=True)
class SeenNavigation:
    """L6.1."""

    navigator: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SeenFall:
    """L7. `instead_of`: of thirst for this (L9.5)."""

    card: NavigationId
    fallen: tuple[Seat, ...]
    instead_of: Cause | None


@dataclass(frozen=True, slots=True)
class SeenThirst:
    """L8. `price`: how many waters quench one thirst (L9.6)."""

    causes: tuple[tuple[Seat, tuple[Cause, ...]], ...]
    price: int


@dataclass(frozen=True, slots=True)
class SeenDrift:
    """L6.3."""


Scene = (
    SeenHandout | SeenActions | SeenRowing | SeenDemand | SeenTheft | SeenObjection | SeenFight | SeenNavigation
    | SeenFall | SeenThirst | SeenDrift
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class SeenSky:
    """L9.4. `today`: the weather, if this seat may know it; `shown`: all do; `left` cards in its deck; `used`: its
    discards."""

    today: Weather | None
    shown: bool
    left: int
    used: tuple[Weather, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A voyage as `seat` sees it (None: a bystander, without `secrets`). `scene`: where the game stands, None once
    it has ended. `sky`: None without weather; `invited`: who may drink along now (L9.2).

    `loves`, `hates`, `hands` by seat are known once the voyage has ended (L10.9); empty before.
    """

    seat: Seat | None
    options: Options
    day: int
    gulls: int
    boat: tuple[Seat, ...]
    persons: tuple[SeenPerson, ...]
    provisions_left: int
    navigation_left: int
    pile: int
    parasol_up: bool
    sky: SeenSky | None
    invited: Seat | None
    scene: Scene | None
    secrets: Secrets | None
    turn: Seat | None
    ended: Literal["land", "sea"] | None
    scores: tuple[Score, ...]
    loves: tuple[Role, ...]
    hates: tuple[Role, ...]
    hands: tuple[tuple[Kind, ...], ...]
