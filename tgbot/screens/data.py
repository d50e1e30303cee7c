"""What a button carries: short ASCII, at most 64 bytes, told apart by its first letter. Anything else is forged and
means nothing.

    a:<gid>:<decision>:<option>   an answer                 n:<gid>:<path>   another page of the panel
    g:<gid>:<question>:<option>   an answer in the group    h:<gid>          show me my hand
    l:<gid>:<verb>                something in the lobby    again:<gid>      once more, with the same people
    k:<gid>                       show me my panel anew     r:<page>         a page of the rules
    d:<gid>:<verb>                a deed around the game    f:<verb>         a page of «Пятница», or a deed there

A question that several are asked at once has a decision for each; in the group they share a button, so it carries the
part their decisions have in common, and who presses tells which is meant.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

LIMIT: Final = 64
"""Telegram's, in bytes."""

TapKind = Literal["answer", "shared", "page", "hand", "lobby", "again", "panel", "rules", "deed", "friday"]

_LETTERS: Final[dict[TapKind, str]] = {
    "answer": "a", "shared": "g", "page": "n", "hand": "h", "lobby": "l", "again": "again",
    "panel": "k", "rules": "r", "deed": "d", "friday": "f",
}  # fmt: skip
IN_GAME: Final = ("a:", "g:", "n:", "h:", "k:", "d:")
"""So begins what says by itself what is meant, whatever message it was under."""
_GID: Final = r"(?P<gid>[A-Za-z0-9_-]{8})"
_ID: Final = r"(?P<decision>[A-Za-z0-9._-]{1,16})"
_SHAPES: Final[dict[TapKind, re.Pattern[str]]] = {
    "answer": re.compile(f"a:{_GID}:{_ID}:(?P<value>[A-Za-z0-9._-]{{1,40}})", re.ASCII),
    "shared": re.compile(f"g:{_GID}:{_ID}:(?P<value>[A-Za-z0-9._-]{{1,40}})", re.ASCII),
    "page": re.compile(f"n:{_GID}:(?P<value>[A-Za-z0-9._/-]{{0,53}})", re.ASCII),
    "hand": re.compile(f"h:{_GID}", re.ASCII),
    "lobby": re.compile(f"l:{_GID}:(?P<value>[A-Za-z0-9._+-]{{1,53}})", re.ASCII),
    "again": re.compile(f"again:{_GID}", re.ASCII),
    "panel": re.compile(f"k:{_GID}", re.ASCII),
    "deed": re.compile(f"d:{_GID}:(?P<value>[a-z0-9._-]{{1,53}})", re.ASCII),
    "friday": re.compile(r"f:(?P<value>[A-Za-z0-9._-]{1,40})", re.ASCII),
    "rules": re.compile(r"r:(?P<value>[a-z0-9_.-]{1,40})", re.ASCII),
}
_KINDS: Final[dict[str, TapKind]] = {letter: kind for kind, letter in _LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Tap:
    """A press, understood. `value` is an option's key, a path, or a lobby's verb; `decision` is what the decisions of
    a `shared` question have in common.
    """

    kind: TapKind
    gid: str
    decision: str = ""
    value: str = ""


def answer(gid: str, decision: str, option: str) -> str:
    """Answer a decision with an option."""
    return _within(f"a:{gid}:{decision}:{option}")


def shared(gid: str, decision: str, option: str) -> str:
    """Answer, in the group, one's own decision of a question that others may be asked too."""
    return _within(f"g:{gid}:{question_of(decision)}:{option}")


def page(gid: str, path: str) -> str:
    """Turn to another page of the panel; nothing is decided."""
    return _within(f"n:{gid}:{path}")


def hand(gid: str) -> str:
    """Show the presser their own hand."""
    return _within(f"h:{gid}")


def lobby(gid: str, verb: str) -> str:
    """Do something in the lobby."""
    return _within(f"l:{gid}:{verb}")


def again(gid: str) -> str:
    """Open a lobby with the same people."""
    return _within(f"again:{gid}")


def panel(gid: str) -> str:
    """Show the presser their panel, as a new message."""
    return _within(f"k:{gid}")


def rules(page: str) -> str:
    """Turn to a page of the rules."""
    return _within(f"r:{page}")


def deed(gid: str, verb: str) -> str:
    """Do something around a game played alone."""
    return _within(f"d:{gid}:{verb}")


def friday(verb: str) -> str:
    """Turn to a page of «Пятница», or do something there."""
    return _within(f"f:{verb}")


def parse(data: str | None) -> Tap | None:
    """What a press means; None when we never made such a button."""
    if not data or len(data) > LIMIT:
        return None
    kind = _KINDS.get(data.partition(":")[0])
    match = _SHAPES[kind].fullmatch(data) if kind else None
    if kind is None or match is None:
        return None
    found = match.groupdict()
    return Tap(kind, found.get("gid", ""), found.get("decision", ""), found.get("value", ""))


def question_of(decision: str) -> str:
    """What the decisions of one question have in common: all before the first dot of the id."""
    return decision.partition(".")[0]


def _within(data: str) -> str:
    if len(data) > LIMIT:
        raise ValueError(f"too long for a button: {data}")
    return data
