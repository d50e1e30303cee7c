"""Whatever the bot says of a game names the characters of that game's cast (L0.1)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.core.chance import Chance
from engine.lifeboat.cast import CREWS
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.rules import LIFEBOAT
from i18n.texts import LANGUAGES, Language, texts
from tests.tgbot.making import table
from tgbot import records
from tgbot.desk.members import Members
from tgbot.faces import FACES
from tgbot.painter import Painter
from tgbot.store import Loaded
from tgbot.tables import GROUP, Holder, Table

NAMES = {"forum": "Миледи", "workshop": "Миледи", "expanded": "Миледи", "straw-hats": "Нами"}
"""The Lady's in Russian."""


def begun(edition: str) -> tuple[Table, Any]:
    """A voyage in which Olya plays the Lady, and its first events."""
    for seed in range(100):
        start = LIFEBOAT.start(EDITIONS[edition], 4, frozenset(), Chance(seed))
        if start.state.persons[0].role == "lady":
            holders = (Holder(11, "Оля", "ru"), *(Holder(n, "Тарас", "uk") for n in (22, 33, 44)))
            at_sea = table(state=LIFEBOAT.dump_state(start.state), holders=holders, options={"edition": edition})
            return at_sea, start
    raise AssertionError("no lady")


class Said(SimpleNamespace):
    """A house that only remembers what it said."""

    def __init__(self, of: Table) -> None:
        super().__init__(heard=[], registers=self, of=of)

    async def games_of(self, user: int) -> list[Loaded]:
        return [Loaded(self.of, 1, 0)]

    async def say(self, chat: int, text: str, keyboard: object, thread: object) -> None:
        self.heard.append(text)

    def private_button(self, t: object, payload: str) -> str:
        return payload


@pytest.mark.parametrize("edition", EDITIONS)
async def test_who_blocked_the_bot_is_named(edition: str) -> None:
    of, _ = begun(edition)
    house = Said(of)
    await Members(cast(Any, house), cast(Any, None), cast(Any, None)).tell_blocked(11)
    (text,) = house.heard
    assert f"за {NAMES[edition]} будет решать время" in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_list_of_games(edition: str) -> None:
    """Each game with its own cast, in the words of whoever asks."""
    of, _ = begun(edition)
    t = texts("ru", EDITIONS[edition].cast)
    line = FACES[of.game].listed(texts("ru"), of, 11)
    assert line is not None
    assert f"{t.sign('lady')} {NAMES[edition]}" in line


@pytest.mark.parametrize("edition", EDITIONS)
def test_screens_and_chronicle(edition: str) -> None:
    of, start = begun(edition)
    painter = Painter("za_bortom_bot", lambda: 0.0)
    (story,) = [line for line in painter.lines(of, GROUP, start.events) if "Оля" in line][:1]
    board = next(screen for screen in painter.screens(of, GROUP, "") if screen.slot == "board")
    (panel,) = painter.screens(of, "0", "")
    assert all(NAMES[edition] in text for text in (story, board.text, panel.text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_told_again(language: Language) -> None:
    """`tgbot replay`."""
    _, start = begun("straw-hats")
    told = "\n".join(records.told(LIFEBOAT.dump_events(start.events), language))
    t = texts(language, "straw-hats")
    aboard = [role for role in CREWS["straw-hats"] if role in start.events[0].roles]
    assert all(f"{t.sign(role)} {t.role(role)} — " in told for role in aboard)
