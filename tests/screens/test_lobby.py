"""The lobby: who sits there, what may be pressed, and the settings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lifeboat.editions import CHOICES, EDITIONS
from i18n.texts import LANGUAGES, Language
from tgbot.playground.html_text import parse_html
from tgbot.screens import data
from tgbot.screens.lobby import CLOCKS, NIGHTS, ZONES, Change, Lobby, ShowPage, changed, lobby, parse
from tgbot.screens.types import Button, Screen

FIRST = Lobby("Ab3_x-9Z", "ru", "za_bortom_bot", "Оля", EDITIONS["workshop"], 14400, ("Оля", "Тарас", None))
PAGES = (
    "",
    "s",
    "s.edition",
    "s.clock",
    "s.night",
    "s.zone",
    "s.language",
    "s.rules",
    *(f"s.{name}" for name in CHOICES),
)


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


def test_changes_of_the_edition_are_told() -> None:
    options = replace(EDITIONS["workshop"], bait_adds_up=False, throw_corpse=True)
    text = said(lobby(replace(FIRST, options=options)))
    assert "⚙️ Приманки складываются: нет" in text
    assert "⚙️ Мёртвых — за борт: да" in text
    assert "⚙️" not in said(lobby(FIRST))


def test_every_setting_and_value_can_be_reached_and_read_back() -> None:
    seen, todo, changes = set[str](), [""], set[tuple[str, object]]()
    while todo:
        page = todo.pop()
        seen.add(page)
        for verb in verbs(lobby(replace(FIRST, page=page))):
            meant = parse(verb)
            assert meant is not None
            if isinstance(meant, ShowPage) and meant.page not in seen:
                todo.append(meant.page)
            elif isinstance(meant, Change):
                changes.add((meant.name, meant.value))
    assert seen == set(PAGES)
    wanted = {(name, value) for name, values in CHOICES.items() for value in values}
    wanted |= {("edition", name) for name in EDITIONS} | {("clock", clock) for clock in CLOCKS}
    wanted |= {("night", night) for night in NIGHTS} | {("zone", zone) for zone in ZONES}
    assert changes == wanted | {("language", language) for language in LANGUAGES}


def test_a_change_changes_that_and_an_edition_brings_its_own() -> None:
    once = changed(EDITIONS["workshop"], Change("self_hate", "psychopath"))
    assert once == replace(EDITIONS["workshop"], self_hate="psychopath")
    assert changed(once, Change("edition", "forum")) == EDITIONS["forum"]
    assert changed(once, Change("clock", 60)) == once


@pytest.mark.parametrize(
    "verb",
    ["", "s.", "s.edition.pirates", "s.clock.1", "s.bait_adds_up.maybe", "s.crew.six", "begin.now", "s.x", "robot"],
)
def test_forged_verbs_mean_nothing(verb: str) -> None:
    assert parse(verb) is None


@given(st.text(max_size=60))
def test_any_verb_is_understood_or_not(verb: str) -> None:
    parse(verb)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_fits(language: Language, page: str) -> None:
    screen = lobby(replace(FIRST, language=language, page=page, seats=("<i>" * 30, None, "ا" * 64, "Оля")))
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
