"""A Redis Cluster: each command goes to the node that has its key, which may change at any time.

(redis-py has one of these, whose connections get into each other's way when several tasks use it at its start.)
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot
from redis.exceptions import ConnectionError, RedisError, ResponseError

from tgbot.line import Line, Unreached

_TRIES = 8
_KEYLESS = frozenset({"PING", "TIME", "CLUSTER", "INFO"})
_KEY_AT = {"EVALSHA": 3, "EVAL": 3, "XGROUP": 2, "MEMORY": 2}


class Nodes:
    """The lines to a cluster's masters. `url` names any node; all take its password and its TLS."""

    def __init__(self, url: str) -> None:
        self._seed = Line(url, tries=1)
        self._lines: dict[str, Line] = {self._seed.url: self._seed}
        self._slots: list[Line] = []
        self._learning = asyncio.Lock()

    async def do(self, command: tuple[Any, ...]) -> Any:
        """The answer to a command. Raises RedisError."""
        return await self._routed(command, False)

    async def block(self, command: tuple[Any, ...]) -> Any:
        """As `do`, for a command for which the server takes its time."""
        return await self._routed(command, True)

    async def many(self, commands: Sequence[tuple[Any, ...]]) -> list[Any]:
        """The answers to several commands; those for one node are sent together. Raises the first RedisError among
        them."""
        return list(await asyncio.gather(*(self.do(command) for command in commands)))

    async def close(self) -> None:
        """Hang up everywhere."""
        for line in self._lines.values():
            await line.close()

    async def _routed(self, command: tuple[Any, ...], block: bool) -> Any:
        error: RedisError | None = None
        for attempt in range(_TRIES):
            if attempt > 1:
                await asyncio.sleep(min(0.5, 0.02 * 2**attempt))
            try:
                line = await self._line_for(command)
                return await (line.block(command) if block else line.do(command))
            except Unreached as unreached:
                error = unreached
                self._slots = []
            except ConnectionError:
                self._slots = []
                raise
            except ResponseError as refusal:
                kind, _, rest = str(refusal).partition(" ")
                if kind == "ASK":
                    return (await self._line(rest.split()[1]).many([("ASKING",), command]))[1]
                if kind not in ("MOVED", "CLUSTERDOWN", "TRYAGAIN"):
                    raise
                error = refusal
                self._slots = []
        raise error or AssertionError

    async def _line_for(self, command: tuple[Any, ...]) -> Line:
        if not self._slots:
            await self._learn()
        if command[0] in _KEYLESS:
            return self._slots[0]
        key = _key(command)
        return self._slots[key_slot(key if isinstance(key, bytes) else str(key).encode())]

    async def _learn(self) -> None:
        """Ask any node that answers who has which slots."""
        async with self._learning:
            error: RedisError | None = None
            for line in tuple(self._lines.values()):
                if self._slots:
                    return
                try:
                    self._slots = self._map(await line.do(("CLUSTER", "SLOTS")), line)
                except RedisError as failed:
                    error = failed
            if not self._slots:
                raise error or Unreached("no node of the cluster answers")

    def _map(self, ranges: list[Any], asked: Line) -> list[Line]:
        slots = [asked] * REDIS_CLUSTER_HASH_SLOTS
        for start, end, (host, port, *_), *_ in ranges:
            line = self._line(f"{host.decode()}:{port}" if host else f"{urlsplit(asked.url).hostname}:{port}")
            slots[start : end + 1] = [line] * (end + 1 - start)
        return slots if ranges else []

    def _line(self, address: str) -> Line:
        """The line to «host:port»."""
        seed = urlsplit(self._seed.url)
        host, _, port = address.rpartition(":")
        bare = f"[{host}]" if ":" in host and not host.startswith("[") else host or str(seed.hostname)
        credentials = f"{seed.netloc.rpartition('@')[0]}@" if "@" in seed.netloc else ""
        url = urlunsplit((seed.scheme, f"{credentials}{bare}:{port}", "", seed.query, ""))
        if url not in self._lines:
            self._lines[url] = Line(url, tries=1)
        return self._lines[url]


def _key(command: tuple[Any, ...]) -> Any:
    """The key that says where a command belongs. All its keys are in one slot."""
    if command[0] == "XREADGROUP":
        return command[command.index("STREAMS") + 1]
    return command[_KEY_AT.get(command[0], 1)]
