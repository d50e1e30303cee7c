"""kill -9 at twenty random moments of one game: it goes on each time, and every answered tap counts once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from tests.e2e.harness import CLOCK, brisk
from tests.e2e.stage import Game, Stage, hurry, staged
from tgbot.playground.models import Tap

KILLS = 20
DEEDS = ("row", "throw", "open", "pass")


def counted(events: Iterable[e.Event]) -> Counter[tuple[int, str]]:
    """By seat: what only its own answers can have done."""
    found: Counter[tuple[int, str]] = Counter()
    for event in events:
        match event:
            case e.RowingBegan():
                found[event.seat, "row"] += 1
            case e.CardThrown():
                found[event.seat, "throw"] += 1
            case e.CardOpened() | e.WeaponDrawn():
                found[event.seat, "open"] += 1
            case e.TurnPassed():
                found[event.seat, "pass"] += 1
            case e.TimeRanOut() if event.what == "turn" and event.seat is not None:
                found[event.seat, "pass"] -= 1
    return found


def tapped(taps: Iterable[Tap], seats: dict[int | None, int], sure: bool) -> Counter[tuple[int, str]]:
    """By seat: taps that were granted; unless `sure`, also those that may have been."""
    found: Counter[tuple[int, str]] = Counter()
    for tap in taps:
        parts = tap.data.split(":")
        granted = not tap.answer.text if tap.answer else not sure
        if parts[0] == "a" and granted and (deed := parts[3].split(".")[0]) in DEEDS:
            found[seats[tap.user.id], deed] += 1
    return found


async def test_a_game_survives_twenty_kills(tmp_path: Path) -> None:
    chance = Random(20)
    async with staged(tmp_path, CLOCK, apart=True, limits=True) as stage:
        robots, world = stage.playground.robots, stage.world
        robots.policy, robots.delay = brisk, (0.05, 0.3)
        game = await stage.voyage(stage.crew(6))
        for person in game.people:
            robots.take(person)
        hurrying = asyncio.create_task(hurry(stage, [game]))
        for number in range(KILLS):
            before = len(world.taps)
            await stage.playground.keeper.restart()
            if number % 3:  # else it is killed before it is quite awake
                await stage.wait(lambda n=before: any(tap.answer for tap in list(world.taps.values())[n:]), "life")
            await asyncio.sleep(chance.uniform(0.0, 1.5))
        await robots.stop()
        hurrying.cancel()
        await stage.settled()
        await _each_tap_counted_once(stage, game)
        await _it_comes_to_an_end(stage, game)
        # done, and killed before it was written down
        stage.excused = ("query is too old", "getUpdates", "not modified")
        assert stage.refused == []


async def _each_tap_counted_once(stage: Stage, game: Game) -> None:
    events = LIFEBOAT.load_events(await stage.store.events(game.gid))
    seats = {holder.user: seat for seat, holder in enumerate((await game.table()).holders)}
    taps = list(stage.world.taps.values())
    happened, least, most = counted(events), tapped(taps, seats, True), tapped(taps, seats, False)
    assert sum(least.values()) > 5
    for key in happened | least:
        assert least[key] <= happened[key] <= most[key], key


async def _it_comes_to_an_end(stage: Stage, game: Game) -> None:
    """With autopilots, as that is soon."""
    for person in game.people:
        person.send("/leave", game.chat)
    hurrying = asyncio.create_task(hurry(stage, [game]))
    async with asyncio.timeout(120):
        while (await game.table()).stage != "over":
            await asyncio.sleep(0.1)
    hurrying.cancel()
