"""The words all games share: seats, decisions, commands, steps and rejections.

A *seat* is a player's number at the table, from 0. A *decision* is an open question; its options each have a short
ASCII key.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

Seat = int

Pace = Literal["turn", "quick", "pause", "silence", "none"]
"""How long a decision may stay open, in the table's own measure.

`turn`: the table's whole clock · `quick`: a quarter of it (L11.4) · `pause`: a short rest in which nobody is asked
(L3.15) ·
`silence`: a fight's shortening timer (L4.5) · `none`: as long as the part of the game it belongs to.
"""


class Option(Protocol):
    """One thing a seat may answer."""

    @property
    def key(self) -> str:
        """Short ASCII, unique within its decision; goes into Telegram's callback data."""
        ...


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question. Its `id` is never used twice in a game.

    `seat` is None for a pause, which only time can answer. What is not `blocking` holds nobody up: a standing
    offer, a sealed
    answer that may still be changed. It never expires. `step` counts the restarts of a `silence`; each halves it.
    `sealed`: answers are secret and shown
    together, so nobody may learn who has answered (L7.7, L8.5).
    """

    id: str
    seat: Seat | None
    ask: Any
    pace: Pace = "turn"
    blocking: bool = True
    step: int = 0
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The player at `seat` chose the option with this key."""

    seat: Seat
    decision: str
    option: str
    type: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class Expire:
    """The decision's time is over; its default answer is given.

    `quiet`: there was only one answer anyway, so nobody is told that time ran out (L11.3).
    """

    decision: str
    quiet: bool = False
    type: Literal["expire"] = "expire"


@dataclass(frozen=True, slots=True)
class Leave:
    """The person at `seat` is gone; an autopilot plays on."""

    seat: Seat
    type: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class Return:
    """The person at `seat` is back and takes over from the autopilot."""

    seat: Seat
    type: Literal["return"] = "return"


Command = Answer | Expire | Leave | Return

Code = Literal["over", "stale", "foreign", "unlisted", "no_seat"]


@dataclass(frozen=True, slots=True)
class Rejected:
    """A command that is not possible now. Nothing has changed.

    `over`: the game has ended · `stale`: that decision is not open · `foreign`: it is another seat's ·
    `unlisted`: no such option now · `no_seat`: nobody sits there, or it is so already.
    """

    code: Code
    params: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """What a command led to: the new state and the facts that lead there, in order."""

    state: Any
    events: tuple[Any, ...]
