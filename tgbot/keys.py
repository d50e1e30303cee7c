"""The names of everything that is stored.

What belongs to a game begins with its partition, `{p07}:`, so a game and the indexes that change with it lie in one
slot of a cluster and one script may touch them together. The same goes for a shard's `{s07}:` and a chat's `{c-100…}:`.
Everything else is a key by itself, never joined with another in a script.
"""

from __future__ import annotations

import zlib

PARTITIONS = 64
SHARDS = 16
"""Streams of updates. Changing either number strands what is stored: it needs a migration."""


def partition(gid: str) -> int:
    """Where a game lives: the same for ever, on every machine."""
    return zlib.crc32(gid.encode()) % PARTITIONS


def tag(number: int) -> str:
    """The part of a key that a cluster hashes."""
    return f"{{p{number:02}}}"


def game(gid: str) -> str:
    """Hash: `v` version · `t` table · `n` number of events · `u` updates applied · `p:`, `s:` path, shown."""
    return f"{tag(partition(gid))}:g:{gid}"


def log(gid: str) -> str:
    """List of chunks of events."""
    return f"{tag(partition(gid))}:e:{gid}"


def due(number: int) -> str:
    """Sorted set of a partition: game → unix time at which the clock must look at it."""
    return f"{tag(number)}:due"


def dirty(number: int) -> str:
    """Sorted set of a partition: «game audience» → unix time from which it may be delivered."""
    return f"{tag(number)}:dirty"


def leases(number: int) -> str:
    """Sorted set of a partition: «game audience» → unix time until which a sender has it."""
    return f"{tag(number)}:leases"


def shard(place: int) -> int:
    """The stream in which what happens in a chat, or to a person, keeps its order."""
    return zlib.crc32(str(place).encode()) % SHARDS


def stream(number: int) -> str:
    """Stream of a shard: updates not yet handled."""
    return f"{{s{number:02}}}:updates"


def received(number: int) -> str:
    """Sorted set of a shard: ids of updates taken in lately → unix time."""
    return f"{{s{number:02}}}:received"


def dead(number: int) -> str:
    """List of a shard: updates that could not be handled."""
    return f"{{s{number:02}}}:dead"


def owner(number: int) -> str:
    """String of a shard: the worker that reads it."""
    return f"{{s{number:02}}}:owner"


WORKERS = "workers"
"""Sorted set: living workers → unix time of the last sign of life."""
POLLER = "poller"
"""String: the process that asks Telegram for updates."""
CAUGHT_UP = "caught-up"
"""String: unix time at which nothing waited at Telegram."""
ALIVE = "alive"
"""String: unix time at which the clock last ran."""
CALLS = "calls"
"""List: times of the latest calls of the whole bot, newest first."""


SALT = "salt"
"""String: the secret from which the islands of the days come."""


def chat_calls(chat: int) -> str:
    """List: times of the latest calls to a chat, newest first."""
    return f"{{c{chat}}}:calls"


def chat_pause(chat: int) -> str:
    """String with an expiry: Telegram asked for a pause in this chat."""
    return f"{{c{chat}}}:pause"


def claim(chat: int, thread: int | None) -> str:
    """String: the game of a chat, or of a topic of it."""
    return f"claim:{chat}:{thread or 0}"


def chat_games(chat: int) -> str:
    """Set: games of a chat, perhaps also some that have ended."""
    return f"chat:{chat}:games"


def user_games(user: int) -> str:
    """Set: games of a person, perhaps also some that have ended."""
    return f"user:{user}:games"


def results(user: int) -> str:
    """Hash: a person's games that have ended and are remembered → how."""
    return f"user:{user}:results"


def board(day: str) -> str:
    """Sorted set with an expiry: who has ended the island of a day → score."""
    return f"board:{day}"


def profile(user: int) -> str:
    """Hash: what is known of a person."""
    return f"user:{user}"


def group(chat: int) -> str:
    """Hash: a group's settings."""
    return f"chat:{chat}"


def moved(chat: int) -> str:
    """String: the supergroup that a group has become."""
    return f"chat:{chat}:moved"
