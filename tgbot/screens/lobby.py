"""The lobby: who sits in the boat so far, by which rules, and the settings as pages of the same message.

A lobby's verb is what follows `l:<gid>:` in a button (`data.lobby`): a deed, «s…» for a page, «s.<name>.<value>» for
a change. Who may do it is the caller's to check.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, Literal, cast, get_args

from engine.lifeboat.editions import CHOICES, EDITIONS, PLAYERS, Options
from i18n.texts import LANGUAGES, Language, Texts, texts
from tgbot.screens import data, words
from tgbot.screens.page import pack
from tgbot.screens.types import Button, Keyboard, Screen, Style

CLOCKS: Final = (60, 300, 1800, 14400, 86400, 259200)
"""The group's clocks on offer, in seconds a decision."""

NIGHTS: Final[dict[str, tuple[int, int] | None]] = {"off": None, "22-7": (22, 7), "23-8": (23, 8), "0-9": (0, 9)}
"""The nights on offer: hours between which no time runs."""
ZONES: Final = {
    "lisbon": "Europe/Lisbon", "berlin": "Europe/Berlin", "kyiv": "Europe/Kyiv", "moscow": "Europe/Moscow",
    "tbilisi": "Asia/Tbilisi", "almaty": "Asia/Almaty", "novosibirsk": "Asia/Novosibirsk",
    "vladivostok": "Asia/Vladivostok",
}  # fmt: skip
"""The time zones on offer, for the night and for clients that cannot show times in the reader's own."""

Deed = Literal["leave", "begin", "robot+", "robot-", "cancel"]
Value = str | int | bool
_TABLE: Final = ("edition", "clock", "night", "zone", "language")
"""Settings beside the options of the rules."""
_PAGES: Final = frozenset({"s", "s.rules", *(f"s.{name}" for name in (*_TABLE, *CHOICES))})
_CHANGES: Final[dict[str, tuple[Value, ...]]] = {
    "edition": tuple(EDITIONS), "clock": CLOCKS, "night": tuple(NIGHTS), "zone": tuple(ZONES),
    "language": LANGUAGES, **CHOICES,
}  # fmt: skip


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
    page: str = ""
    state: Literal["open", "sailed", "cancelled"] = "open"

    @property
    def t(self) -> Texts:
        """The sentences of the group's language, the characters named as they will be aboard."""
        return texts(self.language, self.options.cast)


@dataclass(frozen=True, slots=True)
class ShowPage:
    """Show this page of the settings."""

    page: str


@dataclass(frozen=True, slots=True)
class Change:
    """Set an option of the rules, or «edition», «clock», «night», «zone», «language»."""

    name: str
    value: Value


Verb = Deed | ShowPage | Change


def parse(verb: str) -> Verb | None:
    """What a lobby's button asks for; None when we never made such a button."""
    for deed in get_args(Deed):
        if verb == deed:
            return cast(Deed, deed)
    if verb == "b":
        return ShowPage("")
    if verb in _PAGES:
        return ShowPage(verb)
    head, name, value = (*verb.split(".", 2), "", "", "")[:3]
    known = next((v for v in _CHANGES.get(name, ()) if _spelled(v) == value), None)
    return Change(name, known) if head == "s" and known is not None else None


def changed(options: Options, change: Change) -> Options:
    """The rules after a change; another edition brings its own."""
    if change.name == "edition":
        return EDITIONS[str(change.value)]
    if change.name in CHOICES:
        values: dict[str, Any] = {change.name: change.value}
        return replace(options, **values)
    return options


def _spelled(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


# --- the screen ------------------------------------------------------------------------------------------------------


def lobby(of: Lobby) -> Screen:
    """The slot «lobby» of a group."""
    if of.state != "open":
        return Screen("lobby", of.gid, of.t(f"lobby-{of.state}", edition=of.options.edition, n=len(of.seats)))
    if of.page:
        text, rows = _settings(of)
    else:
        text, rows = _text(of), _rows(of)
    return Screen("lobby", of.gid, text, rows, farewell=of.t("lobby-farewell"))


def _seats(of: Lobby) -> range:
    return PLAYERS[of.options.crew]


def _rules(of: Lobby) -> str:
    night = of.t("lobby-night", start=of.night[0], end=of.night[1]) if of.night and of.clock < CLOCKS[4] else ""
    host = of.t.player(words.shortened(of.host, 24))
    return of.t("lobby-rules", edition=of.options.edition, clock=duration(of, of.clock), night=night, host=host)


def _changes(options: Options) -> list[str]:
    """The options that differ from the edition's."""
    edition = EDITIONS[options.edition]
    return [
        f.name for f in fields(Options) if f.name in CHOICES and getattr(options, f.name) != getattr(edition, f.name)
    ]


def duration(of: Lobby, seconds: int) -> str:
    """A clock in words."""
    return words.spelled_duration(of.t, seconds)


def _text(of: Lobby) -> str:
    lines = [f"<b>{of.t('lobby-head')}</b>", _rules(of)]
    lines += [
        of.t("lobby-change", what=of.t(f"option-{name}"), value=_value(of, name)) for name in _changes(of.options)
    ]
    lines.append("")
    for n, name in enumerate(of.seats, 1):
        who = of.t.player(None if name is None else words.shortened(name, 24))
        lines.append(of.t("lobby-seat", n=n, who=who))
    lines.append(_missing(of))
    return "\n".join(lines)


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


def _button(of: Lobby, verb: str, text: str, style: Style | None = None) -> Button:
    return Button(text, data.lobby(of.gid, verb), style=style)


def _rows(of: Lobby) -> Keyboard:
    allowed, n = _seats(of), len(of.seats)
    rows: list[tuple[Button, ...]] = []
    if n < allowed.stop - 1 or None in of.seats:
        url = f"https://t.me/{of.bot_username}?start=j{of.gid}"
        rows.append((Button(of.t("lobby-join"), url=url, style="primary"),))
    robots = [_button(of, "robot+", of.t("lobby-robot-more"))] if n < allowed.stop - 1 else []
    if None in of.seats:
        robots.append(_button(of, "robot-", of.t("lobby-robot-less")))
    rows.append((*robots, _button(of, "s", of.t("lobby-settings"))))
    if n in allowed and any(name is not None for name in of.seats):
        rows.append((_button(of, "begin", of.t("lobby-begin"), "success"),))
    rows.append((_button(of, "leave", of.t("lobby-leave")), _button(of, "cancel", of.t("lobby-cancel"), "danger")))
    return tuple(rows)


# --- settings --------------------------------------------------------------------------------------------------------


def _settings(of: Lobby) -> tuple[str, Keyboard]:
    if of.page == "s":
        return _overview(of)
    if of.page == "s.rules":
        return _all_options(of)
    return _one(of, of.page.removeprefix("s."))


def _overview(of: Lobby) -> tuple[str, Keyboard]:
    rows = tuple(
        (_button(of, f"s.{name}", of.t("setting-button", what=of.t(f"setting-{name}"), value=_value(of, name))),)
        for name in _TABLE
    )
    changes = len(_changes(of.options))
    rows += ((_button(of, "s.rules", of.t("setting-rules", n=changes)),), (_button(of, "b", of.t("back")),))
    return f"<b>{of.t('setting-head')}</b>\n{of.t('setting-hint')}", rows


def _all_options(of: Lobby) -> tuple[str, Keyboard]:
    rows = tuple((_button(of, f"s.{name}", of.t(f"option-{name}")),) for name in CHOICES)
    lines = [of.t("setting-line", what=of.t(f"option-{name}"), value=_value(of, name)) for name in CHOICES]
    return "\n".join((f"<b>{of.t('setting-rules-head')}</b>", *lines)), (*rows, (_button(of, "s", of.t("back")),))


def _one(of: Lobby, name: str) -> tuple[str, Keyboard]:
    """One option: what it does, and its values, the present one ticked."""
    of_rules = name in CHOICES
    what = of.t(f"option-{name}" if of_rules else f"setting-{name}")
    explained = of.t(f"option-{name}-about" if of_rules else f"setting-{name}-about")
    now = _current(of, name)
    buttons = []
    for value in _CHANGES[name]:
        text = value_text(of, name, value)
        ticked = of.t("setting-ticked", value=text) if value == now else text
        buttons.append(_button(of, f"s.{name}.{_spelled(value)}", ticked, "success" if value == now else None))
    upward = "s.rules" if of_rules else "s"
    return f"<b>{what}</b>\n{explained}", (*pack(buttons), (_button(of, upward, of.t("back")),))


def _current(of: Lobby, name: str) -> Value:
    night = next((key for key, hours in NIGHTS.items() if hours == of.night), "off")
    zone = next((key for key, zone in ZONES.items() if zone == of.timezone), "kyiv")
    values: dict[str, Value] = {"clock": of.clock, "night": night, "zone": zone, "language": of.language}
    values |= asdict(of.options)
    return values[name]


def _value(of: Lobby, name: str) -> str:
    return value_text(of, name, _current(of, name))


def value_text(of: Lobby, name: str, value: Value) -> str:
    """A value in words."""
    if name == "clock":
        return duration(of, int(value))
    if isinstance(value, bool):
        return of.t("value-yes" if value else "value-no")
    if isinstance(value, int):
        return str(value)
    return of.t(f"value-{name}-{value}" if name in ("edition", "language", "night", "zone") else f"value-{value}")
