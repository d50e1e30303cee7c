"""L3.10: offers. One is put together card by card (a draft only its maker knows of), then stands until it is answered.

A standing offer reserves nothing. It lapses when the maker's cards, or the wanted open ones, are gone; whether the
other *hand* has what
is wanted only its owner learns, so that says nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, Literal

from engine.core.frozen import changed
from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat import moments
from engine.lifeboat.cards import Kind
from engine.lifeboat.decisions import (
    Accept,
    AskOffer,
    ChangeDraft,
    Decline,
    DropDraft,
    SendOffer,
    StartOffer,
    WithdrawOffer,
)
from engine.lifeboat.state import Draft, Offer, State, Where, without
from engine.lifeboat.wounds import Voyage

MOST_OFFERS: Final = 3
"""Open offers a person (L3.10)."""

TradeOption = StartOffer | ChangeDraft | SendOffer | DropDraft | WithdrawOffer

_PARTS: Final[tuple[tuple[Literal["give", "want"], Where], ...]] = (
    ("give", "hand"), ("give", "open"), ("want", "open"), ("want", "hand"),
)  # fmt: skip


def options(state: State, seat: Seat) -> list[TradeOption]:
    """Begin an offer, go on with it, take one back."""
    mine = [offer for offer in state.offers if offer.maker == seat]
    found: list[TradeOption] = []
    draft = state.persons[seat].draft
    if draft is not None:
        found += _draft_options(state, seat, draft)
    elif len(mine) < MOST_OFFERS:
        found += [StartOffer(other) for other in state.conscious if other != seat]
    return found + [WithdrawOffer(offer.id) for offer in mine]


def _draft_options(state: State, seat: Seat, draft: Draft) -> list[TradeOption]:
    found: list[TradeOption] = [SendOffer()] if _is_possible(state, seat, draft) else []
    for part, where in _PARTS:
        chosen = _part(draft, part, where)
        found += [ChangeDraft(False, part, where, kind) for kind in sorted(set(chosen))]
        found += [ChangeDraft(True, part, where, kind) for kind in _addable(state, seat, draft, part, where)]
    return [*found, DropDraft()]


def _part(draft: Draft | Offer, part: Literal["give", "want"], where: Where) -> tuple[Kind, ...]:
    if part == "give":
        return draft.give_hand if where == "hand" else draft.give_open
    return draft.want_hand if where == "hand" else draft.want_open


def _addable(state: State, seat: Seat, draft: Draft, part: Literal["give", "want"], where: Where) -> Iterable[Kind]:
    """One's own cards, the other's open ones, and of the other's hand any kind there is: one may ask, not know."""
    chosen = _part(draft, part, where)
    other = state.persons[draft.to]
    if part == "want" and where == "hand":
        room = len(chosen) < len(other.hand)
        deck = moments.provisions(state.options)
        return [kind for kind in sorted(deck) if room and chosen.count(kind) < deck[kind]]
    owner = state.persons[seat] if part == "give" else other
    there = owner.hand if where == "hand" else owner.open
    return sorted(Counter(there) - Counter(chosen))


def _number(state: State, maker: Seat, to: Seat) -> int:
    """Never given twice, and known from what the two know: how many offers went this way before (L11.3)."""
    return state.persons[maker].offered.count(to) * 64 + maker * 8 + to


def _holds(cards: tuple[Kind, ...], wanted: tuple[Kind, ...]) -> bool:
    return not Counter(wanted) - Counter(cards)


def _is_possible(state: State, seat: Seat, draft: Draft | Offer) -> bool:
    """By what the maker may know: there is something in it, both are awake, the cards are there."""
    maker, other = state.persons[seat], state.persons[draft.to]
    something = draft.give_hand or draft.give_open or draft.want_hand or draft.want_open
    return bool(
        something
        and maker.conscious
        and other.conscious
        and _holds(maker.hand, draft.give_hand)
        and _holds(maker.open, draft.give_open)
        and _holds(other.open, draft.want_open)
        and len(draft.want_hand) <= len(other.hand)
    )


def play(run: Voyage, seat: Seat, option: TradeOption) -> None:
    """Change the draft, make the offer, take one back."""
    draft = run.state.persons[seat].draft
    match option:
        case StartOffer():
            run.emit(e.DraftChanged(seat, Draft(option.to)))
        case ChangeDraft():
            assert draft is not None
            run.emit(e.DraftChanged(seat, _changed(draft, option)))
        case SendOffer():
            assert draft is not None
            run.emit(e.OfferMade(Offer(_number(run.state, seat, draft.to), seat, *_cards(draft))))
        case DropDraft():
            run.emit(e.DraftChanged(seat, None))
        case WithdrawOffer():
            offer = next(o for o in run.state.offers if o.id == option.offer)
            run.emit(e.OfferClosed(offer, "withdrawn"))


def _cards(draft: Draft) -> tuple[Seat, tuple[Kind, ...], tuple[Kind, ...], tuple[Kind, ...], tuple[Kind, ...]]:
    return draft.to, draft.give_hand, draft.give_open, draft.want_hand, draft.want_open


def _changed(draft: Draft, option: ChangeDraft) -> Draft:
    chosen = _part(draft, option.part, option.where)
    after = tuple(sorted((*chosen, option.kind))) if option.add else without(chosen, option.kind)
    changes: Any = {f"{option.part}_{option.where}": after}
    return changed(draft, **changes)


def decisions(state: State) -> tuple[Decision, ...]:
    """Everybody to whom an offer stands; it blocks nobody."""
    return tuple(
        Decision(f"o{offer.id}-{offer.to}", offer.to, AskOffer(offer.id), "none", blocking=False)
        for offer in state.offers
    )


def offer_options(state: State, offer: Offer) -> tuple[Accept | Decline, ...]:
    """To accept one must have what is wanted."""
    return (Accept(), Decline()) if _holds(state.persons[offer.to].hand, offer.want_hand) else (Decline(),)


def answer_offer(run: Voyage, offer: Offer, option: Accept | Decline) -> None:
    """The cards change hands at once; open ones stay open."""
    if isinstance(option, Decline):
        run.emit(e.OfferClosed(offer, "declined"))
        return
    given = len(offer.give_hand) + len(offer.give_open)
    wanted = len(offer.want_hand) + len(offer.want_open)
    run.emit(e.Traded(offer.maker, offer.to, offer.give_open, offer.want_open, given, wanted, offer))


def drop_impossible(run: Voyage) -> None:
    """L3.10: an offer ends when a card of it has gone, or one of the two cannot trade any more."""
    for offer in run.state.offers:
        if not _is_possible(run.state, offer.maker, offer):
            run.emit(e.OfferClosed(offer, "lapsed"))
