"""The page in a real browser: one click, a voyage by taps, both languages, wide and narrow, by keyboard alone."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from tests.playground.browser import DESK, HAND, needs_chromium, opened
from tests.playground.small_bot import start_small_bot
from tgbot.playground.models import Chat
from tgbot.playground.person import Person
from tgbot.playground.play import Playground
from tgbot.playground.voyage import words

pytestmark = needs_chromium
EVIL = "<img src=x onerror=alert(1)>"


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(start_small_bot, seed=1, robot_delay=(0, 0.05)) as running:
        running.api.limits.on = False
        yield running


@pytest.fixture
def olya(playground: Playground) -> Person:
    return playground.world.add_user("Оля")


@pytest.fixture
def group(playground: Playground, olya: Person) -> Chat:
    return playground.world.groups.create("Клуб", [olya, playground.world.add_user(EVIL)])


def phone(page: Page, place: int = 0) -> Locator:
    return page.locator(".phone").nth(place)


async def open_chat(page: Page, title: str, place: int = 0) -> None:
    """By way of the list, wherever the phone is."""
    back, row = phone(page, place).locator(".back"), phone(page, place).locator(".chat-row", has_text=title)
    if await back.count():
        await back.click()
    await row.click()


async def no_sideways_scroll(page: Page) -> None:
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("size", "locale", "dark"), [(DESK, "ru-RU", False), (HAND, "uk-UA", True), (DESK, "uk-UA", True)]
)
async def test_one_click_and_a_voyage_to_its_end(
    playground: Playground, size: tuple[int, int], locale: str, dark: bool
) -> None:
    said = words(locale[:2])
    async with opened(playground.url, size, locale=locale, dark=dark) as page:
        await page.select_option("#start-seats", "4")
        await page.click(f"text={said['bar.voyage']}")
        await expect(page.locator(".dock-person")).to_have_count(4)
        await no_sideways_scroll(page)
        mine = phone(page)
        for _ in range(2):
            await mine.locator(".key", has_text="Грести").click()
            await expect(mine.locator(".toast")).to_have_text("Гребём!")
        await mine.locator(".back").click()
        await mine.locator(".chat-row", has_text=said["group"]).click()
        await expect(mine.locator(".log")).to_contain_text("Берег", timeout=20_000)
        await no_sideways_scroll(page)
        visible = [one for one in await page.locator(".phone").all() if await one.is_visible()]
        assert len(visible) == (1 if size is HAND else 4)
    assert all(tap.answer for tap in playground.world.taps.values())


async def test_names_and_texts_stay_text(playground: Playground, olya: Person, group: Chat) -> None:
    evil = playground.world.people[1]
    async with opened(playground.url) as page:
        await open_chat(page, "Клуб")
        evil.send(f"{EVIL} <b>x</b>", group)
        await expect(phone(page).locator(".sender")).to_have_text(EVIL)
        await expect(phone(page).locator(".text").last).to_contain_text(f"{EVIL} <b>x</b>")
        await expect(page.locator(".caption strong").nth(1)).to_have_text(EVIL)
        assert await page.locator("img[src=x]").count() == 0
        await page.click("[data-tool=console]")
        await expect(page.locator(".card-head strong").nth(1)).to_have_text(EVIL)


async def test_by_keyboard_alone(playground: Playground, olya: Person) -> None:
    olya.start()
    async with opened(playground.url) as page:
        await page.focus(".phone .chat-row")
        await page.keyboard.press("Enter")
        await expect(phone(page).locator(".key").first).to_be_visible()
        for _ in range(20):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement.matches('.key')"):
                break
        await page.keyboard.press("Tab")
        assert await page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
        await page.keyboard.press("Enter")
        alert = page.get_by_role("alertdialog")
        await expect(alert).to_contain_text("кто гребёт")
        await expect(alert.locator("button")).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(alert).to_have_count(0)
        await expect(page.locator(".key", has_text="Помощь")).to_be_focused()
        await page.focus(".entry")
        await page.keyboard.type("/h")
        await expect(page.get_by_role("menuitem")).to_have_count(2)
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("Enter")
        await expect(phone(page).locator(".mine").last).to_contain_text("/help")


async def test_the_focus_stays_when_a_message_is_edited(playground: Playground, olya: Person) -> None:
    olya.start()
    world = playground.world

    def keys(*names: str) -> dict[str, object]:
        return {"inline_keyboard": [[{"text": name, "callback_data": name} for name in names]]}

    message = world.post(olya.private, world.bot, text="раз", markup=keys("a", "b"))
    async with opened(playground.url) as page:
        await phone(page).locator(".chat-row").click()
        await page.focus("[data-key=b]")
        world.edit(message, text="два", markup=keys("c", "b"))
        await expect(page.locator(".message", has_text="два")).to_be_visible()
        await expect(page.locator("[data-key=b]")).to_be_focused()
        world.edit(message, text="три", markup=keys("c", "d"))
        await expect(page.locator("[data-key=d]")).to_be_focused()
        world.edit(message, text="всё", markup=None)
        await expect(page.locator(".message", has_text="всё")).to_be_focused()


async def test_formatting_links_and_a_spinner(playground: Playground, olya: Person, group: Chat) -> None:
    olya.start()
    async with opened(playground.url) as page:
        await open_chat(page, playground.world.bot.first_name)
        text = phone(page).locator(".theirs .text").last
        await expect(text.locator("strong")).to_have_text("Привет, Оля!")
        await expect(text.locator("blockquote")).to_have_text("Море волнуется раз")
        await text.locator(".spoiler").click()
        await expect(text.locator(".spoiler-shown")).to_have_text("секрет")
        await text.locator(".inline-link", has_text="там").click()
        await expect(phone(page).locator(".toast")).to_contain_text("https://example.org/")
        await playground.keeper.kill()
        await phone(page).locator(".key").first.click()
        await expect(phone(page).locator(".key.busy")).to_have_attribute("aria-busy", "true")
        await playground.keeper.start()
        await expect(phone(page).locator(".key.busy")).to_have_count(0)


async def test_join_by_a_link_and_block_by_the_menu(playground: Playground, olya: Person, group: Chat) -> None:
    async with opened(playground.url, locale="uk-UA") as page:
        mine = phone(page)
        await open_chat(page, "Клуб")
        await page.fill(".entry >> nth=0", "/newgame")
        await page.keyboard.press("Enter")
        await mine.locator(".key", has_text="Сесть").click()
        await expect(mine.locator(".mine").last).to_contain_text("/start jg1")
        await expect(mine.locator(".theirs").last).to_contain_text("Ты в шлюпке")
        await mine.locator(".chat-head .round").last.click()
        await mine.get_by_role("menuitem").click()
        await mine.locator(".wide-button").click()
        await expect(mine.locator(".entry")).to_be_visible()
        assert not olya.user.blocked_bot


async def test_the_console_moves_the_world(playground: Playground, olya: Person, group: Chat) -> None:
    said = words("ru")
    async with opened(playground.url) as page:
        await page.click("[data-tool=console]")
        await page.fill("#new-name", "Рита")
        await page.click(f".plain:has-text('{said['people.add']}')")
        await expect(page.locator(".phone")).to_have_count(3)
        await page.click("#tab-world")
        await page.click(f"text={said['world.upgrade']}")
        await page.click(f"text={said['world.forum_on']}")
        await page.click(f"text={said['world.topic_add']}")
        await phone(page, 1).locator(".back").click()
        await phone(page, 1).locator(".chat-row", has_text=said["world.topic_name"]).click()
        await page.click(f"text={said['world.topic_close'].replace('{name}', said['world.topic_name'])}")
        await expect(phone(page, 1).locator(".closed")).to_be_visible()
        assert await page.locator("#skip").is_hidden()
        await page.click(f"text={said['world.kill']} >> nth=-1")
        await page.click(f"text={said['world.start']}")
        await page.click(f"text={said['world.bot_out']}")
        await page.click("#tab-ledger")
        await expect(page.locator(".tile").first).to_contain_text(said["ledger.calls"])
        supergroup = playground.world.groups.current(group)
        assert (supergroup.is_forum, supergroup.has(playground.world.bot.id)) == (True, False)


async def test_language_theme_and_what_is_left(playground: Playground, olya: Person) -> None:
    olya.start()
    async with opened(playground.url, HAND) as page:
        await page.click("[data-tool=console]")
        await page.click(".console-tools >> text=UK")
        await expect(page.locator("html")).to_have_attribute("lang", "uk")
        await expect(page.locator("#tab-people")).to_have_text(words("uk")["console.people"])
        await page.click(".console-tools [data-tool=theme]")
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        await page.reload()
        await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        await expect(page.locator(".dock-person")).to_have_attribute("aria-current", "true")
        await no_sideways_scroll(page)


async def test_a_link_that_adds_the_bot_asks_to_which_group(playground: Playground, olya: Person) -> None:
    olya.start()
    world = playground.world
    group = world.groups.create("Без бота", [olya], bot=False)
    link = {"text": "Позвать", "url": f"https://t.me/{world.bot.username}?startgroup=new"}
    world.post(olya.private, world.bot, text="Привет", markup={"inline_keyboard": [[link]]})
    async with opened(playground.url) as page:
        await open_chat(page, world.bot.first_name)
        await phone(page).locator(".key", has_text="Позвать").click()
        sheet = page.get_by_role("alertdialog")
        await expect(sheet.locator("button").first).to_be_focused()
        await sheet.locator("button", has_text="Без бота").click()
        await expect(phone(page).locator(".chat-head")).to_contain_text("Без бота")
        await expect(phone(page).locator(".mine").last).to_contain_text("/start@playground_bot new")
    assert group.has(world.bot.id)
