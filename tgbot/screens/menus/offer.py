"""L3.10: an offer that stands to the audience."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision
from engine.lifeboat.cards import Kind
from engine.lifeboat.decisions import Accept, AskOffer, Decline, Option
from engine.lifeboat.state import Draft, Offer
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.page import Page, choice, pack


def find(ctx: Context, number: int) -> Offer | None:
    """The offer of this number, if the audience is one of the two."""
    return next((offer for offer in ctx.secrets.offers if offer.id == number), None)


def contents(ctx: Context, offer: Offer | Draft, *, mine: bool) -> tuple[str, str]:
    """What the audience gives and what it gets."""
    gives = _cards(ctx, offer.give_hand, offer.give_open)
    wants = _cards(ctx, offer.want_hand, offer.want_open)
    given, got = (gives, wants) if mine else (wants, gives)
    return ctx.t("trade-give", cards=given), ctx.t("trade-get", cards=got)


def _cards(ctx: Context, hand: tuple[Kind, ...], opened: tuple[Kind, ...]) -> str:
    parts = []
    if hand:
        parts.append(words.counted(ctx, hand))
    if opened:
        parts.append(ctx.t("trade-open", cards=words.counted(ctx, opened)))
    return ", ".join(parts) or ctx.t("nothing")


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Take it or leave it."""
    ask = decision.ask
    offer = find(ctx, ask.offer) if isinstance(ask, AskOffer) else None
    if steps or offer is None:
        return None
    lines = list(contents(ctx, offer, mine=False))
    buttons = []
    for option in options:
        if isinstance(option, Accept):
            buttons.append(choice(ctx, decision, option, ctx.t("offer-accept"), "success"))
        elif isinstance(option, Decline):
            buttons.append(choice(ctx, decision, option, ctx.t("offer-decline")))
    if not any(isinstance(option, Accept) for option in options):
        lines.append(ctx.t("offer-cannot"))
    return Page(ctx.t("offer-head", who=ctx.role(offer.maker)), tuple(lines), pack(buttons), bare=False)
