"""L3.3: which of the drawn navigation cards to keep. Up to two cards: every answer is a button. More: tick, then
done.

The step «k02» says that the first and the third are ticked.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.types import Decision
from engine.lifeboat.decisions import KeepRowed, Option
from tgbot.screens import own, sea, weather
from tgbot.screens.context import Context
from tgbot.screens.page import Page, back, choice, pack, step_to
from tgbot.screens.types import Keyboard, Style

_TICKED = re.compile(r"k(\d*)", re.ASCII)


def page(ctx: Context, decision: Decision, options: Sequence[Option], steps: tuple[str, ...]) -> Page | None:
    """The cards, and what may be done with them."""
    kept = {option.places: option for option in options if isinstance(option, KeepRowed)}
    ticked = _ticked(steps)
    if ticked is None or ticked not in kept:
        return None
    drawn = ctx.secrets.drawn
    lines = [sea.lines(ctx, n, card, rower=ctx.seat) for n, card in enumerate(drawn, 1)]
    rows = _direct(ctx, decision, kept) if len(drawn) <= 2 else _ticking(ctx, decision, kept, ticked)
    if steps:
        rows = (*rows, back(ctx))
    lines += [*weather.about(ctx), own.feelings(ctx), ctx.t("keep-hint", n=ctx.view.pile)]
    return Page(ctx.t("keep-head"), tuple(lines), rows)


def _ticked(steps: tuple[str, ...]) -> tuple[int, ...] | None:
    if not steps:
        return ()
    match = _TICKED.fullmatch(steps[0]) if len(steps) == 1 else None
    return tuple(map(int, match[1])) if match else None


def _said(ctx: Context, places: tuple[int, ...], of: int) -> str:
    if not places:
        return ctx.t("keep-none")
    if len(places) == of > 1:
        return ctx.t("keep-all", n=of)
    return ctx.t("keep-some", which=ctx.t.join([str(place + 1) for place in places]))


def _direct(ctx: Context, decision: Decision, kept: dict[tuple[int, ...], KeepRowed]) -> Keyboard:
    of = len(ctx.secrets.drawn)
    inside = [choice(ctx, decision, o, _said(ctx, places, of)) for places, o in kept.items() if places]
    return (*pack(inside), (choice(ctx, decision, kept[()], _said(ctx, (), of)),))


def _ticking(
    ctx: Context, decision: Decision, kept: dict[tuple[int, ...], KeepRowed], ticked: tuple[int, ...]
) -> Keyboard:
    of = len(ctx.secrets.drawn)
    boxes = []
    for place, card in enumerate(ctx.secrets.drawn):
        on = place in ticked
        after = tuple(sorted({*ticked} ^ {place}))
        text = f"{'✅' if on else '▫️'} {sea.label(ctx, place + 1, card)}"
        boxes.append(step_to(ctx, decision, _step(after), text=text))
    done: Style = "success"
    rows: Keyboard = tuple((box,) for box in boxes)
    rows += ((choice(ctx, decision, kept[ticked], ctx.t("keep-done", what=_said(ctx, ticked, of)), done),),)
    every = tuple(range(of))
    if ticked != every:
        rows += ((step_to(ctx, decision, _step(every), text=ctx.t("keep-tick-all")),),)
    return rows


def _step(places: tuple[int, ...]) -> str:
    return "k" + "".join(map(str, places))
