"""What every game of the house owes to whoever plays it, over every registered game, edition, option set and number of
players (DESIGN §3). `CONTRACT_SIZE=20 pytest tests/engine` plays twenty times as much."""

import ast
import random
import string
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine.core.chance import Chance
from engine.core.game import Game, fold, settle, step
from engine.core.types import Answer, Command, Decision, Expire, Leave, Rejected, Return, Step
from engine.registry import GAMES
from tests.helpers.games import TRAITS, Traits, Variant, games, is_flip, some_tables
from tests.helpers.play import Chooser, anything, autopilots, nobody, play

CASES = [pytest.param(game, v, id=f"{name}-{v[0]}") for name, game in GAMES.items() for v in TRAITS[name].variants]
ENGINE = Path(__file__).resolve().parents[2] / "engine"


def test_every_game_is_known_here() -> None:
    assert set(TRAITS) == set(GAMES)
    assert all(game.id == name for name, game in GAMES.items())


# --- whole games -----------------------------------------------------------------------------------------------------


class Witness:
    """Looks on while one game is played, and says what may not be."""

    def __init__(self, game: Game, traits: Traits, seed: int) -> None:
        self.game = game
        self.traits = traits
        self.seed = seed
        self.chance = random.Random(seed)
        self.questions: dict[str, Any] = {}
        self.closed: set[str] = set()
        self.open: dict[str, Decision] = {}
        self.facts: list[Any] = []

    def sees(self, before: Any, command: Command | None, after: Step, closely: float) -> None:
        assert after.events, f"{command} did nothing"
        self.facts += after.events
        assert self.game.version(after.state) == len(self.facts)
        self._asks(after.state)
        if self.chance.random() < closely and not self.game.over(after.state):
            _examine(self.game, after.state, self.seed, self.chance, self.closed)
            self._goes_on_from_a_snapshot(before, command, after)

    def _asks(self, state: Any) -> None:
        """At least one question holds the game up, unless it is over; an id always means the same question, and what
        held others up and is closed never comes back."""
        found = self.game.decisions(state)
        questions = {d.id: d for d in found}
        assert len(questions) == len(found), "two questions with one id"
        assert self.game.over(state) == (not questions)
        assert not questions or any(d.blocking for d in questions.values())
        for key, d in questions.items():
            assert self.questions.setdefault(key, (d.seat, d.ask, d.pace, d.step, d.sealed)) == (
                d.seat, d.ask, d.pace, d.step, d.sealed
            ), f"{key} means two questions"  # fmt: skip
            assert key not in self.closed, f"{key} was closed and is open again"
        for key, d in self.open.items():
            if key not in questions and d.blocking:
                self.closed.add(key)
        self.open = questions

    def _goes_on_from_a_snapshot(self, before: Any, command: Command | None, after: Step) -> None:
        """A game read back from its JSON goes on exactly as if it had never been put away."""
        if command is not None:
            restored = self.game.load_state(self.game.dump_state(before))
            assert restored == before
            assert step(self.game, restored, command, self.seed) == after
            assert fold(self.game, after.events, restored) == after.state

    def ends(self, last: Any) -> None:
        """The facts alone, also from their JSON, lead to the same end; nothing more is possible."""
        assert self.game.over(last)
        assert self.game.decisions(last) == ()
        stored = self.game.dump_events(self.facts)
        assert self.game.load_events(stored) == tuple(self.facts)
        assert fold(self.game, self.game.load_events(stored)) == last
        assert self.game.load_state(self.game.dump_state(last)) == last
        for command in (Answer(0, "1.0-0", "pass"), Expire("1.0-p"), Leave(0), Return(0)):
            assert step(self.game, last, command, self.seed) == Rejected("over")


def _whole_game(
    game: Game,
    options: Any,
    seats: int,
    seed: int,
    choose: Chooser,
    automated: frozenset[int] = frozenset(),
    closely: float = 0,
) -> None:
    witness = Witness(game, TRAITS[game.id], seed)
    after: Step | None = None
    for before, command, after in play(game, options, seats, seed, choose, automated):
        witness.sees(before, command, after, closely)
    assert after is not None
    witness.ends(after.state)


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_random_games_end(game: Game, variant: Variant) -> None:
    """Thousands of them, whatever is answered: they end, and the witness of some has nothing to say."""
    options, far = game.load_options(variant[1]), TRAITS[game.id].far
    for seats in game.seats(options):
        for seed in games():
            _whole_game(game, options, seats, seed, far if (seed + seats) % 2 else anything)
        for seed in games(1 if is_flip(variant) else 4):
            *_, (_, _, last) = play(game, options, seats, 100 + seed, anything)
            assert game.over(last.state)


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_silent_tables_end(game: Game, variant: Variant) -> None:
    """Nobody ever answers: the defaults alone lead to the end."""
    options = game.load_options(variant[1])
    for seats in game.seats(options):
        for seed in games():
            _whole_game(game, options, seats, seed, nobody)


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_mixed_tables_end(game: Game, variant: Variant) -> None:
    """Autopilots among people who do anything; what an autopilot chooses is always listed."""
    for options, seats in some_tables(game, variant):
        for seed in games():
            automated = frozenset(random.Random(seed).sample(range(seats), seats // 2))
            _whole_game(game, options, seats, seed, autopilots, automated)


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_autopilot_tables_end(game: Game, variant: Variant) -> None:
    """Autopilots alone, and a clock that ends the pauses: `settle` rests only when time is needed."""
    for options, seats in some_tables(game, variant):
        everybody = frozenset(range(seats))
        for seed in games():
            after = game.start(options, seats, everybody, Chance(seed))
            for _ in range(3000):
                after = settle(game, after.state, seed)
                if game.over(after.state):
                    break
                waiting = [d for d in game.decisions(after.state) if d.blocking]
                assert waiting
                assert all(d.seat is None for d in waiting)
                made = step(game, after.state, Expire(waiting[0].id), seed)
                assert isinstance(made, Step)
                after = made
            assert game.over(after.state)


# --- one state, closely ----------------------------------------------------------------------------------------------


def _examine(game: Game, state: Any, seed: int, chance: random.Random, closed: set[str]) -> None:
    stored = game.dump_state(state)
    assert game.load_state(stored) == state
    for decision in game.decisions(state):
        keys = _listed_is_accepted(game, state, decision, seed, chance)
        _unlisted_is_refused(game, state, decision, keys, seed, chance)
        if decision.blocking and decision.seat is not None:
            assert game.default(state, decision) in keys
    for key in chance.sample(sorted(closed), min(len(closed), 3)):
        for command in (Answer(0, key, "pass"), Expire(key)):
            assert step(game, state, command, seed) == Rejected("stale")
    assert game.dump_state(state) == stored, "looking at a state has changed it"


def _listed_is_accepted(game: Game, state: Any, decision: Decision, seed: int, chance: random.Random) -> list[str]:
    keys = [option.key for option in game.options(state, decision)]
    assert len(set(keys)) == len(keys), "two options with one key"
    if decision.seat is None:
        assert keys == []
        return keys
    assert keys or not decision.blocking, "a question without an answer"
    for key in chance.sample(keys, min(len(keys), 8)):
        assert key.isascii()
        assert len(key) <= 40, "too long for a button"
        made = step(game, state, Answer(decision.seat, decision.id, key), seed)
        assert isinstance(made, Step), (decision, key)
        assert fold(game, made.events, state) == made.state
        assert game.load_state(game.dump_state(made.state)) == made.state
        assert game.load_events(game.dump_events(made.events)) == made.events
    return keys


def _unlisted_is_refused(
    game: Game, state: Any, decision: Decision, keys: list[str], seed: int, chance: random.Random
) -> None:
    for seat in chance.sample(range(-1, 9), 3):
        if seat != decision.seat:
            key = keys[0] if keys else "pass"
            assert step(game, state, Answer(seat, decision.id, key), seed) == Rejected("foreign")
    if decision.seat is not None:
        others = [o.key for d in game.decisions(state) if d != decision for o in game.options(state, d)[:3]]
        for key in {"", "nonsense", "pass ", "row", "yield", "seat.99", "keep0123", *others} - set(keys):
            made = step(game, state, Answer(decision.seat, decision.id, key), seed)
            assert made == Rejected("unlisted", {"option": key})
    expired = step(game, state, Expire(decision.id), seed)
    assert isinstance(expired, Step) if decision.blocking else expired == Rejected("stale")


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_every_state_keeps_the_contract(game: Game, variant: Variant) -> None:
    """Listed is accepted; unlisted, foreign, stale and closed is refused and changes nothing; JSON there and back;
    a default for every question that holds others up; a snapshot goes on like the game itself."""
    for options, seats in some_tables(game, variant):
        for seed in games():
            _whole_game(game, options, seats, 1000 + seed, TRAITS[game.id].far, closely=0.02)


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_cards_are_conserved(game: Game, variant: Variant) -> None:
    """After every single fact each card lies somewhere, or has left the game by a fact that says so."""
    traits = TRAITS[game.id]
    for options, seats in some_tables(game, variant):
        for seed in games():
            state, cards = None, Counter[Any]()
            for _, _, after in play(game, options, seats, seed, anything if (seed + seats) % 2 == 0 else traits.far):
                for event in after.events:
                    left = Counter[Any]() if state is None else cards - traits.leaving(state, event)
                    state = game.evolve(state, event)
                    cards = traits.cards(state)
                    assert cards == (left or traits.dealt(options)), event


# --- bad input -------------------------------------------------------------------------------------------------------


def _garbage(game: Game, state: Any, chance: random.Random) -> Command:
    """A command nobody should send, or one that somebody might."""
    open_ = game.decisions(state)
    ids = [d.id for d in open_] + ["", "0", "1.0-0", "f0-0", "x" * 70, "2.0-p", "o5-1", "ї"]
    keys = [o.key for d in open_ for o in game.options(state, d)[:20]]
    keys += ["", "pass", "keep9", "o99", "b9.p9", "seat.-1", "nav.", "to.x", "\n", "add.give.hand.gold"]
    made: Command = chance.choice(
        [
            Answer(chance.randrange(-2, 10), chance.choice(ids), chance.choice(keys)),
            Answer(chance.randrange(-2, 10), chance.choice(ids), "".join(chance.choices(string.printable, k=5))),
            Expire(chance.choice(ids), chance.random() < 0.5),
            Leave(chance.randrange(-2, 10)),
            Return(chance.randrange(-2, 10)),
        ]
    )
    return made


@pytest.mark.parametrize(("game", "variant"), [case for case in CASES if "=" not in str(case.id)])
def test_nothing_raises_and_what_is_refused_changes_nothing(game: Game, variant: Variant) -> None:
    options = game.load_options(variant[1])
    for seats in game.seats(options):
        for seed in games():
            chance = random.Random(seed)
            state = game.start(options, seats, frozenset(), Chance(seed)).state
            for _ in range(500):
                stored = game.dump_state(state)
                made = step(game, state, _garbage(game, state, chance), seed)
                assert game.dump_state(state) == stored
                if isinstance(made, Step):
                    state = made.state
                if game.over(state):
                    break


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_leaving_and_returning(game: Game) -> None:
    """A seat goes to the autopilot and back; twice is refused, and so is a seat that is not there."""
    options = game.load_options(TRAITS[game.id].variants[0][1])
    state = game.start(options, min(game.seats(options)), frozenset(), Chance(1)).state
    assert step(game, state, Return(0), 1) == Rejected("no_seat")
    left = step(game, state, Leave(0), 1)
    assert isinstance(left, Step)
    assert game.automated(left.state) == {0}
    assert step(game, left.state, Leave(0), 1) == Rejected("no_seat")
    for seat in (-1, 99):
        assert step(game, left.state, Leave(seat), 1) == Rejected("no_seat")
    back = step(game, left.state, Return(0), 1)
    assert isinstance(back, Step)
    assert game.automated(back.state) == frozenset()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'{"options":{}}', b'[{"type":"nonsense"}]', b"\xff"])
def test_what_is_no_game_is_a_validation_error(game: Game, data: bytes) -> None:
    with pytest.raises(ValidationError):
        game.load_state(data)
    if data != b"[]":
        with pytest.raises(ValidationError):
            game.load_events(data)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_seed_is_the_same_game(game: Game) -> None:
    """And another seed another."""
    options = game.load_options(TRAITS[game.id].variants[0][1])
    seats = max(game.seats(options))
    runs = [[after.events for _, _, after in play(game, options, seats, seed, anything)] for seed in (5, 5, 6)]
    assert runs[0] == runs[1] != runs[2]


# --- purity ----------------------------------------------------------------------------------------------------------

PURE = {"__future__", "collections", "dataclasses", "enum", "functools", "itertools", "operator", "typing"}
"""What the rules may use of the standard library: nothing that reads a clock, a file or chance, logs or waits."""


@pytest.mark.parametrize("path", sorted(ENGINE.rglob("*.py")), ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_engine_is_pure(path: Path) -> None:
    """DESIGN §2: no I/O, time, language, logging, Redis, Telegram."""
    used = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            used |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            used.add(str(node.module).split(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "input", "eval", "__import__"}
    assert used <= PURE | {"engine", "pydantic"}
    assert set(sys.stdlib_module_names) | {"__future__"} >= PURE
