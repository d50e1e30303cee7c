"""The facts of a voyage, in the past tense. `evolve.py` says what each changes, `secrecy.py` who learns what of it.

A field that may be hidden from some seats says so; hidden, it is None (or an empty tuple where a count stands
beside it).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.core.types import Seat
from engine.lifeboat.cards import Kind, NavigationId, Weather
from engine.lifeboat.cast import Role
from engine.lifeboat.editions import Options
from engine.lifeboat.state import Cause, Draft, FallPlan, Offer, Score, Side, Stake, ThirstPlan, Where

# --- the frame of the voyage -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class VoyageBegan:
    """L1. By seat: roles, loves, hates (hidden but the own), starting hands (hidden but the own). Decks (hidden),
    top first."""

    options: Options
    roles: tuple[Role, ...]
    boat: tuple[Seat, ...]
    loves: tuple[Role | None, ...]
    hates: tuple[Role | None, ...]
    hands: tuple[tuple[Kind, ...] | None, ...]
    provisions: tuple[Kind, ...]
    navigation: tuple[NavigationId, ...]
    automated: tuple[Seat, ...]
    type: Literal["voyage_began"] = "voyage_began"


@dataclass(frozen=True, slots=True)
class DayBegan:
    """L2.1."""

    day: int
    type: Literal["day_began"] = "day_began"


@dataclass(frozen=True, slots=True)
class DayEnded:
    """L2.1: marks are cleared."""

    day: int
    type: Literal["day_ended"] = "day_ended"


@dataclass(frozen=True, slots=True)
class VoyageEnded:
    """L6.5, L5.6: `land` or `sea`; L10.9: the scores, by seat."""

    how: Literal["land", "sea"]
    scores: tuple[Score, ...]
    type: Literal["voyage_ended"] = "voyage_ended"


@dataclass(frozen=True, slots=True)
class SeatAutomated:
    """A seat went to the autopilot (`on`) or back to its person."""

    seat: Seat
    on: bool
    type: Literal["seat_automated"] = "seat_automated"


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """L11.2: an automatic answer follows. `seat` is None in a sealed window."""

    seat: Seat | None
    what: Literal["provision", "turn", "keep", "demand", "theft", "objection", "fight", "navigation", "fall", "thirst"]
    type: Literal["time_ran_out"] = "time_ran_out"


# --- provisions (L2) -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ProvisionsDrawn:
    """L2.2. `cards` are seen by the first taker alone."""

    takers: tuple[Seat, ...]
    count: int
    cards: tuple[Kind, ...]
    type: Literal["provisions_drawn"] = "provisions_drawn"


@dataclass(frozen=True, slots=True)
class ProvisionsSkipped:
    """L2.4: the deck is empty."""

    type: Literal["provisions_skipped"] = "provisions_skipped"


@dataclass(frozen=True, slots=True)
class ProvisionKept:
    """L2.2. `kind` is hidden from all but the taker. `passed`: how many went on."""

    seat: Seat
    kind: Kind | None
    passed: int
    type: Literal["provision_kept"] = "provision_kept"


# --- actions (L3) ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ActionsBegan:
    """L3.1: the order of the day. The morning begins (L3.15)."""

    order: tuple[Seat, ...]
    type: Literal["actions_began"] = "actions_began"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """L3.1."""

    seat: Seat
    type: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """L3.2: did nothing."""

    seat: Seat
    type: Literal["turn_passed"] = "turn_passed"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The action is over; the turn passes on."""

    seat: Seat
    type: Literal["turn_ended"] = "turn_ended"


@dataclass(frozen=True, slots=True)
class DuskFell:
    """L3.15: everybody has acted; a last pause."""

    type: Literal["dusk_fell"] = "dusk_fell"


@dataclass(frozen=True, slots=True)
class ActionsEnded:
    """Standing offers and drafts are gone (L3.10)."""

    type: Literal["actions_ended"] = "actions_ended"


@dataclass(frozen=True, slots=True)
class RowingBegan:
    """L3.3. `drawn` is the rower's secret."""

    seat: Seat
    count: int
    drawn: tuple[NavigationId, ...]
    type: Literal["rowing_began"] = "rowing_began"


@dataclass(frozen=True, slots=True)
class Rowed:
    """L3.3. How many were kept is public, which is secret. `under`: the others, in the order they went under the
    deck (hidden)."""

    seat: Seat
    count: int
    kept: tuple[NavigationId, ...]
    under: tuple[NavigationId, ...]
    type: Literal["rowed"] = "rowed"


@dataclass(frozen=True, slots=True)
class Demanded:
    """L3.4, L3.5. A hand card's kind is hidden from everybody (L3.6)."""

    attacker: Seat
    victim: Seat
    stake: Stake
    type: Literal["demanded"] = "demanded"


@dataclass(frozen=True, slots=True)
class GaveIn:
    """L3.7: what was asked for follows."""

    seat: Seat
    type: Literal["gave_in"] = "gave_in"


@dataclass(frozen=True, slots=True)
class SeatsSwapped:
    """`by` asked for it, or took it from one who could not refuse."""

    by: Seat
    other: Seat
    type: Literal["seats_swapped"] = "seats_swapped"


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A provision changed hands by robbery or theft. `kind` is hidden from third seats unless it lay open."""

    by: Seat
    victim: Seat
    where: Where
    kind: Kind | None
    stolen: bool = False
    type: Literal["card_taken"] = "card_taken"


@dataclass(frozen=True, slots=True)
class NothingTaken:
    """The card is gone (L3.6), or no hand card is left to the thief (L3.8)."""

    by: Seat
    victim: Seat
    type: Literal["nothing_taken"] = "nothing_taken"


@dataclass(frozen=True, slots=True)
class TheftAnnounced:
    """L3.8, where the victim may open cards first."""

    thief: Seat
    victim: Seat
    type: Literal["theft_announced"] = "theft_announced"


@dataclass(frozen=True, slots=True)
class TheftEnded:
    """The victim opens no more."""

    type: Literal["theft_ended"] = "theft_ended"


@dataclass(frozen=True, slots=True)
class ParasolRaised:
    """L3.14, L8.4. From the hand or from the open ones; it lies before `over` now."""

    by: Seat
    over: Seat
    where: Where
    type: Literal["parasol_raised"] = "parasol_raised"


@dataclass(frozen=True, slots=True)
class KitUsed:
    """L5.3. `kept`: by the Doctor's role."""

    by: Seat
    on: Seat
    where: Where
    kept: bool
    type: Literal["kit_used"] = "kit_used"


@dataclass(frozen=True, slots=True)
class WokeUp:
    """Conscious again (L5.3)."""

    seat: Seat
    type: Literal["woke_up"] = "woke_up"


@dataclass(frozen=True, slots=True)
class FlareFired:
    """L6.6: at the sky. `cards` were shown to all; `under`: the order in which they went under the deck (hidden)."""

    by: Seat
    where: Where
    cards: tuple[NavigationId, ...]
    under: tuple[NavigationId, ...]
    type: Literal["flare_fired"] = "flare_fired"


@dataclass(frozen=True, slots=True)
class HeaveAnnounced:
    """L5.5: `by` wants to throw the unconscious `victim` overboard; who objects?"""

    by: Seat
    victim: Seat
    type: Literal["heave_announced"] = "heave_announced"


@dataclass(frozen=True, slots=True)
class StayedSilent:
    """L5.5, L9.1: does not stand up for the victim. Hidden from all others."""

    seat: Seat
    type: Literal["stayed_silent"] = "stayed_silent"


@dataclass(frozen=True, slots=True)
class Unopposed:
    """L5.5, L9.1: nobody objected."""

    type: Literal["unopposed"] = "unopposed"


@dataclass(frozen=True, slots=True)
class ThrownOverboard:
    """L5.5: a corpse, or an unconscious one who dies of it. Out of the boat with all provisions."""

    by: Seat
    victim: Seat
    alive: bool
    type: Literal["thrown_overboard"] = "thrown_overboard"


# --- what may be done at any time (L3.10–L3.14) ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardOpened:
    """L3.11, L4.3, L3.8."""

    seat: Seat
    kind: Kind
    type: Literal["card_opened"] = "card_opened"


@dataclass(frozen=True, slots=True)
class CardThrown:
    """L3.12. Everybody sees what splashes."""

    seat: Seat
    kind: Kind
    where: Where
    type: Literal["card_thrown"] = "card_thrown"


@dataclass(frozen=True, slots=True)
class PreserverPutOn:
    """L3.14."""

    by: Seat
    on: Seat
    where: Where
    type: Literal["preserver_put_on"] = "preserver_put_on"


@dataclass(frozen=True, slots=True)
class DraftChanged:
    """An offer being put together; known to its maker alone."""

    seat: Seat
    draft: Draft | None
    type: Literal["draft_changed"] = "draft_changed"


@dataclass(frozen=True, slots=True)
class OfferMade:
    """L3.10: known to the two alone."""

    offer: Offer
    type: Literal["offer_made"] = "offer_made"


@dataclass(frozen=True, slots=True)
class OfferClosed:
    """L3.10: known to the two alone. `lapsed`: a card of it has gone."""

    offer: Offer
    why: Literal["declined", "withdrawn", "lapsed"]
    type: Literal["offer_closed"] = "offer_closed"


@dataclass(frozen=True, slots=True)
class Traded:
    """L3.10. What came from the hand is hidden from third seats (`give_hand`, `want_hand`); the counts are public."""

    maker: Seat
    to: Seat
    give_open: tuple[Kind, ...]
    want_open: tuple[Kind, ...]
    given: int
    wanted: int
    offer: Offer | None
    type: Literal["traded"] = "traded"


# --- fights (L4) and wounds (L5) -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FightBegan:
    """L4.1. `victim`: whose seat, card or life is at stake (the defender, but for L5.5)."""

    attacker: Seat
    defender: Seat
    victim: Seat
    stake: Stake
    type: Literal["fight_began"] = "fight_began"


@dataclass(frozen=True, slots=True)
class FightJoined:
    """L4.2."""

    seat: Seat
    side: Side
    type: Literal["fight_joined"] = "fight_joined"


@dataclass(frozen=True, slots=True)
class WeaponDrawn:
    """L4.3: opened from the hand in the fight."""

    seat: Seat
    kind: Kind
    type: Literal["weapon_drawn"] = "weapon_drawn"


@dataclass(frozen=True, slots=True)
class FlareFiredInFight:
    """L4.4: +8, and the gun leaves the game after the fight."""

    seat: Seat
    where: Where
    type: Literal["flare_fired_in_fight"] = "flare_fired_in_fight"


@dataclass(frozen=True, slots=True)
class SaidDone:
    """L4.5, L4.6: hidden from all others."""

    seat: Seat
    for_good: bool
    type: Literal["said_done"] = "said_done"


@dataclass(frozen=True, slots=True)
class FightEnded:
    """L4.6: the sums, who won, and who is marked as a fighter."""

    winner: Side
    attack: int
    defence: int
    attackers: tuple[Seat, ...]
    defenders: tuple[Seat, ...]
    type: Literal["fight_ended"] = "fight_ended"


@dataclass(frozen=True, slots=True)
class Wounded:
    """L5.1."""

    seat: Seat
    wounds: int
    cause: Literal["fight", "fall", "thirst"]
    type: Literal["wounded"] = "wounded"


@dataclass(frozen=True, slots=True)
class Fainted:
    """L5.1. (Follows from the wounds; said for the telling.)"""

    seat: Seat
    type: Literal["fainted"] = "fainted"


@dataclass(frozen=True, slots=True)
class Died:
    """L5.1. (Follows from the wounds; said for the telling.)"""

    seat: Seat
    type: Literal["died"] = "died"


# --- navigation (L6) -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CompassRead:
    """L6.2: the top card of the deck joins the pile. `card` is hidden."""

    navigator: Seat
    card: NavigationId | None
    type: Literal["compass_read"] = "compass_read"


@dataclass(frozen=True, slots=True)
class PileTaken:
    """L6.1: the navigator looks at the shuffled pile. `cards` are the navigator's secret."""

    navigator: Seat
    count: int
    cards: tuple[NavigationId, ...]
    type: Literal["pile_taken"] = "pile_taken"


@dataclass(frozen=True, slots=True)
class PileSunk:
    """L6.3: nobody is conscious; the pile goes under the deck, in this order (hidden)."""

    count: int
    under: tuple[NavigationId, ...]
    type: Literal["pile_sunk"] = "pile_sunk"


@dataclass(frozen=True, slots=True)
class NavigationPlayed:
    """L6.1, L6.4. `navigator` is None when the sea plays (L6.3); `from_pile`: chosen, else the top of the deck.

    `under`: what goes under the deck, the played card among it, in this order (hidden but for the played card when
    it is alone).
    """

    card: NavigationId
    navigator: Seat | None
    from_pile: bool
    under: tuple[NavigationId, ...]
    type: Literal["navigation_played"] = "navigation_played"


@dataclass(frozen=True, slots=True)
class GullsChanged:
    """L6.5: by +1 or −1, to so many."""

    by: int
    gulls: int
    type: Literal["gulls_changed"] = "gulls_changed"


# --- overboard (L7) --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FellOverboard:
    """L7.1: `fallen` are in the water; `asked` decide in secret; `instead_of` thirst for this they fell (L9.5)."""

    card: NavigationId
    fallen: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    instead_of: Cause | None = None
    type: Literal["fell_overboard"] = "fell_overboard"


@dataclass(frozen=True, slots=True)
class FallSealed:
    """L7.7: hidden from all others."""

    seat: Seat
    plan: FallPlan
    type: Literal["fall_sealed"] = "fall_sealed"


@dataclass(frozen=True, slots=True)
class BaitPlayed:
    """L7.2. It leaves the game."""

    seat: Seat
    where: Where
    type: Literal["bait_played"] = "bait_played"


@dataclass(frozen=True, slots=True)
class PreserverUsed:
    """L7.1: worn by `by` (then `on` is the same) or thrown to `on`, before whom it lies open now."""

    by: Seat
    on: Seat
    where: Where
    type: Literal["preserver_used"] = "preserver_used"


@dataclass(frozen=True, slots=True)
class OpenCardsLost:
    """L7.3."""

    seat: Seat
    kinds: tuple[Kind, ...]
    type: Literal["open_cards_lost"] = "open_cards_lost"


@dataclass(frozen=True, slots=True)
class Drowned:
    """L7.4, L7.5: out of the boat with all provisions. `corpse`: was dead before the fall."""

    seat: Seat
    corpse: bool
    type: Literal["drowned"] = "drowned"


@dataclass(frozen=True, slots=True)
class ClimbedBack:
    """L7.6. (Changes nothing; said for the telling.)"""

    seat: Seat
    unconscious: bool
    type: Literal["climbed_back"] = "climbed_back"


@dataclass(frozen=True, slots=True)
class FallEnded:
    """The fall is settled."""

    type: Literal["fall_ended"] = "fall_ended"


# --- thirst (L8) -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ThirstStruck:
    """L8.1: who is thirsty, and why; `asked` decide in secret."""

    causes: tuple[tuple[Seat, tuple[Cause, ...]], ...]
    asked: tuple[Seat, ...]
    type: Literal["thirst_struck"] = "thirst_struck"


@dataclass(frozen=True, slots=True)
class ThirstSealed:
    """L8.5: hidden from all others."""

    seat: Seat
    plan: ThirstPlan
    type: Literal["thirst_sealed"] = "thirst_sealed"


@dataclass(frozen=True, slots=True)
class Shaded:
    """L8.4: the parasol took one cause away."""

    seat: Seat
    type: Literal["shaded"] = "shaded"


@dataclass(frozen=True, slots=True)
class WaterDrunk:
    """L8.2, L8.3: `by` spent waters, `hand` of them from the hand and `open` open ones, on `on`."""

    by: Seat
    on: Seat
    hand: int
    open: int
    type: Literal["water_drunk"] = "water_drunk"


@dataclass(frozen=True, slots=True)
class DrankAlong:
    """L8.5: the Wong's role."""

    seat: Seat
    waters: int
    type: Literal["drank_along"] = "drank_along"


@dataclass(frozen=True, slots=True)
class ThirstEnded:
    """Thirst is settled."""

    type: Literal["thirst_ended"] = "thirst_ended"


@dataclass(frozen=True, slots=True)
class DriftBegan:
    """L6.3: nobody is conscious."""

    type: Literal["drift_began"] = "drift_began"


@dataclass(frozen=True, slots=True)
class DriftEnded:
    """L6.3: the pause is over."""

    type: Literal["drift_ended"] = "drift_ended"


# --- expansions (L9) -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WeatherDealt:
    """L9.4: the weather deck (hidden), top first."""

    deck: tuple[Weather, ...]
    type: Literal["weather_dealt"] = "weather_dealt"


@dataclass(frozen=True, slots=True)
class WeatherReshuffled:
    """L9.4, L9.6: the discards went back among the deck, which lies so (hidden)."""

    deck: tuple[Weather, ...]
    type: Literal["weather_reshuffled"] = "weather_reshuffled"


@dataclass(frozen=True, slots=True)
class WeatherDrawn:
    """L9.4: today's weather is there; `by` saw it in secret (None: nobody is conscious). `weather` is hidden from the
    others."""

    by: Seat | None
    weather: Weather | None
    type: Literal["weather_drawn"] = "weather_drawn"


@dataclass(frozen=True, slots=True)
class WeatherSeen:
    """L9.4: whose turn begins looks at the weather. Hidden from the others."""

    seat: Seat
    weather: Weather | None
    type: Literal["weather_seen"] = "weather_seen"


@dataclass(frozen=True, slots=True)
class WeatherShown:
    """L9.4: to all; from now on it applies."""

    weather: Weather
    type: Literal["weather_shown"] = "weather_shown"


@dataclass(frozen=True, slots=True)
class WeatherPassed:
    """L9.4: the day's card goes to the discards."""

    type: Literal["weather_passed"] = "weather_passed"


@dataclass(frozen=True, slots=True)
class WindRose:
    """L9.6 «Windy»: the top navigation card follows, without choice."""

    type: Literal["wind_rose"] = "wind_rose"


@dataclass(frozen=True, slots=True)
class WindDropped:
    """L9.6 «Windy»: its card is played; the navigator's turn."""

    type: Literal["wind_dropped"] = "wind_dropped"


@dataclass(frozen=True, slots=True)
class BirdsHidden:
    """L9.6 «Foggy»: a bird of the card does not count. (Changes nothing; said for the telling.)"""

    type: Literal["birds_hidden"] = "birds_hidden"


@dataclass(frozen=True, slots=True)
class FireWaterDrunk:
    """L9.2: `seat` sips from its fire water, which lies open then; `invited` may drink along (None: nobody)."""

    seat: Seat
    where: Where
    invited: Seat | None
    type: Literal["fire_water_drunk"] = "fire_water_drunk"


@dataclass(frozen=True, slots=True)
class ToastJoined:
    """L9.2: the Wong's role drinks along."""

    seat: Seat
    type: Literal["toast_joined"] = "toast_joined"


@dataclass(frozen=True, slots=True)
class ToastOver:
    """L9.2: it is too late to drink along."""

    type: Literal["toast_over"] = "toast_over"


@dataclass(frozen=True, slots=True)
class FeastAnnounced:
    """L9.1: `by` opens the card and wants to eat the dead `victim`; who objects?"""

    by: Seat
    victim: Seat
    where: Where
    type: Literal["feast_announced"] = "feast_announced"


@dataclass(frozen=True, slots=True)
class FeastPrevented:
    """L9.1: the defence won; the card leaves unused."""

    by: Seat
    victim: Seat
    type: Literal["feast_prevented"] = "feast_prevented"


@dataclass(frozen=True, slots=True)
class Feasted:
    """L9.1: these lost a wound each; the card has left."""

    by: Seat
    victim: Seat
    healed: tuple[Seat, ...]
    type: Literal["feasted"] = "feasted"


Event = (
    VoyageBegan | DayBegan | DayEnded | VoyageEnded | SeatAutomated | TimeRanOut
    | ProvisionsDrawn | ProvisionsSkipped | ProvisionKept
    | ActionsBegan | TurnBegan | TurnPassed | TurnEnded | DuskFell | ActionsEnded | RowingBegan | Rowed
    | Demanded | GaveIn | SeatsSwapped | CardTaken | NothingTaken | TheftAnnounced | TheftEnded
    | ParasolRaised | KitUsed | WokeUp | FlareFired | HeaveAnnounced | StayedSilent | Unopposed | ThrownOverboard
    | CardOpened | CardThrown | PreserverPutOn | DraftChanged | OfferMade | OfferClosed | Traded
    | FightBegan | FightJoined | WeaponDrawn | FlareFiredInFight | SaidDone | FightEnded | Wounded | Fainted | Died
    | CompassRead | PileTaken | PileSunk | NavigationPlayed | GullsChanged
    | FellOverboard | FallSealed | BaitPlayed | PreserverUsed | OpenCardsLost | Drowned | ClimbedBack | FallEnded
    | ThirstStruck | ThirstSealed | Shaded | WaterDrunk | DrankAlong | ThirstEnded | DriftBegan | DriftEnded
    | WeatherDealt | WeatherReshuffled | WeatherDrawn | WeatherSeen | WeatherShown | WeatherPassed
    | WindRose | WindDropped | BirdsHidden
    | FireWaterDrunk | ToastJoined | ToastOver | FeastAnnounced | FeastPrevented | Feasted
)  # fmt: skip

TaggedEvent = Annotated[Event, Field(discriminator="type")]
"""For pydantic: which event is told by its `type`."""
