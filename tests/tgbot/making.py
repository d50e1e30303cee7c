"""Tables for tests."""

from __future__ import annotations

from typing import Any

from tgbot.tables import Holder, Table, new_id


def table(**given: Any) -> Table:
    """A table in play with two people and a robot, or as `given`."""
    base: dict[str, Any] = {
        "id": new_id(),
        "game": "lifeboat",
        "chat": -100,
        "thread": None,
        "title": "Пятничный клуб",
        "stage": "playing",
        "language": "ru",
        "clock": 300,
        "host": 11,
        "seed": 5,
        "holders": (Holder(11, "Оля", "ru"), Holder(22, "Тарас", "uk"), Holder(None, "")),
        "state": b'{"version":1}',
    }
    return Table(**(base | given))
