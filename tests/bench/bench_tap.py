"""What a tap costs: the whole bot against a bare python-telegram-bot, over the same Bot API server, side by side.

A tap of the whole bot is all of it: getUpdates, stream, worker, step, commit, answer, and every edit and message in
the group and in six private chats that it leads to. Only the bot's own process is counted, as only the bare bot's is.
The voyage is played by robots who tap what they see.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from pathlib import Path
from statistics import mean

from tests.bench.tapping import Bare, Whole, bare_bot, rush, whole_bot

TAPS = int(os.environ.get("BENCH_TAPS", 240))
ROUND = 20
BETWEEN = 600.0
"""Seconds from tap to tap by the bot's clock."""
SECONDS = 6.0


async def test_one_tap_after_the_other(tmp_path: Path) -> None:
    """Each tap, and all that comes of it, long before the next: as in a game by post, where nothing can be joined."""
    async with whole_bot(tmp_path / "whole") as whole, bare_bot(tmp_path) as bare:
        await whole.quiet()
        await whole.bot.ask("profile", to) if (to := os.environ.get("BENCH_PROFILE")) else None
        costs: dict[str, list[float]] = defaultdict(list)
        bares: list[float] = []
        before = whole.calls
        while sum(map(len, costs.values())) < TAPS and await _round(whole, costs):
            bares.append(await _bare_round(bare))
        assert [(entry.method, entry.reason) for entry in whole.api.ledger.refused] == []
        _tell(costs, bares, (whole.calls - before) / sum(map(len, costs.values())))
        print(f"  at rest, CPU a second            {1000 * await _rest(whole):6.1f} ms")


async def _round(whole: Whole, costs: dict[str, list[float]]) -> bool:
    """Some taps; False at the end of the voyage."""
    left = ROUND
    while left and await whole.later(BETWEEN):
        start = await whole.bot.cpu()
        kind = await whole.tap()
        if kind is not None:
            costs[kind].append(await whole.bot.cpu() - start)
            left -= 1
    return not left


async def _bare_round(bare: Bare) -> float:
    start = await bare.bot.cpu()
    for _ in range(ROUND):
        await bare.tap()
    return (await bare.bot.cpu() - start) / ROUND


async def _rest(whole: Whole) -> float:
    start, since = await whole.bot.cpu(), time.monotonic()
    await whole.rest(2)
    return (await whole.bot.cpu() - start) / (time.monotonic() - since)


def _tell(costs: dict[str, list[float]], bares: list[float], calls: float) -> None:
    every = [cost for found in costs.values() for cost in found]
    bare = mean(bares)
    spread = f"({1000 * min(bares):.2f} to {1000 * max(bares):.2f})"
    print(f"\nOne tap after the other: {len(every)} taps of a voyage of six, {calls:.1f} calls each; CPU of the bot")
    print(f"  bare: getUpdates, answer, edit   {1000 * bare:6.2f} ms  {spread}")
    for kind, found in (*sorted(costs.items()), ("all of them", every)):
        print(f"  {kind + f' ({len(found)})':<32} {1000 * mean(found):6.2f} ms  {mean(found) / bare:5.2f} bare taps")
    print("  aim: 1.00 for all of them")


async def test_many_at_once(tmp_path: Path) -> None:
    """Twelve voyages of six as fast as the robots can, against as many people before the bare bot."""
    print(f"\nMany at once, {SECONDS:.0f} s each, twice by turns")
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for turn in ("1", "2"):
        for kind in ("bare", "whole"):
            taps, cpu = await rush(kind, tmp_path / f"{kind}{turn}", SECONDS)
            found[kind].append((taps / SECONDS, cpu / taps))
    for kind, runs in found.items():
        rate, cost = (mean(values) for values in zip(*runs, strict=True))
        print(f"  {kind:<6} {rate:6.0f} taps a second, {1000 * cost:5.2f} ms of CPU each")
    rates, costs = ([mean(values) for values in zip(*found[kind], strict=True)] for kind in ("whole", "bare"))
    print(f"  whole to bare: taps a second {rates[0] / costs[0]:.2f}, CPU of a tap {rates[1] / costs[1]:.2f}")
