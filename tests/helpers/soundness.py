"""What holds after every step of a voyage, whatever is tested there: everything is what its type says, and each fact
tells each seat what it may know and no more."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import State
from tests.helpers import redeal


def check(state: State, events: Iterable[Any]) -> None:
    """Raises AssertionError or pydantic.ValidationError where something is not sound."""
    seats = (*range(len(state.persons)), None)
    assert LIFEBOAT.load_state(LIFEBOAT.dump_state(state)) == state
    assert LIFEBOAT.load_events(LIFEBOAT.dump_events(tuple(events))) == tuple(events)
    for event in events:
        for seat in seats:
            assert LIFEBOAT.redact(event, seat) == redeal.learned(event, seat)
    _typed(LIFEBOAT.view(state, seats[state.version % len(seats)]))
    for decision in LIFEBOAT.decisions(state):
        _typed(replace(decision, ask=None))
        _typed(decision.ask)
        for option in LIFEBOAT.options(state, decision):
            _typed(option)


def _typed(thing: Any) -> None:
    adapter = _adapter(type(thing))
    assert adapter.validate_json(adapter.dump_json(thing, warnings=False)) == thing


@lru_cache
def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
