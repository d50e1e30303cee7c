"""The real bot in a real browser: one click, then a voyage to its points, one person tapping what they see."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Error, Page, expect

from tests.playground.browser import DESK, HAND, needs_chromium, opened
from tgbot.playground import ledger
from tgbot.playground.host import Host, hosted
from tgbot.playground.models import Chat
from tgbot.playground.play import Playground
from tgbot.playground.voyage import words

pytestmark = needs_chromium
PATIENCE = 300
_NEXT = """(phone) => {
    const keys = [...phone.querySelectorAll('.key')].filter((key) => !/^a:[^:]*:[fo]/.test(key.dataset.key));
    const answers = keys.filter((key) => key.dataset.key.startsWith('a:') && !key.matches('.busy'));
    const last = answers.at(-1)?.closest('.message');
    const mine = answers.filter((key) => key.closest('.message') === last);
    return mine.length ? mine[Math.floor(Math.random() * mine.length)].dataset.key : null;
}"""


@pytest_asyncio.fixture
async def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    monkeypatch.setenv("TGBOT_DEFAULT_CLOCK", "6")
    async with hosted(tmp_path) as running:
        yield running


async def tap_what_is_asked(page: Page) -> bool:
    """One answer on one's own phone, if something is asked there."""
    phone = page.locator(".phone").first
    key = await phone.evaluate(_NEXT)
    if key is None:
        return False
    try:
        await phone.locator(f'.key[data-key="{key}"]').last.click(timeout=1000)
    except Error:  # it has been edited away meanwhile
        return False
    return True


@pytest.mark.parametrize(("language", "size"), [("ru", DESK), ("uk", HAND)], ids=["ru-wide", "uk-narrow"])
async def test_a_voyage_to_the_points(host: Host, language: str, size: tuple[int, int]) -> None:
    said = words(language)
    async with Playground(host.start_bot, skip_time=host.skip_time, seed=3, robot_delay=(0.02, 0.2)) as playground:
        async with opened(playground.url, size, locale=f"{language}-{language.upper()}") as page:
            await page.select_option("#start-seats", "4")
            await page.click(f"text={said['bar.voyage']}")
            await expect(page.locator(".dock-person")).to_have_count(4, timeout=30_000)
            await expect(page.locator(".phone").first.locator(".theirs").first).to_be_visible(timeout=30_000)
            me = playground.world.people[0]
            group = next(chat for chat in playground.world.chats.values() if not chat.is_private)
            ends, taps = time.monotonic() + PATIENCE, 0
            while not any("again:" in key for key in _keys(group)):
                assert time.monotonic() < ends, "the voyage takes too long"
                taps += await tap_what_is_asked(page)
                await asyncio.sleep(0.1)
            await page.locator(".phone").first.locator(".back").click()
            await page.locator(".phone").first.locator(".chat-row strong", has_text=said["group"]).click()
            await expect(page.locator(".phone").first.locator('.key[data-key^="again:"]')).to_be_visible()
        assert taps > 3
        assert me.user.language_code == language
        assert [(entry.method, entry.reason) for entry in playground.api.ledger.refused] == []
        await playground.robots.stop()
        await playground.world.wait_for(lambda: not ledger.unanswered(playground.world.taps.values()), 10)


def _keys(chat: Chat) -> list[str]:
    shown = [row for message in chat.messages.values() for row in message.buttons]
    return [button.get("callback_data", "") for row in shown for button in row]
