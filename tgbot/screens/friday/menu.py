"""The menu around the islands: what goes on, the levels, the island of the day and its board, a person's history. One
message with pages; functions of what the desk has looked up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from engine.friday.levels import LEVELS
from i18n.friday import words as said
from i18n.texts import Texts
from tgbot.results import BOARD_KEPT, Rank, Result
from tgbot.screens import data
from tgbot.screens.friday.sight import day_name, game_name
from tgbot.screens.types import Button, Keyboard, Style

SHOWN: Final = 10
"""Lines of a board, and of the history's last games."""

_DAY: Final = 86_400

Page = tuple[str, Keyboard]


@dataclass(frozen=True, slots=True)
class Going:
    """An island somebody is on."""

    gid: str
    level: int
    day: str
    phase: str
    life: int


@dataclass(frozen=True, slots=True)
class Today:
    """The island of the day. `rank`: the person's place on its board, and of how many, when it was played."""

    day: str
    level: int
    rank: tuple[Rank, int] | None


def home(t: Texts, going: Sequence[Going], today: Today) -> Page:
    """What there is to do."""
    lines = [
        t("friday-menu-head"),
        t("friday-menu-about"),
        "",
        *(t("friday-menu-going", game=_game(t, one), step=t(f"friday-step-{one.phase}"), life=one.life)
          for one in going),
        _of_day(t, today),
    ]  # fmt: skip
    rows: list[tuple[Button, ...]] = [
        (_to(f"go.{one.gid}", t("friday-go", game=_game(t, one)), "primary"),) for one in going
    ]
    if not any(one.day == today.day for one in going) and today.rank is None:
        rows.append((_to("day", t("friday-begin-day", level=t("friday-level", n=today.level))),))
    rows.append((_to("levels", t("friday-new")),))
    rows.append((_to("board", t("friday-board")), _to("history", t("friday-history"))))
    rows.append((Button(t("friday-rules"), data.rules("friday-aim")),))
    return "\n".join(lines), tuple(rows)


def _of_day(t: Texts, today: Today) -> str:
    if today.rank is None:
        return t("friday-menu-day", level=t("friday-level", n=today.level))
    rank, players = today.rank
    return t("friday-menu-day-played", score=said.score(t, rank.score), place=rank.place, of=players)


def levels(t: Texts, own: Going | None, spared: bool = False) -> Page:
    """Which level, and whether one may die of old age there (F3.2); what becomes of the island that goes on."""
    lines = [t("friday-menu-levels"), *(t("friday-menu-level", n=n, about=t(f"friday-level-{n}")) for n in LEVELS)]
    lines += ["", t("friday-spared" if spared else "friday-mortal")]
    if own is not None:
        lines += ["", t("friday-menu-warning", game=_game(t, own))]
    rest = [own.gid if own else "", *(["reshuffle"] if spared else [])]
    instead = "." + ".".join(rest) if any(rest) else ""
    buttons = [_to(f"new.{n}{instead}", t("friday-new-level", n=n), "danger" if own else None) for n in LEVELS]
    other = _to("levels", t("friday-to-mortal")) if spared else _to("levels.reshuffle", t("friday-to-spared"))
    return "\n".join(lines), (tuple(buttons[:2]), tuple(buttons[2:]), (other,), _back(t))


def board(t: Texts, today: Today, best: Sequence[tuple[Rank, str]], now: str) -> Page:
    """The board of a day: the best by name, and the person's own place below them. `now`: today's day."""
    level = t("friday-level", n=today.level)
    lines = [t("friday-board-head", date=day_name(today.day), level=level), ""]
    nobody = "friday-board-none" if today.day == now else "friday-board-none-past"
    lines += [_line(t, rank, name) for rank, name in best] or [t(nobody)]
    if today.rank is not None:
        rank, players = today.rank
        if all(one.user != rank.user for one, _ in best):
            lines += [t("friday-board-more"), _line(t, rank, t("you", case="nom"))]
        lines += ["", t("friday-board-of", n=players)]
    return "\n".join(lines), (_days(t, today.day, now), _back(t))


def _line(t: Texts, rank: Rank, name: str) -> str:
    return t("friday-board-line", place=rank.place, player=name, score=said.score(t, rank.score))


def _days(t: Texts, day: str, now: str) -> tuple[Button, ...]:
    """To the day before, as far as boards are kept, and after."""
    before, after = (_shifted(day, days) for days in (-1, 1))
    found = []
    if before > _shifted(now, -BOARD_KEPT // _DAY):
        found.append(_to(f"board.{before}", t("friday-board-before", date=day_name(before))))
    if after <= now:
        found.append(_to(f"board.{after}", t("friday-board-after", date=day_name(after))))
    return tuple(found)


def _shifted(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def history(t: Texts, results: Sequence[Result]) -> Page:
    """The latest first: by level how many were won and what was best, then the last ones. Where nobody could die of old
    age (F3.2) there are no records."""
    lines = [t("friday-history-head")]
    if not results:
        lines.append(t("friday-history-none"))
    else:
        lines += [*_by_level(t, results), "", t("friday-history-last")]
        lines += [_ended(t, one) for one in results[:SHOWN]]
    return "\n".join(lines), (_back(t),)


def _by_level(t: Texts, results: Sequence[Result]) -> Iterator[str]:
    for n in LEVELS:
        played = [one for one in results if one.level == n and not one.spared]
        if played:
            won = sum(one.won for one in played)
            best = said.number(max(one.score for one in played))
            percent = round(100 * won / len(played))
            yield t("friday-history-level", n=n, won=won, played=len(played), percent=percent, best=best)


def _ended(t: Texts, one: Result) -> str:
    when = f"{datetime.fromtimestamp(one.at, UTC):%d.%m}"
    how = t.sign("won" if one.won else "lost")
    game = game_name(t, one.level, one.day)
    return t("friday-history-line", date=when, game=t("friday-game-spared", game=game) if one.spared else game, how=how,
             score=said.score(t, one.score))  # fmt: skip


def _game(t: Texts, one: Going) -> str:
    return game_name(t, one.level, one.day)


def _to(verb: str, text: str, style: Style | None = None) -> Button:
    return Button(text, data.friday(verb), style=style)


def _back(t: Texts) -> tuple[Button, ...]:
    return (_to("menu", t("back")),)
