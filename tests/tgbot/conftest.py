"""A real Valkey for whoever asks: one server for the session, emptied before each test."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tgbot.db import Db, connect
from tgbot.valkey import EmbeddedValkey


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="tgbot-test-") as directory:
        server = EmbeddedValkey(Path(directory))
        yield asyncio.run(server.start())
        asyncio.run(server.stop())


@pytest.fixture
async def db(valkey_url: str) -> AsyncIterator[Db]:
    db = connect(valkey_url)
    await db.do("FLUSHALL")
    yield db
    await db.close()
