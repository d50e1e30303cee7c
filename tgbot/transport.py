"""How calls travel to the Bot API: python-telegram-bot's request interface, JSON over our own connections (`post`),
files and whatever goes through a proxy over an aiohttp session.

PTB's own transport (httpx) costs many times the CPU per call; see docs/performance.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, cast
from urllib.request import getproxies, proxy_bypass

import aiohttp
import orjson
from telegram import Bot
from telegram.error import NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData
from yarl import URL

from tgbot.post import Broken, Post


class Times(NamedTuple):
    """Seconds to wait: for an answer, for one's own words to be taken, for a new connection, for a free one."""

    read: float | None
    write: float | None
    connect: float | None
    pool: float | None


@dataclass(frozen=True, slots=True)
class Plain:
    """What `do_request` reads of a RequestData, for parameters that are plain JSON already."""

    parameters: dict[str, Any]
    contains_files: bool = False


async def call(
    bot: Bot, method: str, parameters: dict[str, Any], *, read_timeout: Any = BaseRequest.DEFAULT_NONE
) -> Any:
    """The result of a method as bare JSON. Raises TelegramError, of the kinds that PTB's own methods raise.

    `Bot.do_api_request` does the same, but first takes every parameter apart to look for files in it.
    """
    data = cast(RequestData, Plain(parameters))  # which is handed to `do_request` as it is
    return await bot.request.post(f"{bot.base_url}/{method}", data, read_timeout=read_timeout)


class AiohttpRequest(BaseRequest):
    """Give one instance as both `request` and `get_updates_request` of a Bot: they then share connections.

    Timeouts are seconds. Raises telegram.error.TimedOut and NetworkError, which name no URL, as a URL holds the token.
    """

    __slots__ = ("_connections", "_posts", "_session", "_times")

    def __init__(
        self,
        *,
        connections: int = 128,
        read_timeout: float = 10.0,
        write_timeout: float = 20.0,
        connect_timeout: float = 5.0,
        pool_timeout: float = 10.0,
    ) -> None:
        self._connections = connections
        self._times = Times(read_timeout, write_timeout, connect_timeout, pool_timeout)
        self._session: aiohttp.ClientSession | None = None
        self._posts: dict[str, Post | None] = {}

    @property
    def read_timeout(self) -> float | None:
        """Seconds to wait for an answer by default."""
        return self._times.read

    async def initialize(self) -> None:
        """Open the session; may be called again."""
        if self._session is None or self._session.closed:
            connector = aiohttp.TCPConnector(limit=self._connections, ttl_dns_cache=300, keepalive_timeout=30)
            self._session = aiohttp.ClientSession(
                connector=connector,
                headers={"User-Agent": self.USER_AGENT},
                cookie_jar=aiohttp.DummyCookieJar(),
            )

    async def shutdown(self) -> None:
        """Close the session; may be called again."""
        for post in self._posts.values():
            if post is not None:
                post.close()
        self._posts.clear()
        if self._session is not None:
            await self._session.close()
            self._session = None

    @staticmethod
    def parse_json_payload(payload: bytes) -> Any:
        """The answer's JSON. Raises TelegramError when it is none."""
        try:
            return orjson.loads(payload)
        except orjson.JSONDecodeError as error:
            raise TelegramError("Invalid server response") from error

    async def do_request(
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Any = BaseRequest.DEFAULT_NONE,
        write_timeout: Any = BaseRequest.DEFAULT_NONE,
        connect_timeout: Any = BaseRequest.DEFAULT_NONE,
        pool_timeout: Any = BaseRequest.DEFAULT_NONE,
    ) -> tuple[int, bytes]:
        """Make one call: HTTP status and body."""
        if self._session is None:
            raise NetworkError("the transport is not open")
        given = zip((read_timeout, write_timeout, connect_timeout, pool_timeout), self._times, strict=True)
        times = Times(*(usual if one is BaseRequest.DEFAULT_NONE else one for one, usual in given))
        try:
            if method == "POST" and not (request_data and request_data.contains_files):
                post, target = self._post(url)
                if post is not None:
                    body = orjson.dumps({} if request_data is None else request_data.parameters)
                    return await post.send(target, body, pool=times.pool, connect=times.connect, read=times.read)
            return await _through(self._session, url, method, request_data, times)
        except (TimeoutError, aiohttp.ServerTimeoutError) as error:
            raise TimedOut() from error
        except (aiohttp.InvalidURL, ValueError) as error:
            raise NetworkError("InvalidURL") from error
        except Broken as error:
            raise NetworkError(str(error)) from error
        except (aiohttp.ClientError, OSError) as error:
            raise NetworkError(f"{type(error).__name__}: {error}") from error

    def _post(self, url: str) -> tuple[Post | None, str]:
        """The connections to a server, or None if a proxy leads there; and what to ask it for. Raises ValueError."""
        scheme, _, rest = url.partition("://")
        host, _, path = rest.partition("/")
        origin = f"{scheme}://{host}"
        if origin not in self._posts:
            parsed = URL(origin)
            self._posts[origin] = None if _proxy(parsed) else Post(parsed, self.USER_AGENT, self._connections)
        return self._posts[origin], f"/{path}"


def _proxy(url: URL) -> str | None:
    """The proxy that the environment names. (aiohttp's `trust_env` would read .netrc for every call.)"""
    return None if proxy_bypass(url.host or "") else getproxies().get(url.scheme)


async def _through(
    session: aiohttp.ClientSession, url: str, method: str, data: RequestData | None, times: Times
) -> tuple[int, bytes]:
    total = None if None in times else float(sum(filter(None, times)))
    waiting = None if times.connect is None or times.pool is None else times.connect + times.pool
    timeout = aiohttp.ClientTimeout(total=total, connect=waiting, sock_connect=times.connect, sock_read=times.read)
    headers, body = _body(data)
    where = URL(url)
    async with session.request(
        method, where, data=body, headers=headers, timeout=timeout, proxy=_proxy(where)
    ) as response:
        return response.status, await response.read()


def _body(data: RequestData | None) -> tuple[dict[str, str], Any]:
    """JSON, or a form when there are files."""
    if data is None:
        return {}, None
    if not data.contains_files:
        return {"Content-Type": "application/json"}, orjson.dumps(data.parameters)
    form = aiohttp.FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, mime) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return {}, form
