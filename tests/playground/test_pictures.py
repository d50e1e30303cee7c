"""The guides' pictures: known by what is asked, made by the command, and there."""

import re
from pathlib import Path
from random import Random

import pytest

from tgbot.playground.person import Person
from tgbot.playground.pictures import WANTED, moment, quarrelsome
from tgbot.playground.robot import Found, Sight
from tgbot.playground.world import World

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def found(world: World, olya: Person) -> list[Found]:
    message = world.post(olya.private, world.bot, text="?")
    return [Found(message, data) for data in ("a:g:1.0-0:refuse", "a:g:1.0-0:yield", "a:g:f1-0:open.knife", "n:g:why")]


def test_what_is_asked_is_known_by_its_answers(found: list[Found]) -> None:
    def asked(*options: str) -> str | None:
        return moment([Found(found[0].message, f"a:g:1.0-0:{option}") for option in options])

    assert moment(found) == "demand"
    assert moment(found[2:]) is None
    assert moment([*found, Found(found[0].message, "n:g:")]) is None
    assert asked("row", "pass") == "turn"
    assert asked("done", "out") == "fight"
    assert asked("b0.p-", "b0.p3") == "fall"
    assert asked("o1", "o0") == "thirst"
    assert asked("water", "oar") == "handout"
    assert asked("nav.5", "nav.17") == "navigation"


def test_quarrelsome_robots_quarrel(olya: Person, found: list[Found]) -> None:
    chance = Random(4)
    chosen = [quarrelsome(Sight(olya, found, chance)) for _ in range(300)]
    assert chosen.count(found[0]) > chosen.count(found[1]) * 1.2
    assert set(chosen) >= set(found[:2])


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_guides_show_what_the_command_makes(language: str) -> None:
    guide = (DOCS / f"guide-{language}.md").read_text(encoding="utf-8")
    shown = re.findall(r'src="pictures/([\w-]+)\.jpg"', guide)
    assert {f"{language}-{name}" for name in WANTED} >= set(shown) - {f"{language}-table"}
    assert [name for name in shown if not (DOCS / "pictures" / f"{name}.jpg").exists()] == []
    assert all(alt for alt in re.findall(r'alt="([^"]*)"', guide))
