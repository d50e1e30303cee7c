"""The few calls of the Bot API that show a game, and what their refusals mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter, TelegramError

from tgbot.screens.types import Button, Keyboard
from tgbot.transport import call


@dataclass(frozen=True, slots=True)
class Ok:
    """Done. `message` is the id of the message sent or edited."""

    message: int = 0


@dataclass(frozen=True, slots=True)
class Same:
    """It is so already, which is as good."""


@dataclass(frozen=True, slots=True)
class Gone:
    """The message cannot be changed any more, or the tap is too old to be answered."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Too many calls: not before so many seconds."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Blocked:
    """This person cannot be written to: blocked the bot, never started it, or is no more."""


@dataclass(frozen=True, slots=True)
class Kicked:
    """The bot may not write to this group: thrown out, muted, or the group is no more."""


@dataclass(frozen=True, slots=True)
class Migrated:
    """The group has become the supergroup `chat`."""

    chat: int


@dataclass(frozen=True, slots=True)
class NoTopic:
    """The topic is closed or deleted."""


@dataclass(frozen=True, slots=True)
class Bad:
    """Telegram does not take what we said: a mistake of ours, the same at every try."""

    text: str


@dataclass(frozen=True, slots=True)
class Network:
    """No answer, or a failure at Telegram's; it may or may not have been done."""

    text: str


Outcome = Ok | Same | Gone | Wait | Blocked | Kicked | Migrated | NoTopic | Bad | Network

_ALERT = 200
_SAME = ("message is not modified",)
_GONE = (
    "message to edit not found",
    "message to delete not found",
    "message can't be edited",
    "message can't be deleted",
    "message_id_invalid",
    "there is no text in the message",
    "query is too old",
    "query id is invalid",
)
_NO_TOPIC = ("message thread not found", "topic_closed", "topic_deleted", "topic_id_invalid")
_NO_CHAT = (
    "chat not found",
    "peer_id_invalid",
    "user not found",
    "not enough rights",
    "have no rights to send",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_admin_required",
    "group chat was deactivated",
    "group chat was deleted",
    "need administrator rights",
)


class Calls:
    """The calls as plain values. They never raise; they wait for nobody's buckets.

    Answers are taken as bare JSON: to build PTB's Message of each would take twice the time of the whole call.
    """

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def send(
        self, chat: int, text: str, keyboard: Keyboard = (), *, thread: int | None = None, silent: bool = False
    ) -> Outcome:
        """A new message, in HTML."""
        parameters = _text(chat, text, keyboard)
        if thread is not None:
            parameters["message_thread_id"] = thread
        if silent:
            parameters["disable_notification"] = True
        return await self._call("sendMessage", parameters, chat)

    async def edit(self, chat: int, message: int, text: str, keyboard: Keyboard = ()) -> Outcome:
        """Another text, in HTML, and another keyboard, or none, for a message."""
        return await self._call("editMessageText", _text(chat, text, keyboard) | {"message_id": message}, chat)

    async def edit_keyboard(self, chat: int, message: int, keyboard: Keyboard = ()) -> Outcome:
        """Another keyboard, or none."""
        parameters: dict[str, Any] = {"chat_id": chat, "message_id": message}
        if keyboard:
            parameters["reply_markup"] = markup(keyboard)
        return await self._call("editMessageReplyMarkup", parameters, chat)

    async def delete(self, chat: int, message: int) -> Outcome:
        """Take a message away."""
        return await self._call("deleteMessage", {"chat_id": chat, "message_id": message}, chat)

    async def answer(self, tap: str, text: str = "", *, alert: bool = False, url: str | None = None) -> Outcome:
        """Answer a tap, with a toast, an alert (≤ 200 characters) or nothing. Counts nowhere, so it never waits."""
        parameters: dict[str, Any] = {"callback_query_id": tap}
        if text:
            parameters |= {"text": _shortened(text), "show_alert": alert}
        if url is not None:
            parameters["url"] = url
        return await self._call("answerCallbackQuery", parameters, 0)

    async def _call(self, method: str, parameters: dict[str, Any], chat: int) -> Outcome:
        try:
            result = await call(self.bot, method, parameters)
        except TelegramError as error:
            return classify(error, chat)
        return Ok(result["message_id"] if isinstance(result, dict) else 0)


def markup(keyboard: Keyboard) -> dict[str, Any]:
    """InlineKeyboardMarkup."""
    return {"inline_keyboard": [[_button(button) for button in row] for row in keyboard]}


def classify(error: TelegramError, chat: int) -> Outcome:
    """What a refusal means for a call to this chat."""
    match error:
        case RetryAfter():
            return Wait(seconds(error))
        case ChatMigrated():
            return Migrated(error.new_chat_id)
        case Forbidden():
            return Blocked() if chat > 0 else Kicked()
        case BadRequest():
            return _bad_request(error.message, chat)
        case _:
            return Network(error.message)


def seconds(error: RetryAfter) -> float:
    """How long Telegram asks to wait."""
    after: int | timedelta = error.retry_after  # by PTB_TIMEDELTA, which a later PTB will have as its only way
    return after.total_seconds() if isinstance(after, timedelta) else float(after)


def _bad_request(message: str, chat: int) -> Outcome:
    said = message.lower()
    if _any(said, _SAME):
        return Same()
    if _any(said, _GONE):
        return Gone()
    if _any(said, _NO_TOPIC):
        return NoTopic()
    if _any(said, _NO_CHAT):
        return Blocked() if chat > 0 else Kicked()
    return Bad(message)


def _any(said: str, phrases: Iterable[str]) -> bool:
    return any(phrase in said for phrase in phrases)


def _text(chat: int, text: str, keyboard: Keyboard) -> dict[str, Any]:
    parameters: dict[str, Any] = {
        "chat_id": chat,
        "text": text,
        "parse_mode": "HTML",
        "link_preview_options": {"is_disabled": True},
    }
    if keyboard:
        parameters["reply_markup"] = markup(keyboard)
    return parameters


def _shortened(text: str) -> str:
    """What fits into an answer; Telegram counts in UTF-16."""
    if len(text.encode("utf-16-le")) <= 2 * _ALERT:
        return text
    return text.encode("utf-16-le")[: 2 * (_ALERT - 1)].decode("utf-16-le", errors="ignore") + "…"


def _button(button: Button) -> dict[str, str]:
    made: dict[str, str] = {"text": button.text}
    for name, value in (("callback_data", button.data), ("url", button.url), ("style", button.style)):
        if value is not None:
            made[name] = value
    return made
