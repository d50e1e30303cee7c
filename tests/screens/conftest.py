"""Voyages that the screens are tried on: each edition, every option on, played at random; all their states."""

from __future__ import annotations

import pytest

from engine.lifeboat.state import State
from i18n.texts import LANGUAGES
from tgbot.screens import samples
from tgbot.screens.gallery import gallery
from tgbot.screens.types import Screen

SEEDS = {"forum": (1, 2, 3), "workshop": (4, 5, 6)}


@pytest.fixture(scope="session")
def states() -> list[State]:
    """More than a thousand states, from the first question to the end."""
    return [
        state
        for edition, seeds in SEEDS.items()
        for seed in seeds
        for state in samples.voyage(seed, samples.options(edition, **samples.EVERYTHING))
    ]


@pytest.fixture(scope="session")
def galleries() -> dict[str, list[tuple[str, Screen]]]:
    """One of every screen, by language."""
    return {language: list(gallery(language, range(4))) for language in LANGUAGES}
