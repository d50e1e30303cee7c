"""The short rules: every page in both languages, by the options of a table."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.lifeboat.cast import CREWS
from engine.lifeboat.editions import CHOICES, EDITIONS
from i18n import rules
from i18n.texts import CASTS, LANGUAGES, Language, texts
from tests.i18n.samples import assert_clean


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", rules.PAGES)
def test_every_page_renders_and_fits(page: rules.Page, language: Language) -> None:
    assert 0 < len(rules.title(page, language)) <= 32
    for base in EDITIONS.values():
        for name, values in CHOICES.items():
            for value in values:
                text = rules.page(page, language, replace(base, **{name: value}))  # type: ignore[arg-type]
                assert len(text) <= 3500
                for line in filter(None, text.split("\n")):
                    assert_clean(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", CHOICES)
def test_every_option_shows_somewhere(option: str, language: Language) -> None:
    base = EDITIONS["workshop"]
    told = {
        "".join(rules.page(page, language, replace(base, **{option: value})) for page in rules.PAGES)  # type: ignore[arg-type]
        for value in CHOICES[option]
    }
    assert len(told) == len(CHOICES[option])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_those_who_sail(language: Language) -> None:
    for edition in EDITIONS.values():
        told = "\n".join(rules.page(page, language, edition) for page in rules.PAGES)
        own, others = (texts(language, cast) for cast in sorted(CASTS, key=lambda cast: cast != edition.cast))
        assert all(own.role(role) in told for role in CREWS[edition.crew])
        assert not any(re.search(rf"\b{others.role(role)}\b", told) for role in CREWS["eight"])


def test_rulings_and_printed_words_are_explained_where_they_stand() -> None:
    for page in rules.PAGES:
        text = rules.page(page, "ru", EDITIONS["workshop"])
        assert ("📌" in text) == ("📌 — так решили мы" in text)
        assert ("🃏" in text) == ("🃏 — так напечатано" in text)
