"""Debian's Chromium, driven by Playwright (of the extra `dev`): for tests and for pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Browser, Playwright

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


async def launch(playwright: Playwright) -> Browser:
    """A browser without a screen, which calls nobody by itself."""
    return await playwright.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
