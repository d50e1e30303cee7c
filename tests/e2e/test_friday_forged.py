"""«Пятница» is played alone: the group's shared buttons are none of its own, and nobody plays on by them past the point
from which a move may be taken back (F1.3)."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Stage, datas
from tests.e2e.test_friday import arrived, begun, careful, loaded, losing_fight, menu, panel, press
from tgbot import play
from tgbot.playground.models import Message
from tgbot.playground.person import Person
from tgbot.screens import data


async def own(stage: Stage, person: Person) -> tuple[str, Message]:
    return await begun(stage, person)


async def of_the_day(stage: Stage, person: Person) -> tuple[str, Message]:
    await press(stage, person, await menu(stage, person), "f:day")
    return panel(person)


@pytest.mark.parametrize("island", [own, of_the_day])
async def test_a_shared_press_is_no_answer_alone(stage: Stage, island: object) -> None:
    """Neither what is asked next nor the end of the game; and what was taken back is what was done last."""
    person = await arrived(stage)
    gid, message = await island(stage, person)  # type: ignore[operator]
    await losing_fight(stage, person, message, gid)
    before = await loaded(stage, gid)
    await press(stage, person, message, ":stop")
    lost = await loaded(stage, gid)
    question = str(play.state_of(lost.table).version)
    for key in {careful(play.state_of(lost.table)), "done", "remove.0", "fight.0", "draw", "stop"}:
        for decision in (question, f"{question}.0", "-"):
            assert await stage.tap(person, message, f"g:{gid}:{decision}:{key}") != ""
    await stage.settled()
    now = await loaded(stage, gid)
    assert (now.table.state, now.table.notes, now.events) == (lost.table.state, lost.table.notes, lost.events)
    (undo,) = [pressed for pressed in datas(message) if ":undo." in pressed]
    assert await stage.tap(person, message, undo) == ""
    await stage.settled()
    back = await loaded(stage, gid)
    assert (back.table.state, back.events) == (before.table.state, before.events)
    assert all((tap := data.parse(pressed)) and tap.kind != "shared" for pressed in datas(message))
