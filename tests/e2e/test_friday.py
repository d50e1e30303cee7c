"""«Пятница» over HTTP: one person, one panel, everything by taps on what is seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from engine.friday.rules import FRIDAY
from tests.e2e.stage import Stage, datas, has
from tgbot import play
from tgbot.playground.models import Message
from tgbot.playground.person import Person
from tgbot.store import Loaded
from tgbot.tables import Table

LANGUAGES = ("ru", "uk")
FOREIGN = {"ru": "[іїєґ]", "uk": "[ыэъё]"}


async def arrived(stage: Stage, language: str = "ru") -> Person:
    """Somebody who has pressed Start."""
    (person,) = stage.crew(1, language)
    person.start()
    await stage.settled()
    return person


async def menu(stage: Stage, person: Person) -> Message:
    """The menu that /friday brings."""
    person.send("/friday")
    await stage.settled()
    (message,) = [m for m in person.with_buttons() if has(m, "f:")][:1]
    return message


async def begun(stage: Stage, person: Person, level: int = 1) -> tuple[str, Message]:
    """A new island; its id and its panel."""
    message = await menu(stage, person)
    assert await stage.tap(person, message, "f:levels") == ""
    await stage.settled()
    (new,) = [data for data in datas(message) if data.startswith(f"f:new.{level}")]
    assert await stage.tap(person, message, new) == ""
    await stage.settled()
    return panel(person)


def panel(person: Person) -> tuple[str, Message]:
    """The only live message, and of which island it is."""
    (message,) = [m for m in person.with_buttons() if has(m, "n:") or has(m, "d:")]
    (gid,) = {data.split(":")[1] for data in datas(message)}
    return gid, message


async def table(stage: Stage, gid: str) -> Table:
    return (await loaded(stage, gid)).table


async def loaded(stage: Stage, gid: str) -> Loaded:
    found = await stage.store.load(gid)
    assert found is not None
    return found


Choice = Callable[[Any, list[str]], str]


def losing(view: Any, keys: list[str]) -> str:
    """Draws whatever there is, until it cannot be paid for."""
    return next((key for key in ("draw", "stop", *keys) if key in keys and key != "give_up"), keys[-1])


async def played(stage: Stage, person: Person, choice: Choice) -> Message:
    """To the end, by taps on buttons that are there."""
    gid, message = panel(person)
    for _ in range(3000):
        now = await table(stage, gid)
        if not now.live:
            await stage.settled()
            return message
        state = play.state_of(now)
        (decision,) = FRIDAY.decisions(state)
        keys = [option.key for option in FRIDAY.options(state, decision)]
        data = f"a:{gid}:{decision.id}.{now.notes.get('taken_back', 0)}:{choice(FRIDAY.view(state, 0), keys)}"
        await seen(stage, person, message, data)
    raise AssertionError("an island without an end")


async def seen(stage: Stage, person: Person, message: Message, data: str) -> None:
    """Tap this button once it is shown, or the page first on which it is."""
    page = f"n:{data.split(':')[1]}:stop"
    await stage.wait(lambda: {data, page} & {*datas(message)}, data)
    if data not in datas(message):
        assert await stage.tap(person, message, page) == ""
        await stage.wait(lambda: data in datas(message), data)
    assert await stage.tap(person, message, data) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_island_lost_by_taps(stage: Stage, language: str) -> None:
    person = await arrived(stage, language)
    gid, message = await begun(stage, person, 4)
    first = message.id
    end = await played(stage, person, losing)
    assert end.id == first, "one message from the first card to the score"
    assert has(end, f"d:{gid}:again")
    assert not [data for data in datas(end) if data.startswith(("a:", "n:"))]
    assert not re.search(FOREIGN[language], end.text)
