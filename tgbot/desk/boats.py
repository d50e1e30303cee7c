"""What people do with tables: open, join, leave, begin, stop, settings. Each is one transaction; a Refusal says why
not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from telegram import User

from engine.core.types import Leave, Rejected, Return, Seat
from tgbot import lobby, play
from tgbot.desk.house import NOBODY, House
from tgbot.refusal import Refusal
from tgbot.screens.verbs import Change as Setting
from tgbot.store import Change, Done, Loaded
from tgbot.tables import GROUP, Holder, Language, Table, renewed

Result = Table | Refusal


@dataclass(frozen=True, slots=True)
class Boats:
    """Verbs over the house's stores. `update` is the id of the update that asks, so that it counts once."""

    house: House

    async def open(
        self, chat: int, thread: int | None, title: str, host: User, holders: tuple[Holder, ...], update: int,
        options: dict[str, Any] | None = None,
    ) -> Result:  # fmt: skip
        """A new lobby, by the group's settings unless `options` are given."""
        group = await self.house.people.group(chat)
        table = lobby.open_table(
            chat, thread, title, host.id,
            group.language or self.house.settings.default_language,
            group.clock or self.house.settings.default_clock,
            options or group.options or {"edition": "workshop"},
            self.house.now(),
        )  # fmt: skip
        zone, bluffs = group.timezone or table.timezone, group.bluffs is not False
        table = replace(table, night=group.night, timezone=zone, bluffs=bluffs, holders=holders)
        if host.id not in NOBODY:
            table = replace(table, host_name=host.full_name)
        opened = await self.house.registers.open(table, dirty=(GROUP,), update_id=update)
        if opened.status == "taken":
            playing = opened.loaded is not None and opened.loaded.table.stage != "lobby"
            return Refusal("game_here" if playing else "lobby_here")
        return opened.loaded.table if opened.loaded else table

    async def join(self, gid: str, user: User, update: int) -> Result:
        """Take a seat in the lobby, or take one's own back from the autopilot."""
        holder = await self.house.holder(user)

        def change(loaded: Loaded) -> Change[Result] | Result:
            table = loaded.table
            seat = table.seat_of(user.id)
            if table.stage == "playing" and seat is not None:
                return self._hand_over(table, Return(seat), "seated")
            return _dirty(lobby.sit(table, holder))

        return await self._transact(gid, change, update)

    async def leave(self, gid: str, user: int, update: int | None) -> Result:
        """Leave the lobby; from a voyage: the autopilot plays on."""

        def change(loaded: Loaded) -> Change[Result] | Result:
            table = loaded.table
            seat = table.seat_of(user)
            if table.stage == "playing" and seat is not None:
                return self._hand_over(table, Leave(seat), "not_seated")
            return _dirty(lobby.rise(table, user))

        return await self._transact(gid, change, update)

    def _hand_over(self, table: Table, command: Leave | Return, otherwise: str) -> Change[Result] | Result:
        played = play.play(table, command, self.house.now(), self.house.chance)
        if isinstance(played, Rejected):
            return Refusal(otherwise)
        return replace(played.change(played.table), dirty=played.table.audiences)

    async def robot(self, gid: str, more: bool, update: int) -> Result:
        """One autopilot more, or one less."""

        def change(loaded: Loaded) -> Change[Result] | Result:
            table = loaded.table
            if more:
                return _dirty(lobby.add_robot(table))
            if table.stage != "lobby":
                return Refusal("begun")
            return _dirty(lobby.remove_robot(table)) if lobby.ROBOT in table.holders else Refusal("no_robot")

        return await self._transact(gid, change, update)

    async def begin(self, gid: str, update: int) -> Result:
        """Cast off."""

        def change(loaded: Loaded) -> Change[Result] | Result:
            refusal = lobby.may_begin(loaded.table)
            if refusal:
                return refusal
            played = play.begin(loaded.table, self.house.now(), self.house.chance)
            return played.change(played.table)

        return await self._transact(gid, change, update)

    async def speak(self, gid: str, user: int, language: str) -> Result:
        """A person's panel in another language."""
        spoken: Language = "uk" if language == "uk" else "ru"

        def change(loaded: Loaded) -> Change[Result] | Result:
            table = loaded.table
            holders = tuple(replace(h, language=spoken) if h.user == user else h for h in table.holders)
            return _dirty(replace(table, holders=holders))

        return await self._transact(gid, change, None)

    async def set(self, gid: str, setting: Setting, update: int | None) -> Result:
        """Change the rules of a lobby; the clock and the language also of a voyage."""

        def change(loaded: Loaded) -> Change[Result] | Result:
            table = loaded.table
            return _dirty(lobby.change(table, setting))

        return await self._transact(gid, change, update)

    async def stop(self, gid: str, update: int | None) -> Result:
        """Close a lobby, stop a voyage: no points."""

        def change(loaded: Loaded) -> Change[Result] | Result:
            table = loaded.table
            if not table.live:
                return Refusal("over")
            stopped = replace(table, stage="stopped", deadlines={}, expires=None)
            return Change(stopped, dirty=table.audiences, answer=stopped)

        return await self._transact(gid, change, update)

    async def resume(self, gid: str) -> None:
        """Go on after a pause, with all deadlines as much later; everything is shown anew."""

        def change(loaded: Loaded) -> Change[None] | None:
            table, now = loaded.table, self.house.now()
            if table.stage != "paused":
                return None
            later = replace(play.shifted(table, now - table.moved), stage="playing", expires=None, moved=now)
            return Change(renewed(later, later.audiences), dirty=later.audiences)

        await self.house.store.transact(gid, change)

    async def seat(self, gid: str, user: int) -> tuple[Loaded, Seat] | Refusal:
        """Where this person sits."""
        loaded = await self.house.store.load(gid)
        if loaded is None:
            return Refusal("old")
        seat = loaded.table.seat_of(user)
        return Refusal("stranger") if seat is None else (loaded, seat)

    async def _transact(
        self, gid: str, change: Callable[[Loaded], Change[Result] | Result], update: int | None
    ) -> Result:
        done: Done[Result] = await self.house.store.transact(gid, change, update)
        if done.table is None:
            return Refusal("old")
        if not done.table.live:
            await self.house.finish(done.table)
        return done.table if done.answer is None else done.answer


def _dirty(made: Result) -> Change[Result] | Result:
    """Commit a changed table and show it to the group; pass a refusal on."""
    return made if isinstance(made, Refusal) else Change(made, dirty=made.audiences, answer=made)
