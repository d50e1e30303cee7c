"""Voyages that the screens are tried on: each edition, every option on, played at random; all their states."""

from __future__ import annotations

from itertools import count
from typing import get_args

import pytest

from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.state import Drifting, Frame, Objection, State
from i18n.texts import LANGUAGES
from tgbot.screens import samples
from tgbot.screens.gallery import gallery
from tgbot.screens.types import Screen

LEAST = 800


@pytest.fixture(scope="session")
def states() -> list[State]:
    """Voyages from the first question to the end, until every question was asked, some offers made, somebody eaten."""
    found: list[State] = []
    wanted = set(get_args(Frame)) - {Drifting}
    for seed in count(1):
        for edition in EDITIONS:
            found += samples.voyage(seed, samples.everything(edition))
        offers = sum(bool(state.offers) for state in found)
        toasts = sum(state.invited is not None for state in found)
        feasts = sum(isinstance(state.top, Objection) and state.top.stake.what == "corpse" for state in found)
        known = wanted <= {type(state.top) for state in found}
        if len(found) >= LEAST and offers >= 5 and toasts >= 5 and feasts and known:
            return found
    raise AssertionError("seeds never end")


@pytest.fixture(scope="session")
def galleries() -> dict[str, list[tuple[str, Screen]]]:
    """One of every screen, by language."""
    return {language: list(gallery(language, 1)) for language in LANGUAGES}
