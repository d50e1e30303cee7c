"""What happened, in good prose: a stretch of events in lines, for the group or for one player; and the points."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cast import Role
from engine.lifeboat.views import View
from i18n.chronicle.group import tell, worth_telling
from i18n.chronicle.own import tell_own
from i18n.chronicle.score import score_table
from i18n.chronicle.story import Story, gulls
from i18n.texts import Language, texts

__all__ = ["gulls", "lines", "score_table"]


def lines(
    events: Sequence[e.Event], view: View, names: Sequence[str | None], language: Language, seat: Seat | None = None
) -> list[str]:
    """The stretch as HTML lines. `events` are redacted already for `seat`; None is the group.

    The group is told the whole story. A seat is told what concerns it, and what it alone may know, as «ты»; what it is
    asked about stands in its prompt and is not repeated here. `view`: any view of this voyage, before the events or
    after; `names` by seat, as Telegram gives them (they are escaped here), None for an autopilot. Empty: nothing to
    tell.
    """
    roles: tuple[Role, ...] = tuple(person.role for person in view.persons)
    t = texts(language, view.options.cast)
    if seat is None:
        return tell(Story(worth_telling(events), t, roles, names, view.day))
    return tell_own(Story(events, t, roles, names, view.day), seat, view.options)
