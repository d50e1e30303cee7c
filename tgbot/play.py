"""One step of a stored game: command in, changed table out. Pure; the store's `transact` makes it atomic.

Everything that moves a game comes through here: taps, deadlines, people who leave and return, the beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any
from zoneinfo import ZoneInfo

from engine.core.chance import Chance
from engine.core.game import Game, settle, step
from engine.core.types import Answer, Command, Decision, Expire, Rejected, Seat
from engine.registry import GAMES
from tgbot import timing
from tgbot.memory import Memory
from tgbot.store import Change
from tgbot.tables import GROUP, Deadline, Table

DAY = 86_400
Random = Callable[[], float]
"""A number from 0 up to 1: for the pauses that hide a lack of choice."""


@dataclass(frozen=True, slots=True)
class Played:
    """A table after a step, and the facts that lead there."""

    table: Table
    events: tuple[Any, ...]

    def change(self, answer: Any = None) -> Change[Any]:
        """For the store: the events as JSON, and whoever sees something of them."""
        game = GAMES[self.table.game]
        return Change(self.table, game.dump_events(self.events), len(self.events), self._audiences(game), answer=answer)

    def _audiences(self, game: Game) -> tuple[str, ...]:
        return tuple(
            audience
            for audience in self.table.audiences
            if any(game.redact(event, seat_of(audience)) is not None for event in self.events)
        )


def seat_of(audience: str) -> Seat | None:
    """The seat that an audience is; None for the group."""
    return None if audience == GROUP else int(audience)


def state_of(table: Table) -> Any:
    """The engine's state of a table in play. Raises ValueError for one without."""
    if table.state is None:
        raise ValueError(f"table {table.id} has no state: {table.stage}")
    return STATES((table.game, table.state))


STATES: Memory[tuple[str, bytes], Any] = Memory(lambda stored: GAMES[stored[0]].load_state(stored[1]), 512)
"""The engine's states, by game and JSON."""


def begin(table: Table, now: float, random: Random) -> Played:
    """Deal the cards. Raises ValueError when the number of players does not fit."""
    game = GAMES[table.game]
    options = game.load_options(table.options)
    automated = frozenset(seat for seat, holder in enumerate(table.holders) if holder.user is None)
    dealt = game.start(options, len(table.holders), automated, Chance(table.seed))
    kept = asdict(options)  # an edition of a later release may be another
    started = replace(table, stage="playing", options=kept, expires=None, deadlines={})
    return _settled(started, game, dealt.state, dealt.events, now, random)


def play(table: Table, command: Command, now: float, random: Random) -> Played | Rejected:
    """Play one command, and let the autopilots answer what it leads to."""
    game = GAMES[table.game]
    after = step(game, state_of(table), command, table.seed)
    if isinstance(after, Rejected):
        return after
    moved = replace(table, moved=now) if isinstance(command, Answer) else table
    return _settled(moved, game, after.state, after.events, now, random)


def expire(table: Table, now: float, random: Random) -> Played | None:
    """Answer everything whose time is over; None when there is nothing."""
    events: list[Any] = []
    while table.stage == "playing":
        decision = _overdue(table, now)
        if decision is None:
            break
        quiet = table.deadlines[decision.id].quiet
        played = play(table, Expire(decision.id, quiet), now, random)
        if isinstance(played, Rejected):
            raise RuntimeError(f"table {table.id}: {decision.id} did not expire: {played.code}")
        table = played.table
        events += played.events
    return Played(table, tuple(events)) if events else None


def _overdue(table: Table, now: float) -> Decision | None:
    if not any(deadline.due <= now for deadline in table.deadlines.values()):
        return None
    found = [d for d in GAMES[table.game].decisions(state_of(table)) if d.id in table.deadlines]
    return next((d for d in found if table.deadlines[d.id].due <= now), None)


def _settled(table: Table, game: Game, state: Any, events: Sequence[Any], now: float, random: Random) -> Played:
    settled = settle(game, state, table.seed)
    over = game.over(settled.state)
    state = game.dump_state(settled.state)
    STATES.keep((game.id, state), settled.state)
    done = replace(table, state=state, stage="over" if over else table.stage)
    deadlines = {} if over else schedule(done, game, settled.state, now, random)
    return Played(replace(done, deadlines=deadlines), (*events, *settled.events))


# --- deadlines -------------------------------------------------------------------------------------------------------


def schedule(table: Table, game: Game, state: Any, now: float, random: Random) -> dict[str, Deadline]:
    """A deadline for every open question that has one: those there were stay, new ones begin now (L11.1)."""
    found: dict[str, Deadline] = {}
    for decision in game.decisions(state):
        if not decision.blocking:
            continue
        deadline = table.deadlines.get(decision.id) or _deadline(table, game, state, decision, now, random)
        if deadline is not None:
            found[decision.id] = deadline
    return found


def _deadline(table: Table, game: Game, state: Any, decision: Decision, now: float, random: Random) -> Deadline | None:
    seconds = timing.open_for(decision, table.clock)
    due = None if seconds is None else _after_night(table, now + seconds, now)
    if decision.seat is not None and not table.private and len(game.options(state, decision)) == 1:
        seeming = _after_night(table, now + timing.seeming(table.clock, random), now) if table.bluffs else now
        return Deadline(seeming, None, now, quiet=True, shown=due)
    if due is None:
        return None
    reminds = decision.seat is not None and decision.pace == "turn" and table.clock >= timing.REMIND_FROM
    return Deadline(due, now + (due - now) / 2 if reminds else None, now)


def _after_night(table: Table, due: float, now: float) -> float:
    if table.clock >= DAY:
        return due
    return timing.after_night(due, now, table.night, ZoneInfo(table.timezone))


def shown_until(table: Table, decision: Decision) -> float | None:
    """Until when a question is open, as may be shown: for one with a single answer the time that the others have
    (L11.3)."""
    deadline = table.deadlines.get(decision.id)
    if deadline is None:
        return None
    return deadline.shown if deadline.quiet else deadline.due


def is_hidden(table: Table, decision: Decision) -> bool:
    """Is the question not put to the person, as it has a single answer?"""
    deadline = table.deadlines.get(decision.id)
    return deadline is not None and deadline.quiet


def reminded(table: Table, now: float) -> tuple[Table, tuple[str, ...]]:
    """The table with all due reminders given, and the audiences that get one."""
    due = {key for key, deadline in table.deadlines.items() if deadline.remind is not None and deadline.remind <= now}
    if not due:
        return table, ()
    kept = {key: replace(d, remind=None) if key in due else d for key, d in table.deadlines.items()}
    decisions = GAMES[table.game].decisions(state_of(table))
    audiences = tuple(str(d.seat) for d in decisions if d.id in due)
    return replace(table, deadlines=kept), audiences


def shifted(table: Table, seconds: float) -> Table:
    """All deadlines so much later: after a pause, or an outage."""
    return replace(table, deadlines={key: _later(deadline, seconds) for key, deadline in table.deadlines.items()})


def _later(deadline: Deadline, seconds: float) -> Deadline:
    def moved(at: float | None) -> float | None:
        return None if at is None else at + seconds

    return replace(deadline, due=deadline.due + seconds, remind=moved(deadline.remind), shown=moved(deadline.shown))
