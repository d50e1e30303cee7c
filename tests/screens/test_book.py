"""The rules as a book: every page of every game can be reached, and says what holds there."""

from __future__ import annotations

import pytest

from engine.lifeboat.editions import EDITIONS, EXPANSIONS
from i18n import rules
from i18n.texts import LANGUAGES, Language
from tests.i18n.test_rules import TABLES
from tgbot.playground.html_text import parse_html
from tgbot.screens import data
from tgbot.screens.book import CONTENTS, OTHERS, PATHS, leaf


def reached(language: Language, table: str) -> set[str]:
    """Where one gets from the contents by tapping."""
    seen, todo = set[str](), [CONTENTS]
    while todo:
        path = todo.pop()
        if path in seen:
            continue
        seen.add(path)
        text, rows = leaf(path, language, TABLES[table])
        assert 0 < len(parse_html(text)[0]) <= 3500
        assert rows
        for row in rows:
            assert sum(len(button.text) for button in row) <= 38
            for button in row:
                tap = data.parse(button.data)
                assert tap is not None
                assert tap.kind == "rules"
                todo.append(tap.value)
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_page_of_the_game_and_of_the_other_editions_is_reached(table: str, language: Language) -> None:
    options = TABLES[table]
    wanted = {CONTENTS, OTHERS, *rules.pages(options)}
    for name, edition in EDITIONS.items():
        if name != options.edition or (name == "expanded" and set(options.expansions) < set(EXPANSIONS)):
            wanted |= {f"{name}.{page}" for page in (CONTENTS, *rules.pages(edition))}
    assert reached(language, table) == wanted
    assert wanted <= set(PATHS)


def test_another_edition_says_which_it_is_and_leads_back() -> None:
    text, rows = leaf("expanded.weather", "ru", EDITIONS["forum"])
    assert "· расширенная" in text.split("\n")[0]
    assert "Мадам Вонг" in text
    assert "расширенная" not in leaf("weather", "ru", EDITIONS["expanded"])[0].split("\n")[0]
    assert rows[-1][0].data == data.rules(f"expanded.{CONTENTS}")
    assert leaf(f"expanded.{CONTENTS}", "ru", EDITIONS["forum"])[1][-1][0].data == data.rules(CONTENTS)


def test_the_contents_tell_the_rules_of_the_game() -> None:
    text, _ = leaf(CONTENTS, "ru", TABLES["workshop-bait_adds_up=no"])
    assert "настольные, 8 персонажей" in text
    assert "Изменено: злые акулы" in text


def test_a_page_the_game_does_without_leads_to_the_contents() -> None:
    """A button of a message from before the options were changed."""
    assert leaf("weather", "ru", EDITIONS["workshop"]) == leaf(CONTENTS, "ru", EDITIONS["workshop"])
