"""The group's board in text: who is awaited, the boat from bow to stern, gulls and decks, by which rules. One message a
day, edited.
"""

from __future__ import annotations

from engine.core.types import Seat
from engine.lifeboat.views import View
from tgbot.screens import awaited, data, settings, weather, words
from tgbot.screens.context import Context
from tgbot.screens.types import Button, Keyboard, Screen


def board(ctx: Context) -> Screen:
    """The slot «board» of a group. A new day is a new message."""
    view = ctx.view
    lines = [
        f"<b>{awaited.line(ctx)}</b>" if view.scene else awaited.who(ctx),
        ctx.t("board-day", day=view.day, part=awaited.part(ctx)) + weather.on_board(ctx)
        if view.scene
        else ctx.t("board-day-over", day=view.day),
        ctx.t(
            "board-sky",
            gulls=words.gulls(ctx),
            pile=view.pile,
            navigation=view.navigation_left,
            provisions=view.provisions_left,
        ),
        "",
        ctx.t("board-bow"),
        *(_row(ctx, seat) for seat in view.boat),
        ctx.t("board-stern"),
    ]
    if gone := _gone(ctx, view):
        lines.append(gone)
    lines += ["", *settings.lines(ctx.t, view.options, ctx.clock, ctx.night)]
    return Screen("board", f"day{view.day}", "\n".join(lines), _keyboard(ctx), silent=True)


def _row(ctx: Context, seat: Seat) -> str:
    """Somebody in the boat: what everybody may know (L1.4)."""
    one = ctx.person(seat)
    facts = [ctx.t("board-strength", n=one.strength)]
    if one.wounds:
        facts.append(f"{ctx.t.sign('wound')}{one.wounds}")
    if one.health != "well":
        facts.append(ctx.t(f"health-{one.health}", role=one.role))
    facts.append(words.hand_of(ctx, one))
    facts.append(words.icons(ctx, one.open))
    today = (("rowed", one.rowed), ("fought", one.fought), ("drank", one.drank))
    marks = [ctx.t.sign(mark) for mark, on in today if on]
    facts.append("".join(marks))
    if seat == ctx.view.turn:
        facts.append(ctx.t("board-turn"))
    return ctx.t(
        "board-row",
        place=one.place,
        sign=ctx.t.sign(one.role),
        role=one.role,
        name=words.name(ctx, seat, 14),
        facts=" · ".join(filter(None, facts)),
    )


def _gone(ctx: Context, view: View) -> str:
    lost = [words.person(ctx, seat) for seat, one in enumerate(view.persons) if one.health == "gone"]
    return ctx.t("board-gone", who=", ".join(lost)) if lost else ""


def _keyboard(ctx: Context) -> Keyboard:
    if ctx.view.scene is None:
        return ()
    trade = f"https://t.me/{ctx.bot_username}?start=t{ctx.gid}"
    return ((Button(ctx.t("board-hand"), data.hand(ctx.gid)), Button(ctx.t("board-trade"), url=trade)),)
