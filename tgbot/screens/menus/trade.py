"""L3.10: putting an offer together, and one's standing offers. Each card is a move of its own, so the page stays
while it grows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.types import Decision, Seat
from engine.lifeboat.decisions import ChangeDraft, DropDraft, Option, SendOffer, StartOffer, WithdrawOffer
from engine.lifeboat.state import Draft
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.menus import offer as offers
from tgbot.screens.page import Page, back, choice, pack, turn_to
from tgbot.screens.types import Button, Keyboard


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Whom, or the draft; then what is given, or what is wanted."""
    draft = ctx.secrets.draft
    if not steps:
        return _partners(ctx, decision, options) if draft is None else _draft(ctx, decision, options, draft)
    if draft is None or steps not in (("give",), ("want",)):
        return None
    return _cards(ctx, decision, options, draft, "give" if steps == ("give",) else "want")


def _partners(ctx: Context, decision: Decision, options: Sequence[Option]) -> Page | None:
    starts = [o for o in options if isinstance(o, StartOffer)]
    partners = [choice(ctx, decision, o, words.signed(ctx, o.to)) for o in starts]
    lines, takes_back = _standing(ctx, decision, options)
    if not partners and not takes_back:
        return None
    lines += [line for o in starts if (line := _partner(ctx, o.to))]
    head = ctx.t("trade-head") if partners else ctx.t("trade-head-full")
    return Page(head, (*lines, ctx.t("trade-hint")), (*pack(partners), *takes_back, back(ctx)))


def _partner(ctx: Context, seat: Seat) -> str:
    """What everybody sees that somebody has."""
    things = words.things(ctx, ctx.person(seat))
    return ctx.t("trade-partner", who=words.signed(ctx, seat), things=things) if things else ""


def _standing(ctx: Context, decision: Decision, options: Sequence[Option]) -> tuple[list[str], Keyboard]:
    """One's own standing offers, each with a button that takes it back."""
    lines: list[str] = []
    rows: list[tuple[Button, ...]] = []
    for option in options:
        found = offers.find(ctx, option.offer) if isinstance(option, WithdrawOffer) else None
        if found is None:
            continue
        given, got = offers.contents(ctx, found, mine=True)
        lines.append(ctx.t("trade-standing", who=ctx.role(found.to), given=given, got=got))
        rows.append((choice(ctx, decision, option, ctx.t("trade-withdraw", who=words.signed(ctx, found.to))),))
    return lines, tuple(rows)


def _draft(ctx: Context, decision: Decision, options: Sequence[Option], draft: Draft) -> Page:
    standing, takes_back = _standing(ctx, decision, options)
    doors = []
    for part in ("give", "want"):
        if any(isinstance(o, ChangeDraft) and o.part == part for o in options):
            doors.append(turn_to(ctx, f"trade/{part}", ctx.t(f"trade-door-{part}")))
    rows: Keyboard = pack(doors)
    for option in options:
        if isinstance(option, SendOffer):
            rows += ((choice(ctx, decision, option, ctx.t("trade-send"), "success"),),)
    for option in options:
        if isinstance(option, DropDraft):
            rows += ((choice(ctx, decision, option, ctx.t("trade-forget")),),)
    lines = (*offers.contents(ctx, draft, mine=True), *standing)
    return Page(ctx.t("trade-draft-head", who=ctx.role(draft.to)), lines, (*rows, *takes_back, back(ctx)))


def _cards(
    ctx: Context, decision: Decision, options: Sequence[Option], draft: Draft, part: Literal["give", "want"]
) -> Page | None:
    changes = [o for o in options if isinstance(o, ChangeDraft) and o.part == part]
    if not changes:
        return None
    buttons = []
    for o in changes:
        text = ctx.t("trade-add" if o.add else "trade-drop", card=words.card(ctx, o.kind), where=o.where)
        buttons.append(choice(ctx, decision, o, text, None if o.add else "danger"))
    head = ctx.t(f"trade-{part}-head", who=ctx.role(draft.to))
    lines = list(offers.contents(ctx, draft, mine=True))
    if part == "want":
        lines.append(ctx.t("trade-want-hint"))
    return Page(head, tuple(lines), (*pack(buttons), back(ctx, "trade")))
