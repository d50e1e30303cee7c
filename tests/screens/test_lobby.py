"""The lobby: who sits there, on what terms, what may be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.lifeboat.editions import EDITIONS
from i18n.options import departed, departures
from i18n.texts import LANGUAGES, Language, texts
from tests.helpers.options import CHANGES, Changed
from tgbot.playground.html_text import parse_html
from tgbot.screens import data, samples
from tgbot.screens.board import board
from tgbot.screens.lobby import Lobby, lobby
from tgbot.screens.types import Button, Screen

FIRST = Lobby("Ab3_x-9Z", "ru", "za_bortom_bot", "Оля", EDITIONS["workshop"], 14400, ("Оля", "Тарас", None))


def buttons(screen: Screen) -> Iterator[Button]:
    return (button for row in screen.keyboard for button in row)


def verbs(screen: Screen) -> set[str]:
    taps = [data.parse(button.data) for button in buttons(screen) if button.data]
    return {tap.value for tap in taps if tap is not None and tap.kind == "lobby"}


def said(screen: Screen) -> str:
    return re.sub("<[^>]*>|[\u2066-\u2069]", "", screen.text)


def test_it_says_who_is_in_and_what_is_missing() -> None:
    assert said(lobby(FIRST)).split("\n") == [
        "⛵ За бортом — набираем шлюпку",
        "Правила: настольные, 8 персонажей · на ход 4 ч",
        "Зовёт Оля",
        "",
        "1. Оля",
        "2. Тарас",
        "3. 🤖 автопилот",
        "Нужно ещё хотя бы 1 (всего 4–8).",
    ]
    assert "ночь 23–8" in said(lobby(replace(FIRST, night=(23, 8))))
    assert "ночь" not in said(lobby(replace(FIRST, night=(23, 8), clock=86400)))


def test_one_joins_by_a_link_to_the_private_chat() -> None:
    urls = [button.url for button in buttons(lobby(FIRST)) if button.url]
    assert urls == ["https://t.me/za_bortom_bot?start=jAb3_x-9Z"]


def test_what_is_not_possible_is_not_shown() -> None:
    assert verbs(lobby(FIRST)) == {"robot+", "robot-", "s", "leave", "cancel"}
    four = replace(FIRST, seats=("Оля", "Тарас", None, None))
    assert verbs(lobby(four)) >= {"begin", "robot+", "robot-"}
    robots = replace(FIRST, seats=(None,) * 4)
    assert "begin" not in verbs(lobby(robots))
    full = lobby(replace(FIRST, seats=tuple("абвгдежз")))
    assert "robot+" not in verbs(full)
    assert not any(button.url for button in buttons(full))
    assert any(button.url for button in buttons(lobby(replace(FIRST, seats=(*"абвгдеж", None))))), "a robot makes room"
    crowd = lobby(replace(FIRST, options=EDITIONS["forum"], seats=tuple("абвгдежз")))
    assert "begin" not in verbs(crowd)
    assert "мест 6: лишних 2" in said(crowd)


def test_it_tells_what_differs_from_the_edition_and_what_is_added() -> None:
    """L0"""
    options = replace(EDITIONS["workshop"], bait_adds_up=False, throw_corpse=True, weather=True)
    lines = said(lobby(replace(FIRST, options=options))).split("\n")
    assert lines[2:4] == ["Дополнения: погода", "Изменено: злые акулы · мёртвых можно за борт"]
    calm = replace(EDITIONS["expanded"], weather=False)
    assert said(lobby(replace(FIRST, options=calm))).split("\n")[1:4] == [
        "Правила: расширенные, 8 персонажей · на ход 4 ч",
        "Дополнения: людоедство, огненная вода",
        "Изменено: без погоды",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_every_departure_is_named(change: Changed, language: Language) -> None:
    """L0, L0.2: each option of each edition, each other value."""
    of = replace(FIRST, language=language, options=change.options)
    assert departures(change.options) == (change.option,)
    (departure,) = departed(texts(language, change.options.cast), change.options)
    assert departure in said(lobby(of))
    assert departure not in said(lobby(replace(of, options=change.edition)))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_expansions_in_play_are_named(edition: str, language: Language) -> None:
    """L9"""
    t, options = texts(language), EDITIONS[edition]
    text = said(lobby(replace(FIRST, language=language, options=options)))
    for name in ("weather", "cannibalism", "fire_water"):
        assert (t(f"departure-{name}-yes") in text) == getattr(options, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits(language: Language) -> None:
    seats = ("<i>" * 30, None, "ا" * 64, "Оля")
    screen = lobby(replace(FIRST, language=language, seats=seats))
    assert 0 < len(parse_html(screen.text)[0]) <= 1500
    for button in buttons(screen):
        assert len(button.text) <= 32
        assert button.url or (button.data and data.parse(button.data))
    assert screen.key == FIRST.gid


@pytest.mark.parametrize("state", ["sailed", "cancelled"])
def test_a_lobby_that_is_over_has_no_buttons(state: str) -> None:
    screen = lobby(replace(FIRST, state=state))  # type: ignore[arg-type]
    assert screen.keyboard == ()
    assert "⛵" in screen.text


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_the_boat_at_sea_tells_the_same_terms(change: Changed) -> None:
    """L0.2: `/boat` names the edition, what differs, and the clock."""
    state = next(samples.voyage(1, change.options))
    board_text = re.sub("<[^>]*>", "", board(samples.context(state, None)).text)
    terms = said(lobby(replace(FIRST, options=change.options))).split("\n")[1:]
    assert "\n".join(terms[: terms.index("Зовёт Оля")]) in board_text
