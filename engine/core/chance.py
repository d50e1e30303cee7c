"""Chance: a small seeded generator. Its results go into events, so that a replay needs no seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """SplitMix64, started from a game's seed and the number of events the game has seen: nothing else need be
    stored."""

    __slots__ = ("_seed", "_state")

    def __init__(self, seed: int, at: int = 0) -> None:
        self._seed = seed
        self._state = (seed ^ (at * 0xD1342543DE82EF95)) & _MASK

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def stream(self, name: str, number: int = 0) -> Chance:
        """A generator of its own: the same for this seed, name and number, whatever was drawn and whatever happened
        in the game before."""
        stream = Chance(self._seed, number)
        for letter in name.encode():
            stream = Chance(stream._next() ^ letter)
        return stream

    def below(self, n: int) -> int:
        """A whole number from 0 to n − 1, n ≥ 1."""
        return (self._next() * n) >> 64

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, which must not be empty."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """All the things in a random order (Fisher–Yates)."""
        deck = list(things)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)
