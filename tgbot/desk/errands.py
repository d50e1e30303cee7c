"""What is said beside the screens, while the handlers go on: a chat at its limits or a Telegram that is slow must not
hold up the taps that wait behind.

A handler waits for its errand a little while, so that as a rule the update is acknowledged after the answer was given
and a crash loses neither. What takes longer goes on by itself, one after the other in each chat.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

_log = logging.getLogger(__name__)

_SOON = 0.7
"""Seconds a handler waits for its errand."""
_MOST = 5
"""Errands that wait in one chat; of more the rest is forgotten, as somebody floods it."""
_PARTING = 3.0


class Errands:
    """The errands of this process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: Counter[int] = Counter()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def run(self, chat: int, deed: Callable[[], Awaitable[None]]) -> None:
        """Have it done; what it raises soon is raised here. `chat` 0: it needs to wait for no other."""
        if chat and self._waiting[chat] >= _MOST:
            _log.warning("too much to say in chat %d", chat)
            return
        task = asyncio.create_task(self._one(chat, deed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        done, _ = await asyncio.wait((task,), timeout=_SOON)
        if done:
            task.result()
        else:
            task.add_done_callback(_excused)

    async def _one(self, chat: int, deed: Callable[[], Awaitable[None]]) -> None:
        if not chat:
            return await deed()
        lock = self._locks.get(chat)
        if lock is None:
            lock = self._locks[chat] = asyncio.Lock()
        self._waiting[chat] += 1
        try:
            async with lock:
                await deed()
        finally:
            self._waiting[chat] -= 1
            if not self._waiting[chat]:
                del self._waiting[chat]

    async def keep(self) -> None:
        """Until cancelled; then what is under way has a few seconds to end."""
        try:
            await asyncio.Event().wait()
        finally:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=_PARTING)
            for task in self._tasks:
                task.cancel()


def _excused(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        _log.error("an errand failed", exc_info=task.exception())
