"""The group's public questions: a demand, a theft that is announced, an objection, a fight. One message each, edited
while it lasts.

Who is meant by a press is told by who presses, so the buttons name the question and not the decision (`data.shared`).
"""

from __future__ import annotations

from engine.core.types import Decision
from engine.lifeboat.decisions import (
    Allow,
    AskDemand,
    AskFight,
    AskObjection,
    AskTheft,
    GiveIn,
    Join,
    LetSteal,
    Object,
    Out,
    Refuse,
)
from engine.lifeboat.views import SeenDemand, SeenFight, SeenObjection, SeenTheft
from tgbot.screens import data, words
from tgbot.screens.context import Context
from tgbot.screens.menus import demand as demands
from tgbot.screens.menus import fight as fights
from tgbot.screens.types import Button, Keyboard, Screen, Style

_Options = Allow | GiveIn | Join | LetSteal | Object | Out | Refuse


def prompt(ctx: Context) -> Screen | None:
    """The slot «prompt» of a group; None when there is no public question."""
    scene = ctx.view.scene
    match scene:
        case SeenDemand():
            return _demand(ctx, scene)
        case SeenTheft():
            return _theft(ctx, scene)
        case SeenObjection():
            return _objection(ctx, scene)
        case SeenFight():
            return _fight(ctx, scene)
        case _:
            return None


def _asked(ctx: Context, kind: type[object]) -> Decision | None:
    return next((d for d in ctx.shared if isinstance(d.ask, kind)), None)


def _screen(ctx: Context, decision: Decision | None, lines: list[str], rows: Keyboard, farewell: str) -> Screen:
    """Without anybody to ask (a fight of robots) the question stays without buttons."""
    anything = decision or next(iter(ctx.awaited()), None)
    key = data.question_of(anything.id) if anything else None
    return Screen("prompt", key, "\n".join(lines), rows if decision else (), farewell)


def _button(ctx: Context, decision: Decision | None, option: _Options, text: str, style: Style | None = None) -> Button:
    return Button(text, data.shared(ctx.gid, decision.id if decision else "-", option.key), style=style)


# --- a demand, a theft, an objection ---------------------------------------------------------------------------------


def _demand(ctx: Context, scene: SeenDemand) -> Screen:
    decision = _asked(ctx, AskDemand)
    victim, kind = ctx.role(scene.victim), scene.stake.what
    question = ctx.t("prompt-demand", name=words.name(ctx, scene.victim), role=victim, kind=kind)
    what = demands.wanted(ctx, scene.stake)
    fact = ctx.t("prompt-demand-fact", attacker=words.person(ctx, scene.attacker), victim=victim, what=what, kind=kind)
    numbers = ctx.t(
        "demand-numbers-public",
        attacker=ctx.role(scene.attacker),
        attack=scene.attack,
        attack_parts=words.in_brackets(ctx, scene.attacker),
        defence=scene.defence,
        defence_parts=words.in_brackets(ctx, scene.victim),
        verdict=words.verdict(scene.attack, scene.defence),
    )
    give_in = _button(ctx, decision, GiveIn(), demands.yielding(ctx, scene.stake))
    refuse = _button(ctx, decision, Refuse(), ctx.t("demand-refuse"), "danger")
    lines = [question + words.until(ctx, words.deadline(ctx)), fact, numbers]
    return _screen(ctx, decision, lines, ((give_in, refuse),), fact)


def _theft(ctx: Context, scene: SeenTheft) -> Screen:
    decision = _asked(ctx, AskTheft)
    fact = ctx.t("prompt-theft-fact", thief=words.person(ctx, scene.thief), victim=ctx.role(scene.victim))
    question = ctx.t("prompt-theft", victim=words.person(ctx, scene.victim)) + words.until(ctx, words.deadline(ctx))
    rows = ((_button(ctx, decision, LetSteal(), ctx.t("theft-let")), _private(ctx, "prompt-theft-open")),)
    return _screen(ctx, decision, [question, fact], rows, fact)


def _objection(ctx: Context, scene: SeenObjection) -> Screen:
    decision = _asked(ctx, AskObjection)
    what, victim = scene.stake.what, ctx.role(scene.victim)
    fact = ctx.t(f"prompt-objection-fact-{what}", by=words.person(ctx, scene.by), victim=victim)
    question = ctx.t(f"prompt-objection-{what}", victim=victim) + words.until(ctx, words.deadline(ctx))
    rows = (
        (
            _button(ctx, decision, Object(), ctx.t(f"objection-object-{what}"), "danger"),
            _button(ctx, decision, Allow(), ctx.t("objection-allow")),
        ),
    )
    return _screen(ctx, decision, [question, fact, *demands.at_stake(ctx, scene.stake)], rows, fact)


# --- a fight ---------------------------------------------------------------------------------------------------------


def _fight(ctx: Context, scene: SeenFight) -> Screen:
    decision = _asked(ctx, AskFight)
    title, sides = fights.title(ctx, scene), fights.sides(ctx, scene)
    lines = [f"<b>{title}</b>", *sides, fights.standing(ctx, scene)]
    if scene.may_join:
        lines.append(ctx.t("prompt-fight-join", who=words.people(ctx, scene.may_join)))
    if when := words.deadline(ctx):
        at, left = words.moment(ctx, when)
        lines.append(ctx.t("prompt-fight-silence", at=at, left=left))
    farewell = "\n".join((title, *sides))
    return _screen(ctx, decision, lines, _fight_rows(ctx, decision, scene), farewell)


def _fight_rows(ctx: Context, decision: Decision | None, scene: SeenFight) -> Keyboard:
    weapons = _private(ctx, "prompt-fight-weapons")
    if not scene.may_join:
        return ((weapons,),)
    attack = ctx.t("prompt-fight-side", leader=ctx.role(scene.attackers[0]))
    defence = ctx.t("prompt-fight-side", leader=ctx.role(scene.defenders[0]))
    return (
        (
            _button(ctx, decision, Join("attack"), attack, "danger"),
            _button(ctx, decision, Join("defence"), defence, "primary"),
        ),
        (_button(ctx, decision, Out(), ctx.t("prompt-fight-out")), weapons),
    )


def _private(ctx: Context, key: str) -> Button:
    """To the private chat, where secrets are."""
    return Button(ctx.t(key), url=f"https://t.me/{ctx.bot_username}?start=p{ctx.gid}")
