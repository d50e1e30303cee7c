"""The page, on loopback alone: files of `web/`, the world's news as server-sent events, deeds by POST.

A page from elsewhere that the browser has open cannot act here: the Host must be loopback (no DNS rebinding), a POST
must be JSON (which a foreign page cannot send unasked), and no other page may frame this one.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tgbot.playground.deeds import Deeds
from tgbot.playground.errors import WorldError
from tgbot.playground.feed import Feed
from tgbot.playground.server import HOST
from tgbot.playground.voyage import WEB
from tgbot.playground.world import World

_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
}
_PICTURES = ("image/png", "image/jpeg")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Page:
    """Serves the page of one playground."""

    def __init__(self, world: World, feed: Feed, deeds: Deeds, port: int = 0) -> None:
        self.port = port
        self._world = world
        self._feed = feed
        self._deeds = deeds
        self._files = {file.name: file for file in WEB.iterdir() if file.suffix in _TYPES}
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://{HOST}:{self.port}/"

    async def start(self) -> None:
        """Listens; port 0 takes a free one."""
        app = web.Application(middlewares=[self._guard])
        app.router.add_get("/", self._file)
        app.router.add_get("/web/{name}", self._file)
        app.router.add_get("/picture/{id}", self._picture)
        app.router.add_get("/events", self._events)
        app.router.add_post("/do", self._do)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, HOST, self.port).start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stops listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        here = {f"{name}:{self.port}" for name in (HOST, "localhost")}
        if request.host not in here:
            raise web.HTTPForbidden
        if request.headers.get("Origin", f"http://{request.host}") not in {f"http://{name}" for name in here}:
            raise web.HTTPForbidden
        if request.method == "POST" and request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            response = await handler(request)
        except web.HTTPException as gone:
            gone.headers.update(_HEADERS)
            raise
        if not response.prepared:
            response.headers.update(_HEADERS)
        return response

    async def _file(self, request: web.Request) -> web.StreamResponse:
        file = self._files.get(request.match_info.get("name", "index.html"))
        if file is None:
            raise web.HTTPNotFound
        return web.Response(body=file.read_bytes(), content_type=_TYPES[file.suffix], charset="utf-8")

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        file = self._world.files.get(request.match_info["id"])
        if file is None or file.mime not in _PICTURES:
            raise web.HTTPNotFound
        response = web.Response(body=file.content, content_type=file.mime)
        return response

    async def _events(self, request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={**_HEADERS, "Cache-Control": "no-store"})
        response.content_type, response.charset = "text/event-stream", "utf-8"
        await response.prepare(request)
        try:
            async for event in self._feed.events():
                await response.write(event.encode())
        except ConnectionError:
            pass  # the page was closed
        return response

    async def _do(self, request: web.Request) -> web.StreamResponse:
        try:
            said: Any = await request.json()
            if not isinstance(said, dict):
                raise WorldError("a deed is a JSON object")
            body, status = {"done": await self._deeds.do(said)}, 200
        except ValueError:
            body, status = {"refused": "not JSON"}, 400
        except WorldError as refusal:
            body, status = {"refused": str(refusal)}, 200  # no error of the page's: a button may have just changed
        return web.Response(text=_dumps(body), status=status, content_type="application/json")
