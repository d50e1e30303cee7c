"""L11.3 over Telegram: two worlds that differ in one player's secret hand alone are the same to everybody else, call by
call; and an answer in a sealed window moves nothing in any other chat."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Thirsting
from tests.e2e.stage import Game, Stage, datas, staged
from tests.helpers.voyages import Boat, sailor
from tgbot import play
from tgbot.playground.changes import Change as Told
from tgbot.playground.models import Message
from tgbot.registers import Registers
from tgbot.store import Change, Loaded
from tgbot.tables import Holder, Table

GID = "secretxx"
FALL, THIRST = "0|C|F|", "0|F|LCM|f"


@dataclass
class Watch:
    """What is done in each chat, in order: with the words and buttons, without the times."""

    stage: Stage
    seen: dict[int, list[Any]] = field(default_factory=lambda: defaultdict(list))

    def hear(self, told: Told) -> None:
        chat = self.stage.world.chats.get(told.chat_id or 0)
        message = chat and chat.messages.get(told.message_id or 0)
        if message and told.kind in ("message", "edit") and message.sender_id == self.stage.world.bot.id:
            self.seen[message.chat_id].append((told.kind, _timeless(message.text), _shape(message), message.silent))

    def taken(self, without: int) -> dict[int, list[Any]]:
        """What was seen since the last time, but for one chat."""
        found, self.seen = self.seen, defaultdict(list)
        return {chat: calls for chat, calls in found.items() if chat != without}


def _timeless(text: str) -> str:
    return re.sub(r"\d+:\d\d|ещё \d+ \w+|вот-вот", "…", text)


def _shape(message: Message) -> list[Any]:
    return [[(button["text"], button.get("callback_data")) for button in row] for row in message.buttons]


def boat(scene: str, hand: str) -> Boat:
    """Lady, Captain (whose hand is the secret), Mate and Frenchy, in a scene in which all are asked."""
    crew = (sailor("lady", "bait water"), sailor("captain", hand), sailor("mate", "preserver water", wounds=2))
    evening = Boat(*crew, sailor("frenchy", "bait water"), sea=scene).waits()
    return evening if scene == FALL else evening.until(Thirsting)


async def seated(stage: Stage, at: Boat) -> Game:
    """A voyage in that state."""
    people = stage.crew(4)
    for person in people:
        person.start()
    chat = stage.world.groups.create("Пятничный клуб", people)
    await stage.settled()
    holders = tuple(Holder(person.id, person.name) for person in people)
    state = LIFEBOAT.dump_state(at.state)
    now = time.time()
    table = Table(
        GID, "lifeboat", chat.id, None, chat.title, "playing", "ru", 14_400, people[0].id, 5,
        options={"edition": "workshop"}, holders=holders, state=state, created=now, moved=now,
    )  # fmt: skip
    table = replace(table, deadlines=play.schedule(table, LIFEBOAT, at.state, now, lambda: 0.5))
    await Registers(stage.store).open(table, dirty=table.audiences)
    await stage.settled(later=12)
    return Game(stage, chat, people, GID)


def _quiet_now(loaded: Loaded) -> Change[None]:
    table, now = loaded.table, time.time()
    due = {key: replace(d, due=now) if d.quiet else d for key, d in table.deadlines.items()}
    assert due != dict(table.deadlines), "nobody is without a choice"
    return Change(replace(table, deadlines=due))


async def world(directory: Path, scene: str, hand: str, choice: bool) -> tuple[list[Any], list[dict[int, list[Any]]]]:
    """One of the two: what the others are told at first, when the Captain has answered (or, without a choice, was
    answered for), and when all have."""
    async with staged(directory) as stage:
        watch = Watch(stage)
        stage.world.changes.listen(watch.hear)
        game = await seated(stage, boat(scene, hand))
        captain = game.people[1]
        stages = [watch.taken(captain.id)]
        decision = next(d for d in LIFEBOAT.decisions(await game.state()) if d.seat == 1 and d.blocking)
        assert play.is_hidden(await game.table(), decision) != choice
        if not choice:
            await game.fired(_quiet_now)
        else:
            nothing = "b0.p-" if scene == FALL else "o0"
            assert f"a:{GID}:{decision.id}:{nothing}" in datas(game.panel(captain))
            assert await stage.tap(captain, game.panel(captain), f"a:{GID}:{decision.id}:{nothing}") == ""
        await stage.settled(later=12)
        stages.append(watch.taken(captain.id))
        taps = []
        for seat in (0, 2, 3):
            asked = next(d for d in LIFEBOAT.decisions(await game.state()) if d.seat == seat and d.blocking)
            options = LIFEBOAT.options(await game.state(), asked)
            person = game.people[seat]
            taps.append(await stage.tap(person, game.panel(person), f"a:{GID}:{asked.id}:{options[0].key}"))
            await stage.settled(later=12)
        stages.append(watch.taken(captain.id))
        assert stage.refused == []
        return taps, stages


@pytest.mark.parametrize(("scene", "rich"), [(FALL, "preserver"), (THIRST, "water")])
async def test_nobody_sees_who_had_a_choice(tmp_path: Path, scene: str, rich: str) -> None:
    with_choice = await world(tmp_path / "1", scene, rich, True)
    without = await world(tmp_path / "2", scene, "cash", False)
    first, answered, closed = with_choice[1]
    assert answered == {}, "the answer shows in another chat"
    assert without[1][1] == {}, "the lack of choice shows in another chat"
    assert first
    assert closed
    assert with_choice == without
