"""A table before it begins: who sits, by which rules. Pure functions: table in, table or refusal out."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from engine.lifeboat.editions import EDITIONS, PLAYERS, Options, choices
from engine.registry import GAMES
from i18n.options import departures
from tgbot.refusal import Refusal
from tgbot.screens.verbs import NIGHTS, ZONES, Change
from tgbot.tables import Holder, Table, new_id, new_seed

LOBBY_LIFE = 3 * 86_400
"""Seconds after which a lobby nobody begins is closed."""
ROBOT = Holder(None, "")

Sat = Table | Refusal


def options_of(table: Table) -> Options:
    """The rules the table was opened with."""
    options: Options = GAMES[table.game].load_options(table.options)
    return options


def seats_of(table: Table) -> range:
    """How many may play."""
    return PLAYERS[options_of(table).crew]


def open_table(
    chat: int, thread: int | None, title: str, host: int, language: str, clock: int, options: dict[str, Any], now: float
) -> Table:
    """A new table with nobody at it."""
    return Table(
        id=new_id(), game="lifeboat", chat=chat, thread=thread, title=title, stage="lobby",
        language="uk" if language == "uk" else "ru", clock=clock, host=host, seed=new_seed(), options=options,
        created=now, moved=now, expires=now + LOBBY_LIFE,
    )  # fmt: skip


def sit(table: Table, holder: Holder) -> Sat:
    """Take a seat; in a full boat an autopilot makes room."""
    if table.stage != "lobby":
        return Refusal("begun")
    if holder.user is not None and table.seat_of(holder.user) is not None:
        return Refusal("seated")
    if len(table.holders) < seats_of(table)[-1]:
        return replace(table, holders=(*table.holders, holder))
    if holder.user is not None and ROBOT in table.holders:
        return replace(table, holders=(*remove_robot(table).holders, holder))
    return Refusal("full", {"most": seats_of(table)[-1]})


def rise(table: Table, user: int) -> Sat:
    """Leave the lobby."""
    if table.seat_of(user) is None:
        return Refusal("not_seated")
    if table.stage != "lobby":
        return Refusal("begun")
    return replace(table, holders=tuple(holder for holder in table.holders if holder.user != user))


def add_robot(table: Table) -> Sat:
    """One more seat for the autopilot."""
    return sit(table, ROBOT)


def remove_robot(table: Table) -> Table:
    """The last of the autopilot's seats goes, if there is one."""
    places = [place for place, holder in enumerate(table.holders) if holder.user is None]
    return (
        replace(table, holders=tuple(h for place, h in enumerate(table.holders) if place != places[-1]))
        if places
        else table
    )


def may_begin(table: Table) -> Refusal | None:
    """Why one cannot cast off yet."""
    if table.stage != "lobby":
        return Refusal("begun")
    seats = seats_of(table)
    if len(table.holders) < seats[0]:
        return Refusal("too_few", {"least": seats[0]})
    if len(table.holders) > seats[-1]:
        return Refusal("too_many", {"most": seats[-1]})
    if all(holder.user is None for holder in table.holders):
        return Refusal("nobody")
    return None


def change(table: Table, wanted: Change) -> Sat:
    """Change the rules, the clock or the language, as the settings pages ask; a voyage keeps its rules (L0.2)."""
    if wanted.name == "clock":
        return replace(table, clock=int(wanted.value))
    if wanted.name == "language":
        return replace(table, language="uk" if wanted.value == "uk" else "ru")
    if wanted.name == "night":
        return replace(table, night=NIGHTS[str(wanted.value)])
    if wanted.name == "zone":
        return replace(table, timezone=ZONES[str(wanted.value)])
    if wanted.name == "bluff":
        return replace(table, bluffs=bool(wanted.value))
    if table.stage != "lobby":
        return Refusal("frozen")
    rules = changed(options_of(table), wanted)
    return rules if isinstance(rules, Refusal) else replace(table, options=differing(rules))


def changed(options: Options, wanted: Change) -> Options | Refusal:
    """The rules after a change; another edition brings its own."""
    if wanted.name == "edition":
        return EDITIONS[str(wanted.value)]
    if wanted.value not in choices(options).get(wanted.name, ()):
        return Refusal("barred")
    values: dict[str, Any] = {wanted.name: wanted.value}
    return replace(options, **values)


def loses(options: Options, wanted: Change) -> bool:
    """Does this choice of an edition take the group's own changes away?"""
    return wanted.name == "edition" and bool(departures(options))


def differing(options: Options) -> dict[str, Any]:
    """An edition's name and what differs from it: the stored form of options."""
    base = asdict(EDITIONS[options.edition])
    return {"edition": options.edition, **{k: v for k, v in asdict(options).items() if v != base[k]}}
