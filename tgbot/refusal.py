"""«No», in a word: the key of a sentence in `toasts.ftl` and its arguments."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not done; nothing has changed."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)
