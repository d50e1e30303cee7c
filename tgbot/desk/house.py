"""What every handler needs: the stores, the way to say something, and who may do what."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from telegram import CallbackQuery, Chat, Message, User
from telegram.error import TelegramError

from i18n.texts import Language, Texts, texts
from tgbot.buckets import Buckets
from tgbot.calls import Bad, Blocked, Calls, Migrated, Network, NoTopic, Outcome, Wait
from tgbot.desk.errands import Errands
from tgbot.faces import FACES
from tgbot.people import People
from tgbot.refusal import Refusal
from tgbot.registers import Registers
from tgbot.results import Results
from tgbot.screens.types import Button, Keyboard
from tgbot.settings import Settings
from tgbot.store import Store
from tgbot.tables import Holder, Table

_log = logging.getLogger(__name__)

ANONYMOUS_ADMIN = 1087968824
"""Who writes in a group in the name of the group: an administrator who stays anonymous."""
CHANNEL = 136817688
"""Who writes in a group in the name of any channel."""
NOBODY = (ANONYMOUS_ADMIN, CHANNEL)
"""Whose name says nothing."""
_PATIENCE = 30.0
"""Seconds a word may wait for its turn; later it would only puzzle."""
_PAUSES = (0.3, 1.0, 3.0)
"""Seconds between the tries of a call that no answer came to."""


@dataclass(frozen=True, slots=True)
class House:
    """The parts, wired by `app`. `username` is the bot's, without @."""

    settings: Settings
    store: Store
    registers: Registers
    people: People
    results: Results
    calls: Calls
    buckets: Buckets
    username: str
    now: Callable[[], float] = time.time
    errands: Errands = field(default_factory=Errands)
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

    # --- games that have ended ---------------------------------------------------------------------------------------

    async def finish(self, table: Table) -> None:
        """Remember how a table ended, then take it out of the registers. May be called again after a crash between."""
        result = FACES[table.game].result(table)
        if result is not None:
            for holder in table.holders:
                if holder.user is not None:
                    await self.results.keep(holder.user, table.id, result)
        await self.registers.finish(table)

    # --- saying something --------------------------------------------------------------------------------------------

    async def say(
        self, chat: int, text: str, keyboard: Keyboard = (), thread: int | None = None, silent: bool = False
    ) -> None:
        """A message beside the screens, within the limits. A moved group and a closed topic are followed."""
        await self.errands.run(chat, partial(self._say, chat, text, keyboard, thread, silent))

    async def _say(self, chat: int, text: str, keyboard: Keyboard, thread: int | None, silent: bool) -> None:
        until, pause = self.now() + _PATIENCE, 1.0
        while True:
            wait = await self.buckets.take(chat)
            if wait == 0:
                said = await self.calls.send(chat, text, keyboard, thread=thread, silent=silent)
                match said:
                    case Migrated():
                        await self.registers.move_chat(chat, said.chat)
                        chat = said.chat
                    case NoTopic() if thread is not None:
                        thread = None
                    case Wait():
                        await self.buckets.pause(chat, said.seconds)
                        wait = said.seconds
                    case Network():
                        wait, pause = pause, 2 * pause
                    case _:
                        return await self._said(chat, said)
            if self.now() + wait > until:
                return _log.warning("chat %d was not told: %.0f s to wait", chat, wait)
            await asyncio.sleep(wait)

    async def _said(self, chat: int, outcome: Outcome) -> None:
        if isinstance(outcome, Blocked):
            await self.people.save_profile(chat, blocked=True)
        elif isinstance(outcome, Bad):
            _log.error("Telegram does not take what chat %d is told: %s", chat, outcome.text)

    async def reply(self, message: Message, text: str, keyboard: Keyboard = ()) -> None:
        """Say something where the message was written."""
        await self.say(message.chat.id, text, keyboard, thread_of(message), silent=True)

    async def turn(self, message: Message, text: str, keyboard: Keyboard) -> Refusal | None:
        """Another page on a message of pages; at the chat's limits whoever pressed may press again."""
        chat = message.chat.id
        if await self.buckets.take(chat) > 0:
            return Refusal("slow")

        async def edit() -> None:
            for pause in _PAUSES:
                said = await self.calls.edit(chat, message.message_id, text, keyboard)
                if isinstance(said, Wait):
                    await self.buckets.pause(chat, said.seconds)
                if not isinstance(said, Network):
                    break
                await asyncio.sleep(pause)

        await self.errands.run(chat, edit)
        return None

    async def answer(self, tap: str, text: str = "", *, alert: bool = False) -> None:
        """Answer a press; again, if the call fails, as a press without an answer looks like a bot asleep."""

        async def call() -> None:
            for pause in _PAUSES:
                said = await self.calls.answer(tap, text, alert=alert)
                if not isinstance(said, Network | Wait):
                    break
                await asyncio.sleep(min(said.seconds, 10.0) if isinstance(said, Wait) else pause)

        await self.errands.run(0, call)

    async def react(self, message: Message) -> None:
        """A nod at a message, where words would be one message too many."""

        async def call() -> None:
            try:
                await self.calls.bot.set_message_reaction(message.chat.id, message.message_id, reaction="👌")
            except TelegramError as error:
                _log.info("no reaction in %d: %s", message.chat.id, error)

        await self.errands.run(0, call)

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
        return (user == table.host and user != CHANNEL) or await self.is_admin(table.chat, user)

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


def own_message(tap: CallbackQuery, start: str) -> Message | None:
    """The message of a press, if its buttons carry what begins so: a forged press may come with any message."""
    message = tap.message
    if not isinstance(message, Message) or message.reply_markup is None:
        return None
    carried = [button.callback_data for row in message.reply_markup.inline_keyboard for button in row]
    return message if any(isinstance(one, str) and one.startswith(start) for one in carried) else None
