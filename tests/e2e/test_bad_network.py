"""Trouble on the way to Telegram and to Redis: no message is lost, at most one comes twice, and trouble in one chat
stops no other."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.stage import Game, Stage, datas, staged
from tgbot.playground.faults import Kind
from tgbot.stream import Streams


@pytest.mark.parametrize(
    ("kind", "done"), [("429", False), ("500", False), ("502", True), ("slow", False), ("drop", False), ("drop", True)]
)
async def test_whatever_telegram_answers_everything_arrives(stage: Stage, kind: Kind, done: bool) -> None:
    stage.excused = ("query is too old", "not modified") if done else ()
    game = await stage.voyage(stage.crew(4))
    known = {m.id for p in game.people for m in p.messages()} | set(game.chat.messages)
    for method in ("sendMessage", "editMessageText", "answerCallbackQuery"):
        stage.trouble(kind, 1, method=method, seconds=1.0, done=done)
    asked, decision, options = await game.asked()
    tap = stage.world.tap(asked.user, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}")
    await stage.say(game.people[0], "/rules", game.chat)
    await stage.wait(lambda: tap.answer, "the answer")
    await stage.settled(later=3)
    now, question, _ = await game.asked()
    assert question != decision
    assert any(data.startswith(f"a:{game.gid}:{question}:") for data in datas(game.panel(now)))
    sent = Counter(m.text for p in game.people for m in p.messages() if m.id not in known)
    sent += Counter(
        m.text for m in game.chat.messages.values() if m.id not in known and m.sender_id == stage.world.bot.id
    )
    assert any("Правила" in text or "правил" in text for text in sent)
    assert sum(count - 1 for count in sent.values()) <= (1 if done else 0)


async def test_one_chat_told_to_wait_stops_no_other(stage: Stage) -> None:
    one, two = await stage.voyage(stage.crew(4)), await stage.voyage(stage.crew(4), title="Второй")
    stage.trouble("429", 50, chat_id=one.chat.id, seconds=300)
    await one.skip()
    began = time.monotonic()
    await two.skip()
    assert time.monotonic() - began < 60
    await stage.wait(lambda: len(two.told()) > 0)
    refused = [e for e in stage.playground.api.ledger.entries if e.code == 429]
    assert len(refused) <= 2
    assert {entry.chat_id for entry in refused} == {one.chat.id}
    asked, decision, options = await one.asked()
    assert await stage.tap(asked, one.panel(asked), f"a:{one.gid}:{decision}:{options[0]}") == ""


async def test_words_that_wait_hold_up_no_tap(stage: Stage) -> None:
    """A group that is flooded, or slow, and taps in it: they are answered all the same."""
    game = await stage.voyage(stage.crew(4))
    stage.trouble("slow", 20, method="sendMessage", chat_id=game.chat.id, seconds=5.0)
    for _ in range(12):
        game.people[0].send("/help", game.chat)
    asked, decision, options = await game.asked()
    tap = stage.world.tap(asked.user, game.board(), f"a:{game.gid}:{decision}:{options[0]}")
    began = len(stage.playground.api.ledger.calls(game.chat.id, "sendMessage"))
    await stage.wait(lambda: tap.answer, "an answer")
    assert len(stage.playground.api.ledger.calls(game.chat.id, "sendMessage")) - began <= 5
    stage.playground.api.faults.clear()


async def test_a_telegram_that_hangs_is_left_behind(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    stage.trouble("hang", 1, method="sendMessage", seconds=30)
    stage.trouble("hang", 1, method="getUpdates", seconds=5)
    await game.skip()
    await _plays_on(stage, game)


async def _plays_on(stage: Stage, game: Game) -> None:
    asked, decision, options = await game.asked()
    await stage.wait(lambda: any(decision in data for data in datas(game.panel(asked))), "the question")
    assert await stage.tap(asked, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}") == ""


async def test_redis_dies_in_mid_game(stage: Stage) -> None:
    """The bot starts its own again; what was tapped meanwhile counts, once."""
    game = await stage.voyage(stage.crew(4))
    asked, decision, options = await game.asked()
    before = await game.loaded()
    (pid,) = {int(line.split(":")[1]) for line in (await stage.store.db.do("INFO", "server")).decode().split()
              if line.startswith("process_id:")}  # fmt: skip
    os.kill(pid, signal.SIGKILL)
    taps = [stage.world.tap(asked.user, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}") for _ in range(3)]
    await stage.wait(lambda: all(tap.answer for tap in taps), "answers")
    assert sum(tap.answer.text == "" for tap in taps if tap.answer) == 1
    after = await game.loaded()
    assert after.version == before.version + 1
    await stage.settled()
    await _plays_on(stage, game)
    assert await Streams(stage.store.db).parked() == []


async def test_more_taps_than_telegram_lets_show(tmp_path: Path) -> None:
    """Pages are turned within the limits; at the limits a press gets a word."""
    async with staged(tmp_path, limits=True) as stage:
        (olya,) = stage.crew(1)
        chat = stage.world.groups.create("Пятничный клуб", [olya])
        await stage.say(olya, "/rules", chat)
        rules = olya.with_buttons(chat)[0]
        pages = datas(rules)
        said = [await stage.tap(olya, rules, pages[n % len(pages)]) for n in range(40)]
        assert said[0] == ""
        assert "Не так быстро" in said[-1]
        stage.excused = ("not modified",)
        assert stage.refused == []
