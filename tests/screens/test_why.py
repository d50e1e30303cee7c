"""«?»: every question has its few lines, and the page of the rules behind it."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.lifeboat.decisions import Ask, AskPause
from engine.lifeboat.state import State
from i18n import rules
from i18n.texts import LANGUAGES, Language, texts
from tgbot.playground.html_text import parse_html
from tgbot.screens import data, samples
from tgbot.screens.menus.why import BEHIND
from tgbot.screens.panel import panel


def test_every_question_has_a_page_behind_it() -> None:
    assert set(BEHIND) == {ask.__name__ for ask in get_args(Ask) if ask is not AskPause}
    for name, page in BEHIND.items():
        assert page in rules.PAGES
        stakes = ("-unconscious", "-corpse") if name == "AskObjection" else ("",)
        assert all(f"why-{name}{stake}" in texts(language) for language in LANGUAGES for stake in stakes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_from_the_panel_and_leads_back(states: list[State], language: Language) -> None:
    """By the options of this game, in the reader's language."""
    for state in states[::31]:
        for seat in range(len(state.persons)):
            asked = panel(samples.context(state, seat, language, "why"))
            taps = [data.parse(button.data) for row in asked.keyboard for button in row]
            if "why/rules" not in [tap.value for tap in taps if tap]:
                continue
            behind = panel(samples.context(state, seat, language, "why/rules"))
            assert any(rules.page(page, language, state.options) in behind.text for page in BEHIND.values())
            assert len(parse_html(behind.text)[0]) <= 4096
            assert [b.data for row in behind.keyboard for b in row] == [data.page("Ab3_x-9Z", "why")]
