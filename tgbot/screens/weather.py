"""L9.4–L9.6: today's weather, as far as the audience may know it, and what it changes in what the screens reckon."""

from __future__ import annotations

from engine.lifeboat.cards import Weather
from engine.lifeboat.expansions.weather import FALLS_INSTEAD_OF
from engine.lifeboat.state import Cause
from tgbot.screens.context import Context


def today(ctx: Context) -> Weather | None:
    """The weather, if the audience may know it."""
    return ctx.view.sky.today if ctx.view.sky else None


def falls_instead_of(ctx: Context) -> Cause | None:
    """Who would be thirsty for this falls in instead (L9.5)."""
    known = today(ctx)
    return None if known is None else FALLS_INSTEAD_OF.get(known)


def mine(ctx: Context) -> tuple[str, ...]:
    """«🔥 Погода: жара 🔒», while others may not know it yet."""
    known, sky = today(ctx), ctx.view.sky
    if known is None or sky is None:
        return ()
    shown = "yes" if sky.shown else "no"
    return (ctx.t("mine-weather", weather=known, name=ctx.t(f"weather-{known}"), shown=shown),)


def on_board(ctx: Context) -> str:
    """« · 🔥 жара», once it is shown to all."""
    known = today(ctx)
    return ctx.t("board-weather", weather=known, name=ctx.t(f"weather-{known}")) if known else ""


def about(ctx: Context) -> tuple[str, ...]:
    """What it does."""
    known = today(ctx)
    if known is None:
        return ()
    does = ctx.t(f"weather-does-{known}")
    return (ctx.t("weather-is", weather=known, name=ctx.t(f"weather-{known}"), does=does),)


def past(ctx: Context) -> tuple[str, ...]:
    """Which weather has been, since its cards were last shuffled."""
    used = ctx.view.sky.used if ctx.view.sky else ()
    return (ctx.t("weather-used", list=ctx.t.join([ctx.t(f"weather-{one}") for one in used])),) if used else ()
