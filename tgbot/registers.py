"""Who plays where: the game of a chat, the games of a person, the chat that a group has become.

These registers lie in other slots than the games, so they are written apart. The order makes a crash in between
harmless: first the register, then the table; and what a register says is believed only if the table says so too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from tgbot import keys
from tgbot.db import Script
from tgbot.store import Change, Loaded, Store
from tgbot.tables import GROUP, Table

_OPENING = 15.0
"""Seconds between a claim and its table; after them the claim was a crash's."""


@dataclass(frozen=True, slots=True)
class Opened:
    """How the opening of a table ended: `ok` · `taken`: the chat has a live game · `seen`: this update opened it
    before.

    `loaded` is the chat's game, None when another is just being opened.
    """

    status: Literal["ok", "taken", "seen"]
    loaded: Loaded | None


class Registers:
    """Beside the store, over the same Redis."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._db = store.db

    async def open(
        self, table: Table, *, begun: Change[None] | None = None, dirty: Iterable[str] = (),
        update_id: int | None = None,
    ) -> Opened:  # fmt: skip
        """Put a new table into its chat (or topic), if no live game is there; with its first facts if it has `begun`
        already."""
        while True:
            other = await self._claim(table)
            if other is not None:
                loaded = await self._store.load(other)
                if loaded is not None and update_id is not None and loaded.applied(update_id):
                    return Opened("seen", loaded)
                return Opened("taken", loaded)
            if await self.add(begun or Change(table, dirty=dirty), update_id):
                return Opened("ok", Loaded(table, 1, begun.count if begun else 0))
            # The id is another game's, which is as likely as winning a lottery. The claim is left to that game.
            raise ValueError(f"the id {table.id} is taken")

    async def add(self, new: Change[None], update_id: int | None = None) -> bool:
        """Put a new table beside whatever its chat has; False when there is one with its id already."""
        table = new.table
        await self._db.do("SADD", keys.chat_games(table.chat), table.id)
        for user in {holder.user for holder in table.holders} - {None}:
            await self._db.do("SADD", keys.user_games(user or 0), table.id)
        outcome = await self._store.commit(
            table, 0, events=new.events, count=new.count, dirty=new.dirty, update_id=update_id
        )
        return outcome == "ok"

    async def game_in(self, chat: int, thread: int | None) -> Loaded | None:
        """The live game of a chat or topic."""
        claim = await self._db.do("GET", keys.claim(chat, thread))
        return None if claim is None else await self._confirmed(_parse(claim)[0], chat)

    async def games_in(self, chat: int) -> list[Loaded]:
        """All live games of a chat, of every topic."""
        found = await self._all(keys.chat_games(chat))
        return [loaded for loaded in found if loaded.table.chat == chat]

    async def games_of(self, user: int) -> list[Loaded]:
        """All live games in which this person has a seat."""
        found = await self._all(keys.user_games(user))
        return [loaded for loaded in found if loaded.table.seat_of(user) is not None]

    async def finish(self, table: Table) -> None:
        """Take a table that is over or stopped out of the registers. The game itself goes by itself after `KEPT`."""
        await self._db.run(_RELEASE, (keys.claim(table.chat, table.thread),), table.id)
        await self._db.do("SREM", keys.chat_games(table.chat), table.id)
        for user in {holder.user for holder in table.holders} - {None}:
            await self._db.do("SREM", keys.user_games(user or 0), table.id)

    async def current_chat(self, chat: int) -> int:
        """What has become of a group: the supergroup it moved to, or itself."""
        moved = await self._db.do("GET", keys.moved(chat))
        return chat if moved is None else int(moved)

    async def move_chat(self, old: int, new: int) -> None:
        """A group has become a supergroup: its settings and games move along. May be called twice, and for groups
        unknown."""
        await self._db.do("SET", keys.moved(old), new)
        settings: list[bytes] = await self._db.do("HGETALL", keys.group(old))
        for name, value in zip(settings[::2], settings[1::2], strict=True):
            await self._db.do("HSETNX", keys.group(new), name, value)
        for raw in await self._db.do("SMEMBERS", keys.chat_games(old)):
            gid = raw.decode()
            await self._db.do("SADD", keys.chat_games(new), gid)
            done = await self._store.transact(gid, lambda loaded: _moved(loaded, old, new))
            if done.table is not None and done.table.live:
                await self._claim(done.table)
            await self._db.run(_RELEASE, (keys.claim(old, None),), gid)
            await self._db.do("SREM", keys.chat_games(old), gid)

    async def _claim(self, table: Table) -> str | None:
        """None when the chat is now this table's, else the game that has it."""
        key, mine = keys.claim(table.chat, table.thread), f"{table.id}:{self._store.now():.0f}"
        expected: bytes = b""
        while True:
            found: bytes = await self._db.run(_CLAIM, (key,), mine, expected)
            gid, since = _parse(found)
            if gid == table.id:
                return None
            loaded = await self._store.load(gid)  # once: between two looks the table may come to be
            young = loaded is None and self._store.now() - since < _OPENING
            if young or (loaded is not None and _lives_in(loaded, table.chat)):
                return gid
            expected = found

    async def _confirmed(self, gid: str, chat: int) -> Loaded | None:
        loaded = await self._store.load(gid)
        return loaded if loaded is not None and _lives_in(loaded, chat) else None

    async def _all(self, key: str) -> list[Loaded]:
        gids = sorted(raw.decode() for raw in await self._db.do("SMEMBERS", key))
        loaded = await asyncio.gather(*(self._store.load(gid) for gid in gids))
        for gid, one in zip(gids, loaded, strict=True):
            if one is not None and not one.table.live:
                await self._db.do("SREM", key, gid)
        return [one for one in loaded if one is not None and one.table.live]


def _lives_in(loaded: Loaded, chat: int) -> bool:
    return loaded.table.live and loaded.table.chat == chat


def _moved(loaded: Loaded, old: int, new: int) -> Change[None] | None:
    table = loaded.table
    return Change(replace(table, chat=new), dirty=(GROUP,)) if table.chat == old else None


def _parse(claim: bytes) -> tuple[str, float]:
    gid, _, since = claim.decode().partition(":")
    return gid, float(since or 0)


_CLAIM = Script("""
local have = redis.call('GET', KEYS[1])
if have and have ~= ARGV[2] then return have end
redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]
""")

_RELEASE = Script("""
local have = redis.call('GET', KEYS[1])
if have and string.sub(have, 1, #ARGV[1] + 1) == ARGV[1] .. ':' then return redis.call('DEL', KEYS[1]) end
return 0
""")
