"""«Пятница» in a real browser on a narrow phone: an island lost, then one won, by taps on what is shown."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.async_api import Error, Locator, Page, expect

from engine.friday.state import State
from i18n.texts import Language, texts
from tests.e2e.stage import Stage, staged
from tests.e2e.test_friday import Choice, button, careful, kind_seed, losing
from tests.playground.browser import HAND, needs_chromium, opened
from tests.playground.test_page import open_chat
from tgbot import play
from tgbot.registers import Registers

pytestmark = needs_chromium
PATIENCE = 30_000


def keys(page: Page, data: str) -> Locator:
    return page.locator(".phone").first.locator(f'.key[data-key="{data}"]')


async def tap(page: Page, data: str) -> None:
    """The newest key with this data."""
    await keys(page, data).last.click(timeout=PATIENCE)


async def played(stage: Stage, page: Page, user: int, choice: Choice) -> State:
    """To the end, each answer by a tap on its key, or on the one of a card that looks the same."""
    (loaded,) = await Registers(stage.store).games_of(user)
    gid = loaded.table.id
    for _ in range(1000):
        found = await stage.store.load(gid)
        assert found is not None
        state: State = play.state_of(found.table)
        if not found.table.live:
            return state
        wanted = button(found.table, choice(state))
        answer = keys(page, wanted)
        if wanted.endswith(":stop") and not await answer.count():
            answer = answer.or_(keys(page, f"n:{gid}:stop"))
        with suppress(Error):  # it has been edited away meanwhile, or is not there yet
            await answer.last.click(timeout=1000)
        taps = stage.world.taps.values()
        await stage.wait(lambda taps=taps: all(one.answer for one in taps))
        await stage.settled()
    raise AssertionError("an island without an end")


@pytest.mark.parametrize("language", ["ru", "uk"])
async def test_an_island_lost_and_one_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    seed, t = kind_seed(1), texts(language)
    monkeypatch.setattr("tgbot.desk.islands.new_seed", lambda: seed)
    async with staged(tmp_path) as stage:
        (person,) = stage.crew(1, language)
        group = stage.world.groups.create("Клуб", [person], bot=False)
        person.start("f")
        async with opened(stage.playground.url, HAND, locale=f"{language}-{language.upper()}") as page:
            await open_chat(page, stage.world.bot.first_name)
            await tap(page, "f:levels")
            await tap(page, "f:new.1")
            phone = page.locator(".phone").first
            await expect(phone.locator('.key[data-key$=":why"]').last).to_be_visible(timeout=PATIENCE)
            lost = await played(stage, page, person.id, losing)
            assert lost.ended == "lost"
            why = t(f"friday-end-why-{lost.why}")
            await expect(phone.locator(".theirs").last).to_contain_text(why, timeout=PATIENCE)
            again = phone.locator(".key", has_text=t("friday-again").split(" ", 1)[1])
            await again.last.click()
            await expect(phone.locator('.key[data-key$=":why"]').last).to_be_visible(timeout=PATIENCE)
            won = await played(stage, page, person.id, careful)
            assert won.ended == "won"
            await expect(phone.locator(".theirs").last).to_contain_text(t("friday-end-why-pirates"), timeout=PATIENCE)
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            await phone.locator(".key", has_text=t("friday-share").split(" ", 1)[1]).last.click()
            await page.get_by_role("alertdialog").locator("button", has_text="Клуб").click()
            await expect(phone.locator(".mine").last).to_contain_text(t("friday-name"))
            assert person.messages(group)[-1].sender_id == person.id
        assert stage.refused == []
