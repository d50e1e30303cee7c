"""Whole voyages over HTTP: people who tap what they see, a strict Bot API server, a real Valkey."""

import pytest

from tests.e2e.harness import in_process, play_out
from tgbot.playground.ledger import unanswered
from tgbot.playground.play import Playground


@pytest.mark.parametrize(
    ("language", "people", "autopilots"),
    [("ru", 4, 0), ("uk", 6, 0), ("ru", 6, 2)],
    ids=["four-ru", "six-uk", "eight-ru"],
)
async def test_a_voyage_reaches_its_points(tmp_path, language: str, people: int, autopilots: int) -> None:
    start = in_process(tmp_path, language=language)
    async with Playground(start, seed=people, robot_delay=(0.01, 0.1)) as playground:
        host, chat = await playground.voyage(language, people, autopilots)
        await play_out(playground, host, chat, timeout=300)
        ledger = playground.api.ledger
        assert [(entry.method, entry.reason) for entry in ledger.refused] == []
        await playground.robots.stop()
        await playground.world.wait_for(lambda: not unanswered(playground.world.taps.values()), 10)
        print(f"group: {ledger.new_messages[chat.id]} new messages, {ledger.edits[chat.id]} edits")
