"""A group's settings outside a lobby (what the next voyage begins with), and a person's language: one message with
pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from telegram import CallbackQuery, Chat, Message

from engine.lifeboat.editions import Options
from engine.registry import GAMES
from tgbot.desk.boats import Boats
from tgbot.desk.house import House, own_message
from tgbot.lobby import changed, differing, loses
from tgbot.people import Group
from tgbot.refusal import Refusal
from tgbot.screens import data
from tgbot.screens.settings import SETTINGS, Terms, page
from tgbot.screens.types import Keyboard
from tgbot.screens.verbs import NIGHTS, ZONES, Change, ShowPage, Verb, page_after

_KEPT = {"language": "language", "clock": "clock", "night": "night", "zone": "timezone", "bluff": "bluffs"}
"""Settings that are no rules, and how a group's record calls them."""
_DEFAULTS: dict[str, Any] = {"edition": "workshop"}


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """Pages «s…» of `screens.settings`, for the chat the message lies in."""

    house: House
    boats: Boats

    async def show(self, message: Message, page: str) -> None:
        """Send the page."""
        text, keyboard = await self._page(message.chat, page)
        await self.house.reply(message, text, keyboard)

    async def press(self, tap: CallbackQuery, verb: Verb) -> str | Refusal | None:
        """Turn the page, or change a setting."""
        message = own_message(tap, data.lobby(SETTINGS, ""))
        if message is None:
            return Refusal("old")
        chat = message.chat
        private = chat.type == Chat.PRIVATE
        if not isinstance(verb, Change | ShowPage) or (private and not _is_private(verb)):
            return Refusal("broken")
        if isinstance(verb, ShowPage):
            if verb.page:
                return await self._turn(message, verb.page)
            await self.house.calls.delete(chat.id, message.message_id)
            return None
        if not private and not await self.house.is_admin(chat.id, tap.from_user.id):
            return Refusal("only_admin")
        word = await self._set(chat, verb)
        after = "s.language" if private else "s" if isinstance(word, Refusal) else page_after(verb)
        return await self._turn(message, after) or word

    async def _turn(self, message: Message, page: str) -> Refusal | None:
        text, keyboard = await self._page(message.chat, page)
        return await self.house.turn(message, text, keyboard)

    async def _set(self, chat: Chat, setting: Change) -> str | Refusal:
        """Do it; the toast that tells."""
        if chat.type == Chat.PRIVATE:
            await self.house.people.save_profile(chat.id, language=setting.value)
            for loaded in await self.house.registers.games_of(chat.id):
                await self.boats.speak(loaded.table.id, chat.id, str(setting.value))
            return "saved"
        if setting.name in _KEPT:
            await self.house.people.save_group(chat.id, **{_KEPT[setting.name]: _kept(setting)})
            for loaded in await self.house.registers.games_in(chat.id):
                await self.boats.set(loaded.table.id, setting, None)
            return "saved"
        present = _rules(await self.house.people.group(chat.id))
        rules = changed(present, setting)
        if isinstance(rules, Refusal):
            return rules
        await self.house.people.save_group(chat.id, options=differing(rules))
        return "reset" if loses(present, setting) else "saved"

    async def _page(self, chat: Chat, which: str) -> tuple[str, Keyboard]:
        group = await self.house.people.group(chat.id)
        language = group.language or self.house.settings.default_language
        if chat.type == Chat.PRIVATE:
            language = (await self.house.people.profile(chat.id)).language or language
        clock = group.clock or self.house.settings.default_clock
        zone = group.timezone or ZONES["kyiv"]
        terms = Terms(SETTINGS, language, _rules(group), clock, group.night, zone, group.bluffs is not False)
        text, keyboard = page(terms, which)
        return text, keyboard[:-1] if chat.type == Chat.PRIVATE else keyboard


def _is_private(verb: Verb) -> bool:
    """A private chat has a language, and nothing else to set."""
    return isinstance(verb, Change) and verb.name == "language"


def _kept(setting: Change) -> Any:
    """A setting's value as it is stored."""
    match setting.name:
        case "night":
            return NIGHTS[str(setting.value)]
        case "zone":
            return ZONES[str(setting.value)]
        case _:
            return setting.value


def _rules(group: Group) -> Options:
    options: Options = GAMES["lifeboat"].load_options(group.options or _DEFAULTS)
    return options
