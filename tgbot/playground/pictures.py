"""Pictures for the guides and the README: `python -m tgbot.playground.pictures`.

A voyage from a fixed seed, played by quarrelsome robots in the real page; the first time something worth seeing is on
a phone, its picture is taken.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from tgbot.playground.chromium import CHROMIUM, launch
from tgbot.playground.errors import WorldError
from tgbot.playground.host import Host, hosted
from tgbot.playground.island_picture import photograph
from tgbot.playground.models import Chat, Message
from tgbot.playground.person import Person
from tgbot.playground.play import Playground
from tgbot.playground.robot import Found, Sight, panel_of, usual

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

OUT = Path("docs/pictures")
SEED = 11
PLACES = 6
PRIVATE = (0, 2, 3)
"""The phones in sight but the second, which shows the group."""
CLOCK = "40"
_PATIENCE = 900.0
_QUARRELS = {"refuse": 2.5, "join": 1.5, "rob": 2.0, "row": 2.0, "pass": 0.3}
MOMENTS = {
    "turn": r"pass$",
    "keep": r"keep\d",
    "demand": r"refuse$",
    "fight": r"out$",
    "navigation": r"nav\.",
    "fall": r"b\d+\.p",
    "thirst": r"o\d+",
    "offer": r"accept$",
    "handout": r"(water|cash|jewels|painting|kit|oar|bait|compass|flare|hook|knife|club|parasol|preserver)",
}
"""What is asked, by one of the answers."""
PAGES = {"rob": "rob", "trade": "trade"}
"""Pages of the panel worth a picture, by their path."""
WANTED = {"lobby", "role", "board", "group-demand", "group-fight", "end", "handout", "turn", "keep", "thirst", *PAGES}
WANTED.add("friday")


def quarrelsome(sight: Sight) -> Found | None:
    """As usual, but with a liking for trouble."""
    if not sight.answers or sight.chance.random() < 0.4:
        return usual(sight)
    likings = [_QUARRELS.get(found.option.partition(".")[0], 1.0) * found.liking for found in sight.buttons]
    return sight.chance.choices(sight.buttons, likings)[0]


@dataclass
class Photographer:
    """Plays one person through the page's world and takes pictures of what is seen."""

    playground: Playground
    page: Page
    language: str
    out: Path
    chance: Random
    taken: set[str] = field(default_factory=set)
    busy: bool = False
    """A picture is being taken: everybody holds still."""

    def policy(self, sight: Sight) -> Found | None:
        """What robots do meanwhile."""
        return None if self.busy else quarrelsome(sight)

    async def take(self, name: str, place: int = 0) -> None:
        """A picture of one phone, once; the first is mine, the second shows the group."""
        if name in self.taken:
            return
        self.taken.add(name)
        await asyncio.sleep(0.7)
        phone = self.page.locator(".phone").nth(place)
        with suppress(ValueError):
            await self.page.wait_for_function("!document.querySelector('.key.busy')")
        await phone.locator(".body").screenshot(
            path=self.out / f"{self.language}-{name}.jpg",
            type="jpeg",
            quality=84,
            style=".toasts, .heads-up { visibility: hidden !important; }",
        )
        print(f"{self.language}-{name}.jpg", flush=True)

    async def table(self, name: str, *, dark: bool) -> None:
        """The whole table, for the README."""
        if name in self.taken:
            return
        self.taken.add(name)
        await self.page.emulate_media(color_scheme="dark" if dark else "light")
        await asyncio.sleep(2.0)
        await self.page.screenshot(path=self.out / f"{self.language}-{name}.jpg", type="jpeg", quality=88, scale="css")
        await self.page.emulate_media(color_scheme="light")

    async def play(self, me: Person, chat: Chat) -> None:
        """Until the points are shown, or patience ends."""
        ends, wandered = time.monotonic() + _PATIENCE, 0
        while not _with_data(me, chat, "again:") and time.monotonic() < ends:
            await self._look_at_group(me, chat)
            await self._look_at_phones(me)
            panel = panel_of(me)
            found = quarrelsome(Sight(me, panel, self.chance, wandered)) if panel else None
            if found is not None and await self._tap(me, found):
                wandered = 0 if found.answers else wandered + 1
            await asyncio.sleep(0.4)
        if _with_data(me, chat, "again:"):
            last = self.page.locator(".phone").nth(1).locator(".message").last
            await last.evaluate("message => message.scrollIntoView({block: 'start'})")
            await self.take("end", 1)

    async def _look_at_phones(self, me: Person) -> None:
        """At the phones that show their private chats: what is asked there."""
        people = self.playground.world.people
        for place in PRIVATE:
            name = moment(panel_of(people[place]))
            if name is None or name in self.taken or (name == "turn" and people[place].id != me.id):
                continue
            self.busy = True
            await asyncio.sleep(0.3)
            if moment(panel_of(people[place])) == name:
                await (self._turn(me) if name == "turn" else self.take(name, place))
            self.busy = False

    async def _turn(self, me: Person) -> None:
        """One's own turn, the whole table at that moment, and the pages one should know."""
        await self.table("table", dark=False)
        await self.table("table-dark", dark=True)
        await self.take("turn")
        for picture, path in PAGES.items():
            await self._turn_to(me, picture, path)

    async def _turn_to(self, me: Person, picture: str, path: str) -> None:
        for found in panel_of(me):
            if re.search(rf"[:/]{path}$", found.data) and await self._tap(me, found):
                await self.take(picture)
                for back in [one for one in panel_of(me) if one.leads_back][:1]:
                    await self._tap(me, back)
                return

    async def _look_at_group(self, me: Person, chat: Chat) -> None:
        if _with_data(me, chat, "h:"):
            await self.take("board", 1)
        for name, answer in (("group-demand", ":refuse"), ("group-fight", ":attack")):
            if name in self.taken or _with_data(me, chat, "g:", answer) is None:
                continue
            self.busy = True
            await asyncio.sleep(0.3)
            if _with_data(me, chat, "g:", answer) is not None:
                await self.take(name, 1)
            self.busy = False

    async def _tap(self, me: Person, found: Found) -> bool:
        edits = found.message.edits
        try:
            tap = me.tap(found.message, found.data)
        except WorldError:
            return False
        with suppress(TimeoutError):
            await self.playground.world.wait_for(lambda: tap.answer and found.message.edits > edits, 4.0)
        return True


def moment(panel: list[Found]) -> str | None:
    """What the panel asks on its first page."""
    if any(found.leads_back for found in panel):
        return None
    options = [found.option for found in panel if found.answers and not found.is_free]
    found = (name for name, shape in MOMENTS.items() if any(re.match(shape, option) for option in options))
    return next(found, None)


def _with_data(person: Person, chat: Chat, start: str, end: str = "") -> Message | None:
    """The newest message of a chat with such a button."""
    for message in person.with_buttons(chat)[:6]:
        if any(data.startswith(start) and data.endswith(end) for data in _datas(message)):
            return message
    return None


def _datas(message: Message) -> Iterator[str]:
    for row in message.buttons:
        for button in row:
            yield button.get("callback_data", "")


async def _voyage(host: Host, browser: Browser, language: str, out: Path, seed: int) -> set[str]:
    """One voyage; which pictures it gave."""
    async with Playground(host.start_bot, seed=seed, robot_delay=(0.2, 0.8)) as playground:
        context = await browser.new_context(
            viewport={"width": 1440, "height": 900}, device_scale_factor=2, locale=language, bypass_csp=True
        )
        page = await context.new_page()
        await page.goto(playground.url)
        photographer = Photographer(playground, page, language, out, Random(seed))

        playground.robots.policy = photographer.policy

        async def ready(chat: Chat) -> None:
            await host.fix_seed(chat.id, seed)
            await page.reload()  # a page opened anew shows the group on the second phone
            await page.locator(".phone").nth(1).locator(".key-success").wait_for()
            await photographer.take("lobby", 1)

        me, chat = await playground.voyage(language, PLACES, ready=ready)
        await page.reload()
        await photographer.take("role")
        await photographer.play(me, chat)
        await context.close()
        return photographer.taken


async def make(out: Path, languages: list[str], seed: int) -> int:
    """All pictures; the number of those that no voyage gave."""
    from playwright.async_api import async_playwright

    os.environ["TGBOT_DEFAULT_CLOCK"] = CLOCK
    out.mkdir(parents=True, exist_ok=True)
    missing = set[str]()
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        for language in languages:
            async with hosted() as host:
                taken = await _voyage(host, browser, language, out, seed)
            async with hosted() as host:
                taken |= await photograph(host, browser, language, out)
            missing |= {f"{language}-{name}" for name in WANTED - taken}
        await browser.close()
    for name in sorted(missing):
        print(f"not seen in this voyage: {name}", file=sys.stderr)
    return len(missing)


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tgbot.playground.pictures", description="Makes docs/pictures.")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--language", nargs="*", default=["ru", "uk"], choices=["ru", "uk"])
    arguments = parser.parse_args()
    if not CHROMIUM.exists():
        print(f"no {CHROMIUM}: apt-get install chromium", file=sys.stderr)
        return 2
    return 1 if asyncio.run(make(arguments.out, arguments.language, arguments.seed)) else 0


if __name__ == "__main__":
    sys.exit(main())
