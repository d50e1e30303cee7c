"""The private panel of one game: the open question first, then what one has, then the buttons. One message; a new one
when a decision is new.

Which page is shown is a path: "" the root, "why" what the question is about, «<decision id>/…» a page of a question,
and the pages of what may be done at any time (`menus/anytime.py`). A path that does not fit shows the root.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.types import Decision
from engine.lifeboat.decisions import (
    AskDemand,
    AskFall,
    AskFight,
    AskFree,
    AskKeep,
    AskNavigation,
    AskObjection,
    AskOffer,
    AskPause,
    AskProvision,
    AskTheft,
    AskThirst,
    AskToast,
    AskTurn,
    Option,
)
from tgbot.screens import awaited, data, own, words
from tgbot.screens.context import INVITATIONS, Context, Open
from tgbot.screens.menus import (
    anytime,
    demand,
    fight,
    fire_water,
    navigation,
    offer,
    overboard,
    provision,
    rowing,
    thirst,
    turn,
    why,
)
from tgbot.screens.page import Menu, Page, back, turn_to
from tgbot.screens.types import Button, Keyboard, Screen

MENUS: Final[dict[type, Menu]] = {
    AskProvision: provision.page,
    AskTurn: turn.page,
    AskKeep: rowing.page,
    AskDemand: demand.demand,
    AskTheft: demand.theft,
    AskObjection: demand.objection,
    AskFight: fight.page,
    AskNavigation: navigation.page,
    AskFall: overboard.page,
    AskThirst: thirst.page,
    AskOffer: offer.page,
    AskToast: fire_water.toast,
}


def panel(ctx: Context) -> Screen:
    """The slot «panel» of a private chat, for the game `ctx` tells of."""
    question = asked(ctx)
    page = _subpage(ctx, question) if ctx.path else None
    if page is None:
        ctx = replace(ctx, path="")
        page = _root(ctx, question)
    decision = question[0] if question else None
    mine = ctx.path != "" or (decision is not None and not _waits(decision))
    head = ctx.t("panel-head", head=f"<b>{page.head}</b>" if mine else page.head, secret=ctx.t.sign("secret"))
    when = words.deadline(ctx, decision) if _timed(ctx, decision) else None
    title = ctx.t("panel-title", title=ctx.t.player(words.shortened(ctx.title, 28)))
    lines = [f"{head}{words.until(ctx, when)} · {title}", *page.lines]
    if not page.bare:
        lines += ["", *own.lines(ctx)]
    farewell = ctx.t("panel-done", day=ctx.view.day, title=title)
    key = _key(decision)
    return Screen("panel", key, "\n".join(lines), page.rows, farewell, silent=key is None)


def after(option: str) -> str | None:
    """The page to turn to after this answer; None to stay. An offer is put together on one page; everything else leads
    back to the root.
    """
    verb = option.partition(".")[0]
    if verb in ("add", "drop"):
        return None
    return "trade" if verb in ("to", "send", "forget", "withdraw") else ""


def asked(ctx: Context) -> Open | None:
    """The question that is put to the audience: what blocks first; then the invitation to drink along, which is soon
    gone; then what is sealed and may still be changed; then the newest offer."""
    questions = [o for o in ctx.decisions if _is_put(ctx, *o)]
    return min(reversed(questions), key=lambda o: _rank(o[0]), default=None)


def _rank(decision: Decision) -> int:
    if decision.blocking:
        return 0
    if isinstance(decision.ask, AskToast):
        return 1
    return 3 if isinstance(decision.ask, AskOffer) else 2


def _is_put(ctx: Context, decision: Decision, options: Sequence[Option]) -> bool:
    """Is it a question to this person? Not what is hidden, nor what was answered for it for lack of choice."""
    if decision.id in ctx.hidden or isinstance(decision.ask, AskFree | AskPause):
        return False
    return decision.blocking or isinstance(decision.ask, INVITATIONS) or len(options) > 1


def _timed(ctx: Context, decision: Decision | None) -> bool:
    """Does the page's first line say until when? Not where it is about something that may be done at any time, nor to
    those who cannot do anything: their panel is quiet, and is not painted anew with every move of the others."""
    if ctx.me.health != "well":
        return False
    if decision is None:
        return not ctx.path
    return not isinstance(decision.ask, INVITATIONS) and (not ctx.path or ctx.path.startswith(f"{decision.id}/"))


def key(ctx: Context) -> str:
    """What makes this panel another message than the one before; empty while nothing is needed of the audience."""
    question = asked(ctx)
    return _key(question[0] if question else None) or ""


def _waits(decision: Decision) -> bool:
    """Nothing is needed of the audience: it has answered, and may change its mind."""
    return not decision.blocking and not isinstance(decision.ask, INVITATIONS)


def _key(decision: Decision | None) -> str | None:
    """What makes a new message: a decision that needs the player. A fight and a theft ask again and again, in one
    message.
    """
    if decision is None or _waits(decision):
        return None
    if isinstance(decision.ask, AskFight | AskTheft):
        return f"{data.question_of(decision.id)}-{decision.seat}"
    return decision.id


# --- pages -----------------------------------------------------------------------------------------------------------


def _subpage(ctx: Context, question: Open | None) -> Page | None:
    first, *steps = ctx.path.split("/")
    if first == "why":
        return why.page(ctx, question[0] if question else None, tuple(steps))
    for decision, options in ctx.decisions:
        if decision.id in ctx.hidden:
            continue
        if isinstance(decision.ask, AskFree):
            page = anytime.page(ctx, decision, options, (first, *steps))
        elif decision.id == first:
            page = MENUS[type(decision.ask)](ctx, decision, options, tuple(steps))
            if page and not steps:
                page = Page(page.head, page.lines, (*page.rows, back(ctx)), page.bare)
        else:
            page = None
        if page:
            return page
    return None


def _root(ctx: Context, question: Open | None) -> Page:
    """The question's first page, or who is awaited; then the offers and the doors to what may be done at any time."""
    page = MENUS[type(question[0].ask)](ctx, *question, ()) if question else None
    if ctx.view.scene is not None and ctx.me.health != "well":
        return Page(ctx.t(f"panel-{ctx.me.health}", role=ctx.me.role), bare=False)
    if page is None:
        page = Page(awaited.who(ctx), bare=False)
    if ctx.view.scene is None:
        return page
    others = [o for o in ctx.decisions if question is None or o[0].id != question[0].id]
    lines = (*page.lines, *fire_water.note(ctx)) if any(isinstance(d.ask, AskToast) for d, _ in others) else page.lines
    return Page(page.head, lines, (*page.rows, *_doors(ctx, others)), page.bare)


def _doors(ctx: Context, others: Sequence[Open]) -> Keyboard:
    """To all that is open beside the question; drinking along is a tap."""
    buttons: list[Button] = []
    rows: list[tuple[Button, ...]] = []
    for decision, options in others:
        if isinstance(decision.ask, AskOffer):
            found = offer.find(ctx, decision.ask.offer)
            if found:
                rows.append((turn_to(ctx, decision.id, ctx.t("door-offer", who=words.signed(ctx, found.maker))),))
        elif isinstance(decision.ask, AskToast):
            rows += [(button,) for button in fire_water.along(ctx, decision, options)]
        elif isinstance(decision.ask, AskFight) and _is_put(ctx, decision, options):
            rows.append((turn_to(ctx, decision.id, ctx.t("door-fight")),))
        elif isinstance(decision.ask, AskFree):
            buttons += anytime.doors(ctx, options)
    buttons.append(turn_to(ctx, "why", ctx.t("why")))
    width = 2 if len(buttons) in (2, 4) else 3
    rows += [tuple(buttons[i : i + width]) for i in range(0, len(buttons), width)]
    return tuple(rows)
