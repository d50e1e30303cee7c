from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from aiohttp import web
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TimedOut

from tgbot.transport import AiohttpRequest

TOKEN = "1:secret-token"
MESSAGE = {"message_id": 5, "date": 0, "chat": {"id": 7, "type": "private"}, "text": "x"}
Answer = Callable[[web.Request], Awaitable[web.Response]]


class Server:
    def __init__(self) -> None:
        self.answer: Answer = self.ok
        self.seen: list[Any] = []

    async def ok(self, request: web.Request) -> web.Response:
        if request.content_type == "multipart/form-data":
            form = await request.post()
            self.seen.append({k: v.file.read() if isinstance(v, web.FileField) else v for k, v in form.items()})
        else:
            self.seen.append(await request.json())
        return web.json_response({"ok": True, "result": MESSAGE})

    async def handle(self, request: web.Request) -> web.StreamResponse:
        return await self.answer(request)


@pytest.fixture
async def server() -> AsyncIterator[tuple[Server, Bot]]:
    server = Server()
    app = web.Application()
    app.router.add_post("/bot{token}/{method}", server.handle)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    request = AiohttpRequest(read_timeout=0.3)
    bot = Bot(TOKEN, base_url=f"http://127.0.0.1:{port}/bot", request=request, get_updates_request=request)
    await request.initialize()
    await request.initialize()
    yield server, bot
    await request.shutdown()
    await request.shutdown()
    await runner.cleanup()


def _refusal(code: int, description: str, **parameters: Any) -> Answer:
    async def answer(_: web.Request) -> web.Response:
        body = {"ok": False, "error_code": code, "description": description}
        return web.json_response(body | ({"parameters": parameters} if parameters else {}), status=code)

    return answer


async def test_parameters_travel_as_json(server: tuple[Server, Bot]) -> None:
    api, bot = server
    keyboard = InlineKeyboardMarkup([[InlineKeyboardButton("да", callback_data="y")]])
    message = await bot.send_message(7, "привет", reply_markup=keyboard, disable_notification=True)
    assert message.message_id == 5
    assert api.seen[0]["text"] == "привет"
    assert api.seen[0]["disable_notification"] is True
    assert api.seen[0]["reply_markup"]["inline_keyboard"][0][0] == {"text": "да", "callback_data": "y"}


async def test_files_travel_as_a_form(server: tuple[Server, Bot]) -> None:
    api, bot = server
    await bot.send_photo(7, io.BytesIO(b"\x89PNG"), caption="доска", filename="a.png")
    assert api.seen[0]["caption"] == "доска"
    assert b"\x89PNG" in api.seen[0].values()


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (_refusal(400, "Bad Request: chat not found"), BadRequest),
        (_refusal(403, "Forbidden: bot was blocked by the user"), Forbidden),
        (_refusal(429, "Too Many Requests: retry after 3", retry_after=3), RetryAfter),
        (_refusal(400, "Bad Request: upgraded", migrate_to_chat_id=-100), ChatMigrated),
        (_refusal(502, "Bad Gateway"), NetworkError),
    ],
)
async def test_refusals_become_ptb_errors(server: tuple[Server, Bot], answer: Answer, error: type[Exception]) -> None:
    api, bot = server
    api.answer = answer
    with pytest.raises(error):
        await bot.send_message(7, "x")


async def test_silence_is_a_timeout(server: tuple[Server, Bot]) -> None:
    api, bot = server

    async def never(_: web.Request) -> web.Response:
        await asyncio.sleep(1)
        raise AssertionError

    api.answer = never
    with pytest.raises(TimedOut):
        await bot.send_message(7, "x")
    with pytest.raises(TimedOut):
        await bot.send_message(7, "x", read_timeout=0.05)


async def test_no_server_is_a_network_error_without_the_token() -> None:
    request = AiohttpRequest()
    bot = Bot(TOKEN, base_url="http://127.0.0.1:1/bot", request=request, get_updates_request=request)
    with pytest.raises(NetworkError, match="not open"):
        await bot.send_message(7, "x")
    await request.initialize()
    with pytest.raises(NetworkError) as caught:
        await bot.send_message(7, "x")
    assert "secret" not in str(caught.value)
    assert request.read_timeout == 10.0
    await request.shutdown()


async def test_nonsense_is_a_network_error(server: tuple[Server, Bot]) -> None:
    api, bot = server

    async def nonsense(_: web.Request) -> web.Response:
        return web.Response(text="<html>", status=500)

    api.answer = nonsense
    with pytest.raises(NetworkError):
        await bot.send_message(7, "x")
