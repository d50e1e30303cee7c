"""One person's messenger: what they see, and what they can do. Tests and the page act through it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, parse_qs, urlsplit

from tgbot.playground.errors import WorldError
from tgbot.playground.models import Chat, Json, Message, Tap, User

if TYPE_CHECKING:
    from tgbot.playground.world import World

Which = str | int | tuple[int, int]
_IS_TELEGRAM = re.compile(r"(www\.)?(t\.me|telegram\.me)")


@dataclass(frozen=True, slots=True)
class Person:
    """A light view; make as many of one person as you like."""

    world: World
    user: User

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """Full name."""
        return self.user.full_name

    # what they see

    @property
    def private(self) -> Chat:
        """The private chat with the bot."""
        return self.world.chats[self.id]

    @property
    def chats(self) -> list[Chat]:
        """Chats of their list, the latest first. A group that became a supergroup is seen as that."""
        mine = [chat for chat in self.world.chats.values() if self.sees(chat)]
        return sorted(mine, key=lambda chat: max((message.date for message in chat.messages.values()), default=0))[::-1]

    def sees(self, chat: Chat) -> bool:
        """Whether the chat is in their list."""
        if chat.is_private:
            return chat.id == self.id and self.user.started
        return chat.migrated_to is None and chat.has(self.id)

    def messages(self, chat: Chat | None = None, thread_id: int | None = None) -> list[Message]:
        """Messages of a chat (the private one if none is named), of one topic if that is named."""
        place = self.private if chat is None else chat
        if not self.sees(place):
            return []
        return [one for one in place.messages.values() if thread_id is None or one.thread_id == thread_id]

    def last(self, chat: Chat | None = None) -> Message | None:
        """The last message the bot wrote there."""
        mine = [message for message in self.messages(chat) if message.sender_id == self.world.bot.id]
        return mine[-1] if mine else None

    def with_buttons(self, chat: Chat | None = None) -> list[Message]:
        """Messages that have a keyboard, the latest first."""
        return [message for message in reversed(self.messages(chat)) if message.buttons]

    def commands(self, chat: Chat | None = None) -> list[Json]:
        """The menu of commands in their language."""
        place = self.private if chat is None else chat
        return self.world.profile.menu(place, self.id, self.user.language_code)

    def unread(self, chat: Chat) -> int:
        """Messages of others since they last looked."""
        marks = self.world.read_marks
        others = [message for message in self.messages(chat) if message.sender_id != self.id]
        return sum(1 for one in others if one.id > marks.get((self.id, chat.id, one.thread_id or 0), 0))

    def read(self, chat: Chat) -> None:
        """Looks at the chat, every topic of it: nothing there is unread now."""
        for thread in {message.thread_id or 0 for message in chat.messages.values()}:
            self.read_topic(chat, thread)

    def read_topic(self, chat: Chat, thread: int) -> None:
        """Looks at one topic; 0 is what lies in none, or in General."""
        ids = [message.id for message in chat.messages.values() if (message.thread_id or 0) == thread]
        self.world.read_marks[self.id, chat.id, thread] = max(ids, default=0)
        self.world.tell("read", user_id=self.id)

    # what they do

    def start(self, payload: str = "") -> Message:
        """Presses Start in the private chat, perhaps by a deep link with a payload."""
        return self.world.start_private(self.user, payload)

    def send(
        self, text: str, chat: Chat | None = None, *, thread_id: int | None = None, reply_to: Message | None = None
    ) -> Message:
        """Writes into a chat, the private one if none is named."""
        place = self.private if chat is None else chat
        return self.world.send(self.user, place, text, thread_id=thread_id, reply_to=reply_to)

    def tap(self, message: Message, which: Which) -> Tap:
        """Taps a button: by its text, its data, its number, or its row and column. It must be there and carry data."""
        button = self.button(message, which)
        if "callback_data" not in button:
            raise WorldError(f"«{button['text']}» is no button of data: follow or press it")
        return self.world.tap(self.user, message, button["callback_data"])

    def press(self, message: Message, which: Which) -> Tap | Message | None:
        """Taps a button of any kind, as a finger would: data, a link, or what only a messenger handles (None)."""
        button = self.button(message, which)
        if "callback_data" in button:
            return self.world.tap(self.user, message, button["callback_data"])
        return self.follow(button["url"]) if "url" in button else None

    def button(self, message: Message, which: Which) -> Json:
        """The button meant, as this person sees it."""
        self.check_sight(message)
        flat = [button for row in message.buttons for button in row]
        if isinstance(which, tuple):
            return message.buttons[which[0]][which[1]]
        if isinstance(which, int):
            return flat[which]
        exact = [button for button in flat if which in (button["text"], button.get("callback_data"), button.get("url"))]
        found = exact or [button for button in flat if which in button["text"]]
        if not found:
            raise WorldError(f"no button «{which}» among {[button['text'] for button in flat]}")
        return found[0]

    def check_sight(self, message: Message) -> None:
        """Raises WorldError for a message this person does not see, or whose buttons are gone with the chat."""
        chat = self.world.groups.current(self.world.chats[message.chat_id])
        if message.deleted or not self.sees(chat) or (chat.is_private and self.user.blocked_bot):
            raise WorldError(f"{self.name} does not see this message")

    def follow(self, url: str, group: Chat | None = None) -> Message | None:
        """Opens a link: t.me/bot?start=… presses Start, ?startgroup=… adds the bot to the group, t.me/share/url?…
        posts a link and words there; others lead out."""
        query = _taken_apart(url)[1]
        if self.shares(url):
            words = [*query.get("url", []), *query.get("text", [])]
            return None if group is None else self.send("\n".join(words), group)
        if not self.leads_to_bot(url):
            return None
        if "startgroup" in query:
            if group is None:  # the messenger asks which
                return None
            if not group.has(self.world.bot.id):
                self.world.groups.invite_bot(group, self)
            return self.send(f"/start@{self.world.bot.username} {query['startgroup'][0]}".strip(), group)
        return self.start(query.get("start", [""])[0])

    def leads_to_bot(self, url: str) -> bool:
        """Whether a link opens the private chat with the bot."""
        parts, query = _taken_apart(url)
        username = str(self.world.bot.username).lower()
        if parts.netloc == "resolve":  # tg://resolve?domain=bot&start=payload
            return query.get("domain", [""])[0].lower() == username
        known = _IS_TELEGRAM.fullmatch(parts.netloc) is not None
        return known and parts.path.strip("/").lower() == username

    def shares(self, url: str) -> bool:
        """Whether a link is for posting something into a chat."""
        parts = _taken_apart(url)[0]
        return _IS_TELEGRAM.fullmatch(parts.netloc) is not None and parts.path.strip("/") == "share/url"

    def wants_group(self, url: str) -> bool:
        """Whether a link does something in a group, which is still to be chosen."""
        return self.shares(url) or (self.leads_to_bot(url) and "startgroup" in _taken_apart(url)[1])

    def block_bot(self) -> None:
        """Blocks the bot in the private chat."""
        self.world.block_bot(self.user)

    def unblock_bot(self) -> None:
        """Unblocks it."""
        self.world.unblock_bot(self.user)


def _taken_apart(url: str) -> tuple[SplitResult, dict[str, list[str]]]:
    parts = urlsplit(url if "://" in url else f"https://{url}")
    return parts, parse_qs(parts.query, keep_blank_values=True)
