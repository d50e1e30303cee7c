"""The world in the Bot API's JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgbot.playground.models import ADMIN_RIGHTS, Chat, File, Json, Member, Message, Tap, User

if TYPE_CHECKING:
    from tgbot.playground.world import World


def user_json(user: User) -> Json:
    """User."""
    said: Json = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
    for name in ("last_name", "username", "language_code"):
        if value := getattr(user, name):
            said[name] = value
    return said


def chat_json(world: World, chat: Chat) -> Json:
    """Chat."""
    if chat.is_private:
        user = world.users[chat.id]
        named = user_json(user)
        return {"id": chat.id, "type": "private"} | {
            name: named[name] for name in ("first_name", "last_name", "username") if name in named
        }
    said: Json = {"id": chat.id, "type": chat.type, "title": chat.title}
    return {**said, "is_forum": True} if chat.is_forum else said


def photo_json(file: File) -> list[Json]:
    """PhotoSize, twice: as Telegram does, a small one and the whole."""
    whole = {
        "file_id": file.id,
        "file_unique_id": file.unique_id,
        "width": file.width,
        "height": file.height,
        "file_size": len(file.content),
    }
    small = {
        "file_id": file.id + "s",
        "file_unique_id": file.unique_id + "s",
        "width": max(1, file.width // 4),
        "height": max(1, file.height // 4),
        "file_size": max(1, len(file.content) // 16),
    }
    return [small, whole]


def document_json(file: File) -> Json:
    """Document."""
    return {
        "file_id": file.id,
        "file_unique_id": file.unique_id,
        "file_name": file.name,
        "mime_type": file.mime,
        "file_size": len(file.content),
    }


def message_json(world: World, message: Message, with_reply: bool = True) -> Json:
    """Message."""
    chat = world.chats[message.chat_id]
    said: Json = {
        "message_id": message.id,
        "from": user_json(world.users[message.sender_id]),
        "chat": chat_json(world, chat),
        "date": message.date,
    }
    if message.sender_chat_id is not None:
        said["sender_chat"] = chat_json(world, world.chats[message.sender_chat_id])
    if message.edit_date is not None:
        said["edit_date"] = message.edit_date
    if message.thread_id is not None:
        said |= {"message_thread_id": message.thread_id, "is_topic_message": True}
    if message.via_bot:
        said["via_bot"] = user_json(world.bot)
    replied = chat.messages.get(message.reply_to_id or 0)
    if with_reply and replied is not None:
        said["reply_to_message"] = message_json(world, replied, with_reply=False)
    return said | _content(message) | message.service


def _content(message: Message) -> Json:
    said: Json = {}
    if message.text:
        said["text"] = message.text
    if message.entities:
        said["entities"] = message.entities
    if message.photo is not None:
        said["photo"] = photo_json(message.photo)
    if message.document is not None:
        said["document"] = document_json(message.document)
    if message.caption:
        said["caption"] = message.caption
    if message.caption_entities:
        said["caption_entities"] = message.caption_entities
    if message.show_caption_above_media:
        said["show_caption_above_media"] = True
    if message.has_spoiler:
        said["has_media_spoiler"] = True
    if message.link_preview:
        said["link_preview_options"] = message.link_preview
    if message.markup and "inline_keyboard" in message.markup:
        said["reply_markup"] = message.markup
    return said


def tap_json(world: World, tap: Tap) -> Json:
    """CallbackQuery; of a deleted message the bot learns only where it was."""
    said: Json = {
        "id": tap.id,
        "from": user_json(tap.user),
        "chat_instance": str(abs(tap.message.chat_id) * 7919),
        "data": tap.data,
    }
    if tap.message.inline_id is not None:
        return said | {"inline_message_id": tap.message.inline_id}
    if tap.message.deleted:
        chat = chat_json(world, world.chats[tap.message.chat_id])
        return said | {"message": {"chat": chat, "message_id": tap.message.id, "date": 0}}
    return said | {"message": message_json(world, tap.message)}


def member_json(world: World, member: Member) -> Json:
    """ChatMember."""
    said: Json = {"status": member.status, "user": user_json(world.users[member.user_id])}
    match member.status:
        case "creator":
            return said | {"is_anonymous": member.is_anonymous}
        case "administrator":
            rights = {right: right in member.rights for right in ADMIN_RIGHTS | {"can_manage_topics"}}
            return said | rights | {"can_be_edited": False, "is_anonymous": member.is_anonymous}
        case "kicked":
            return said | {"until_date": 0}
        case _:
            return said


def member_updated_json(world: World, chat: Chat, by: User, old: Member, new: Member) -> Json:
    """ChatMemberUpdated."""
    return {
        "chat": chat_json(world, chat),
        "from": user_json(by),
        "date": int(world.now()),
        "old_chat_member": member_json(world, old),
        "new_chat_member": member_json(world, new),
    }
