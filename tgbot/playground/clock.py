"""Time, which a test may hold in its hand."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the Unix time in seconds."""

    def time(self) -> float:
        """Now."""
        ...


class RealClock:
    """The machine's clock."""

    def time(self) -> float:
        """Now."""
        return time.time()


class ManualClock:
    """Stands still until it is moved."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now

    def time(self) -> float:
        """Now."""
        return self._now

    def advance(self, seconds: float) -> None:
        """Moves on."""
        self._now += seconds
