from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tgbot.db import RedisError, connect
from tgbot.valkey import EmbeddedValkey, ValkeyError


@pytest.fixture
def directory() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tgbot-test-") as name:
        yield Path(name)


async def _pid(url: str) -> int:
    db = connect(url)
    try:
        return int(
            dict(line.split(b":", 1) for line in (await db.do("INFO", "server")).split() if b":" in line)[b"process_id"]
        )
    finally:
        await db.close()


def _ended(pid: int) -> bool:
    """Gone, or a zombie that a parent has yet to look at."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


async def _set(url: str, value: str) -> None:
    db = connect(url)
    await db.do("SET", "k", value)
    await db.close()


async def _get(url: str) -> bytes | None:
    db = connect(url)
    try:
        found: bytes | None = await db.do("GET", "k")
        return found
    finally:
        await db.close()


async def test_data_outlives_a_clean_stop(directory: Path) -> None:
    first = EmbeddedValkey(directory)
    await _set(await first.start(), "v")
    await first.stop()
    second = EmbeddedValkey(directory)
    assert await _get(await second.start()) == b"v"
    await second.stop()


async def test_two_share_one_server_and_the_last_stops_it(directory: Path) -> None:
    one, two = EmbeddedValkey(directory), EmbeddedValkey(directory)
    urls = await asyncio.gather(one.start(), two.start())
    assert urls[0] == urls[1]
    pid = await _pid(urls[0])
    await one.stop()
    assert await _pid(urls[1]) == pid
    await two.stop()
    assert _ended(pid)


async def test_a_killed_server_loses_nothing_that_was_answered(directory: Path) -> None:
    server = EmbeddedValkey(directory)
    url = await server.start()
    keeper = asyncio.create_task(server.keep(interval=0.02))
    await _set(url, "v")
    os.kill(pid := await _pid(url), signal.SIGKILL)
    async with asyncio.timeout(10):
        while True:
            try:
                assert await _get(url) == b"v"
                break
            except RedisError:
                await asyncio.sleep(0.02)
    assert await _pid(url) != pid
    keeper.cancel()
    await server.stop()


BOT = """
import asyncio, pathlib, sys
from tgbot.db import RedisError, connect
from tgbot.valkey import EmbeddedValkey
async def main():
    url = await EmbeddedValkey(pathlib.Path(sys.argv[1])).start()
    await connect(url).do("SET", "k", "v")
    print("acknowledged", flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


async def test_a_killed_bot_leaves_the_server_which_the_next_start_finds(directory: Path) -> None:
    bot = subprocess.Popen([sys.executable, "-c", BOT, str(directory)], stdout=subprocess.PIPE)
    assert bot.stdout is not None
    assert await asyncio.to_thread(bot.stdout.readline) == b"acknowledged\n"
    bot.kill()
    bot.wait()
    bot.stdout.close()
    server = EmbeddedValkey(directory)
    pid = await _pid(server.url)
    assert await _get(await server.start()) == b"v"
    assert await _pid(server.url) == pid
    await server.stop()
    assert _ended(pid)


async def test_a_long_path_still_gets_a_socket(directory: Path) -> None:
    server = EmbeddedValkey(directory / ("long" * 25))
    assert len(server.url) < 108
    assert await _get(await server.start()) is None
    await server.stop()


async def test_a_directory_that_cannot_be_used(directory: Path) -> None:
    (directory / "file").write_text("")
    with pytest.raises(ValkeyError, match="cannot use the data directory"):
        await EmbeddedValkey(directory / "file").start()


async def test_data_that_cannot_be_read(directory: Path) -> None:
    broken = directory / "valkey" / "appendonlydir"
    broken.mkdir(parents=True)
    (broken / "appendonly.aof.manifest").write_text("nonsense\n")
    with pytest.raises(ValkeyError, match="Valkey ended with code 1"):
        await EmbeddedValkey(directory).start()
