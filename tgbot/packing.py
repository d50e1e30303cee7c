"""How stored JSON is made small. A first byte names the way, so that a better one can come later."""

from __future__ import annotations

import zlib

from tgbot.dictionary import DICTIONARY_1

_PLAIN = b"\x00"
_DEFLATE_1 = b"\x01"
_RAW = -15  # a raw stream: the header and checksum of zlib would be a sixth of a small chunk


def pack(data: bytes, level: int = 6, least: int = 0) -> bytes:
    """Smaller, or, if that is no gain, or it has less than `least` bytes, as it is."""
    if len(data) < least:
        return _PLAIN + data
    deflate = zlib.compressobj(level, zlib.DEFLATED, _RAW, zdict=DICTIONARY_1)
    small = deflate.compress(data) + deflate.flush()
    return _DEFLATE_1 + small if len(small) < len(data) else _PLAIN + data


def unpack(data: bytes) -> bytes:
    """What was packed. Raises ValueError when it was not."""
    way, rest = data[:1], data[1:]
    if way == _PLAIN:
        return rest
    if way != _DEFLATE_1:
        raise ValueError(f"packed in an unknown way: {way!r}")
    inflate = zlib.decompressobj(_RAW, zdict=DICTIONARY_1)
    try:
        return inflate.decompress(rest) + inflate.flush()
    except zlib.error as error:
        raise ValueError(f"cannot unpack: {error}") from None
