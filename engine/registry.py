"""The games of the house, by id. A new game is one more line here."""

from __future__ import annotations

from typing import Final

from engine.core.game import Game
from engine.friday.rules import FRIDAY
from engine.lifeboat.rules import LIFEBOAT

GAMES: Final[dict[str, Game]] = {LIFEBOAT.id: LIFEBOAT, FRIDAY.id: FRIDAY}
