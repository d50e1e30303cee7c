"""«?»: what the open question is about, in a few lines for somebody who has never seen the game."""

from __future__ import annotations

from engine.core.types import Decision
from engine.lifeboat.views import (
    SeenDemand,
    SeenFall,
    SeenFight,
    SeenHandout,
    SeenNavigation,
    SeenObjection,
    SeenRowing,
    SeenTheft,
    SeenThirst,
)
from tgbot.screens import weather
from tgbot.screens.context import Context
from tgbot.screens.page import Page, back

_SCENES: dict[type, str] = {
    SeenHandout: "AskProvision",
    SeenRowing: "AskKeep",
    SeenDemand: "AskDemand",
    SeenTheft: "AskTheft",
    SeenObjection: "AskObjection",
    SeenFight: "AskFight",
    SeenNavigation: "AskNavigation",
    SeenFall: "AskFall",
    SeenThirst: "AskThirst",
}
"""What the others are asked, where the audience is not; otherwise it is told what may be done at any time."""


def page(ctx: Context, decision: Decision | None) -> Page:
    """About the question, or about what the others are being asked."""
    name = type(decision.ask).__name__ if decision else _SCENES.get(type(ctx.view.scene), "AskFree")
    if name == "AskObjection" and isinstance(ctx.view.scene, SeenObjection):
        name += f"-{ctx.view.scene.stake.what}"
    return Page(ctx.t("why-head"), (ctx.t(f"why-{name}"), *weather.about(ctx), *weather.past(ctx)), (back(ctx),))
