"""A picture of «Пятница» for the guides: an island from a fixed seed, played as the autopilot would until there is
something to see."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from engine.core.chance import Chance
from engine.core.game import step
from engine.core.types import Answer, Step
from engine.friday.cards import CARDS
from engine.friday.rules import FRIDAY
from engine.friday.views import View
from tgbot.playground.host import Host
from tgbot.playground.models import Message
from tgbot.playground.person import Person
from tgbot.playground.play import Playground
from tgbot.playground.voyage import newcomer
from tgbot.screens import data
from tgbot.screens.friday import moves
from tgbot.screens.friday.sight import Sight
from tgbot.tables import new_id

if TYPE_CHECKING:
    from playwright.async_api import Browser

_PHONE = {"width": 390, "height": 844}
_PATIENCE = 30.0
SEED = 14


async def photograph(host: Host, browser: Browser, language: str, out: Path) -> set[str]:
    """Take the picture, of the first island from this seed on that has something to see; its name."""
    seed, way = next(found for found in ((one, _way(one)) for one in count(SEED)) if found[1])
    async with Playground(host.start_bot, seed=seed) as playground:
        person = newcomer(playground.world, language)
        person.start("f")
        await _tap(person, data.friday("levels"))
        await _tap(person, data.friday("new.1"))
        await _until(person, "n:")
        await host.deal_again(person.id, seed)
        context = await browser.new_context(viewport=_PHONE, device_scale_factor=2, locale=language, bypass_csp=True)  # type: ignore[arg-type]
        page = await context.new_page()
        await page.goto(playground.url)
        await page.locator(".chat-row").first.click()
        gid = (await host.table_of(person.id)).id
        for answer in way:
            await _tap(person, f"a:{gid}:{answer}")
        await asyncio.sleep(1.0)
        body = page.locator(".phone").first.locator(".body")
        await body.screenshot(path=out / f"{language}-friday.jpg", type="jpeg", quality=84)
        await context.close()
        return {"friday"}


def _way(seed: int) -> list[str]:
    """The answers to something worth seeing, each the decision's name and the key on its button. Empty where the
    island ends before."""
    state, way = FRIDAY.start(FRIDAY.load_options({"level": 1}), 1, frozenset(), Chance(seed)).state, []
    while not _is_worth_seeing(view := FRIDAY.view(state, 0)):
        if FRIDAY.over(state):
            return []
        (decision,) = FRIDAY.decisions(state)
        sight = Sight(view, decision, FRIDAY.options(state, decision), "ru", new_id(), "")
        chosen = FRIDAY.autopilot(view, decision, sight.options, Chance(0))
        key = moves.standing_for(sight, next(option for option in sight.options if option.key == chosen)).key
        way.append(f"{sight.question}:{key}")
        after = step(FRIDAY, state, Answer(0, decision.id, key), seed)
        assert isinstance(after, Step)
        state = after.state
    return way


def _is_worth_seeing(view: View) -> bool:
    """A fight with cards on both sides that can still do something, and that is not decided."""
    fight = view.fight
    if fight is None or view.use is not None or view.points is not None:
        return False
    cards = (*fight.left, *fight.right)
    able = [card for card in cards if card.ability and not (card.used or card.down or CARDS[card.card].sort == "aging")]
    return bool(fight.right and able and fight.cost) and fight.outcome.short in (1, 2, 3)


async def _tap(person: Person, wanted: str) -> None:
    message = await _until(person, wanted)
    tap = person.tap(message, next(one for one in _datas(message) if one.startswith(wanted)))
    await person.world.wait_for(lambda: tap.answer, _PATIENCE)


async def _until(person: Person, start: str) -> Message:
    """The message with such a button, once there is one."""

    def found() -> Message | None:
        return next((m for m in person.with_buttons() if any(one.startswith(start) for one in _datas(m))), None)

    message = await person.world.wait_for(found, _PATIENCE)
    assert message is not None
    return message


def _datas(message: Message) -> list[str]:
    return [button.get("callback_data", "") for row in message.buttons for button in row]
