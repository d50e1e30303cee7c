"""L3.11, L3.12, L3.14, L9.2: what may be done at any time. Its decision changes with each move, so its paths name no
decision: «open», «throw», «vest», «drink».
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision
from engine.lifeboat.decisions import (
    ChangeDraft,
    DrinkFireWater,
    DropDraft,
    OpenCard,
    Option,
    PutPreserver,
    SendOffer,
    StartOffer,
    ThrowCard,
    WithdrawOffer,
)
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.menus import fire_water, trade
from tgbot.screens.page import Page, back, choice, pack, turn_to
from tgbot.screens.types import Button


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """The page of one kind of move."""
    match steps:
        case ("open",):
            return _open(ctx, decision, [o for o in options if isinstance(o, OpenCard)])
        case ("throw",):
            return _throw(ctx, decision, [o for o in options if isinstance(o, ThrowCard)])
        case ("vest",):
            return _vest(ctx, decision, [o for o in options if isinstance(o, PutPreserver)])
        case ("drink",):
            return fire_water.sip(ctx, decision, options)
        case ("trade", *rest):
            return trade.page(ctx, decision, options, tuple(rest))
        case _:
            return None


def doors(ctx: Context, options: Sequence[Option]) -> list[Button]:
    """The buttons that lead there, for what is possible now."""
    kinds = {type(option) for option in options}
    found = []
    if kinds & {StartOffer, ChangeDraft, SendOffer, DropDraft, WithdrawOffer}:
        mine = sum(offer.maker == ctx.seat for offer in ctx.secrets.offers)
        found.append(turn_to(ctx, "trade", ctx.t("door-trade", n=mine)))
    for kind, path in ((OpenCard, "open"), (PutPreserver, "vest"), (ThrowCard, "throw"), (DrinkFireWater, "drink")):
        if kind in kinds:
            found.append(turn_to(ctx, path, ctx.t(f"door-{path}")))
    return found


def _open(ctx: Context, decision: Decision, options: list[OpenCard]) -> Page | None:
    if not options:
        return None
    buttons = [choice(ctx, decision, option, words.card(ctx, option.kind)) for option in options]
    return Page(ctx.t("open-head"), (ctx.t("open-hint"),), (*pack(buttons), back(ctx)))


def _throw(ctx: Context, decision: Decision, options: list[ThrowCard]) -> Page | None:
    if not options:
        return None
    buttons = [
        choice(ctx, decision, o, ctx.t("throw-button", card=words.card(ctx, o.kind), where=o.where), "danger")
        for o in options
    ]
    return Page(ctx.t("throw-head"), (ctx.t("throw-hint"),), (*pack(buttons), back(ctx)))


def _vest(ctx: Context, decision: Decision, options: list[PutPreserver]) -> Page | None:
    if not options:
        return None
    buttons = [choice(ctx, decision, option, words.signed(ctx, option.on)) for option in options]
    return Page(ctx.t("vest-head"), (ctx.t("vest-hint"),), (*pack(buttons), back(ctx)))
