"""One connection to a Redis server, shared by everybody in the process: commands go out together and answers come in
order.

redis-py takes 110 µs of CPU for a command (a pool, retries, streams, metrics), this takes 15, and a tap needs some
twenty. It knows RESP2, passwords, databases and TLS; no subscriptions.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import deque
from collections.abc import Sequence
from typing import Any, cast

from hiredis import Reader, pack_command
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
_ERRORS: dict[str, type[RedisError]] = {
    "NOSCRIPT": NoScriptError,
    "LOADING": BusyLoadingError,
    "MASTERDOWN": BusyLoadingError,
    "NOAUTH": AuthenticationError,
    "WRONGPASS": AuthenticationError,
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
        if not commands:
            return []
        answers: list[Any] = await wire.ask_all(commands)
        for answer in answers:
            if isinstance(answer, RedisError):
                raise answer
        return answers

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


class _Question:
    """What was asked: one command, or (`many`) several whose answers come as a list."""

    __slots__ = ("answer", "many", "since", "so_far")

    def __init__(self, answer: asyncio.Future[Any], since: float, many: int) -> None:
        self.answer = answer
        self.since = since
        self.many = many
        self.so_far: list[Any] = []


class _Wire(asyncio.Protocol):
    """One connection's life."""

    def __init__(self, timeout: float) -> None:
        self._loop = asyncio.get_running_loop()
        self._timeout = timeout
        self._transport: asyncio.Transport | None = None
        self._waiting: deque[_Question] = deque()
        self._out: list[bytes] = []
        self._in = Reader(protocolError=ConnectionError, replyError=_error, notEnoughData=_INCOMPLETE)
        self._watch: asyncio.TimerHandle | None = None
        self.closed = False

    def ask(self, command: tuple[Any, ...]) -> asyncio.Future[Any]:
        """Send: at once when the wire is idle, else with whatever is asked in this turn of the loop."""
        return self._ask(pack_command(command), 0)

    def ask_all(self, commands: Sequence[tuple[Any, ...]]) -> asyncio.Future[Any]:
        """Send several; errors are among the answers."""
        return self._ask(b"".join(map(pack_command, commands)), len(commands))

    def _ask(self, packed: bytes, many: int) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = self._loop.create_future()
        if self.closed:
            answer.set_exception(ConnectionError("the connection is closed"))
            return answer
        if not self._waiting and self._transport is not None:
            self._transport.write(packed)
        else:
            if not self._out:
                self._loop.call_soon(self._flush)
            self._out.append(packed)
        self._waiting.append(_Question(answer, self._loop.time(), many))
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
        self._in.feed(data)
        while self._waiting and (answer := self._in.gets()) is not _INCOMPLETE:
            question = self._waiting[0]
            if question.many:
                question.so_far.append(answer)
                if len(question.so_far) < question.many:
                    continue
                answer = question.so_far
            self._waiting.popleft()
            if question.answer.done():
                continue  # whoever asked was cancelled
            if isinstance(answer, RedisError):
                question.answer.set_exception(answer)
            else:
                question.answer.set_result(answer)

    def _flush(self) -> None:
        if self._transport is not None and not self.closed:
            self._transport.write(b"".join(self._out))
        self._out.clear()

    def _look(self) -> None:
        """Is the server silent?"""
        self._watch = None
        if not self._waiting:
            return
        oldest = self._waiting[0].since
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
            answer = self._waiting.popleft().answer
            if not answer.done():
                answer.set_exception(error)


def _error(line: str) -> RedisError:
    kind, _, rest = line.partition(" ")
    known = _ERRORS.get(kind)
    return ResponseError(line) if known is None else known(rest)
