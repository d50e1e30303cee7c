"""Numbers over HTTP."""

import asyncio

import aiohttp

from tgbot.metrics import Metrics, Number
from tgbot.settings import Address


async def test_numbers_are_served_as_text(unused_tcp_port: int) -> None:
    async def read() -> list[Number]:
        return [("calls_total", "Calls", {"Ok": 3, "Wait": 1}), ("updates_waiting", "Waiting", {"": 2})]

    serving = asyncio.create_task(Metrics(Address("127.0.0.1", unused_tcp_port), read).run())
    try:
        async with aiohttp.ClientSession() as session:
            for _ in range(100):
                try:
                    async with session.get(f"http://127.0.0.1:{unused_tcp_port}/metrics") as answer:
                        text = await answer.text()
                        break
                except aiohttp.ClientConnectorError:
                    await asyncio.sleep(0.05)
    finally:
        serving.cancel()
    assert 'tgbot_calls_total{kind="Ok"} 3\n' in text
    assert "# TYPE tgbot_updates_waiting gauge\ntgbot_updates_waiting 2\n" in text
