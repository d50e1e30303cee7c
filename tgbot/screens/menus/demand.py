"""L3.7, L3.8, L5.5: the short questions of a demand, a theft and an objection."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision
from engine.lifeboat.decisions import (
    Allow,
    AskDemand,
    AskObjection,
    AskTheft,
    GiveIn,
    LetSteal,
    Object,
    OpenCard,
    Option,
    Refuse,
)
from engine.lifeboat.state import Stake
from engine.lifeboat.views import SeenDemand
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.page import Page, choice, pack
from tgbot.screens.types import Button


def wanted(ctx: Context, stake: Stake) -> str:
    """What is asked for, in the accusative: «карту с руки», «нож», «место»."""
    if stake.what == "open" and stake.kind is not None:
        return f"{ctx.t.sign(stake.kind)} {ctx.t.card(stake.kind, 'acc')}"
    return ctx.t(f"wanted-{stake.what}")


def yielding(ctx: Context, stake: Stake) -> str:
    """The button that gives in."""
    return ctx.t("demand-swap" if stake.what == "seat" else "demand-yield")


def demand(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Give in, or fight?"""
    ask, scene = decision.ask, ctx.view.scene
    if steps or not isinstance(ask, AskDemand) or not isinstance(scene, SeenDemand):
        return None
    buttons: list[Button] = []
    for option in options:
        if isinstance(option, GiveIn):
            buttons.append(choice(ctx, decision, option, yielding(ctx, ask.stake)))
        elif isinstance(option, Refuse):
            buttons.append(choice(ctx, decision, option, ctx.t("demand-refuse"), "danger"))
    verdict = words.verdict(scene.attack, scene.defence)
    line = ctx.t(
        "demand-numbers",
        attacker=ctx.role(scene.attacker),
        attack=scene.attack,
        attack_parts=words.in_brackets(ctx, scene.attacker),
        defence=scene.defence,
        defence_parts=words.in_brackets(ctx, scene.victim),
        verdict=verdict,
    )
    head = ctx.t("demand-head", attacker=ctx.role(ask.attacker), what=wanted(ctx, ask.stake), kind=ask.stake.what)
    return Page(head, (line, ctx.t("demand-others")), pack(buttons), bare=False)


def theft(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Open something before the thief draws?"""
    ask = decision.ask
    if steps or not isinstance(ask, AskTheft):
        return None
    opening = [choice(ctx, decision, o, words.card(ctx, o.kind))
               for o in options if isinstance(o, OpenCard)]  # fmt: skip
    rows = (
        *pack(opening),
        *((choice(ctx, decision, o, ctx.t("theft-let")),) for o in options if isinstance(o, LetSteal)),
    )
    return Page(ctx.t("theft-head", thief=ctx.role(ask.thief)), (ctx.t("theft-hint"),), rows, bare=False)


def objection(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Stand up for the one who cannot?"""
    ask = decision.ask
    if steps or not isinstance(ask, AskObjection):
        return None
    what, by = ask.stake.what, ctx.person(ask.by)
    buttons: list[Button] = []
    for option in options:
        if isinstance(option, Object):
            buttons.append(choice(ctx, decision, option, ctx.t(f"objection-object-{what}"), "danger"))
        elif isinstance(option, Allow):
            buttons.append(choice(ctx, decision, option, ctx.t("objection-allow")))
    head = ctx.t(f"objection-head-{what}", by=by.role, victim=ctx.role(ask.victim))
    line = ctx.t(f"objection-numbers-{what}", theirs=by.power, mine=ctx.me.power)
    return Page(head, (line, *at_stake(ctx, ask.stake)), pack(buttons), bare=False)


def at_stake(ctx: Context, stake: Stake) -> tuple[str, ...]:
    """Whom a feast would do good (L9.1)."""
    if stake.what != "corpse":
        return ()
    better = [seat for seat, one in ctx.aboard() if one.health == "well" and one.wounds]
    return (ctx.t("eat-good", who=words.people(ctx, better)) if better else ctx.t("eat-nobody"),)
