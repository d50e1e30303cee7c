"""Who does a thing that only one process should do. Only order and thrift rest on it, correctness never.

A lease runs out by itself some seconds after its holder has died, and at once when it died on this very machine: a
bot that is started again need not wait for its own ghost.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import secrets
import socket
import time
from pathlib import Path

from tgbot.db import Db, Script


def _machine() -> str:
    """Where process ids mean the same as here: the machine since it was booted, and the container."""
    marks = [socket.gethostname()]
    try:
        marks.append(Path("/proc/sys/kernel/random/boot_id").read_text().strip())
        marks.append(os.readlink("/proc/self/ns/pid"))
    except OSError:
        pass  # not Linux; the name must do
    return hashlib.sha256("|".join(marks).encode()).hexdigest()[:12]


_HERE = f"{_machine()}:{os.getpid()}:{secrets.token_hex(4)}"
_NUMBERS = itertools.count()


def new_holder() -> str:
    """A name for a part of this process that takes leases."""
    return f"{_HERE}:{next(_NUMBERS)}"


class Lease:
    """One key, one holder. `hold` must be called again before `seconds` are over."""

    def __init__(self, db: Db, key: str, holder: str, seconds: float = 6.0) -> None:
        self._db = db
        self._key = key
        self._holder = holder
        self._seconds = seconds
        self._until = 0.0

    @property
    def held(self) -> bool:
        """Is it surely still ours, also if Redis has not been heard of since?"""
        return time.monotonic() < self._until

    async def hold(self) -> bool:
        """Take it or keep it; False when another living process has it. Raises RedisError."""
        asked = time.monotonic()
        milliseconds = int(self._seconds * 1000)
        holder: bytes = await self._db.run(_HOLD, (self._key,), self._holder, milliseconds, b"")
        if _is_dead(holder.decode()):
            holder = await self._db.run(_HOLD, (self._key,), self._holder, milliseconds, holder)
        mine = holder.decode() == self._holder
        self._until = asked + self._seconds if mine else 0.0
        return mine

    async def release(self) -> None:
        """Let another have it."""
        self._until = 0.0
        await self._db.run(_LET_GO, (self._key,), self._holder)


def _is_dead(holder: str) -> bool:
    """Was it a process of this machine that is no more?"""
    machine, _, rest = holder.partition(":")
    here, pid, mark = _HERE.split(":")
    its_pid, its_mark, *_ = rest.split(":")
    if machine != here or its_mark == mark:
        return False
    if its_pid == pid:
        return True
    try:
        os.kill(int(its_pid), 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass
    return False


_HOLD = Script("""
local have = redis.call('GET', KEYS[1])
if have and have ~= ARGV[1] and have ~= ARGV[3] then return have end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]
""")

_LET_GO = Script("""
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
""")
