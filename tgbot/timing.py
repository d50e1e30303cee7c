"""How long a decision may stay open (L11): seconds from the group's clock and the decision's pace, and the night."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from engine.core.types import Decision

LONGEST_PAUSE: Final = 300.0
"""Seconds a morning, a dusk or a day adrift lasts at most (L3.15)."""
_PAUSE: Final = 1 / 20
_QUICK: Final = 1 / 4
_SILENCE: Final = 1 / 2
_SILENCE_FLOOR: Final = 1 / 8
REMIND_FROM: Final = 300
"""Clocks of so many seconds or more remind once, at half of the time."""

Night = tuple[int, int]
"""From this hour to that one no time runs, in the group's zone."""


def pause(clock: float) -> float:
    """Seconds of a pause in which nobody is asked (L3.15): seconds on short clocks, minutes on long ones."""
    return min(clock * _PAUSE, LONGEST_PAUSE)


def open_for(decision: Decision, clock: float) -> float | None:
    """Seconds the decision may stay open; None for as long as the part of the game it belongs to."""
    match decision.pace:
        case "turn":
            return clock
        case "quick":
            return clock * _QUICK
        case "pause":
            return pause(clock)
        case "silence":
            return clock * max(_SILENCE * 0.5**decision.step, _SILENCE_FLOOR)
        case "none":
            return None


def seeming(clock: float, chance: Callable[[], float]) -> float:
    """Seconds after which a question with a single answer is answered by itself, so that it looks like the others'
    (L11.3)."""
    return pause(clock) * (0.5 + 3 * chance())


def after_night(due: float, now: float, night: Night | None, zone: ZoneInfo) -> float:
    """The deadline (unix time) with the hours of night left out: what would fall into it, or span it, comes so much
    later.

    Clocks of a day and longer span several nights anyway and are not moved by them: the caller leaves the night out
    for those.
    """
    if night is None:
        return due
    start, end = _next_night(now, night, zone)
    if now >= start:
        return max(due, end + (due - now))
    return due if due <= start else due + (end - start)


def _next_night(now: float, night: Night, zone: ZoneInfo) -> tuple[float, float]:
    """The night that is, or the next one: unix times of its beginning and end."""
    moment = datetime.fromtimestamp(now, zone)
    hours = (night[1] - night[0]) % 24
    for day in (-1, 0, 1):
        date = moment.date() + timedelta(days=day)
        start = datetime.combine(date, time(night[0]), zone)
        end = start + timedelta(hours=hours)
        if end.timestamp() > now:
            return start.timestamp(), end.timestamp()
    raise AssertionError("there is a night every day")
