"""The shape of a wanted screen: a message with its keyboard, and the place it has in its chat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Style = Literal["primary", "success", "danger"]

Slot = Literal["lobby", "board", "prompt", "panel", "end"]
"""The place of a message in a chat; the sender keeps one message alive in each."""


@dataclass(frozen=True, slots=True)
class Button:
    """An inline button: callback `data` (≤ 64 bytes of ASCII) or a `url`, never both."""

    text: str
    data: str | None = None
    url: str | None = None
    style: Style | None = None


Keyboard = tuple[tuple[Button, ...], ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """A wanted message. `text` is Telegram HTML of at most 4096 characters.

    `key` tells one message from the next in the same slot: another key sends a new message (with its sound), the same
    key, or None, edits the one that is there. `farewell` is what the old message shrinks to when a new one takes its
    place or the slot empties; None deletes nothing and only takes the keyboard away.
    """

    slot: Slot
    key: str | None
    text: str
    keyboard: Keyboard = ()
    farewell: str | None = None
    silent: bool = False
