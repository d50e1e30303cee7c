"""Cards in lines: those in a fight, with what they count and what they can do, and piles by count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.friday.cards import CARDS, Kind
from engine.friday.views import Counts, SeenCard
from i18n.friday import words as said
from i18n.texts import Texts


def lines(t: Texts, cards: Sequence[SeenCard]) -> list[str]:
    """Cards of one side, in their order; those that look alike are counted."""
    found = Counter(line(t, card) for card in cards)
    return [text if n == 1 else t("friday-card-times", card=text, n=n) for text, n in found.items()]


def line(t: Texts, card: SeenCard) -> str:
    """One card of a fight."""
    named = {"value": said.number(card.value), "name": said.card(t, card.card)}
    if card.down:
        return t("friday-card-down", **named)
    if card.ability is None:
        text = t("friday-card", **named)
    else:
        key = "friday-card-used" if card.used else "friday-card-does"
        text = t(key, ability=said.does(t, card.ability), **named)
    remark = _remark(t, card)
    return f"{text} · {remark}" if remark else text


def _remark(t: Texts, card: SeenCard) -> str:
    """Why it does not count what is printed on it (F4.4, F4.10, F5.6, F5.7)."""
    if card.zeroed:
        return t("friday-card-zeroed")
    if card.left_out:
        return t("friday-card-left-out")
    if card.doubled:
        return t("friday-card-doubled", n=said.number(card.counted))
    if card.counted != card.value:
        return t("friday-card-counts", n=said.number(card.counted))
    return ""


def listed(t: Texts, kinds: Sequence[Kind]) -> str:
    """Cards in their order, in one line."""
    return ", ".join(said.described(t, kind) for kind in kinds)


def counted(t: Texts, pile: Counts) -> str:
    """A pile by what is in it, the best first: «2 смекалка, 0 слабость ×8»."""
    best_first = sorted(pile, key=lambda one: -CARDS[one[0]].value)
    return ", ".join(_times(t, said.described(t, kind), n) for kind, n in best_first) or t("friday-deck-empty")


def hazards(t: Texts, pile: Counts) -> str:
    """A pile of hazards by what is in it."""
    found: Counter[str] = Counter()
    for kind, n in pile:
        found[t(f"friday-hazard-{kind.split('_')[0]}")] += n
    return ", ".join(_times(t, name, n) for name, n in found.items()) or t("friday-deck-empty")


def size(pile: Counts) -> int:
    """How many cards."""
    return sum(n for _, n in pile)


def _times(t: Texts, text: str, n: int) -> str:
    return text if n == 1 else t("friday-card-times", card=text, n=n)
