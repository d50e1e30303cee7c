"""A voyage as JSON, of this schema or any before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from pydantic import TypeAdapter

from engine.lifeboat import events as e
from engine.lifeboat.editions import EDITIONS, EXPANSIONS, Options
from engine.lifeboat.state import State

SCHEMA: Final = 2
"""1: before there were expansions."""

_STATE: Final[TypeAdapter[State]] = TypeAdapter(State)
_EVENTS: Final[TypeAdapter[tuple[e.TaggedEvent, ...]]] = TypeAdapter(tuple[e.TaggedEvent, ...])
_OPTIONS: Final[TypeAdapter[Options]] = TypeAdapter(Options)
_ANY: Final[TypeAdapter[Any]] = TypeAdapter(Any)
_SINCE_2: Final = f'"{EXPANSIONS[0]}":'.encode()


def dump_state(state: State) -> bytes:
    """JSON."""
    return _STATE.dump_json(state, exclude_defaults=True)


def load_state(data: bytes) -> State:
    """Raises pydantic.ValidationError when it is none."""
    return _STATE.validate_json(data if _SINCE_2 in data else _upcast(data))


def dump_events(events: Sequence[e.Event]) -> bytes:
    """A JSON array."""
    return _EVENTS.dump_json(tuple(events))


def load_events(data: bytes) -> tuple[e.Event, ...]:
    """Raises pydantic.ValidationError when it is none."""
    old = _SINCE_2 not in data and (b'"voyage_began"' in data or b'"heave_unopposed"' in data)
    return _EVENTS.validate_json(_upcast(data) if old else data)


def load_options(data: dict[str, Any]) -> Options:
    """An edition's name and what differs from it. Raises pydantic.ValidationError for others."""
    name = data.get("edition")
    base = asdict(EDITIONS[name]) if isinstance(name, str) and name in EDITIONS else {}
    return _OPTIONS.validate_python({**base, **data})


def _upcast(data: bytes) -> bytes:
    """From schema 1."""
    return _ANY.dump_json(_with_schema_2(_ANY.validate_json(data)))


def _with_schema_2(found: Any) -> Any:
    """There were no expansions, and only for the unconscious could one stand up (L5.5)."""
    match found:
        case {"edition": _}:
            return {**found, **dict.fromkeys(EXPANSIONS, False)}
        case {"thrower": by, **rest}:
            return {**rest, "by": by, "stake": {"what": "unconscious"}}
        case {"type": "heave_unopposed"}:
            return {"type": "unopposed"}
        case dict():
            return {key: _with_schema_2(value) for key, value in found.items()}
        case list():
            return [_with_schema_2(value) for value in found]
    return found
