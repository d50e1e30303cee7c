"""The end of an island: won or lost, the score line by line, and what may come next."""

from __future__ import annotations

from urllib.parse import quote

from i18n.friday import words as said
from i18n.texts import Texts
from tgbot.screens.friday.sight import Sight, game_name
from tgbot.screens.types import Button, Keyboard


def end(s: Sight) -> tuple[str, Keyboard]:
    """What the panel ends as (F6)."""
    view, t = s.view, s.t
    won, why = view.ended == "won", view.why or "gave_up"
    lines = [
        f"<b>{t('friday-end-won' if won else 'friday-end-lost', score=said.score(t, view.total))}</b> · {s.game}",
        t(f"friday-end-why-{why}"),
        "",
        *(t(f"friday-score-{one.item}", n=one.count, points=said.number(one.points)) for one in view.score),
    ]
    first = s.deed("board", t("friday-board")) if s.day else s.deed("again", t("friday-again"), "success")
    link = share(t, s.bot_username, view.options.level, s.day, won, view.total)
    rows = ((first,), (Button(t("friday-share"), url=link),), (s.deed("menu", t("friday-to-menu")),))
    return "\n".join(lines), rows


def share(t: Texts, bot_username: str, level: int, day: str, won: bool, score: int) -> str:
    """The link that lets one choose a chat for the result. It says what, and never on which seed."""
    key = "friday-shared-won" if won else "friday-shared-lost"
    text = t(key, game=game_name(t, level, day), score=said.score(t, score))
    link = f"https://t.me/{bot_username}?start=f"
    return f"https://t.me/share/url?url={quote(link, safe='')}&text={quote(text, safe='')}"
