"""One connection to a Redis server, shared by everybody in the process: commands go out together and answers come in
order.

redis-py takes 110 µs of CPU for a command (a pool, retries, streams, metrics), this takes 20, and a tap needs a
dozen. It knows RESP2, passwords, databases and TLS; no subscriptions.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Sequence
from typing import Any, cast

from redis.asyncio.connection import parse_url
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    ConnectionError,
    NoScriptError,
    RedisError,
    ResponseError,
    TimeoutError,
)

_INCOMPLETE = object()
_ERRORS: dict[bytes, type[RedisError]] = {
    b"NOSCRIPT": NoScriptError,
    b"LOADING": BusyLoadingError,
    b"MASTERDOWN": BusyLoadingError,
    b"NOAUTH": AuthenticationError,
    b"WRONGPASS": AuthenticationError,
}


class Unreached(ConnectionError):
    """The server could not be connected to: the command has certainly not been done."""


class Line:
    """Connects when needed, and again after a break. What was under way when it broke raises ConnectionError: whether
    it was done, nobody knows. What could not even be sent raises Unreached."""

    def __init__(self, url: str, *, timeout: float = 20.0, tries: int = 4) -> None:
        self.url = url
        self._where: dict[str, Any] = dict(parse_url(url))
        self._tls = url.startswith("rediss://")
        self._timeout = timeout
        self._tries = tries
        self._wire: _Wire | None = None
        self._connecting = asyncio.Lock()
        self._spare: list[Line] = []

    async def do(self, command: tuple[Any, ...]) -> Any:
        """The answer to a command, strings as bytes. Raises RedisError."""
        wire = self._wire
        if wire is None or wire.closed:
            wire = await self._connected()
        return await wire.ask(command)

    async def many(self, commands: Sequence[tuple[Any, ...]]) -> list[Any]:
        """The answers to several commands, sent together. Raises the first RedisError among them."""
        wire = self._wire
        if wire is None or wire.closed:
            wire = await self._connected()
        waiting = [wire.ask(command) for command in commands]
        return list(await asyncio.gather(*waiting))

    async def block(self, command: tuple[Any, ...]) -> Any:
        """The answer to a command for which the server takes its time: on a connection that nobody else uses
        meanwhile."""
        line = self._spare.pop() if self._spare else Line(self.url, timeout=self._timeout, tries=self._tries)
        try:
            answer = await line.do(command)
        except ResponseError:
            self._spare.append(line)
            raise
        except BaseException:  # cancelled, perhaps: then the server still waits, and the answer must reach nobody
            await line.close()
            raise
        self._spare.append(line)
        return answer

    async def close(self) -> None:
        """Hang up."""
        for line in self._spare:
            await line.close()
        self._spare.clear()
        if self._wire is not None:
            self._wire.hang_up()
            self._wire = None

    async def _connected(self) -> _Wire:
        async with self._connecting:
            if self._wire is not None and not self._wire.closed:
                return self._wire
            for left in reversed(range(self._tries)):
                try:
                    self._wire = await self._connect()
                    return self._wire
                except (OSError, ConnectionError) as error:
                    if isinstance(error, BusyLoadingError | AuthenticationError):
                        raise
                    if not left:
                        raise Unreached(f"{self._name}: {error or 'no answer'}") from error
                    await asyncio.sleep(0.05 * 2 ** (self._tries - left - 1))
            raise AssertionError

    async def _connect(self) -> _Wire:
        loop, where = asyncio.get_running_loop(), self._where
        async with asyncio.timeout(5):
            if "path" in where:
                _, wire = await loop.create_unix_connection(lambda: _Wire(self._timeout), where["path"])
            else:
                context = ssl.create_default_context() if self._tls else None
                host, port = where.get("host", "localhost"), where.get("port", 6379)
                _, wire = await loop.create_connection(lambda: _Wire(self._timeout), host, port, ssl=context)
            if where.get("password"):
                await wire.ask(("AUTH", *filter(None, (where.get("username"),)), where["password"]))
            if where.get("db"):
                await wire.ask(("SELECT", where["db"]))
        return wire

    @property
    def _name(self) -> str:
        """Without the password."""
        return str(self._where.get("path") or f"{self._where.get('host', 'localhost')}:{self._where.get('port', 6379)}")


class _Wire(asyncio.Protocol):
    """One connection's life."""

    def __init__(self, timeout: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._timeout = timeout
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[tuple[asyncio.Future[Any], float]] = deque()
        self._out: list[bytes] = []
        self._in = bytearray()
        self._watch: asyncio.TimerHandle | None = None
        self.closed = False

    def ask(self, command: tuple[Any, ...]) -> asyncio.Future[Any]:
        """Send: at once when the wire is idle, else with whatever is asked in this turn of the loop."""
        answer: asyncio.Future[Any] = self._loop.create_future()
        if self.closed:
            answer.set_exception(ConnectionError("the connection is closed"))
            return answer
        if not self._waiting and self._transport is not None:
            self._transport.write(_packed(command))
        else:
            if not self._out:
                self._loop.call_soon(self._flush)
            self._out.append(_packed(command))
        self._waiting.append((answer, self._loop.time()))
        if self._watch is None:
            self._watch = self._loop.call_later(self._timeout, self._look)
        return answer

    def hang_up(self) -> None:
        """Close at once."""
        self.closed = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail(ConnectionError(str(exc or "the server hung up")))

    def data_received(self, data: bytes) -> None:
        self._in += data
        at = 0
        while self._waiting:
            answer, end = _parsed(self._in, at)
            if answer is _INCOMPLETE:
                break
            at = end
            future, _ = self._waiting.popleft()
            if future.done():
                continue  # whoever asked was cancelled
            if isinstance(answer, RedisError):
                future.set_exception(answer)
            else:
                future.set_result(answer)
        del self._in[:at]

    def _flush(self) -> None:
        if self._transport is not None and not self.closed:
            self._transport.write(b"".join(self._out))
        self._out.clear()

    def _look(self) -> None:
        """Is the server silent?"""
        self._watch = None
        if not self._waiting:
            return
        oldest = self._waiting[0][1]
        if self._loop.time() - oldest >= self._timeout:
            self._fail(TimeoutError("no answer"))
            self.hang_up()
        else:
            self._watch = self._loop.call_at(oldest + self._timeout, self._look)

    def _fail(self, error: RedisError) -> None:
        self.closed = True
        if self._watch is not None:
            self._watch.cancel()
        while self._waiting:
            future, _ = self._waiting.popleft()
            if not future.done():
                future.set_exception(error)


def _packed(command: tuple[Any, ...]) -> bytes:
    parts = [b"*%d\r\n" % len(command)]
    for value in command:
        if isinstance(value, str):
            raw = value.encode()
        elif isinstance(value, bytes):
            raw = value
        else:
            raw = repr(value).encode()  # a number; of a float this is the shortest form that is exact
        parts.append(b"$%d\r\n%b\r\n" % (len(raw), raw))
    return b"".join(parts)


def _parsed(data: bytearray, at: int) -> tuple[Any, int]:
    """The answer that begins at `at`, and where the next begins; `_INCOMPLETE` when more has to come."""
    end = data.find(b"\r\n", at)
    if end < 0:
        return _INCOMPLETE, at
    kind, line, end = data[at], data[at + 1 : end], end + 2
    if kind == 36:  # $
        size = int(line)
        if size < 0:
            return None, end
        if len(data) < end + size + 2:
            return _INCOMPLETE, at
        return bytes(data[end : end + size]), end + size + 2
    if kind == 58:  # :
        return int(line), end
    if kind == 43:  # +
        return bytes(line), end
    if kind == 45:  # -
        return _error(bytes(line)), end
    return _array(data, int(line), at, end)


def _array(data: bytearray, size: int, at: int, end: int) -> tuple[Any, int]:
    if size < 0:
        return None, end
    found = []
    for _ in range(size):
        one, end = _parsed(data, end)
        if one is _INCOMPLETE:
            return _INCOMPLETE, at
        found.append(one)
    return found, end


def _error(line: bytes) -> RedisError:
    kind, _, rest = line.partition(b" ")
    known = _ERRORS.get(kind)
    return ResponseError(line.decode()) if known is None else known(rest.decode())
