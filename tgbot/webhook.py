"""Takes updates from Telegram, which posts them to us, into the streams. The answer is 200 only when they lie there."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import time
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from telegram import Bot
from telegram.error import BadRequest, InvalidToken, TelegramError

from tgbot import keys
from tgbot.db import Db, RedisError
from tgbot.intake import ALLOWED, TokenRefused
from tgbot.settings import Address, SettingsError
from tgbot.stream import Streams

_log = logging.getLogger(__name__)
_SECRET = "X-Telegram-Bot-Api-Secret-Token"
_MOST_BYTES = 1_000_000
_CONNECTIONS = 40


def webhook_app(streams: Streams, path: str, secret: str) -> Starlette:
    """What answers Telegram at `path`: 403 without the secret, 400 or 413 for what is no update, 503 without Redis."""

    async def receive(request: Request) -> Response:
        if not hmac.compare_digest(request.headers.get(_SECRET, "").encode(), secret.encode()):
            return Response(status_code=403)
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > _MOST_BYTES:
                return Response(status_code=413)
        try:
            update = orjson.loads(bytes(body))
            update["update_id"] = int(update["update_id"])
        except (ValueError, TypeError, KeyError):
            return Response(status_code=400)
        try:
            await streams.put([update])
        except (RedisError, OSError) as error:
            _log.warning("update %d is sent back: %s", update["update_id"], error)
            return Response(status_code=503)
        return Response()

    return Starlette(routes=[Route(path, receive, methods=["POST"])])


class Webhook:
    """Listens, and tells Telegram where."""

    def __init__(
        self, bot: Bot, db: Db, *, url: str, secret: str, listen: Address, allowed: Sequence[str] = ALLOWED
    ) -> None:
        self._bot = bot
        self._db = db
        self._url = url
        self._secret = secret
        self._allowed = list(allowed)
        app = webhook_app(Streams(db), urlsplit(url).path or "/", secret)
        config = uvicorn.Config(
            app, host=listen.host, port=listen.port, log_config=None, access_log=False, lifespan="off"
        )
        self._server = _Server(config)

    async def run(self) -> None:
        """Until cancelled. Raises TokenRefused; SettingsError for an address that Telegram does not take; OSError
        when it cannot listen there."""
        serving = asyncio.create_task(self._serve())
        try:
            while not self._server.started:
                if serving.done():
                    await serving
                    return
                await asyncio.sleep(0.02)
            await self._announce()
            while not serving.done():
                await self._note_backlog()
                await asyncio.wait([serving], timeout=5)
            await serving
        finally:
            self._server.should_exit = True
            await asyncio.gather(serving, return_exceptions=True)

    async def _serve(self) -> None:
        try:
            await self._server.serve()
        except SystemExit:  # how uvicorn says that it cannot bind
            raise OSError(f"cannot listen at {self._server.config.host}:{self._server.config.port}") from None

    async def _announce(self) -> None:
        while True:
            try:
                await self._bot.set_webhook(
                    self._url,
                    secret_token=self._secret,
                    allowed_updates=self._allowed,
                    max_connections=_CONNECTIONS,
                    drop_pending_updates=False,
                )
                return
            except InvalidToken as error:
                raise TokenRefused(str(error)) from None
            except BadRequest as error:
                raise SettingsError(f"TGBOT_WEBHOOK_URL is refused by the Bot API: {error.message}") from None
            except TelegramError as error:
                _log.warning("setWebhook: %s", error)
                await asyncio.sleep(3)

    async def _note_backlog(self) -> None:
        """Tell those who wait for it that Telegram has nothing left for us."""
        with contextlib.suppress(TelegramError, RedisError, OSError):
            info = await self._bot.get_webhook_info()
            if info.pending_update_count == 0:
                await self._db.do("SET", keys.CAUGHT_UP, time.time())


class _Server(uvicorn.Server):
    """Signals are the business of the program that runs it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
