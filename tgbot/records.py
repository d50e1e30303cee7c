"""What the operator may ask of the store: a game's events told again, a person's data shown or removed."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, replace
from typing import Any

from engine.core.types import Leave, Rejected
from i18n.texts import Language
from tgbot import lobby, play
from tgbot.app import redis
from tgbot.faces import FACES
from tgbot.people import People
from tgbot.refusal import Refusal
from tgbot.registers import Registers
from tgbot.results import Results
from tgbot.settings import Settings, SettingsError
from tgbot.store import Change, Loaded, Store
from tgbot.tables import Holder
from tgbot.valkey import EmbeddedValkey


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The store of these settings. Raises SettingsError when Redis does not answer."""
    valkey = None if settings.redis_url else EmbeddedValkey(settings.data_dir)
    base = await redis(settings, valkey)
    try:
        yield Store(base)
    finally:
        await base.close()
        if valkey is not None:
            await valkey.stop()


async def stored_events(settings: Settings, gid: str) -> bytes:
    """The events of a stored game, as a JSON array. Raises SettingsError when there is none."""
    async with opened(settings) as store:
        if await store.load(gid) is None:
            raise SettingsError(f"no game {gid}, and no file of that name")
        return await store.events(gid)


def told(data: bytes, language: Language) -> Iterator[str]:
    """A game as it was told to those who saw it, from a JSON array of all its events; plain text. Raises SettingsError
    when they are no game's."""
    for face in FACES.values():
        with suppress(ValueError, LookupError, AttributeError, TypeError, AssertionError):
            return map(_plain, list(face.told(data, language)))
    raise SettingsError("these are not all the events of a game, as a JSON array")


def _plain(text: str) -> str:
    return re.sub(r"<[^>]+>", "", text).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


async def export(settings: Settings, user: int) -> dict[str, Any]:
    """Everything stored of a person: the profile, the seats in games that are not over, and the games played alone
    that are."""
    async with opened(settings) as store:
        profile = await People(store.db).profile(user)
        games = await Registers(store).games_of(user)
        results = await Results(store.db).of(user)
        return {
            "profile": asdict(profile),
            "games": [
                {"id": g.table.id, "group": g.table.title, "stage": g.table.stage, "seat": g.table.seat_of(user)}
                for g in games
            ],
            "results": [{"id": gid, **asdict(result)} for gid, result in results.items()],
        }


async def forget(settings: Settings, user: int) -> str:
    """Remove the profile, the person from games (an autopilot plays on), and what was played alone, with its place on
    the boards. What was done, in a line."""
    async with opened(settings) as store:
        registers, results = Registers(store), Results(store.db)
        games = [loaded.table for loaded in await registers.games_of(user)]
        alone = [table for table in games if table.private]
        for table in games:
            if not table.private:
                await store.transact(table.id, lambda loaded: _without(loaded, user, store.now()))
        for table in alone:
            await registers.finish(table)
        for gid in {*(table.id for table in alone), *await results.of(user)}:
            await store.erase(gid)
        ended = await results.forget(user)
        await People(store.db).forget(user)
        return f"forgotten: profile of {user}, seats in {len(games) - len(alone)} games, {len(alone) + ended} alone"


def _without(loaded: Loaded, user: int, now: float) -> Change[None] | None:
    table = loaded.table
    seat = table.seat_of(user)
    if seat is None:
        return None
    if table.stage == "lobby":
        risen = lobby.rise(table, user)
        return Change(risen, dirty=risen.audiences) if not isinstance(risen, Refusal) else None
    holders = tuple(Holder(None, "") if place == seat else holder for place, holder in enumerate(table.holders))
    played = play.play(table, Leave(seat), now, lambda: 0.5) if table.stage == "playing" else None
    if played is None or isinstance(played, Rejected):
        return Change(replace(table, holders=holders), dirty=table.audiences)
    return replace(played.change(), table=replace(played.table, holders=holders))
