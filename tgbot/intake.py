"""Takes updates from Telegram, by asking for them, into the streams. Telegram forgets them only when they lie there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

from telegram import Bot
from telegram.error import Conflict, EndPointNotFound, Forbidden, InvalidToken, RetryAfter, TelegramError

from tgbot import keys
from tgbot.calls import seconds
from tgbot.db import Db, RedisError
from tgbot.lease import Lease, new_holder
from tgbot.stream import Streams, Update
from tgbot.transport import call

ALLOWED = ("message", "callback_query", "my_chat_member", "chat_member")
"""The kinds of updates the bot takes."""

_log = logging.getLogger(__name__)
_LIMIT = 100
_LONGEST_PAUSE = 15.0
_SIGN = 2.0


class TokenRefused(Exception):
    """Telegram does not know this token."""


class Poller:
    """Asks Telegram for updates; of several processes only one does at a time, as Telegram allows no more."""

    def __init__(
        self,
        bot: Bot,
        db: Db,
        *,
        allowed: Sequence[str] = ALLOWED,
        long_poll: int = 20,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._bot = bot
        self._db = db
        self._streams = Streams(db)
        self._allowed = list(allowed)
        self._long_poll = long_poll
        self._now = now
        self._lease = Lease(db, keys.POLLER, new_holder(), long_poll + 15)
        self._offset: int | None = None

    async def run(self) -> None:
        """Until cancelled. Raises TokenRefused."""
        await self._drop_webhook()
        pause = 0.5
        try:
            while True:
                try:
                    if await self._lease.hold():
                        await self._round()
                    else:
                        await asyncio.sleep(1)
                    pause = 0.5
                except (InvalidToken, EndPointNotFound, Forbidden) as error:
                    raise TokenRefused(str(error)) from None
                except (TelegramError, RedisError, OSError) as error:
                    pause = min(pause * 2, _LONGEST_PAUSE)
                    wait = _wait(error, pause)
                    _log.warning("no updates for %.1f s: %s: %s", wait, type(error).__name__, error)
                    await asyncio.sleep(wait)
        finally:
            await asyncio.shield(self._leave())

    async def _round(self) -> None:
        # At first, and after a full answer, do not wait: it is to be known soon whether anything is left at Telegram.
        updates = await self._ask(0 if self._offset is None else self._long_poll)
        if updates:
            await self._streams.put(updates)
            self._offset = max(int(update["update_id"]) for update in updates) + 1
        elif self._offset is None:
            self._offset = 0
        if len(updates) < _LIMIT:
            await self._db.do("SET", keys.CAUGHT_UP, self._now())

    async def _ask(self, seconds: int) -> list[Update]:
        parameters: dict[str, Any] = {"timeout": seconds, "limit": _LIMIT, "allowed_updates": self._allowed}
        if self._offset:
            parameters["offset"] = self._offset
        asking = asyncio.ensure_future(call(self._bot, "getUpdates", parameters, read_timeout=seconds + 10))
        try:
            while not asking.done():
                await asyncio.wait([asking], timeout=_SIGN)
                if not asking.done() and seconds:
                    await self._db.do("SET", keys.CAUGHT_UP, self._now())  # Telegram waits with us: it has nothing
        finally:
            asking.cancel()
        found: list[Update] = asking.result()
        return found

    async def _drop_webhook(self) -> None:
        """Polling and a webhook exclude each other. What waits at Telegram stays there."""
        while True:
            try:
                await self._bot.delete_webhook(drop_pending_updates=False)
                return
            except (InvalidToken, Forbidden) as error:
                raise TokenRefused(str(error)) from None
            except TelegramError as error:
                _log.warning("deleteWebhook: %s", error)
                await asyncio.sleep(_wait(error, 2))

    async def _leave(self) -> None:
        try:
            if self._lease.held:
                await self._lease.release()
        except (RedisError, OSError) as error:
            _log.warning("the poller's lease runs out by itself: %s", error)


def _wait(error: Exception, pause: float) -> float:
    if isinstance(error, RetryAfter):
        return seconds(error)
    return 3.0 if isinstance(error, Conflict) else pause
