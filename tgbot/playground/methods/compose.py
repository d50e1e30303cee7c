"""What a message may hold: text or caption with entities, media, a reply."""

from typing import Any

from tgbot.playground import entities, photo_size
from tgbot.playground.errors import bad
from tgbot.playground.html_text import parse_html
from tgbot.playground.methods.access import message_in
from tgbot.playground.models import Chat, File, Json
from tgbot.playground.schema import Params
from tgbot.playground.world import World

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
_KINDS = frozenset(
    [
        "mention",
        "hashtag",
        "cashtag",
        "bot_command",
        "url",
        "email",
        "phone_number",
        "bold",
        "italic",
        "underline",
        "strikethrough",
        "spoiler",
        "blockquote",
        "expandable_blockquote",
        "code",
        "pre",
        "text_link",
        "text_mention",
        "custom_emoji",
        "date_time",
    ]
)


def text(world: World, said: Any, mode: str | None, known: list[Json] | None) -> tuple[str, list[Json]]:
    """The text of a message, 1–4096 characters without its tags."""
    if not said:
        raise bad("message text is empty")
    words, found = formatted(world, said, mode, known)
    if not words:
        raise bad("text must be non-empty")
    if entities.utf16(words) > TEXT_LIMIT:
        raise bad("message is too long")
    return words, found


def caption(world: World, params: Json) -> tuple[str, list[Json]]:
    """The caption of a picture, up to 1024 characters without its tags."""
    said = params.get("caption") or ""
    words, found = formatted(world, said, params.get("parse_mode"), params.get("caption_entities"))
    if entities.utf16(words) > CAPTION_LIMIT:
        raise bad("message caption is too long")
    return words, found


def formatted(world: World, said: str, mode: str | None, known: list[Json] | None) -> tuple[str, list[Json]]:
    """Text and entities: from tags, or given, or found; spaces at the ends go."""
    if not mode:
        _check_entities(said, known or [])
        words, marked = said, [dict(entity) for entity in known or []]
    elif mode.lower() == "html":
        words, marked = parse_html(said)
    else:
        raise bad("unsupported parse_mode")  # Markdown is not played here
    words, marked = _trimmed(words, marked)
    return words, entities.find(words, _mentions(world, marked))


def _check_entities(said: str, known: list[Json]) -> None:
    end = entities.utf16(said)
    for entity in known:
        if entity["type"] not in _KINDS:
            raise bad("can't parse MessageEntity: Unsupported type specified")
        if entity["offset"] < 0 or entity["length"] <= 0 or entity["offset"] + entity["length"] > end:
            raise bad(f"entity ends after the end of the text at UTF-16 offset {entity['offset']}")


def _trimmed(words: str, marked: list[Json]) -> tuple[str, list[Json]]:
    lead = entities.utf16(words) - entities.utf16(words.lstrip())
    words = words.strip()
    end = entities.utf16(words)
    kept = []
    for entity in marked:
        start = max(0, entity["offset"] - lead)
        length = min(end, entity["offset"] + entity["length"] - lead) - start
        if length > 0:
            kept.append({**entity, "offset": start, "length": length})
    return words, kept


def _mentions(world: World, marked: list[Json]) -> list[Json]:
    """Links to tg://user?id=… become mentions of people; of nobody, where there is no such person."""
    kept = []
    for entity in marked:
        number = str(entity.get("url", "")).removeprefix("tg://user?id=")
        if number.isdigit():
            user = world.users.get(int(number))
            if user is None:
                continue
            said = {"id": user.id, "is_bot": user.is_bot, "first_name": user.first_name}
            entity = {"type": "text_mention", "offset": entity["offset"], "length": entity["length"], "user": said}
        kept.append(entity)
    return kept


def photo(world: World, params: Params, said: str) -> File:
    """A picture: uploaded, or known by its id. Nothing is fetched from anywhere."""
    upload = params.files.get(said.removeprefix("attach://")) if said.startswith("attach://") else None
    if upload is not None:
        width, height = photo_size.size(upload.content)
        return world.add_file(upload.content, photo_size.mime(upload.content), upload.name, width, height)
    return _known_file(world, said)


def document(world: World, params: Params, said: str) -> File:
    """A file of any kind."""
    upload = params.files.get(said.removeprefix("attach://")) if said.startswith("attach://") else None
    if upload is None:
        return _known_file(world, said)
    if not upload.content:
        raise bad("file must be non-empty")
    return world.add_file(upload.content, upload.mime, upload.name)


def _known_file(world: World, said: str) -> File:
    file = world.files.get(said) or world.files.get(said.removesuffix("s"))
    if file is not None:
        return file
    if said.startswith(("http://", "https://")):
        raise bad("failed to get HTTP URL content")
    raise bad("wrong file identifier/HTTP URL specified")


def reply(chat: Chat, said: Json | None) -> int | None:
    """The message replied to."""
    if said is None:
        return None
    if said.get("allow_sending_without_reply") and said["message_id"] not in chat.messages:
        return None
    return message_in(chat, said["message_id"], "to be replied").id
