"""What plays for the absent: quick, decent, and from a view alone. Each question has its chooser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.types import Decision, Seat
from engine.lifeboat import decisions as d
from engine.lifeboat import views as v
from engine.lifeboat.cards import NAVIGATION, WEAPONS, Kind, NavigationId
from engine.lifeboat.cast import CHARACTERS, Role, has
from engine.lifeboat.overboard import most_bait_wounds
from engine.lifeboat.state import FallPlan, Offer, Stake, ThirstPlan

WORTH: Final[dict[Kind, int]] = {
    "preserver": 10, "jewels": 9, "hook": 8, "painting3": 8, "knife": 7, "flare": 7, "painting2": 6, "kit": 6,
    "club": 5,
    "parasol": 5, "cash": 4, "fire_water": 4, "cannibalism": 3, "compass": 3, "oar": 3, "bait": 2, "water": 1,
}  # fmt: skip
"""How an autopilot ranks provisions; the first two waters rank far higher."""

_TREASURES: Final[frozenset[Kind]] = frozenset(("jewels", "painting3", "painting2", "cash"))

Chooser = Callable[[v.View, Seat, Decision, Sequence[Any], Chance], Any]


def choose(view: v.View, decision: Decision, options: Sequence[Any], chance: Chance) -> str | None:
    """The key of the option an autopilot takes; None for what it leaves alone."""
    assert view.seat is not None
    option = _CHOOSERS[type(decision.ask)](view, view.seat, decision, options, chance)
    return None if option is None else str(option.key)


# --- how it sees others ----------------------------------------------------------------------------------------------


def _secrets(view: v.View) -> v.Secrets:
    assert view.secrets is not None
    return view.secrets


def _liking(view: v.View, seat: Seat, role: Role) -> int:
    """+1 for oneself and the loved, −1 for the hated."""
    secrets = _secrets(view)
    own = 2 if view.persons[seat].role == role else 0
    return own + (role == secrets.love) - (role == secrets.hate)


def _worth(view: v.View, seat: Seat, kind: Kind) -> int:
    held = (*_secrets(view).hand, *view.persons[seat].open).count("water")
    if kind == "water":
        return (12, 9, 5)[held] if held < 3 else 1
    doubled = CHARACTERS[view.persons[seat].role].ability
    favourite = {"jewels": "jewels", "cash": "cash", "painting": "painting"}.get(str(doubled), "-")
    return WORTH[kind] + (4 if kind.startswith(favourite) else 0)


def _haste(view: v.View, seat: Seat) -> int:
    """How much this seat wants land: more when it is weak or its love lives, less as long as its hate does."""
    alive = {person.role for person in view.persons if person.health in ("well", "unconscious")}
    person, secrets = view.persons[seat], _secrets(view)
    weak = person.strength - person.wounds <= 2
    return 2 * weak + (secrets.love in alive) - (secrets.hate in alive and secrets.hate != person.role)


def _fortune(view: v.View, seat: Seat, card: NavigationId) -> int:
    """What a card would do, weighted by liking: higher is better for this seat."""
    drawn = NAVIGATION[card]
    good = drawn.gull * _haste(view, seat)
    for person in view.persons:
        if person.health in ("dead", "gone"):
            continue
        falls = drawn.overboard == "everyone" or person.role in drawn.overboard
        thirsty = (drawn.thirst == "everyone" or person.role in drawn.thirst) and person.role not in drawn.thirst_except
        hits = 2 * falls + thirsty + (person.rowed and drawn.oar) + (person.fought and drawn.fist)
        good -= hits * _liking(view, seat, person.role)
    return good


# --- the choosers ----------------------------------------------------------------------------------------------------


def _provision(view: v.View, seat: Seat, decision: Decision, options: Sequence[d.Keep], chance: Chance) -> d.Keep:
    return max(options, key=lambda option: _worth(view, seat, option.kind))


def _turn(
    view: v.View, seat: Seat, decision: Decision, options: Sequence[d.TurnOption], chance: Chance
) -> d.TurnOption:
    """The best of a rough list; a little chance keeps it from being read like a book."""
    scored = [(_turn_value(view, seat, option) * 4 + chance.below(6), i) for i, option in enumerate(options)]
    return options[max(scored)[1]]


def _turn_value(view: v.View, seat: Seat, option: d.TurnOption) -> int:
    person = view.persons[seat]
    near_death = person.strength - person.wounds <= 1
    match option:
        case d.Row():
            swept = view.sky is not None and view.sky.today == "stormy"
            return 1 if near_death or swept else 3 + ("water" in _secrets(view).hand)
        case d.UseKit():
            return 6 * _liking(view, seat, view.persons[option.on].role) if _needs_kit(view, option.on) else -4
        case d.RaiseParasol():
            return 5 if option.over == seat else -4
        case d.Rob():
            return _rob_value(view, seat, option)
        case d.FireFlare():
            return 5 if view.gulls >= 2 else 0
        case d.TakeSeat():
            return _seat_value(view, seat, option.victim)
        case d.ThrowCorpse() | d.ThrowUnconscious():
            return 2 if view.persons[option.victim].role == _secrets(view).hate else -6
        case d.Eat():
            return 3 + 2 * _feast(view, seat)
        case d.Pass():
            return 2


def _feast(view: v.View, seat: Seat) -> int:
    """What a feast would be to this seat: whom of the wounded it heals (L9.1)."""
    awake = [person for person in view.persons if person.health == "well" and person.wounds]
    return sum(_liking(view, seat, person.role) for person in awake)


def _needs_kit(view: v.View, seat: Seat) -> bool:
    person = view.persons[seat]
    return person.wounds >= max(1, person.strength - 1)


def _rob_value(view: v.View, seat: Seat, option: d.Rob) -> int:
    victim = view.persons[option.victim]
    if victim.role == _secrets(view).love:
        return -6
    worth = WORTH[option.kind] if option.kind else 5
    helpless = victim.health != "well" or option.steal
    if helpless:
        return worth // 2 + 2
    if view.persons[seat].power <= victim.power:
        return -4
    return 2 + worth // 3 + (victim.role == _secrets(view).hate)


def _seat_value(view: v.View, seat: Seat, victim: Seat) -> int:
    """The helm is worth asking for, where nobody need be feared; and from the helpless it costs nothing."""
    helm = next((s for s in reversed(view.boat) if view.persons[s].health == "well"), seat)
    if victim != helm or view.persons[victim].role == _secrets(view).love:
        return -3
    return 3 if view.persons[seat].power > view.persons[victim].power else -4


def _keep(view: v.View, seat: Seat, decision: Decision, options: Sequence[d.KeepRowed], chance: Chance) -> d.KeepRowed:
    drawn = _secrets(view).drawn
    good = tuple(place for place, card in enumerate(drawn) if _fortune(view, seat, card) > 0)
    return next(option for option in options if option.places == good)


def _demand(view: v.View, seat: Seat, decision: Decision, options: Sequence[Any], chance: Chance) -> Any:
    scene = view.scene
    assert isinstance(scene, v.SeenDemand)
    hidden = sum(WEAPONS.get(kind, 0) for kind in _secrets(view).hand)
    stake: Stake = scene.stake
    cheap = stake.what == "seat" or (stake.kind is not None and WORTH[stake.kind] <= 2)
    stands = scene.defence + hidden >= scene.attack and not cheap
    return d.Refuse() if stands else d.GiveIn()


def _theft(view: v.View, seat: Seat, decision: Decision, options: Sequence[Any], chance: Chance) -> Any:
    """Hide the best treasure from thieving fingers by showing it."""
    hand = _secrets(view).hand
    treasures = [kind for kind in hand if kind in _TREASURES]
    if not treasures or len(hand) == 1:
        return d.LetSteal()
    return d.OpenCard(max(treasures, key=lambda kind: WORTH[kind]))


def _objection(view: v.View, seat: Seat, decision: Decision, options: Sequence[Any], chance: Chance) -> Any:
    ask: d.AskObjection = decision.ask
    if ask.stake.what == "corpse":
        objects = _feast(view, seat) < 0 and view.persons[seat].power >= view.persons[ask.by].power
    else:
        objects = _liking(view, seat, view.persons[ask.victim].role) > 0
    return d.Object() if objects else d.Allow()


def _fight(view: v.View, seat: Seat, decision: Decision, options: Sequence[Any], chance: Chance) -> Any:
    scene = view.scene
    assert isinstance(scene, v.SeenFight)
    if decision.ask.side is None:
        return _join(view, seat, scene, options)
    behind = scene.attack <= scene.defence if decision.ask.side == "attack" else scene.attack > scene.defence
    weapons = [option for option in options if isinstance(option, d.OpenCard)]
    if behind and weapons:
        return max(weapons, key=lambda option: WEAPONS[option.kind])
    if behind and _bears_thirst(view, seat) and d.DrinkFireWater() in options:
        return d.DrinkFireWater()
    if not decision.blocking:
        return None
    return next((option for option in options if isinstance(option, d.Done)), options[-1])


def _bears_thirst(view: v.View, seat: Seat) -> bool:
    """L9.2: a sip costs a thirst in the evening."""
    person = view.persons[seat]
    return "water" in (*_secrets(view).hand, *person.open) or person.strength - person.wounds > 2


def _toast(view: v.View, seat: Seat, decision: Decision, options: Sequence[Any], chance: Chance) -> Any:
    """Drink along where that may turn the fight one is in."""
    scene = view.scene
    if not isinstance(scene, v.SeenFight) or not _bears_thirst(view, seat):
        return None
    losing = scene.attackers if scene.attack <= scene.defence else scene.defenders
    return d.DrinkAlong() if seat in losing else None


def _join(view: v.View, seat: Seat, scene: v.SeenFight, options: Sequence[Any]) -> Any:
    """Stand by the loved, against the hated, if that turns the fight; otherwise keep out."""
    roles = [view.persons[s].role for s in scene.attackers], [view.persons[s].role for s in scene.defenders]
    attack_liked, defence_liked = (sum(_liking(view, seat, role) for role in side) for side in roles)
    own = view.persons[seat].power
    if attack_liked > defence_liked and scene.attack <= scene.defence < scene.attack + own:
        return d.Join("attack")
    if defence_liked > attack_liked and scene.defence < scene.attack <= scene.defence + own:
        return d.Join("defence")
    return d.Out()


def _navigation(
    view: v.View, seat: Seat, decision: Decision, options: Sequence[d.PlayNavigation], chance: Chance
) -> d.PlayNavigation:
    return max(options, key=lambda option: (_fortune(view, seat, option.card), -option.card))


def _fall(view: v.View, seat: Seat, decision: Decision, options: Sequence[d.SealFall], chance: Chance) -> Any:
    """One's own preserver; else throw it to the loved; bait when the hated swims and the loved does not."""
    if not decision.blocking:
        return None
    scene = view.scene
    assert isinstance(scene, v.SeenFall)
    return max(options, key=lambda option: _fall_value(view, seat, scene, option.plan))


def _fall_value(view: v.View, seat: Seat, scene: v.SeenFall, plan: FallPlan) -> int:
    liked = sum(_liking(view, seat, view.persons[s].role) for s in scene.fallen)
    value = -2 * plan.baits * (liked if liked else 1)
    if plan.preserver == "self":
        person = view.persons[seat]
        sinks = person.wounds + most_bait_wounds(view.options) >= person.strength
        return value + (5 if sinks or not has(person.role, "swims") else 0)
    if plan.preserver is not None:
        return value + (3 if view.persons[plan.preserver].role == _secrets(view).love else -5)
    return value


def _thirst(view: v.View, seat: Seat, decision: Decision, options: Sequence[d.SealThirst], chance: Chance) -> Any:
    """Drink; what is left goes to the loved if they would faint."""
    if not decision.blocking:
        return None
    scene = view.scene
    assert isinstance(scene, v.SeenThirst)
    price = scene.price
    return max(options, key=lambda option: _thirst_value(view, option.plan, price))


def _thirst_value(view: v.View, plan: ThirstPlan, price: int) -> int:
    """Whole thirsts alone count (L9.6)."""
    love = _secrets(view).love
    given = sum(n // price if view.persons[to].role == love else -4 * n for to, n in plan.gifts)
    return 5 * (plan.own // price) - plan.own % price + given


def _offer(view: v.View, seat: Seat, decision: Decision, options: Sequence[Any], chance: Chance) -> Any:
    """A fair swap or a present is welcome."""
    offer: Offer = next(o for o in _secrets(view).offers if o.id == decision.ask.offer)
    got = sum(_worth(view, seat, kind) for kind in (*offer.give_hand, *offer.give_open))
    lost = sum(_worth(view, seat, kind) for kind in (*offer.want_hand, *offer.want_open))
    wanted = d.Accept() if got > lost else d.Decline()
    return wanted if wanted in options else options[-1]


def _nothing(view: v.View, seat: Seat, decision: Decision, options: Sequence[Any], chance: Chance) -> None:
    return None


_CHOOSERS: Final[dict[type[Any], Chooser]] = {
    d.AskProvision: _provision,
    d.AskTurn: _turn,
    d.AskKeep: _keep,
    d.AskDemand: _demand,
    d.AskTheft: _theft,
    d.AskObjection: _objection,
    d.AskFight: _fight,
    d.AskNavigation: _navigation,
    d.AskFall: _fall,
    d.AskThirst: _thirst,
    d.AskOffer: _offer,
    d.AskFree: _nothing,
    d.AskToast: _toast,
}
