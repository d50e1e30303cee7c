from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from yarl import URL

from tgbot.post import Broken, Post

PLAIN = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


@asynccontextmanager
async def served(*answers: bytes | Callable[[], bytes]) -> AsyncIterator[tuple[Post, list[bytes], list[int]]]:
    """A server that gives these answers, one to each request; what it heard, and how many connections it had. An answer
    that ends with «|» is its connection's last."""
    left, heard, connections = list(answers), [], []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(1)
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                size = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0])
                heard.append(head + await reader.readexactly(size))
                answer = left.pop(0)
                writer.write(answer.removesuffix(b"|"))
                await writer.drain()
                if answer.endswith(b"|"):
                    break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    post = Post(URL(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"), "tests", 4)
    yield post, heard, connections
    post.close()
    server.close()


async def ask(post: Post, body: bytes = b"{}", read: float = 1.0) -> tuple[int, bytes]:
    return await post.send("/bot1:a/getMe", body, pool=1.0, connect=1.0, read=read)


async def test_requests_follow_each_other_on_one_connection() -> None:
    async with served(PLAIN, PLAIN) as (post, heard, connections):
        assert await ask(post, "{«я»}".encode()) == (200, b"ok")
        assert await ask(post) == (200, b"ok")
        assert heard[0].startswith(b"POST /bot1:a/getMe HTTP/1.1\r\nHost: 127.0.0.1:")
        assert heard[0].endswith("\r\n\r\n{«я»}".encode())
        assert b"Content-Type: application/json\r\n" in heard[0]
        assert len(connections) == 1


async def test_many_at_once_have_connections_of_their_own_and_wait_for_room() -> None:
    async with served(*[PLAIN] * 9) as (post, _, connections):
        assert await asyncio.gather(*(ask(post) for _ in range(9))) == [(200, b"ok")] * 9
        assert len(connections) == 4


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 502 Bad Gateway\r\nTransfer-Encoding: chunked\r\n\r\n1\r\no\r\n1\r\nk\r\n0\r\n\r\n",
        b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 502 Bad\r\nContent-Length: 2\r\n\r\nok",
        b"HTTP/1.1 502 Bad\r\ncontent-length: 2\r\nConnection: close\r\n\r\nok",
        b"HTTP/1.1 502 Bad\r\nContent-Length: 2\r\n\r\nok|",
    ],
    ids=["chunked", "continue", "close", "hung up"],
)
async def test_answers_of_all_kinds(answer: bytes) -> None:
    async with served(answer, PLAIN) as (post, _, _):
        assert await ask(post) == (502, b"ok")
        await asyncio.sleep(0.01)
        assert await ask(post) == (200, b"ok")


@pytest.mark.parametrize(
    "answer",
    [
        b"|",
        b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok|",
        b"HTTP/1.0 200 OK\r\n\r\nok|",
        b"SSH-2.0\r\n\r\n",
    ],
    ids=["nothing", "too little", "of no length", "something else"],
)
async def test_what_is_no_answer_is_broken(answer: bytes) -> None:
    async with served(answer, PLAIN) as (post, _, _):
        with pytest.raises(Broken):
            await ask(post)
        assert await ask(post) == (200, b"ok")


async def test_an_answer_that_comes_too_late_reaches_nobody() -> None:
    async with served(b"", PLAIN, b"", PLAIN) as (post, _, connections):
        with pytest.raises(TimeoutError):
            await ask(post, read=0.05)
        assert await ask(post) == (200, b"ok")
        asked = asyncio.create_task(ask(post))
        await asyncio.sleep(0.05)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await ask(post) == (200, b"ok")
        assert len(connections) == 3


async def test_nobody_there() -> None:
    post = Post(URL("http://127.0.0.1:1"), "tests", 1)
    with pytest.raises(ConnectionRefusedError):
        await ask(post)
