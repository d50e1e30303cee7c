"""The record of a game: who sits where, how fast it goes, the engine's state, until when each question stays open."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import orjson
from pydantic import TypeAdapter

from tgbot.memory import Memory
from tgbot.packing import pack, unpack

SCHEMA = 1
"""The version of the stored form; a higher one comes with an entry in `_UPCASTERS`."""

Stage = Literal["lobby", "playing", "paused", "over", "stopped"]
Language = Literal["ru", "uk"]
GROUP = "group"
"""The audience that is everybody at the table; the others are seat numbers as text."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who has a seat. `user` is None for a seat that was the autopilot's from the start."""

    user: int | None
    name: str
    language: Language = "ru"


@dataclass(frozen=True, slots=True)
class Deadline:
    """A question's time, in unix seconds. `remind` is None when the reminder was given, or none is due.

    `quiet`: there is only one answer, so nobody is told that time ran out, and all are `shown` the time that others
    have, if they have one (L11.3).
    """

    due: float
    remind: float | None = None
    opened: float = 0.0
    quiet: bool = False
    shown: float | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A game as stored. `state` is the engine's JSON, None in the lobby; `holders` by seat number.

    `clock`: seconds per turn · `night`: the hours, local to `timezone`, in which no turn ends · `bluffs`: an answer
    without a choice takes its time, so that nobody sees it was none (L11.3) · `options`: the
    edition and what differs from it · `deadlines`: by decision id · `expires`: unix time at which the clock looks at
    the table even if nothing is asked (a lobby nobody begins, a pause nobody ends) · `host_name`: of whoever opened
    the table, seated or not · `renewals`: by audience, how
    often its screens were asked for anew · `moved`: unix time of the last activity · `notes`: what the game's face
    keeps with the table.

    The defaults are part of the stored form, which leaves them out: to change one is a new schema.
    """

    id: str
    game: str
    chat: int
    thread: int | None
    title: str
    stage: Stage
    language: Language
    clock: int
    host: int
    seed: int
    host_name: str = ""
    night: tuple[int, int] | None = None
    timezone: str = "Europe/Kyiv"
    bluffs: bool = True
    options: dict[str, Any] = field(default_factory=dict)
    holders: tuple[Holder, ...] = ()
    deadlines: Mapping[str, Deadline] = field(default_factory=dict)
    renewals: Mapping[str, int] = field(default_factory=dict)
    notes: dict[str, Any] = field(default_factory=dict)
    expires: float | None = None
    created: float = 0.0
    moved: float = 0.0
    state: bytes | None = None

    @property
    def live(self) -> bool:
        """Neither over nor stopped."""
        return self.stage in ("lobby", "playing", "paused")

    @property
    def wake(self) -> float | None:
        """The earliest unix time at which the clock has something to do here."""
        times = [] if self.expires is None else [self.expires]
        if self.stage == "playing":
            for deadline in self.deadlines.values():
                times.append(deadline.due if deadline.remind is None else min(deadline.due, deadline.remind))
        return min(times, default=None) if self.live else None

    def seat_of(self, user: int) -> int | None:
        """The seat of a person."""
        return next((seat for seat, holder in enumerate(self.holders) if holder.user == user), None)

    @property
    def audiences(self) -> tuple[str, ...]:
        """The group, if there is one, and the seats of people: whoever may need to be shown something."""
        seats = tuple(str(seat) for seat, holder in enumerate(self.holders) if holder.user is not None)
        return seats if self.private else (GROUP, *seats)

    @property
    def private(self) -> bool:
        """Is it played alone, in the private chat?"""
        return self.chat > 0


def renewed(table: Table, audiences: Iterable[str]) -> Table:
    """The table with the screens of these audiences to be sent anew, below whatever was written since."""
    more = {audience: table.renewals.get(audience, 0) + 1 for audience in audiences}
    return replace(table, renewals={**table.renewals, **more}) if more else table


def new_id() -> str:
    """A table's name, eight letters and digits that nobody can guess."""
    return base64.b32encode(secrets.token_bytes(5)).decode().lower()


def new_seed() -> int:
    """63 bits of chance."""
    return secrets.randbits(63)


def dump(table: Table) -> bytes:
    """The stored form: schema, head and state, a line each, compressed."""
    head = _TABLE.dump_json(table, exclude={"state"}, exclude_defaults=True)
    data = pack(b"%d\n%b\n%b" % (SCHEMA, head, table.state or b""))
    _KNOWN.keep(data, table)
    return data


def load(data: bytes) -> Table:
    """The table from its stored form, of this schema or any before. Raises ValueError when it is none."""
    return _KNOWN(data)


def _load(data: bytes) -> Table:
    schema, head, state = unpack(data).split(b"\n", 2)
    if int(schema) == SCHEMA:
        table = _TABLE.validate_json(head)
    else:
        table = _TABLE.validate_python(_upcast(orjson.loads(head), int(schema)), strict=False)
    return replace(table, state=state) if state else table


def _upcast(head: dict[str, Any], schema: int) -> dict[str, Any]:
    if schema > SCHEMA:
        raise ValueError(f"a table of schema {schema}, written by a newer release; this one knows {SCHEMA}")
    for version in range(schema, SCHEMA):
        head = _UPCASTERS[version](head)
    return head


_UPCASTERS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From each schema to the next."""
_TABLE: TypeAdapter[Table] = TypeAdapter(Table)
_KNOWN = Memory(_load, 512)
