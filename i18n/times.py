"""Deadlines and durations in words: plain text, where a screen has no place for Telegram's own time entities."""

from __future__ import annotations

from datetime import datetime, tzinfo

from i18n.texts import Language, Texts, texts

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
_SOON = 5
"""Seconds before a deadline from which on nobody counts them."""
_BY_THE_HOUR = 3 * _HOUR
"""From here on minutes do not matter."""


def deadline(at: datetime, now: datetime, zone: tzinfo, language: Language) -> str:
    """«до 21:30 (ещё 4 ч)», in the reader's zone; with the day when it is not today."""
    t = texts(language)
    remaining = (at - now).total_seconds()
    if remaining <= 0:
        return t("when-over")
    when = _moment(t, at.astimezone(zone), now.astimezone(zone))
    if remaining < _SOON:
        return t("when-until-soon", at=when)
    return t("when-until", at=when, left=left(remaining, language))


def _moment(t: Texts, at: datetime, now: datetime) -> str:
    """«21:30», «завтра, 21:30», «пятницы, 21:30», «5 декабря, 21:30»: what goes after «до»."""
    clock = f"{at:%H:%M}"
    match (at.date() - now.date()).days:
        case 0:
            return clock
        case 1:
            return t("when-tomorrow", clock=clock)
        case days if days < 7:
            return t("when-weekday", weekday=at.weekday(), clock=clock)
        case _:
            return t("when-date", day=at.day, month=at.month, clock=clock)


def left(seconds: float, language: Language) -> str:
    """«4 ч», «1 ч 20 мин», «45 с»: roughly how long, in few letters."""
    t = texts(language)
    if seconds < _MINUTE:
        return t("left-seconds", n=max(1, round(seconds)))
    if seconds < _HOUR - _MINUTE / 2:
        return t("left-minutes", n=round(seconds / _MINUTE))
    if seconds < _BY_THE_HOUR:
        hours, minutes = divmod(round(seconds / _MINUTE, -1), 60)
        return t("left-hours-minutes", n=int(hours), m=int(minutes)) if minutes else t("left-hours", n=int(hours))
    if seconds < 2 * _DAY:
        return t("left-hours", n=round(seconds / _HOUR))
    return t("left-days", n=round(seconds / _DAY))


def duration(seconds: int, language: Language) -> str:
    """A clock's name, exactly, in the largest unit that fits: «4 часа», «5 минут», «60 секунд»."""
    t = texts(language)
    if seconds % _HOUR == 0:
        return t("span-hours", n=seconds // _HOUR)
    if seconds % _MINUTE == 0 and seconds > _MINUTE:
        return t("span-minutes", n=seconds // _MINUTE)
    return t("span-seconds", n=seconds)
