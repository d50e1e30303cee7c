"""The marks that say who must be looked at, and the leases of those who are being looked at.

To take a mark turns it into a lease, in one step. A commit meanwhile sets a new mark, which waits until the lease is
given back. A sender that dies leaves a lease that runs out and becomes a mark again: nothing is forgotten, and at
most the call it was making is made twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tgbot import keys, tables
from tgbot.db import Db, Script
from tgbot.delivery import shown as shown_form
from tgbot.delivery.shown import Shown
from tgbot.tables import Table

LEASE = 12.0
"""Seconds after which a sender that has not said it is still at it counts as dead."""
_MOST = 200


@dataclass(frozen=True, slots=True)
class Audience:
    """What is stored of one audience of a game."""

    name: str
    shown: Shown
    path: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A game as a sender needs it."""

    table: Table
    events: int
    audiences: tuple[Audience, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """How a look at an audience ended: `shown` is None when it has not changed; `again`: unix time of the next look."""

    audience: str
    shown: Shown | None
    again: float | None


class Marks:
    """The senders' side of the store."""

    def __init__(self, db: Db) -> None:
        self._db = db

    async def ready(self, now: float) -> list[int]:
        """The partitions in which something waits, or a lease has run out."""
        commands = []
        for number in range(keys.PARTITIONS):
            for key in (keys.dirty(number), keys.leases(number)):
                commands.append(("ZRANGE", key, "-inf", now, "BYSCORE", "LIMIT", 0, 1))
        found = await self._db.many(commands)
        return [number for number in range(keys.PARTITIONS) if found[2 * number] or found[2 * number + 1]]

    async def take(self, number: int, now: float) -> dict[str, list[str]]:
        """What waits in a partition, now leased to us: audiences by game."""
        names = (keys.dirty(number), keys.leases(number))
        found: dict[str, list[str]] = {}
        for member in await self._db.run(_TAKE, names, now, now + LEASE, _MOST):
            gid, audience = member.decode().split(" ", 1)
            found.setdefault(gid, []).append(audience)
        return found

    async def read(self, gid: str, audiences: Sequence[str]) -> Picture | None:
        """A game and what these audiences are shown; None when there is no such game."""
        fields = [f"{kind}:{audience}" for audience in audiences for kind in ("s", "p")]
        table, events, *rest = await self._db.do("HMGET", keys.game(gid), "t", "n", *fields)
        if table is None:
            return None
        found = []
        for i, name in enumerate(audiences):
            stored, path = rest[2 * i : 2 * i + 2]
            found.append(Audience(name, shown_form.load(stored), (path or b"").decode()))
        return Picture(tables.load(table), int(events), tuple(found))

    async def save(self, gid: str, audience: str, shown: Shown, now: float) -> None:
        """Write down what is shown, and keep the lease."""
        number = keys.partition(gid)
        names = (keys.game(gid), keys.leases(number))
        member, field = f"{gid} {audience}", f"s:{audience}"
        await self._db.run(_SAVE, names, member, field, shown_form.dump(shown), now + LEASE)

    async def keep(self, places: Iterable[tuple[str, str]], now: float) -> None:
        """We are still at these: game and audience."""
        renewed: dict[int, list[str | float]] = {}
        for gid, audience in places:
            renewed.setdefault(keys.partition(gid), []).extend((now + LEASE, f"{gid} {audience}"))
        await self._db.many([("ZADD", keys.leases(number), "XX", *parts) for number, parts in renewed.items()])

    async def give_back(self, gid: str, rests: Sequence[Rest]) -> float | None:
        """End leases. When the next look at one of these is due, by whomever it was marked."""
        number = keys.partition(gid)
        args: list[str | bytes | float] = []
        for rest in rests:
            shown = b"" if rest.shown is None else shown_form.dump(rest.shown)
            again = "" if rest.again is None else rest.again
            args += [f"{gid} {rest.audience}", f"s:{rest.audience}", shown, again]
        names = (keys.game(gid), keys.dirty(number), keys.leases(number))
        answer: bytes = await self._db.run(_GIVE_BACK, names, *args)
        return float(answer) if answer else None


_TAKE = Script("""
local dirty, leases, now, till = KEYS[1], KEYS[2], ARGV[1], ARGV[2]
for _, member in ipairs(redis.call('ZRANGE', leases, '-inf', now, 'BYSCORE')) do
  redis.call('ZREM', leases, member)
  redis.call('ZADD', dirty, 'LT', now, member)
end
local taken = {}
for _, member in ipairs(redis.call('ZRANGE', dirty, '-inf', now, 'BYSCORE', 'LIMIT', 0, ARGV[3])) do
  if redis.call('ZADD', leases, 'NX', till, member) == 1 then
    redis.call('ZREM', dirty, member)
    taken[#taken + 1] = member
  end
end
return taken
""")

_SAVE = Script("""
if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], ARGV[2], ARGV[3]) end
redis.call('ZADD', KEYS[2], 'XX', ARGV[4], ARGV[1])
return 1
""")

_GIVE_BACK = Script("""
local game, dirty, leases = KEYS[1], KEYS[2], KEYS[3]
local exists, soonest = redis.call('EXISTS', game) == 1, nil
for i = 1, #ARGV, 4 do
  local member, field, shown, again = ARGV[i], ARGV[i + 1], ARGV[i + 2], ARGV[i + 3]
  if shown ~= '' and exists then redis.call('HSET', game, field, shown) end
  redis.call('ZREM', leases, member)
  if again ~= '' then redis.call('ZADD', dirty, 'LT', again, member) end
  local due = tonumber(redis.call('ZSCORE', dirty, member) or '')
  if due and (not soonest or due < soonest) then soonest = due end
end
return soonest and string.format('%.3f', soonest) or ''
""")
