"""send…, delete…, pin…, reactions, chat actions."""

from typing import Any

from tgbot.playground import wire
from tgbot.playground.errors import bad
from tgbot.playground.methods import compose
from tgbot.playground.methods.access import message_in, readable, topic, writable
from tgbot.playground.methods.markup import keyboard
from tgbot.playground.models import Chat, Json, Message
from tgbot.playground.schema import Params
from tgbot.playground.world import World

DELETABLE_FOR = 48 * 3600
_EMOJI = (
    "❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤‍🔥 🌚 🌭 💯 🤣 ⚡ 🍌 🏆 💔 🤨 😐 🍓 "
    "🍾 💋 🖕 😈 😴 😭 🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷‍♂ 🤷 🤷‍♀ 😡"
)
REACTIONS = _EMOJI.split(" ")
ACTIONS = [
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
]


def send_message(world: World, params: Params) -> Json:
    """sendMessage."""
    chat = writable(world, params["chat_id"])
    words, entities = compose.text(world, params["text"], params.get("parse_mode"), params.get("entities"))
    content = {"text": words, "entities": entities, "link_preview": params.get("link_preview_options")}
    return _post(world, chat, params, content)


def send_photo(world: World, params: Params) -> Json:
    """sendPhoto."""
    chat = writable(world, params["chat_id"])
    caption, entities = compose.caption(world, dict(params.values))
    content: Json = {"photo": compose.photo(world, params, params["photo"])}
    content |= {"caption": caption, "caption_entities": entities}
    content |= {name: params.get(name, False) for name in ("show_caption_above_media", "has_spoiler")}
    return _post(world, chat, params, content)


def send_document(world: World, params: Params) -> Json:
    """sendDocument."""
    chat = writable(world, params["chat_id"])
    caption, entities = compose.caption(world, dict(params.values))
    content: Json = {"document": compose.document(world, params, params["document"])}
    return _post(world, chat, params, content | {"caption": caption, "caption_entities": entities})


def _post(world: World, chat: Chat, params: Params, content: Json) -> Json:
    markup = keyboard(params.get("reply_markup"), private=chat.is_private)
    thread_id = topic(world, chat, params.get("message_thread_id"))
    reply_to_id = compose.reply(chat, params.get("reply_parameters"))
    silent = params.get("disable_notification", False)
    message = world.post(
        chat, world.bot, markup=markup, thread_id=thread_id, reply_to_id=reply_to_id, silent=silent, **content
    )
    return wire.message_json(world, message)


def delete_message(world: World, params: Params) -> bool:
    """deleteMessage."""
    chat = readable(world, params["chat_id"])
    message = message_in(chat, params["message_id"], "to delete")
    if not _deletable(world, chat, message):
        raise bad("message can't be deleted for everyone")
    world.delete(message)
    return True


def delete_messages(world: World, params: Params) -> bool:
    """deleteMessages: those that are not there are passed over."""
    chat = readable(world, params["chat_id"])
    if not 1 <= len(params["message_ids"]) <= 100:
        raise bad("too many messages to delete" if params["message_ids"] else "message identifiers are not specified")
    for message_id in params["message_ids"]:
        message = chat.messages.get(message_id)
        if message is not None and _deletable(world, chat, message):
            world.delete(message)
    return True


def _deletable(world: World, chat: Chat, message: Message) -> bool:
    if world.now() - message.date >= DELETABLE_FOR:
        return False
    if "forum_topic_created" in message.service or "migrate_from_chat_id" in message.service:
        return False
    bot = chat.member(world.bot.id)
    rights = bot.is_admin and (chat.type == "group" or "can_delete_messages" in bot.rights)
    return chat.is_private or message.sender_id == world.bot.id or rights


def pin(world: World, params: Params) -> bool:
    """pinChatMessage, with its service message."""
    chat = _pinnable(world, params)
    message = message_in(chat, params["message_id"], "to pin")
    if message.service:
        raise bad("service message can't be pinned")
    if message.id not in chat.pinned:
        chat.pinned.append(message.id)
        pinned = wire.message_json(world, message, with_reply=False)
        world.post(chat, world.bot, service={"pinned_message": pinned}, thread_id=message.thread_id)
    return True


def unpin(world: World, params: Params) -> bool:
    """unpinChatMessage: the latest, if none is named."""
    chat = _pinnable(world, params)
    message_id = params.get("message_id", chat.pinned[-1] if chat.pinned else None)
    if message_id not in chat.pinned:
        raise bad("message to unpin not found")
    chat.pinned.remove(message_id)
    world.tell("chat")
    return True


def unpin_all(world: World, params: Params) -> bool:
    """unpinAllChatMessages."""
    _pinnable(world, params).pinned.clear()
    world.tell("chat")
    return True


def _pinnable(world: World, params: Params) -> Chat:
    chat = writable(world, params["chat_id"])
    if not chat.is_private and "can_pin_messages" not in chat.member(world.bot.id).rights:
        raise bad("not enough rights to manage pinned messages in the chat")
    return chat


def react(world: World, params: Params) -> bool:
    """setMessageReaction: one emoji of Telegram's list, or none."""
    chat = readable(world, params["chat_id"])
    message = message_in(chat, params["message_id"], "to react")
    chosen: list[Any] = params.get("reaction") or []
    if len(chosen) > 1:
        raise bad("REACTIONS_TOO_MANY")
    if any(one["type"] != "emoji" or one["emoji"].replace("\ufe0f", "") not in REACTIONS for one in chosen):
        raise bad("REACTION_INVALID")
    message.reactions = chosen
    world.tell("edit", message)
    return True


def chat_action(world: World, params: Params) -> bool:
    """sendChatAction."""
    chat = writable(world, params["chat_id"])
    topic(world, chat, params.get("message_thread_id"))
    if params["action"] not in ACTIONS:
        raise bad("wrong parameter action in request")
    return True
