"""What an autopilot does, from what the player may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.types import Decision
from engine.friday.views import View


def choose(view: View, decision: Decision, options: Sequence[Any]) -> str:
    """The key of the option it takes."""
    return str(options[-1].key)
