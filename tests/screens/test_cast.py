"""A game's screens name the characters of its own cast, everywhere (L0.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args

import pytest

from engine.lifeboat.cast import CREWS, Role
from engine.lifeboat.editions import CHOICES, EDITIONS
from engine.lifeboat.state import State
from i18n.names import Case
from i18n.texts import CASTS, LANGUAGES, Language, texts
from tests.screens.test_lobby import FIRST
from tests.screens.test_shape import screens
from tgbot.screens import samples
from tgbot.screens.board import board
from tgbot.screens.lobby import lobby
from tgbot.screens.own import hand_alert
from tgbot.screens.types import Screen


def strangers(state: State, language: Language) -> re.Pattern[str]:
    """Any form of any name, and any sign, of the casts that are not aboard."""
    found = set[str]()
    for cast in CASTS:
        if cast != state.options.cast:
            t = texts(language, cast)
            found |= {t.sign(role) for role in get_args(Role)}
            found |= {rf"\b{t.role(role, case)}\b" for role in get_args(Role) for case in get_args(Case)}
    return re.compile("|".join(found))


def said(screen: Screen) -> Iterator[str]:
    yield re.sub("\u2068[^\u2069]*\u2069", "", f"{screen.text}\n{screen.farewell or ''}")
    yield from (button.text for row in screen.keyboard for button in row)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_named_who_is_of_another_cast(states: list[State], language: Language) -> None:
    by_cast = {cast: [state for state in states if state.options.cast == cast] for cast in CASTS}
    for some in by_cast.values():
        assert some
        unknown = strangers(some[0], language)
        for screen in screens(some, language, 29):
            for text in said(screen):
                assert not unknown.search(text), text
        for state in some[::29]:
            assert not unknown.search(hand_alert(samples.context(state, 0, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_seats_the_straw_hats_in_their_order(language: Language) -> None:
    """L0, L1.3: from bow to stern."""
    state = next(samples.voyage(1, EDITIONS["straw-hats"]))
    t = texts(language, "straw-hats")
    names = [f"{t.sign(role)} <b>{t.role(role)}</b>" for role in CREWS["straw-hats"]]
    text = board(samples.context(state, None, language)).text
    assert sorted(names, key=text.index) == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["", "s", "s.edition", "s.sea", *(f"s.{name}" for name in CHOICES)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lobby_knows_its_edition(edition: str, page: str, language: Language) -> None:
    screen = lobby(replace(FIRST, language=language, page=page, options=EDITIONS[edition]))
    assert all(len(button.text) <= 32 for row in screen.keyboard for button in row)
    if page == "s.edition":
        ticked = [button.text for row in screen.keyboard for button in row if button.style == "success"]
        assert ticked == [f"✓ {texts(language)(f'value-edition-{edition}')}"]
    if page == "s.open_after_theft_is_announced":
        assert texts(language, EDITIONS[edition].cast).role("kid") in screen.text


def test_the_lobby_says_by_which_edition() -> None:
    for language, name in (("ru", "«Соломенные шляпы», 8 персонажей"), ("uk", "«Солом’яні капелюхи», 8 персонажів")):
        assert name in lobby(replace(FIRST, language=language, options=EDITIONS["straw-hats"])).text  # type: ignore[arg-type]
