"""What an autopilot expects of abilities: the worth of the fight after each use."""

from __future__ import annotations

from engine.friday.cards import CARDS, COLOURS, HAZARDS, Ability
from engine.friday.odds import NEVER
from engine.friday.sight import Sight
from engine.friday.sums import TO_PAY, tally
from engine.friday.views import SeenCard

LIFE = {"life1": 1, "life2": 2}
LOOKING = 0.6
"""What it is worth to order the next three draws, if there are any."""


def using(sight: Sight, by: int, ability: Ability) -> float:
    """The worth of the fight if card `by` used this ability now, as well as may be."""
    short = sight.short
    match ability:
        case "life1" | "life2":
            return sight.outlook.worth(short) + fed(sight, ability)
        case "cards1":
            return sight.outlook.extra(short)
        case "cards2":
            return _two_more(sight, short)
        case "step":
            return sight.outlook.worth(short - lowered(sight))
        case "sort":
            draws = sight.outlook.draw(short) > sight.outlook.stop(short)
            return sight.outlook.worth(short) + (LOOKING if draws else -LOOKING)
        case "copy":
            return max((copying(sight, by, card) for card in others(sight, by)), default=NEVER)
        case _:
            return max((aiming(sight, ability, card) for card in others(sight, by)), default=NEVER)


def fed(sight: Sight, ability: Ability) -> float:
    """What the life it gives is worth."""
    life = sight.view.life
    return sight.lives[min(sight.view.most_life, life + LIFE[ability])] - sight.lives[life]


def _two_more(sight: Sight, short: int) -> float:
    outlook = sight.outlook
    return outlook.prospect.per_draw + sum(
        p * max(outlook.worth(short - v), outlook.extra(short - v)) for v, p in outlook.prospect.spreads[0]
    )


def lowered(sight: Sight) -> int:
    """F4.6: by how much the value falls."""
    fight = sight.fight
    if fight.colour is None or fight.pirate:
        return 0
    place = COLOURS.index(fight.colour)
    values = HAZARDS[fight.foe].values  # type: ignore[index]
    return fight.value - values[max(0, place - 1)]


def others(sight: Sight, by: int) -> list[SeenCard]:
    """The cards it may aim at."""
    return [card for card in sight.lying if card.n != by]


def copying(sight: Sight, by: int, card: SeenCard) -> float:
    """The worth of copying this card's ability."""
    ability = card.ability
    if ability is None or ability == "copy" or CARDS[card.card].sort == "aging":
        return NEVER
    return using(sight, by, ability)


def aiming(sight: Sight, ability: Ability, card: SeenCard) -> float:
    """The worth of the fight once this ability has acted on this card."""
    outlook, short = sight.outlook, sight.short
    without = short + lift(sight, card)
    if sight.fight.outcome.won:
        without -= sight.fight.sum - sight.fight.value
    match ability:
        case "destroy":
            return outlook.worth(without) + sight.gain(card.card) + spared(sight, card)
        case "double":
            gained = doubling(sight, card)
            return outlook.worth(short - gained) if gained > 0 else NEVER
        case "exchange1" | "exchange2":
            return outlook.extra(without)
        case _:
            return max(outlook.worth(without), outlook.extra(without) if card.side == "left" else NEVER)


def doubling(sight: Sight, card: SeenCard) -> int:
    """What the sum gains when this card counts twice (F4.4, F4.10)."""
    fight = sight.fight
    cards = (*fight.left, *fight.right)
    doubled = {other.n for other in cards if other.doubled or other.n == card.n}
    return sum(counted.points for counted in tally(cards, doubled, fight.foe)) - fight.sum


def spared(sight: Sight, card: SeenCard) -> float:
    """What the life is worth that need not be paid for an aging card (F4.11)."""
    left = max(0, sight.view.life - sight.fight.outcome.pays)
    return sight.lives[min(sight.view.most_life, left + TO_PAY.get(card.ability or "", 0))] - sight.lives[left]


def lift(sight: Sight, card: SeenCard) -> int:
    """By how much the sum falls without this card: negative when it rises, as without «highest = 0», or as the free
    cards will raise it that a stop holds back."""
    if card.ability == "stop" and card.side == "left":
        fight = sight.fight
        return card.counted - round(sight.mean * max(0, fight.free - len(fight.left)))
    if card.ability == "highest":
        zeroed = [other.value for other in sight.lying if other.zeroed]
        return card.counted - min(zeroed, default=0)
    return card.counted
