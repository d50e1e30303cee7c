"""The rules of «Пятница» in pages, and the way back to its menu."""

from __future__ import annotations

from typing import Final

from i18n.texts import Language, texts
from tgbot.screens import data
from tgbot.screens.page import pack
from tgbot.screens.types import Button, Keyboard

_NAMES: Final = ("aim", "turn", "aging", "abilities", "pirates", "score")
PAGES: Final[tuple[str, ...]] = tuple(f"friday-{name}" for name in _NAMES)
_ABILITIES: Final = ("life1", "cards1", "destroy", "double", "copy", "step", "sort", "exchange1", "below")
_TWISTS: Final = ("costly", "half", "stronger", "aged", "leftover")


def leaf(page: str, language: Language) -> tuple[str, Keyboard]:
    """A page as HTML, with the buttons of all. Raises MissingText for what is none."""
    t = texts(language)
    name = page.removeprefix("friday-")
    head = t("rules-head", title=t(f"friday-rules-{name}-title"))
    listed = {
        "abilities": [t("friday-why-line", sign=t(f"friday-sign-{one}"), about=t(f"friday-about-{one}"))
                      for one in _ABILITIES],
        "pirates": [t("friday-rules-pirate", name=t(f"friday-pirate-{one}"), twist=t(f"friday-twist-{one}"))
                    for one in _TWISTS],
    }.get(name, [])  # fmt: skip
    parts = [head, t(f"friday-rules-{name}"), *(["\n".join(listed)] if listed else [])]
    if t.sign("ruling") in parts[1]:
        parts.append(t("rules-legend-ruling"))
    buttons = [
        Button(t(f"friday-rules-{one}-title"), data.rules(f"friday-{one}"), style="primary" if one == name else None)
        for one in _NAMES
    ]
    return "\n\n".join(parts), (*pack(buttons), (Button(t("friday-to-menu"), data.friday("menu")),))
