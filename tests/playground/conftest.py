"""A world behind a real HTTP server, a clock in the hand, and python-telegram-bot to talk to it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from telegram import Bot
from telegram.request import HTTPXRequest

from tgbot.playground.clock import ManualClock
from tgbot.playground.models import Chat
from tgbot.playground.person import Person
from tgbot.playground.server import BotApi
from tgbot.playground.world import World


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def world(clock: ManualClock) -> World:
    return World(clock=clock)


@pytest_asyncio.fixture
async def api(world: World) -> AsyncIterator[BotApi]:
    async with BotApi(world) as running:
        yield running


@pytest_asyncio.fixture
async def bot(api: BotApi) -> AsyncIterator[Bot]:
    request = HTTPXRequest(read_timeout=5)
    made = Bot(api.world.token, base_url=f"{api.url}/bot", request=request, get_updates_request=HTTPXRequest())
    async with made:
        yield made


@pytest.fixture
def olya(world: World) -> Person:
    person = world.add_user("Оля", username="olya")
    person.start()
    return person


@pytest.fixture
def taras(world: World) -> Person:
    person = world.add_user("Тарас", "Ковальчук", language_code="uk")
    person.start()
    return person


@pytest.fixture
def group(world: World, olya: Person, taras: Person) -> Chat:
    return world.groups.create("Пятничный клуб", [olya, taras])
