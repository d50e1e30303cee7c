"""A world on a clock of hours, a bot in this process, and a door to its store: nothing happens by itself, so a test
depends on no machine's speed. Time passes when the test says so (`skip`), and it goes on when the bot has nothing more
to do (`settled`)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from engine.core.types import Answer, Command, Expire, Rejected
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import State
from tests.e2e.harness import in_process, in_subprocess
from tgbot import buckets, db, keys, play
from tgbot.playground.faults import Fault, Kind
from tgbot.playground.models import Chat, Message
from tgbot.playground.person import Person
from tgbot.playground.play import Playground
from tgbot.playground.voyage import join_button, newcomer
from tgbot.playground.world import World
from tgbot.store import Change, Loaded, Store
from tgbot.stream import Streams
from tgbot.tables import Table
from tgbot.valkey import EmbeddedValkey

HOURS = 14_400
PATIENCE = 30.0


@dataclass
class Stage:
    """`excused`, `errors`: reasons of refusals, and errors in the log, that a test means to bring about."""

    playground: Playground
    store: Store
    excused: tuple[str, ...] = ()
    errors: tuple[str, ...] = ()

    @property
    def world(self) -> World:
        return self.playground.world

    # --- people and groups -------------------------------------------------------------------------------------------

    def crew(self, count: int, language: str = "ru") -> list[Person]:
        """People nobody has seen before; they have not pressed Start."""
        return [newcomer(self.world, language) for _ in range(count)]

    async def lobby(
        self, people: Sequence[Person], *, title: str = "Пятничный клуб", seated: int | None = None,
        thread: int | None = None, chat: Chat | None = None, **group: Any,
    ) -> Game:  # fmt: skip
        """A lobby of the first, in a new group of all, the first `seated` of whom (all, if not said) sit in it."""
        chat = chat or self.world.groups.create(title, list(people), **group)
        people[0].send("/newgame", chat, thread_id=thread)
        message = await self.wait(lambda: lobby_of(people[0], chat))
        game = Game(self, chat, list(people), gid_of(message))
        for person in people[:seated]:
            person.start(f"j{game.gid}")
        await self.handled()
        assert len((await game.table()).holders) == len(people[:seated])
        return game

    async def voyage(self, people: Sequence[Person], autopilots: int = 0, **lobby: Any) -> Game:
        """A voyage that has just begun: the first of the bow is handed the provisions."""
        game = await self.lobby(people, **lobby)
        message = lobby_of(people[0], game.chat)
        assert message is not None
        for verb in ["robot+"] * autopilots + ["begin"]:
            assert await self.tap(people[0], message, f"l:{game.gid}:{verb}") == ""
        await self.wait(lambda: all(panel_of(person, game.gid) for person in people), "everybody's panel")
        await self.wait(lambda: board_of(people[0], game), "the board")
        return game

    # --- what people do ----------------------------------------------------------------------------------------------

    async def tap(self, person: Person, message: Message, data: str) -> str:
        """Whatever data, on whatever message; the words it is answered with."""
        tap = self.world.tap(person.user, message, data)
        await self.wait(lambda: tap.answer, f"an answer to {data}")
        assert tap.answer is not None
        return tap.answer.text

    async def say(self, person: Person, text: str, chat: Chat | None = None, **more: Any) -> list[str]:
        """What the bot writes there upon this, once it has nothing more to do."""
        place = chat or person.private
        known = set(place.messages)
        person.send(text, place, **more)
        await self.settled()
        return [m.text for m in place.messages.values() if m.id not in known and m.sender_id == self.world.bot.id]

    # --- waiting -----------------------------------------------------------------------------------------------------

    async def wait(self, predicate: Callable[[], Any], what: str = "") -> Any:
        """Until it is so."""
        try:
            return await self.world.wait_for(predicate, PATIENCE)
        except TimeoutError:
            raise AssertionError(f"never came: {what or predicate}") from None

    async def handled(self) -> None:
        """Until every update is handled."""
        async with asyncio.timeout(4 * PATIENCE):
            while len(self.world.updates) or await Streams(self.store.db).backlog():
                await asyncio.sleep(0.02)

    async def settled(self, later: float = 2.0) -> None:
        """Until every update is handled, and everything is shown that is to be shown within so many seconds."""
        async with asyncio.timeout(4 * PATIENCE):
            await self.handled()
            while await self._busy(time.time() + later):
                await asyncio.sleep(0.05)
                await self.handled()

    async def _busy(self, until: float) -> bool:
        """Does an audience wait to be looked at, or is it?"""
        asked = [("ZCOUNT", key(n), "-inf", until if key is keys.dirty else "+inf")
                 for n in range(keys.PARTITIONS) for key in (keys.dirty, keys.leases)]  # fmt: skip
        return any(await self.store.db.many(asked))

    def trouble(self, kind: Kind, times: int = 1, **more: Any) -> Fault:
        """Trouble for the bot's next calls."""
        return self.playground.api.faults.add(Fault(kind, times, **more))

    @property
    def refused(self) -> list[str]:
        """Calls refused through the bot's own doing, but those excused."""
        found = [f"{one.method} in {one.chat_id}: {one.reason}" for one in self.playground.api.ledger.refused]
        return [one for one in found if not any(reason in one for reason in self.excused)]


@dataclass
class Game:
    """A table on the stage."""

    stage: Stage
    chat: Chat
    people: list[Person]
    gid: str

    async def loaded(self) -> Loaded:
        found = await self.stage.store.load(self.gid)
        assert found is not None
        return found

    async def table(self) -> Table:
        return (await self.loaded()).table

    async def state(self) -> State:
        state: State = play.state_of(await self.table())
        return state

    async def automated(self, person: Person) -> bool:
        """Does the autopilot play for this person?"""
        return await self.seat(person) in LIFEBOAT.automated(await self.state())

    async def seat(self, person: Person) -> int:
        seat = (await self.table()).seat_of(person.id)
        assert seat is not None
        return seat

    async def asked(self) -> tuple[Person, str, list[str]]:
        """Who is asked now, the decision's id, and the keys of its options. What passes by itself is let pass."""
        for _ in range(20):
            table = await self.table()
            state = play.state_of(table)
            for decision in LIFEBOAT.decisions(state):
                user = None if decision.seat is None else table.holders[decision.seat].user
                if decision.blocking and user is not None and not play.is_hidden(table, decision):
                    options = [option.key for option in LIFEBOAT.options(state, decision)]
                    return next(p for p in self.people if p.id == user), decision.id, options
            await self.skip()
        raise AssertionError("nobody is asked")

    async def skip(self) -> None:
        """All that is open now expires, reminders aside; the bot's own clock finds it so."""
        await self.fired(_due_now)

    async def expires(self) -> None:
        """The time is over for which a lobby waits, or a game for the bot."""
        await self.fired(lambda loaded: Change(replace(loaded.table, expires=time.time())))

    async def fired(self, due: Callable[[Loaded], Change[None]]) -> None:
        """Until the bot's clock has done what this makes due."""
        done = await self.stage.store.transact(self.gid, due)
        async with asyncio.timeout(PATIENCE):
            while (await self.loaded()).version == done.version:
                await asyncio.sleep(0.05)
        await self.stage.settled()

    async def until(self, there: Callable[[State], bool]) -> State:
        """Plays for everybody in one step, behind the bot's back, until it is so."""
        done = await self.stage.store.transact(self.gid, lambda loaded: _until(loaded, there))
        assert done.table is not None
        await self.stage.settled()
        return await self.state()

    def board(self) -> Message:
        """The group's message that has the button «my hand»."""
        found = board_of(self.people[0], self)
        assert found is not None
        return found

    def panel(self, person: Person) -> Message:
        """A person's newest panel."""
        found = panel_of(person, self.gid)
        assert found is not None
        return found

    def told(self) -> str:
        """All that the group can read of the bot's."""
        return "\n".join(m.text for m in self.chat.messages.values() if m.sender_id == self.stage.world.bot.id)


def _due_now(loaded: Loaded) -> Change[None]:
    table, now = loaded.table, time.time()
    due = {key: replace(deadline, due=now, remind=None) for key, deadline in table.deadlines.items()}
    return Change(replace(table, deadlines=due))


def _until(loaded: Loaded, there: Callable[[State], bool], most: int = 3000) -> Change[None]:
    """Whoever may rows, and time answers all other questions."""
    table, events = loaded.table, []
    for _ in range(most):
        state = play.state_of(table)
        if there(state):
            return replace(play.Played(table, tuple(events)).change(), dirty=table.audiences)
        decision = next(d for d in LIFEBOAT.decisions(state) if d.blocking)
        command: Command = Expire(decision.id)
        if decision.seat is not None and any(o.key == "row" for o in LIFEBOAT.options(state, decision)):
            command = Answer(decision.seat, decision.id, "row")
        played = play.play(table, command, time.time(), lambda: 0.5)
        assert not isinstance(played, Rejected)
        table, events = played.table, [*events, *played.events]
    raise AssertionError("never came to that")


async def hurry(stage: Stage, games: list[Game]) -> None:
    """Lets pass at once what only time can end, as nobody watches; people's own time is left to them."""
    while True:
        for game in games:
            await stage.store.transact(game.gid, _hurried)
        await asyncio.sleep(0.1)


def _hurried(loaded: Loaded) -> Change[None] | None:
    table, now = loaded.table, time.time()
    if table.stage != "playing":
        return None
    asked = {d.id: d for d in LIFEBOAT.decisions(play.state_of(table)) if d.id in table.deadlines}
    idle = {key for key, d in asked.items() if d.pace == "pause" or table.deadlines[key].quiet}
    if len(idle) < len(asked) or all(table.deadlines[key].due <= now for key in idle):
        return None
    return Change(replace(table, deadlines={key: replace(d, due=now) for key, d in table.deadlines.items()}))


def lobby_of(person: Person, chat: Chat) -> Message | None:
    """The lobby, with its link."""
    return next((message for message in person.with_buttons(chat) if join_button(message)), None)


def panel_of(person: Person, gid: str) -> Message | None:
    """A person's newest panel of this game."""
    return next((m for m in person.with_buttons() if has(m, f"n:{gid}") or has(m, f"a:{gid}")), None)


def board_of(person: Person, game: Game) -> Message | None:
    """The newest board of this game in its group."""
    return next((m for m in person.with_buttons(game.chat) if has(m, f"h:{game.gid}")), None)


def gid_of(lobby: Message) -> str:
    """The table's name, from the link."""
    link = join_button(lobby)
    assert link is not None
    return str(link["url"]).partition("?start=j")[2]


def datas(message: Message) -> list[str]:
    """What its buttons carry."""
    return [button["callback_data"] for row in message.buttons for button in row if "callback_data" in button]


def has(message: Message, start: str) -> bool:
    """Has it a button that carries something beginning so?"""
    return any(data.startswith(start) for data in datas(message))


@asynccontextmanager
async def staged(
    directory: Path, clock: int = HOURS, language: str = "ru", *, limits: bool = False, apart: bool = False
) -> AsyncIterator[Stage]:
    """A running bot that nobody has met, and the door to its store; without `limits` of calls, to wait for none;
    `apart` in a process of its own."""
    valkey = EmbeddedValkey(directory)
    base = db.connect(await valkey.start())
    start = (in_subprocess if apart else in_process)(directory, clock, language)
    free = {} if limits else {"group": _many(buckets.GROUP), "private": _many(buckets.PRIVATE)}
    try:
        with patch("tgbot.app.Buckets", partial(buckets.Buckets, **free)):
            async with Playground(start, seed=1) as playground:
                playground.api.limits.on = limits
                yield Stage(playground, Store(base))
    finally:
        await base.close()
        await valkey.stop()


def _many(limit: Any) -> Any:
    return replace(limit, most=1000)
