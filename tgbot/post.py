"""As much of HTTP/1.1 as calls of the Bot API need: a body is posted, an answer comes, the connection stays open.

aiohttp's client takes 250 µs of CPU for this, more than all the rest of a call, for what these calls do not have:
redirects, cookies, streams, a dozen timers. This takes 40.
"""

from __future__ import annotations

import asyncio
import ssl
from typing import cast

from httptools import HttpParserError, HttpResponseParser
from yarl import URL

_IDLE = 30.0
"""Seconds after which a connection nobody used is given up, before the other side does."""


class Broken(Exception):
    """The connection was lost, or what came is not HTTP: whether the call was made, nobody knows."""


class Post:
    """The connections to one server, at most `most`."""

    def __init__(self, origin: URL, agent: str, most: int) -> None:
        self._where = (origin.host or "", origin.port or 80)
        self._ssl = ssl.create_default_context() if origin.scheme == "https" else None
        self._head = f"Host: {origin.authority}\r\nUser-Agent: {agent}\r\nContent-Type: application/json\r\n"
        self._room = asyncio.Semaphore(most)
        self._idle: list[tuple[float, _Channel]] = []

    async def send(
        self, target: str, body: bytes, *, pool: float | None, connect: float | None, read: float | None
    ) -> tuple[int, bytes]:
        """Status and body of the answer. The timeouts are seconds to wait for a free connection, for a new one, and for
        the answer. Raises Broken, OSError or TimeoutError."""
        if self._room.locked():
            async with asyncio.timeout(pool):
                await self._room.acquire()
        else:
            await self._room.acquire()
        try:
            channel = self._kept() or await self._connected(connect)
            request = f"POST {target} HTTP/1.1\r\n{self._head}Content-Length: {len(body)}\r\n\r\n"
            try:
                answer = await channel.ask(request.encode() + body, read)
            except BaseException:  # cancelled, perhaps: then the answer must reach nobody
                channel.hang_up()
                raise
            if channel.open:
                self._idle.append((asyncio.get_running_loop().time(), channel))
            return answer
        finally:
            self._room.release()

    def close(self) -> None:
        """Hang up."""
        for _, channel in self._idle:
            channel.hang_up()
        self._idle.clear()

    def _kept(self) -> _Channel | None:
        """The connection used last, if it is still good."""
        now = asyncio.get_running_loop().time()
        while self._idle:
            since, channel = self._idle.pop()
            if channel.open and now - since < _IDLE:
                return channel
            channel.hang_up()
        return None

    async def _connected(self, timeout: float | None) -> _Channel:
        async with asyncio.timeout(timeout):
            _, channel = await asyncio.get_running_loop().create_connection(_Channel, *self._where, ssl=self._ssl)
        return channel


class _Channel(asyncio.Protocol):
    """One connection: a request, its answer, the next."""

    def __init__(self) -> None:
        self.open = False
        self._loop = asyncio.get_running_loop()
        self._parser = HttpResponseParser(self)
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None
        self._body: list[bytes] = []

    async def ask(self, request: bytes, timeout: float | None) -> tuple[int, bytes]:
        """Send a request and wait for its answer. Raises Broken or TimeoutError."""
        if self._transport is None or not self.open:
            raise Broken("the connection is closed")
        self._answer = self._loop.create_future()
        timer = None if timeout is None else self._loop.call_later(timeout, self._end, TimeoutError())
        self._transport.write(request)
        try:
            return await self._answer
        finally:
            if timer is not None:
                timer.cancel()

    def hang_up(self) -> None:
        """Close at once."""
        self.open = False
        if self._transport is not None:
            self._transport.abort()

    # --- what asyncio tells ------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.open = True

    def connection_lost(self, exc: Exception | None) -> None:
        self._end(Broken(type(exc).__name__ if exc else "the server hung up"))

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except HttpParserError as error:
            self._end(Broken(type(error).__name__))

    # --- what the parser tells ---------------------------------------------------------------------------------------

    def on_body(self, body: bytes) -> None:
        self._body.append(body)

    def on_message_complete(self) -> None:
        status, body = self._parser.get_status_code(), b"".join(self._body)
        self._body.clear()
        if status < 200:  # the real answer is still to come
            return
        if not self._parser.should_keep_alive():
            self.hang_up()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result((status, body))
        else:
            self.hang_up()  # nobody asked

    def _end(self, error: Exception) -> None:
        self.hang_up()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)
