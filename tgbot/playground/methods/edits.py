"""editMessage…: the message must be there, be the bot's own, hold what is edited, and change by it."""

from typing import Any

from tgbot.playground import wire
from tgbot.playground.errors import ApiError, bad
from tgbot.playground.methods import compose
from tgbot.playground.methods.access import message_in, writable
from tgbot.playground.methods.markup import keyboard
from tgbot.playground.models import Json, Message
from tgbot.playground.schema import Params
from tgbot.playground.world import World

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)


def edit_text(world: World, params: Params) -> Json | bool:
    """editMessageText."""
    message = _target(world, params)
    if params.get("rich_message") is not None:
        raise bad("rich messages are not played here")
    words, entities = compose.text(world, params.get("text"), params.get("parse_mode"), params.get("entities"))
    if message.media is not None:
        raise bad("there is no text in the message to edit")
    content = {"text": words, "entities": entities, "link_preview": params.get("link_preview_options")}
    return _edit(world, message, params, content)


def edit_caption(world: World, params: Params) -> Json | bool:
    """editMessageCaption."""
    message = _target(world, params)
    words, entities = compose.caption(world, dict(params.values))
    if message.media is None:
        raise bad("there is no caption in the message to edit")
    above = params.get("show_caption_above_media", False)
    content = {"caption": words, "caption_entities": entities, "show_caption_above_media": above}
    return _edit(world, message, params, content)


def edit_media(world: World, params: Params) -> Json | bool:
    """editMessageMedia: a photo or a document, also in place of a text."""
    message = _target(world, params)
    media = params["media"]
    if media["type"] not in ("photo", "document"):
        raise bad(f"media of type {media['type']} is not played here")
    if message.inline_id is not None and media["media"].startswith("attach://"):
        raise bad("a new file can't be uploaded to an inline message")
    words, entities = compose.caption(world, media)
    find = compose.photo if media["type"] == "photo" else compose.document
    file = find(world, params, media["media"])
    content: Json = {"photo": None, "document": None, media["type"]: file, "text": "", "entities": []}
    content |= {"caption": words, "caption_entities": entities, "link_preview": None}
    content |= {name: media.get(name, False) for name in ("show_caption_above_media", "has_spoiler")}
    return _edit(world, message, params, content)


def edit_markup(world: World, params: Params) -> Json | bool:
    """editMessageReplyMarkup."""
    return _edit(world, _target(world, params), params, {})


def _target(world: World, params: Params) -> Message:
    inline_id = params.get("inline_message_id")
    if inline_id is not None:
        found = world.inline.messages.get(inline_id)
        if found is None or found.deleted:
            raise bad("MESSAGE_ID_INVALID")
        return found
    for name, refusal in (("chat_id", "chat_id is empty"), ("message_id", "message identifier is not specified")):
        if params.get(name) is None:
            raise bad(refusal)
    message = message_in(writable(world, params["chat_id"]), params["message_id"], "to edit")
    if message.sender_id != world.bot.id or message.service or message.frozen:
        raise bad("message can't be edited")
    return message


def _edit(world: World, message: Message, params: Params, content: Json) -> Json | bool:
    private = world.chats[message.chat_id].is_private
    wanted: dict[str, Any] = content | {"markup": keyboard(params.get("reply_markup"), private=private)}
    if all(getattr(message, name) == value for name, value in wanted.items()):
        raise not_modified()
    world.edit(message, **wanted)
    return True if message.inline_id is not None else wire.message_json(world, message)


def not_modified() -> ApiError:
    """The refusal of an edit that changes nothing."""
    return bad(NOT_MODIFIED)
