"""L3.2: the action of a turn, and whom it is aimed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.types import Decision, Seat
from engine.lifeboat.cast import has
from engine.lifeboat.decisions import (
    Eat,
    FireFlare,
    Option,
    Pass,
    RaiseParasol,
    Rob,
    Row,
    TakeSeat,
    ThrowCorpse,
    ThrowUnconscious,
    UseKit,
)
from engine.lifeboat.state import Stake
from tgbot.screens import words
from tgbot.screens.context import Context
from tgbot.screens.menus import demand
from tgbot.screens.page import Page, back, choice, pack, step_to
from tgbot.screens.types import Button, Keyboard

Chosen = TypeVar("Chosen")


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """The actions; then whom; then, for a robbery, what."""
    match steps:
        case ():
            return _root(ctx, decision, options)
        case ("seat",):
            return _seat(ctx, decision, _of(options, TakeSeat))
        case ("rob",):
            return _rob(ctx, decision, _of(options, Rob))
        case ("rob", victim):
            return _what(ctx, decision, [o for o in _of(options, Rob) if str(o.victim) == victim])
        case ("kit",):
            return _kit(ctx, decision, _of(options, UseKit))
        case ("parasol",):
            return _parasol(ctx, decision, _of(options, RaiseParasol))
        case ("flare",):
            return _flare(ctx, decision, _of(options, FireFlare))
        case ("heave",):
            return _heave(ctx, decision, [o for o in options if isinstance(o, ThrowCorpse | ThrowUnconscious)])
        case ("eat",):
            return _eat(ctx, decision, _of(options, Eat))
        case _:
            return None


def _of(options: Sequence[Option], kind: type[Chosen]) -> list[Chosen]:
    return [option for option in options if isinstance(option, kind)]


def _root(ctx: Context, decision: Decision, options: Sequence[Option]) -> Page:
    usual = [choice(ctx, decision, o, ctx.t("turn-row"), "primary") for o in _of(options, Row)]
    for name, kind in (
        ("seat", TakeSeat),
        ("rob", Rob),
        ("kit", UseKit),
        ("parasol", RaiseParasol),
        ("flare", FireFlare),
    ):
        if _of(options, kind):
            usual.append(step_to(ctx, decision, name, text=ctx.t(f"turn-{name}")))
    rows: Keyboard = pack(usual)
    if any(isinstance(o, ThrowCorpse | ThrowUnconscious) for o in options):
        rows += ((step_to(ctx, decision, "heave", text=ctx.t("turn-heave"), style="danger"),),)
    if _of(options, Eat):
        rows += ((step_to(ctx, decision, "eat", text=ctx.t("turn-eat"), style="danger"),),)
    rows += tuple((choice(ctx, decision, o, ctx.t("turn-pass")),) for o in _of(options, Pass))
    head = ctx.t("turn-head", me=ctx.me.role)
    return Page(head, _oars(ctx), rows, bare=False)


def _oars(ctx: Context) -> tuple[str, ...]:
    oars = ctx.me.open.count("oar")
    return (ctx.t("turn-oars", n=2 + oars),) if oars else ()


# --- whom ------------------------------------------------------------------------------------------------------------


def _versus(ctx: Context, seat: Seat) -> str:
    """Both sums if it came to a fight of the two (L3.7, L4.4)."""
    other = ctx.person(seat)
    if other.health != "well":
        return ctx.t("versus-none", health=other.health, who=other.role)
    mine, theirs = ctx.me.power, other.power
    parts, verdict = words.in_brackets(ctx, seat), words.verdict(mine, theirs)
    return ctx.t("versus", mine=mine, theirs=theirs, parts=parts, verdict=verdict)


def _place(ctx: Context, seat: Seat) -> int:
    return ctx.person(seat).place


def _seat(ctx: Context, decision: Decision, options: list[TakeSeat]) -> Page | None:
    if not options:
        return None
    options = sorted(options, key=lambda o: _place(ctx, o.victim))
    lines = [
        ctx.t("seat-line", place=_place(ctx, o.victim), who=words.signed(ctx, o.victim), versus=_versus(ctx, o.victim))
        for o in options
    ]
    buttons = [
        choice(ctx, decision, o, ctx.t("seat-button", place=_place(ctx, o.victim), who=words.signed(ctx, o.victim)))
        for o in options
    ]
    head = ctx.t("seat-head")
    return Page(
        head, (ctx.t("seat-mine", place=ctx.me.place), *lines, ctx.t("demand-hint")), (*pack(buttons), back(ctx))
    )


def _rob(ctx: Context, decision: Decision, options: list[Rob]) -> Page | None:
    if not options:
        return None
    victims = sorted({o.victim for o in options}, key=lambda seat: _place(ctx, seat))
    lines, buttons = [], []
    for seat in victims:
        what = [o for o in options if o.victim == seat]
        lines.append(_victim(ctx, seat, what))
        buttons.append(_victim_button(ctx, decision, seat, what))
    return Page(ctx.t("rob-head"), (*lines, ctx.t("demand-hint")), (*pack(buttons), back(ctx)))


def _victim(ctx: Context, seat: Seat, what: list[Rob]) -> str:
    one = ctx.person(seat)
    line = ctx.t("rob-line", who=words.signed(ctx, seat), things=words.things(ctx, one), versus=_versus(ctx, seat))
    return f"{line} {ctx.t('rob-steal-hint')}" if any(o.steal for o in what) else line


def _victim_button(ctx: Context, decision: Decision, seat: Seat, what: list[Rob]) -> Button:
    """Where there is one thing to take, the button takes it."""
    who = words.signed(ctx, seat)
    if len(what) == 1:
        return choice(ctx, decision, what[0], ctx.t("rob-direct", who=who, what=_thing(ctx, what[0], short=True)))
    return step_to(ctx, decision, "rob", str(seat), text=who)


def _thing(ctx: Context, option: Rob, *, short: bool = False) -> str:
    if option.kind is not None:
        return ctx.t.sign(option.kind) if short else words.card(ctx, option.kind)
    return ctx.t.sign("hand") if short else ctx.t("rob-steal" if option.steal else "rob-hand")


def _what(ctx: Context, decision: Decision, options: list[Rob]) -> Page | None:
    if not options:
        return None
    seat = options[0].victim
    buttons = [choice(ctx, decision, o, _thing(ctx, o)) for o in options]
    head = ctx.t("rob-what-head", who=ctx.role(seat))
    return Page(
        head, (_victim(ctx, seat, options), ctx.t("demand-hint")), (*pack(buttons), back(ctx, f"{decision.id}/rob"))
    )


# --- special actions -------------------------------------------------------------------------------------------------


def _kit(ctx: Context, decision: Decision, options: list[UseKit]) -> Page | None:
    if not options:
        return None
    buttons = []
    for option in options:
        one = ctx.person(option.on)
        text = ctx.t("kit-button", who=words.signed(ctx, option.on), before=one.wounds, after=one.wounds - 1)
        buttons.append(choice(ctx, decision, option, text))
    hint = "kit-kept" if has(ctx.me.role, "keeps_kit") else "kit-gone"
    return Page(ctx.t("kit-head"), (ctx.t(hint),), (*pack(buttons), back(ctx)))


def _parasol(ctx: Context, decision: Decision, options: list[RaiseParasol]) -> Page | None:
    if not options:
        return None
    buttons = [choice(ctx, decision, o, words.signed(ctx, o.over)) for o in options]
    return Page(ctx.t("parasol-head"), (ctx.t("parasol-hint"),), (*pack(buttons), back(ctx)))


def _flare(ctx: Context, decision: Decision, options: list[FireFlare]) -> Page | None:
    if not options:
        return None
    rows = tuple((choice(ctx, decision, o, ctx.t("flare-button"), "primary"),) for o in options)
    return Page(ctx.t("flare-head"), (ctx.t("flare-hint"),), (*rows, back(ctx)))


def _heave(ctx: Context, decision: Decision, options: list[ThrowCorpse | ThrowUnconscious]) -> Page | None:
    if not options:
        return None
    buttons = [choice(ctx, decision, o, words.signed(ctx, o.victim), "danger") for o in options]
    lines = [ctx.t("heave-corpse-hint")] if any(isinstance(o, ThrowCorpse) for o in options) else []
    if any(isinstance(o, ThrowUnconscious) for o in options):
        lines.append(ctx.t("heave-alive-hint"))
    return Page(ctx.t("heave-head"), tuple(lines), (*pack(buttons), back(ctx)))


def _eat(ctx: Context, decision: Decision, options: list[Eat]) -> Page | None:
    """L9.1: what happens, and whom it does good, before the card is opened."""
    if not options:
        return None
    buttons = [choice(ctx, decision, o, ctx.t("eat-button", who=ctx.role(o.victim)), "danger") for o in options]
    lines = (*demand.at_stake(ctx, Stake("corpse")), ctx.t("eat-stays"), ctx.t("eat-hint"))
    return Page(ctx.t("eat-head"), lines, (*pack(buttons), back(ctx)))
