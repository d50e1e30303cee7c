"""Friday as the core's `Game`: each question finds its room here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, assert_never

from pydantic import TypeAdapter

from engine.core.chance import Chance
from engine.core.game import Run
from engine.core.types import Decision, Option, Seat, Step
from engine.friday import abilities, autopilot, fight, flow, secrecy, sorting, turn
from engine.friday import decisions as d
from engine.friday import events as e
from engine.friday import state as s
from engine.friday.evolve import evolve
from engine.friday.island import Island
from engine.friday.levels import DEFAULTS, Options
from engine.friday.setup import deal
from engine.friday.state import State
from engine.friday.views import View

_STATE: Final[TypeAdapter[State]] = TypeAdapter(State)
_EVENTS: Final[TypeAdapter[tuple[e.TaggedEvent, ...]]] = TypeAdapter(tuple[e.TaggedEvent, ...])
_OPTIONS: Final[TypeAdapter[Options]] = TypeAdapter(Options)

PLAYER: Final[Seat] = 0
"""The only seat."""


class Friday:
    """The rules of «Пятница»; see `engine.core.game.Game` for what each method promises."""

    id = "friday"
    schema = 1

    def start(self, options: Options, seats: int, automated: frozenset[Seat], chance: Chance) -> Step:
        """F1, and on to the first question. Raises ValueError unless it is for one player."""
        if seats not in self.seats(options):
            raise ValueError(f"{seats} players")
        first = deal(options, PLAYER in automated, chance)
        run: Island = Run(evolve(None, first), evolve, chance)
        run.events.append(first)
        flow.advance(run)
        return Step(run.state, tuple(run.events))

    def seats(self, options: Options) -> range:
        return range(1, 2)

    def version(self, state: State) -> int:
        return state.version

    def evolve(self, state: State | None, event: e.Event) -> State:
        return evolve(state, event)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """One at a time; nothing is ever asked twice, so the number of facts names it. There is no clock."""
        return () if state.ended else (_question(state, str(state.version)),)

    def options(self, state: State, decision: Decision) -> tuple[d.Option, ...]:
        return _options(state)

    def answer(self, run: Island, decision: Decision, option: Any) -> None:
        _answer(run, option)
        flow.advance(run)

    def expire(self, run: Island, decision: Decision, quiet: bool) -> None:
        self.answer(run, decision, self.options(run.state, decision)[-1])

    def automate(self, run: Island, seat: Seat, on: bool) -> bool:
        if seat != PLAYER or run.state.automated == on:
            return False
        run.emit(e.SeatAutomated(seat, on))
        return True

    def automated(self, state: State) -> frozenset[Seat]:
        return frozenset([PLAYER] if state.automated else [])

    def default(self, state: State, decision: Decision) -> str:
        """The last option: to stop, to have enough, to keep, to skip."""
        return self.options(state, decision)[-1].key

    def autopilot(self, view: View, decision: Decision, options: Sequence[Option], chance: Chance) -> str | None:
        return autopilot.choose(view, decision, options)

    def view(self, state: State, seat: Seat | None) -> View:
        return secrecy.view(state)

    def redact(self, event: e.Event, seat: Seat | None) -> e.Event | None:
        return secrecy.redact(event)

    def over(self, state: State) -> bool:
        return state.ended is not None

    def dump_state(self, state: State) -> bytes:
        return _STATE.dump_json(state, exclude_defaults=True)

    def load_state(self, data: bytes) -> State:
        return _STATE.validate_json(data)

    def dump_events(self, events: Sequence[e.Event]) -> bytes:
        return _EVENTS.dump_json(tuple(events))

    def load_events(self, data: bytes) -> tuple[e.Event, ...]:
        return _EVENTS.validate_json(data)

    def load_options(self, data: dict[str, Any]) -> Options:
        """A level and what differs from the usual."""
        return _OPTIONS.validate_python({**DEFAULTS, **data})


def _question(state: State, key: str) -> Decision:
    match state.top:
        case None:
            return Decision(key, PLAYER, d.AskPirate(), "none")
        case s.Choosing():
            return Decision(key, PLAYER, d.AskHazard(), "none")
        case s.Fight():
            return Decision(key, PLAYER, d.AskFight(), "none")
        case s.Using() as top:
            return Decision(key, PLAYER, abilities.ask(top), "none")
        case s.Sorting() as top:
            return Decision(key, PLAYER, sorting.ask(top), "none")
        case s.Removing() as top:
            return Decision(key, PLAYER, d.AskRemove(top.points), "none")
    assert_never(state.top)


def _options(state: State) -> tuple[d.Option, ...]:
    match state.top:
        case None:
            return turn.pirate_options(state)
        case s.Choosing() as top:
            return turn.options(top)
        case s.Fight() as top:
            return fight.options(state, top)
        case s.Using() as top:
            return abilities.options(state, _fought(state), top)
        case s.Sorting() as top:
            return sorting.options(top)
        case s.Removing() as top:
            return fight.removing_options(_fought(state), top)
    assert_never(state.top)


def _answer(run: Island, option: Any) -> None:
    state = run.state
    match state.top:
        case None:
            turn.fight_pirate(run, option.pirate)
        case s.Choosing() as top:
            turn.choose(run, top, option)
        case s.Fight() as top:
            fight.answer(run, top, option)
        case s.Using() as top:
            abilities.answer(run, _fought(state), top, option)
        case s.Sorting():
            sorting.answer(run, option)
        case s.Removing() as top:
            fight.remove(run, _fought(state), top, option)


def _fought(state: State) -> s.Fight:
    assert state.fight is not None
    return state.fight


FRIDAY: Final = Friday()
