"""What was decoded is remembered by the bytes it came from: they are the version, so nothing can be out of date.

One tap reads its table three times (to play, to show, to look at the clock) and each event a dozen times; the stored
form is decoded once, or not at all where this process has just written it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memory(Generic[K, V]):
    """The latest so many things by key; frozen ones only, as everybody gets the same."""

    __slots__ = ("_known", "_make", "_most")

    def __init__(self, make: Callable[[K], V], most: int) -> None:
        self._make = make
        self._most = most
        self._known: dict[K, V] = {}

    def __call__(self, key: K) -> V:
        """What belongs to the key, made anew when it is not remembered."""
        found = self._known.get(key)
        if found is None:
            found = self._make(key)
            self.keep(key, found)
        return found

    def keep(self, key: K, value: V) -> None:
        """Remember; the oldest is forgotten."""
        if len(self._known) >= self._most:
            del self._known[next(iter(self._known))]
        self._known[key] = value
