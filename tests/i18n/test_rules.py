"""The short rules: every page in both languages, by the options of a table."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.lifeboat.cards import WEATHER
from engine.lifeboat.cast import CHARACTERS, CREWS
from engine.lifeboat.editions import CHOICES, EDITIONS, EXPANSIONS, Options
from i18n import rules
from i18n.options import RULED
from i18n.texts import CASTS, LANGUAGES, Language, texts
from tests.helpers.options import CHANGES
from tests.i18n.samples import assert_clean

TABLES: dict[str, Options] = EDITIONS | {str(change): change.options for change in CHANGES}
"""Each edition, and each with one option otherwise."""


def told(language: Language, options: Options) -> str:
    """All there is to read about a game."""
    return "\n".join(rules.page(page, language, options) for page in rules.pages(options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_page_renders_and_fits(table: str, language: Language) -> None:
    for page in rules.pages(TABLES[table]):
        text = rules.page(page, language, TABLES[table])
        assert len(text) <= 3500
        assert "\n\n\n" not in text
        for line in filter(None, text.split("\n")):
            assert_clean(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short_and_differ(language: Language) -> None:
    titles = [rules.title(page, language) for page in rules.PAGES]
    assert len(set(titles)) == len(titles)
    assert all(0 < len(title) <= 16 for title in titles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_text_differs_where_an_option_differs(edition: str, language: Language) -> None:
    base = told(language, EDITIONS[edition])
    for change in CHANGES:
        if change.edition.edition == edition:
            assert told(language, change.options) != base, change


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_those_who_sail(language: Language) -> None:
    """Neither another cast nor, where six sail, the other two."""
    for edition in EDITIONS.values():
        text = told(language, edition)
        own, others = (texts(language, cast) for cast in sorted(CASTS, key=lambda cast: cast != edition.cast))
        assert all(own.role(role) in text for role in CREWS[edition.crew])
        assert not any(re.search(rf"\b{others.role(role)}\b", text) for role in CREWS["eight"])
        absent = set(CHARACTERS) - set(CREWS[edition.crew])
        assert not any(re.search(rf"\b{own.role(role, 'gen')[:4]}", text) for role in absent)
        assert not any(own.sign(role) in text for role in absent)


def test_an_expansion_has_a_page_where_it_is_in_play() -> None:
    """L9"""
    for options in TABLES.values():
        assert [page for page in rules.pages(options) if page in EXPANSIONS] == list(options.expansions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_weather_has_a_line(language: Language) -> None:
    """L9.6"""
    t, page = texts(language), rules.page("weather", language, EDITIONS["expanded"])
    for one in WEATHER:
        assert f"{t.sign(one)} <b>{t(f'weather-{one}')}</b>. {t(f'weather-does-{one}')}\n" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_rulings_are_marked_explained_and_gathered(table: str, language: Language) -> None:
    """What we decided stands on its page, and with all the others on one."""
    options, t = TABLES[table], texts(language)
    gathered = rules.page("rulings", language, options)
    for page in rules.pages(options):
        if page == "rulings":
            continue
        text = rules.page(page, language, options)
        for mark in ("ruling", "printed"):
            assert text.count(t(f"rules-legend-{mark}")) == (
                t.sign(mark) in text.replace(t(f"rules-legend-{mark}"), "")
            )
        lines = [line for line in text.split("\n") if line.startswith(t.sign("ruling"))]
        assert all(line in gathered for line in lines)
        assert (f"<b>{rules.title(page, language)}</b>" in gathered) == bool(lines)


@pytest.mark.parametrize(("edition", "option"), sorted(RULED))
def test_an_edition_that_is_so_by_our_ruling_says_it(edition: str, option: str) -> None:
    """L0: the rulings of its table; where the group decides otherwise, there is nothing to rule."""
    base, other = EDITIONS[edition], next(v for v in CHOICES[option] if v != getattr(EDITIONS[edition], option))
    flipped = replace(base, **{option: other})  # type: ignore[arg-type]
    extra = set(rules.page("rulings", "ru", base).split("\n")) - set(rules.page("rulings", "ru", flipped).split("\n"))
    assert len(extra) == 1
    assert "правила" in extra.pop()
