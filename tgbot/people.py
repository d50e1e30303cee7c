"""What is known of persons and groups beyond their games."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

from tgbot import keys
from tgbot.db import Db
from tgbot.tables import Language


@dataclass(frozen=True, slots=True)
class Profile:
    """A person. `started`: pressed Start, so may be written to · `blocked`: has since blocked the bot.

    `language` and `timezone` are None until they were chosen.
    """

    user: int
    name: str = ""
    language: Language | None = None
    timezone: str | None = None
    started: bool = False
    blocked: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """A group's settings; None is «as the bot's default says». `clock`: seconds per turn · `night`: hours, local
    time · `bluffs`: as of a table."""

    chat: int
    language: Language | None = None
    clock: int | None = None
    night: tuple[int, int] | None = None
    timezone: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    bluffs: bool | None = None


class People:
    """Profiles and groups' settings. What is saved is only what is named, so two savers do not undo each other."""

    def __init__(self, db: Db) -> None:
        self._db = db

    async def profile(self, user: int) -> Profile:
        """A person, perhaps unknown so far."""
        return Profile(user, **_known(await self._db.do("HGETALL", keys.profile(user)), Profile))

    async def save_profile(self, user: int, **changes: Any) -> None:
        """Change fields of a Profile. Raises TypeError for names it does not have."""
        await self._save(keys.profile(user), Profile(user), changes)

    async def group(self, chat: int) -> Group:
        """A group's settings."""
        found = _known(await self._db.do("HGETALL", keys.group(chat)), Group)
        if found.get("night") is not None:
            found["night"] = tuple(found["night"])
        return Group(chat, **found)

    async def save_group(self, chat: int, **changes: Any) -> None:
        """Change fields of a Group. Raises TypeError for names it does not have."""
        await self._save(keys.group(chat), Group(chat), changes)

    async def forget(self, user: int) -> None:
        """Remove a profile. Games keep the names of their players."""
        await self._db.do("DEL", keys.profile(user))

    async def _save(self, key: str, empty: Profile | Group, changes: dict[str, Any]) -> None:
        strange = changes.keys() - asdict(empty).keys()
        if strange:
            raise TypeError(f"{type(empty).__name__} has no {', '.join(sorted(strange))}")
        if changes:
            await self._db.do("HSET", key, *(part for name, v in changes.items() for part in (name, orjson.dumps(v))))


def _known(answer: list[bytes], shape: type[Profile | Group]) -> dict[str, Any]:
    """The stored fields that this release knows."""
    pairs = zip(answer[::2], answer[1::2], strict=True)
    names = shape.__dataclass_fields__
    return {name.decode(): orjson.loads(value) for name, value in pairs if name.decode() in names}
