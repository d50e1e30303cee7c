"""A real bot, in this process or in one of its own, against the playground's Bot API server, and people who tap."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tgbot import settings as configuration
from tgbot.app import run
from tgbot.playground.keeper import ProcessBot, subprocess_bot
from tgbot.playground.models import Chat
from tgbot.playground.person import Person
from tgbot.playground.play import Playground
from tgbot.playground.robot import Found, Sight

CLOCK = 12
"""Seconds per turn: long enough for slow machines, short enough for whole games."""


@dataclass
class TaskBot:
    """The bot as a task of this process."""

    task: asyncio.Task[None]

    async def stop(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def kill(self) -> None:
        await self.stop()


def in_process(data: Path, clock: int = CLOCK, language: str = "ru"):
    """Starts the bot inside the test."""

    async def start(api_url: str, token: str) -> TaskBot:
        settings = configuration.load(
            api_url=api_url, token=token, data_dir=data, default_clock=clock, default_language=language
        )
        return TaskBot(asyncio.create_task(run(settings)))

    return start


def in_subprocess(data: Path, clock: int = CLOCK, language: str = "ru"):
    """Starts the bot as an operator would."""

    async def start(api_url: str, token: str) -> ProcessBot:
        env = {"TGBOT_DATA_DIR": str(data), "TGBOT_DEFAULT_CLOCK": str(clock), "TGBOT_DEFAULT_LANGUAGE": language}
        return await subprocess_bot(api_url, token, env)

    return start


def brisk(sight: Sight) -> Found | None:
    """Mostly answers at once; leafs through menus only as far as Telegram's one call a second lets a chat keep up."""
    if sight.answers and (not sight.menus or sight.wandered > 2 or sight.chance.random() < 0.7):
        return sight.chance.choice(sight.answers)
    if sight.menus and (sight.answers or 0 < sight.wandered < 6):
        return sight.chance.choice(sight.menus)
    return None


def ended(chat: Chat) -> bool:
    """The group has been shown the points."""
    return any(
        button.get("callback_data", "").startswith("again:")
        for message in chat.messages.values()
        for row in message.buttons
        for button in row
    )


async def play_out(playground: Playground, host: Person, chat: Chat, timeout: float) -> None:
    """Robots play for everybody until the points are shown."""
    playground.robots.policy = brisk
    for person in playground.world.people:
        playground.robots.release(person)
        playground.robots.take(person)
    await playground.world.wait_for(lambda: ended(chat), timeout)


def private_messages(playground: Playground) -> dict[str, int]:
    """New messages by private chat."""
    ledger = playground.api.ledger
    return {person.name: ledger.new_messages[person.id] for person in playground.world.people}
