"""The real bot under the playground's hands: time let pass, killed and raised again, its settings its own."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tgbot.playground.host import Host, hosted
from tgbot.playground.play import Playground


@pytest_asyncio.fixture
async def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    monkeypatch.setenv("TGBOT_WEBHOOK_URL", "https://example.org/not-for-the-playground")
    monkeypatch.setenv("TGBOT_DEFAULT_CLOCK", "4h")
    async with hosted(tmp_path) as running:
        yield running


async def passed(host: Host) -> bool:
    """The deadline has come, and the bot has gone on to the next one."""
    for _ in range(300):
        found = await host.next_due()
        if found is not None and found[0] > time.time() + 60:
            return True
        await asyncio.sleep(0.1)
    return False


async def test_time_passes_and_the_bot_dies_and_lives(host: Host) -> None:
    async with Playground(host.start_bot, skip_time=host.skip_time, seed=1) as playground:
        await host.skip_time()  # there is no voyage yet: nothing happens
        assert await host.next_due() is None
        await playground.voyage("ru", 4)
        await playground.robots.stop()
        await host.skip_time()
        assert await passed(host)
        await playground.keeper.kill()
        await host.skip_time()
        await playground.keeper.start()
        assert await passed(host)
        assert playground.api.ledger.refused == []
