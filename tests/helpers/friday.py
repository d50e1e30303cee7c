"""What tests know of «Пятница»: stays on the island that begin where a test wants them, and what the contract asks of
each game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import Any

from engine.core.chance import Chance
from engine.core.game import Run, fold, step
from engine.core.types import Answer, Step
from engine.friday import decisions as d
from engine.friday import events as e
from engine.friday import flow
from engine.friday import state as s
from engine.friday import views as v
from engine.friday.cards import AGING, HARD_AGING, HAZARD_COUNTS, STARTING
from engine.friday.island import Island
from engine.friday.levels import CHOICES, Options
from engine.friday.rules import FRIDAY
from engine.friday.state import State

# --- stays that begin where a test wants them ------------------------------------------------------------------------


class Stay:
    """A game in a test: answer by keys, look at what happened."""

    def __init__(self, state: State, seed: int = 1) -> None:
        self.state = state
        self.seed = seed
        self.events: list[Any] = []

    def begin(self) -> Stay:
        """Let happen what happens of itself in this state."""
        run: Island = Run(self.state, FRIDAY.evolve, Chance(self.seed))
        flow.advance(run)
        self.state = run.state
        self.events += run.events
        return self

    def do(self, *keys: str) -> Stay:
        """Answer the open questions, one after the other; an answer that is not listed fails."""
        for key in keys:
            after = step(FRIDAY, self.state, Answer(0, self.question.id, key), self.seed)
            assert isinstance(after, Step), f"{key}: {self.keys} {self.ask}"
            assert fold(FRIDAY, after.events, self.state) == after.state
            self.state = after.state
            self.events += after.events
        return self

    @property
    def question(self) -> Any:
        (question,) = FRIDAY.decisions(self.state)
        return question

    @property
    def ask(self) -> Any:
        return self.question.ask

    @property
    def options(self) -> tuple[d.Option, ...]:
        return FRIDAY.options(self.state, self.question)

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    @property
    def view(self) -> v.View:
        return FRIDAY.view(self.state, 0)

    @property
    def fight(self) -> v.SeenFight:
        assert self.view.fight is not None
        return self.view.fight

    def happened(self, kind: type[Any]) -> list[Any]:
        """All facts of this kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def counted(self) -> list[int]:
        """What each card counts, left then right."""
        return [card.counted for card in (*self.fight.left, *self.fight.right)]


def cards(text: str) -> tuple[Any, ...]:
    """Cards by their names; `3*weakness` are three."""
    found: list[str] = []
    for word in text.split():
        count, _, card = word.rpartition("*")
        found += [card] * int(count or 1)
    return tuple(found)


def island(deck: str = "", **changes: Any) -> State:
    """A state between two turns, in green, with nothing anywhere but what is given; text for piles."""
    piles = {name: cards(x) for name, x in changes.items() if isinstance(x, str) and name not in ("phase", "old_age")}
    old_age, level = changes.pop("old_age", "lose"), changes.pop("level", 1)
    given = {"life": 20, "hazards": (), "aging": (), "pirates": ("p20", "p25"), "version": 1, **changes, **piles}
    return State(options=Options(level, old_age), deck=cards(deck), **given)


def fighting(hazard: str, deck: str, **changes: Any) -> Stay:
    """The fight with this hazard has just begun: its first card is drawn."""
    return Stay(replace(island(deck, **changes), frames=(s.Choosing((hazard,)),))).do("fight.0")  # type: ignore[arg-type]


def against(pirate: str, deck: str, **changes: Any) -> Stay:
    """The fight with this pirate has just begun; the other is 6/20, or 7/25 if it is that one."""
    other = "p25" if pirate == "p20" else "p20"
    given: dict[str, Any] = {"phase": "pirates", "pirates": f"{pirate} {other}", **changes}
    return Stay(island(deck, **given)).do(f"pirate.{pirate}")


# --- the contract ----------------------------------------------------------------------------------------------------


def variants() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every level, and with the other way to grow old."""
    for level in CHOICES["level"]:
        yield f"level{level}", {"level": level}
        yield f"level{level}-old_age=reshuffle", {"level": level, "old_age": "reshuffle"}


def all_cards(state: State) -> Counter[Any]:
    """Every card that is in the game, wherever it lies; but for the pirates."""
    found: Counter[Any] = Counter()
    for pile in (state.deck, state.discard, state.hazards, state.hazard_discard, state.aging):
        found.update(pile)
    for frame in state.frames:
        match frame:
            case s.Choosing():
                found.update(frame.cards)
            case s.Fight():
                found.update(card.card for card in frame.cards)
                found.update([] if frame.pirate else [frame.foe])
            case s.Sorting():
                found.update((*frame.looked, *frame.back))
    return found


def dealt(options: Any) -> Counter[Any]:
    """F1.1, F1.2; but for the two pirates, which differ from game to game."""
    found: Counter[Any] = Counter(STARTING) + Counter(AGING) + Counter(HARD_AGING) + Counter(HAZARD_COUNTS)
    return found - Counter([] if options.level >= 3 else ["stubbornness"])


def leaving(state: State, event: Any) -> Counter[Any]:
    """What leaves the game (F2.6, F4.3)."""
    match event:
        case e.FightWon() | e.FightCleared():
            return Counter(event.removed)
        case e.CardRemoved():
            return Counter([event.card])
    return Counter()


def redeal(state: State, seat: int | None, chance: random.Random) -> State:
    """The same, with everything whose order is hidden shuffled: the deck but for the cards the player has put there
    himself, the hazards, the normal and the hard aging cards each for themselves (F1.1)."""

    def shuffled(pile: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(chance.sample(pile, len(pile)))

    deck, bottom = state.deck, len(state.deck) - state.known_bottom
    hidden = shuffled(deck[state.known_top : bottom])
    normal = max(0, len(state.aging) - len(HARD_AGING))
    return replace(
        state,
        deck=(*deck[: state.known_top], *hidden, *deck[bottom:]),
        hazards=shuffled(state.hazards),
        aging=(*shuffled(state.aging[:normal]), *shuffled(state.aging[normal:])),
    )


def asked(state: State, seat: int | None) -> list[Any]:
    """The open question with its options."""
    return [(question, FRIDAY.options(state, question)) for question in FRIDAY.decisions(state)]


HIDDEN: dict[type[Any], frozenset[str]] = {
    e.IslandBegan: frozenset(["deck", "hazards", "aging"]),
    e.StepBegan: frozenset(["hazards"]),
    e.Aged: frozenset(["deck"]),
}
"""The fields nobody learns: how decks lie."""

REVEALED: dict[type[Any], frozenset[str]] = {
    e.HazardsDrawn: frozenset(["cards"]),
    e.Aged: frozenset(["card"]),
    e.CardDrawn: frozenset(["card", "used"]),
    e.CardLookedAt: frozenset(["card"]),
}
"""What facts rightly tell that was hidden before."""


def learned(event: Any, seat: int | None) -> Any:
    """The fact as the player may learn it."""
    return replace(event, **dict.fromkeys(HIDDEN.get(type(event), ()), ()))


def same(ours: Sequence[Any], theirs: Sequence[Any]) -> str | None:
    """None when the player could not tell these streams of facts apart before something hidden was rightly shown."""
    for a, b in zip(ours, theirs, strict=False):
        if a != b:
            if type(a) is not type(b):
                return f"{a} ≠ {b}"
            differing = {field.name for field in fields(a) if getattr(a, field.name) != getattr(b, field.name)}
            return None if differing <= REVEALED.get(type(a), frozenset()) else f"{a} ≠ {b}"
    return None if len(ours) == len(theirs) else f"{len(ours)} facts ≠ {len(theirs)}"
