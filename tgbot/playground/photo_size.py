"""The size of a picture, read from its first bytes; Telegram refuses what it cannot read."""

import struct

from tgbot.playground.errors import bad

MOST_BYTES = 10 * 1024 * 1024


def size(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG or JPEG that Telegram would take as a photo."""
    if not content:
        raise bad("file must be non-empty")
    if len(content) > MOST_BYTES:
        raise bad(f"file of size {len(content)} bytes is too big for a photo; the maximum size is {MOST_BYTES} bytes")
    width, height = _png(content) or _jpeg(content) or (0, 0)
    if not width or not height:
        raise bad("IMAGE_PROCESS_FAILED")
    if width + height > 10_000 or max(width, height) > 20 * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return width, height


def mime(content: bytes) -> str:
    """image/png or image/jpeg."""
    return "image/png" if content.startswith(b"\x89PNG") else "image/jpeg"


def _png(content: bytes) -> tuple[int, int] | None:
    if not content.startswith(b"\x89PNG\r\n\x1a\n") or len(content) < 24:
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _jpeg(content: bytes) -> tuple[int, int] | None:
    at = 2
    while content.startswith(b"\xff\xd8") and at + 9 < len(content) and content[at] == 0xFF:
        mark, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if 0xC0 <= mark <= 0xCF and mark not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
