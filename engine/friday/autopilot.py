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
    by_key = {option.key: option for option in options}
    uses = [option for option in options if isinstance(option, d.Use)]
    draw, end = by_key.get("draw"), options[-1]
    if sight.fight.outcome.won and not sight.fight.outcome.fatal:
        return _parting_gift(sight, uses) or _stop(sight, end)
    if draw is not None and draw.cost == 0:
        return _first(sight, uses) or _draw_or_stop(sight, draw, end, uses)
    return _best(sight, uses, draw, end)


def _first(sight: Sight, uses: Sequence[d.Use]) -> Hint | None:
    """What is better used before further free cards: a look at them, life that has room."""
    for option in uses:
        if option.ability == "sort":
            return Hint(option.key, "sort")
        if option.ability in aims.LIFE and sight.view.life + aims.LIFE[option.ability] <= sight.view.most_life:
            return _used(sight, option)
    return None


def _draw_or_stop(sight: Sight, draw: d.Draw, end: Any, uses: Sequence[d.Use]) -> Hint:
    outlook = sight.outlook
    if outlook.draw(sight.short) >= outlook.stop(sight.short):
        return Hint(draw.key, "free", {"short": sight.short, "left": sight.fight.free_left})
    return _parting_gift(sight, uses) or _stop(sight, end)


def _best(sight: Sight, uses: Sequence[d.Use], draw: d.Draw | None, end: Any) -> Hint:
    """The best of abilities, a paid card and the end."""
    outlook, short = sight.outlook, sight.short
    stop = outlook.stop(short)
    paid = NEVER if draw is None else outlook.draw(short)
    useful = max(uses, key=lambda option: aims.using(sight, option.n, option.ability), default=None)
    if useful is not None and aims.using(sight, useful.n, useful.ability) > max(stop, paid):
        return _used(sight, useful)
    if draw is not None and (paid > stop or isinstance(end, d.GiveUp)):
        chance = round(100 * outlook.chance(short))
        return Hint(draw.key, "paid", {"short": short, "cost": draw.cost, "chance": chance})
    if isinstance(end, d.GiveUp) and useful is not None:
        return _used(sight, useful)
    return _parting_gift(sight, uses) or _stop(sight, end)


def _parting_gift(sight: Sight, uses: Sequence[d.Use]) -> Hint | None:
    """What is worth using before the fight ends anyway: life, and the destruction of a weak card."""
    for option in uses:
        if option.ability in aims.LIFE:
            return _used(sight, option)
        if option.ability == "copy" and _copied(sight, option) in aims.LIFE:
            return _used(sight, option)
        if option.ability == "destroy" and _weakest(sight, option.n) is not None:
            return _used(sight, option)
    return None


def _copied(sight: Sight, option: d.Use) -> Ability | None:
    card = _to_copy(sight, option.n)
    return None if card is None else card.ability


def _to_copy(sight: Sight, by: int) -> Any:
    cards = aims.others(sight, by)
    best = max(cards, key=lambda card: aims.copying(sight, by, card), default=None)
    return best if best is not None and aims.copying(sight, by, best) > NEVER else None


def _weakest(sight: Sight, by: int) -> Any:
    """A card that is better destroyed, and whose loss does not turn a victory."""
    spare = sight.fight.sum - sight.fight.value
    cards = [
        card
        for card in aims.others(sight, by)
        if sight.gain(card.card) > 0 and (not sight.fight.outcome.won or aims.lift(sight, card) <= spare)
    ]
    return max(cards, key=lambda card: sight.gain(card.card), default=None)


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
