"""What a lobby's and a settings page's button asks for.

A verb is what follows `l:<gid>:` in a button (`data.lobby`): a deed, «s…» for a page, «s.<name>.<value>» for a change.
Who may do it is the caller's to check.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, cast, get_args

from engine.lifeboat.editions import CHOICES, EDITIONS
from i18n.options import GROUPS, Value, group_of, spelled
from i18n.texts import LANGUAGES

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

TABLE: Final[dict[str, tuple[Value, ...]]] = {
    "edition": tuple(EDITIONS), "clock": CLOCKS, "night": tuple(NIGHTS), "zone": tuple(ZONES), "language": LANGUAGES,
    "bluff": (True, False),
}  # fmt: skip
"""Settings beside the options of the rules, with their values."""
_VALUES: Final = TABLE | CHOICES
_PAGES: Final = frozenset({"s", *(f"s.{name}" for name in (*GROUPS, *_VALUES))})

Deed = Literal["leave", "begin", "robot+", "robot-", "cancel"]


@dataclass(frozen=True, slots=True)
class ShowPage:
    """Show this page of the settings."""

    page: str


@dataclass(frozen=True, slots=True)
class Change:
    """Set an option of the rules, or «edition», «clock», «night», «zone», «bluff», «language»."""

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
    known = next((v for v in _VALUES.get(name, ()) if spelled(v) == value), None)
    return Change(name, known) if head == "s" and known is not None else None


def page_after(change: Change) -> str:
    """Where the settings go on after a change."""
    return "s" if change.name in TABLE else f"s.{group_of(change.name)}"
