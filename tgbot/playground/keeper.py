"""The bot's process: started, killed, started again, and watched."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Literal, Protocol, runtime_checkable

from tgbot.playground.models import Json

State = Literal["starting", "running", "stopped", "dead"]
_PATIENCE = 15.0
_LINES = 200


class Bot(Protocol):
    """A running bot."""

    async def stop(self) -> None:
        """Ends it in good order."""
        ...

    async def kill(self) -> None:
        """Ends it at once, in the middle of anything."""
        ...


@runtime_checkable
class Watched(Protocol):
    """A bot that can end by itself, and says so."""

    lines: deque[str]
    """The last lines it wrote."""

    async def ended(self) -> int:
        """Waits for its end; gives the exit code."""
        ...


StartBot = Callable[[str, str], Awaitable[Bot]]
"""From the address of the Bot API and the token to a running bot."""


class ProcessBot:
    """A bot in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.lines: deque[str] = deque(maxlen=_LINES)
        self._reading = asyncio.create_task(self._read())

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    async def stop(self) -> None:
        """SIGTERM; whoever is deaf to it is killed. What the bot has started goes with it."""
        if self._process.returncode is None:
            self._process.terminate()
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._process.wait()
            except TimeoutError:
                await self.kill()
        self._end_family()
        await self._reading

    async def kill(self) -> None:
        """SIGKILL to the bot alone: what it has started (its Valkey) is left behind, as in earnest."""
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def ended(self) -> int:
        """Waits for its end; gives the exit code."""
        return await self._process.wait()

    def _end_family(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGTERM)

    async def _read(self) -> None:
        stream = self._process.stdout
        while stream is not None and (line := await stream.readline()):
            text = line.decode(errors="replace").rstrip()
            self.lines.append(text)
            print(text, file=sys.stderr)


async def subprocess_bot(
    api_url: str,
    token: str,
    env: Mapping[str, str] | None = None,
    command: Sequence[str] = (sys.executable, "-m", "tgbot", "run"),
) -> ProcessBot:
    """Starts the bot as an operator would: TGBOT_API_URL, TGBOT_TOKEN and `env` are all the settings it is given."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("TGBOT_")}
    environment = {**inherited, **(env or {}), "TGBOT_API_URL": api_url, "TGBOT_TOKEN": token}
    process = await asyncio.create_subprocess_exec(
        *command,
        env=environment,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        start_new_session=True,
    )
    return ProcessBot(process)


class Keeper:
    """Keeps one bot; `changed` is called whenever its state is another."""

    def __init__(
        self, start_bot: StartBot, api_url: Callable[[], str], token: str, changed: Callable[[], None]
    ) -> None:
        self._start_bot = start_bot
        self._api_url = api_url
        self._token = token
        self._changed = changed
        self.state: State = "stopped"
        self.code: int | None = None
        """Its exit code, if it ended by itself."""
        self._bots: list[Bot] = []
        self._watching: asyncio.Task[None] | None = None

    @property
    def seen(self) -> Json:
        """For the page."""
        lines = list(self._bots[-1].lines) if self._bots and isinstance(self._bots[-1], Watched) else []
        return {"state": self.state, "code": self.code, "lines": lines[-12:]}

    async def start(self) -> None:
        """Starts the bot, unless it runs."""
        if self.state in ("starting", "running"):
            return
        self._set("starting")
        try:
            bot = await self._start_bot(self._api_url(), self._token)
        except Exception:
            self._set("dead")
            raise
        self._bots.append(bot)
        self.code = None
        self._set("running")
        if isinstance(bot, Watched):
            self._watching = asyncio.create_task(self._watch(bot))

    async def kill(self) -> None:
        """Kills it."""
        if self._bots and self.state == "running":
            await self._unwatch()
            await self._bots[-1].kill()
            self._set("dead")

    async def stop(self) -> None:
        """Stops it in good order, and whatever killed ones have left behind."""
        await self._unwatch()
        for bot in self._bots:
            await bot.stop()
        self._bots = []
        self._set("stopped")

    async def restart(self) -> None:
        """Kills it and starts it again."""
        await self.kill()
        await self.start()

    async def _watch(self, bot: Watched) -> None:
        self.code = await bot.ended()
        self._set("dead")

    async def _unwatch(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
            self._watching = None

    def _set(self, state: State) -> None:
        self.state = state
        self._changed()
