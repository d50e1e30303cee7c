"""L6.1: which card of the pile is played."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision
from engine.lifeboat.decisions import Option, PlayNavigation
from tgbot.screens import own, sea, weather
from tgbot.screens.context import Context
from tgbot.screens.page import Page, choice, pack


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Each card, spelled out."""
    if steps:
        return None
    cards = [option for option in options if isinstance(option, PlayNavigation)]
    lines = [sea.lines(ctx, n, option.card) for n, option in enumerate(cards, 1)]
    buttons = [choice(ctx, decision, o, sea.label(ctx, n, o.card)) for n, o in enumerate(cards, 1)]
    lines += [*weather.about(ctx), own.feelings(ctx), ctx.t("navigation-hint")]
    return Page(ctx.t("navigation-head"), tuple(lines), pack(buttons))
