"""L2.2: keep one of the provisions, pass the rest on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision
from engine.lifeboat.cards import Kind
from engine.lifeboat.cast import CHARACTERS
from engine.lifeboat.decisions import Keep, Option
from engine.lifeboat.views import SeenHandout
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.page import Page, choice, pack


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """What each card is good for, and the cards."""
    if steps:
        return None
    scene = ctx.view.scene
    after = scene.after if isinstance(scene, SeenHandout) else ()
    cards = ctx.secrets.cards
    kept = [option for option in options if isinstance(option, Keep)]
    lines = [
        ctx.t(
            "provision-line",
            card=words.counted(ctx, [k for k in cards if k == option.kind]),
            good=_good(ctx, option.kind),
        )
        for option in kept
    ]
    if after:
        lines.append(ctx.t("provision-rest", n=len(cards) - 1, who=ctx.role(after[0])))
    buttons = [choice(ctx, decision, option, words.card(ctx, option.kind)) for option in kept]
    return Page(ctx.t("provision-head"), tuple(lines), pack(buttons), bare=False)


def _good(ctx: Context, kind: Kind) -> str:
    """What it is good for; the treasures of one's own role count twice (L10.2)."""
    good = ctx.t(f"good-{kind}")
    treasure = {"jewels": "jewels", "painting3": "painting", "painting2": "painting", "cash": "cash"}.get(kind)
    doubled = treasure is not None and CHARACTERS[ctx.me.role].ability == treasure
    return ctx.t("good-doubled", good=good) if doubled else good
