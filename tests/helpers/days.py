"""A voyage of six people who answer after seconds or after hours, and everything the bot then sends, in no time at all:
the desk, the store and the delivery are the bot's own; Telegram is a notebook, and time jumps from event to event."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from engine.core.chance import Chance
from engine.core.types import Decision
from engine.lifeboat.rules import LIFEBOAT
from tgbot import app, buckets, keys, play, settings
from tgbot.buckets import Urgency
from tgbot.calls import Ok, Outcome
from tgbot.db import Db
from tgbot.delivery import Delivery
from tgbot.desk.alarms import Alarms
from tgbot.lobby import open_table
from tgbot.painter import Painter
from tgbot.screens import data
from tgbot.screens.types import Keyboard
from tgbot.store import Store
from tgbot.tables import Holder, Table

GROUP = -100_500
NAMES = ("Оля", "Тарас", "Рита", "Богдан", "Ира", "Павло")
NOON = 1_800_000_000.0
NEVER = float("inf")
Pace = Callable[[Random], float]


def by_post(chance: Random) -> float:
    """Minutes to hours: half an hour as a rule, now and then an evening."""
    return min(chance.lognormvariate(7.5, 1.0), 8 * 3600.0)


def in_an_evening(chance: Random) -> float:
    """Seconds."""
    return chance.uniform(4, 20)


@dataclass(frozen=True, slots=True)
class Said:
    """A call: when, on which day of the voyage, in which chat."""

    at: float
    day: int
    chat: int
    method: str
    text: str


@dataclass
class Notebook:
    """Telegram: takes everything and notes it."""

    now: Callable[[], float]
    day: int = 0
    said: list[Said] = field(default_factory=list)

    async def send(self, chat: int, text: str, keyboard: Keyboard = (), **_: Any) -> Outcome:
        self._note("send", chat, text)
        return Ok(len(self.said))

    async def edit(self, chat: int, message: int, text: str, keyboard: Keyboard = ()) -> Outcome:
        return self._note("edit", chat, text)

    async def edit_keyboard(self, chat: int, message: int, keyboard: Keyboard = ()) -> Outcome:
        return self._note("edit", chat, "")

    async def delete(self, chat: int, message: int) -> Outcome:
        return self._note("delete", chat, "")

    async def answer(self, tap: str, text: str = "", **_: Any) -> Outcome:
        return self._note("answer", 0, text)

    def _note(self, method: str, chat: int, text: str) -> Outcome:
        self.said.append(Said(self.now(), self.day, chat, method, text))
        return Ok(0)

    def count(self, method: str, chats: Sequence[int]) -> Counter[int]:
        """Calls by day of the voyage."""
        return Counter(one.day for one in self.said if one.method == method and one.chat in chats)


class Limits:
    """The group's window by the clock that jumps; private chats are never near theirs."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._times: list[float] = []

    async def take(self, chat: int, urgency: Urgency = "prompt") -> float:
        if chat > 0:
            return 0.0
        most = buckets.GROUP.most - buckets.GROUP.kept[urgency]
        if len(self._times) >= most and (wait := self._times[-most] + buckets.GROUP.seconds - self._now()) > 0:
            return wait + 0.001
        self._times.append(self._now())
        return 0.0


class Days:
    """`play` plays a voyage to its end. The group's clock is `clock`; people think for as long as `pace` says."""

    def __init__(self, db: Db, pace: Pace, clock: int, seed: int, edition: str = "workshop") -> None:
        self.time = NOON
        self.notes = Notebook(lambda: self.time)
        self.store = Store(db, lambda: self.time)
        self._pace, self._chance = pace, Random(seed)
        self._table = _lobby(clock, seed, edition)
        self._number = keys.partition(self._table.id)
        self._plans: list[tuple[float, int, str]] = []
        self._planned: set[str] = set()
        self._updates = 0
        bot: Any = SimpleNamespace(username="bot")
        base = app.Base(settings.load(token="1:a"), db, self.store, bot, None, lambda: self.time)
        with patch.object(app, "Calls", lambda _: self.notes), patch.object(app, "Buckets", lambda _: Limits(base.now)):
            self._desk = app.desk(base)
        house = self._desk.house
        self._alarms = Alarms(house)
        parts = (self.store, house.registers, house.calls, house.buckets, Painter("bot", base.now))
        self._delivery = Delivery(*parts, now=base.now)

    @property
    def gid(self) -> str:
        """The game."""
        return self._table.id

    @property
    def people(self) -> tuple[int, ...]:
        """Their private chats."""
        return tuple(holder.user or 0 for holder in self._table.holders)

    async def table(self) -> Table:
        """As it is now."""
        loaded = await self.store.load(self.gid)
        assert loaded is not None
        return loaded.table

    async def begin(self) -> None:
        """Cast off."""
        await self._desk.house.registers.open(self._table)
        await self._desk.taps.boats.begin(self.gid, self._update())

    async def play(self) -> None:
        """To the end."""
        await self.begin()
        while await self.step():
            pass
        await self._deliver()

    async def step(self) -> bool:
        """The next thing that happens: somebody answers, time runs out, or a chat is shown something. False at the
        end."""
        table = await self.table()
        if table.stage != "playing":
            return False
        self._plan(table)
        self.notes.day = play.state_of(table).day
        marked = await self.store.db.do("ZRANGE", keys.dirty(self._number), 0, 0, "WITHSCORES")
        shown_at = max(self.time, float(marked[1])) if marked else NEVER
        answered_at = self._plans[0][0] if self._plans else NEVER
        wake = NEVER if table.wake is None else max(self.time, table.wake)
        self.time = min(shown_at, answered_at, wake)
        if shown_at == self.time:
            await self._deliver()
        elif answered_at == self.time:
            await self._answer(table, heapq.heappop(self._plans)[2])
        else:
            await self._alarms.fire(self.gid)
        return True

    # --- people ------------------------------------------------------------------------------------------------------

    def _plan(self, table: Table) -> None:
        """Whoever is asked something new answers after a while."""
        for decision in LIFEBOAT.decisions(play.state_of(table)):
            if decision.id in self._planned or decision.seat is None or not decision.blocking:
                continue
            self._planned.add(decision.id)
            if not play.is_hidden(table, decision):
                heapq.heappush(self._plans, (self.time + self._pace(self._chance), decision.seat, decision.id))

    async def _answer(self, table: Table, asked: str) -> None:
        """Answer as an autopilot would, if it is still asked; before it, perhaps, what one may do at any time."""
        state = play.state_of(table)
        asked_now = {d.id: d for d in LIFEBOAT.decisions(state)}
        decision = asked_now.get(asked)
        if decision is None:
            return
        free = next((d for d in asked_now.values() if d.seat == decision.seat and d.id.startswith("f")), None)
        if free is not None and (key := self._chosen(state, free)) is not None:
            await self._tap(table, free, key)
            heapq.heappush(self._plans, (self.time + 5, decision.seat or 0, asked))
        elif (key := self._chosen(state, decision)) is not None:
            await self._tap(table, decision, key)

    def _chosen(self, state: Any, decision: Decision) -> str | None:
        assert decision.seat is not None
        chance = Chance(self._chance.getrandbits(60))
        view, options = LIFEBOAT.view(state, decision.seat), LIFEBOAT.options(state, decision)
        return LIFEBOAT.autopilot(view, decision, options, chance)

    async def _tap(self, table: Table, decision: Decision, key: str) -> None:
        assert decision.seat is not None
        user, number = table.holders[decision.seat].user, self._update()
        presser = {"id": user, "is_bot": False, "first_name": "x", "language_code": "ru"}
        tap = {"id": str(number), "from": presser, "chat_instance": "1"}
        tap["data"] = data.answer(self.gid, decision.id, key)
        await self._desk.handle({"update_id": number, "callback_query": tap})

    def _update(self) -> int:
        self._updates += 1
        return self._updates

    # --- the bot -----------------------------------------------------------------------------------------------------

    async def _deliver(self) -> None:
        """Show what is due now."""
        await self._delivery._take(self._number)
        while jobs := self._delivery._jobs:
            await asyncio.wait(set(jobs))


def _lobby(clock: int, seed: int, edition: str) -> Table:
    holders = tuple(Holder(1000 + n, name, "uk" if n % 2 else "ru") for n, name in enumerate(NAMES))
    table = open_table(GROUP, None, "Пятничный клуб", 1000, "ru", clock, {"edition": edition}, NOON)
    return replace(table, holders=holders, seed=seed)
