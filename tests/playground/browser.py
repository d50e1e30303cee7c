"""Debian's Chromium, headless, at one page that must not complain and must not call anywhere else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Page, async_playwright

from tgbot.playground.chromium import CHROMIUM, launch

DESK, HAND = (1440, 900), (390, 844)

needs_chromium = pytest.mark.skipif(not CHROMIUM.exists(), reason=f"no {CHROMIUM}: apt-get install chromium")


@asynccontextmanager
async def opened(
    url: str, size: tuple[int, int] = DESK, *, locale: str = "ru-RU", dark: bool = False
) -> AsyncIterator[Page]:
    """The page at this address; at the end it must have logged no error and asked no other host."""
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=locale, color_scheme="dark" if dark else "light"
        )
        page = await context.new_page()
        complaints: list[str] = []
        elsewhere: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith(url) else elsewhere.append(asked.url))
        page.set_default_timeout(15_000)
        await page.goto(url)
        await page.wait_for_selector(".phone, .start")
        yield page
        await asyncio.sleep(0.1)
        await browser.close()
        assert not complaints, complaints
        assert not elsewhere, elsewhere
