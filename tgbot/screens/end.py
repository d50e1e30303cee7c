"""The end of a voyage in the group: everybody's secrets and points, and «once more»."""

from __future__ import annotations

from i18n.chronicle.score import score_table
from tgbot.screens import data
from tgbot.screens.context import Context
from tgbot.screens.types import Button, Screen


def end(ctx: Context) -> Screen | None:
    """The slot «end» of a group; None while the voyage lasts (L10.9)."""
    if ctx.view.ended is None:
        return None
    text = score_table(ctx.view, ctx.names, ctx.language)
    rows = ((Button(ctx.t("end-again"), data.again(ctx.gid), style="success"),),)
    return Screen("end", ctx.gid, text, rows)
