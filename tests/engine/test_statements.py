"""Every statement of the rules has a test: one whose docstring names it (`L4.5`), anywhere in `tests/`."""

import re

import pytest

from engine.registry import GAMES
from tests import rules_coverage

RULES = rules_coverage.ROOT.parent / "shared" / "rules"


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_has_a_test(game: str) -> None:
    cited = rules_coverage.tests_citing()
    missing = [statement for statement in rules_coverage.statements(game) if statement not in cited]
    assert not missing, f"no test names {', '.join(missing)}"


def test_nothing_names_a_statement_that_is_not_there() -> None:
    known = {statement for game in rules_coverage.PARTS for statement in rules_coverage.statements(game)}
    for citing in (rules_coverage.tests_citing(), rules_coverage.code_citing()):
        assert not {statement: files for statement, files in citing.items() if statement not in known}


@pytest.mark.parametrize("game", rules_coverage.PARTS)
def test_the_list_of_statements_is_that_of_the_rules(game: str) -> None:
    rules = RULES / f"{game}.md"
    if not rules.exists():
        pytest.skip("the rules lie beside the repository, and are not here")
    written = re.findall(r"(?:^- |(?<=\. ))([LF]\d+\.\d+) ", rules.read_text(), re.MULTILINE)
    assert written == rules_coverage.statements(game)


def test_the_page_about_it_is_up_to_date() -> None:
    """`make coverage-page` writes it."""
    assert rules_coverage.PAGE.read_text() == rules_coverage.page()
