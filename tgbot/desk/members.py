"""Comings and goings: of players in a group, of the bot itself, of whole groups that become supergroups."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from telegram import Chat, ChatMemberUpdated, Message, User

from i18n.texts import texts
from tgbot.desk.boats import Boats
from tgbot.desk.house import House
from tgbot.desk.private import Private
from tgbot.faces import FACES
from tgbot.store import Change, Loaded
from tgbot.tables import GROUP, Table

PAUSE_LIFE = 14 * 86_400
"""Seconds for which a game waits for a bot that was thrown out."""
_ABSENT = ("left", "kicked")
Step = Callable[[Loaded], Change[None] | None]


@dataclass(frozen=True, slots=True)
class Members:
    """Service messages and `my_chat_member` updates."""

    house: House
    boats: Boats
    private: Private

    # --- players -----------------------------------------------------------------------------------------------------

    async def left(self, message: Message, user: User, update: int) -> None:
        """A player left the group, or was thrown out: out of the lobby; in a voyage the autopilot plays on."""
        for loaded in await self.house.registers.games_in(message.chat.id):
            if loaded.table.seat_of(user.id) is not None:
                await self.boats.leave(loaded.table.id, user.id, update)

    async def came(self, message: Message, users: tuple[User, ...], update: int) -> None:
        """Players who come back to the group take over again."""
        for loaded in await self.house.registers.games_in(message.chat.id):
            for user in users:
                if loaded.table.stage == "playing" and loaded.table.seat_of(user.id) is not None:
                    await self.boats.join(loaded.table.id, user, update)

    # --- the bot -----------------------------------------------------------------------------------------------------

    async def changed(self, change: ChatMemberUpdated, update: int) -> None:
        """The bot's own place in a chat."""
        was_here = change.old_chat_member.status not in _ABSENT
        is_here = change.new_chat_member.status not in _ABSENT
        if change.chat.type == Chat.PRIVATE:
            await self._private(change.from_user, blocked=not is_here)
        elif is_here:
            if not was_here:
                await self._adopt_language(change.chat.id, change.from_user)
            await self._arrived(change.chat, known=was_here)
        elif was_here:
            await self.thrown_out(change.chat.id)

    async def _private(self, user: User, blocked: bool) -> None:
        """A person blocked the bot, or took it back. The groups in which they play are told once."""
        known = await self.house.people.profile(user.id)
        await self.house.people.save_profile(user.id, blocked=blocked)
        if not blocked:
            await self.private.renew_all(user.id)
        elif not known.blocked:
            await self.tell_blocked(user.id)

    async def tell_blocked(self, user: int) -> None:
        """Name in their groups whoever cannot be written to."""
        for loaded in await self.house.registers.games_of(user):
            table = loaded.table
            seat = table.seat_of(user)
            if seat is None:
                continue
            told = FACES[table.game].unreached(table, seat)
            if told is not None:
                button = self.house.private_button(texts(table.language), told[1])
                await self.house.say(table.chat, told[0], ((button,),), table.thread)

    async def _adopt_language(self, chat: int, inviter: User) -> None:
        """A new group is spoken to as whoever brought the bot there speaks, until it chooses."""
        if (await self.house.people.group(chat)).language is None:
            await self.house.people.save_group(chat, language=await self.house.language_of(inviter))

    async def _arrived(self, chat: Chat, known: bool) -> None:
        """Into a new group, or back into one where games wait; or another right was given to one who is `known`."""
        games = await self.house.registers.games_in(chat.id)
        waiting = [loaded.table for loaded in games if loaded.table.stage == "paused"]
        for table in waiting:
            await self.boats.resume(table.id)
        if known:
            return
        for loaded in games:
            if loaded.table.stage == "lobby":
                await self.house.store.renew(loaded.table.id, (GROUP,))
        t = texts(await self.house.language_in(chat.id))
        await self.house.say(chat.id, t("chat-returned" if waiting else "chat-added"))

    async def thrown_out(self, chat: int) -> None:
        """Games wait for a while; lobbies too."""
        for loaded in await self.house.registers.games_in(chat):
            await self.house.store.transact(loaded.table.id, _paused(self.house.now()))

    # --- groups ------------------------------------------------------------------------------------------------------

    async def moved(self, old: int, new: int) -> None:
        """A group has become a supergroup. Both updates tell of it, and the error of a call may be first."""
        await self.house.registers.move_chat(old, new)

    # --- what calls bring to light -----------------------------------------------------------------------------------

    async def not_reached(self, table: Table, seat: int) -> None:
        """A panel did not get through: the same as if we had been told of the block."""
        user = table.holders[seat].user
        if user is not None and not (await self.house.people.profile(user)).blocked:
            await self.house.people.save_profile(user, blocked=True)
            await self.tell_blocked(user)

    async def shut_out(self, table: Table) -> None:
        """A message to the group did not get through: the same as if we had been told that we are out."""
        await self.thrown_out(table.chat)


def _paused(now: float) -> Step:
    def change(loaded: Loaded) -> Change[None] | None:
        table = loaded.table
        if table.stage != "playing":
            return None
        return Change(replace(table, stage="paused", moved=now, expires=now + PAUSE_LIFE))

    return change
