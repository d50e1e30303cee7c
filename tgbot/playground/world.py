"""The simulated Telegram: who is there, what was said, and what people do. Plain calls, no waiting, no network."""

import itertools
import re
from typing import Any

from tgbot.playground import entities, wire
from tgbot.playground.changes import Change, Changes
from tgbot.playground.clock import Clock, RealClock
from tgbot.playground.errors import WorldError
from tgbot.playground.groups import Groups
from tgbot.playground.inline import Inline
from tgbot.playground.models import (
    ANONYMOUS_ADMIN_ID,
    Answer,
    Chat,
    File,
    Json,
    Message,
    Tap,
    User,
)
from tgbot.playground.person import Person
from tgbot.playground.profile import Profile
from tgbot.playground.updates import Updates

BOT_ID = 7_000_000_001


class World:
    """Everything of it lives in memory, in one thread."""

    def __init__(self, *, bot_username: str = "playground_bot", clock: Clock | None = None) -> None:
        self.clock: Clock = clock or RealClock()
        self.token = f"{BOT_ID}:{'playground-token'.ljust(35, 'A')}"
        self.bot = User(BOT_ID, "Настольные игры", username=bot_username, language_code=None, is_bot=True)
        anonymous = User(ANONYMOUS_ADMIN_ID, "Group", username="GroupAnonymousBot", language_code=None, is_bot=True)
        self.users: dict[int, User] = {user.id: user for user in (self.bot, anonymous)}
        self.chats: dict[int, Chat] = {}
        self.files: dict[str, File] = {}
        self.taps: dict[str, Tap] = {}
        self.read_marks: dict[tuple[int, int, int], int] = {}
        """By person, chat and topic (0 where there is none): the last message they have seen there."""
        self.updates = Updates()
        self.changes = Changes()
        self.groups = Groups(self)
        self.inline = Inline(self)
        self.profile = Profile()
        self.wait_for = self.changes.wait_for
        self.tap_lifetime = 30.0
        """Seconds in which a tap can be answered."""
        self._user_ids = itertools.count(5_000_000_001, 17)
        self._message_ids = itertools.count(101)
        self._file_ids = itertools.count(1)
        self._tap_ids = itertools.count(4_000_000_000_000_000_001, 13)

    def now(self) -> float:
        """Unix time by the world's clock."""
        return self.clock.time()

    # people

    def add_user(
        self, first_name: str, last_name: str = "", username: str | None = None, language_code: str | None = "ru"
    ) -> Person:
        """A new person, who has not met the bot."""
        user = User(next(self._user_ids), first_name, last_name, username, language_code)
        self.users[user.id] = user
        self.chats[user.id] = Chat(user.id, "private")
        self.tell("user", user_id=user.id)
        return Person(self, user)

    def person(self, user_id: int) -> Person:
        """The view of one person."""
        return Person(self, self.users[user_id])

    @property
    def people(self) -> list[Person]:
        """Everybody but bots."""
        return [Person(self, user) for user in self.users.values() if not user.is_bot]

    # messages

    def post(self, chat: Chat, sender: User, **content: Any) -> Message:
        """Puts a message into a chat and gives the bot what it may see of it."""
        message = Message(chat.id, self._next_message_id(chat), int(self.now()), sender.id, **content)
        chat.messages[message.id] = message
        if self._bot_sees(chat, message):
            self.updates.push("message", wire.message_json(self, message))
        self.tell("message", message)
        return message

    def edit(self, message: Message, **content: Any) -> None:
        """Changes a message in place."""
        for name, value in content.items():
            setattr(message, name, value)
        message.edit_date = int(self.now())
        message.edits += 1
        self.tell("edit", message)

    def delete(self, message: Message) -> None:
        """Takes a message away; who still holds it sees that it is deleted."""
        self.chats[message.chat_id].messages.pop(message.id, None)
        message.deleted = True
        self.tell("delete", message)

    def send(
        self, user: User, chat: Chat, text: str, *, thread_id: int | None = None, reply_to: Message | None = None
    ) -> Message:
        """A person writes into a chat. An anonymous administrator writes as the group."""
        self._may_write(user, chat, thread_id)
        text = text.strip()
        if not 0 < entities.utf16(text) <= 4096:
            raise WorldError("a message has from 1 to 4096 characters")
        content: Json = {"text": text, "entities": entities.find(text), "thread_id": thread_id}
        if reply_to is not None:
            content["reply_to_id"] = reply_to.id
        sender = user
        if chat.member(user.id).is_anonymous:
            sender, content["sender_chat_id"] = self.users[ANONYMOUS_ADMIN_ID], chat.id
        return self.post(chat, sender, **content)

    def start_private(self, user: User, payload: str = "") -> Message:
        """Presses Start, perhaps by a deep link; it unblocks the bot as well."""
        if not re.fullmatch(r"[A-Za-z0-9_-]{0,64}", payload):
            raise WorldError(f"not a payload of a deep link: {payload!r}")
        if not user.started:
            user.started = True
            self.tell("user", user_id=user.id)
        if user.blocked_bot:
            self.unblock_bot(user)
        return self.send(user, self.chats[user.id], f"/start {payload}".strip())

    # taps

    def tap(self, user: User, message: Message, data: str) -> Tap:
        """Taps a button with this data. Nothing is checked: forged data and foreign people pass, as in earnest."""
        tap = Tap(str(next(self._tap_ids)), user, message, data, self.now())
        self.taps[tap.id] = tap
        self.updates.push("callback_query", wire.tap_json(self, tap))
        self.tell("tap", message, user_id=user.id, tap_id=tap.id)
        return tap

    def answer_tap(self, tap: Tap, text: str, show_alert: bool, url: str | None) -> None:
        """The bot's answer to a tap."""
        tap.answer = Answer(text, show_alert, url, self.now())
        self.tell("answer", tap.message, user_id=tap.user.id, tap_id=tap.id)

    # the private chat

    def block_bot(self, user: User) -> None:
        """Blocks the bot: it is told, and can write no more."""
        user.blocked_bot = True
        self._private_status(user, "member", "kicked")

    def unblock_bot(self, user: User) -> None:
        """Lets the bot write again."""
        user.blocked_bot = False
        self._private_status(user, "kicked", "member")

    def _private_status(self, user: User, old: str, new: str) -> None:
        self.groups.tell_bot_status(self.chats[user.id], user, old, new)
        self.tell("member", user_id=user.id)

    # files

    def add_file(self, content: bytes, mime: str, name: str, width: int = 0, height: int = 0) -> File:
        """Keeps a file; its id can be sent again."""
        number = next(self._file_ids)
        file = File(f"AgACAgIAAxkB{number:06d}", f"AQAD{number:06d}", content, mime, name, width, height)
        self.files[file.id] = file
        return file

    def tell(
        self, kind: str, message: Message | None = None, *, user_id: int | None = None, tap_id: str | None = None
    ) -> None:
        """Tells the listeners of a change."""
        if message is None:
            self.changes.tell(Change(kind, user_id=user_id))
        else:
            self.changes.tell(Change(kind, message.chat_id, message.id, user_id, tap_id))

    # what the bot sees

    def _bot_sees(self, chat: Chat, message: Message) -> bool:
        if message.sender_id == self.bot.id:
            return False
        if chat.is_private:
            return not self.users[chat.id].blocked_bot
        bot = chat.member(self.bot.id)
        if not bot.present:
            return False
        replied = chat.messages.get(message.reply_to_id or 0)
        return bool(
            message.service
            or bot.is_admin
            or message.via_bot
            or (replied is not None and replied.sender_id == self.bot.id)
            or any(self._for_bot(message, entity) for entity in message.entities)
        )

    def _for_bot(self, message: Message, entity: Json) -> bool:
        """A command with no address, or with ours."""
        if entity["type"] != "bot_command":
            return False
        _, _, address = entities.cut(message.text, entity).partition("@")
        return not address or address.lower() == str(self.bot.username).lower()

    def _may_write(self, user: User, chat: Chat, thread_id: int | None) -> None:
        if chat.is_private:
            if chat.id != user.id or not user.started or user.blocked_bot:
                raise WorldError(f"{user.full_name} cannot write into this private chat")
            return
        if chat.migrated_to is not None or not chat.has(user.id):
            raise WorldError(f"{user.full_name} is not a member of «{chat.title}»")
        topic = chat.topics.get(thread_id or 0)
        closed = chat.general_closed if thread_id is None else topic is None or topic.deleted or topic.closed
        if closed and not chat.member(user.id).is_admin:
            raise WorldError("the topic is closed or gone")

    def _next_message_id(self, chat: Chat) -> int:
        if chat.type != "supergroup":
            return next(self._message_ids)
        chat.last_id += 1
        return chat.last_id
