"""What the audience has: under the panel's question, and in the alert of the group's «my hand»."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.lifeboat.cards import FIRE_STRENGTH, Kind
from tgbot.screens import weather, words
from tgbot.screens.context import Context

ALERT: Final = 200
"""Letters in an alert, as Telegram counts them."""


def lines(ctx: Context) -> tuple[str, ...]:
    """Who one is, what one holds, whom one loves and hates, how far the voyage is."""
    one = ctx.me
    wounds = ctx.t("mine-wounds", n=one.wounds) if one.wounds else ""
    place = ctx.t("mine-place", n=one.place) if one.place else ""
    found = [
        ctx.t("mine-me", sign=ctx.t.sign(one.role), role=one.role, strength=one.strength, wounds=wounds, place=place),
        ctx.t("mine-hand", cards=words.counted(ctx, ctx.secrets.hand)),
    ]
    if one.open:
        found.append(ctx.t("mine-open", cards=words.counted(ctx, one.open)))
    if one.drank:
        found.append(ctx.t("mine-drank", plus=FIRE_STRENGTH))
    found.append(feelings(ctx))
    if one.health == "well" and ctx.view.ended is None:
        found.append(ctx.t("mine-sky", day=ctx.view.day, gulls=words.gulls(ctx), pile=ctx.view.pile))
        found += weather.mine(ctx)
    return tuple(found)


def feelings(ctx: Context) -> str:
    """Whom one loves and hates, and how they are."""
    me, secrets = ctx.me.role, ctx.secrets
    return ctx.t(
        "mine-feelings",
        love=secrets.love,
        loves_self=_is(secrets.love == me),
        love_health=_health(ctx, secrets.love),
        hate=secrets.hate,
        hates_self=_is(secrets.hate == me),
        hate_health=_health(ctx, secrets.hate),
        psychopath=_is(ctx.view.options.self_hate == "psychopath"),
    )


def _is(fact: bool) -> str:
    return "yes" if fact else "no"


def _health(ctx: Context, role: str) -> str:
    """😵 or 💀 beside the name of a beloved or a hated one."""
    one = next((p for p in ctx.view.persons if p.role == role), None)
    return "" if one is None or one.health == "well" else f" {ctx.t.sign(one.health)}"


def hand_alert(ctx: Context) -> str:
    """Plain text for a callback answer, at most 200 letters: in words if they fit, else in signs."""
    secrets = ctx.secrets
    hearts = ctx.t(
        "alert-feelings",
        love=secrets.love, loves_self=_is(secrets.love == ctx.me.role),
        hate=secrets.hate, hates_self=_is(secrets.hate == ctx.me.role),
    )  # fmt: skip
    head = ctx.t("alert-head", role=ctx.me.role, strength=ctx.me.strength, wounds=ctx.me.wounds)
    for listed in (words.counted, _signs):
        hand, opened = listed(ctx, secrets.hand), listed(ctx, ctx.me.open)
        text = "\n".join((head, ctx.t("mine-hand", cards=hand), ctx.t("mine-open", cards=opened), hearts))
        if _length(text) <= ALERT:
            return text
    return "\n".join((head, ctx.t("alert-many", hand=len(secrets.hand), open=len(ctx.me.open)), hearts))


def _signs(ctx: Context, kinds: Sequence[Kind]) -> str:
    different = list(dict.fromkeys(kinds))
    if not different:
        return ctx.t("nothing")
    signs = ((ctx.t.sign(kind), kinds.count(kind)) for kind in different)
    return " ".join(sign if n == 1 else f"{sign}×{n}" for sign, n in signs)


def _length(text: str) -> int:
    """Telegram counts UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2
