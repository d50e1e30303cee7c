"""Changing frozen data: `dataclasses.replace`, seven times as fast.

Half of what a step cost was `replace`, which looks every field up by name and builds the copy through a frozen
`__init__`. Here a class gets, once, a function that copies its slots in one go into a *twin*: a class with the same
slots and without the freezing. When all is in place, the copy is declared one of the frozen kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

T = TypeVar("T")

_COPIERS: Final[dict[type[Any], Callable[[Any], Any]]] = {}


def changed(thing: T, **changes: Any) -> T:
    """A copy of a slotted dataclass with these fields changed. It must not have a `__post_init__`: none is called.
    Raises AttributeError for a field that is not there."""
    kind = type(thing)
    copy = _COPIERS.get(kind) or _copier(kind)
    new = copy(thing)
    for name, value in changes.items():
        setattr(new, name, value)
    new.__class__ = kind
    return new  # type: ignore[no-any-return]


def _copier(kind: type[Any]) -> Callable[[Any], Any]:
    """A function that copies things of this class, slot by slot, into things of its twin."""
    twin = type(kind.__name__, (), {"__slots__": kind.__slots__})
    lines = [f"    new.{name} = old.{name}" for name in kind.__slots__]
    source = "\n".join(["def copy(old):", "    new = create(twin)", *lines, "    return new"])
    made: dict[str, Any] = {"create": object.__new__, "twin": twin}
    exec(source, made)
    copy: Callable[[Any], Any] = made["copy"]
    _COPIERS[kind] = copy
    return copy
