"""L7: baits and preservers, in secret. Where there is but one kind of thing to decide, its buttons answer; else they
tick, and «done» answers.

The step is the option's key: what is ticked so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.types import Decision
from engine.lifeboat.cast import has
from engine.lifeboat.decisions import Option, SealFall
from engine.lifeboat.state import FallPlan
from engine.lifeboat.views import SeenFall
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.page import Page, back, choice, pack, step_to
from tgbot.screens.types import Button, Keyboard, Style

_NOTHING = FallPlan()


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Who is in the water, and what one can do."""
    scene = ctx.view.scene
    plans = {o.plan: o for o in options if isinstance(o, SealFall)}
    ticked = _ticked(plans, steps, ctx.secrets.fall)
    if ticked is None or not isinstance(scene, SeenFall):
        return None
    lines = [ctx.t(f"fall-instead-{scene.instead_of}")] if scene.instead_of else []
    lines.append(_water(ctx, scene))
    if ctx.secrets.fall is not None:
        lines.append(ctx.t("sealed-answer", what=_said(ctx, ctx.secrets.fall)))
    composed = any(plan.baits and plan.preserver is not None for plan in plans)
    rows = _ticking(ctx, decision, plans, ticked) if composed else _direct(ctx, decision, plans)
    if steps:
        rows = (*rows, back(ctx))
    head = ctx.t("fall-head-me" if ctx.seat in scene.fallen else "fall-head", n=len(scene.fallen))
    return Page(head, tuple(lines), rows, bare=False)


def _ticked(plans: dict[FallPlan, SealFall], steps: tuple[str, ...], sealed: FallPlan | None) -> FallPlan | None:
    if not steps:
        return sealed if sealed in plans else _NOTHING
    return next((plan for plan, option in plans.items() if steps == (option.key,)), None)


def _water(ctx: Context, scene: SeenFall) -> str:
    """Each of the fallen, with what one wound would do."""
    return "\n".join(
        ctx.t("fall-line", who=words.signed(ctx, seat), safe=_safe(ctx, seat), of=ctx.person(seat).strength,
              wounds=ctx.person(seat).wounds)
        for seat in scene.fallen
    )  # fmt: skip


def _safe(ctx: Context, seat: int) -> str:
    one = ctx.person(seat)
    if "preserver" in one.open:
        return "preserver"
    return "swims" if has(one.role, "swims") else "no"


def _said(ctx: Context, plan: FallPlan) -> str:
    parts = []
    if plan.preserver == "self":
        parts.append(ctx.t("fall-said-wear"))
    elif plan.preserver is not None:
        parts.append(ctx.t("fall-said-throw", who=ctx.role(plan.preserver)))
    if plan.baits:
        parts.append(ctx.t("fall-said-bait", n=plan.baits))
    return ctx.t.join(parts) if parts else ctx.t("fall-said-nothing")


def _text(ctx: Context, plan: FallPlan) -> str:
    """The button for a plan of one thing."""
    if plan.preserver == "self":
        return ctx.t("fall-wear")
    if plan.preserver is not None:
        return ctx.t("fall-throw", who=ctx.role(plan.preserver))
    return ctx.t("fall-bait", n=plan.baits) if plan.baits else ctx.t("fall-nothing")


def _direct(ctx: Context, decision: Decision, plans: dict[FallPlan, SealFall]) -> Keyboard:
    """Baits are the dangerous ones."""
    rows = [
        (choice(ctx, decision, option, _text(ctx, plan), "danger" if plan.baits else "primary"),)
        for plan, option in plans.items()
        if plan != _NOTHING
    ]
    return (*rows, (choice(ctx, decision, plans[_NOTHING], _text(ctx, _NOTHING)),))


def _ticking(ctx: Context, decision: Decision, plans: dict[FallPlan, SealFall], ticked: FallPlan) -> Keyboard:
    boxes: list[Button] = []
    for plan in plans:
        if plan == _NOTHING or (plan.baits and plan.preserver is not None):
            continue
        on = plan.baits == ticked.baits if plan.baits else plan.preserver == ticked.preserver
        if plan.baits:
            after = replace(ticked, baits=0 if on else plan.baits)
        else:
            after = replace(ticked, preserver=None if on else plan.preserver)
        text = f"{'✅' if on else '▫️'} {_text(ctx, plan)}"
        boxes.append(step_to(ctx, decision, plans[after].key, text=text, style="danger" if plan.baits else None))
    done = ctx.t("fall-done") if ticked != _NOTHING else ctx.t("fall-nothing")
    style: Style | None = "success" if ticked != _NOTHING else None
    return (*pack(boxes), (choice(ctx, decision, plans[ticked], done, style),))
