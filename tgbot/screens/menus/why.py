"""«?»: what the open question is about, in a few lines for somebody who has never seen the game; behind it, the page
of the rules, by the options of this game.
"""

from __future__ import annotations

from typing import Final

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
from i18n import rules
from tgbot.screens import weather
from tgbot.screens.context import Context
from tgbot.screens.page import Page, back, turn_to

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


BEHIND: Final[dict[str, rules.Page]] = {
    "AskProvision": "provisions",
    "AskTurn": "actions",
    "AskKeep": "actions",
    "AskDemand": "fights",
    "AskTheft": "actions",
    "AskObjection": "actions",
    "AskFight": "fights",
    "AskNavigation": "navigation",
    "AskFall": "overboard",
    "AskThirst": "thirst",
    "AskOffer": "anytime",
    "AskFree": "anytime",
    "AskToast": "fire_water",
}
"""The page that has the statement behind each question."""


def page(ctx: Context, decision: Decision | None, steps: tuple[str, ...]) -> Page:
    """About the question, or about what the others are being asked; «rules»: the page behind it."""
    name = type(decision.ask).__name__ if decision else _SCENES.get(type(ctx.view.scene), "AskFree")
    eats = isinstance(ctx.view.scene, SeenObjection) and ctx.view.scene.stake.what == "corpse"
    behind = "cannibalism" if name == "AskObjection" and eats else BEHIND[name]
    if steps == ("rules",):
        text = rules.page(behind, ctx.language, ctx.view.options)
        return Page(ctx.t("why-head"), ("", text), (back(ctx, "why"),))
    if name == "AskObjection" and isinstance(ctx.view.scene, SeenObjection):
        name += f"-{ctx.view.scene.stake.what}"
    title = rules.title(behind, ctx.language)
    more = turn_to(ctx, "why/rules", ctx.t("why-rules", title=title))
    about = (ctx.t(f"why-{name}"), *weather.about(ctx), *weather.past(ctx))
    return Page(ctx.t("why-head"), about, ((more,), back(ctx)))
