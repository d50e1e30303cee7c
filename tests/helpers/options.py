"""Every single departure from an edition (L0)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from engine.lifeboat.editions import EDITIONS, Options, choices
from i18n.options import Value, spelled


@dataclass(frozen=True)
class Changed:
    """An edition with one option otherwise."""

    edition: Options
    option: str
    value: Value

    @property
    def options(self) -> Options:
        """The rules that come of it."""
        return replace(self.edition, **{self.option: self.value})  # type: ignore[arg-type]

    def __str__(self) -> str:
        return f"{self.edition.edition}-{self.option}={spelled(self.value)}"


def _changes() -> Iterator[Changed]:
    for edition in EDITIONS.values():
        for option, values in choices(edition).items():
            yield from (Changed(edition, option, v) for v in values if v != getattr(edition, option))


CHANGES: Final = tuple(_changes())
