"""Robots: people whose phones play by themselves, through the very buttons a person would tap.

A robot looks at the newest message with buttons in its private chat, waits a little, and taps one. What it taps is
the policy's business; `usual` prefers answers to menus, and the deeper it has wandered, the more so.

robots = Robots(world)
robots.take(person)
…
await robots.stop()
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from tgbot.playground.changes import Change
from tgbot.playground.errors import WorldError
from tgbot.playground.models import Message
from tgbot.playground.person import Person
from tgbot.playground.world import World

ANSWER, MENU, SHARED = "a:", "n:", "g:"
_LOOKED_AT = 3
"""So many of the newest messages with buttons count."""
_ANSWER_WAIT = 10.0
_DEEPEST = 8
_LIKINGS = {"throw": 0.03, "open": 0.3}
_DREADED = (":quit", ":stop")
"""Pages on which one loses a game one plays alone: a robot turns to them only when nothing else is left."""


@dataclass(frozen=True, slots=True)
class Found:
    """A button a robot may tap."""

    message: Message
    data: str
    style: str = ""

    @property
    def answers(self) -> bool:
        """It answers a question, rather than turning a page; or it is where one is asked whether one means it."""
        return self.data.startswith((ANSWER, SHARED)) or self.is_dreaded

    @property
    def is_dreaded(self) -> bool:
        """It leads to losing a game that one plays alone."""
        return self.data.startswith(MENU) and self.data.endswith(_DREADED)

    @property
    def option(self) -> str:
        """What it answers, in the engine's words."""
        return self._part(3)

    @property
    def is_free(self) -> bool:
        """It answers no question but a standing permission: to open, throw, trade."""
        return self.data.startswith(ANSWER) and self._part(2)[:1] in ("f", "o")

    @property
    def leads_back(self) -> bool:
        """It leads to the first page of the panel."""
        return self.data.startswith(MENU) and not self._part(2)

    @property
    def liking(self) -> float:
        """How gladly a robot taps it: cards are not thrown away every day."""
        return _LIKINGS.get(self.option.partition(".")[0], 1.0) if self.is_free else 1.0

    def _part(self, number: int) -> str:
        return [*self.data.split(":", 3), "", "", ""][number]

    @property
    def key(self) -> tuple[int, int, int, str]:
        """The button on this version of the message."""
        return (self.message.chat_id, self.message.id, self.message.edits, self.data)


@dataclass(slots=True)
class Sight:
    """What a robot sees when it looks: its buttons that were not tapped in vain, and how far it has wandered."""

    person: Person
    buttons: list[Found]
    chance: Random
    wandered: int = 0
    """Pages turned since the last answer."""
    idle: bool = False
    """Nothing has happened for some seconds."""

    @property
    def answers(self) -> list[Found]:
        """Buttons that answer."""
        return [button for button in self.buttons if button.answers]

    @property
    def menus(self) -> list[Found]:
        """Buttons that turn a page."""
        return [button for button in self.buttons if not button.answers]


Policy = Callable[[Sight], Found | None]


def usual(sight: Sight) -> Found | None:
    """An answer by chance, at times a menu first; never stuck in a menu; out of curiosity alone only seldom."""
    answers, menus, chance = sight.answers, sight.menus, sight.chance
    back = [button for button in menus if button.leads_back]
    if menus and answers and chance.random() < 0.5 * 0.6**sight.wandered:
        return chance.choice(menus)
    if answers:
        choice = answers + (back if all(button.is_free for button in answers) else [])
        return chance.choices(choice, [button.liking for button in choice])[0]
    if back:
        return chance.choice(menus if sight.wandered < _DEEPEST else back)
    if menus and sight.idle and chance.random() < 0.1:
        return chance.choice(menus)
    return None


@dataclass(slots=True)
class Robot:
    """One person's robot."""

    person: Person
    policy: Policy = usual
    delay: tuple[float, float] = (0.7, 2.0)
    """Seconds of thought before a tap, from and to."""
    rest: float = 5.0
    """Seconds without news after which it looks again."""
    chance: Random = field(default_factory=Random)
    wandered: int = 0
    taps: int = 0
    _tried: Counter[tuple[int, int, int, str]] = field(default_factory=Counter)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Plays until it is cancelled."""
        stop = self.person.world.changes.listen(self._hear)
        try:
            idle = False
            while True:
                self._news.clear()
                found = self.look(idle)
                if found is not None:
                    await asyncio.sleep(self.chance.uniform(*self.delay))
                    await self._tap(found)
                    idle = False
                else:
                    idle = not await self._something()
        finally:
            stop()

    def look(self, idle: bool = False) -> Found | None:
        """What it would tap now."""
        panel = panel_of(self.person)
        fresh = [found for found in panel if self._tried[found.key] == 0]
        return self.policy(Sight(self.person, fresh, self.chance, self.wandered, idle)) if fresh else None

    async def _tap(self, found: Found) -> None:
        found = self._in_group(found)
        world = self.person.world
        try:
            tap = self.person.tap(found.message, found.data)
        except WorldError:  # the button has gone meanwhile
            return
        self.taps += 1
        self._tried[found.key] += 1
        self.wandered = 0 if found.answers else self.wandered + 1
        with suppress(TimeoutError):
            await world.wait_for(lambda: tap.answer, _ANSWER_WAIT)

    def _in_group(self, found: Found) -> Found:
        """The same answer offered in a group: there one may say it as well."""
        if not found.answers or self.chance.random() < 0.5:
            return found
        same = (found.data, shared(found.data))
        for chat in self.person.chats:
            for message in [] if chat.is_private else self.person.with_buttons(chat)[:_LOOKED_AT]:
                for row in message.buttons:
                    for button in row:
                        if button.get("callback_data") in same:
                            return Found(message, button["callback_data"])
        return found

    def _hear(self, change: Change) -> None:
        if change.chat_id == self.person.id and change.kind in ("message", "edit", "answer"):
            self._news.set()

    async def _something(self) -> bool:
        """Waits for news; False when it has rested long enough."""
        try:
            async with asyncio.timeout(self.rest * self.chance.uniform(0.8, 1.6)):
                await self._news.wait()
        except TimeoutError:
            return False
        return True


def shared(data: str) -> str:
    """The button of the same answer in the group, where those who are asked the same share one."""
    _, game, decision, option = [*data.split(":", 3), "", "", ""][:4]
    return f"{SHARED}{game}:{decision.partition('.')[0]}:{option}"


def panel_of(person: Person) -> list[Found]:
    """The buttons of the newest private message that asks something, else of the newest that has any."""
    looked_at = [_buttons(message) for message in person.with_buttons()[:_LOOKED_AT]]
    panels = [panel for panel in looked_at if panel]
    asking = [panel for panel in panels if any(found.answers for found in panel)]
    return next(iter(asking or panels), [])


def _buttons(message: Message) -> list[Found]:
    flat = [button for row in message.buttons for button in row]
    datas = [(button.get("callback_data", ""), button.get("style", "")) for button in flat]
    found = [Found(message, data, style) for data, style in datas if data.startswith((ANSWER, MENU))]
    calm = [one for one in found if not one.is_dreaded]
    return calm if any(one.answers or one.leads_back for one in calm) else found


class Robots:
    """Who is played by a robot."""

    def __init__(
        self, world: World, *, policy: Policy = usual, delay: tuple[float, float] = (0.7, 2.0), seed: int | None = None
    ) -> None:
        self.world = world
        self.policy = policy
        self.delay = delay
        self._seed = seed
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def plays(self, user_id: int) -> bool:
        """Whether a robot plays this person."""
        return user_id in self._tasks

    def take(self, person: Person) -> None:
        """A robot takes this person's phone."""
        if person.id in self._tasks:
            return
        chance = Random() if self._seed is None else Random(f"{self._seed}:{person.id}")
        robot = Robot(person, lambda sight: self.policy(sight), self.delay, chance=chance)
        self._tasks[person.id] = asyncio.create_task(robot.run())
        self.world.tell("user", user_id=person.id)

    def release(self, person: Person) -> None:
        """The person has the phone back."""
        if (task := self._tasks.pop(person.id, None)) is not None:
            task.cancel()
            self.world.tell("user", user_id=person.id)

    async def stop(self) -> None:
        """All robots put the phones down."""
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
