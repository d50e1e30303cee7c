"""The settings: every option of every edition can be reached, read and changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lifeboat.editions import CHOICES, EDITIONS, choices
from i18n.options import GROUPS, OURS, RULED, named
from i18n.texts import LANGUAGES, Language, texts
from tests.helpers.options import CHANGES, Changed
from tests.screens.test_lobby import FIRST, buttons, said, verbs
from tgbot.lobby import changed, loses
from tgbot.playground.html_text import parse_html
from tgbot.refusal import Refusal
from tgbot.screens import data
from tgbot.screens.lobby import lobby
from tgbot.screens.types import Screen
from tgbot.screens.verbs import TABLE, Change, ShowPage, page_after, parse

PAGES = ("s", *(f"s.{name}" for name in (*TABLE, *GROUPS, *CHOICES)))


def shown(page: str, edition: str = "workshop", language: Language = "ru", **more: object) -> Screen:
    options = replace(EDITIONS[edition], **more)  # type: ignore[arg-type]
    return lobby(replace(FIRST, language=language, options=options, page=page))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_and_value_can_be_reached_and_read_back(edition: str) -> None:
    """L0: what may be changed in an edition, and nothing else."""
    seen, todo, changes = set[str](), [""], set[tuple[str, object]]()
    while todo:
        page = todo.pop()
        seen.add(page)
        for verb in verbs(shown(page, edition)):
            meant = parse(verb)
            assert meant is not None
            if isinstance(meant, ShowPage) and meant.page not in seen:
                todo.append(meant.page)
            elif isinstance(meant, Change):
                changes.add((meant.name, meant.value))
    allowed = choices(EDITIONS[edition])
    assert seen == {"", "s", *(f"s.{name}" for name in (*TABLE, *GROUPS, *allowed))}
    assert changes == {(name, value) for name, values in (TABLE | allowed).items() for value in values}


def test_every_option_stands_in_one_group() -> None:
    assert sorted(option for group in GROUPS.values() for option in group) == sorted(CHOICES)
    assert set(CHOICES) >= OURS
    assert all(edition in EDITIONS and option in CHOICES for edition, option in RULED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", CHOICES)
def test_an_option_says_what_it_does_and_which_editions_have_it_so(option: str, language: Language) -> None:
    """L0: one sentence, and a line for each value, by the editions themselves."""
    t = texts(language)
    text = said(shown(f"s.{option}", language=language))
    assert t(f"option-{option}-about") in text
    assert t(f"option-{option}-about").count(".") == 1
    if option in OURS:
        assert t("option-ours") in text
        return
    lines = [line for line in text.split("\n") if line.startswith("· ")]
    assert len(lines) == len(CHOICES[option])
    for value, line in zip(CHOICES[option], lines, strict=True):
        assert line.startswith(f"· {named(t, option, value)} — ")
        having = {name for name, edition in EDITIONS.items() if getattr(edition, option) == value}
        told = {name for name in EDITIONS if t(f"edition-in-{name}") in line}
        assert told == (having if len(having) < len(EDITIONS) else set())
        assert (line == t("option-in-none", value=named(t, option, value))) == (not having)
        ruled = {name for name in having if (name, option) in RULED}
        assert line.count(t.sign("ruling")) == len(ruled)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_departure_is_marked_in_its_group_and_ticked_on_its_page(change: Changed, language: Language) -> None:
    """L0"""
    t = texts(language)
    of = replace(FIRST, language=language, options=change.options)
    group = next(name for name, found in GROUPS.items() if change.option in found)
    rows = {b.data: b.text for b in buttons(lobby(replace(of, page=f"s.{group}")))}
    value = named(t, change.option, change.value)
    assert [text for text in rows.values() if t.sign("changed") in text] == [
        t("setting-changed", what=t(f"option-{change.option}"), value=value)
    ]
    ticked = [b for b in buttons(lobby(replace(of, page=f"s.{change.option}"))) if b.style == "success"]
    assert [b.text for b in ticked] == [f"✓ {value}"]
    plain = lobby(replace(of, options=change.edition, page=f"s.{group}"))
    assert t.sign("changed") not in plain.text + "".join(b.text for b in buttons(plain))


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_change_changes_that_and_an_edition_brings_its_own(change: Changed) -> None:
    """L0"""
    once = changed(change.edition, Change(change.option, change.value))
    assert once == change.options
    for name, edition in EDITIONS.items():
        choice = Change("edition", name)
        assert changed(change.options, choice) == edition
        assert loses(change.options, choice)
        assert not loses(change.edition, choice)


def test_a_choice_of_edition_tells_what_it_resets() -> None:
    assert "Сейчас изменено: злые акулы." in said(shown("s.edition", bait_adds_up=False))
    assert "изменено" not in said(shown("s.edition"))


def test_no_expansion_where_six_sail() -> None:
    """L9"""
    assert changed(EDITIONS["forum"], Change("weather", True)) == Refusal("barred")
    assert verbs(shown("s.expansions", "forum")) == {"s"}
    assert "восемь персонажей" in said(shown("s.expansions", "forum"))
    assert verbs(shown("s.weather", "forum")) == {"s.expansions"}


def test_angry_sharks_are_called_so() -> None:
    assert "злые акулы" in {b.text for b in buttons(shown("s.bait_adds_up"))}


def test_after_a_change_one_sees_the_rows_it_was_among() -> None:
    assert page_after(Change("bait_adds_up", False)) == "s.sea"
    assert page_after(Change("clock", 60)) == "s"
    assert {page_after(Change(name, values[0])) for name, values in CHOICES.items()} == {f"s.{g}" for g in GROUPS}


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
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_page_fits(edition: str, page: str, language: Language) -> None:
    everything = {change.option: change.value for change in CHANGES if change.edition.edition == edition}
    screen = shown(page, edition, language, **everything)
    assert 0 < len(parse_html(screen.text)[0]) <= 1500
    for row in screen.keyboard:
        assert sum(len(button.text) for button in row) <= 36
    for button in buttons(screen):
        assert len(button.text) <= 32, button.text
        assert button.data
        assert len(button.data.encode()) <= data.LIMIT
        assert data.parse(button.data)
