"""What every handler needs: the stores, the way to say something, and who may do what."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from telegram import Chat, Message, User
from telegram.error import TelegramError

from i18n.texts import Language, Texts, texts
from tgbot.buckets import Buckets
from tgbot.calls import Blocked, Calls, Kicked, Migrated, NoTopic, Ok, Outcome, Wait
from tgbot.people import People
from tgbot.refusal import Refusal
from tgbot.registers import Registers
from tgbot.screens.types import Button, Keyboard
from tgbot.settings import Settings
from tgbot.store import Store
from tgbot.tables import Holder, Table

_log = logging.getLogger(__name__)

ANONYMOUS_ADMIN = 1087968824
"""Who writes in a group in the name of the group: an administrator who stays anonymous."""
_PATIENCE = 20.0
"""Seconds a word may wait for its turn; later it would only puzzle."""


@dataclass(frozen=True, slots=True)
class House:
    """The parts, wired by `app`. `username` is the bot's, without @."""

    settings: Settings
    store: Store
    registers: Registers
    people: People
    calls: Calls
    buckets: Buckets
    username: str
    now: Callable[[], float] = time.time
    chance: Callable[[], float] = field(default_factory=lambda: random.SystemRandom().random)

    # --- languages ---------------------------------------------------------------------------------------------------

    async def language_of(self, user: User) -> Language:
        """A person's: as chosen, else Telegram's if it is one of ours."""
        chosen = (await self.people.profile(user.id)).language
        if chosen is not None:
            return chosen
        return (
            "uk"
            if user.language_code == "uk"
            else "ru"
            if user.language_code == "ru"
            else self.settings.default_language
        )

    async def language_in(self, chat: int) -> Language:
        """A group's."""
        return (await self.people.group(chat)).language or self.settings.default_language

    async def texts_for(self, chat: Chat, user: User | None) -> Texts:
        """In private a person's sentences, in a group the group's."""
        if chat.type == Chat.PRIVATE and user is not None:
            return texts(await self.language_of(user))
        return texts(await self.language_in(chat.id))

    # --- saying something --------------------------------------------------------------------------------------------

    async def say(
        self, chat: int, text: str, keyboard: Keyboard = (), thread: int | None = None, silent: bool = False
    ) -> Outcome:
        """A message beside the screens, within the limits. A moved group and a closed topic are followed."""
        waited = 0.0
        while (wait := await self.buckets.take(chat)) > 0:
            waited += wait
            if waited > _PATIENCE:
                return Wait(wait)
            await asyncio.sleep(wait)
        said = await self.calls.send(chat, text, keyboard, thread=thread, silent=silent)
        match said:
            case Migrated():
                await self.registers.move_chat(chat, said.chat)
                return await self.say(said.chat, text, keyboard, thread, silent)
            case NoTopic() if thread is not None:
                return await self.say(chat, text, keyboard, None, silent)
            case Blocked():
                await self.people.save_profile(chat, blocked=True)
            case Ok() | Kicked():
                pass
            case _:
                _log.warning("chat %d was not told: %s", chat, said)
        return said

    async def reply(self, message: Message, text: str, keyboard: Keyboard = ()) -> Outcome:
        """Say something where the message was written."""
        return await self.say(message.chat.id, text, keyboard, thread_of(message), silent=True)

    async def react(self, message: Message) -> None:
        """A nod at a message, where words would be one message too many."""
        try:
            await self.calls.bot.set_message_reaction(message.chat.id, message.message_id, reaction="👌")
        except TelegramError as error:
            _log.info("no reaction in %d: %s", message.chat.id, error)

    async def refuse(self, message: Message, t: Texts, refusal: Refusal) -> None:
        """Say no where the message was written."""
        await self.reply(message, t("toast-" + refusal.key, **refusal.args))

    def private_button(self, t: Texts, payload: str, key: str = "button-private") -> Button:
        """The way to the private chat."""
        return Button(t(key), url=self.link(payload))

    def link(self, payload: str) -> str:
        """A deep link: who follows it presses Start with this payload."""
        return f"https://t.me/{self.username}?start={payload}"

    # --- who may -----------------------------------------------------------------------------------------------------

    async def is_admin(self, chat: int, user: int) -> bool:
        """An administrator of the group, or the bot's operator; asked anew each time."""
        if user in self.settings.admins or user == ANONYMOUS_ADMIN:
            return True
        try:
            member = await self.calls.bot.get_chat_member(chat, user)
        except TelegramError as error:
            _log.warning("who %d is in %d: %s", user, chat, error)
            return False
        return member.status in ("creator", "administrator")

    async def may_rule(self, table: Table, user: int) -> bool:
        """Whoever opened the table, and the group's administrators."""
        return user == table.host or await self.is_admin(table.chat, user)

    # --- people ------------------------------------------------------------------------------------------------------

    async def holder(self, user: User) -> Holder:
        """A seat for this person."""
        return Holder(user.id, user.full_name, await self.language_of(user))

    async def can_write_to(self, user: int) -> bool:
        """Has this person pressed Start, and not blocked the bot since?"""
        profile = await self.people.profile(user)
        return profile.started and not profile.blocked


def thread_of(message: Message) -> int | None:
    """The topic a message lies in; None in General and in groups without topics."""
    return message.message_thread_id if message.is_topic_message else None
