"""Whom, or what, the game waits for: the first line of the board, and of the panel of those who wait. From public
facts alone: in sealed windows it names nobody (L11.3).
"""

from __future__ import annotations

from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat.views import (
    SeenActions,
    SeenDemand,
    SeenDrift,
    SeenFall,
    SeenFight,
    SeenHandout,
    SeenNavigation,
    SeenObjection,
    SeenRowing,
    SeenTheft,
    SeenThirst,
)
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.menus import fight


def line(ctx: Context) -> str:
    """«▶️ Ходит Боцман (Тарас) — до 21:30 (ещё 4 ч)»."""
    return who(ctx) + words.until(ctx, words.deadline(ctx))


def who(ctx: Context) -> str:
    """The same without the time."""
    scene = ctx.view.scene
    match scene:
        case None:
            return ctx.t("awaited-end")
        case SeenHandout():
            return _one(ctx, "handout", scene.taker)
        case SeenActions():
            if scene.turn is None:
                return ctx.t(f"awaited-{scene.pause or 'dusk'}")
            return _one(ctx, "turn", scene.turn)
        case SeenRowing():
            return _one(ctx, "rowing", scene.seat)
        case SeenDemand():
            return _one(ctx, "demand", scene.victim)
        case SeenTheft():
            return _one(ctx, "theft", scene.victim)
        case SeenObjection():
            return ctx.t(f"awaited-objection-{scene.stake.what}", victim=ctx.role(scene.victim))
        case SeenFight():
            return fight.title(ctx, scene)
        case SeenNavigation():
            return ctx.t("awaited-navigation", who=words.person(ctx, scene.navigator), n=scene.count)
        case SeenFall():
            return ctx.t("awaited-fall", who=words.people(ctx, scene.fallen))
        case SeenThirst():
            return ctx.t("awaited-thirst")
        case SeenDrift():
            return ctx.t("awaited-drift")
    assert_never(scene)


def part(ctx: Context) -> str:
    """Which part of the day it is."""
    scene = ctx.view.scene
    if isinstance(scene, SeenHandout):
        return ctx.t("part-provisions")
    if isinstance(scene, SeenNavigation | SeenFall | SeenThirst | SeenDrift):
        return ctx.t("part-navigation")
    return ctx.t("part-actions")


def _one(ctx: Context, what: str, seat: Seat) -> str:
    return ctx.t(f"awaited-{what}", who=words.person(ctx, seat), role=ctx.role(seat))
