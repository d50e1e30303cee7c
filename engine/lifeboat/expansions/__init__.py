"""The expansions (L9), one file each. A new one is one more line here, and an option of its name in `editions.py`."""

from __future__ import annotations

from typing import Final

from engine.lifeboat.editions import ExpansionName
from engine.lifeboat.expansion import Expansion
from engine.lifeboat.expansions.cannibalism import CANNIBALISM
from engine.lifeboat.expansions.fire_water import FIRE_WATER
from engine.lifeboat.expansions.weather import WEATHER

ALL: Final[dict[ExpansionName, Expansion]] = {
    "weather": WEATHER,
    "cannibalism": CANNIBALISM,
    "fire_water": FIRE_WATER,
}
