"""The island of the day, what is remembered of those that have ended, and what the store takes back."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.core.game import fold
from engine.core.types import Answer
from engine.friday.rules import FRIDAY
from i18n.texts import texts
from tgbot import islands, keys, play, tables
from tgbot.db import Db
from tgbot.faces import FACES
from tgbot.faces.friday import noted, rewound
from tgbot.registers import Registers
from tgbot.results import Rank, Result, Results
from tgbot.store import Change, Store, join_events
from tgbot.tables import GROUP, Holder, Table

DAY = "2026-11-30"


def alone(user: int = 11, seed: int = 4, **notes: object) -> Table:
    """An island nobody has begun."""
    return Table(
        id=tables.new_id(), game="friday", chat=user, thread=None, title="", stage="lobby", language="ru", clock=0,
        host=user, seed=seed, options={"level": 1}, holders=(Holder(user, "Оля"),), notes=dict(notes),
    )  # fmt: skip


def begun(**given: int) -> Change[None]:
    return play.begin(alone(**given), 0.0, lambda: 0.5).change()


def answered(table: Table, key: str) -> play.Played:
    (decision,) = FRIDAY.decisions(play.state_of(table))
    played = play.play(table, Answer(0, decision.id, key), 1.0, lambda: 0.5)
    assert isinstance(played, play.Played)
    return replace(played, table=noted(table, played))


# --- the day ---------------------------------------------------------------------------------------------------------


def test_a_day_has_one_seed_for_all_and_no_other_day_has_it() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 29)]
    seeds = {islands.seed(b"salt", day) for day in days}
    assert len(seeds) == len(days)
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert islands.seed(b"salt", DAY) != islands.seed(b"pepper", DAY), "nobody can reckon it who lacks the salt"


def test_a_person_has_one_table_a_day() -> None:
    names = {islands.name(b"salt", day, user) for day in (DAY, "2026-12-01") for user in range(500)}
    assert len(names) == 1000
    assert all(len(name) == 8 for name in names)
    assert islands.name(b"salt", DAY, 7) == islands.name(b"salt", DAY, 7)


def test_the_level_follows_the_week() -> None:
    week = [islands.level(f"2026-11-{day}") for day in range(23, 30)]
    assert week == [1, 1, 2, 2, 3, 3, 4]
    assert islands.today(1_796_083_199.0) == DAY
    assert islands.today(1_796_083_200.0) == "2026-12-01"


async def test_the_salt_is_made_once(any_db: Db) -> None:
    found = await asyncio.gather(*(Results(any_db).salt() for _ in range(5)))
    assert len(set(found)) == 1
    assert len(found[0]) == 64


# --- results ---------------------------------------------------------------------------------------------------------


async def test_a_board_is_ranked_and_whoever_is_equal_shares_a_place(any_db: Db) -> None:
    results = Results(any_db)
    for user, score in ((1, 40), (2, -7), (3, 40), (4, 51)):
        for at in (5.0, 6.0):  # a crash between, and it is written again
            await results.keep(user, f"g{user}", Result("friday", 1, score > 0, score, at, DAY))
    board = await results.board(DAY, 10)
    assert [(rank.place, rank.score) for rank in board] == [(1, 51), (2, 40), (2, 40), (4, -7)]
    assert await results.rank(DAY, 3) == (Rank(2, 3, 40), 4)
    assert await results.rank(DAY, 9) is None
    assert len(await results.board(DAY, 2)) == 2
    assert 0 < await any_db.do("TTL", keys.board(DAY)) <= 60 * 86_400
    assert [result.at for result in (await results.of(4)).values()] == [5.0]


async def test_the_first_word_counts(any_db: Db) -> None:
    results = Results(any_db)
    await results.keep(1, "g", Result("friday", 1, False, 3, 5.0, DAY))
    await results.keep(1, "h", Result("friday", 1, True, 99, 6.0, DAY))
    assert await results.rank(DAY, 1) == (Rank(1, 1, 3), 1)


async def test_a_person_is_forgotten_on_every_board(any_db: Db) -> None:
    results = Results(any_db)
    for day in (DAY, "2026-11-29"):
        for user in (1, 2):
            await results.keep(user, f"{day}{user}", Result("friday", 1, True, 9, 5.0, day))
    await results.keep(1, "own", Result("friday", 2, False, 9, 7.0))
    assert next(iter(await results.of(1))) == "own"
    assert await results.forget(1) == 3
    assert not await results.of(1)
    assert [rank.user for rank in await results.board(DAY, 9)] == [2]
    assert await results.rank("2026-11-29", 1) is None


# --- taken back ------------------------------------------------------------------------------------------------------


def losing() -> tuple[Table, list[play.Played]]:
    """An island, and the steps to a fight that is lost with points to spend."""
    table = play.begin(alone(seed=4), 0.0, lambda: 0.5).table
    steps = []
    for _ in range(40):
        fight = FRIDAY.view(play.state_of(table), 0).fight
        key = "fight.0" if fight is None else "stop"
        if FRIDAY.view(play.state_of(table), 0).points is not None:
            return table, steps
        steps.append(answered(table, key))
        table = steps[-1].table
    raise AssertionError("never lost")


def test_what_showed_something_is_not_taken_back() -> None:
    table, steps = losing()
    assert "back" not in steps[0].table.notes, "a card was drawn"
    assert table.notes["back"] == [FRIDAY.version(play.state_of(steps[-2].table))]


async def test_the_log_loses_what_was_taken_back(any_db: Db) -> None:
    """And the state is what the facts that are left lead to; a commit on the older version comes too late."""
    store = Store(any_db)
    new = play.begin(alone(seed=4), 0.0, lambda: 0.5)
    _, steps = losing()
    table = replace(steps[-1].table, id=new.table.id)
    version = 0
    for played in (new, *steps):
        change = replace(played, table=replace(played.table, id=new.table.id)).change()
        outcome = await store.commit(
            change.table, version, events=change.events, count=change.count, dirty=change.dirty
        )
        assert outcome == "ok"
        version += 1
    keep = table.notes["back"][-1]
    before = await store.chunks(table.id, 0)
    after = rewound(table, join_events([chunk for chunk in before if chunk[0] < keep], 0))
    assert after.notes["taken_back"] == 1
    assert await store.commit(after, version, keep=keep, turn=("0", "")) == "ok"
    assert await store.commit(after, version, keep=keep) == "clash"
    loaded = await store.load(table.id)
    assert loaded is not None
    facts = FRIDAY.load_events(await store.events(table.id))
    assert loaded.events == len(facts) == keep
    assert fold(FRIDAY, facts) == play.state_of(loaded.table)
    again = answered(loaded.table, "stop").change()
    assert await store.commit(again.table, version + 1, events=again.events, count=again.count) == "ok"
    assert len(FRIDAY.load_events(await store.events(table.id))) == keep + again.count


def test_a_button_from_before_an_undo_names_no_question() -> None:
    table, _ = losing()
    face = FACES["friday"]
    assert face.question(table, "9.0") == "9"
    assert face.question(replace(table, notes={"taken_back": 2}), "9.0") == ""
    assert face.question(replace(table, notes={"taken_back": 2}), "9.2") == "9"
    assert face.question(table, "9") == ""


# --- tables of one ---------------------------------------------------------------------------------------------------


async def test_two_begin_the_same_day_at_once_and_one_table_comes_of_it(any_db: Db) -> None:
    registers = Registers(Store(any_db))
    new = begun()
    done = await asyncio.gather(*(registers.add(new, update) for update in range(4)))
    assert sorted(done) == [False, False, False, True]
    (found,) = await registers.games_of(11)
    assert found.version == 1
    assert found.events == new.count


async def test_an_own_island_claims_the_chat_and_a_day_does_not(any_db: Db) -> None:
    registers = Registers(Store(any_db))
    own, day, second = begun(), begun(), begun()
    assert (await registers.open(own.table, begun=own)).status == "ok"
    assert await registers.add(day)
    assert (await registers.open(second.table, begun=second)).status == "taken"
    assert {loaded.table.id for loaded in await registers.games_of(11)} == {own.table.id, day.table.id}
    await registers.finish(own.table)
    assert (await registers.open(second.table, begun=second)).status == "ok"


async def test_an_erased_game_is_gone(any_db: Db) -> None:
    store = Store(any_db)
    new = begun()
    await Registers(store).add(new)
    await store.erase(new.table.id)
    assert await store.load(new.table.id) is None
    assert await store.events(new.table.id) == b"[]"
    assert not await Registers(store).games_of(11)


def test_there_is_no_clock_and_no_group() -> None:
    table = begun().table
    assert table.deadlines == {}
    assert table.wake is None
    assert table.audiences == ("0",)
    assert tables.load(tables.dump(table)) == table


def test_an_old_table_without_notes_is_read() -> None:
    """The notes came later: a table of before has none."""
    table = replace(alone(), notes={}, chat=-5)
    assert b"notes" not in tables.unpack(tables.dump(table))
    assert tables.load(tables.dump(table)).audiences == (GROUP, "0")


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_game_in_the_list_says_where_it_stands(language: str) -> None:
    t = texts("uk" if language == "uk" else "ru")
    face = FACES["friday"]
    listed = face.listed(t, replace(begun().table, notes={"day": DAY}), 11)
    assert listed is not None
    assert "30.11" in listed
    assert "20" in listed
    door = face.door(t, begun().table)
    assert door is not None
    assert door.data is not None
    assert face.listed(t, alone(), 11) is None
    assert face.unreached(begun().table, 0) is None


def test_a_result_comes_of_an_end_only() -> None:
    face, table = FACES["friday"], begun().table
    assert face.result(table) is None
    given_up = face.result(replace(table, stage="stopped", moved=9.0, notes={"day": DAY}))
    assert given_up is not None
    assert (given_up.won, given_up.day, given_up.at) == (False, DAY, 9.0)
    assert given_up.score < 0
