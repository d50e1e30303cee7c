"""Events of every type made at random, views and voyages to tell of, and what a told line may look like."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.core.chance import Chance
from engine.core.game import step
from engine.core.types import Answer, Expire, Rejected
from engine.lifeboat import events as e
from engine.lifeboat import setup
from engine.lifeboat.cards import WEAPONS
from engine.lifeboat.editions import EDITIONS, EXPANSIONS, Options
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.scoring import scores
from engine.lifeboat.views import View
from i18n.texts import Language

SEATS = 8
NAMES: tuple[str | None, ...] = ("Оля", "Тарас", "<b>&", None, "Рита", "מרים", "👩‍🚀", "")
EVENTS: tuple[type[Any], ...] = get_args(e.Event)
_FOREIGN: dict[Language, str] = {"ru": "іїєґ’", "uk": "ыэёъ"}


def assert_clean(text: str, language: Language) -> None:
    """Nothing raw, nothing of another language, no slips of the pen; names and tags aside."""
    said = re.sub("\u2068[^\u2069]*\u2069", "Аня", re.sub("</?(b|i)>", "", text))
    assert said.strip() == said != ""
    assert not re.search("[A-Za-z{}$_<>]", said), said
    assert not re.search(f"[{_FOREIGN[language]}]", said, re.IGNORECASE), said
    assert "  " not in said, said
    assert not re.search(r" [.,:;!?)]|\( |[.,;:]{2}|,\.", said.replace(" : ", ":")), said


# --- events ----------------------------------------------------------------------------------------------------------


@cache
def started(options: Options) -> View:
    """A voyage of eight that has just begun."""
    return LIFEBOAT.view(LIFEBOAT.start(options, SEATS, frozenset({3}), Chance(3)).state, None)


def sample(kind: type[Any], rnd: random.Random) -> Any:
    """An event of this type, with anything in it that may be."""
    if kind is e.VoyageBegan:
        options = replace(EDITIONS["workshop"], starting_provisions=rnd.randint(0, 1))
        return setup.deal(options, SEATS, frozenset({3}), Chance(rnd.getrandbits(32)))
    if kind is e.VoyageEnded:
        state = LIFEBOAT.start(EDITIONS["workshop"], SEATS, frozenset(), Chance(rnd.getrandbits(32))).state
        how: Literal["land", "sea"] = rnd.choice(("land", "sea"))
        return e.VoyageEnded(how, scores(state, how))
    if kind is e.GullsChanged:
        by = rnd.choice((1, -1))
        return e.GullsChanged(by, rnd.randint(1, 4) if by > 0 else rnd.randint(0, 3))
    made = _dataclass(kind, rnd)
    if kind is e.FellOverboard:
        return replace(made, instead_of=rnd.choice((None, "rowed", "fought")))
    if kind is e.WeaponDrawn:
        return replace(made, kind=rnd.choice(list(WEAPONS)))
    if kind is e.Traded:
        return _traded(made, rnd)
    return made


def _traded(event: e.Traded, rnd: random.Random) -> e.Traded:
    offer = event.offer or _dataclass(e.Offer, rnd)
    offer = replace(offer, maker=event.maker, to=event.to)
    given, wanted = len(offer.give_hand + offer.give_open), len(offer.want_hand + offer.want_open)
    return replace(
        event, give_open=offer.give_open, want_open=offer.want_open, given=given, wanted=wanted, offer=offer
    )  # fmt: skip


def _dataclass(kind: type[Any], rnd: random.Random) -> Any:
    hints = get_type_hints(kind)
    free = rnd.sample(range(SEATS), SEATS)
    values = {f.name: _value(hints[f.name], f.name, rnd, free) for f in fields(kind) if f.name != "type"}
    return kind(**values)


_COUNTS = {"card": 29, "day": 9, "passed": 6, "count": 4, "wounds": 2, "hand": 2, "open": 2, "waters": 2, "id": 99}
"""Whole numbers that are no seats, and how big they may be."""


_KNOWN = ("kind", "card", "weather")
"""What is hidden from others by `redact` alone."""


def _value(hint: Any, name: str, rnd: random.Random, free: list[int]) -> Any:
    """Different fields get different seats, so that nobody does things to itself more often than not."""
    origin = get_origin(hint)
    if origin is Literal:
        return rnd.choice(get_args(hint))
    if origin in (Union, UnionType):
        known = [each for each in get_args(hint) if each is not type(None) or name not in _KNOWN]
        return _value(rnd.choice(known), name, rnd, free)
    if origin is tuple:
        return _tuple(get_args(hint), name, rnd, free)
    if is_dataclass(hint):
        return _dataclass(hint, rnd)  # type: ignore[arg-type]
    if hint is bool:
        return rnd.random() < 0.5
    if hint is type(None):
        return None
    if name in _COUNTS:
        return rnd.randint(1 if name in ("wounds", "waters", "open", "count") else 0, _COUNTS[name])
    if name in ("attack", "defence", "gulls"):
        return rnd.randint(3, 9)
    if name.endswith(("hand", "baits", "own", "given", "wanted")):
        return rnd.randint(0, 2)
    return free[0] if rnd.random() < 0.1 else free.pop()


def _tuple(of: tuple[Any, ...], name: str, rnd: random.Random, free: list[int]) -> tuple[Any, ...]:
    if of[-1] is not ...:
        return tuple(_value(hint, name, rnd, free) for hint in of)
    if name in ("drawn", "cards", "under", "kept"):
        return tuple(_value(of[0], "card", rnd, free) for _ in range(rnd.randint(1, 3)))
    if of[0] is int:
        return tuple(rnd.sample(range(SEATS), rnd.randint(1, 4)))
    return tuple(_value(of[0], name, rnd, free) for _ in range(rnd.randint(1, 3)))


# --- voyages ---------------------------------------------------------------------------------------------------------


@cache
def voyage(seed: int, edition: str) -> tuple[tuple[Any, tuple[Any, ...]], ...]:
    """A voyage played at random, every option on: pairs of a state and what led to it."""
    rnd = random.Random(seed)
    more = dict.fromkeys(EXPANSIONS, True) if edition == "straw-hats" else {}
    options = replace(EDITIONS[edition], throw_corpse=True, throw_unconscious=True, **more)
    first = LIFEBOAT.start(options, LIFEBOAT.seats(options)[-1], frozenset(), Chance(seed))
    state, steps = first.state, [(first.state, first.events)]
    for _ in range(5000):
        if LIFEBOAT.over(state):
            return tuple(steps)
        after = step(LIFEBOAT, state, _command(state, rnd), seed)
        assert not isinstance(after, Rejected)
        state = after.state
        steps.append((state, after.events))
    raise AssertionError("the voyage never ends")


def _command(state: Any, rnd: random.Random) -> Answer | Expire:
    open_ones = list(LIFEBOAT.decisions(state))
    asked = [d for d in open_ones if d.seat is not None and d.blocking]
    d = rnd.choice(asked or open_ones) if rnd.random() < 0.8 else rnd.choice(open_ones)
    if d.seat is None or (d.blocking and rnd.random() < 0.03):
        return Expire(d.id)
    options = LIFEBOAT.options(state, d)
    if options:
        return Answer(d.seat, d.id, rnd.choice(options).key)
    return Expire(next(d.id for d in open_ones if d.blocking))


def stretches(seed: int, edition: str) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """The voyage's steps, then the same put together into days, as when a chat is told them in one."""
    yield from voyage(seed, edition)
    gathered: list[Any] = []
    for state, events in voyage(seed, edition):
        gathered += events
        if any(isinstance(event, e.DayEnded) for event in events):
            yield state, tuple(gathered)
            gathered = []
