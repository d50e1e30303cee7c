"""Presses in the lobby and in the settings. Rights are asked anew at each press."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import CallbackQuery, User

from i18n.texts import texts
from tgbot.desk.boats import Boats, Result
from tgbot.desk.house import House, own_message, thread_of
from tgbot.desk.settings_page import SettingsPage
from tgbot.lobby import loses, options_of
from tgbot.refusal import Refusal
from tgbot.screens import data
from tgbot.screens.settings import SETTINGS
from tgbot.screens.verbs import Change, ShowPage, Verb, page_after, parse
from tgbot.tables import GROUP, Holder, Table

Word = str | Refusal | None
_SITTERS = ("begin", "robot+", "robot-")
"""What everybody who sits in the lobby may do."""


@dataclass(frozen=True, slots=True)
class LobbyTaps:
    """The lobby's buttons, «once more», and the settings of a group without a lobby."""

    house: House
    boats: Boats
    settings: SettingsPage

    async def handle(self, tap: CallbackQuery, parsed: data.Tap, update: int) -> Word:
        """Do it; what to answer."""
        verb = parse(parsed.value)
        if parsed.gid == SETTINGS:
            return Refusal("broken") if verb is None else await self.settings.press(tap, verb)
        loaded = await self.house.store.load(parsed.gid)
        if loaded is None:
            return Refusal("old")
        if parsed.value in ("stop", "keep"):
            return await self._stop(tap, loaded.table, parsed.value == "stop", update)
        if verb is None:
            return Refusal("broken")
        if loaded.table.stage != "lobby":
            return Refusal("begun" if loaded.table.live else "over")
        return await self._do(tap, loaded.table, verb, update)

    async def _do(self, tap: CallbackQuery, table: Table, verb: Verb, update: int) -> Word:
        user = tap.from_user
        refusal = await self._refusal(table, user, verb)
        if refusal is not None:
            return refusal
        match verb:
            case ShowPage():
                await self.house.store.set_path(table.id, GROUP, verb.page)
                return None
            case Change():
                reset = "reset" if loses(options_of(table), verb) else None
                word = _said(await self.boats.set(table.id, verb, update), reset)
                await self.house.store.set_path(table.id, GROUP, "s" if isinstance(word, Refusal) else page_after(verb))
                return word
            case "leave":
                return _said(await self.boats.leave(table.id, user.id, update), "left")
            case "begin":
                return await self._begin(table, update)
            case "robot+" | "robot-":
                return _said(await self.boats.robot(table.id, verb == "robot+", update))
            case "cancel":
                return _said(await self.boats.stop(table.id, update))

    async def _refusal(self, table: Table, user: User, verb: Verb) -> Refusal | None:
        if verb == "leave":
            return None
        if verb != "cancel" and table.seat_of(user.id) is not None:
            return None
        if await self.house.may_rule(table, user.id):
            return None
        return Refusal("stranger" if verb in _SITTERS else "only_host")

    async def _begin(self, table: Table, update: int) -> Word:
        """Everybody must be able to get their secrets first."""
        for holder in table.holders:
            if holder.user is not None and not await self.house.can_write_to(holder.user):
                return Refusal("need_start", {"player": holder.name})
        return _said(await self.boats.begin(table.id, update))

    async def _stop(self, tap: CallbackQuery, table: Table, sure: bool, update: int) -> Word:
        """The answer to «really stop?»."""
        message = own_message(tap, data.lobby(table.id, "keep"))
        if message is None:
            return Refusal("old")
        if not await self.house.may_rule(table, tap.from_user.id):
            return Refusal("only_host")
        await self.house.calls.delete(message.chat.id, message.message_id)
        if not sure:
            return None
        stopped = await self.boats.stop(table.id, update)
        if not isinstance(stopped, Refusal):
            t = texts(table.language)
            await self.house.say(
                table.chat, t("chat-stopped", player=t.player(tap.from_user.full_name)), (), table.thread
            )
        return _said(stopped)

    async def again(self, tap: CallbackQuery, gid: str, update: int) -> Word:
        """«Once more»: a lobby with the same people."""
        loaded, message = await self.house.store.load(gid), own_message(tap, data.again(gid))
        if loaded is None or message is None:
            return Refusal("old")
        old = loaded.table
        if old.live:
            return Refusal("not_ended")
        chat = await self.house.registers.current_chat(message.chat.id)
        if old.seat_of(tap.from_user.id) is None and not await self.house.is_admin(chat, tap.from_user.id):
            return Refusal("stranger")
        holders = await self._still_there(old.holders)
        title = message.chat.title or old.title
        opened = await self.boats.open(
            chat, thread_of(message), title, tap.from_user, holders, update, dict(old.options)
        )
        return _said(opened)

    async def _still_there(self, holders: tuple[Holder, ...]) -> tuple[Holder, ...]:
        """Those who can be written to, and the autopilots."""
        return tuple([h for h in holders if h.user is None or await self.house.can_write_to(h.user)])


def _said(made: Result, word: str | None = None) -> Word:
    return made if isinstance(made, Refusal) else word
