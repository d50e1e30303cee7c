"""One door to Redis or Valkey, a single server or a cluster: commands, several in one go, and Lua scripts."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

from redis.exceptions import ConnectionError, NoScriptError, RedisError, TimeoutError

from tgbot.cluster import Nodes
from tgbot.line import Line

Command = tuple[Any, ...]
Unreachable = (ConnectionError, TimeoutError)
"""What is raised when the server does not answer; it is worth another try."""

__all__ = ["Command", "Db", "RedisError", "Script", "Unreachable", "connect"]

_SCHEMES = {"valkey": "redis", "valkeys": "rediss"}


class Script:
    """A Lua script. All its keys must carry one partition tag; `Db.run` passes them."""

    __slots__ = ("sha", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.sha = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class Server(Protocol):
    """What `Line` and `Nodes` both are."""

    async def do(self, command: Command) -> Any:
        """The answer to a command."""
        ...

    async def many(self, commands: Sequence[Command]) -> list[Any]:
        """The answers to several."""
        ...

    async def block(self, command: Command) -> Any:
        """The answer to a command for which the server takes its time."""
        ...

    async def close(self) -> None:
        """Hang up."""
        ...


class Db:
    """Answers come as RESP2 has them, strings as bytes. Raises redis.exceptions.RedisError."""

    __slots__ = ("_server",)

    def __init__(self, server: Server) -> None:
        self._server = server

    async def do(self, *command: Any) -> Any:
        """One command."""
        return await self._server.do(command)

    async def many(self, commands: Sequence[Command]) -> list[Any]:
        """Several commands in one go, not atomic; on a cluster they may touch any slots."""
        return await self._server.many(commands)

    async def block(self, *command: Any) -> Any:
        """A command that waits at the server (for less than 20 s), so that nobody else has to wait for it."""
        return await self._server.block(command)

    async def run(self, script: Script, keys: Sequence[str], *args: Any) -> Any:
        """A script, loaded at its first use on each server."""
        try:
            return await self._server.do(("EVALSHA", script.sha, len(keys), *keys, *args))
        except NoScriptError:
            return await self._server.do(("EVAL", script.text, len(keys), *keys, *args))

    async def run_all(self, scripts: Sequence[tuple[Script, Sequence[str], Sequence[Any]]]) -> list[Any]:
        """Several scripts in one go, each atomic by itself."""
        asked = [("EVALSHA", script.sha, len(names), *names, *args) for script, names, args in scripts]
        try:
            return await self._server.many(asked)
        except NoScriptError:  # at the first use; those that are known have been run, and are run again
            return [await self.run(script, names, *args) for script, names, args in scripts]

    async def close(self) -> None:
        """Close all connections."""
        await self._server.close()


def connect(url: str) -> Db:
    """By the address: redis://, rediss://, unix://, valkey://, or redis+cluster:// (any node of it).

    Connects at the first command.
    """
    scheme, _, rest = url.partition("://")
    scheme, _, kind = scheme.partition("+")
    plain = f"{_SCHEMES.get(scheme, scheme)}://{rest}"
    return Db(Nodes(plain) if kind == "cluster" else Line(plain))
