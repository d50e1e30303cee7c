"""Whole voyages of every edition over HTTP: people who tap what they see, a strict Bot API server with Telegram's
limits, a real Valkey, deadlines that fire. Several groups at once on one bot, as in life; run with -s, it says what it
measured."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import pytest

from engine.lifeboat.editions import EDITIONS
from tests.e2e.harness import CLOCK, brisk, ended
from tests.e2e.stage import Game, Stage, hurry, lobby_of, staged
from tgbot.playground.changes import Change
from tgbot.playground.ledger import answer_times, unanswered
from tgbot.playground.models import Chat
from tgbot.playground.person import Person

TOO_LONG = 600
FOREIGN = {"ru": "іїєґ", "uk": "ыэъё"}
RAW = re.compile(r"[A-Za-z]{2,}|[{}$]")
COMMAND = re.compile(r"/[a-z]+\b")


@dataclass
class Reader:
    """Reads every version of everything the bot writes."""

    stage: Stage
    texts: set[str] = field(default_factory=set)

    def hear(self, told: Change) -> None:
        chat = self.stage.world.chats.get(told.chat_id or 0)
        message = chat and chat.messages.get(told.message_id or 0)
        if message and message.sender_id == self.stage.world.bot.id:
            self.texts.add(message.words)
            self.texts |= {button["text"] for row in message.buttons for button in row}
        tap = self.stage.world.taps.get(told.tap_id or "")
        if tap and tap.answer:
            self.texts.add(tap.answer.text)

    def strange(self, language: str) -> list[str]:
        """What is raw, or in another language than asked for."""
        return [t for t in self.texts if RAW.search(COMMAND.sub("", t)) or set(t.lower()) & set(FOREIGN[language])]


@dataclass(frozen=True)
class Group:
    """A group, and how it plays."""

    people: int
    autopilots: int
    edition: str


async def cast_off(stage: Stage, language: str, group: Group) -> Game:
    """A lobby with these rules, and off they go."""
    game = await stage.lobby(stage.crew(group.people, language), title=f"Клуб {group.people}")
    host, lobby = game.people[0], lobby_of(game.people[0], game.chat)
    assert lobby is not None
    for verb in ("s", "s.edition", f"s.edition.{group.edition}", *["robot+"] * group.autopilots, "begin"):
        assert await stage.tap(host, lobby, f"l:{game.gid}:{verb}") == "", verb
    assert (await game.table()).options["edition"] == group.edition
    return game


def report(stage: Stage, game: Game, group: Group, days: int) -> str:
    """Messages a day, to the group and to a person."""
    ledger = stage.playground.api.ledger

    def a_day(chats: list[Chat | Person]) -> str:
        new = sum(ledger.new_messages[chat.id] for chat in chats) / len(chats) / days
        edits = sum(ledger.edits[chat.id] for chat in chats) / len(chats) / days
        return f"{new:.1f} new, {edits:.1f} edits"

    return (
        f"{group.edition}, {group.people}+{group.autopilots}: {days} days; a day the group {a_day([game.chat])}, "
        f"a person {a_day([*game.people])}; the busiest minute in the group {ledger.peak(game.chat.id)} calls"
    )


VOYAGES = {
    "ru": [Group(4, 0, "forum"), Group(8, 0, "workshop"), Group(4, 2, "expanded"), Group(5, 0, "straw-hats")],
    "uk": [Group(6, 0, "forum"), Group(4, 0, "workshop"), Group(8, 0, "expanded"), Group(4, 3, "straw-hats")],
}


def test_every_edition_is_played_in_both_languages() -> None:
    for groups in VOYAGES.values():
        assert {group.edition for group in groups} == set(EDITIONS)


@pytest.mark.parametrize(("language", "groups"), VOYAGES.items(), ids=VOYAGES)
async def test_voyages_reach_their_points(tmp_path: Path, language: str, groups: list[Group]) -> None:
    async with staged(tmp_path, CLOCK, language, limits=True) as stage:
        reader, robots = Reader(stage), stage.playground.robots
        stage.world.changes.listen(reader.hear)
        robots.policy, robots.delay = brisk, (0.05, 0.4)
        games = [await cast_off(stage, language, group) for group in groups]
        for person in stage.world.people:
            robots.take(person)
        hurrying = asyncio.create_task(hurry(stage, games))
        for game in games:
            await stage.world.wait_for(lambda chat=game.chat: ended(chat), TOO_LONG)
        hurrying.cancel()
        await robots.stop()
        taps = stage.world.taps.values()
        await stage.wait(lambda: not unanswered(taps), "answers to all taps")
        for game, group in zip(games, groups, strict=True):
            print(report(stage, game, group, (await game.state()).day))
        times = answer_times(taps)
        print(f"{len(times)} taps: median {median(times) * 1000:.0f} ms, 99 % {times[len(times) * 99 // 100]:.2f} s, "
              f"the longest {times[-1]:.2f} s")  # fmt: skip
        assert stage.refused == []
        assert reader.strange(language) == []
        assert median(times) < 1
