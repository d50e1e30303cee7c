"""Advice for whoever wants it: what the autopilot would do and why, in one sentence."""

from __future__ import annotations

from typing import Any

from engine.friday import decisions as d
from engine.friday.autopilot import hint as advise
from tgbot.screens import data
from tgbot.screens.friday import moves
from tgbot.screens.friday.sight import Sight


def hint(s: Sight) -> tuple[str, ...]:
    """The line, if hints are on."""
    if not s.hints or s.decision is None:
        return ()
    found = advise(s.view, s.decision, s.options)
    option = next(option for option in s.options if option.key == found.option)
    why = s.t(f"friday-reason-{found.reason}", **found.numbers)
    return "", s.t("friday-hint", what=_label(s, option), why=why)


def _label(s: Sight, option: Any) -> str:
    """What is written on the option's button, or on that of one that cannot be told from it."""
    if isinstance(option, d.GiveUp):
        return s.t("friday-hint-quit")
    wanted = data.answer(s.gid, s.question, moves.standing_for(s, option).key)
    found = (button.text for row in moves.rows(s) for button in row if button.data == wanted)
    return next(found, s.t("friday-stop-button-fatal"))
