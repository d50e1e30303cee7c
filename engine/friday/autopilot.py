"""What the autopilot does, from what the player may know: expectation over the known contents of the deck. Each
question has its adviser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.types import Decision
from engine.friday import aims
from engine.friday import decisions as d
from engine.friday.cards import PIRATES, Ability
from engine.friday.hints import Hint, Reason
from engine.friday.odds import NEVER
from engine.friday.sight import Sight
from engine.friday.views import View
from engine.friday.worth import WEIGHTS, Weights, now

A_LITTLE: Final = 0.01
"""By how much an ability must be better than to leave it."""

PATIENCE: Final = 80
"""After so many cards a fight is ended: where an old Robinson may go on (F3.2), exchanges could go round for ever."""

Adviser = Callable[[Sight, Any, Sequence[Any]], Hint]


def choose(view: View, decision: Decision, options: Sequence[Any], weights: Weights = WEIGHTS) -> str:
    """The key of the option it takes."""
    return hint(view, decision, options, weights).option


def hint(view: View, decision: Decision, options: Sequence[Any], weights: Weights = WEIGHTS) -> Hint:
    """What it would do, and why."""
    return _ADVISERS[type(decision.ask)](Sight(view, weights), decision.ask, options)


# --- between fights --------------------------------------------------------------------------------------------------


def _hazard(sight: Sight, ask: d.AskHazard, options: Sequence[Any]) -> Hint:
    found: list[tuple[float, Hint]] = []
    for option in options:
        if isinstance(option, d.FightHazard):
            value = sight.view.hazards_on_offer[option.place].value
            outlook = sight.before(option.card, value)
            chance = round(100 * outlook.chance(value))
            why: Reason = "likely" if chance >= 50 else "learn"
            found.append((outlook.draw(value), Hint(option.key, why, {"chance": chance})))
        else:
            chance = found[0][1].numbers["chance"]
            found.append((sight.lives[sight.view.life], Hint(option.key, "skip", {"chance": chance})))
    return max(found, key=lambda item: item[0])[1]


def _pirate(sight: Sight, ask: d.AskPirate, options: Sequence[Any]) -> Hint:
    """The easier one first: he counts for the score, and 5/X only grows."""
    pirates = {pirate.pirate: pirate for pirate in sight.view.pirates}

    def hardness(option: d.FightPirate) -> float:
        pirate = pirates[option.pirate]
        return pirate.value / max(1, pirate.free) - (100 if PIRATES[option.pirate].value is None else 0)

    return Hint(min(options, key=hardness).key, "easier")


# --- in a fight ------------------------------------------------------------------------------------------------------


def _fight(sight: Sight, ask: d.AskFight, options: Sequence[Any]) -> Hint:
    """The best of abilities, a card and the end; free cards come before what may as well wait for them."""
    if max((card.n for card in sight.lying), default=0) >= PATIENCE:
        return _stop(sight, options[-1])
    uses = [option for option in options if isinstance(option, d.Use)]
    draw = options[0] if isinstance(options[0], d.Draw) else None
    stop, drawn = sight.outlook.stop(sight.short), NEVER if draw is None else sight.outlook.draw(sight.short)
    if draw is not None and draw.cost == 0 and sight.short and drawn >= stop:
        return _first(sight, uses) or _drawn(sight, draw)
    useful = max(uses, key=lambda option: aims.using(sight, option.n, option.ability), default=None)
    if useful is not None and aims.using(sight, useful.n, useful.ability) > max(stop, drawn) + A_LITTLE:
        return _used(sight, useful)
    if draw is not None and drawn > stop:
        return _drawn(sight, draw)
    return _last_resort(sight, useful, draw, options[-1])


def _first(sight: Sight, uses: Sequence[d.Use]) -> Hint | None:
    """What is better used before further free cards: a look at them, life that has room."""
    for option in uses:
        life = aims.LIFE.get(option.ability)
        if option.ability == "sort" or (life is not None and sight.view.life + life <= sight.view.most_life):
            return _used(sight, option)
    return None


def _drawn(sight: Sight, draw: d.Draw) -> Hint:
    if draw.cost == 0:
        return Hint(draw.key, "free", {"short": sight.short, "left": sight.fight.free_left})
    chance = round(100 * sight.outlook.chance(sight.short))
    return Hint(draw.key, "paid", {"short": sight.short, "cost": draw.cost, "chance": chance})


def _last_resort(sight: Sight, useful: d.Use | None, draw: d.Draw | None, end: Any) -> Hint:
    """The end of the fight; but nobody gives up or dies while anything is left to try."""
    if sight.fight.outcome.fatal and useful is not None:
        return _used(sight, useful)
    if sight.fight.outcome.fatal and draw is not None:
        return _drawn(sight, draw)
    return _stop(sight, end)


_WHY: Final[dict[Ability, Reason]] = {
    "life1": "life", "life2": "life", "cards1": "cards", "cards2": "cards", "destroy": "destroy", "double": "double",
    "copy": "copy", "step": "step", "sort": "sort", "exchange1": "exchange", "exchange2": "exchange", "below": "below",
}  # fmt: skip


def _used(sight: Sight, option: d.Use) -> Hint:
    numbers: dict[str, int] = {}
    match option.ability:
        case "life1" | "life2":
            room = sight.view.most_life - sight.view.life
            numbers = {"life": min(room, aims.LIFE[option.ability])}
        case "cards1" | "cards2":
            numbers = {"short": sight.short, "cards": 1 if option.ability == "cards1" else 2}
        case "step":
            numbers = {"points": aims.lowered(sight)}
        case "double":
            numbers = {"points": max(card.value for card in aims.others(sight, option.n) if not card.doubled)}
    return Hint(option.key, _WHY[option.ability], numbers)


def _stop(sight: Sight, end: Any) -> Hint:
    fight, outcome = sight.fight, sight.fight.outcome
    if outcome.won:
        return Hint(end.key, "won", {"sum": fight.sum, "value": fight.value})
    if outcome.fatal:
        return Hint(end.key, "hopeless", {"sum": fight.sum, "value": fight.value})
    return Hint(end.key, "enough_lost", {"pays": outcome.pays, "points": outcome.points})


# --- abilities -------------------------------------------------------------------------------------------------------


def _target(sight: Sight, ask: d.AskTarget, options: Sequence[Any]) -> Hint:
    cards = {card.n: card for card in sight.lying}
    found = [(_aimed(sight, ask, cards[option.n]), option.key) for option in options if isinstance(option, d.Aim)]
    best, key = max(found)
    if ask.again and best <= sight.outlook.worth(sight.short):
        return Hint("enough", "enough")
    numbers = {"points": next(card.value for card in sight.lying if key == f"at.{card.n}")}
    return Hint(key, _WHY[ask.ability], numbers if ask.ability == "double" else {})


def _aimed(sight: Sight, ask: d.AskTarget, card: Any) -> float:
    if ask.ability == "copy":
        return aims.copying(sight, ask.by, card)
    return aims.aiming(sight, ask.ability, card)


def _more(sight: Sight, ask: d.AskMore, options: Sequence[Any]) -> Hint:
    short, outlook = sight.short, sight.outlook
    if ask.ability != "sort" and short and outlook.extra(short) > outlook.worth(short):
        return Hint("draw", "cards", {"short": short, "cards": ask.left})
    return Hint("enough", "enough")


def _replacement(sight: Sight, ask: d.AskReplacement, options: Sequence[Any]) -> Hint:
    card = next(card for card in sight.lying if card.n == ask.target)
    without = sight.short + aims.lift(sight, card)
    if without > 0 and sight.outlook.extra(without) > sight.outlook.worth(without):
        return Hint("draw", "exchange")
    return Hint("enough", "enough")


def _discard(sight: Sight, ask: d.AskDiscard, options: Sequence[Any]) -> Hint:
    weakest = min(options[:-1], key=lambda option: now(sight.weights, option.card))
    if now(sight.weights, weakest.card) < sight.mean:
        return Hint(weakest.key, "weak")
    return Hint("keep", "enough")


def _top(sight: Sight, ask: d.AskTop, options: Sequence[Any]) -> Hint:
    return Hint(max(options, key=lambda option: now(sight.weights, option.card)).key, "strong_first")


def _remove(sight: Sight, ask: d.AskRemove, options: Sequence[Any]) -> Hint:
    found = [(sight.gain(option.card) / option.cost, option.key) for option in options[:-1]]
    gain, key = max(found)
    return Hint(key, "weak") if gain > 0 else Hint("done", "enough")


_ADVISERS: Final[dict[type[Any], Adviser]] = {
    d.AskHazard: _hazard,
    d.AskPirate: _pirate,
    d.AskFight: _fight,
    d.AskTarget: _target,
    d.AskMore: _more,
    d.AskReplacement: _replacement,
    d.AskDiscard: _discard,
    d.AskTop: _top,
    d.AskRemove: _remove,
}
