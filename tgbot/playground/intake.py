"""How updates reach the bot: it polls, or they are posted to its webhook."""

import asyncio
import ipaddress
import json
import re
from typing import Any
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout

from tgbot.playground.errors import bad, conflict
from tgbot.playground.models import Json
from tgbot.playground.schema import Params
from tgbot.playground.world import World

MOST_SECONDS = 50
_BEATEN = "terminated by other getUpdates request; make sure that only one bot instance is running"
_WEBHOOK = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"


class Intake:
    """One of the two ways at a time."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._poll = 0
        self._closing = False
        self._delivery: asyncio.Task[None] | None = None
        self._retrying: list[Json] = []
        self._webhook: Json = {"url": ""}
        self._secret: str | None = None
        self._error: Json = {}

    async def get_updates(self, params: Params) -> list[Json]:
        """getUpdates: answers at once if something waits, else when it comes or when time is up."""
        if self._webhook["url"]:
            raise conflict(_WEBHOOK)
        updates = self._world.updates
        updates.allow(params.get("allowed_updates"))
        self._poll += 1
        mine, loop = self._poll, asyncio.get_running_loop()
        updates.wake()
        offset, limit = params.get("offset", 0), min(max(params.get("limit", 100), 1), 100)
        deadline = loop.time() + min(max(params.get("timeout", 0), 0), MOST_SECONDS)
        while True:
            if mine != self._poll:
                raise conflict(_WEBHOOK if self._webhook["url"] else _BEATEN)
            if found := updates.take(offset, limit):
                return found
            if (left := deadline - loop.time()) <= 0 or self._closing:
                return []
            await updates.arrival(left)

    async def set_webhook(self, params: Params) -> bool:
        """setWebhook; an empty address removes it."""
        url, secret = params["url"], params.get("secret_token")
        if not url:
            return await self.delete_webhook(params)
        _check_address(url)
        if secret is not None and not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret):
            raise bad("secret token contains unallowed characters" if secret else "secret token must be non-empty")
        most = params.get("max_connections", 40)
        if not 1 <= most <= 100:
            raise bad("bad webhook: max_connections must be from 1 to 100")
        await self._stop_delivery()
        if params.get("drop_pending_updates"):
            self._world.updates.clear()
        self._world.updates.allow(params.get("allowed_updates"))
        self._webhook, self._secret, self._error = {"url": url, "max_connections": most}, secret, {}
        self._poll += 1
        self._world.updates.wake()
        self._delivery = asyncio.create_task(self._deliver(url, most))
        return True

    async def delete_webhook(self, params: Params) -> bool:
        """deleteWebhook."""
        await self._stop_delivery()
        if params.get("drop_pending_updates"):
            self._world.updates.clear()
        self._webhook, self._secret, self._error = {"url": ""}, None, {}
        return True

    async def webhook_info(self, params: Params) -> Json:
        """getWebhookInfo."""
        pending = len(self._world.updates) + len(self._retrying)
        info: Json = {"has_custom_certificate": False, "pending_update_count": pending}
        if allowed := self._world.updates.allowed:
            info["allowed_updates"] = allowed
        return self._webhook | info | self._error

    async def close(self) -> None:
        """Lets waiting polls go and stops delivering."""
        self._closing = True
        self._world.updates.wake()
        await self._stop_delivery()

    async def _stop_delivery(self) -> None:
        if self._delivery is not None:
            self._delivery.cancel()
            await asyncio.gather(self._delivery, return_exceptions=True)
            self._delivery = None
        self._world.updates.give_back(self._retrying)
        self._retrying = []

    async def _deliver(self, url: str, most: int) -> None:
        """Posts updates, several at once: their order is not promised, as on Telegram."""
        places = asyncio.Semaphore(most)
        async with ClientSession(timeout=ClientTimeout(total=60)) as session, asyncio.TaskGroup() as posts:
            while True:
                await self._world.updates.arrival(MOST_SECONDS)
                while (update := self._world.updates.pop()) is not None:
                    self._retrying.append(update)
                    await places.acquire()
                    post = posts.create_task(self._post(session, url, update))
                    post.add_done_callback(lambda _: places.release())

    async def _post(self, session: ClientSession, url: str, update: Json) -> None:
        pause = 0.2
        while True:
            problem = await self._post_once(session, url, update)
            if problem is None:
                self._retrying.remove(update)
                return
            self._error = {"last_error_date": int(self._world.now()), "last_error_message": problem}
            await asyncio.sleep(pause)
            pause = min(pause * 2, 10.0)

    async def _post_once(self, session: ClientSession, url: str, update: Json) -> str | None:
        headers = {"Content-Type": "application/json"}
        if self._secret is not None:
            headers["X-Telegram-Bot-Api-Secret-Token"] = self._secret
        body = json.dumps(update).encode()
        try:
            async with session.post(url, data=body, headers=headers) as response:
                await response.read()
                if 200 <= response.status < 300:
                    return None
                return f"Wrong response from the webhook: {response.status} {response.reason}"
        except (ClientError, OSError, TimeoutError) as error:
            return f"Connection failed: {type(error).__name__}"


def _check_address(url: str) -> None:
    """HTTPS, or plain HTTP to this very machine, as a Bot API server of one's own allows."""
    parts: Any = urlsplit(url)
    if parts.scheme != "https" and not (parts.scheme == "http" and _loopback(parts.hostname or "")):
        raise bad("bad webhook: An HTTPS URL must be provided for webhook")
    if not _loopback(parts.hostname or ""):
        raise bad("bad webhook: Failed to resolve host: the playground calls nobody but this machine")


def _loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
