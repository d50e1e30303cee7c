"""One page of the private panel, and the buttons it is made of.

A menu is a function of (context, decision, options, steps): the page of that question which the steps name, or None
if they name none. A path is «<decision id>/<step>/<step>», so that it dies with its question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.types import Decision
from engine.lifeboat.decisions import Option
from tgbot.screens import data
from tgbot.screens.context import Context
from tgbot.screens.types import Button, Keyboard, Style

PAIR: Final = 17
"""Two buttons share a row when neither has more letters than this: so much a narrow phone shows."""


@dataclass(frozen=True, slots=True)
class Page:
    """`head` is the question, `lines` what one should know to answer it; `rows` end with the way back. `bare`: it
    says all there is to say; what the audience has in hand need not follow.
    """

    head: str
    lines: tuple[str, ...] = ()
    rows: Keyboard = ()
    bare: bool = True


Menu = Callable[[Context, Decision, Sequence[Option], tuple[str, ...]], Page | None]


def choice(ctx: Context, decision: Decision, option: Option, text: str, style: Style | None = None) -> Button:
    """The button that answers."""
    return Button(text, data.answer(ctx.gid, decision.id, option.key), style=style)


def turn_to(ctx: Context, path: str, text: str, style: Style | None = None) -> Button:
    """The button that shows another page."""
    return Button(text, data.page(ctx.gid, path), style=style)


def step_to(ctx: Context, decision: Decision, *steps: str, text: str, style: Style | None = None) -> Button:
    """The button that shows another page of this question."""
    return turn_to(ctx, "/".join((decision.id, *steps)), text, style)


def back(ctx: Context, path: str = "") -> tuple[Button, ...]:
    """The row that leads back."""
    return (turn_to(ctx, path, ctx.t("back")),)


def pack(buttons: Iterable[Button]) -> Keyboard:
    """Buttons in rows, two in one where both are short."""
    rows: list[tuple[Button, ...]] = []
    for button in buttons:
        if rows and len(rows[-1]) == 1 and max(len(rows[-1][0].text), len(button.text)) <= PAIR:
            rows[-1] = (rows[-1][0], button)
        else:
            rows.append((button,))
    return tuple(rows)
