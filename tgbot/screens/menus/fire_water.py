"""L9.2: a sip of fire water, and drinking along with another's."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Decision
from engine.lifeboat.cards import FIRE_STRENGTH
from engine.lifeboat.decisions import AskToast, DrinkAlong, DrinkFireWater, Option
from engine.lifeboat.state import Side
from engine.lifeboat.views import SeenFight
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.page import Page, back, choice
from tgbot.screens.types import Button


def sip(ctx: Context, decision: Decision, options: Sequence[Option]) -> Page | None:
    """From one's own card, at any time."""
    rows = tuple(
        (choice(ctx, decision, option, ctx.t("drink-button"), "primary"),)
        for option in options
        if isinstance(option, DrinkFireWater)
    )
    if not rows:
        return None
    return Page(ctx.t("drink-head"), (*_effect(ctx), ctx.t("drink-hint")), (*rows, back(ctx)))


def toast(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """Drink along? Who does not want to lets it pass."""
    if steps or not isinstance(decision.ask, AskToast):
        return None
    fight = "yes" if isinstance(ctx.view.scene, SeenFight) else "no"
    rows = tuple((button,) for button in along(ctx, decision, options))
    return Page(ctx.t("toast-head"), (*_effect(ctx), ctx.t("toast-while", fight=fight)), rows, bare=False)


def along(ctx: Context, decision: Decision, options: Sequence[Option]) -> list[Button]:
    """The button that drinks along."""
    return [
        choice(ctx, decision, option, ctx.t("toast-button"), "primary")
        for option in options
        if isinstance(option, DrinkAlong)
    ]


def note(ctx: Context) -> tuple[str, ...]:
    """For a page that asks something else."""
    return ("", ctx.t("toast-note"), *_effect(ctx))


def sums(fight: SeenFight, side: Side) -> tuple[int, int]:
    """One's own side's sum and the other's, after a sip on this side."""
    if side == "attack":
        return fight.attack + FIRE_STRENGTH, fight.defence
    return fight.defence + FIRE_STRENGTH, fight.attack


def _effect(ctx: Context) -> tuple[str, ...]:
    """Strength and thirst; in a fight, the sums."""
    before = ctx.me.power
    waters = words.waters(ctx)
    line = ctx.t("drink-effect", before=before, after=before + FIRE_STRENGTH, waters=waters)
    fight = ctx.view.scene
    if not isinstance(fight, SeenFight) or ctx.seat in fight.may_join:
        return (line,)
    own, theirs = sums(fight, "attack" if ctx.seat in fight.attackers else "defence")
    return (line, ctx.t("drink-fight", mine=own, theirs=theirs))
