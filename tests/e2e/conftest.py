"""The stage, and what holds whatever happens on it: no call of the bot's is refused, no tap stays unanswered, and
nothing goes wrong inside."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.stage import Stage, staged


@pytest.fixture
async def stage(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Stage]:
    async with staged(tmp_path) as stage:
        yield stage
        await stage.settled(later=0)
        assert stage.refused == []
        taps = stage.world.taps.values()
        assert [tap.data for tap in taps if tap.answer is None] == []
        errors = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
        assert [error for error in errors if not any(part in error for part in stage.errors)] == []
