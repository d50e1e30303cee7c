"""The private chat: Start with and without a payload, one's hand, one's games, one's language."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import Message, User

from engine.registry import GAMES
from i18n.texts import Texts, texts
from tgbot import play
from tgbot.desk.boats import Boats
from tgbot.desk.house import House
from tgbot.desk.pages import Pages
from tgbot.desk.settings_page import SettingsPage
from tgbot.painter import turned
from tgbot.refusal import Refusal
from tgbot.screens import data
from tgbot.screens.types import Button, Keyboard
from tgbot.store import Loaded
from tgbot.tables import Table

_JOINED = {
    "seated": "chat-start-already",
    "full": "chat-start-full",
    "begun": "chat-start-begun",
    "old": "chat-start-gone",
}
_PATHS = {"t": "trade", "p": "", "h": ""}
"""Payloads that lead to a panel, and to which page of it."""


@dataclass(frozen=True, slots=True)
class Private:
    """Commands of the private chat."""

    house: House
    boats: Boats
    pages: Pages
    settings: SettingsPage

    async def handle(self, message: Message, user: User, name: str, args: str, update: int) -> None:
        """One of `PRIVATE_COMMANDS`."""
        match name:
            case "start":
                await self._start(message, user, args.strip(), update)
            case "hand":
                await self._hand(message, user)
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
        await self.house.store.set_path(gid, found[1], turned(found[0].table, found[1], path))
        await self.house.store.renew(gid, (str(found[1]),))
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
        games = await self.house.registers.games_of(user.id)
        if not games:
            await self.house.reply(message, t("chat-games-none"))
            return
        lines = [t("chat-games-head"), *(self._line(t, loaded, user.id) for loaded in games)]
        await self.house.reply(message, "\n".join(lines), self._doors(t, [loaded.table for loaded in games]))

    def _line(self, t: Texts, loaded: Loaded, user: int) -> str:
        table = loaded.table
        group = t.player(table.title)
        seat = table.seat_of(user)
        if table.state is None or seat is None:
            return t("chat-games-lobby", group=group)
        game = GAMES[table.game]
        state = play.state_of(table)
        asked = any(d.seat == seat and d.blocking and not play.is_hidden(table, d) for d in game.decisions(state))
        view = game.view(state, seat)
        key = "chat-games-awaited" if asked else "chat-games-playing"
        of_game = texts(t.language, view.options.cast)
        return of_game(key, group=group, day=view.day, who=view.persons[seat].role)

    def _doors(self, t: Texts, tables: list[Table]) -> Keyboard:
        """A button for each game in play: its panel."""
        playing = [table for table in tables if table.stage == "playing"]
        return tuple((Button(f"{t.sign('boat')} {table.title}"[:40], data.panel(table.id)),) for table in playing)
