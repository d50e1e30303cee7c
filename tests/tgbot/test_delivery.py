from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import orjson
import pytest

from engine import registry
from tests.tgbot.making import table
from tests.tgbot.test_worker import until
from tgbot import keys
from tgbot.buckets import Buckets
from tgbot.calls import Calls
from tgbot.db import Db
from tgbot.delivery import Delivery, Hooks, marks, plan, sender
from tgbot.playground.faults import Fault
from tgbot.playground.models import Chat
from tgbot.playground.person import Person
from tgbot.playground.server import BotApi
from tgbot.playground.world import World
from tgbot.registers import Registers
from tgbot.screens.types import Button, Screen
from tgbot.store import Change, Store
from tgbot.tables import GROUP, Holder, Table


class Painting:
    """A painter whose pictures a test holds in its hands."""

    def __init__(self) -> None:
        self.wanted: dict[str, tuple[Screen, ...]] = {}
        self.painted = 0

    def place(self, table: Table, audience: str) -> tuple[int, int | None]:
        if audience == GROUP:
            return table.chat, table.thread
        return table.holders[int(audience)].user or 0, None

    def screens(self, table: Table, audience: str, path: str) -> tuple[Screen, ...]:
        self.painted += 1
        found = self.wanted.get(audience, ())
        return tuple(replace(one, text=f"{one.text} {path}".strip()) for one in found)

    def lines(self, table: Table, audience: str, events: Sequence[Any]) -> list[str]:
        return [str(event) for event in events if audience == GROUP or str(event).startswith("ты")]


class Plain:
    """A game whose events are words."""

    def load_events(self, data: bytes) -> Sequence[Any]:
        found: list[Any] = orjson.loads(data)
        return found


class Stage:
    """A group with two people, their table, and everything that delivers to them."""

    def __init__(self, world: World, api: BotApi, calls: Calls, db: Db) -> None:
        self.world, self.api, self.calls, self.db = world, api, calls, db
        self.olya, self.taras = world.add_user("Оля"), world.add_user("Тарас")
        for person in (self.olya, self.taras):
            person.start()
        self.group: Chat = world.groups.create("Клуб", [self.olya, self.taras])
        self.store = Store(db)
        self.registers = Registers(self.store)
        self.painting = Painting()
        self.told: list[tuple[Any, ...]] = []
        holders = (Holder(self.olya.id, "Оля"), Holder(self.taras.id, "Тарас"))
        self.table = table(chat=self.group.id, game="plain", holders=holders)

    def delivery(self) -> Delivery:
        async def blocked(one: Table, seat: int) -> None:
            self.told.append(("blocked", seat))

        async def kicked(one: Table) -> None:
            self.told.append(("kicked",))

        parts = (self.store, self.registers, self.calls, Buckets(self.db), self.painting)
        return Delivery(*parts, Hooks(blocked, kicked))

    @asynccontextmanager
    async def running(self, *deliveries: Delivery) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(one.run()) for one in deliveries or (self.delivery(),)]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def open(self) -> None:
        await self.registers.open(self.table, dirty=self.table.audiences)

    async def happens(self, *words: str, dirty: Sequence[str] = (GROUP,)) -> None:
        """Events, and a change of the table."""
        change: Change[None] = Change(self.table, orjson.dumps(words), len(words), dirty)
        await self.store.transact(self.table.id, lambda loaded: replace(change, table=loaded.table))

    def texts(self, who: Person | None = None) -> list[str]:
        chat = self.group if who is None else who.private
        return [m.text for m in chat.messages.values() if m.sender_id == self.world.bot.id and not m.deleted]

    async def sees(self, true: Callable[[], bool]) -> None:
        await self.world.changes.wait_for(true, 8)

    async def quiet(self) -> None:
        """Until nothing waits and nobody is at work."""
        names = [name(n) for n in range(keys.PARTITIONS) for name in (keys.dirty, keys.leases)]
        async with asyncio.timeout(10):
            while any(await self.db.many([("ZCARD", name) for name in names])):
                await asyncio.sleep(0.02)


@pytest.fixture
async def stage(world: World, api: BotApi, calls: Calls, db: Db, monkeypatch: pytest.MonkeyPatch) -> Stage:
    monkeypatch.setitem(registry.GAMES, "plain", Plain())
    quick = plan.Pace(hold=0.1, story=0.3, board=0.3, lobby=0.1, question=0, words=0.1)
    monkeypatch.setattr(plan, "GROUP", quick)
    monkeypatch.setattr(plan, "PRIVATE", quick)
    return Stage(world, api, calls, db)


def panel(key: str, text: str, *buttons: str, farewell: str | None = None) -> Screen:
    return Screen("panel", key, text, (tuple(Button(b, data=b) for b in buttons),), farewell)


BOARD = Screen("board", "1", "доска", ((Button("рука", data="h"),),), silent=True)


async def test_a_game_is_shown_and_then_only_what_changes(stage: Stage) -> None:
    stage.painting.wanted = {GROUP: (BOARD,), "0": (panel("1", "твой ход", "a", farewell="сходил"),)}
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts() == ["доска"] and stage.texts(stage.olya) == ["твой ход"])
        assert stage.texts(stage.taras) == []
        await stage.quiet()
        before = len(stage.api.ledger.entries)
        await stage.store.touch(stage.table.id, stage.table.audiences)
        await stage.quiet()
        assert len(stage.api.ledger.entries) == before
        stage.painting.wanted["0"] = (panel("2", "твой ход опять", "b"),)
        await stage.happens("раз", "два", dirty=stage.table.audiences)
        await stage.sees(lambda: stage.texts() == ["доска", "раз\nдва"])
        await stage.sees(lambda: stage.texts(stage.olya) == ["твой ход опять"])
        await stage.quiet()
    assert stage.api.ledger.refused == []


async def test_a_panel_carries_its_news_and_takes_them_along(stage: Stage) -> None:
    stage.painting.wanted = {"0": (panel("1", "ход", "a", farewell="день 1"),)}
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts(stage.olya) == ["ход"])
        await stage.happens("ты гребёшь", dirty=stage.table.audiences)
        await stage.sees(lambda: stage.texts(stage.olya) == ["ход\n\nты гребёшь"])
        stage.painting.wanted["0"] = (panel("2", "опять ход", "b", farewell="день 2"),)
        await stage.happens("ты пьёшь", dirty=stage.table.audiences)
        await stage.sees(lambda: stage.texts(stage.olya) == ["день 1\nты гребёшь\nты пьёшь", "опять ход"])
        await stage.quiet()
    assert stage.api.ledger.refused == []


async def test_a_rush_becomes_few_messages_in_order(stage: Stage) -> None:
    async with stage.running():
        await stage.open()
        for n in range(40):
            await stage.happens(f"{n}")
            await asyncio.sleep(0.02)
        await stage.sees(lambda: "39" in "\n".join(stage.texts()).split("\n"))
        await stage.quiet()
    assert "\n".join(stage.texts()).split("\n") == [f"{n}" for n in range(40)]
    assert len(stage.texts()) == 1
    assert len(stage.api.ledger.calls(stage.group.id)) <= 6


async def test_a_page_of_the_panel_is_turned_at_once(stage: Stage) -> None:
    stage.painting.wanted = {"0": (panel("1", "ход", "a"),)}
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts(stage.olya) == ["ход"])
        for page in ("trade", "trade/1", ""):
            start = asyncio.get_running_loop().time()
            await stage.store.set_path(stage.table.id, 0, page)
            await stage.sees(lambda page=page: stage.texts(stage.olya) == [f"ход {page}".strip()])  # type: ignore[misc]
            assert asyncio.get_running_loop().time() - start < 0.1


async def test_anew_on_request(stage: Stage) -> None:
    stage.painting.wanted = {"0": (panel("1", "ход", "a"),)}
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts(stage.olya) == ["ход"])
        await stage.store.renew(stage.table.id, ("0",))
        await stage.sees(lambda: stage.texts(stage.olya) == ["ход", "ход"])
        await stage.quiet()
    assert [bool(m.buttons) for m in stage.olya.private.messages.values()][-2:] == [False, True]


async def test_whoever_blocks_the_bot_is_named_once_and_left_in_peace(stage: Stage) -> None:
    stage.painting.wanted = {"0": (panel("1", "ход", "a"),)}
    stage.olya.block_bot()
    async with stage.running():
        await stage.open()
        await until(lambda: stage.told == [("blocked", 0)])
        for n in range(3):
            stage.painting.wanted["0"] = (panel(f"{n + 2}", "ход", "a"),)
            await stage.happens("x", dirty=("0",))
            await stage.quiet()
        assert len(stage.api.ledger.calls(stage.olya.id)) == 1
        stage.olya.unblock_bot()
        await stage.store.renew(stage.table.id, ("0",))
        await stage.sees(lambda: stage.texts(stage.olya) == ["ход"])
    assert stage.told == [("blocked", 0)]


async def test_the_bot_thrown_out_and_back_again(stage: Stage) -> None:
    stage.painting.wanted = {GROUP: (BOARD,)}
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts() == ["доска"])
        stage.world.groups.kick_bot(stage.group)
        await stage.happens("раз")
        await until(lambda: stage.told == [("kicked",)])
        await stage.happens("два")
        await stage.quiet()
        stage.world.groups.invite_bot(stage.group, stage.olya)
        await stage.store.renew(stage.table.id, (GROUP,))
        await stage.sees(lambda: stage.texts() == ["доска", "раз\nдва", "доска"])


async def test_a_group_becomes_a_supergroup(stage: Stage) -> None:
    stage.painting.wanted = {GROUP: (BOARD,)}
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts() == ["доска"])
        stage.group = stage.world.groups.upgrade(stage.group)
        await stage.happens("раз")
        await stage.sees(lambda: stage.texts() == ["раз", "доска"])
        await stage.quiet()
    found = await stage.registers.game_in(stage.group.id, None)
    assert found is not None
    assert found.table.chat == stage.group.id


async def test_a_closed_topic_falls_back_to_general(stage: Stage) -> None:
    stage.group = stage.world.groups.upgrade(stage.group)
    stage.world.groups.set_forum(stage.group)
    topic = stage.world.groups.create_topic(stage.group, stage.olya, "Игры")
    stage.table = replace(stage.table, chat=stage.group.id, thread=topic.id)
    async with stage.running():
        await stage.open()
        await stage.happens("раз")
        await stage.sees(lambda: stage.texts() == ["раз"])
        stage.world.groups.delete_topic(stage.group, topic)
        await stage.quiet()
        stage.painting.wanted = {GROUP: (BOARD,)}
        await stage.happens("два")
        await stage.sees(lambda: "доска" in stage.texts())
    assert [m.thread_id for m in stage.group.messages.values() if m.text == "доска"] == [None]


async def test_a_message_too_old_to_edit_is_sent_anew(stage: Stage) -> None:
    stage.painting.wanted = {GROUP: (BOARD,)}
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts() == ["доска"])
        next(m for m in stage.group.messages.values() if m.text == "доска").frozen = True
        stage.painting.wanted = {GROUP: (replace(BOARD, text="новая"),)}
        await stage.store.touch(stage.table.id, (GROUP,))
        await stage.sees(lambda: stage.texts() == ["доска", "новая"])


async def test_trouble_is_waited_out_and_a_429_stops_one_chat_only(stage: Stage) -> None:
    stage.painting.wanted = {name: (panel("1", "ход", "a"),) for name in ("0", "1")}
    stage.api.faults.add(Fault("429", chat_id=stage.olya.id, seconds=1))
    stage.api.faults.add(Fault("502", chat_id=stage.taras.id))
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts(stage.taras) == ["ход"])
        await stage.sees(lambda: stage.texts(stage.olya) == ["ход"])
        codes = [entry.code for entry in stage.api.ledger.calls(stage.olya.id)]
        assert codes == [429, 200]


async def test_a_painter_that_fails_is_asked_again_and_harms_nobody_else(stage: Stage) -> None:
    stage.painting.wanted = {"1": (panel("1", "ход", "a"),)}
    screens, failures = stage.painting.screens, 0

    def fail(one: Table, audience: str, path: str) -> tuple[Screen, ...]:
        nonlocal failures
        if audience == "0" and failures == 0:
            failures += 1
            raise ValueError
        return screens(one, audience, path)

    stage.painting.screens = fail  # type: ignore[method-assign]
    async with stage.running():
        await stage.open()
        await stage.sees(lambda: stage.texts(stage.taras) == ["ход"])
        stage.painting.wanted["0"] = (panel("1", "и твой", "a"),)
        await stage.sees(lambda: stage.texts(stage.olya) == ["и твой"])


async def test_a_sender_that_dies_is_followed_by_another(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "LEASE", 0.3)
    stage.painting.wanted = {GROUP: (BOARD,)}
    await stage.open()
    dead = marks.Marks(stage.db)
    assert await dead.take(keys.partition(stage.table.id), stage.store.now()) != {}
    async with stage.running():
        await stage.happens("раз")
        await stage.sees(lambda: stage.texts() == ["раз", "доска"])


async def test_a_sender_that_is_slow_is_not_taken_for_dead(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "LEASE", 0.6)
    monkeypatch.setattr(sender, "_SIGN", 0.1)
    stage.painting.wanted = {GROUP: (BOARD,)}
    stage.api.faults.add(Fault("slow", method="sendMessage", seconds=2.5))
    async with stage.running(stage.delivery(), stage.delivery()):
        await stage.open()
        await stage.sees(lambda: stage.texts() == ["доска"])
        await stage.quiet()
    assert stage.texts() == ["доска"]
    assert len(stage.api.ledger.calls(method="sendMessage")) == 1


async def test_two_senders_send_everything_once(stage: Stage) -> None:
    stage.painting.wanted = {name: (panel("1", "ход", "a"),) for name in ("0", "1")}
    async with stage.running(stage.delivery(), stage.delivery()):
        await stage.open()
        for n in range(12):
            await stage.happens(f"{n}", dirty=stage.table.audiences)
            await asyncio.sleep(0.03)
        await stage.sees(lambda: "11" in "\n".join(stage.texts()).split("\n"))
        await stage.quiet()
    assert "\n".join(stage.texts()).split("\n") == [f"{n}" for n in range(12)]
    assert (stage.texts(stage.olya), stage.texts(stage.taras)) == (["ход"], ["ход"])


async def test_marks_of_another_process_are_found_within_a_second(stage: Stage) -> None:
    stage.painting.wanted = {GROUP: (BOARD,)}
    async with stage.running():
        await asyncio.sleep(0.1)
        other = Store(stage.db)
        await other.commit(stage.table, 0, dirty=(GROUP, "9"))
        await stage.sees(lambda: stage.texts() == ["доска"])
        await stage.quiet()


async def test_a_mark_of_a_game_that_is_no_more_is_dropped(stage: Stage) -> None:
    async with stage.running():
        await stage.store.touch("nosuchid", (GROUP,))
        await stage.quiet()


async def test_never_more_than_telegram_takes(stage: Stage) -> None:
    async with stage.running():
        await stage.open()
        for n in range(30):
            stage.painting.wanted[GROUP] = (Screen("prompt", f"{n}", f"вопрос {n}"),)
            await stage.happens(f"{n}")
            await asyncio.sleep(0.03)
        await asyncio.sleep(0.3)
        assert stage.api.ledger.peak(stage.group.id) == 19
    assert stage.api.ledger.refused == []
