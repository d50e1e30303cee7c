"""How often we may call: at most 19 calls to a group in any minute and 25 of the whole bot in any second, counted in
Redis for all processes together; and about one a second to a private chat, several at once now and then.

A window of the latest calls is exact where a bucket that fills is not: it uses the whole of what Telegram allows (20
and 30) less a few for clocks that differ and packets that bunch where a machine is busy. A private chat has a bucket
that drips, as somebody who leafs through menus should never be stopped for long.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Literal

from tgbot import keys
from tgbot.db import Db, Script

Urgency = Literal["prompt", "story", "cosmetic"]
"""What it is for: a question or an answer to somebody · the chronicle, a new board · an edit that could as well
wait."""


@dataclass(frozen=True, slots=True)
class Window:
    """At most `most` calls in any `seconds`; of these, `kept` are not for that urgency."""

    most: int
    seconds: float
    kept: dict[Urgency, int]


@dataclass(frozen=True, slots=True)
class Drip:
    """`most` at once, and one more every `seconds`."""

    most: int
    seconds: float
    kept: dict[Urgency, int]


GROUP = Window(19, 61.0, {"prompt": 0, "story": 4, "cosmetic": 9})
PRIVATE = Drip(8, 1.05, {"prompt": 0, "story": 2, "cosmetic": 4})
WHOLE = Window(25, 1.05, {"prompt": 0, "story": 4, "cosmetic": 8})
_PATIENCE = 0.5


class Buckets:
    """Ask before each call; every answer of 0 must be followed by a call."""

    def __init__(self, db: Db, group: Window = GROUP, private: Drip = PRIVATE, whole: Window = WHOLE) -> None:
        self._db = db
        self._group = group
        self._private = private
        self._whole = whole

    async def take(self, chat: int, urgency: Urgency = "prompt") -> float:
        """0: call now. Else the seconds after which to ask again; nothing was taken."""
        limit = self._private if chat > 0 else self._group
        names = (keys.chat_calls(chat), keys.chat_pause(chat))
        in_chat, wait = await self._db.run_all(
            [(_script(limit), names, _args(limit, urgency)), (_WINDOW, (keys.CALLS,), _args(self._whole, urgency))]
        )
        in_chat, wait = float(in_chat), float(wait)
        if in_chat > 0:
            if wait == 0:
                await self._give_back(self._whole, keys.CALLS)
            return in_chat
        if 0 < wait <= _PATIENCE:
            # The rush of the whole bot passes in a moment, and the place in the chat's window need not be given back.
            await asyncio.sleep(wait)
            wait = float(await self._db.run(_WINDOW, (keys.CALLS,), *_args(self._whole, urgency)))
        if wait > 0:
            await self._give_back(limit, keys.chat_calls(chat))
        return wait

    async def pause(self, chat: int, seconds: float) -> None:
        """Telegram asked for a pause in this chat: nobody is let through until it is over."""
        await self._db.do("SET", keys.chat_pause(chat), "1", "PX", max(1, int(seconds * 1000)))

    async def _give_back(self, limit: Window | Drip, name: str) -> None:
        if isinstance(limit, Window):
            await self._db.do("LPOP", name)
        else:
            await self._db.do("INCRBYFLOAT", name, -limit.seconds)


def _script(limit: Window | Drip) -> Script:
    return _WINDOW if isinstance(limit, Window) else _DRIP


def _args(limit: Window | Drip, urgency: Urgency) -> tuple[float, ...]:
    return limit.most, limit.seconds, limit.kept[urgency]


_HEAD = """
local most, seconds, kept = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if KEYS[2] then
  local left = redis.call('PTTL', KEYS[2])
  if left > 0 then return tostring(left / 1000) end
end
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
"""  # the server's clock is everybody's

# The list holds the times of the latest calls, newest first. A call is let through if the one `most - kept` places back
# has left the window.
_WINDOW = Script(
    _HEAD
    + """
local oldest = redis.call('LINDEX', KEYS[1], most - kept - 1)
if oldest then
  local wait = tonumber(oldest) + seconds - now
  if wait > 0 then return string.format('%.3f', wait + 0.001) end
end
redis.call('LPUSH', KEYS[1], string.format('%.3f', now))
redis.call('LTRIM', KEYS[1], 0, most - 1)
redis.call('EXPIRE', KEYS[1], math.ceil(seconds))
return '0'
"""
)

# The string holds the time at which the bucket will be full again.
_DRIP = Script(
    _HEAD
    + """
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + seconds
local wait = full - now - (most - kept) * seconds
if wait > 0.0005 then return string.format('%.3f', wait + 0.001) end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil((full - now) * 1000))
return '0'
"""
)
