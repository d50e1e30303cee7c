from __future__ import annotations

import asyncio
from dataclasses import replace

import orjson
import pytest

from tests.tgbot.making import table
from tgbot import keys, tables
from tgbot.db import Db
from tgbot.delivery.marks import Audience, Marks, Rest
from tgbot.delivery.shown import Shown
from tgbot.registers import Registers
from tgbot.store import Change, Loaded, Store
from tgbot.tables import Deadline, Holder, Table


@pytest.fixture
def store(any_db: Db) -> Store:
    return Store(any_db)


async def test_what_is_committed_is_loaded(store: Store) -> None:
    one = table(thread=7, night=(23, 8), deadlines={"3.1": Deadline(100.5, 50.0, 1.0, True)}, options={"edition": "x"})
    assert await store.load(one.id) is None
    assert await store.commit(one, 0) == "ok"
    loaded = await store.load(one.id)
    assert loaded is not None
    assert (loaded.table, loaded.version, loaded.events) == (one, 1, 0)


async def test_a_commit_on_an_old_version_changes_nothing(store: Store) -> None:
    one = table()
    assert await store.commit(one, 0) == "ok"
    assert await store.commit(replace(one, title="x"), 0, events=b"[1]", count=1, dirty=["group"]) == "clash"
    loaded = await store.load(one.id)
    assert loaded is not None
    assert (loaded.table.title, loaded.events) == (one.title, 0)
    assert await store.events(one.id) == b"[]"
    assert await store.db.do("ZCARD", keys.dirty(keys.partition(one.id))) == 0


async def test_an_update_is_applied_once(store: Store) -> None:
    one = table()
    assert await store.commit(one, 0, update_id=900_000_001) == "ok"
    assert await store.commit(one, 1, update_id=900_000_001) == "seen"
    assert await store.commit(one, 1, update_id=900_000_002) == "ok"
    for update_id in range(600):
        assert await store.commit(one, 2 + update_id, update_id=update_id) == "ok"
    loaded = await store.load(one.id)
    assert loaded is not None
    assert [n for n in range(600) if loaded.applied(n)] == list(range(88, 600)), "the latest 512"
    assert len(loaded.marks) == 4 * 512


async def test_events_from_any_number_on(store: Store) -> None:
    one = table()
    facts = [{"n": n, "type": "turn_began"} for n in range(60)]
    for i in range(20):
        assert await store.commit(one, i, events=orjson.dumps(facts[3 * i : 3 * i + 3]), count=3) == "ok"
    for since in (0, 1, 35, 36, 56, 57, 59, 60, 100):
        assert orjson.loads(await store.events(one.id, since)) == facts[since:]


async def test_marks_and_due_are_written_with_the_table(store: Store) -> None:
    one = table(deadlines={"1": Deadline(200.0, 90.0), "2": Deadline(150.0)})
    told: list[object] = []
    store.on_dirty.append(lambda *given: told.append(given))
    store.on_due.append(lambda *given: told.append(given))
    await store.commit(one, 0, dirty=["group", "1"])
    number = keys.partition(one.id)
    assert await store.db.do("ZRANGE", keys.due(number), 0, -1) == [one.id.encode()]
    assert float(await store.db.do("ZSCORE", keys.due(number), one.id)) == 90.0
    marks = [f"{one.id} 1".encode(), f"{one.id} group".encode()]
    assert await store.db.do("ZRANGE", keys.dirty(number), 0, -1) == marks
    assert told == [(one.id, 90.0), (one.id, ("group", "1"))]
    await store.commit(replace(one, stage="paused"), 1)
    assert await store.db.do("ZSCORE", keys.due(number), one.id) is None
    await store.commit(replace(one, stage="paused", expires=999.0), 2)
    assert float(await store.db.do("ZSCORE", keys.due(number), one.id)) == 999.0


async def test_an_ended_game_goes_in_a_month(store: Store) -> None:
    one = table()
    await store.commit(one, 0, events=b"[1]", count=1)
    assert await store.db.do("TTL", keys.game(one.id)) == -1
    await store.commit(replace(one, stage="over"), 1)
    for key in (keys.game(one.id), keys.log(one.id)):
        assert 29 * 86_400 < await store.db.do("TTL", key) <= 30 * 86_400


async def test_paths(store: Store) -> None:
    one = table()
    await store.set_path(one.id, 1, "trade")
    assert await store.path(one.id, 1) == ""
    await store.commit(one, 0)
    await store.set_path(one.id, 1, "trade/2")
    assert await store.path(one.id, 1) == "trade/2"
    loaded = await store.load(one.id)
    assert loaded is not None
    assert loaded.version == 1
    assert await store.db.do("ZRANGE", keys.dirty(keys.partition(one.id)), 0, -1) == [f"{one.id} 1".encode()]
    turned: Change[None] = Change(replace(one, moved=1.0), turn=("1", ""))
    assert (await store.transact(one.id, lambda _: turned)).status == "ok"
    assert await store.path(one.id, 1) == ""


def _count(loaded: Loaded) -> Change[int]:
    host = loaded.table.host + 1
    return Change(replace(loaded.table, host=host), b"[0]", 1, ("group",), answer=host)


async def test_many_at_once_all_count(store: Store) -> None:
    one, other = table(host=0), Store(store.db)
    await store.commit(one, 0)
    done = await asyncio.gather(*((store, other)[n % 2].transact(one.id, _count, n) for n in range(20)))
    assert {d.status for d in done} == {"ok"}
    assert sorted(d.answer or 0 for d in done) == list(range(1, 21))
    again = await asyncio.gather(*(store.transact(one.id, _count, n) for n in range(20)))
    assert {d.status for d in again} == {"seen"}
    loaded = await store.load(one.id)
    assert loaded is not None
    assert (loaded.table.host, loaded.version, loaded.events) == (20, 21, 20)


async def test_an_answer_without_a_change(store: Store) -> None:
    one = table()
    await store.commit(one, 0)
    done = await store.transact(one.id, lambda loaded: "late")
    assert (done.status, done.answer, done.version) == ("unchanged", "late", 1)
    assert (await store.transact("nosuchid", lambda loaded: "late")).status == "missing"


async def test_people_find_the_games_they_join(store: Store) -> None:
    registers, one = Registers(store), table(holders=())

    def join(loaded: Loaded) -> Change[None]:
        return Change(replace(loaded.table, holders=(*loaded.table.holders, Holder(77, "Рита"))))

    def leave(loaded: Loaded) -> Change[None]:
        return Change(replace(loaded.table, holders=()))

    await store.commit(one, 0)
    await store.transact(one.id, join)
    assert [loaded.table.id for loaded in await registers.games_of(77)] == [one.id]
    await store.transact(one.id, leave)
    assert await registers.games_of(77) == []


def test_a_table_of_a_newer_release_is_refused() -> None:
    from tgbot.packing import pack

    with pytest.raises(ValueError, match="newer release"):
        tables.load(pack(b"99\n{}\n"))
    with pytest.raises(ValueError, match="unknown way"):
        tables.load(b"\x09abc")
    with pytest.raises(ValueError, match="cannot unpack"):
        tables.load(b"\x01\xff\xff\xff")


def test_older_tables_are_brought_up(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = tables.dump(table(night=(23, 8)))
    monkeypatch.setattr(tables, "SCHEMA", 2)
    monkeypatch.setitem(tables._UPCASTERS, 1, lambda head: head | {"title": "new"})
    loaded = tables.load(stored)
    assert (loaded.title, loaded.night, loaded.state) == ("new", (23, 8), b'{"version":1}')


def test_ids_and_wakes() -> None:
    assert all(len(tables.new_id()) == 8 and tables.new_id().isalnum() for _ in range(50))
    assert 0 <= tables.new_seed() < 2**63
    lobby: Table = table(stage="lobby", expires=5.0, deadlines={"1": Deadline(1.0)})
    assert lobby.wake == 5.0
    assert replace(lobby, stage="over").wake is None
    assert lobby.audiences == ("group", "0", "1")
    assert (lobby.seat_of(22), lobby.seat_of(5)) == (1, None)


async def test_marks_are_taken_given_back_and_never_lost(any_db: Db) -> None:
    store, marks = Store(any_db), Marks(any_db)
    one, now = table(), store.now()
    number = keys.partition(one.id)
    await store.commit(one, 0, dirty=("group", "0"), events=b"[1,2]", count=2)
    await store.set_path(one.id, 0, "trade")
    assert await marks.ready(now + 1) == [number]
    assert await marks.take(number, now + 1) == {one.id: ["0", "group"]}
    assert await marks.ready(now + 1) == []
    picture = await marks.read(one.id, ["0", "group"])
    assert picture is not None
    assert (picture.table, picture.events) == (one, 2)
    assert picture.audiences == (Audience("0", Shown(), "trade"), Audience("group", Shown(), ""))
    await store.touch(one.id, ("group",))
    assert await marks.take(number, now + 2) == {}
    shown = Shown(chat=5, told=2)
    await marks.save(one.id, "0", shown, now)
    due = await marks.give_back(one.id, [Rest("0", replace(shown, told=3), now + 8), Rest("group", None, None)])
    assert due is not None
    assert now - 1 < due < now + 2
    assert await marks.take(number, now + 2) == {one.id: ["group"]}
    assert await marks.take(number, now + 9) == {one.id: ["0"]}
    picture = await marks.read(one.id, ["0"])
    assert picture is not None
    assert picture.audiences[0].shown.told == 3
    assert await marks.take(number, now + 200) == {one.id: ["0", "group"]}
    assert await marks.give_back(one.id, [Rest("0", None, None), Rest("group", None, None)]) is None
    assert await marks.read("nosuchid", ["0"]) is None
    await marks.give_back("nosuchid", [Rest("0", shown, None)])
    assert await any_db.do("EXISTS", keys.game("nosuchid")) == 0
