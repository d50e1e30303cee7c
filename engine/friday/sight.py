"""How an autopilot sees a fight: the outlook of it by what the view shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from engine.friday.cards import CARDS, HARD_AGING, HAZARDS, HazardCard, Kind
from engine.friday.odds import Outlook, Prospect, Spread
from engine.friday.sums import cost_to_remove
from engine.friday.views import SeenCard, SeenFight, View
from engine.friday.worth import Weights, living, now, worth

MOST_PAID = 6
"""Paid draws looked ahead."""

MORE = 12
"""How many points more than now may come to be wanting."""

Pile = Sequence[tuple[Kind, float]]
"""Cards and how many of them."""


@dataclass(frozen=True)
class Sight:
    """A view with the weights to judge it by."""

    view: View
    weights: Weights

    @property
    def fight(self) -> SeenFight:
        """The fight that goes on; there must be one."""
        assert self.view.fight is not None
        return self.view.fight

    @cached_property
    def lying(self) -> tuple[SeenCard, ...]:
        """The face-up cards of the fight."""
        return tuple(card for card in (*self.fight.left, *self.fight.right) if not card.down)

    @property
    def short(self) -> int:
        """Points wanting."""
        return self.fight.outcome.short

    @cached_property
    def outlook(self) -> Outlook:
        """Of the fight that goes on."""
        fight = self.fight
        gains = self._gains(card.card for card in self.lying)
        won = 0.0 if fight.pirate else self.winning(fight.foe)  # type: ignore[arg-type]
        life = self.view.life - fight.outcome.aging
        cost = 2 if fight.foe == "costly" else 1
        return self._outlook(fight.free_left, cost, life, won, None if fight.pirate else gains, self.short)

    def before(self, card: HazardCard, value: int) -> Outlook:
        """Of a fight not begun."""
        return self._outlook(HAZARDS[card].free, 1, self.view.life, self.winning(card), [], value)

    def winning(self, card: HazardCard) -> float:
        """The worth of beating this hazard."""
        return self.weights.win * (1 + CARDS[card].value) + self.card(card)

    def card(self, card: Kind) -> float:
        """The worth of having it in the deck."""
        return worth(self.weights, card, self.view.phase)

    @cached_property
    def lives(self) -> list[float]:
        """The worth of so much life, from none to the most."""
        return [living(self.weights, life, self.view.phase) for life in range(self.view.most_life + 1)]

    # --- the deck ----------------------------------------------------------------------------------------------------

    @cached_property
    def pile(self) -> Pile:
        """What the next cards come from: the deck, or what will be the deck."""
        return self.view.deck or self._next_pile

    @cached_property
    def _next_pile(self) -> Pile:
        """What the deck is made of when it is next shuffled: the discard and any aging card, whichever it will be."""
        aging = sum(n for _, n in self.view.aging)
        if not aging:
            return self.view.discard if self.view.options.old_age == "reshuffle" else ()
        return (*self.view.discard, *((card, n / aging) for card, n in self.view.aging))

    def spreads(self, draws: int) -> list[Spread]:
        """What each of so many further cards adds, with probabilities; cards known to lie on top are certain."""
        deck, known = sum(n for _, n in self.view.deck), self.view.known_top
        certain = [[(self.adds(card), 1.0)] for card in known[:draws]]
        this = self._spread(self.view.deck)
        then = this if deck >= draws else self._spread(self._next_pile)
        return [*certain, *[this if made < deck else then for made in range(len(certain), draws)]]

    def _spread(self, pile: Pile) -> Spread:
        found: dict[int, float] = {}
        for card, n in pile:
            found[self.adds(card)] = found.get(self.adds(card), 0) + n
        total = sum(found.values())
        return sorted((value, n / total) for value, n in found.items())

    @cached_property
    def mean(self) -> float:
        """What a card of the deck adds on the average."""
        return sum(value * p for value, p in self._spread(self.pile))

    def adds(self, card: Kind) -> int:
        """What a card adds when it is drawn into this fight."""
        points = now(self.weights, card)
        foe = None if self.view.fight is None else self.view.fight.foe
        if foe == "stronger":
            return points + 1
        return points // 2 if foe == "half" else points

    @cached_property
    def older_costs(self) -> float:
        """What it costs to shuffle: the next aging card, a hard one only when no other is left (F1.1). Without one
        there is an end to shuffling (F3.2), which is worse than any."""
        left = [card for card, n in self.view.aging for _ in range(n)]
        normal = [card for card in left if card not in HARD_AGING]
        following = normal or left or list(HARD_AGING)
        return -self.weights.aging * sum(self.card(card) for card in following) / len(following)

    # --- losing ------------------------------------------------------------------------------------------------------

    def gain(self, card: Kind) -> float:
        """What destroying it is worth: nothing when nothing comes after this fight."""
        last = self.view.phase == "pirates" and sum(not pirate.beaten for pirate in self.view.pirates) == 1
        return 0.0 if last else -self.card(card)

    def _gains(self, lying: Iterable[Kind]) -> list[float]:
        """What each point could buy among these cards, an aging card's gain in two halves."""
        found: list[float] = []
        for card in lying:
            cost = cost_to_remove(card)
            found += [self.gain(card) / cost] * cost
        return [gain for gain in found if gain > 0]

    def _outlook(self, free: int, cost: int, life: int, won: float, gains: list[float] | None, short: int) -> Outlook:
        deck = sum(n for _, n in self.view.deck)
        possible = deck + round(sum(n for _, n in self._next_pile))
        draws = min(free + min(MOST_PAID, max(0, life) // cost), possible)
        lost = None if gains is None else self._losses(gains, draws)
        prospect = Prospect(
            free=free,
            cost=cost,
            draws=draws,
            life=life,
            spreads=self.spreads(max(1, draws)),
            per_draw=self._per_draw(),
            older=deck,
            older_costs=self.older_costs,
            won=won,
            living=self.lives,
            lost=lost,
            dead=self.weights.dead,
        )
        return Outlook(prospect, short + MORE)

    def _per_draw(self) -> float:
        """Every card drawn brings the next aging card nearer; some give life."""
        total = sum(n for _, n in (*self.view.deck, *self.view.discard)) + 1
        food = sum(n * {"life1": 1, "life2": 2}.get(CARDS[card].ability or "", 0) for card, n in self.pile)
        cards = sum(n for _, n in self.pile) or 1
        return self.weights.life[self.view.phase] * food / cards - self.older_costs / total

    def _losses(self, gains: list[float], draws: int) -> list[list[float]]:
        """What losing by so many points is worth, beside the life it costs, after each number of draws."""
        cards = sum(n for _, n in self.pile) or 1
        usual = sum(n * max(0.0, self.gain(card)) for card, n in self.pile) / cards
        return [
            _summed(sorted([*gains, *[usual] * made], reverse=True), self.view.most_life) for made in range(draws + 1)
        ]


def _summed(gains: Sequence[float], points: int) -> list[float]:
    """What none, one, two … points can buy."""
    bought = list(accumulate(gains[:points], initial=0.0))
    return bought + bought[-1:] * (points + 1 - len(bought))
