"""Words in cases and numbers, lists, names of people, deadlines."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

import pytest

from engine.lifeboat.cards import Kind
from engine.lifeboat.cast import CREWS, Cast, Role
from i18n import times
from i18n.names import Case
from i18n.texts import CASTS, LANGUAGES, BrokenText, Language, MissingText, Texts, texts

RU, UK = texts("ru"), texts("uk")
RU_HATS, UK_HATS = texts("ru", "straw-hats"), texts("uk", "straw-hats")
WOMEN = {"classic": {"lady", "wong"}, "straw-hats": {"lady"}}


# --- characters and provisions ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cast", CASTS)
def test_every_character_and_provision_has_every_form(cast: Cast, language: Language) -> None:
    t = texts(language, cast)
    for case in get_args(Case):
        for role in get_args(Role):
            assert re.fullmatch("[А-ЯІЇЄҐа-яіїєґё ]+", t.role(role, case))
    for kind in get_args(Kind):
        assert t.gender(kind) in ("m", "f", "n", "pl")
        assert t.sign(kind)
        for case in ("nom", "gen", "dat", "acc", "ins", "pre"):
            assert re.fullmatch("[а-яіїєґё ]+", t.card(kind, case))
    for role in get_args(Role):
        assert t.gender(role) == ("f" if role in WOMEN[cast] else "m")
        assert t.role(role, "at").split(" ", 1) in ([at, t.role(role, "gen")] for at in ("у", "в"))
        assert t.sign(role)
        assert t.long_role(role)


def test_the_straw_hats_by_name() -> None:
    """L0.1; in Ukrainian the preposition goes with the sound."""
    crew = CREWS["straw-hats"]
    assert RU_HATS.roles(crew) == "Нами, Санджи, Фрэнки, Брук, Чоппер, Луффи, Зоро и Усопп"
    assert UK_HATS.roles(crew) == "Намі, Санджі, Франкі, Брук, Чопер, Луфі, Зоро та Усоп"
    assert RU_HATS.roles(crew, "dat") == "Нами, Санджи, Фрэнки, Бруку, Чопперу, Луффи, Зоро и Усоппу"
    assert UK_HATS.roles(crew, "dat") == "Намі, Санджі, Франкі, Брукові, Чоперові, Луфі, Зоро та Усопові"
    assert [UK_HATS.role(role, "voc") for role in ("mate", "doctor", "wong")] == ["Бруку", "Чопере", "Усопе"]
    assert [UK_HATS.role(role, "at") for role in ("captain", "wong")] == ["у Франкі", "в Усопа"]


def test_a_cast_changes_the_characters_and_nothing_else() -> None:
    for language in LANGUAGES:
        classic, hats = texts(language), texts(language, "straw-hats")
        assert classic.card("oar", "ins") == hats.card("oar", "ins")
        assert classic("tale-points", n=3) == hats("tale-points", n=3)
        assert classic("tale-passed-2", who="kid") != hats("tale-passed-2", who="kid")
        assert not {classic.role(role) for role in get_args(Role)} & {hats.role(role) for role in get_args(Role)}


def test_cases() -> None:
    cases = ("nom", "gen", "dat", "acc", "ins", "pre", "voc", "at")
    assert [RU.role("snob", case) for case in cases] == [
        "Сноб", "Сноба", "Снобу", "Сноба", "Снобом", "Снобе", "Сноб", "у Сноба",
    ]  # fmt: skip
    assert [UK.role("frenchy", case) for case in cases] == [
        "Черпак", "Черпака", "Черпакові", "Черпака", "Черпаком", "Черпакові", "Черпаче", "в Черпака",
    ]  # fmt: skip
    assert {RU.role("wong", case) for case in cases[:-1]} == {"Мадам Вонг"}
    assert (RU.card("painting2", "acc"), RU.card("painting3", "ins")) == ("картину", "картиной")


@pytest.mark.parametrize(
    ("n", "ru", "uk", "knives"),
    [
        (1, "вода", "вода", "ніж"),
        (2, "2 карты воды", "2 карти води", "2 ножі"),
        (5, "5 карт воды", "5 карт води", "5 ножів"),
        (11, "11 карт воды", "11 карт води", "11 ножів"),
        (21, "21 карта воды", "21 карта води", "21 ніж"),
        (22, "22 карты воды", "22 карти води", "22 ножі"),
        (112, "112 карт воды", "112 карт води", "112 ножів"),
    ],
)
def test_counting(n: int, ru: str, uk: str, knives: str) -> None:
    assert (RU.cards("water", n), UK.cards("water", n), UK.cards("knife", n)) == (ru, uk, knives)


@pytest.mark.parametrize(
    ("n", "ru", "uk"),
    [
        (0, "0 очков", "0 очок"),
        (1, "1 очко", "1 очко"),
        (2, "2 очка", "2 очки"),
        (5, "5 очков", "5 очок"),
        (11, "11 очков", "11 очок"),
        (21, "21 очко", "21 очко"),
    ],
)
def test_plural_forms_in_messages(n: int, ru: str, uk: str) -> None:
    assert (RU("tale-points", n=n), UK("tale-points", n=n)) == (ru, uk)


def test_lists() -> None:
    assert RU.join([]) == ""
    assert RU.join(["А"]) == "А"
    assert RU.join(["А", "Б"]) == "А и Б"
    assert UK.join(["А", "Б", "В"]) == "А, Б та В"
    assert RU.join(["А", "Б", "В"], "or") == "А, Б или В"
    assert RU.roles(("mate", "kid"), "dat") == "Боцману и Шкету"
    assert RU.provisions(("water", "painting2", "water", "painting3"), "acc") == "2 карты воды и 2 картины"
    assert UK.provisions(("oar",), signs=True) == "🛶 весло"


# --- messages --------------------------------------------------------------------------------------------------------


def test_what_is_missing_raises() -> None:
    with pytest.raises(MissingText):
        RU("no-such-message")
    with pytest.raises(BrokenText):
        RU("list-and", head="А")
    with pytest.raises(BrokenText):
        RU("tale-passed-1", who="nobody")


def test_a_message_formatted_again_is_the_same() -> None:
    assert RU("list-and", head="А", last="Б") == RU("list-and", head="А", last="Б") == "А и Б"
    assert texts("ru") is texts("ru", "classic") is RU
    assert texts("ru", "straw-hats") is RU_HATS


# --- people ----------------------------------------------------------------------------------------------------------

ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
"""A flag is a black one and invisible letters."""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Оля", "Оля"),
        ("<b>&", "&lt;b&gt;&amp;"),
        ("מרים", "מרים"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        (ENGLAND, ENGLAND),
        ("а" * 64, "а" * 64),
        ("а" * 65, "а" * 63 + "…"),
        ("\u202eЛёва\u2069\u2066", "Лёва"),
        ("два\nслова\t тут ", "два слова тут"),
    ],
)
def test_names_are_escaped_isolated_and_cut(name: str, shown: str) -> None:
    assert RU.player(name) == f"\u2068{shown}\u2069"


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u3164", "\u2800\u2800", "\u200d", "\u202e\u2066"])
def test_an_invisible_name_gets_a_neutral_word(name: str) -> None:
    assert (RU.player(name), UK.player_plain(name)) == ("Инкогнито", "Інкогніто")


def test_plain_names_are_not_escaped() -> None:
    assert UK.player_plain("<b>&") == "\u2068<b>&\u2069"
    assert UK.player(None) == "🤖 автопілот"


# --- time ------------------------------------------------------------------------------------------------------------

KYIV = ZoneInfo("Europe/Kyiv")
NOON = datetime(2026, 11, 30, 10, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("ahead", "ru", "uk"),
    [
        (timedelta(seconds=-1), "время вышло", "час вийшов"),
        (timedelta(seconds=3), "до 12:00 (вот-вот)", "до 12:00 (ось-ось)"),
        (timedelta(seconds=45), "до 12:00 (ещё 45 с)", "до 12:00 (ще 45 с)"),
        (timedelta(minutes=25), "до 12:25 (ещё 25 мин)", "до 12:25 (ще 25 хв)"),
        (timedelta(minutes=84), "до 13:24 (ещё 1 ч 20 мин)", "до 13:24 (ще 1 год 20 хв)"),
        (timedelta(hours=4), "до 16:00 (ещё 4 ч)", "до 16:00 (ще 4 год)"),
        (timedelta(hours=20), "до завтра, 08:00 (ещё 20 ч)", "до завтра, 08:00 (ще 20 год)"),
        (timedelta(days=3), "до четверга, 12:00 (ещё 3 дня)", "до четверга, 12:00 (ще 3 дні)"),
        (timedelta(days=8), "до 8 декабря, 12:00 (ещё 8 дней)", "до 8 грудня, 12:00 (ще 8 днів)"),
    ],
)
def test_deadlines(ahead: timedelta, ru: str, uk: str) -> None:
    assert times.deadline(NOON + ahead, NOON, KYIV, "ru") == ru
    assert times.deadline(NOON + ahead, NOON, KYIV, "uk") == uk


def test_every_day_and_month_has_its_name() -> None:
    for t in (RU, UK):
        assert len({t("when-weekday", weekday=n, clock="12:00") for n in range(7)}) == 7
        assert len({t("when-date", day=1, month=n, clock="12:00") for n in range(1, 13)}) == 12


def test_clocks() -> None:
    presets = (60, 300, 1800, 4 * 3600, 24 * 3600, 72 * 3600)
    assert [times.duration(seconds, "ru") for seconds in presets] == [
        "60 секунд", "5 минут", "30 минут", "4 часа", "24 часа", "72 часа",
    ]  # fmt: skip
    assert [times.duration(seconds, "uk") for seconds in (1, 90, 3600)] == ["1 секунда", "90 секунд", "1 година"]


def test_formatting_is_fast_enough_to_forget() -> None:
    """A table's messages are remembered: the second time nothing is resolved."""
    fresh = Texts("ru")
    fresh("tale-passed-1", who="lady")
    info = fresh._formatted.cache_info()
    fresh("tale-passed-1", who="lady")
    assert fresh._formatted.cache_info().hits == info.hits + 1
