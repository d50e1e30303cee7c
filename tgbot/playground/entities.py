"""Entities that Telegram finds by itself: commands, mentions, addresses, hashtags."""

import re

from tgbot.playground.models import Json

_FINDS = {
    "bot_command": re.compile(r"(?<![\w/@<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/@])"),
    "mention": re.compile(r"(?<![\w@])@[A-Za-z]\w{3,31}\b", re.ASCII),
    "url": re.compile(r"(?<![\w@.])(?:https?://[^\s<>]+|t\.me/[^\s<>]+)"),
    "hashtag": re.compile(r"(?<![\w#])#\w*[^\W\d]\w*"),
}
_CLOSED = ("code", "pre", "text_link", "text_mention", "url")


def utf16(text: str) -> int:
    """Length as Telegram counts it."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def find(text: str, known: list[Json] | None = None) -> list[Json]:
    """The known entities and those found outside code and links, in order."""
    entities = list(known or [])
    for kind, pattern in _FINDS.items():
        for match in pattern.finditer(text):
            found = {"type": kind, "offset": utf16(text[: match.start()]), "length": utf16(match[0])}
            if not any(entity["type"] in _CLOSED and _meet(entity, found) for entity in entities):
                entities.append(found)
    return in_order(entities)


def in_order(entities: list[Json]) -> list[Json]:
    """Outer before inner."""
    return sorted(entities, key=lambda entity: (entity["offset"], -entity["length"]))


def cut(text: str, entity: Json) -> str:
    """The part of the text an entity covers."""
    units = text.encode("utf-16-le")
    start = entity["offset"] * 2
    return units[start : start + entity["length"] * 2].decode("utf-16-le", "replace")


def _meet(one: Json, other: Json) -> bool:
    starts, ends = one["offset"], one["offset"] + one["length"]
    return bool(starts < other["offset"] + other["length"] and other["offset"] < ends)
