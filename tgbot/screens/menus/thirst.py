"""L8: how much water for whom, in secret. Drinking oneself is one tap; giving is a page where waters are moved about.

The step «g» opens that page, «g<option key>» is a plan on it that has not been sent.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision, Seat
from engine.lifeboat.cast import has
from engine.lifeboat.decisions import Option, SealThirst
from engine.lifeboat.state import ThirstPlan
from engine.lifeboat.views import SeenThirst
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.page import Page, back, choice, step_to
from tgbot.screens.types import Button, Style

Plans = dict[ThirstPlan, SealThirst]


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """One's own thirst first; then the water for others."""
    scene = ctx.view.scene
    plans: Plans = {o.plan: o for o in options if isinstance(o, SealThirst)}
    if not isinstance(scene, SeenThirst) or not plans:
        return None
    if not steps:
        return _root(ctx, decision, plans, scene)
    if len(steps) != 1 or not steps[0].startswith("g"):
        return None
    plan = (
        _started(ctx, plans)
        if steps[0] == "g"
        else next((p for p, o in plans.items() if steps[0] == f"g{o.key}"), None)
    )
    return None if plan is None else _giving(ctx, decision, plans, plan, scene)


def _price(ctx: Context) -> int:
    """How many waters quench one thirst (L8.2, L9.6 «Muggy»)."""
    scene = ctx.view.scene
    assert isinstance(scene, SeenThirst)
    return scene.price


def _left(ctx: Context, thirsts: int, waters: int) -> int:
    """How many thirsts remain after these waters."""
    return max(0, thirsts - waters // _price(ctx))


# --- one's own thirst ------------------------------------------------------------------------------------------------


def _root(ctx: Context, decision: Decision, plans: Plans, scene: SeenThirst) -> Page:
    causes = dict(scene.causes).get(ctx.seat, ())
    need = len(causes)
    why = ctx.t.join([ctx.t(f"thirst-for-{cause}") for cause in causes])
    head = ctx.t("thirst-head", n=need, why=why) if need else ctx.t("thirst-head-others")
    lines = [ctx.t("thirst-waters", n=words.waters(ctx)), *_muggy(ctx), *_others(ctx, scene)]
    if need and has(ctx.me.role, "drinks_along"):
        lines.append(ctx.t("thirst-along"))
    if ctx.secrets.thirst is not None:
        lines.append(ctx.t("sealed-answer", what=_said(ctx, ctx.secrets.thirst)))
    rows: list[tuple[Button, ...]] = []
    if any(plan.gifts for plan in plans):
        rows.append((step_to(ctx, decision, "g", text=ctx.t("thirst-give")),))
    own = sorted((plan.own for plan in plans if not plan.gifts and plan.own), key=lambda n: (_is_odd(ctx, n), -n))
    drinking = [(_drink(ctx, decision, plans, n, need),) for n in own]
    return Page(head, tuple(lines), (*drinking, *rows, (_endure(ctx, decision, plans, need),)), bare=False)


def _drink(ctx: Context, decision: Decision, plans: Plans, waters: int, need: int) -> Button:
    left = _left(ctx, need, waters)
    after = words.after_wounds(ctx, ctx.me, left)
    key = "thirst-drink-odd" if _is_odd(ctx, waters) else "thirst-drink"
    style: Style | None = "danger" if ctx.me.wounds + left >= ctx.me.strength else "success" if not left else None
    return choice(ctx, decision, plans[ThirstPlan(waters)], ctx.t(key, n=waters, after=after), style)


def _endure(ctx: Context, decision: Decision, plans: Plans, need: int) -> Button:
    if not need:
        return choice(ctx, decision, plans[ThirstPlan()], ctx.t("thirst-give-nothing"))
    text = ctx.t("thirst-endure", after=words.after_wounds(ctx, ctx.me, need))
    deadly = ctx.me.wounds + need >= ctx.me.strength
    return choice(ctx, decision, plans[ThirstPlan()], text, "danger" if deadly else None)


def _is_odd(ctx: Context, waters: int) -> bool:
    """Does one of them do nothing, unless another joins it?"""
    return waters % _price(ctx) != 0


def _muggy(ctx: Context) -> tuple[str, ...]:
    return (ctx.t("thirst-muggy"),) if _price(ctx) > 1 else ()


def _others(ctx: Context, scene: SeenThirst) -> list[str]:
    return [
        ctx.t("thirst-other", who=words.signed(ctx, seat), n=len(causes), wounds=ctx.person(seat).wounds,
              of=ctx.person(seat).strength)
        for seat, causes in scene.causes
        if seat != ctx.seat
    ]  # fmt: skip


def _said(ctx: Context, plan: ThirstPlan) -> str:
    parts = [ctx.t("thirst-said-own", n=plan.own)] if plan.own else []
    parts += [ctx.t("thirst-said-gift", who=ctx.role(seat), n=n) for seat, n in plan.gifts]
    return ctx.t.join(parts) if parts else ctx.t("thirst-said-nothing")


# --- water for others ------------------------------------------------------------------------------------------------


def _started(ctx: Context, plans: Plans) -> ThirstPlan:
    """What the page begins with: what is sealed, or one's own need, with water for one thirst left to give."""
    if ctx.secrets.thirst in plans and ctx.secrets.thirst is not None:
        return ctx.secrets.thirst
    price = _price(ctx)
    own = min(max(plan.own for plan in plans), max(0, words.waters(ctx) - price))
    return ThirstPlan(own - own % price)


def _given(plan: ThirstPlan, seat: Seat | None) -> int:
    """Waters for a seat; None is oneself."""
    return plan.own if seat is None else dict(plan.gifts).get(seat, 0)


def _changed(plan: ThirstPlan, seat: Seat | None, by: int) -> ThirstPlan:
    if seat is None:
        return ThirstPlan(plan.own + by, plan.gifts)
    gifts = {**dict(plan.gifts), seat: _given(plan, seat) + by}
    return ThirstPlan(plan.own, gifts=tuple((s, n) for s, n in gifts.items() if n))


def _giving(ctx: Context, decision: Decision, plans: Plans, plan: ThirstPlan, scene: SeenThirst) -> Page:
    needs = dict(scene.causes)
    mine = [None] if any(p.own for p in plans) else []
    targets: list[Seat | None] = [*mine, *(seat for seat in needs if seat != ctx.seat)]
    known = {_sorted(p): p for p in plans}
    spent = plan.own + sum(n for _, n in plan.gifts)
    lines = [*_muggy(ctx), ctx.t("thirst-left", left=words.waters(ctx) - spent, n=words.waters(ctx))]
    rows: list[tuple[Button, ...]] = []
    for seat in targets:
        actual = ctx.seat if seat is None else seat
        given = _given(plan, seat)
        thirsts = len(needs[actual])
        after = words.after_wounds(ctx, ctx.person(actual), _left(ctx, thirsts, given))
        who = ctx.t("you-sign") if seat is None else words.signed(ctx, seat)
        lines.append(ctx.t("thirst-given", who=who, n=given, of=thirsts * _price(ctx), after=after))
        rows.append(_moves(ctx, decision, plans, known, plan, seat, who))
    done = choice(ctx, decision, plans[plan], ctx.t("thirst-done", n=spent), "success")
    return Page(ctx.t("thirst-give-head"), tuple(lines), (*filter(None, rows), (done,), back(ctx)))


def _sorted(plan: ThirstPlan) -> tuple[int, frozenset[tuple[Seat, int]]]:
    return plan.own, frozenset(plan.gifts)


def _moves(
    ctx: Context, decision: Decision, plans: Plans, known: dict[tuple[int, frozenset[tuple[Seat, int]]], ThirstPlan],
    plan: ThirstPlan, seat: Seat | None, who: str,
) -> tuple[Button, ...]:  # fmt: skip
    """One water less, one more, where that is possible."""
    moves = []
    for by, key in ((-1, "thirst-less"), (1, "thirst-more")):
        after = known.get(_sorted(_changed(plan, seat, by)))
        if after is not None:
            moves.append(step_to(ctx, decision, f"g{plans[after].key}", text=ctx.t(key, who=who)))
    return tuple(moves)
