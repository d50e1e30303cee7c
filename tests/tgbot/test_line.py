from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from hiredis import pack_command
from redis.crc import key_slot
from redis.exceptions import (
    AuthenticationError,
    BusyLoadingError,
    ConnectionError,
    NoScriptError,
    ResponseError,
    TimeoutError,
)

from tgbot.cluster import Nodes, _key
from tgbot.line import Line, _Wire


@pytest.fixture
async def line(valkey_url: str) -> AsyncIterator[Line]:
    line = Line(valkey_url)
    await line.do(("FLUSHALL",))
    yield line
    await line.close()


async def test_answers_in_pieces() -> None:
    whole = b"*5\r\n$3\r\na\r\n\r\n:-7\r\n$-1\r\n*2\r\n+OK\r\n*-1\r\n-ERR no\r\n$0\r\n\r\n"
    for cut in range(1, len(whole)):
        wire = _Wire(1.0)
        first, second = wire.ask(("GET", "a")), wire.ask(("GET", "b"))
        wire.data_received(whole[:cut])
        assert not second.done()
        wire.data_received(whole[cut:])
        answer = await first
        assert answer[:4] == [b"a\r\n", -7, None, [b"OK", None]]
        assert isinstance(answer[4], ResponseError)
        assert await second == b""


async def test_many_at_once_get_their_own_answers(line: Line) -> None:
    async def one(n: int) -> None:
        await line.do(("SET", f"k{n}", "x" * n * 100))
        assert await line.do(("STRLEN", f"k{n}")) == n * 100

    await asyncio.gather(*(one(n) for n in range(100)))
    assert await line.many([("STRLEN", f"k{n}") for n in range(100)]) == [n * 100 for n in range(100)]
    big = b"z" * 3_000_000
    assert await line.do(("ECHO", big)) == big


async def test_errors_are_their_askers(line: Line) -> None:
    answers = await asyncio.gather(
        line.do(("NOSUCH",)), line.do(("PING",)), line.do(("EVALSHA", "0" * 40, 0)), return_exceptions=True
    )
    assert isinstance(answers[0], ResponseError)
    assert answers[1] == b"PONG"
    assert isinstance(answers[2], NoScriptError)


async def test_whoever_is_cancelled_does_not_mix_up_the_others(line: Line) -> None:
    tasks = [asyncio.create_task(line.do(("ECHO", f"{n}"))) for n in range(20)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert found[1::2] == [f"{n}".encode() for n in range(1, 20, 2)]


Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def _served(serve: Serve) -> tuple[asyncio.Server, str]:
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    return server, f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def test_a_break_fails_what_was_under_way_and_the_next_command_connects_anew() -> None:
    connections = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        await reader.read(100)
        if connections > 1:
            writer.write(b"+PONG\r\n")
            await reader.read(100)
        writer.close()

    server, url = await _served(serve)
    line = Line(url)
    with pytest.raises(ConnectionError):
        await line.do(("PING",))
    assert await line.do(("PING",)) == b"PONG"
    await line.close()
    server.close()


async def test_a_silent_server_is_a_timeout() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(100)
        await reader.read(100)
        writer.close()

    server, url = await _served(serve)
    line = Line(url, timeout=0.1)
    with pytest.raises(TimeoutError):
        await line.do(("PING",))
    server.close()


async def test_passwords_and_databases() -> None:
    said: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for answer in (b"+OK\r\n", b"+OK\r\n", b"-LOADING wait\r\n", b"-NOAUTH no\r\n"):
            said.append(await reader.read(1000))
            writer.write(answer)
        writer.close()

    server, url = await _served(serve)
    line = Line(url.replace("redis://", "redis://anna:secret@") + "/3")
    with pytest.raises(BusyLoadingError):
        await line.do(("PING",))
    with pytest.raises(AuthenticationError):
        await line.do(("PING",))
    assert said[:2] == [pack_command(("AUTH", "anna", "secret")), pack_command(("SELECT", 3))]
    await line.close()
    server.close()


async def test_no_server_is_said_soon_and_without_a_password() -> None:
    with pytest.raises(ConnectionError, match=r"127\.0\.0\.1:1: ") as caught:
        await Line("redis://:secret@127.0.0.1:1").do(("PING",))
    assert "secret" not in str(caught.value)


@pytest.mark.cluster
async def test_a_cluster_whose_map_is_old_or_changes(cluster_url: str) -> None:
    nodes = Nodes(cluster_url.replace("redis+cluster", "redis"))
    await nodes.do(("SET", "k", "v"))
    right = nodes._slots[key_slot(b"k")]
    wrong = next(line for line in nodes._lines.values() if line.url != right.url and line in nodes._slots)
    nodes._slots = [wrong] * len(nodes._slots)
    assert await nodes.do(("GET", "k")) == b"v"
    assert nodes._slots[key_slot(b"k")].url == right.url

    slot = key_slot(b"new")
    source = nodes._slots[slot]
    target = next(line for line in nodes._slots if line.url != source.url)
    ids = [(await line.do(("CLUSTER", "MYID"))) for line in (source, target)]
    await target.do(("CLUSTER", "SETSLOT", slot, "IMPORTING", ids[0]))
    await source.do(("CLUSTER", "SETSLOT", slot, "MIGRATING", ids[1]))
    await nodes.do(("SET", "new", "there"))
    assert await nodes.do(("GET", "new")) == b"there"
    assert await target.many([("ASKING",), ("GET", "new")]) == [b"OK", b"there"]
    await target.do(("CLUSTER", "SETSLOT", slot, "NODE", ids[1]))
    await source.do(("CLUSTER", "SETSLOT", slot, "NODE", ids[1]))
    assert await nodes.many([("GET", "new"), ("GET", "k")]) == [b"there", b"v"]
    await nodes.do(("DEL", "new"))
    for line in (source, target):
        await line.do(("CLUSTER", "SETSLOT", slot, "NODE", ids[0]))
    await nodes.close()


async def test_a_cluster_of_which_no_node_answers() -> None:
    nodes = Nodes("redis://:secret@127.0.0.1:1")
    with pytest.raises(ConnectionError, match=r"127\.0\.0\.1:1"):
        await nodes.do(("GET", "k"))


def test_where_commands_belong() -> None:
    assert _key(("EVALSHA", "abc", 2, "{a}k", "{a}l", "x")) == "{a}k"
    assert _key(("XREADGROUP", "GROUP", "g", "c", "COUNT", 1, "STREAMS", "s", ">")) == "s"
    assert _key(("XGROUP", "CREATE", "s", "g", "0", "MKSTREAM")) == "s"
    assert _key(("GET", "k")) == "k"


async def test_a_command_that_waits_holds_nobody_up(line: Line) -> None:
    waiting = asyncio.create_task(line.block(("BLPOP", "list", 5)))
    await asyncio.sleep(0.05)
    assert await line.do(("PING",)) == b"PONG"
    await line.do(("RPUSH", "list", "x"))
    assert await waiting == [b"list", b"x"]
    cancelled = asyncio.create_task(line.block(("BLPOP", "list", 5)))
    await asyncio.sleep(0.05)
    cancelled.cancel()
    await asyncio.gather(cancelled, return_exceptions=True)
    await asyncio.sleep(0.05)
    await line.do(("RPUSH", "list", "y"))
    assert await line.block(("BLPOP", "list", 5)) == [b"list", b"y"]
    with pytest.raises(ResponseError):
        await line.block(("NOSUCH",))
