"""May the bot reach this chat, topic, message? The refusals of a chat that is blocked, left, upgraded or closed."""

from typing import Any

from tgbot.playground.errors import bad, forbidden
from tgbot.playground.models import Chat, Message
from tgbot.playground.world import World


def known_chat(world: World, chat_id: Any) -> Chat:
    """The chat of this id; users who have not pressed Start have none for the bot."""
    chat = world.chats.get(chat_id) if isinstance(chat_id, int) else None
    if chat is None:
        raise bad("chat not found")
    return chat


def readable(world: World, chat_id: Any) -> Chat:
    """A chat the bot may ask about."""
    chat = known_chat(world, chat_id)
    if chat.is_private:
        if not world.users[chat.id].started:
            raise bad("chat not found")
        return chat
    _check_group(world, chat)
    return chat


def writable(world: World, chat_id: Any) -> Chat:
    """A chat the bot may write to."""
    chat = known_chat(world, chat_id)
    if chat.is_private:
        user = world.users[chat.id]
        if not user.started:
            raise forbidden("bot can't initiate conversation with a user")
        if user.blocked_bot:
            raise forbidden("bot was blocked by the user")
        return chat
    _check_group(world, chat)
    if chat.bot_muted and not chat.member(world.bot.id).is_admin:
        raise bad("not enough rights to send text messages to the chat")
    return chat


def _check_group(world: World, chat: Chat) -> None:
    if chat.migrated_to is not None:
        raise bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.migrated_to)
    match chat.member(world.bot.id).status:
        case "kicked":
            raise forbidden(f"bot was kicked from the {chat.type} chat")
        case "left":
            raise forbidden(f"bot is not a member of the {chat.type} chat")
        case _:
            return


def topic(world: World, chat: Chat, thread_id: int | None) -> int | None:
    """The topic to write to. General is named by no id at all."""
    admin = chat.member(world.bot.id).is_admin
    if thread_id is None:
        if chat.is_forum and chat.general_closed and not admin:
            raise bad("TOPIC_CLOSED")
        return None
    found = chat.topics.get(thread_id)
    if not chat.is_forum or found is None or found.deleted:
        raise bad("message thread not found")
    if found.closed and not admin:
        raise bad("TOPIC_CLOSED")
    return thread_id


def message_in(chat: Chat, message_id: int, purpose: str) -> Message:
    """The message of this id; `purpose` is how Telegram calls it when there is none."""
    message = chat.messages.get(message_id)
    if message is None:
        raise bad(f"message {purpose} not found")
    return message
