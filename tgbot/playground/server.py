"""The Bot API over HTTP, on loopback alone: `/bot<token>/<method>`.

async with BotApi(world) as api:
    bot = telegram.Bot(world.token, base_url=f"{api.url}/bot")
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

from aiohttp import web

from tgbot.playground.errors import ApiError, bad
from tgbot.playground.faults import Fault, Faults
from tgbot.playground.intake import Intake
from tgbot.playground.ledger import Entry, Ledger
from tgbot.playground.limits import COUNTED, Limits
from tgbot.playground.methods import METHODS
from tgbot.playground.models import Chat
from tgbot.playground.schema import Params, Upload, schema
from tgbot.playground.world import World

HOST = "127.0.0.1"
_MOST_BYTES = 60 * 1024 * 1024
_dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class BotApi:
    """A world behind the Bot API."""

    def __init__(self, world: World, *, limits: Limits | None = None, port: int = 0) -> None:
        self.world = world
        self.limits = limits or Limits()
        self.faults = Faults()
        self.ledger = Ledger()
        self.port = port
        self._intake = Intake(world)
        self._runner: web.AppRunner | None = None
        self._waiting: dict[str, Callable[[Params], Awaitable[Any]]] = {
            "getUpdates": self._intake.get_updates,
            "setWebhook": self._intake.set_webhook,
            "deleteWebhook": self._intake.delete_webhook,
            "getWebhookInfo": self._intake.webhook_info,
        }

    @property
    def url(self) -> str:
        """For TGBOT_API_URL."""
        return f"http://{HOST}:{self.port}"

    async def start(self) -> None:
        """Listens; port 0 takes a free one."""
        app = web.Application(client_max_size=_MOST_BYTES)
        app.router.add_route("*", "/bot{token}/{method}", self._answer)
        app.router.add_route("*", "/{rest:.*}", self._lost)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stops listening; waiting polls are answered first."""
        await self._intake.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> "BotApi":
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.stop()

    async def _lost(self, request: web.Request) -> web.Response:
        return _response(ApiError(404, "Not Found"))

    async def _answer(self, request: web.Request) -> web.Response:
        try:
            self._check_token(request.match_info["token"])
            method = schema().method(request.match_info["method"])
            raw, files = await _body(request)
        except ApiError as error:
            self._write(request.match_info["method"], None, error)
            return _response(error)
        chat_id = self._chat_id(raw)
        fault = self.faults.take(method, chat_id)
        if fault is not None and not fault.done:
            await self._trouble(request, fault, method, chat_id)
        result = await self._call(method, raw, files)
        error_met = result if isinstance(result, ApiError) else None
        if fault is not None and fault.done and error_met is None:
            await self._trouble(request, fault, method, chat_id)
        if not (method == "getUpdates" and _gone(request)):  # the poll of a killed bot is ended by its successor's
            self._write(method, chat_id, error_met)
        return _response(error_met) if error_met else _granted(result)

    async def _call(self, method: str, raw: dict[str, Any], files: dict[str, Upload]) -> Any:
        """The result, or the refusal."""
        try:
            params = schema().check(method, raw, files)
            if method in COUNTED:
                self.limits.check(self._chat(params.get("chat_id")), self.world.now())
            waiting = self._waiting.get(method)
            return await waiting(params) if waiting else METHODS[method](self.world, params)
        except ApiError as error:
            return error

    async def _trouble(self, request: web.Request, fault: Fault, method: str, chat_id: int | None) -> None:
        """Does the harm: raises what ends the request, or (slow) lets it go on."""
        if (error := fault.error) is not None:
            self._write(method, chat_id, error, injected=True)
            raise _Refused(error)
        if fault.kind in ("slow", "hang"):
            await asyncio.sleep(fault.seconds)
        if fault.kind in ("hang", "drop"):
            self._write(method, chat_id, ApiError(0, f"connection dropped ({fault.kind})"), injected=True)
            _drop(request)

    def _write(self, method: str, chat_id: int | None, error: ApiError | None, injected: bool = False) -> None:
        code, reason = (200, "") if error is None else (error.code, error.description)
        self.ledger.write(Entry(self.world.now(), method, chat_id, code, reason, injected))
        if method != "getUpdates":
            self.world.tell("call")

    def _check_token(self, token: str) -> None:
        if not re.fullmatch(r"\d{1,20}:[A-Za-z0-9_-]{30,}", token):
            raise ApiError(404, "Not Found")
        if token != self.world.token:
            raise ApiError(401, "Unauthorized")

    def _chat(self, chat_id: Any) -> Chat | None:
        return self.world.chats.get(chat_id) if isinstance(chat_id, int) else None

    def _chat_id(self, raw: dict[str, Any]) -> int | None:
        """The chat a call is about, for the ledger and for faults: also the chat of the tap it answers."""
        said = str(raw.get("chat_id", ""))
        if re.fullmatch(r"-?\d+", said):
            return int(said)
        tap = self.world.taps.get(str(raw.get("callback_query_id", "")))
        return tap.message.chat_id if tap else None


class _Refused(web.HTTPException):
    """A refusal made on purpose, on its way out of the handler."""

    def __init__(self, error: ApiError) -> None:
        self.status_code = error.code
        super().__init__(text=_dumps(error.answer()), content_type="application/json")


def _drop(request: web.Request) -> NoReturn:
    if request.transport is not None:
        request.transport.abort()
    raise asyncio.CancelledError


def _gone(request: web.Request) -> bool:
    """Nobody waits for the answer any more."""
    return request.transport is None or request.transport.is_closing()


def _granted(result: Any) -> web.Response:
    return web.Response(text=_dumps({"ok": True, "result": result}), content_type="application/json")


def _response(error: ApiError) -> web.Response:
    return web.Response(text=_dumps(error.answer()), status=error.code, content_type="application/json")


async def _body(request: web.Request) -> tuple[dict[str, Any], dict[str, Upload]]:
    """Parameters from the query string and the body, whatever its form, and the files of a multipart body."""
    raw: dict[str, Any] = dict(request.query)
    files: dict[str, Upload] = {}
    kind = request.content_type
    if kind == "application/json" and request.can_read_body:
        raw |= _object(await request.read())
    elif kind in ("application/x-www-form-urlencoded", "multipart/form-data") and request.can_read_body:
        try:
            form = await request.post()
        except ValueError:
            raise bad("can't parse the body of the request") from None
        for name, value in form.items():
            if isinstance(value, web.FileField):
                files[name] = Upload(value.filename, value.file.read(), value.content_type)
            else:
                raw[name] = value
    return raw, files


def _object(body: bytes) -> dict[str, Any]:
    try:
        said = json.loads(body or b"{}")
    except ValueError:
        said = None
    if not isinstance(said, dict):
        raise bad("can't parse JSON object")
    return said
