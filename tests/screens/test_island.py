"""The panel and the menu of «Пятница»: everything can be tapped, fits Telegram and a phone, and reads as it should."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import get_args
from urllib.parse import parse_qs, urlsplit

import pytest

from engine.friday import decisions as d
from engine.friday.cards import CARDS, HAZARDS, PIRATES, Ability
from engine.friday.hints import NUMBERS, Reason
from engine.friday.rules import FRIDAY
from engine.friday.state import State, Why
from i18n.friday import story, words
from i18n.texts import LANGUAGES, Language, texts
from tests.helpers import island_screens as islands
from tests.helpers.island_screens import PAGES, sight, stay, won
from tgbot.playground.html_text import parse_html
from tgbot.screens import data
from tgbot.screens.friday import book, moves
from tgbot.screens.friday.hint import hint
from tgbot.screens.friday.panel import panel
from tgbot.screens.friday.sight import Sight
from tgbot.screens.types import Keyboard, Screen

LONGEST_LABEL, WIDEST_ROW = 34, 40
FOREIGN = {"ru": "[іїєґ’]", "uk": "[ыэъё]"}
ASKS = set(get_args(d.Ask))


@pytest.fixture(scope="session")
def stays() -> list[State]:
    """Stays until everything was asked."""
    found: list[State] = []
    asked: set[type] = set()
    for seed in range(40):
        for state in stay(seed, 1 + seed % 5 % 4):
            found.append(state)
            asked |= {type(question.ask) for question in FRIDAY.decisions(state)}
        if asked == ASKS and seed >= 3:
            return found
    raise AssertionError(f"never asked: {ASKS - asked}")


def screens(states: list[State], language: Language, every: int) -> Iterator[Screen]:
    for number, state in enumerate(states):
        if number % every == 0 or not FRIDAY.decisions(state):
            one = sight(state, language, can_undo=True, hints=True, taken_back=999, day="2026-11-30")
            yield from (panel(replace(one, path=page)) for page in PAGES)
            yield panel(replace(one, decision=None))
    yield panel(sight(won(states[0]), language))


def pages(language: Language) -> Iterator[tuple[str, Keyboard]]:
    yield from (page for _, page in islands.menus(language))
    yield from (book.leaf(name, language) for name in book.PAGES)


def fits(text: str, keyboard: Keyboard) -> None:
    plain, _ = parse_html(text)
    assert 0 < len(plain.encode("utf-16-le")) // 2 <= 4096
    for row in keyboard:
        assert len(row) <= 3
        assert sum(len(button.text) for button in row) <= WIDEST_ROW, row
        for button in row:
            assert 0 < len(button.text) <= LONGEST_LABEL
            if button.url is None:
                assert data.parse(button.data) is not None, button.data
                assert len((button.data or "").encode()) <= data.LIMIT
    labels = [button.text for row in keyboard for button in row]
    assert len(set(labels)) == len(labels), labels


def clean(text: str, language: Language) -> None:
    """Nothing raw and nothing of another language reaches a player."""
    said = re.sub("\u2068[^\u2069]*\u2069", "Аня", re.sub("</?(b|i|s)>", "", text))
    assert not re.search(r"[A-Za-z{}$_<>]", said), said
    assert not re.search(FOREIGN[language], said, re.IGNORECASE), said
    assert "  " not in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_telegram_and_a_phone_take_every_screen(stays: list[State], language: Language) -> None:
    for screen in screens(stays, language, 5):
        fits(screen.text, screen.keyboard)
        clean(screen.text, language)
        assert (screen.slot, screen.key, screen.farewell) == ("panel", "friday", ""), "one message, edited in place"
    for text, keyboard in pages(language):
        fits(text, keyboard)
        clean(text, language)


def test_every_option_can_be_tapped_in_two_taps(stays: list[State]) -> None:
    """Or one that cannot be told from it."""
    for state in stays[::2]:
        one = sight(state)
        if one.decision is None:
            continue
        root = panel(one).keyboard
        found = {button.data for row in root for button in row}
        pages = {tap.value for each in found if (tap := data.parse(each)) and tap.kind == "page"}
        assert pages >= {"why", "deck", "more"}
        for path in (*pages, "quit"):  # to give up takes three: it is two pages away
            found |= {b.data for row in panel(replace(one, path=path)).keyboard for b in row}
        for option in one.options:
            assert any(data.answer(one.gid, one.question, key) in found for key in _alike(one, option)), option


def _alike(one: Sight, option: d.Option) -> list[str]:
    """The keys of options that do the same: of the same kind, with cards that look alike."""
    return [
        other.key
        for other in one.options
        if type(other) is type(option) and moves.card_of(one, other) == moves.card_of(one, option)
    ]


def test_a_press_that_loses_the_game_is_asked_once_more(stays: list[State]) -> None:
    for state in stays:
        one = sight(state)
        fight = one.view.fight
        if fight is None or not fight.outcome.fatal or one.decision is None:
            continue
        for row in panel(one).keyboard:
            for button in row:
                tap = data.parse(button.data)
                assert tap is not None
                assert (tap.kind, tap.value) not in (("answer", "stop"), ("answer", "give_up"))


@pytest.mark.parametrize("path", ["nonsense", "stop", "menu", "/", "57.0"])
def test_a_path_that_does_not_fit_shows_the_question(stays: list[State], path: str) -> None:
    one = sight(stays[0])
    assert panel(replace(one, path=path)) == panel(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_and_an_explanation(language: Language) -> None:
    t = texts(language)
    for kind in CARDS:
        assert words.card(t, kind)
    for hazard in HAZARDS:
        assert words.hazard(t, hazard)
    for pirate in PIRATES:
        assert words.twist(t, pirate)
    assert len({words.pirate(t, pirate) for pirate in PIRATES}) == len(PIRATES)
    for ability in get_args(Ability):
        assert words.about(t, ability)
        assert words.does(t, ability)
    for why in get_args(Why):
        assert t(f"friday-end-why-{why}")
    for reason in get_args(Reason):
        assert t(f"friday-reason-{reason}", **dict.fromkeys(NUMBERS[reason], 7))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_a_button_that_is_there(stays: list[State], language: Language) -> None:
    t = texts(language)
    for state in stays[::7]:
        one = sight(state, language, hints=True)
        assert hint(replace(one, hints=False)) == ()
        if one.decision is not None:
            _, line = hint(one)
            labels = [button.text for row in panel(one).keyboard for button in row] + [t("friday-hint-quit")]
            assert any(f"<b>{label}</b>" in line for label in labels), line


def test_points_are_counted_as_one_speaks() -> None:
    ru, uk = texts("ru"), texts("uk")
    assert [words.score(ru, n) for n in (1, 2, 5, 47, -1, -93, 0)] == [
        "1 очко", "2 очка", "5 очков", "47 очков", "−1 очко", "−93 очка", "0 очков",
    ]  # fmt: skip
    assert [words.score(uk, n) for n in (1, -22, 111)] == ["1 очко", "−22 очки", "111 очок"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_is_shared_without_its_seed(stays: list[State], language: Language) -> None:
    """The text says which day, what came of it, and leads to the bot; nothing of the table."""
    screen = panel(replace(sight(won(stays[0]), language, day="2026-11-30")))
    (link,) = [button.url for row in screen.keyboard for button in row if button.url]
    query = parse_qs(urlsplit(link).query)
    assert query["url"] == ["https://t.me/za_bortom_bot?start=f"]
    assert "30.11" in query["text"][0]
    assert islands.GID not in link


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stay_told_again(language: Language) -> None:
    """`tgbot replay`: what was fought, and the score; the decks stay hidden."""
    from engine.core.chance import Chance
    from engine.core.game import settle

    start = FRIDAY.start(FRIDAY.load_options({"level": 1}), 1, frozenset({0}), Chance(3))
    rest = settle(FRIDAY, start.state, 3)
    told = list(story.lines([*start.events, *rest.events], language))
    for line in told:
        clean(line, language)
    fights = sum(type(event).__name__ in ("FightWon", "FightLost") for event in rest.events)
    assert len(told) > fights > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screens_read_as_they_did(language: Language) -> None:
    """Where a change is meant: `make golden`, and read what changed."""
    assert islands.transcript(language) == islands.path(language).read_text(encoding="utf-8")
