"""Robots: they tap the very buttons, by chance, and do not wander for ever."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.playground.small_bot import start_small_bot
from tgbot.playground.changes import Change
from tgbot.playground.limits import Limits
from tgbot.playground.models import Chat, Tap
from tgbot.playground.person import Person
from tgbot.playground.robot import Found, Robots, Sight, usual
from tgbot.playground.server import BotApi
from tgbot.playground.voyage import begin
from tgbot.playground.world import World

Rows = list[list[dict[str, Any]]]


def row(*datas: str) -> Rows:
    return [[{"text": data, "callback_data": data} for data in datas]]


def panel(world: World, person: Person, *datas: str) -> None:
    world.post(person.private, world.bot, text="?", markup={"inline_keyboard": row(*datas)})


def answering(world: World, how: Callable[[Tap], None] = lambda tap: None) -> list[str]:
    """A bot within the world: it answers each tap at once. Gives the data of taps as they come."""
    datas: list[str] = []

    def hear(change: Change) -> None:
        if change.kind == "tap":
            tap = world.taps[str(change.tap_id)]
            datas.append(tap.data)
            world.answer_tap(tap, "", False, None)
            how(tap)

    world.changes.listen(hear)
    return datas


async def test_robots_play_a_voyage_to_its_end() -> None:
    world = World()
    people = [world.add_user(f"Игрок {number}") for number in range(4)]
    async with BotApi(world, limits=Limits(on=False)) as api:
        bot = await start_small_bot(api.url, world.token)
        robots = Robots(world, delay=(0, 0.01), seed=7)
        try:
            chat = await begin(world, people[0], people[1:], title="Клуб")
            for person in people:
                robots.take(person)
            await world.wait_for(lambda: [one for one in chat.messages.values() if "Берег" in one.text], 30)
        finally:
            await robots.stop()
            await bot.stop()
    assert api.ledger.refused == []
    assert all(tap.answer for tap in world.taps.values())
    assert {tap.user.id for tap in world.taps.values()} == {person.id for person in people}


async def test_a_policy_of_ones_own(world: World, olya: Person) -> None:
    datas = answering(world)
    robots = Robots(world, delay=(0, 0), policy=lambda sight: next(one for one in sight.buttons if "row" in one.data))
    panel(world, olya, "a:g:1:pass", "a:g:1:row")
    robots.take(olya)
    assert robots.plays(olya.id)
    await world.wait_for(lambda: datas, 2)
    robots.release(olya)
    panel(world, olya, "a:g:2:pass", "a:g:2:row")
    await asyncio.sleep(0.05)
    assert datas == ["a:g:1:row"]
    assert not robots.plays(olya.id)


async def test_a_robot_asks_once_and_leaves_the_lobby_alone(world: World, olya: Person, group: Chat) -> None:
    datas = answering(world)
    robots = Robots(world, delay=(0, 0), seed=1)
    world.post(group, world.bot, text="лобби", markup={"inline_keyboard": row("l:g:begin")})
    panel(world, olya, "a:g:1:row", "l:g:leave")
    robots.take(olya)
    await asyncio.sleep(0.1)
    await robots.stop()
    assert datas == ["a:g:1:row"]


async def test_a_robot_does_not_wander_for_ever(world: World, olya: Person) -> None:
    def turn_the_page(tap: Tap) -> None:
        world.edit(tap.message, markup={"inline_keyboard": row(f"n:g:{tap.message.edits}", "n:g:root")})

    datas = answering(world, turn_the_page)
    robots = Robots(world, delay=(0, 0), seed=3)
    panel(world, olya, "a:g:1:row", "n:g:rob")
    robots.take(olya)
    await asyncio.sleep(0.3)
    await robots.stop()
    assert len(datas) < 12


def test_the_usual_policy_comes_to_an_answer(world: World, olya: Person) -> None:
    panel(world, olya, "a:g:1:row", "n:g:rob")
    message = olya.messages()[-1]
    buttons = [Found(message, "a:g:1:row"), Found(message, "n:g:rob")]
    chance = Random(5)
    first = [usual(Sight(olya, buttons, chance)) for _ in range(200)]
    deep = [usual(Sight(olya, buttons, chance, wandered=6)) for _ in range(200)]
    assert 60 < sum(one is not None and one.answers for one in first) < 150
    assert sum(one is not None and one.answers for one in deep) > 190
    assert usual(Sight(olya, buttons[1:], chance)) is None
    back = Found(message, "n:g:")
    assert {usual(Sight(olya, [buttons[1], back], chance, wandered=1)) for _ in range(50)} == {buttons[1], back}
    assert usual(Sight(olya, [buttons[1], back], chance, wandered=20)) is back
    thrown = Found(message, "a:g:f1-0:throw.open.water")
    free = [usual(Sight(olya, [thrown, back], chance, wandered=9)) for _ in range(200)]
    assert 150 < free.count(back) < 200


async def test_the_same_answer_may_be_given_in_the_group(world: World, olya: Person, group: Chat) -> None:
    datas = answering(world)
    robots = Robots(world, delay=(0, 0), seed=2)
    robots.take(olya)
    for number in range(12):
        world.post(group, world.bot, text="Отдашь?", markup={"inline_keyboard": row(f"g:g:{number}:yield")})
        panel(world, olya, f"a:g:{number}.0:yield")
        wanted = number + 1
        await world.wait_for(lambda wanted=wanted: len(datas) == wanted, 2)  # type: ignore[misc]
    await robots.stop()
    places = {tap.message.chat_id for tap in world.taps.values()}
    assert places == {olya.id, group.id}


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_seed_repeats_what_a_robot_does(world: World, olya: Person, seed: int) -> None:
    panel(world, olya, *[f"a:g:1:{number}" for number in range(8)])
    message = olya.messages()[-1]
    buttons = [Found(message, f"a:g:1:{number}") for number in range(8)]
    first, again = (
        [usual(Sight(olya, buttons, chance)) for _ in range(5)] for chance in (Random(f"{seed}"), Random(f"{seed}"))
    )
    assert first == again
