"""What a fight may come to, by the known contents of the deck: expectation over every number of further draws.

Draws are taken as if each card drawn were put back: close enough for the few of a fight, and quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

NEVER: Final = -1e6
"""The worth of what cannot be done."""

_PAD: Final = 8
"""More than any card adds, so that no look-up falls off a table."""


_STILL_WORSE: Final = 1.0
"""What each point wanting adds to the worth of losing the game, so that the nearest miss is preferred."""

Spread = Sequence[tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Prospect:
    """A fight as seen from now: `free` draws, then paid ones at `cost` out of `life`, at most `draws` in all.

    `spreads`: by the draws made, what the next card adds, with its probability; nothing where there is none.
    `per_draw`: what any draw is worth besides; `older`: the draw before which the deck must be shuffled, and what that
    costs. `won`: the worth of winning; `living`: of so much
    life; `lost`: by the draws made, of losing by so many points; None when one cannot lose and live (F3.4); `dead`: of
    losing the game."""

    free: int
    cost: int
    draws: int
    life: int
    spreads: Sequence[Spread]
    per_draw: float
    older: int
    older_costs: float
    won: float
    living: Sequence[float]
    lost: Sequence[Sequence[float]] | None
    dead: float


class Outlook:
    """Expected worths of a prospect by points wanting, up to `most`. Computed once, then looked up."""

    __slots__ = ("_tables", "most", "prospect")

    def __init__(self, prospect: Prospect, most: int) -> None:
        self.prospect = prospect
        self.most = most
        tables: list[list[float]] = []
        for made in range(prospect.draws, -1, -1):
            tables.append(self._table(made, tables[-1] if tables else None))
        self._tables = tables[::-1]

    def worth(self, short: int) -> float:
        """With the best play from now on."""
        return self._tables[0][self._place(short)]

    def stop(self, short: int) -> float:
        """If the fight ends now."""
        return self._stops(0)[self._place(short)]

    def draw(self, short: int) -> float:
        """If one more is drawn, and the best play after it; NEVER when that cannot be."""
        if not self.prospect.draws:
            return NEVER
        return self._besides(0) + _expected(self._tables[1], self._place(short), self.prospect.spreads[0])

    def extra(self, short: int) -> float:
        """If one more comes by an ability; NEVER when there is none."""
        if not self.prospect.spreads[0]:
            return NEVER
        return self._besides(0) + _expected(self._tables[0], self._place(short), self.prospect.spreads[0])

    def chance(self, short: int) -> float:
        """Of winning in the end, if one more is drawn, with the best play after it; 0 when that cannot be."""
        following: list[float] | None = None
        for made in range(self.prospect.draws, 0, -1):
            following = self._chances(made, following)
        return _expected(following, self._place(short), self.prospect.spreads[0]) if following else 0.0

    # --- tables ------------------------------------------------------------------------------------------------------

    def _place(self, short: int) -> int:
        return max(0, min(short, self.most)) + _PAD

    def _life(self, made: int) -> int:
        paid = max(0, made - self.prospect.free)
        return self.prospect.life - self.prospect.cost * paid

    def _besides(self, made: int) -> float:
        """What a draw is worth beside what it adds."""
        prospect = self.prospect
        return prospect.per_draw - (prospect.older_costs if made == prospect.older else 0.0)

    def _table(self, made: int, following: Sequence[float] | None) -> list[float]:
        """Places up to the pad are won; those after the last are as the last."""
        stops = self._stops(made)
        if following is not None:
            besides, spread = self._besides(made), self.prospect.spreads[made]
            for place in range(_PAD + 1, _PAD + self.most + 1):
                worth = besides + _expected(following, place, spread)
                if worth > stops[place]:
                    stops[place] = worth
        return stops + stops[-1:] * _PAD

    def _stops(self, made: int) -> list[float]:
        """The worth of ending the fight after so many draws, by points wanting."""
        prospect, life = self.prospect, self._life(made)
        won = [prospect.won + prospect.living[life] if life >= 0 else prospect.dead] * (_PAD + 1)
        dead = [prospect.dead - _STILL_WORSE * short for short in range(1, self.most + 1)]
        if prospect.lost is None or life < 1:
            return won + dead
        lost = prospect.lost[made]
        survived = min(life, self.most)
        found = [living + lost[short] for short, living in enumerate(prospect.living[life - survived : life][::-1], 1)]
        return won + found + dead[survived:]

    def _chances(self, made: int, following: Sequence[float] | None) -> list[float]:
        found, stops = [1.0] * (_PAD + 1), self._stops(made)
        for place in range(_PAD + 1, _PAD + self.most + 1):
            draws = self._tables[made][place] > stops[place]
            found.append(_expected(following, place, self.prospect.spreads[made]) if draws and following else 0.0)
        return found + found[-1:] * _PAD


def _expected(table: Sequence[float], place: int, spread: Spread) -> float:
    total = 0.0
    for added, probability in spread:
        total += probability * table[place - added]
    return total
