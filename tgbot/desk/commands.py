"""Commands: in a group about its boat, in private about one's own things."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from telegram import Chat, Message, User

from i18n.texts import Texts
from tgbot.desk.boats import Boats
from tgbot.desk.house import House, thread_of
from tgbot.desk.pages import Pages
from tgbot.desk.private import FRIDAY, Private
from tgbot.desk.settings_page import SettingsPage
from tgbot.refusal import Refusal
from tgbot.screens import data
from tgbot.screens.types import Button
from tgbot.store import Loaded
from tgbot.tables import GROUP, Table

GROUP_COMMANDS: Final = (
    "newgame", "join", "leave", "begin", "boat", "hand", "rules", "settings", "language", "stop", "help",
)  # fmt: skip
PRIVATE_COMMANDS: Final = ("friday", "hand", "games", "rules", "language", "help", "start")
"""In the order of Telegram's menu."""


@dataclass(frozen=True, slots=True)
class Call:
    """A command in a group: who wrote it, with which words, for which update."""

    message: Message
    user: User
    t: Texts
    update: int

    @property
    def chat(self) -> int:
        return self.message.chat.id


@dataclass(frozen=True, slots=True)
class Commands:
    """What each command does. Nothing is answered in two messages where one will do."""

    house: House
    boats: Boats
    private: Private
    pages: Pages
    settings: SettingsPage

    async def handle(self, message: Message, user: User, name: str, args: str, update: int) -> None:
        """A command of either kind of chat; a foreign or unknown one gets a short answer in private, silence in a
        group."""
        t = await self.house.texts_for(message.chat, user)
        if message.chat.type == Chat.PRIVATE:
            if name in PRIVATE_COMMANDS:
                await self.private.handle(message, user, name, args, update)
            else:
                await self.house.refuse(message, t, Refusal("only_group" if name in GROUP_COMMANDS else "unknown"))
            return
        deed = self._deeds().get(name)
        if deed is not None:
            await deed(Call(message, user, t, update))

    def _deeds(self) -> dict[str, Callable[[Call], Awaitable[None]]]:
        return {
            "newgame": self._newgame, "join": self._join, "leave": self._leave, "begin": self._begin, "stop":
            self._stop,
            "boat": self._boat, "hand": self._hand, "rules": self._rules, "settings": self._settings,
            "language": self._language, "help": self._help, "start": self._help, "games": self._only_private,
            "friday": self._friday,
        }  # fmt: skip

    async def _here(self, call: Call) -> Loaded | None:
        """The game of this chat or topic; in General also the only game of the group, as its topic may be gone. Who
        hears a command may speak: a paused game goes on."""
        registers, thread = self.house.registers, thread_of(call.message)
        found = await registers.game_in(call.chat, thread)
        if found is None and thread is None:
            games = await registers.games_in(call.chat)
            found = games[0] if len(games) == 1 else None
        if found is not None and found.table.stage == "paused":
            await self.boats.resume(found.table.id)
            found = await self.house.store.load(found.table.id)
        return found

    async def _say(self, call: Call, refusal: Refusal) -> None:
        await self.house.refuse(call.message, call.t, refusal)

    async def _done(self, call: Call, made: Table | Refusal) -> None:
        if isinstance(made, Refusal):
            await self._say(call, made)

    # --- the lobby ---------------------------------------------------------------------------------------------------

    async def _newgame(self, call: Call) -> None:
        """Open a lobby; whoever can be written to sits in it at once. If there is one, show it again."""
        can_sit = await self.house.can_write_to(call.user.id)
        holders = (await self.house.holder(call.user),) if can_sit else ()
        title = call.message.chat.title or ""
        made = await self.boats.open(call.chat, thread_of(call.message), title, call.user, holders, call.update)
        if isinstance(made, Refusal):
            await self._renew(call, made)

    async def _renew(self, call: Call, refusal: Refusal) -> None:
        found = await self._here(call)
        if found is not None and found.table.stage == "lobby":
            await self.house.store.renew(found.table.id, (GROUP,))
        else:
            await self._say(call, refusal)

    async def _join(self, call: Call) -> None:
        found = await self._here(call)
        if found is None:
            await self._say(call, Refusal("no_game"))
        elif not await self.house.can_write_to(call.user.id):
            await self._need_start(call, found.table)
        else:
            await self._done(call, await self.boats.join(found.table.id, call.user, call.update))

    async def _need_start(self, call: Call, table: Table) -> None:
        text = call.t("chat-need-start", player=call.t.player(call.user.full_name))
        button = self.house.private_button(call.t, f"j{table.id}")
        await self.house.reply(call.message, text, ((button,),))

    async def _leave(self, call: Call) -> None:
        found = await self._here(call)
        if found is None:
            await self._say(call, Refusal("no_game"))
        else:
            await self._done(call, await self.boats.leave(found.table.id, call.user.id, call.update))

    async def _begin(self, call: Call) -> None:
        found = await self._here(call)
        if found is None or found.table.stage != "lobby":
            await self._say(call, Refusal("no_lobby" if found is None else "begun"))
            return
        table = found.table
        if table.seat_of(call.user.id) is None and not await self.house.may_rule(table, call.user.id):
            await self._say(call, Refusal("only_host"))
            return
        for holder in table.holders:
            if holder.user is not None and not await self.house.can_write_to(holder.user):
                text = call.t("chat-blocked-lobby", player=call.t.player(holder.name))
                await self.house.reply(call.message, text, ((self.house.private_button(call.t, f"j{table.id}"),),))
                return
        await self._done(call, await self.boats.begin(table.id, call.update))

    async def _stop(self, call: Call) -> None:
        """Ask first: it cannot be undone."""
        found = await self._here(call)
        if found is None:
            await self._say(call, Refusal("no_game"))
        elif not await self.house.may_rule(found.table, call.user.id):
            await self._say(call, Refusal("only_host"))
        else:
            buttons = (
                Button(call.t("button-stop"), data.lobby(found.table.id, "stop"), style="danger"),
                Button(call.t("button-cancel"), data.lobby(found.table.id, "keep")),
            )
            await self.house.reply(call.message, call.t("chat-stop-sure"), (buttons,))

    # --- showing -----------------------------------------------------------------------------------------------------

    async def _boat(self, call: Call) -> None:
        found = await self._here(call)
        if found is None:
            await self._say(call, Refusal("no_game"))
        else:
            await self.house.store.renew(found.table.id, (GROUP,))

    async def _hand(self, call: Call) -> None:
        """The panel anew in private, and the way there."""
        found = await self._here(call)
        seat = found.table.seat_of(call.user.id) if found else None
        if found is None or found.table.stage == "lobby":
            await self._say(call, Refusal("no_game"))
        elif seat is None:
            await self._say(call, Refusal("stranger"))
        elif not await self.house.can_write_to(call.user.id):
            await self._need_start(call, found.table)
        else:
            await self.house.store.renew(found.table.id, (str(seat),))
            await self.house.react(call.message)

    async def _rules(self, call: Call) -> None:
        await self.pages.show(call.message, call.t.language)

    async def _settings(self, call: Call) -> None:
        """In a lobby its own page; else those of the next voyage."""
        found = await self._here(call)
        if found is not None and found.table.stage == "lobby":
            await self.house.store.set_path(found.table.id, GROUP, "s")
            await self.house.store.renew(found.table.id, (GROUP,))
        else:
            await self.settings.show(call.message, "s")

    async def _language(self, call: Call) -> None:
        await self.settings.show(call.message, "s.language")

    async def _help(self, call: Call) -> None:
        await self.house.reply(call.message, call.t("chat-help-group"))

    async def _friday(self, call: Call) -> None:
        await self.house.reply(call.message, call.t("friday-in-group"), ((self.house.private_button(call.t, FRIDAY),),))

    async def _only_private(self, call: Call) -> None:
        await self._say(call, Refusal("only_private"))
