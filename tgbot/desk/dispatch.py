"""From an update to who handles it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from telegram import Bot, Chat, Message, MessageEntity, Update, User

from i18n.texts import Language, texts
from tgbot.desk.commands import Commands
from tgbot.desk.house import House
from tgbot.desk.members import Members
from tgbot.desk.private import Private
from tgbot.desk.taps import Taps
from tgbot.screens import data

ALLOWED_UPDATES = ("message", "callback_query", "my_chat_member")


@dataclass(frozen=True, slots=True)
class Dispatch:
    """The one entrance for updates, whichever way they came."""

    house: House
    bot: Bot
    taps: Taps
    commands: Commands
    private: Private
    members: Members

    async def handle(self, raw: dict[str, Any]) -> None:
        """An update as Telegram's JSON."""
        update = Update.de_json(_without_message(raw), self.bot)
        if update.callback_query is not None:
            await self.taps.handle(update.callback_query, update.update_id)
        elif update.my_chat_member is not None:
            await self.members.changed(update.my_chat_member, update.update_id)
        elif update.message is not None:
            await self._message(update.message, update.update_id)

    async def sorry(self, raw: dict[str, Any]) -> None:
        """An update that something in us cannot handle: whoever pressed a button hears of it."""
        press = raw.get("callback_query")
        if press is not None:
            language: Language = "uk" if press["from"].get("language_code") == "uk" else "ru"
            await self.house.answer(press["id"], texts(language)("toast-error"))

    async def _message(self, message: Message, update: int) -> None:
        if message.migrate_to_chat_id is not None:
            await self.members.moved(message.chat.id, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self.members.moved(message.migrate_from_chat_id, message.chat.id)
        elif message.left_chat_member is not None:
            await self.members.left(message, message.left_chat_member, update)
        elif message.new_chat_members:
            await self.members.came(message, message.new_chat_members, update)
        elif message.from_user is not None:
            await self._words(message, message.from_user, update)

    async def _words(self, message: Message, user: User, update: int) -> None:
        found = command_of(message, self.house.username)
        if found is not None:
            await self.commands.handle(message, user, *found, update)
        elif message.chat.type == Chat.PRIVATE:
            await self.private.words(message, user)


def _without_message(raw: dict[str, Any]) -> dict[str, Any]:
    """A press in a game says all in its data; to make PTB's Message of what it was under would take twice the time of
    all the rest."""
    tap = raw.get("callback_query")
    if tap is None or not str(tap.get("data", "")).startswith(data.IN_GAME):
        return raw
    return {**raw, "callback_query": {name: value for name, value in tap.items() if name != "message"}}


def command_of(message: Message, username: str) -> tuple[str, str] | None:
    """The command at the beginning of a message and what follows it; None when there is none, or it is another
    bot's."""
    text = message.text or ""
    first = message.entities[0] if message.entities else None
    if first is None or first.type != MessageEntity.BOT_COMMAND or first.offset != 0:
        return None
    name, _, addressee = text[1 : first.length].partition("@")
    if addressee and addressee.lower() != username.lower():
        return None
    return name.lower(), text[first.length :].strip()
