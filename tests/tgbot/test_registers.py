from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tests.tgbot.making import table
from tgbot import keys
from tgbot.db import Db
from tgbot.people import Group, People, Profile
from tgbot.registers import Registers
from tgbot.store import Store
from tgbot.tables import Table


@pytest.fixture
def store(any_db: Db) -> Store:
    return Store(any_db)


@pytest.fixture
def registers(store: Store) -> Registers:
    return Registers(store)


async def test_one_game_in_a_chat_and_one_in_each_topic(registers: Registers) -> None:
    one, two, topic = table(), table(), table(thread=9)
    assert (await registers.open(one, update_id=5)).status == "ok"
    taken = await registers.open(two)
    assert taken.status == "taken"
    assert taken.loaded is not None
    assert taken.loaded.table == one
    assert (await registers.open(topic)).status == "ok"
    assert (await registers.open(two, update_id=5)).status == "seen"
    found = await registers.game_in(-100, 9)
    assert found is not None
    assert found.table == topic
    assert {loaded.table.id for loaded in await registers.games_in(-100)} == {one.id, topic.id}
    assert {loaded.table.id for loaded in await registers.games_of(11)} == {one.id, topic.id}
    assert await registers.game_in(-200, None) is None


async def test_many_openings_at_once_give_one_game(registers: Registers) -> None:
    opened = await asyncio.gather(*(registers.open(table()) for _ in range(10)))
    assert sorted(o.status for o in opened) == ["ok"] + ["taken"] * 9


async def test_an_ended_game_makes_room(registers: Registers, store: Store) -> None:
    one, two, three = table(), table(), table()
    await registers.open(one)
    await store.commit(replace(one, stage="over"), 1)
    assert await registers.game_in(-100, None) is None
    assert (await registers.open(two)).status == "ok"
    await registers.finish(one)
    found = await registers.game_in(-100, None)
    assert found is not None
    assert found.table == two
    await store.commit(replace(two, stage="stopped"), 1)
    await registers.finish(two)
    await registers.finish(two)
    assert await registers.games_of(11) == []
    assert (await registers.open(three)).status == "ok"


async def test_a_claim_left_by_a_crash_is_taken_over_in_time(store: Store, registers: Registers) -> None:
    await store.db.do("SET", keys.claim(-100, None), f"crashed1:{store.now():.0f}")
    opened = await registers.open(table())
    assert (opened.status, opened.loaded) == ("taken", None)
    await store.db.do("SET", keys.claim(-100, None), f"crashed1:{store.now() - 60:.0f}")
    assert (await registers.open(table())).status == "ok"


async def _moved(store: Store, one: Table) -> Table:
    loaded = await store.load(one.id)
    assert loaded is not None
    return loaded.table


async def test_a_group_that_becomes_a_supergroup_keeps_its_game(store: Store, registers: Registers) -> None:
    people, one = People(store.db), table(chat=-5)
    await people.save_group(-5, clock=60)
    await registers.open(one)
    for _ in range(2):
        await registers.move_chat(-5, -1005)
        assert (await _moved(store, one)).chat == -1005
        found = await registers.game_in(-1005, None)
        assert found is not None
        assert found.table.id == one.id
        assert await registers.game_in(-5, None) is None
        assert await registers.games_in(-5) == []
        assert [loaded.table.id for loaded in await registers.games_in(-1005)] == [one.id]
        assert await registers.current_chat(-5) == -1005
        assert (await people.group(-1005)).clock == 60
    assert await registers.current_chat(-1005) == -1005
    await registers.move_chat(-6, -1006)


async def test_people_and_groups(any_db: Db) -> None:
    people = People(any_db)
    assert await people.profile(1) == Profile(1)
    await people.save_profile(1, name="Оля", language="uk", started=True)
    await people.save_profile(1, blocked=True)
    await people.save_profile(1)
    assert await people.profile(1) == Profile(1, "Оля", "uk", None, True, True)
    with pytest.raises(TypeError, match="Profile has no colour"):
        await people.save_profile(1, colour="red")
    await people.forget(1)
    assert await people.profile(1) == Profile(1)
    await people.save_group(-1, night=(23, 8), timezone="Europe/Kyiv", options={"edition": "forum"})
    assert await people.group(-1) == Group(-1, None, None, (23, 8), "Europe/Kyiv", {"edition": "forum"})
