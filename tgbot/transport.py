"""How calls travel to the Bot API: python-telegram-bot's request interface on one aiohttp session.

PTB's own transport (httpx) costs several times the CPU per call; see docs/performance.md.
"""

from __future__ import annotations

from typing import Any
from urllib.request import getproxies, proxy_bypass

import aiohttp
import orjson
from telegram.error import NetworkError, TelegramError, TimedOut
from telegram.request import BaseRequest, RequestData
from yarl import URL

_JSON = {"Content-Type": "application/json"}


class AiohttpRequest(BaseRequest):
    """Give one instance as both `request` and `get_updates_request` of a Bot: they then share connections.

    Timeouts are seconds. Raises telegram.error.TimedOut and NetworkError, which name no URL, as a URL holds the token.
    """

    __slots__ = ("_connect", "_connections", "_pool", "_read", "_session", "_targets", "_write")

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
        self._read = read_timeout
        self._write = write_timeout
        self._connect = connect_timeout
        self._pool = pool_timeout
        self._session: aiohttp.ClientSession | None = None
        self._targets: dict[str, tuple[URL, str | None]] = {}

    @property
    def read_timeout(self) -> float:
        """Seconds to wait for an answer by default."""
        return self._read

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
        timeout = self._timeout(read_timeout, write_timeout, connect_timeout, pool_timeout)
        headers, body = _body(request_data)
        try:
            target, proxy = self._target(url, method)
            async with self._session.request(
                method, target, data=body, headers=headers, timeout=timeout, proxy=proxy
            ) as response:
                return response.status, await response.read()
        except (TimeoutError, aiohttp.ServerTimeoutError) as error:
            raise TimedOut() from error
        except aiohttp.InvalidURL as error:
            raise NetworkError("InvalidURL") from error
        except (aiohttp.ClientError, OSError) as error:
            raise NetworkError(f"{type(error).__name__}: {error}") from error

    def _target(self, url: str, method: str) -> tuple[URL, str | None]:
        """The address and the proxy that the environment names for it. Looked up once for each method of the API:
        aiohttp's `trust_env` would read .netrc for every call, which costs more than the call."""
        known = self._targets.get(url)
        if known is None:
            parsed = URL(url)
            proxy = None if proxy_bypass(parsed.host or "") else getproxies().get(parsed.scheme)
            known = parsed, proxy
            if method == "POST":  # files have an address each
                self._targets[url] = known
        return known

    def _timeout(self, read: Any, write: Any, connect: Any, pool: Any) -> aiohttp.ClientTimeout:
        none = BaseRequest.DEFAULT_NONE
        read = self._read if read is none else read
        write = self._write if write is none else write
        connect = self._connect if connect is none else connect
        pool = self._pool if pool is none else pool
        parts = (read, write, connect, pool)
        total = None if None in parts else float(sum(parts))
        waiting = None if connect is None or pool is None else connect + pool
        return aiohttp.ClientTimeout(total=total, connect=waiting, sock_connect=connect, sock_read=read)


def _body(data: RequestData | None) -> tuple[dict[str, str], Any]:
    """JSON, or a form when there are files."""
    if data is None:
        return {}, None
    if not data.contains_files:
        return _JSON, orjson.dumps(data.parameters)
    form = aiohttp.FormData()
    for name, value in data.json_parameters.items():
        form.add_field(name, value)
    for name, (filename, content, mime) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return {}, form
