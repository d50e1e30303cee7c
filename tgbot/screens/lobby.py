"""The lobby: who sits in the boat so far, on what terms, and the settings as pages of the same message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.lifeboat.editions import PLAYERS, Options
from i18n.texts import Language, Texts
from tgbot.screens import settings, words
from tgbot.screens.settings import Terms, button
from tgbot.screens.types import Button, Keyboard, Screen
from tgbot.screens.verbs import ZONES


@dataclass(frozen=True, slots=True)
class Lobby:
    """`seats`: people's names, None for an autopilot · `clock` in seconds · `night`: hours in which no turn ends ·
    `page`: which page of the settings is open.
    """

    gid: str
    language: Language
    bot_username: str
    host: str
    options: Options
    clock: int
    seats: tuple[str | None, ...]
    night: tuple[int, int] | None = None
    timezone: str = ZONES["kyiv"]
    bluffs: bool = True
    page: str = ""
    state: Literal["open", "sailed", "cancelled"] = "open"

    @property
    def terms(self) -> Terms:
        """On what terms it will sail."""
        return Terms(self.gid, self.language, self.options, self.clock, self.night, self.timezone, self.bluffs)

    @property
    def t(self) -> Texts:
        """The group's sentences."""
        return self.terms.t


def lobby(of: Lobby) -> Screen:
    """The slot «lobby» of a group."""
    if of.state != "open":
        return Screen("lobby", of.gid, of.t(f"lobby-{of.state}", n=len(of.seats)))
    text, rows = settings.page(of.terms, of.page) if of.page else (_text(of), _rows(of))
    return Screen("lobby", of.gid, text, rows, farewell=of.t("lobby-farewell"))


def _seats(of: Lobby) -> range:
    return PLAYERS[of.options.crew]


def _text(of: Lobby) -> str:
    found = [f"<b>{of.t('lobby-head')}</b>", *settings.lines(of.t, of.options, of.clock, of.night)]
    found += [of.t("lobby-host", host=of.t.player(words.shortened(of.host, 24))), ""]
    for n, name in enumerate(of.seats, 1):
        who = of.t.player(None if name is None else words.shortened(name, 24))
        found.append(of.t("lobby-seat", n=n, who=who))
    return "\n".join([*found, _missing(of)])


def _missing(of: Lobby) -> str:
    """Why one cannot cast off yet, or that one can."""
    allowed, n = _seats(of), len(of.seats)
    least, most = allowed.start, allowed.stop - 1
    if n > most:
        return of.t("lobby-too-many", n=n - most, most=most)
    if n < least:
        return of.t("lobby-too-few", n=least - n, least=least, most=most)
    if all(name is None for name in of.seats):
        return of.t("lobby-nobody")
    return of.t("lobby-ready-full" if n == most else "lobby-ready", n=most - n)


def _rows(of: Lobby) -> Keyboard:
    terms, allowed, n = of.terms, _seats(of), len(of.seats)
    rows: list[tuple[Button, ...]] = []
    if n < allowed.stop - 1 or None in of.seats:
        url = f"https://t.me/{of.bot_username}?start=j{of.gid}"
        rows.append((Button(of.t("lobby-join"), url=url, style="primary"),))
    robots = [button(terms, "robot+", of.t("lobby-robot-more"))] if n < allowed.stop - 1 else []
    if None in of.seats:
        robots.append(button(terms, "robot-", of.t("lobby-robot-less")))
    rows.append((*robots, button(terms, "s", of.t("lobby-settings"))))
    if n in allowed and any(name is not None for name in of.seats):
        rows.append((button(terms, "begin", of.t("lobby-begin"), "success"),))
    rows.append((button(terms, "leave", of.t("lobby-leave")), button(terms, "cancel", of.t("lobby-cancel"), "danger")))
    return tuple(rows)
