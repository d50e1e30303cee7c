"""The one protocol a game fulfils, and the doors through which it is played: `start`, `step`, `settle`, `fold`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from engine.core.chance import Chance
from engine.core.types import Answer, Command, Decision, Expire, Leave, Option, Rejected, Return, Seat, Step

S = TypeVar("S")
E = TypeVar("E")


class Run(Generic[S, E]):
    """The state in the course of one command. Rules `emit` facts; each changes the state at once and is kept for
    the log."""

    __slots__ = ("_evolve", "chance", "events", "state")

    def __init__(self, state: S, evolve: Callable[[S, E], S], chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[E] = []
        self._evolve = evolve

    def emit(self, event: E) -> None:
        """Let `event` have happened."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)


class Game(Protocol):
    """A set of rules. Every method is pure; state, events, views and options are plain frozen data."""

    id: str
    schema: int
    """The version of the stored form; a higher one comes with an upcaster."""

    def start(self, options: Any, seats: int, automated: frozenset[Seat], chance: Chance) -> Step:
        """Deal a new game for so many seats."""
        ...

    def seats(self, options: Any) -> range:
        """How many may play with these options."""
        ...

    def version(self, state: Any) -> int:
        """How many events led to this state."""
        ...

    def evolve(self, state: Any, event: Any) -> Any:
        """The state after one more fact; `state` is None for the first. Knows no rules and draws no chance."""
        ...

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """All open questions, in a fixed order. Empty only when the game is over."""
        ...

    def options(self, state: Any, decision: Decision) -> tuple[Option, ...]:
        """What may be answered, in a fixed order: exactly what `answer` accepts. Empty for a pause, and perhaps for
        what blocks nobody."""
        ...

    def answer(self, run: Run[Any, Any], decision: Decision, option: Option) -> None:
        """Play one listed option."""
        ...

    def expire(self, run: Run[Any, Any], decision: Decision, quiet: bool) -> None:
        """Time is over: the default answer, or the end of a pause."""
        ...

    def automate(self, run: Run[Any, Any], seat: Seat, on: bool) -> bool:
        """Hand a seat to the autopilot or back; False when it is so already."""
        ...

    def automated(self, state: Any) -> frozenset[Seat]:
        """The seats an autopilot plays."""
        ...

    def default(self, state: Any, decision: Decision) -> str:
        """The key of the option taken when time runs out for a blocking question of a seat; always legal."""
        ...

    def autopilot(self, view: Any, decision: Decision, options: Sequence[Option], chance: Chance) -> str | None:
        """The key an autopilot chooses, from what its seat may know; None leaves a standing question unanswered."""
        ...

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What that seat may know; None is a bystander."""
        ...

    def redact(self, event: Any, seat: Seat | None) -> Any | None:
        """What that seat learns of a fact; None when it learns nothing."""
        ...

    def over(self, state: Any) -> bool:
        """Has the game ended?"""
        ...

    def dump_state(self, state: Any) -> bytes:
        """JSON."""
        ...

    def load_state(self, data: bytes) -> Any:
        """The state from JSON; raises pydantic.ValidationError when it is none."""
        ...

    def dump_events(self, events: Sequence[Any]) -> bytes:
        """A JSON array."""
        ...

    def load_events(self, data: bytes) -> tuple[Any, ...]:
        """The events of a JSON array."""
        ...

    def load_options(self, data: dict[str, Any]) -> Any:
        """Options from plain data; raises pydantic.ValidationError."""
        ...


def find(game: Game, state: Any, decision: str) -> Decision | None:
    """The open decision with this id."""
    return next((d for d in game.decisions(state) if d.id == decision), None)


def step(game: Game, state: Any, command: Command, seed: int) -> Step | Rejected:
    """Play one command. Illegal ones come back as `Rejected`, and nothing has changed."""
    if game.over(state):
        return Rejected("over")
    run: Run[Any, Any] = Run(state, game.evolve, Chance(seed, game.version(state)))
    rejected = _play(game, run, command)
    return rejected or Step(run.state, tuple(run.events))


def _play(game: Game, run: Run[Any, Any], command: Command) -> Rejected | None:
    match command:
        case Answer():
            return _answer(game, run, command)
        case Expire():
            decision = find(game, run.state, command.decision)
            if decision is None or not decision.blocking:
                return Rejected("stale")
            game.expire(run, decision, command.quiet)
        case Leave() | Return():
            if not game.automate(run, command.seat, isinstance(command, Leave)):
                return Rejected("no_seat")
    return None


def _answer(game: Game, run: Run[Any, Any], command: Answer) -> Rejected | None:
    decision = find(game, run.state, command.decision)
    if decision is None:
        return Rejected("stale")
    if decision.seat != command.seat:
        return Rejected("foreign")
    option = next((o for o in game.options(run.state, decision) if o.key == command.option), None)
    if option is None:
        return Rejected("unlisted", {"option": command.option})
    game.answer(run, decision, option)
    return None


def settle(game: Game, state: Any, seed: int, limit: int = 10_000) -> Step:
    """Let the autopilots answer until a person, or the clock, is needed. Raises RuntimeError if they never stop."""
    events: list[Any] = []
    for _ in range(limit):
        command = _autopilot_command(game, state, seed)
        if command is None:
            return Step(state, tuple(events))
        after = step(game, state, command, seed)
        if isinstance(after, Rejected):
            raise RuntimeError(f"autopilot of {game.id} was refused: {command} {after}")
        state = after.state
        events += after.events
    raise RuntimeError(f"autopilots of {game.id} never rest")


def _autopilot_command(game: Game, state: Any, seed: int) -> Answer | None:
    automated = game.automated(state)
    if not automated or game.over(state):
        return None
    for decision in game.decisions(state):
        if decision.seat is not None and decision.seat in automated:
            chance = Chance(seed ^ 0xA5A5A5A5, game.version(state))
            options = game.options(state, decision)
            key = game.autopilot(game.view(state, decision.seat), decision, options, chance)
            if key is not None:
                return Answer(decision.seat, decision.id, key)
    return None


def fold(game: Game, events: Iterable[Any], state: Any = None) -> Any:
    """The state to which these facts lead."""
    for event in events:
        state = game.evolve(state, event)
    return state
