"""One door to Redis or Valkey, a single server or a cluster: commands, pipelines and Lua scripts."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from redis.asyncio import Redis, RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import ConnectionError, NoScriptError, RedisError, TimeoutError

Command = tuple[Any, ...]
Unreachable = (ConnectionError, TimeoutError, OSError)
"""What is raised when the server does not answer; it is worth another try."""

__all__ = ["Command", "Db", "RedisError", "Script", "Unreachable", "connect"]

_RETRY = Retry(ExponentialWithJitterBackoff(base=0.05, cap=0.5), 3)
_OPTIONS: dict[str, Any] = {"protocol": 2, "socket_timeout": 20, "socket_connect_timeout": 5, "retry": _RETRY}
_SCHEMES = {"valkey": "redis", "valkeys": "rediss"}


class Script:
    """A Lua script. All its keys must carry one partition tag; `Db.run` passes them."""

    __slots__ = ("sha", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self.sha = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()


class Db:
    """Thin: answers come as redis-py gives them for RESP2, strings as bytes. Raises redis.exceptions.RedisError."""

    __slots__ = ("_client",)

    def __init__(self, client: Redis | RedisCluster) -> None:
        self._client: Any = client

    async def do(self, *command: Any, **options: Any) -> Any:
        """One command; `options` are for redis-py's reading of the answer."""
        return await self._client.execute_command(*command, **options)

    async def many(self, commands: Sequence[Command]) -> list[Any]:
        """Several commands in one go, not atomic; on a cluster they may touch any slots."""
        pipe = self._client.pipeline(transaction=False)
        for command in commands:
            pipe.execute_command(*command)
        answers: list[Any] = await pipe.execute()
        return answers

    async def run(self, script: Script, keys: Sequence[str], *args: Any) -> Any:
        """A script, loaded at its first use on each server."""
        try:
            return await self._client.execute_command("EVALSHA", script.sha, len(keys), *keys, *args)
        except NoScriptError:
            return await self._client.execute_command("EVAL", script.text, len(keys), *keys, *args)

    async def close(self) -> None:
        """Close all connections."""
        await self._client.aclose()


def connect(url: str) -> Db:
    """By the address: redis://, rediss://, unix://, valkey://, or redis+cluster:// (any node of it).

    Connects at the first command.
    """
    scheme, _, rest = url.partition("://")
    scheme, _, kind = scheme.partition("+")
    plain = f"{_SCHEMES.get(scheme, scheme)}://{rest}"
    if kind == "cluster":
        return Db(RedisCluster.from_url(plain, **_OPTIONS))
    return Db(Redis.from_url(plain, **_OPTIONS))
