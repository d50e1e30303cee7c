"""One look at an audience: what is shown is compared with what is wanted, and call by call brought into line with
it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.frozen import changed
from tgbot.buckets import Buckets
from tgbot.calls import Bad, Blocked, Calls, Gone, Kicked, Migrated, Network, NoTopic, Ok, Outcome, Wait
from tgbot.delivery.effects import applied
from tgbot.delivery.marks import Audience, Marks, Picture, Rest
from tgbot.delivery.painter import Hooks, Painter
from tgbot.delivery.plan import (
    ASKING,
    Append,
    Call,
    Edit,
    Later,
    Retire,
    Send,
    Tell,
    Telling,
    Wanted,
    carried,
    next_step,
    parting,
    tidied,
)
from tgbot.delivery.shown import Leaving, Shown
from tgbot.registers import Registers
from tgbot.screens.types import Screen
from tgbot.tables import Table

_log = logging.getLogger(__name__)
_LONGEST_PAUSE = 60.0
_DRIES = 10.0
"""Seconds after which is painted anew, as the time that is left is among what is shown."""
Place = tuple[str, str]
"""A game and an audience."""


@dataclass(frozen=True, slots=True)
class Log:
    """Events of a game from number `first` on."""

    first: int
    events: Sequence[Any]

    def between(self, start: int, end: int) -> Sequence[Any]:
        """Those with these numbers, `end` not included."""
        return self.events[max(0, start - self.first) : max(0, end - self.first)]


@dataclass(slots=True)
class _Painting:
    """What was painted of a table for an audience at a time."""

    table: Table
    path: str
    at: float
    screens: tuple[Screen, ...]
    lines: dict[tuple[int, int], list[str]]


class Looks:
    """How to look. What it remembers (since when something waits, what was painted for it, how often a call failed) it
    can do without."""

    def __init__(
        self,
        marks: Marks,
        registers: Registers,
        calls: Calls,
        buckets: Buckets,
        painter: Painter,
        hooks: Hooks,
        now: Callable[[], float],
    ) -> None:
        self._marks = marks
        self._registers = registers
        self._calls = calls
        self._buckets = buckets
        self._painter = painter
        self._hooks = hooks
        self._now = now
        self._lines_at: dict[Place, float] = {}
        self._show_at: dict[Place, float] = {}
        self._paintings: dict[Place, _Painting] = {}
        self._failures: Counter[Place] = Counter()
        self.outcomes: Counter[str] = Counter()
        """How many calls ended in which way."""

    def begin(self, picture: Picture, audience: Audience, log: Log) -> Look:
        """Look at what is wanted. Makes no call."""
        return Look(self, picture, audience, log)

    def painting(self, table: Table, audience: Audience) -> _Painting:
        """What was painted a moment ago, if nothing has changed since: most looks are the second at the same."""
        place, now = (table.id, audience.name), self._now()
        known = self._paintings.get(place)
        if known is None or known.table is not table or known.path != audience.path or now - known.at > _DRIES:
            screens = self._painter.screens(table, audience.name, audience.path)
            known = self._paintings[place] = _Painting(table, audience.path, now, screens, {})
        return known

    def failed(self, gid: str, audience: str) -> float:
        """Unix time of the next try after a failure, later each time."""
        place = (gid, audience)
        self._failures[place] += 1
        return self._now() + float(min(_LONGEST_PAUSE, 2 ** (self._failures[place] - 1)))


class Look:
    """At one audience of one game, as it was when the look began."""

    def __init__(self, looks: Looks, picture: Picture, audience: Audience, log: Log) -> None:
        self._looks = looks
        self._table: Table = picture.table
        self._audience = audience.name
        self._place: Place = (picture.table.id, audience.name)
        self._log = log
        self._upto = picture.events
        self._path = audience.path
        self.chat, self._thread = looks._painter.place(picture.table, audience.name)
        self._painting = looks.painting(picture.table, audience)
        self._stored = audience.shown
        self._shown = audience.shown
        self._step = self._next()

    @property
    def rest(self) -> Rest | None:
        """How the look ended, or None as long as there are calls to make."""
        match self._step:
            case None:
                return self._resting(None)
            case Later(at):
                return self._resting(at)
            case _:
                return None

    async def call(self) -> Rest:
        """Make all calls there are to make. Raises RedisError."""
        looks, saved = self._looks, True
        while (rest := self.rest) is None:
            step = self._step
            assert step is not None
            assert not isinstance(step, Later)
            wait = await looks._buckets.take(self.chat, step.urgency)
            if wait > 0:
                return self._resting(looks._now() + wait)
            if not saved:
                await looks._marks.save(*self._place, self._shown, looks._now())
            outcome = await self._make(step)
            looks.outcomes[type(outcome).__name__] += 1
            self._shown = applied(self._shown, step, outcome, round(looks._now(), 2))
            self._note(step, outcome)
            saved = False
            if (again := await self._trouble(outcome)) is not None:
                return again
            self._step = self._next()
        return rest

    # --- what is wanted ----------------------------------------------------------------------------------------------

    def _next(self) -> Call | Later | None:
        looks, now = self._looks, self._looks._now()
        renewed = self._table.renewals.get(self._audience, 0)
        shown = self._shown.moved_to(self.chat)
        if shown.renewed != renewed:
            shown = self._anew(shown, renewed)
        wanted = carried(shown, self._wanted(shown, now))
        self._shown = tidied(shown, wanted, renewed)
        step = None if self._shown.away else next_step(self._shown, wanted, now)
        if step is None:
            looks._lines_at.pop(self._place, None)
            looks._show_at.pop(self._place, None)
            looks._paintings.pop(self._place, None)
        return step

    def _anew(self, shown: Shown, renewed: int) -> Shown:
        """All is to be sent anew; the news that a panel carries goes with its old message."""
        standing = shown.slots.get("panel")
        if standing is None:
            return shown.anew(renewed)
        old = changed(standing, farewell=parting(standing, self._telling(shown).lines))
        return changed(shown.place("panel", old), told=self._upto).anew(renewed)

    def _wanted(self, shown: Shown, now: float) -> Wanted:
        looks, telling = self._looks, self._telling(shown)
        if telling.lines:
            looks._lines_at.setdefault(self._place, now)
        else:
            looks._lines_at.pop(self._place, None)
        return Wanted(
            self.chat,
            None if shown.general else self._thread,
            self._painting.screens,
            telling,
            self._path,
            looks._lines_at.get(self._place, now),
            looks._show_at.setdefault(self._place, now),
            self._upto,
        )

    def _telling(self, shown: Shown) -> Telling:
        upto = shown.upto if shown.parts else self._upto
        lines = self._lines(shown.told, upto)[shown.parts :] if shown.told < upto else []
        return Telling(lines, upto, lambda first: self._lines(first, upto))

    def _lines(self, start: int, end: int) -> list[str]:
        told, painter = self._painting.lines, self._looks._painter
        if (start, end) not in told:
            events = self._log.between(start, end)
            told[start, end] = painter.lines(self._table, self._audience, events) if events else []
        return told[start, end]

    def _resting(self, again: float | None) -> Rest:
        return Rest(self._audience, None if self._shown == self._stored else self._shown, again)

    # --- calls -------------------------------------------------------------------------------------------------------

    async def _make(self, step: Call) -> Outcome:
        calls, chat = self._looks._calls, self.chat
        thread = None if self._shown.general else self._thread
        match step:
            case Send(screen):
                return await calls.send(chat, screen.text, screen.keyboard, thread=thread, silent=screen.silent)
            case Edit(screen, message=message):
                return await calls.edit(chat, message, screen.text, screen.keyboard)
            case Retire(leaving):
                return await self._retire(leaving)
            case Tell(lines):
                return await calls.send(chat, "\n".join(lines), thread=thread, silent=True)
            case Append(lines, message=message):
                return await calls.edit(chat, message, "\n".join(lines))

    async def _retire(self, leaving: Leaving) -> Outcome:
        calls, chat = self._looks._calls, self.chat
        if leaving.farewell:
            return await calls.edit(chat, leaving.id, leaving.farewell)
        if leaving.farewell == "":
            outcome = await calls.delete(chat, leaving.id)
            if not isinstance(outcome, Gone | Bad):  # Telegram deletes nothing older than two days
                return outcome
        return await calls.edit_keyboard(chat, leaving.id)

    def _note(self, step: Call, outcome: Outcome) -> None:
        if isinstance(outcome, Ok):
            self._looks._failures.pop(self._place, None)
            if isinstance(step, Send | Edit) and step.screen.slot in ASKING:
                self._shown = changed(self._shown, path=self._path)
        if isinstance(step, Tell | Append):
            self._looks._lines_at.pop(self._place, None)

    async def _trouble(self, outcome: Outcome) -> Rest | None:
        """What ends the look before its time."""
        looks = self._looks
        match outcome:
            case Wait(seconds):
                _log.warning("chat %d must rest for %.0f s", self.chat, seconds)
                await looks._buckets.pause(self.chat, seconds)
                return self._resting(looks._now() + seconds)
            case Network(text):
                again = looks.failed(*self._place)
                _log.warning("chat %d: %s; again in %.0f s", self.chat, text, again - looks._now())
                return self._resting(again)
            case Migrated(chat):
                await looks._registers.move_chat(self.chat, chat)
                return self._resting(looks._now())
            case Blocked():
                await looks._hooks.blocked(self._table, int(self._audience))
            case Kicked() | NoTopic() if self._shown.away:
                await looks._hooks.kicked(self._table)
            case Bad(text):
                _log.error("Telegram does not take what game %s shows %s: %s", *self._place, text)
            case _:
                pass
        return None


def first_needed(picture: Picture) -> int:
    """The number of the first event that a look at these audiences may have to tell."""
    firsts = [picture.events]
    for audience in picture.audiences:
        shown = audience.shown
        if shown.told < picture.events:
            firsts.append(shown.told if shown.story is None else min(shown.told, shown.story.first))
    return min(firsts)
