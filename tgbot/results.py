"""What is remembered of games that have ended: a person's own list, and the boards of the days' islands.

Both are written after the game itself, and whoever finds a game ended writes them again: to write twice is harmless.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

import orjson

from tgbot import keys
from tgbot.db import Db

BOARD_KEPT: Final = 60 * 86_400
"""Seconds for which the board of a day can be looked at."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `at`: unix time · `day`: of which day the island was, empty for one's own ·
    `spared`: nobody could die of old age there, so it sets no records (F3.2)."""

    game: str
    level: int
    won: bool
    score: int
    at: float
    day: str = ""
    spared: bool = False


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of a board. Who has the same score has the same place."""

    place: int
    user: int
    score: int


class Results:
    """Beside the store, over the same Redis."""

    def __init__(self, db: Db) -> None:
        self._db = db

    async def keep(self, user: int, gid: str, result: Result) -> None:
        """Remember; the first word counts."""
        if result.day:
            board = keys.board(result.day)
            await self._db.do("ZADD", board, "NX", result.score, user)
            await self._db.do("EXPIRE", board, BOARD_KEPT)
        await self._db.do("HSETNX", keys.results(user), gid, orjson.dumps(asdict(result)))

    async def of(self, user: int) -> dict[str, Result]:
        """A person's games by id, the latest first."""
        found: list[bytes] = await self._db.do("HGETALL", keys.results(user))
        pairs = zip(found[::2], found[1::2], strict=True)
        known = {gid.decode(): Result(**orjson.loads(stored)) for gid, stored in pairs}
        return dict(sorted(known.items(), key=lambda item: -item[1].at))

    async def board(self, day: str, most: int) -> Sequence[Rank]:
        """The best of a day's island."""
        found: list[bytes] = await self._db.do("ZREVRANGE", keys.board(day), 0, most - 1, "WITHSCORES")
        scores = [int(float(score)) for score in found[1::2]]
        users = [int(user) for user in found[::2]]
        return [Rank(scores.index(score) + 1, user, score) for user, score in zip(users, scores, strict=True)]

    async def rank(self, day: str, user: int) -> tuple[Rank, int] | None:
        """A person's place on that board, and how many are on it; None when not there."""
        board = keys.board(day)
        score = await self._db.do("ZSCORE", board, user)
        if score is None:
            return None
        points = int(float(score))
        better = int(await self._db.do("ZCOUNT", board, f"({points}", "+inf"))
        return Rank(better + 1, user, points), int(await self._db.do("ZCARD", board))

    async def forget(self, user: int) -> int:
        """Take a person off the boards and forget the list; how many games it had."""
        known = await self.of(user)
        for day in {result.day for result in known.values() if result.day}:
            await self._db.do("ZREM", keys.board(day), user)
        await self._db.do("DEL", keys.results(user))
        return len(known)

    async def salt(self) -> bytes:
        """The secret of the days' islands: made once, and the same for every process."""
        await self._db.do("SET", keys.SALT, secrets.token_hex(32), "NX")
        salt: bytes = await self._db.do("GET", keys.SALT)
        return salt
