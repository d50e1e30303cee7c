"""kill -9 at twenty random moments of one game: it goes on each time, and every answered tap counts once."""

import asyncio
from collections import Counter
from random import Random

from engine.lifeboat import events as e
from engine.lifeboat.rules import LIFEBOAT
from tests.e2e.harness import brisk, ended, in_subprocess
from tgbot.playground.models import Tap
from tgbot.playground.play import Playground
from tgbot.records import opened
from tgbot.registers import Registers
from tgbot.settings import load

KILLS = 20


def counted(events: tuple[e.Event, ...]) -> Counter[tuple[int, str]]:
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


def tapped(taps: list[Tap], seats: dict[int, int], sure: bool) -> Counter[tuple[int, str]]:
    """By seat: taps that were granted; unless `sure`, also those that may have been."""
    found: Counter[tuple[int, str]] = Counter()
    for tap in taps:
        parts = tap.data.split(":")
        granted = not tap.answer.text if tap.answer else not sure
        if parts[0] == "a" and granted:
            found[seats[tap.user.id], parts[3].split(".")[0]] += 1
    return found


async def test_a_game_survives_twenty_kills(tmp_path) -> None:
    chance = Random(20)
    start = in_subprocess(tmp_path, clock=20)
    async with Playground(start, seed=20, robot_delay=(0.05, 0.3)) as playground:
        playground.robots.policy = brisk
        world, keeper = playground.world, playground.keeper
        host, chat = await playground.voyage("ru", 4, 0)
        playground.robots.take(host)
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.2, 3.0))
            taps = len(world.taps)
            await keeper.restart()
            await world.wait_for(
                lambda taps=taps: ended(chat) or any(t.answer for t in list(world.taps.values())[taps:]), 60
            )
        await world.wait_for(lambda: ended(chat), 400)
        await playground.robots.stop()
        await asyncio.sleep(1)
        assert [
            (entry.method, entry.reason) for entry in playground.api.ledger.refused if entry.method != "getUpdates"
        ] == []
        taps_made = list(world.taps.values())
        settings = load(token=world.token, data_dir=tmp_path)
        async with opened(settings) as store:
            gid = next(tap.data.split(":")[1] for tap in taps_made if tap.data.startswith("a:"))
            loaded = await store.load(gid)
            assert loaded is not None
            assert await Registers(store).games_of(host.id) == []
            events = LIFEBOAT.load_events(await store.events(gid))
        seats = {holder.user: seat for seat, holder in enumerate(loaded.table.holders)}
        happened, least, most = counted(events), tapped(taps_made, seats, True), tapped(taps_made, seats, False)
        for key in happened:
            assert least[key] <= happened[key] <= most[key], key
