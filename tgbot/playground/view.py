"""The world as the page is told it: the Bot API's own JSON where there is one, and a little around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING

from tgbot.playground import ledger, wire
from tgbot.playground.faults import Faults
from tgbot.playground.models import Chat, Json, Message, Tap, User

if TYPE_CHECKING:
    from tgbot.playground.server import BotApi
    from tgbot.playground.world import World

HISTORY = 300
"""Messages of a chat that a newly opened page is given."""
_TAPS = 500
_ENTRIES = 40


def message_seen(world: World, message: Message) -> Json:
    """One message; who wrote it by id alone."""
    said = wire.message_json(world, message, with_reply=False)
    said["chat"] = message.chat_id
    said["from"] = message.sender_id
    said["edits"] = message.edits
    if message.sender_chat_id is not None:
        said["sender_chat"] = message.sender_chat_id
    if message.reply_to_id is not None:
        said["reply_to"] = message.reply_to_id
    if message.reactions:
        said["reactions"] = message.reactions
    return said


def chat_seen(world: World, chat: Chat) -> Json:
    """One chat, with who is in it."""
    return {
        "id": chat.id,
        "type": chat.type,
        "title": chat.title,
        "forum": chat.is_forum,
        "closed": chat.general_closed,
        "members": {str(member.user_id): member.status for member in chat.members.values()},
        "topics": [
            {"id": topic.id, "name": topic.name, "closed": topic.closed}
            for topic in chat.topics.values()
            if not topic.deleted
        ],
        "pinned": [message_id for message_id in chat.pinned if message_id in chat.messages],
        "migrated_to": chat.migrated_to,
        "migrated_from": chat.migrated_from,
    }


def user_seen(world: World, user: User, by_robot: bool) -> Json:
    """One person, and how far they have read."""
    marks = world.read_marks.items()
    return wire.user_json(user) | {
        "started": user.started,
        "blocked": user.blocked_bot,
        "robot": by_robot,
        "read": [[chat, thread, last] for (reader, chat, thread), last in marks if reader == user.id],
    }


def tap_seen(tap: Tap) -> Json:
    """One tap, and the bot's answer if it has come."""
    said: Json = {
        "id": tap.id,
        "user": tap.user.id,
        "chat": tap.message.chat_id,
        "message": tap.message.id,
        "data": tap.data,
    }
    if tap.answer is not None:
        said["answer"] = {"text": tap.answer.text, "alert": tap.answer.show_alert, "url": tap.answer.url}
    return said


def whole(world: World, by_robot: Callable[[int], bool]) -> Json:
    """Everything, for a page that has just been opened."""
    people = [user_seen(world, user, by_robot(user.id)) for user in world.users.values() if not user.is_bot]
    messages = [one for chat in world.chats.values() for one in _latest(chat)]
    return {
        "bot": {"id": world.bot.id, "name": world.bot.full_name, "username": world.bot.username},
        "users": people,
        "chats": [chat_seen(world, chat) for chat in world.chats.values()],
        "messages": [message_seen(world, message) for message in messages],
        "taps": [tap_seen(tap) for tap in _recent(world) if tap.answer is None],
    }


def faults_seen(faults: Faults) -> list[Json]:
    """The trouble that waits."""
    return [{"kind": fault.kind, "times": fault.times, "seconds": fault.seconds} for fault in faults.waiting]


def ledger_seen(api: BotApi) -> Json:
    """What the bot has asked for: by chat, what was refused, how fast taps were answered."""
    world, book, now = api.world, api.ledger, api.world.now()
    rates = book.rates(now)
    places = set(book.new_messages) | set(book.edits) | set(rates)
    taps = _recent(world)
    times = ledger.answer_times(taps)
    late = [tap for tap in taps if tap.answer is None and now - tap.at > 1]
    bad = [entry for entry in book.latest(5000) if not entry.ok][:_ENTRIES]
    return {
        "chats": [
            {"id": chat, "rate": rates.get(chat, 0), "new": book.new_messages[chat], "edits": book.edits[chat]}
            for chat in places
        ],
        "most": api.limits.a_minute_in_group,
        "calls": sum(book.methods.values()),
        "refused": [
            {
                "at": entry.at,
                "method": entry.method,
                "chat": entry.chat_id,
                "code": entry.code,
                "reason": entry.reason,
                "injected": entry.injected,
            }
            for entry in bad
        ],
        "refusals": len(book.refused),
        "unanswered": [{"user": tap.user.id, "data": tap.data, "seconds": now - tap.at} for tap in late[:_ENTRIES]],
        "waits": len(late),
        "times": {
            "count": len(times),
            "half": _share(times, 0.5),
            "most": _share(times, 0.95),
            "worst": _share(times, 1),
        },
        "last": [seconds for tap in reversed(taps[:60]) if (seconds := tap.seconds) is not None],
    }


def _share(times: list[float], share: float) -> float | None:
    return times[min(len(times) - 1, int(len(times) * share))] if times else None


def _latest(chat: Chat) -> Iterable[Message]:
    return list(chat.messages.values())[-HISTORY:]


def _recent(world: World) -> list[Tap]:
    """The last taps, the latest first."""
    return list(islice(reversed(world.taps.values()), _TAPS))
