"""Who wants to know that the world has changed: tests that wait, and the page."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
_RECHECK = 0.1


@dataclass(frozen=True, slots=True)
class Change:
    """Something happened: `message`, `edit`, `delete`, `tap`, `answer`, `chat`, `member`, `user`, `call`, …"""

    kind: str
    chat_id: int | None = None
    message_id: int | None = None
    user_id: int | None = None
    tap_id: str | None = None


class Changes:
    """Tells every listener of each change, in order, in the same thread."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []
        self.count = 0

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Adds a listener; what comes back removes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self, change: Change) -> None:
        """Passes a change on."""
        self.count += 1
        for listener in list(self._listeners):
            listener(change)

    async def wait_for(self, predicate: Callable[[], T], timeout: float = 10.0) -> T:
        """Waits until the predicate gives something true, and gives that; TimeoutError otherwise.

        It is asked after every change, and ten times a second besides, as it may look at a clock.
        """
        woken = asyncio.Event()
        stop = self.listen(lambda _: woken.set())
        deadline = time.monotonic() + timeout
        try:
            while not (value := predicate()):
                left = deadline - time.monotonic()
                if left <= 0:
                    raise TimeoutError(f"nothing of the kind in {timeout:g} s: {predicate}")
                await _either(woken, min(left, _RECHECK))
            return value
        finally:
            stop()


async def _either(woken: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):  # wait_for swallows a cancellation at times, before Python 3.12
            await woken.wait()
    except TimeoutError:
        return
    woken.clear()
