"""The order of the tests: those that mostly wait for a bot and a browser come first in each worker's share, so that the
rest is done meanwhile."""

from __future__ import annotations

import os
from typing import Final

import pytest

WAITING: Final = (
    "test_voyage.py", "test_voyage_in_page.py", "test_island_in_page.py", "test_kill.py", "test_friday.py",
    "test_options.py", "test_pictures.py", "test_secrecy.py", "test_friday_forged.py", "test_bad_groups.py",
)  # fmt: skip
"""Files of `e2e` and `playground`, the slowest first."""
SHARES: Final = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def waits(item: pytest.Item) -> bool:
        return item.path.parent.name in ("e2e", "playground") and item.path.name in WAITING

    slow = sorted(filter(waits, items), key=lambda item: WAITING.index(item.path.name))
    rest = [item for item in items if not waits(item)]
    ends = [len(rest) * n // SHARES for n in range(SHARES + 1)]
    items[:] = [item for n in range(SHARES) for item in (*slow[n::SHARES], *rest[ends[n] : ends[n + 1]])]
