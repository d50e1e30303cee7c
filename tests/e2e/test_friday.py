"""«Пятница» over HTTP: one person, one panel, everything by taps on what is seen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.game import fold, step
from engine.core.types import Answer, Step
from engine.friday.rules import FRIDAY
from engine.friday.state import State
from i18n.texts import texts
from tests.e2e.stage import Stage, datas, has, staged
from tests.helpers.island_screens import sight
from tgbot import keys, play
from tgbot.playground.models import Message
from tgbot.playground.person import Person
from tgbot.registers import Registers
from tgbot.results import Results
from tgbot.screens.friday.moves import standing_for
from tgbot.store import Loaded
from tgbot.tables import Table

LANGUAGES = ("ru", "uk")
FOREIGN = {"ru": "[іїєґ]", "uk": "[ыэъё]"}


async def arrived(stage: Stage, language: str = "ru") -> Person:
    """Somebody who has pressed Start."""
    (person,) = stage.crew(1, language)
    person.start()
    await stage.settled()
    return person


async def menu(stage: Stage, person: Person) -> Message:
    """The menu that /friday brings."""
    person.send("/friday")
    await stage.settled()
    (message,) = [m for m in person.with_buttons() if has(m, "f:")][:1]
    return message


async def begun(stage: Stage, person: Person, level: int = 1) -> tuple[str, Message]:
    """A new island; its id and its panel."""
    message = await menu(stage, person)
    assert await stage.tap(person, message, "f:levels") == ""
    await stage.settled()
    (new,) = [data for data in datas(message) if data.startswith(f"f:new.{level}")]
    assert await stage.tap(person, message, new) == ""
    await stage.settled()
    return panel(person)


def panel(person: Person) -> tuple[str, Message]:
    """The only live message, and of which island it is."""
    (message,) = [m for m in person.with_buttons() if has(m, "n:") or has(m, "d:")]
    (gid,) = {data.split(":")[1] for data in datas(message)}
    return gid, message


async def table(stage: Stage, gid: str) -> Table:
    return (await loaded(stage, gid)).table


async def loaded(stage: Stage, gid: str) -> Loaded:
    found = await stage.store.load(gid)
    assert found is not None
    return found


Choice = Callable[[State], str]


def losing(state: State) -> str:
    """Draws whatever there is, until it cannot be paid for."""
    keys = [option.key for option in FRIDAY.options(state, FRIDAY.decisions(state)[0])]
    return on_button(state, next(key for key in ("draw", "stop", *keys) if key in keys and key != "give_up"))


def careful(state: State) -> str:
    """As the autopilot does."""
    (decision,) = FRIDAY.decisions(state)
    key = FRIDAY.autopilot(FRIDAY.view(state, 0), decision, FRIDAY.options(state, decision), Chance(0))
    assert key is not None
    return on_button(state, key)


def on_button(state: State, key: str) -> str:
    """The key on the button of this answer: what looks alike shares one."""
    one = sight(state)
    return str(standing_for(one, next(option for option in one.options if option.key == key)).key)


def kind_seed(level: int) -> int:
    """An island on which the careful one wins."""
    for seed in range(1000):
        state: State = FRIDAY.start(FRIDAY.load_options({"level": level}), 1, frozenset(), Chance(seed)).state
        while not state.ended:
            after = step(FRIDAY, state, Answer(0, FRIDAY.decisions(state)[0].id, careful(state)), seed)
            assert isinstance(after, Step)
            state = after.state
        if state.ended == "won":
            return seed
    raise AssertionError("nobody ever wins")


async def played(stage: Stage, person: Person, choice: Choice) -> Message:
    """To the end, by taps on buttons that are there."""
    gid, message = panel(person)
    for _ in range(3000):
        now = await table(stage, gid)
        if not now.live:
            await stage.settled()
            return message
        state = play.state_of(now)
        await seen(stage, person, message, button(now, choice(state)))
    raise AssertionError("an island without an end")


def button(now: Table, key: str) -> str:
    """What the button of this answer carries."""
    return f"a:{now.id}:{FRIDAY.decisions(play.state_of(now))[0].id}.{now.notes.get('taken_back', 0)}:{key}"


async def press(stage: Stage, person: Person, message: Message, part: str) -> None:
    """Tap the first button whose data has this in it, and wait until all is shown."""
    (data, *_) = [data for data in datas(message) if part in data]
    assert await stage.tap(person, message, data) == ""
    await stage.settled()


async def seen(stage: Stage, person: Person, message: Message, wanted: str) -> None:
    """Tap this button once it is shown; what loses the game, after the page that asks whether one means it."""
    page = f"n:{wanted.split(':')[1]}:stop" if wanted.endswith(":stop") else wanted
    await stage.wait(lambda: {wanted, page} & {*datas(message)}, wanted)
    if wanted not in datas(message):
        assert await stage.tap(person, message, page) == ""
        await stage.wait(lambda: wanted in datas(message), wanted)
    assert await stage.tap(person, message, wanted) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_island_lost_by_taps(stage: Stage, language: str) -> None:
    person = await arrived(stage, language)
    gid, message = await begun(stage, person, 4)
    first = message.id
    end = await played(stage, person, losing)
    assert end.id == first, "one message from the first card to the score"
    assert has(end, f"d:{gid}:again")
    assert not [data for data in datas(end) if data.startswith(("a:", "n:"))]
    assert not re.search(FOREIGN[language], end.text)


async def test_an_island_won_by_taps(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    person = await arrived(stage)
    seed = kind_seed(1)
    monkeypatch.setattr("tgbot.desk.islands.new_seed", lambda: seed)
    gid, message = await begun(stage, person)
    end = await played(stage, person, careful)
    assert play.state_of(await table(stage, gid)).ended == "won"
    assert "Победа" in end.text
    assert end.id == message.id
    results = await Results(stage.store.db).of(person.id)
    assert [(result.level, result.won) for result in results.values()] == [(1, True)]
    await press(stage, person, end, ":menu")
    (menu_,) = [m for m in person.with_buttons() if has(m, "f:")]
    await press(stage, person, menu_, "f:history")
    assert "100 %" in menu_.text


async def losing_fight(stage: Stage, person: Person, message: Message, gid: str) -> State:
    """A fight that is short after its first card."""
    for _ in range(20):
        await press(stage, person, message, ":fight.0")
        state: State = play.state_of(await table(stage, gid))
        fight = FRIDAY.view(state, 0).fight
        assert fight is not None
        if fight.outcome.short:
            return state
        await press(stage, person, message, ":stop")
    raise AssertionError("Robinson always wins")


async def test_the_last_step_is_taken_back(stage: Stage) -> None:
    """A lost fight, and what was destroyed in it, until the next card is seen; a press that comes twice counts once."""
    person = await arrived(stage)
    gid, message = await begun(stage, person)
    await losing_fight(stage, person, message, gid)
    before = await loaded(stage, gid)
    assert not [data for data in datas(message) if ":undo." in data], "what was seen is not taken back"
    await press(stage, person, message, ":stop")
    lost = await loaded(stage, gid)
    assert play.state_of(lost.table).life < play.state_of(before.table).life
    (undo,) = [data for data in datas(message) if ":undo." in data]
    taps = [stage.world.tap(person.user, message, undo) for _ in range(3)]
    await stage.wait(lambda: all(tap.answer for tap in taps))
    await stage.settled()
    assert sorted(bool(tap.answer and tap.answer.text) for tap in taps) == [False, True, True]
    back = await loaded(stage, gid)
    assert (back.table.state, back.events) == (before.table.state, before.events)
    facts = FRIDAY.load_events(await stage.store.events(gid))
    assert fold(FRIDAY, facts) == play.state_of(back.table)
    stale = next(data for data in datas(message) if data.endswith(":stop")).replace(".1:", ".0:")
    assert await stage.tap(person, message, stale) != "", "a button made before the undo means nothing after it"
    await press(stage, person, message, ":stop")
    assert (await loaded(stage, gid)).events == lost.events


async def test_forged_foreign_and_late_taps_change_nothing(stage: Stage) -> None:
    person, other = await arrived(stage), await arrived(stage)
    gid, message = await begun(stage, person)
    other.send("/friday")
    await stage.settled()
    (theirs,) = [m for m in other.with_buttons() if has(m, "f:")]
    before = await loaded(stage, gid)
    answer = next(data for data in datas(message) if data.startswith("a:"))
    for data in (answer, f"d:{gid}:quit", f"d:{gid}:undo.9.0", f"d:{gid}:menu", f"n:{gid}:deck", f"f:go.{gid}"):
        assert await stage.tap(other, theirs, data) != "", data
    for data in (
        f"d:{gid}:undo.1.0", f"d:{gid}:undo.x.y", f"d:{gid}:dance", f"d:{gid}:again", f"a:{gid}:999.0:draw",
        f"a:{gid}:1.7:draw", f"a:{gid}:xx:draw", answer + "9", "d:aaaaaaaa:go", "f:new.9", "f:board.2026-13-40",
    ):  # fmt: skip
        assert await stage.tap(person, message, data) != "", data
    await stage.settled()
    after = await loaded(stage, gid)
    assert (after.table.state, after.table.stage, after.events) == (before.table.state, "playing", before.events)


async def test_to_press_twice_begins_and_answers_once(stage: Stage) -> None:
    person = await arrived(stage)
    message = await menu(stage, person)
    await press(stage, person, message, "f:levels")
    new = [stage.world.tap(person.user, message, "f:new.3") for _ in range(3)]
    await stage.wait(lambda: all(tap.answer for tap in new))
    await stage.settled()
    assert len(await Registers(stage.store).games_of(person.id)) == 1
    assert not await Results(stage.store.db).of(person.id), "nothing was given up"
    gid, message = panel(person)
    answer = next(data for data in datas(message) if data.startswith("a:"))
    taps = [stage.world.tap(person.user, message, answer) for _ in range(3)]
    await stage.wait(lambda: all(tap.answer for tap in taps))
    assert sorted(bool(tap.answer and tap.answer.text) for tap in taps) == [False, True, True]
    await stage.settled()
    assert FRIDAY.view(play.state_of(await table(stage, gid)), 0).fight is not None


async def test_one_may_play_without_dying_of_old_age(stage: Stage) -> None:
    """F3.2: a choice of the levels' page, kept by the next island of the same kind; it sets no records."""
    person = await arrived(stage)
    await press(stage, person, await menu(stage, person), "f:levels")
    (message,) = [m for m in person.with_buttons() if has(m, "f:levels")]
    await press(stage, person, message, "f:levels.reshuffle")
    assert "f:levels" in datas(message), "the way back"
    await press(stage, person, message, "f:new.2")
    gid, message = panel(person)
    assert (await table(stage, gid)).options == {"level": 2, "old_age": "reshuffle"}
    for part in (":more", ":quit", ":quit"):
        await press(stage, person, message, part)
    await press(stage, person, panel(person)[1], ":again")
    again, _ = panel(person)
    assert again != gid
    assert (await table(stage, again)).options == {"level": 2, "old_age": "reshuffle"}
    (result,) = (await Results(stage.store.db).of(person.id)).values()
    assert result.spared
    message = await menu(stage, person)
    await press(stage, person, message, "f:history")
    assert "ур. 2, без старости" in message.text
    assert "%" not in message.text, "no records"


async def test_giving_up_asks_first_and_counts_as_lost(stage: Stage) -> None:
    person = await arrived(stage)
    gid, message = await begun(stage, person, 2)
    for part in (":more", ":quit", ":quit"):
        await press(stage, person, message, part)
    assert (await table(stage, gid)).stage == "stopped"
    (result,) = (await Results(stage.store.db).of(person.id)).values()
    assert (result.level, result.won) == (2, False)
    assert has(message, f"d:{gid}:again")
    await press(stage, person, message, ":again")
    newer, fresh = panel(person)
    assert newer != gid
    assert fresh.id != message.id
    assert not message.buttons, "the old one is a memory"
    assert FRIDAY.view(play.state_of(await table(stage, newer)), 0).options.level == 2


async def test_a_new_island_gives_up_the_one_that_goes_on(stage: Stage) -> None:
    person = await arrived(stage)
    gid, _ = await begun(stage, person, 1)
    second, _ = await begun(stage, person, 4)
    assert (await table(stage, gid)).stage == "stopped"
    assert (await table(stage, second)).stage == "playing"
    assert list(await Results(stage.store.db).of(person.id)) == [gid]


async def test_the_island_of_the_day_is_one_for_all_and_one_try(stage: Stage) -> None:
    """The same cards, a board by score, names as they are; and beside the own island, not instead of it."""
    people = [await arrived(stage), await arrived(stage)]
    own, _ = await begun(stage, people[0])
    first: list[Any] = []
    for person in people:
        await press(stage, person, await menu(stage, person), "f:day")
        gid, _ = panel(person)
        now = await table(stage, gid)
        first.append((now.state, now.seed, now.notes["day"]))
        for _ in range(1 + len(first)):
            _, message = panel(person)
            now = await table(stage, gid)
            await seen(stage, person, message, button(now, losing(play.state_of(now))))
            await stage.settled()
        _, message = panel(person)
        for part in (":more", ":quit", ":quit"):
            await press(stage, person, message, part)
        await press(stage, person, message, ":board")
    assert first[0] == first[1]
    assert (await table(stage, own)).stage == "playing"
    (board,) = [m for m in people[0].with_buttons() if has(m, "f:")]
    await press(stage, people[0], board, "f:menu")
    await press(stage, people[0], board, "f:board")
    assert all(person.name in board.text for person in people)
    assert not has(board, "f:day")
    assert await stage.tap(people[0], board, "f:day") == texts("ru")("toast-day_done")


async def test_one_live_message_and_the_list_of_games(stage: Stage) -> None:
    """Menu, own island, the day's: whichever comes, the others make room; `/games` leads to each."""
    person = await arrived(stage)
    gid, message = await begun(stage, person)
    await press(stage, person, message, ":more")
    await press(stage, person, message, ":menu")
    assert message.deleted
    (menu_,) = [m for m in person.with_buttons() if has(m, "f:")]
    await press(stage, person, menu_, "f:day")
    day, _ = panel(person)
    assert day != gid
    assert menu_.deleted
    (told,) = await stage.say(person, "/games")
    assert told.count("Пятница") == 2
    (listed,) = [m for m in person.with_buttons() if has(m, f"d:{gid}:go") and has(m, f"d:{day}:go")]
    assert await stage.tap(person, listed, f"d:{gid}:go") == ""
    await stage.settled()
    live = [m for m in person.with_buttons() if has(m, "n:")]
    assert len(live) == 1
    assert has(live[0], f"n:{gid}")


async def test_hints_are_off_until_wanted(stage: Stage) -> None:
    person = await arrived(stage)
    _, message = await begun(stage, person)
    assert "💡" not in message.text
    await press(stage, person, message, ":more")
    hints = next(data for data in datas(message) if data.endswith(":hints"))
    assert await stage.tap(person, message, hints) == texts("ru")("toast-hints_on")
    await stage.settled()
    assert "💡" in message.text


async def test_in_a_group_it_leads_to_the_private_chat(stage: Stage) -> None:
    person = await arrived(stage)
    group = stage.world.groups.create("Клуб", [person])
    await stage.settled()
    (told,) = await stage.say(person, "/friday", group)
    assert "Пятница" in told
    message = person.with_buttons(group)[0]
    person.follow(message.buttons[0][0]["url"])
    await stage.settled()
    assert [m for m in person.with_buttons() if has(m, "f:levels")]


async def test_an_island_rests_and_outlives_the_bot(tmp_path: Path) -> None:
    """kill -9 in the midst of taps: what was answered counts once, and the game goes on, however long it rested."""
    async with staged(tmp_path, apart=True) as stage:
        person = await arrived(stage)
        gid, message = await begun(stage, person)
        for number in range(4):
            facts = (await loaded(stage, gid)).events
            now = await table(stage, gid)
            data = button(now, losing(play.state_of(now)))
            tap = stage.world.tap(person.user, message, data)
            if number % 2:
                await stage.wait(lambda tap=tap: tap.answer)
            await stage.playground.keeper.kill()
            await stage.playground.keeper.start()
            await stage.wait(lambda tap=tap: tap.answer)
            await stage.settled()
            assert (await loaded(stage, gid)).events > facts
        for key in (keys.game(gid), keys.log(gid), keys.user_games(person.id)):
            assert await stage.store.db.do("TTL", key) == -1, "nothing of a resting game expires"
        assert await stage.store.db.do("ZSCORE", keys.due(keys.partition(gid)), gid) is None
        assert panel(person)[0] == gid


async def test_a_robot_plays_an_island_to_its_end(stage: Stage) -> None:
    person = await arrived(stage)
    gid, _ = await begun(stage, person, 4)
    robots = stage.playground.robots
    robots.delay = (0.0, 0.05)
    robots.take(person)
    async with asyncio.timeout(300):
        while (await table(stage, gid)).live:
            await asyncio.sleep(0.2)
    robots.release(person)
    assert (await Results(stage.store.db).of(person.id))[gid].level == 4


async def test_a_result_is_shared_to_a_group(stage: Stage) -> None:
    """By Telegram's own link: whoever shares it posts it, and whoever reads it finds the way to the bot."""
    person = await arrived(stage)
    group = stage.world.groups.create("Клуб", [person], bot=False)
    gid, message = await begun(stage, person)
    for part in (":more", ":quit", ":quit"):
        await press(stage, person, message, part)
    (link,) = [button["url"] for row in message.buttons for button in row if "url" in button]
    assert person.wants_group(link)
    posted = person.follow(link, group)
    assert posted is not None
    assert posted.sender_id == person.id
    assert "«Пятница», ур. 1" in posted.text
    assert posted.text.startswith(f"https://t.me/{stage.world.bot.username}?start=f")
    assert gid not in posted.text
