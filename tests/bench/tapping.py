"""Both bots over the playground's Bot API server in this process, and people who tap: one tap after the other, each
followed until all it changes is shown, or as fast as they can."""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from tgbot import keys
from tgbot.db import Db, Script, connect
from tgbot.playground.limits import Limits
from tgbot.playground.models import Chat, Tap
from tgbot.playground.person import Person
from tgbot.playground.robot import Found, Robot, Robots
from tgbot.playground.server import BotApi
from tgbot.playground.voyage import begin, newcomer
from tgbot.playground.world import World
from tgbot.valkey import EmbeddedValkey

ROOT = Path(__file__).parents[2]
HOP = 2.0
"""Seconds the whole bot's clock is put on when delivery waits for something."""
VOYAGES = 12
"""At once, in a rush."""
_PATIENCE = 20.0


_LEFT = Script("return {redis.call('ZCARD', KEYS[1]), redis.call('ZCARD', KEYS[2])}")
"""At one moment: what is marked becomes leased, and the other way round."""


class Child:
    """One of `bots.py`, which does what it is told."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def ask(self, *words: object) -> str:
        """What it says to a command."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write((" ".join(map(str, words)) + "\n").encode())
        return (await self._process.stdout.readline()).decode().strip()

    async def cpu(self) -> float:
        """Seconds of CPU it has used so far."""
        return float(await self.ask("cpu"))


@asynccontextmanager
async def child(kind: str, api: BotApi, data: Path, clock: int = 14_400) -> AsyncIterator[Child]:
    """The bot of this kind, running; `clock`: seconds per turn."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(Path(__file__).with_name("bots.py")), kind, api.url, api.world.token, str(data), str(clock),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        assert await process.stdout.readline() == b"ready\n"
        yield Child(process)
        process.stdin.write(b"end\n")
        await asyncio.wait_for(process.wait(), _PATIENCE)
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


def told_apart(tap: Tap) -> str:
    """What sort of tap it was."""
    kinds = {"a": "answers in private", "g": "answers in the group", "n": "pages turned"}
    return kinds.get(tap.data.partition(":")[0], "other")


class Whole:
    """The whole bot, and a voyage of six whose people tap what they see."""

    def __init__(self, api: BotApi, bot: Child, db: Db, chat: Chat, people: Sequence[Person], seed: int) -> None:
        self.api, self.bot, self.db, self.chat = api, bot, db, chat
        self.robots = [Robot(person, chance=Random(f"{seed}:{n}")) for n, person in enumerate(people)]
        self.gid = next(iter(_gids(people)))
        self.chance = Random(seed)

    @property
    def calls(self) -> int:
        """Calls the bot has made."""
        return sum(self.api.ledger.methods.values())

    async def rest(self, seconds: float) -> None:
        """Nobody taps."""
        await asyncio.sleep(seconds)

    async def tap(self) -> str | None:
        """Somebody taps, and sees all that comes of it; None when nobody has anything to tap."""
        found = [(robot, one) for robot in self.robots if (one := robot.look()) is not None]
        if not found:
            return None
        robot, button = self.chance.choice(found)
        tap = await self._pressed(robot, button)
        await self.quiet()
        return told_apart(tap)

    async def _pressed(self, robot: Robot, button: Found) -> Tap:
        known = set(self.api.world.taps)
        await robot._tap(button)
        (number,) = self.api.world.taps.keys() - known
        return self.api.world.taps[number]

    async def quiet(self) -> None:
        """Until nothing is left to handle or to show. What delivery would wait for, comes at once."""
        number = keys.partition(self.gid)
        streams = [("XLEN", keys.stream(n)) for n in range(keys.SHARDS)]
        async with asyncio.timeout(_PATIENCE):
            while True:
                waiting = any(await self.db.many(streams))
                marked, leased = await self.db.run(_LEFT, (keys.dirty(number), keys.leases(number)))
                if not waiting and not marked and not leased:
                    return
                if marked and not leased and not waiting:
                    await self.bot.ask("on", HOP, self.gid)
                await asyncio.sleep(0.002)

    async def later(self, seconds: float) -> bool:
        """So much later; deadlines that fall into it are met. False when the voyage is over."""
        now = float(await self.bot.ask("on", seconds, self.gid))
        due = ("ZRANGE", keys.due(keys.partition(self.gid)), 0, 0, "WITHSCORES")
        while (found := await self.db.do(*due)) and float(found[1]) <= now:
            await asyncio.sleep(0.05)  # the clock looks twice a second
        await asyncio.sleep(0.02)
        await self.quiet()
        return bool(found)


def _gids(people: Sequence[Person]) -> set[str]:
    shown = [message for person in people for message in person.with_buttons()]
    datas = [button.get("callback_data", "") for message in shown for row in message.buttons for button in row]
    return {data.split(":")[1] for data in datas if data.startswith(("a:", "n:"))}


@asynccontextmanager
async def whole_bot(data: Path, seed: int = 7) -> AsyncIterator[Whole]:
    """The whole bot, a voyage of six begun in it."""
    world, valkey = World(), EmbeddedValkey(data)
    db = connect(await valkey.start())
    try:
        async with BotApi(world, limits=Limits(on=False)) as api, child("whole", api, data) as bot:
            people = [newcomer(world, language) for language in ("ru", "uk") * 3]
            chat = await begin(world, people[0], people[1:], title="Пятничный клуб")
            yield Whole(api, bot, db, chat, people, seed)
    finally:
        await db.close()
        await valkey.stop()


class Bare:
    """The bare bot, and people who tap it."""

    def __init__(self, api: BotApi, bot: Child, people: Sequence[Person]) -> None:
        self.api, self.bot, self.people = api, bot, people
        self._turns = itertools.cycle(people)

    async def tap(self, person: Person | None = None) -> None:
        """Somebody taps, and sees the edit."""
        person = person or next(self._turns)
        message = person.with_buttons()[0]
        edits = message.edits
        person.tap(message, (edits % 2, edits % 3))
        await self.api.world.wait_for(lambda: message.edits > edits, _PATIENCE)


@asynccontextmanager
async def bare_bot(data: Path, people: int = 6) -> AsyncIterator[Bare]:
    """The bare bot, and people before its buttons."""
    world = World()
    async with BotApi(world, limits=Limits(on=False)) as api, child("bare", api, data) as bot:
        crew = [newcomer(world, "ru") for _ in range(people)]
        for person in crew:
            person.start()
        await world.wait_for(lambda: all(person.with_buttons() for person in crew), _PATIENCE)
        yield Bare(api, bot, crew)


# --- as fast as they can ---------------------------------------------------------------------------------------------


async def rush(kind: str, data: Path, seconds: float) -> tuple[int, float]:
    """How many taps were answered in these seconds, and the bot's CPU seconds."""
    return await (_rush_whole if kind == "whole" else _rush_bare)(data, seconds)


async def _rush_whole(data: Path, seconds: float) -> tuple[int, float]:
    world = World()
    async with BotApi(world, limits=Limits(on=False)) as api, child("whole", api, data, 5) as bot:
        crews = [[newcomer(world, language) for language in ("ru", "uk") * 3] for _ in range(VOYAGES)]
        await asyncio.gather(*(begin(world, crew[0], crew[1:], title=f"Клуб {n}") for n, crew in enumerate(crews)))
        robots = Robots(world, delay=(0.0, 0.01), seed=7)
        for person in world.people:
            robots.take(person)
        start, before = await bot.cpu(), _answered(world)
        await asyncio.sleep(seconds)
        taps, cpu = _answered(world) - before, await bot.cpu() - start
        await robots.stop()
        return taps, cpu


async def _rush_bare(data: Path, seconds: float) -> tuple[int, float]:
    async with bare_bot(data, VOYAGES * 6) as bare:
        start, before = await bare.bot.cpu(), _answered(bare.api.world)
        tasks = [asyncio.create_task(_again_and_again(bare, person)) for person in bare.people]
        await asyncio.sleep(seconds)
        taps, cpu = _answered(bare.api.world) - before, await bare.bot.cpu() - start
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return taps, cpu


async def _again_and_again(bare: Bare, person: Person) -> None:
    while True:
        await bare.tap(person)


def _answered(world: World) -> int:
    return sum(tap.answer is not None for tap in world.taps.values())
