"""The games as the bot shows them, by id. A new game is one more line here, as in `engine.registry`."""

from __future__ import annotations

from typing import Final

from tgbot.faces.face import Eye, Face
from tgbot.faces.friday import FridayFace
from tgbot.faces.lifeboat import LifeboatFace

__all__ = ["FACES", "Eye", "Face"]

FACES: Final[dict[str, Face]] = {"lifeboat": LifeboatFace(), "friday": FridayFace()}
