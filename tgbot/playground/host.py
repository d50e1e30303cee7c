"""The real bot for the playground: `tgbot run` in a process of its own, on a data directory that goes with the play.

The playground uses the same embedded Valkey as a second process beside the bot; by that door it lets deadlines pass.
"""

from __future__ import annotations

import math
import os
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from tgbot import db, keys
from tgbot.play import begin, shifted
from tgbot.playground.keeper import ProcessBot, subprocess_bot
from tgbot.settings import PREFIX
from tgbot.store import Change, Loaded, Store
from tgbot.tables import Table
from tgbot.valkey import EmbeddedValkey

CLOCK = "180"
"""Seconds per turn, unless TGBOT_DEFAULT_CLOCK says otherwise: time to think, no long pauses."""
_KEPT = ("DEFAULT_CLOCK", "DEFAULT_LANGUAGE", "LOG_FORMAT")


class Host:
    """Starts the bot and reaches its store."""

    def __init__(self, directory: Path, store: Store, settings: Mapping[str, str]) -> None:
        self._directory = directory
        self._store = store
        self._settings = settings

    async def start_bot(self, api_url: str, token: str) -> ProcessBot:
        """The bot as an operator runs it."""
        return await subprocess_bot(api_url, token, {**self._settings, f"{PREFIX}DATA_DIR": str(self._directory)})

    async def skip_time(self) -> None:
        """Lets the next deadline of a voyage pass now."""
        if (found := await self.next_due()) is not None:
            await self._store.transact(found[1], _sooner)

    async def next_due(self) -> tuple[float, str] | None:
        """When the next deadline of a voyage comes (unix time), and of which."""
        found = [due for number in range(keys.PARTITIONS) if (due := await self._next(number)) is not None]
        return min(found, default=None)

    async def fix_seed(self, chat: int, seed: int) -> None:
        """Has the lobby of this group deal its cards by this seed: for pictures that can be made again."""
        for gid in await self._store.db.do("SMEMBERS", keys.chat_games(chat)):
            await self._store.transact(gid.decode(), lambda loaded: Change(replace(loaded.table, seed=seed)))

    async def deal_again(self, user: int, seed: int) -> None:
        """Has the island this person has just begun dealt by this seed."""
        for gid in await self._store.db.do("SMEMBERS", keys.chat_games(user)):
            await self._store.transact(gid.decode(), lambda loaded: _dealt(loaded, seed))

    async def table_of(self, user: int) -> Table:
        """The only island of this person. Raises ValueError when there is none, or more."""
        (gid,) = await self._store.db.do("SMEMBERS", keys.chat_games(user))
        loaded = await self._store.load(gid.decode())
        if loaded is None:
            raise ValueError(f"no table {gid}")
        return loaded.table

    async def _next(self, number: int) -> tuple[float, str] | None:
        """When the clock looks next at a voyage of this partition, and at which."""
        pairs = await self._store.db.do("ZRANGE", keys.due(number), 0, -1, "WITHSCORES")
        for gid, score in zip(pairs[::2], pairs[1::2], strict=True):
            loaded = await self._store.load(gid.decode())
            if loaded is not None and loaded.table.stage == "playing":
                return float(score), gid.decode()
        return None


def _dealt(loaded: Loaded, seed: int) -> Change[None] | None:
    """The same table from its first fact on, by another seed."""
    return replace(begin(replace(loaded.table, seed=seed), time.time(), lambda: 0.5).change(), keep=0)


def _sooner(loaded: Loaded) -> Change[None] | None:
    """All deadlines so much sooner that the earliest is due, reminders aside."""
    table = loaded.table
    due = min((deadline.due for deadline in table.deadlines.values()), default=math.inf)
    if table.stage != "playing" or due == math.inf:
        return None
    return Change(shifted(table, -max(due - time.time(), 0.0)), dirty=table.audiences)


@asynccontextmanager
async def hosted(directory: Path | None = None) -> AsyncIterator[Host]:
    """A host on this directory, or on a new one that is removed at the end."""
    with tempfile.TemporaryDirectory(prefix="tgbot-play-", ignore_cleanup_errors=True) as made:
        valkey = EmbeddedValkey(directory or Path(made))
        base = db.connect(await valkey.start())
        try:
            yield Host(directory or Path(made), Store(base), _settings())
        finally:
            await base.close()
            await valkey.stop()


def _settings() -> dict[str, str]:
    kept = {f"{PREFIX}{name}": os.environ.get(f"{PREFIX}{name}", "") for name in _KEPT}
    clock = kept[f"{PREFIX}DEFAULT_CLOCK"] or CLOCK
    return {name: value for name, value in kept.items() if value} | {f"{PREFIX}DEFAULT_CLOCK": clock}
