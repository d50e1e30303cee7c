"""Numbers for Prometheus, as text over HTTP: what this process has done, and what waits in Redis."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass

from aiohttp import web

from tgbot.settings import Address

Number = tuple[str, str, Mapping[str, float]]
"""A name, what it means, and values by label (`""` without one)."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """`read` gives the numbers each time they are asked for."""

    listen: Address
    read: Callable[[], Awaitable[list[Number]]]

    async def run(self) -> None:
        """Serve `/metrics` until cancelled. Raises OSError when it cannot listen there."""
        app = web.Application()
        app.router.add_get("/metrics", self._answer)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            site = web.TCPSite(runner, self.listen.host, self.listen.port)
            await site.start()
            await asyncio.Event().wait()
        finally:
            await runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        return web.Response(text="".join(_lines(await self.read())), content_type="text/plain", charset="utf-8")


def _lines(numbers: list[Number]) -> Iterator[str]:
    for name, about, values in numbers:
        kind = "counter" if name.endswith("_total") else "gauge"
        yield f"# HELP tgbot_{name} {about}\n# TYPE tgbot_{name} {kind}\n"
        for label, value in sorted(values.items()):
            mark = f'{{kind="{label}"}}' if label else ""
            yield f"tgbot_{name}{mark} {value:g}\n"
