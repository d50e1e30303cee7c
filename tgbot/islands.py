"""The island of the day: one seed and one level for everybody, from a secret that no result tells."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final

LEVELS: Final[Sequence[int]] = (1, 1, 2, 2, 3, 3, 4)
"""By weekday: from a gentle Monday to a hard Sunday."""


def today(now: float) -> str:
    """The day at this unix time, in Greenwich: YYYY-MM-DD."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def level(day: str) -> int:
    """How hard that day's island is. Raises ValueError for what is no day."""
    return LEVELS[date.fromisoformat(day).weekday()]


def seed(salt: bytes, day: str) -> int:
    """That day's 63 bits of chance."""
    return int.from_bytes(_secret(salt, f"seed {day}")[:8]) >> 1


def name(salt: bytes, day: str, user: int) -> str:
    """The id of a person's table on that day: always the same, so nobody has two."""
    return base64.b32encode(_secret(salt, f"table {day} {user}")[:5]).decode().lower()


def _secret(salt: bytes, what: str) -> bytes:
    return hmac.new(salt, what.encode(), hashlib.sha256).digest()
