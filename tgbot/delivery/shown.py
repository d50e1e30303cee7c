"""What an audience has before it, as far as we know: kept in the game's own slot, written after each call."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import orjson

from engine.core.frozen import changed
from tgbot.packing import pack, unpack
from tgbot.screens.types import Keyboard, Screen, Slot

Away = Literal["", "blocked", "kicked"]


@dataclass(frozen=True, slots=True)
class Standing:
    """The message in a slot. `id` is 0 when Telegram did not take it. `text` and `keyboard` are digests, the latter
    empty without one; `since` is the unix time of the last call for it."""

    id: int
    key: str | None
    text: str
    keyboard: str
    farewell: str | None
    since: float


@dataclass(frozen=True, slots=True)
class Leaving:
    """A message that is to shrink to `farewell`; if that is None, to lose its keyboard; if empty, to go."""

    id: int
    farewell: str | None


@dataclass(frozen=True, slots=True)
class Story:
    """The latest message of the chronicle: it tells the events from number `first` on. `sent` and `since` are the
    unix times of its sending and of the last call for it."""

    id: int
    first: int
    sent: float
    since: float


@dataclass(frozen=True, slots=True)
class Shown:
    """`told`: events told of so far; while a long stretch up to event `upto` is told in several messages, `parts` of
    its lines are. `newest`: our latest message there · `away`: nobody can be written to · `general`: the topic is
    gone · `renewed`: how often all was sent anew · `path`: the page the panel was turned to."""

    chat: int = 0
    slots: Mapping[Slot, Standing] = field(default_factory=dict)
    leaving: tuple[Leaving, ...] = ()
    told: int = 0
    upto: int = 0
    parts: int = 0
    story: Story | None = None
    newest: int = 0
    away: Away = ""
    general: bool = False
    renewed: int = 0
    path: str = ""

    def place(self, slot: Slot, standing: Standing | None) -> Shown:
        """With this message in the slot, or none."""
        slots = {name: one for name, one in self.slots.items() if name != slot}
        if standing is not None:
            slots[slot] = standing
        return changed(self, slots=slots)

    def leave(self, slot: Slot) -> Shown:
        """With the slot's message on its way out."""
        old = self.slots.get(slot)
        if old is None:
            return self
        goes = old.id != 0 and (old.farewell is not None or old.keyboard != "")
        leaving = (*self.leaving, Leaving(old.id, old.farewell)) if goes else self.leaving
        return changed(self.place(slot, None), leaving=leaving)

    def moved_to(self, chat: int) -> Shown:
        """In another chat nothing is shown yet; what was told was told."""
        if self.chat == chat:
            return self
        return Shown(chat=chat, told=self.told, renewed=self.renewed)

    def anew(self, renewed: int) -> Shown:
        """Everything is to be sent anew, also to who was away."""
        if self.renewed == renewed:
            return self
        shown = self
        for slot in tuple(self.slots):
            shown = shown.leave(slot)
        return changed(shown, renewed=renewed, away="", general=False, story=None)


def digests(screen: Screen) -> tuple[str, str]:
    """Short marks of a screen's text and keyboard: two screens look the same if they have the same marks."""
    return _digest(screen.text), keyboard_digest(screen.keyboard)


def keyboard_digest(keyboard: Keyboard) -> str:
    """Empty for none."""
    if not keyboard:
        return ""
    return _digest(repr([[(b.text, b.data, b.url, b.style) for b in row] for row in keyboard]))


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def dump(shown: Shown) -> bytes:
    """The stored form."""
    slots = {slot: [s.id, s.key, s.text, s.keyboard, s.farewell, s.since] for slot, s in shown.slots.items()}
    story = shown.story and [shown.story.id, shown.story.first, shown.story.sent, shown.story.since]
    data: dict[str, Any] = {
        "chat": shown.chat,
        "slots": slots,
        "leaving": [[one.id, one.farewell] for one in shown.leaving],
        "told": shown.told,
        "upto": shown.upto,
        "parts": shown.parts,
        "story": story,
        "newest": shown.newest,
        "away": shown.away,
        "general": shown.general,
        "renewed": shown.renewed,
        "path": shown.path,
    }
    return pack(orjson.dumps({name: value for name, value in data.items() if value}), level=1, least=512)


def load(data: bytes | None) -> Shown:
    """From the stored form; nothing is shown where nothing is stored."""
    if not data:
        return Shown()
    found: dict[str, Any] = orjson.loads(unpack(data))
    found["slots"] = {slot: Standing(*values) for slot, values in found.get("slots", {}).items()}
    found["leaving"] = tuple(Leaving(*values) for values in found.get("leaving", ()))
    if found.get("story"):
        found["story"] = Story(*found["story"])
    return Shown(**found)
