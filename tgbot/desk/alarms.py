"""What the clock does with a game whose time has come: answers for the silent, reminds, closes what was forgotten."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tgbot import play
from tgbot.desk.house import House
from tgbot.store import Change, Done, Loaded
from tgbot.tables import Table, renewed


@dataclass(frozen=True, slots=True)
class Alarms:
    """`fire` is the clock's door to the games."""

    house: House

    async def fire(self, gid: str) -> None:
        """Do everything that is due in this game, in one transaction."""
        done: Done[None] = await self.house.store.transact(gid, self._due)
        if done.table is not None and not done.table.live:
            await self.house.finish(done.table)

    def _due(self, loaded: Loaded) -> Change[None] | None:
        now, table = self.house.now(), loaded.table
        if table.live and table.expires is not None and table.expires <= now:
            return Change(replace(table, stage="stopped", expires=None, deadlines={}), dirty=table.audiences)
        if table.stage != "playing":
            return None
        return self._played(table, now)

    def _played(self, table: Table, now: float) -> Change[None] | None:
        """Answers first; whoever still owes one at half of the time is reminded: the panel comes again, with its
        sound."""
        played = play.expire(table, now, self.house.chance)
        after, reminded = play.reminded(played.table if played else table, now)
        table_after = renewed(after, reminded)
        if played is None:
            return Change(table_after, dirty=reminded) if table_after is not table else None
        change = replace(played, table=table_after).change()
        return replace(change, dirty={*change.dirty, *reminded})
