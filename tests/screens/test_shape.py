"""What Telegram accepts, and what fits a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.lifeboat.state import State
from i18n.texts import LANGUAGES, Language
from tgbot.playground.html_text import parse_html
from tgbot.screens import data, samples
from tgbot.screens.board import board
from tgbot.screens.end import end
from tgbot.screens.gallery import pages
from tgbot.screens.own import ALERT, hand_alert
from tgbot.screens.prompt import prompt
from tgbot.screens.types import Screen

LONGEST_LABEL = 32


def screens(states: list[State], language: Language, every: int) -> Iterator[Screen]:
    """Everything there is to see at some of these states."""
    for state in states[::every]:
        group = samples.context(state, None, language)
        yield from (screen for screen in (board(group), prompt(group), end(group)) if screen)
        for seat in range(len(state.persons)):
            yield from (screen for _, screen in pages(samples.context(state, seat, language)))


def buttons(screen: Screen) -> list[str]:
    return [button.text for row in screen.keyboard for button in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_telegram_takes_every_screen(states: list[State], language: Language) -> None:
    for screen in screens(states, language, 23):
        text, _ = parse_html(screen.text)
        assert 0 < len(text.encode("utf-16-le")) // 2 <= 4096
        if screen.farewell is not None:
            assert parse_html(screen.farewell)[0]
        assert len(screen.keyboard) <= 30
        for row in screen.keyboard:
            assert 1 <= len(row) <= 3
            for button in row:
                assert button.text
                if button.url is None:
                    assert button.data is not None
                    assert len(button.data.encode()) <= data.LIMIT
                    assert data.parse(button.data) is not None
                else:
                    assert button.data is None
                    assert button.url.startswith("https://t.me/za_bortom_bot?start=")


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_a_phone(states: list[State], language: Language) -> None:
    for screen in screens(states, language, 37):
        for row in screen.keyboard:
            assert all(len(button.text) <= LONGEST_LABEL for button in row), row
            assert sum(len(button.text) for button in row) <= 40, row
        assert len(set(buttons(screen))) == len(buttons(screen)), (screen.text, buttons(screen))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alert_is_short_enough(states: list[State], language: Language) -> None:
    for state in states[::5]:
        for seat in range(len(state.persons)):
            alert = hand_alert(samples.context(state, seat, language))
            assert 0 < len(alert.encode("utf-16-le")) // 2 <= ALERT
            assert "<" not in alert


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_hangs_every_question(galleries: dict[str, list[tuple[str, Screen]]], language: Language) -> None:
    names = " ".join(name for name, _ in galleries[language])
    for ask in (
        "Provision",
        "Turn",
        "Keep",
        "Demand",
        "Theft",
        "Objection",
        "Fight",
        "Navigation",
        "Fall",
        "Thirst",
        "Offer",
        "Toast",
    ):
        assert f"Ask{ask} well" in names
    for slot in ("group board", "group prompt", "group end", "lobby s.sea", "alert"):
        assert slot in names
