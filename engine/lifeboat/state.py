"""The whole state of a voyage: plain frozen data (L1). Questions about it that many rooms ask live here too.

Where the game stands is a stack of frames, the last on top: a fight inside the actions of a day.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.frozen import changed
from engine.core.types import Seat
from engine.lifeboat.cards import Kind, NavigationId, Weather
from engine.lifeboat.cast import STRENGTHS, Role
from engine.lifeboat.editions import Options

Side = Literal["attack", "defence"]
Cause = Literal["rowed", "fought", "named", "hot", "drank"]
Where = Literal["hand", "open"]


@dataclass(frozen=True, slots=True)
class Stake:
    """What a demand or a fight is about.

    `seat`: the victim's place · `open`: the open provision `kind` · `hand`: a hand card, drawn already, `kind`
    unknown to all until it
    changes hands (L3.6) · `unconscious`: the one named is thrown overboard (L5.5) · `corpse`: the dead one named is
    eaten (L9.1).
    """

    what: Literal["seat", "open", "hand", "unconscious", "corpse"]
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """An offer being put together; only its maker knows of it. Cards are sorted."""

    to: Seat
    give_hand: tuple[Kind, ...] = ()
    give_open: tuple[Kind, ...] = ()
    want_hand: tuple[Kind, ...] = ()
    want_open: tuple[Kind, ...] = ()


@dataclass(frozen=True, slots=True)
class Offer:
    """A standing offer (L3.10), numbered: `maker` gives and wants these cards, from the hand and from the open ones. It
    reserves nothing."""

    id: int
    maker: Seat
    to: Seat
    give_hand: tuple[Kind, ...]
    give_open: tuple[Kind, ...]
    want_hand: tuple[Kind, ...]
    want_open: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """One character and its things. `hand` is sorted; `love` and `hate` are secret (L1.2); `offered`: to whom it made
    offers.

    `rowed`, `fought`, `drank` (fire water, L9.2), `shaded`: today. `moves` counts the
    free moves made: it tells an old keyboard from a new one.
    """

    role: Role
    love: Role
    hate: Role
    wounds: int = 0
    hand: tuple[Kind, ...] = ()
    open: tuple[Kind, ...] = ()
    aboard: bool = True
    rowed: bool = False
    fought: bool = False
    drank: bool = False
    shaded: bool = False
    automated: bool = False
    moves: int = 0
    draft: Draft | None = None
    offered: tuple[Seat, ...] = ()

    @property
    def strength(self) -> int:
        """The printed strength, which is also health (L5.1)."""
        return STRENGTHS[self.role]

    @property
    def dead(self) -> bool:
        """More wounds than strength, or lost in the sea (L5.1, L7.5)."""
        return not self.aboard or self.wounds > STRENGTHS[self.role]

    @property
    def conscious(self) -> bool:
        """Can act (L5.1, L5.2)."""
        return self.aboard and self.wounds < STRENGTHS[self.role]

    @property
    def unconscious(self) -> bool:
        """Alive, and unable to act (L5.1)."""
        return self.aboard and self.wounds == STRENGTHS[self.role]

    @property
    def cards(self) -> tuple[Kind, ...]:
        """All provisions, hand first."""
        return self.hand + self.open


# --- frames ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Handout:
    """L2: `takers[0]` chooses from `cards` and passes the rest on."""

    n: int
    cards: tuple[Kind, ...]
    takers: tuple[Seat, ...]
    type: Literal["handout"] = "handout"


@dataclass(frozen=True, slots=True)
class Actions:
    """L3: `order` are those still to act; `turn` is the one whose turn it is. `pause`: the morning or the dusk
    (L3.15)."""

    n: int
    order: tuple[Seat, ...]
    turn: Seat | None = None
    pause: Literal["morning", "dusk"] | None = "morning"
    type: Literal["actions"] = "actions"


@dataclass(frozen=True, slots=True)
class Rowing:
    """L3.3: which of the drawn cards to keep."""

    n: int
    seat: Seat
    drawn: tuple[NavigationId, ...]
    type: Literal["rowing"] = "rowing"


@dataclass(frozen=True, slots=True)
class Demand:
    """L3.4, L3.5: the victim gives in or refuses."""

    n: int
    attacker: Seat
    victim: Seat
    stake: Stake
    type: Literal["demand"] = "demand"


@dataclass(frozen=True, slots=True)
class Theft:
    """L3.8 with the option on: the victim may open cards before one is drawn."""

    n: int
    thief: Seat
    victim: Seat
    type: Literal["theft"] = "theft"


@dataclass(frozen=True, slots=True)
class Objection:
    """L5.5, L9.1: who stands up for `victim`, whom `by` wants to throw overboard or to eat (`stake`)? `silent` have
    said that they do not; `late`: time ran out for somebody (L11.2)."""

    n: int
    by: Seat
    victim: Seat
    stake: Stake
    silent: tuple[Seat, ...] = ()
    late: bool = False
    type: Literal["objection"] = "objection"


@dataclass(frozen=True, slots=True)
class Fight:
    """L4. `victim` is whose seat, card, life or body is at stake: the defender, but for L5.5 and L9.1.

    `done` have said so since the last change, `out` for good; `fired` has fired the flare gun here; `changes`
    counts changes of the balance.
    """

    n: int
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    victim: Seat
    stake: Stake
    done: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    fired: Seat | None = None
    changes: int = 0
    type: Literal["fight"] = "fight"


@dataclass(frozen=True, slots=True)
class Navigating:
    """L6.1: the navigator chooses one of the pile."""

    n: int
    navigator: Seat
    cards: tuple[NavigationId, ...]
    type: Literal["navigating"] = "navigating"


@dataclass(frozen=True, slots=True)
class FallPlan:
    """A sealed answer to a fall (L7.7): baits to play, the own preserver to wear (`"self"`) or to throw to a seat."""

    baits: int = 0
    preserver: Literal["self"] | Seat | None = None


@dataclass(frozen=True, slots=True)
class Falling:
    """L7: `fallen` are in the water; `asked` decide in secret. `plans` are pairs of seat and plan;
    `late`: time ran out for somebody (L11.2); `instead_of` thirst for this they fell (L9.5)."""

    n: int
    card: NavigationId
    fallen: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    plans: tuple[tuple[Seat, FallPlan], ...] = ()
    late: bool = False
    instead_of: Cause | None = None
    type: Literal["falling"] = "falling"


@dataclass(frozen=True, slots=True)
class ThirstPlan:
    """A sealed answer to thirst (L8.5): waters for oneself, and (seat, waters) for others, in the order of seats.
    Waters are cards: a thirst may take more than one (L9.6)."""

    own: int = 0
    gifts: tuple[tuple[Seat, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Thirsting:
    """L8: `causes` are pairs of a thirsty seat and why; `asked` decide in secret."""

    n: int
    causes: tuple[tuple[Seat, tuple[Cause, ...]], ...]
    asked: tuple[Seat, ...]
    plans: tuple[tuple[Seat, ThirstPlan], ...] = ()
    late: bool = False
    type: Literal["thirsting"] = "thirsting"


@dataclass(frozen=True, slots=True)
class Drifting:
    """L6.3: nobody is conscious; a pause, then the sea plays."""

    n: int
    type: Literal["drifting"] = "drifting"


Frame = Handout | Actions | Rowing | Demand | Theft | Objection | Fight | Navigating | Falling | Thirsting | Drifting


# --- the sky ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sky:
    """L9.4: the weather deck, top first; the cards `used`; `today`'s card and the seats that have `seen` it; `shown` to
    all.

    `wind` (L9.6): the top navigation card is being played (`blows`), or has been (`dropped`).
    """

    deck: tuple[Weather, ...]
    used: tuple[Weather, ...] = ()
    today: Weather | None = None
    seen: tuple[Seat, ...] = ()
    shown: bool = False
    wind: Literal["blows", "dropped"] | None = None

    @property
    def known(self) -> Weather | None:
        """The weather that applies: today's, once all see it."""
        return self.today if self.shown else None


# --- scores ----------------------------------------------------------------------------------------------------------

LineItem = Literal["survival", "narcissist", "cash", "jewels", "paintings", "love", "hate", "psychopath"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a player's points (L10); `about` is the role it concerns, where it is another's."""

    item: LineItem
    points: int
    about: Role | None = None


@dataclass(frozen=True, slots=True)
class Score:
    """A player's points, line by line."""

    seat: Seat
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class State:
    """A voyage. `sky`: None without weather. `toasts` counts the sips of fire water; `invited`: who may drink along
    with the last (L9.2). `persons` by seat number; `boat` are the seats aboard, bow → stern; decks top first.
    `parasol_up`: the open parasol was opened by its action and gives shade (L8.4). `scenes` counts the frames there
    have been and numbers them: the ids of questions come from it, as `version` would tell how much goes on in secret
    (L11.3)."""

    options: Options
    persons: tuple[Person, ...]
    boat: tuple[Seat, ...]
    provisions: tuple[Kind, ...]
    navigation: tuple[NavigationId, ...]
    version: int = 0
    scenes: int = 0
    day: int = 0
    gulls: int = 0
    rowed: tuple[NavigationId, ...] = ()
    parasol_up: bool = False
    offers: tuple[Offer, ...] = ()
    sky: Sky | None = None
    toasts: int = 0
    invited: Seat | None = None
    frames: tuple[Frame, ...] = ()
    ended: Literal["land", "sea"] | None = None
    scores: tuple[Score, ...] = ()

    @property
    def top(self) -> Frame | None:
        """Where the game stands."""
        return self.frames[-1] if self.frames else None

    @property
    def conscious(self) -> tuple[Seat, ...]:
        """The conscious aboard, bow → stern."""
        persons = self.persons
        return tuple([seat for seat in self.boat if persons[seat].conscious])

    def frame(self, kind: type[Any]) -> Any:
        """The topmost frame of this kind, or None."""
        return next((f for f in reversed(self.frames) if isinstance(f, kind)), None)

    def seat_of(self, role: Role) -> Seat | None:
        """Who plays this role; None when nobody does (L1.3)."""
        return next((s for s, p in enumerate(self.persons) if p.role == role), None)


def with_person(state: State, seat: Seat, **changes: Any) -> State:
    """The state with one person changed."""
    persons = list(state.persons)
    persons[seat] = changed(persons[seat], **changes)
    return changed(state, persons=tuple(persons))


def pushed(state: State, frame: Frame) -> State:
    """The state with one more frame on top, which took `scenes` for its number."""
    return changed(state, frames=(*state.frames, frame), scenes=state.scenes + 1)


def popped(state: State) -> State:
    """The state without its top frame."""
    return changed(state, frames=state.frames[:-1])


def where(state: State, seat: Seat, kind: Kind) -> Where:
    """Where this seat takes a card from that it uses: an open one goes before one from the hand."""
    return "open" if kind in state.persons[seat].open else "hand"


def without(cards: tuple[Kind, ...], *kinds: Kind) -> tuple[Kind, ...]:
    """The cards less one of each of these kinds; raises ValueError if one is not among them."""
    rest = list(cards)
    for kind in kinds:
        rest.remove(kind)
    return tuple(rest)
