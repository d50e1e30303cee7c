"""What players are asked (`Ask`) and what they may answer (options). Each option's key is short ASCII, unique in
its decision.

Cards in keys are their kinds, seats their numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.types import Seat
from engine.lifeboat.cards import Kind, NavigationId
from engine.lifeboat.state import FallPlan, Side, Stake, ThirstPlan, Where

# --- asks ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AskProvision:
    """L2.2: keep one of the cards (the view's hand-out shows them), pass the rest on."""


@dataclass(frozen=True, slots=True)
class AskTurn:
    """L3.2: your action."""


@dataclass(frozen=True, slots=True)
class AskKeep:
    """L3.3: which of the drawn navigation cards to keep."""


@dataclass(frozen=True, slots=True)
class AskDemand:
    """L3.4, L3.5: give in or fight?"""

    attacker: Seat
    stake: Stake


@dataclass(frozen=True, slots=True)
class AskTheft:
    """L3.8: open cards before the thief draws one?"""

    thief: Seat


@dataclass(frozen=True, slots=True)
class AskObjection:
    """L5.5, L9.1: stand up for `victim`, whom `by` wants to throw overboard or to eat (`stake`)?"""

    by: Seat
    victim: Seat
    stake: Stake


@dataclass(frozen=True, slots=True)
class AskFight:
    """L4: join a side, or draw weapons if `side` says that you are in it already."""

    side: Side | None


@dataclass(frozen=True, slots=True)
class AskNavigation:
    """L6.1: which card of the pile is played?"""


@dataclass(frozen=True, slots=True)
class AskFall:
    """L7.7: baits and preservers, in secret."""


@dataclass(frozen=True, slots=True)
class AskThirst:
    """L8.5: how much water for whom, in secret."""


@dataclass(frozen=True, slots=True)
class AskOffer:
    """L3.10: accept the offer of this number?"""

    offer: int


@dataclass(frozen=True, slots=True)
class AskFree:
    """L3.10–L3.14: what may be done at any time: open, throw, put the preserver on, offer a trade."""


@dataclass(frozen=True, slots=True)
class AskToast:
    """L9.2: drink along?"""


@dataclass(frozen=True, slots=True)
class AskPause:
    """Nobody is asked; only time ends it: morning, dusk, a fight's silence, a day adrift."""

    what: Literal["morning", "dusk", "silence", "drift"]


Ask = (
    AskProvision | AskTurn | AskKeep | AskDemand | AskTheft | AskObjection | AskFight | AskNavigation | AskFall |
    AskThirst
    | AskOffer | AskFree | AskToast | AskPause
)  # fmt: skip


# --- options ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this provision (L2.2)."""

    kind: Kind

    @property
    def key(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class Row:
    """Row (L3.3)."""

    key: str = "row"


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Ask for a seat (L3.4)."""

    victim: Seat

    @property
    def key(self) -> str:
        return f"seat.{self.victim}"


@dataclass(frozen=True, slots=True)
class Rob:
    """Rob of an open provision, or (`kind` None) of one from the hand (L3.5). `steal`: the Kid's way, without a
    fight (L3.8)."""

    victim: Seat
    kind: Kind | None
    steal: bool = False

    @property
    def key(self) -> str:
        return f"rob.{self.victim}.{self.kind or 'hand'}"


@dataclass(frozen=True, slots=True)
class RaiseParasol:
    """Open the parasol over somebody (L3.14)."""

    over: Seat

    @property
    def key(self) -> str:
        return f"parasol.{self.over}"


@dataclass(frozen=True, slots=True)
class UseKit:
    """Heal one wound (L5.3)."""

    on: Seat

    @property
    def key(self) -> str:
        return f"kit.{self.on}"


@dataclass(frozen=True, slots=True)
class FireFlare:
    """Fire the flare gun at the sky (L6.6)."""

    key: str = "flare"


@dataclass(frozen=True, slots=True)
class ThrowCorpse:
    """Put a dead one overboard (L5.5)."""

    victim: Seat

    @property
    def key(self) -> str:
        return f"corpse.{self.victim}"


@dataclass(frozen=True, slots=True)
class ThrowUnconscious:
    """Put an unconscious one overboard (L5.5)."""

    victim: Seat

    @property
    def key(self) -> str:
        return f"heave.{self.victim}"


@dataclass(frozen=True, slots=True)
class Eat:
    """Cannibalism (L9.1)."""

    victim: Seat

    @property
    def key(self) -> str:
        return f"eat.{self.victim}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing (L3.2)."""

    key: str = "pass"


@dataclass(frozen=True, slots=True)
class KeepRowed:
    """Keep these of the drawn cards, by their place among them (L3.3)."""

    places: tuple[int, ...]

    @property
    def key(self) -> str:
        return "keep" + "".join(map(str, self.places))


@dataclass(frozen=True, slots=True)
class GiveIn:
    """Hand it over, change seats (L3.7)."""

    key: str = "yield"


@dataclass(frozen=True, slots=True)
class Refuse:
    """Fight! (L3.7)"""

    key: str = "refuse"


@dataclass(frozen=True, slots=True)
class OpenCard:
    """Open a hand card (L3.8, L3.11; in a fight: a weapon, L4.3)."""

    kind: Kind

    @property
    def key(self) -> str:
        return f"open.{self.kind}"


@dataclass(frozen=True, slots=True)
class LetSteal:
    """Open nothing more: the thief draws (L3.8)."""

    key: str = "let"


@dataclass(frozen=True, slots=True)
class Object:
    """Stand up for somebody (L5.5)."""

    key: str = "object"


@dataclass(frozen=True, slots=True)
class Allow:
    """Do not (L5.5)."""

    key: str = "allow"


@dataclass(frozen=True, slots=True)
class Join:
    """Join a side (L4.2)."""

    side: Side

    @property
    def key(self) -> str:
        return self.side


@dataclass(frozen=True, slots=True)
class FireInFight:
    """Fire the flare gun in the fight: +8, and it is gone (L4.4)."""

    key: str = "fire"


@dataclass(frozen=True, slots=True)
class Done:
    """Done, unless something changes (L4.5)."""

    key: str = "done"


@dataclass(frozen=True, slots=True)
class Out:
    """Done, whatever happens (L4.5)."""

    key: str = "out"


@dataclass(frozen=True, slots=True)
class PlayNavigation:
    """Play this card of the pile (L6.1)."""

    card: NavigationId

    @property
    def key(self) -> str:
        return f"nav.{self.card}"


@dataclass(frozen=True, slots=True)
class SealFall:
    """The sealed answer to a fall (L7.7)."""

    plan: FallPlan

    @property
    def key(self) -> str:
        preserver = "-" if self.plan.preserver is None else self.plan.preserver
        return f"b{self.plan.baits}.p{preserver}"


@dataclass(frozen=True, slots=True)
class SealThirst:
    """The sealed answer to thirst (L8.5)."""

    plan: ThirstPlan

    @property
    def key(self) -> str:
        return ".".join([f"o{self.plan.own}", *(f"{seat}x{n}" for seat, n in self.plan.gifts)])


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept an offer (L3.10)."""

    key: str = "accept"


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline an offer (L3.10)."""

    key: str = "decline"


@dataclass(frozen=True, slots=True)
class ThrowCard:
    """Throw an own provision overboard (L3.12)."""

    kind: Kind
    where: Where

    @property
    def key(self) -> str:
        return f"throw.{self.where}.{self.kind}"


@dataclass(frozen=True, slots=True)
class DrinkFireWater:
    """Sip from one's own fire water (L9.2)."""

    key: str = "drink"


@dataclass(frozen=True, slots=True)
class DrinkAlong:
    """Drink along (L9.2)."""

    key: str = "along"


@dataclass(frozen=True, slots=True)
class PutPreserver:
    """Put the life preserver on an unconscious one (L3.14)."""

    on: Seat

    @property
    def key(self) -> str:
        return f"vest.{self.on}"


@dataclass(frozen=True, slots=True)
class StartOffer:
    """Begin to put an offer together (L3.10)."""

    to: Seat

    @property
    def key(self) -> str:
        return f"to.{self.to}"


@dataclass(frozen=True, slots=True)
class ChangeDraft:
    """Add a card to the offer, or take it out. `part`: give or want; from the hand or from the open ones."""

    add: bool
    part: Literal["give", "want"]
    where: Where
    kind: Kind

    @property
    def key(self) -> str:
        return f"{'add' if self.add else 'drop'}.{self.part}.{self.where}.{self.kind}"


@dataclass(frozen=True, slots=True)
class SendOffer:
    """Make the offer (L3.10)."""

    key: str = "send"


@dataclass(frozen=True, slots=True)
class DropDraft:
    """Forget the offer that was not made yet."""

    key: str = "forget"


@dataclass(frozen=True, slots=True)
class WithdrawOffer:
    """Take a standing offer back (L3.10)."""

    offer: int

    @property
    def key(self) -> str:
        return f"withdraw.{self.offer}"


TurnOption = Row | TakeSeat | Rob | RaiseParasol | UseKit | FireFlare | ThrowCorpse | ThrowUnconscious | Eat | Pass
FightOption = Join | OpenCard | FireInFight | DrinkFireWater | Done | Out
FreeOption = (
    OpenCard
    | ThrowCard
    | PutPreserver
    | DrinkFireWater
    | StartOffer
    | ChangeDraft
    | SendOffer
    | DropDraft
    | WithdrawOffer
)
Option = (
    Keep | TurnOption | KeepRowed | GiveIn | Refuse | LetSteal | Object | Allow | FightOption | PlayNavigation |
    SealFall
    | SealThirst | Accept | Decline | DrinkAlong | FreeOption
)  # fmt: skip
