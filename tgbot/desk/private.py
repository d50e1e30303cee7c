"""The private chat: Start with and without a payload, one's hand, one's games, one's language."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Message, User

from i18n.texts import Texts
from tgbot.desk.boats import Boats
from tgbot.desk.friday import Friday
from tgbot.desk.house import House
from tgbot.desk.pages import Pages
from tgbot.desk.settings_page import SettingsPage
from tgbot.faces import FACES
from tgbot.refusal import Refusal
from tgbot.screens.types import Button

_JOINED = {
    "seated": "chat-start-already",
    "full": "chat-start-full",
    "begun": "chat-start-begun",
    "old": "chat-start-gone",
}
FRIDAY = "f"
"""The payload that leads to «Пятница»."""
_PATHS = {"t": "trade", "p": "", "h": ""}
"""Payloads that lead to a panel, and to which page of it."""


@dataclass(frozen=True, slots=True)
class Private:
    """Commands of the private chat."""

    house: House
    boats: Boats
    pages: Pages
    settings: SettingsPage
    friday: Friday

    async def handle(self, message: Message, user: User, name: str, args: str, update: int) -> None:
        """One of `PRIVATE_COMMANDS`."""
        match name:
            case "start":
                await self._start(message, user, args.strip(), update)
            case "hand":
                await self._hand(message, user)
            case "friday":
                await self.friday.show(user)
            case "games":
                await self._games(message, user)
            case "rules":
                await self.pages.show(message, await self.house.language_of(user))
            case "language":
                await self.settings.show(message, "s.language")
            case _:
                t = await self.house.texts_for(message.chat, user)
                await self.house.reply(message, t("chat-help-private"))

    async def words(self, message: Message, user: User) -> None:
        """Something that is no command."""
        t = await self.house.texts_for(message.chat, user)
        await self.house.reply(message, t("chat-unknown"))

    # --- start -------------------------------------------------------------------------------------------------------

    async def _start(self, message: Message, user: User, payload: str, update: int) -> None:
        """From here on the person can be written to."""
        language = await self.house.language_of(user)
        await self.house.people.save_profile(
            user.id, started=True, blocked=False, name=user.full_name, language=language
        )
        t = await self.house.texts_for(message.chat, user)
        kind, gid = payload[:1], payload[1:]
        if kind == "j":
            await self._join(message, user, t, gid, update)
        elif payload == FRIDAY:
            await self.friday.show(user)
        elif kind in _PATHS and await self._panel(user, gid, _PATHS[kind]):
            return
        else:
            add = Button(t("button-add"), url=f"https://t.me/{self.house.username}?startgroup=new")
            await self.house.reply(message, t("chat-start"), ((add,),))
            await self.renew_all(user.id)

    async def _join(self, message: Message, user: User, t: Texts, gid: str, update: int) -> None:
        made = await self.boats.join(gid, user, update)
        loaded = await self.house.store.load(gid)
        group = t.player(loaded.table.title) if loaded else ""
        if isinstance(made, Refusal):
            if loaded and loaded.table.stage == "playing" and loaded.table.seat_of(user.id) is not None:
                await self._panel(user, gid, "")
                return
            key = _JOINED.get(made.key, "chat-start-gone")
            await self.house.reply(message, t(key, group=group) if key != "chat-start-gone" else t(key))
        elif made.stage == "lobby":
            await self.house.reply(message, t("chat-start-joined", group=group))
        elif made.stage != "playing":
            await self.house.reply(message, t("chat-start-gone"))

    async def _panel(self, user: User, gid: str, path: str) -> bool:
        """Show a game's panel anew at the end of the chat."""
        found = await self.boats.seat(gid, user.id)
        if isinstance(found, Refusal) or found[0].table.stage != "playing":
            return False
        table, seat = found[0].table, found[1]
        await self.house.store.set_path(gid, seat, FACES[table.game].turned(table, seat, path))
        await self.house.store.renew(gid, (str(seat),))
        return True

    # --- games -------------------------------------------------------------------------------------------------------

    async def renew_all(self, user: int) -> int:
        """All panels of this person anew; how many there are."""
        tables = [loaded.table for loaded in await self.house.registers.games_of(user)]
        playing = [table for table in tables if table.stage == "playing"]
        for table in playing:
            await self.house.store.renew(table.id, (str(table.seat_of(user)),))
        return len(playing)

    async def _hand(self, message: Message, user: User) -> None:
        if not await self.renew_all(user.id):
            t = await self.house.texts_for(message.chat, user)
            await self.house.refuse(message, t, Refusal("no_games"))

    async def _games(self, message: Message, user: User) -> None:
        t = await self.house.texts_for(message.chat, user)
        tables = [loaded.table for loaded in await self.house.registers.games_of(user.id)]
        lines = [FACES[table.game].listed(t, table, user.id) for table in tables]
        doors = [FACES[table.game].door(t, table) for table in tables]
        listed = [line for line in lines if line is not None]
        text = "\n".join([t("chat-games-head"), *listed]) if listed else t("chat-games-none")
        await self.house.reply(message, text, tuple((door,) for door in doors if door is not None))
