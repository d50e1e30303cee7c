"""L0 over the bot's own desk: each option is changed for the next game and for no other, and is told wherever a game
is."""

from __future__ import annotations

import asyncio
from dataclasses import asdict

import pytest

from engine.lifeboat.editions import EDITIONS, Options, choices
from engine.lifeboat.rules import LIFEBOAT
from i18n.options import departed, group_of, spelled
from i18n.texts import texts
from tests.e2e.stage import Stage, datas, has, lobby_of
from tests.helpers.options import CHANGES
from tgbot.people import People
from tgbot.playground.models import Chat, Message
from tgbot.playground.person import Person
from tgbot.screens.settings import SETTINGS


async def opened(stage: Stage, person: Person, chat: Chat) -> Message:
    """The group's settings, asked for."""
    await stage.say(person, "/settings", chat)
    return next(m for m in person.with_buttons(chat) if has(m, f"l:{SETTINGS}:s.edition"))


async def press(stage: Stage, person: Person, message: Message, *verbs: str, gid: str = SETTINGS) -> str:
    """One button after the other, each of them to be seen; what the last was answered. Faster than Telegram lets show
    one presses again."""
    said = ""
    for verb in verbs:
        data = f"l:{gid}:{verb}"
        await stage.wait(lambda data=data: data in datas(message), data)
        while (said := await stage.tap(person, message, data)).startswith("Не так быстро"):
            await asyncio.sleep(0.1)
    return said


async def set_option(stage: Stage, person: Person, message: Message, option: str, value: str) -> None:
    group = group_of(option)
    assert await press(stage, person, message, f"s.{group}", f"s.{option}", f"s.{option}.{value}") == "Готово."
    assert await press(stage, person, message, "s") == ""


async def chosen(stage: Stage, chat: Chat) -> Options:
    """What the group's next game begins with."""
    loaded: Options = LIFEBOAT.load_options((await People(stage.store.db).group(chat.id)).options)
    return loaded


@pytest.mark.parametrize("edition", EDITIONS)
async def test_each_option_changes_the_next_game_and_not_the_one_at_sea(stage: Stage, edition: str) -> None:
    """L0, L0.2"""
    olya, *others = stage.crew(4)
    game = await stage.voyage([olya, *others])
    at_sea = (await game.state()).options
    settings = await opened(stage, olya, game.chat)
    await press(stage, olya, settings, "s.edition", f"s.edition.{edition}")
    for change in (c for c in CHANGES if c.edition.edition == edition):
        await set_option(stage, olya, settings, change.option, spelled(change.value))
        assert await chosen(stage, game.chat) == change.options
        await set_option(stage, olya, settings, change.option, spelled(getattr(change.edition, change.option)))
        assert await chosen(stage, game.chat) == change.edition
    assert (await game.state()).options == at_sea
    assert LIFEBOAT.load_options((await game.table()).options) == at_sea


@pytest.mark.parametrize("edition", EDITIONS)
async def test_everything_otherwise_is_told_in_the_lobby_the_boat_and_the_rules(stage: Stage, edition: str) -> None:
    """L0.2: a lobby is opened by the group's choice, its game keeps it, and says so; the settings go on from there."""
    olya, *others = stage.crew(4)
    chat = stage.world.groups.create("Пятничный клуб", [olya, *others])
    settings = await opened(stage, olya, chat)
    await press(stage, olya, settings, "s.edition", f"s.edition.{edition}")
    wanted = {c.option: c.value for c in CHANGES if c.edition.edition == edition}
    assert set(wanted) == set(choices(EDITIONS[edition]))
    for option, value in wanted.items():
        await set_option(stage, olya, settings, option, spelled(value))
    options = await chosen(stage, chat)
    game = await stage.voyage([olya, *others], chat=chat)
    assert (await game.state()).options == options
    assert asdict(options) == asdict(EDITIONS[edition]) | wanted
    assert await press(stage, olya, settings, "s.edition", f"s.edition.{edition}") == (
        "Правила редакции — целиком: прежние изменения сброшены."
    )
    assert await chosen(stage, chat) == EDITIONS[edition]
    told = departed(texts("ru", options.cast), options)
    await stage.say(olya, "/boat", chat)
    (rules,) = await stage.say(olya, "/rules", chat)
    for text in (game.board().text, rules):
        assert [one for one in told if one not in text] == []
    await stage.say(olya, "/stop", chat)


async def test_the_settings_of_a_lobby_are_its_own(stage: Stage) -> None:
    """Whoever sits there may change them; the group's stay."""
    olya, *others = stage.crew(4)
    game = await stage.lobby([olya, *others])
    lobby = lobby_of(olya, game.chat)
    assert lobby is not None
    verbs = ("s", "s.sea", "s.bait_adds_up", "s.bait_adds_up.no", "s", "b")
    assert await press(stage, others[0], lobby, *verbs, gid=game.gid) == ""
    await stage.wait(lambda: "Изменено: злые акулы" in lobby.text, "the lobby tells")
    assert (await game.table()).options == {"edition": "workshop", "bait_adds_up": False}
    said = await press(stage, others[0], lobby, "s", "s.edition", "s.edition.straw-hats", gid=game.gid)
    assert "сброшены" in said
    assert (await game.table()).options == {"edition": "straw-hats"}
    assert (await People(stage.store.db).group(game.chat.id)).options == {}


async def test_the_pause_that_hides_is_the_groups_to_have(stage: Stage) -> None:
    """L11.3: for games to come and for the one there is, as the clock is."""
    olya, *others = stage.crew(4)
    chat = stage.world.groups.create("Пятничный клуб", [olya, *others])
    settings = await opened(stage, olya, chat)
    assert await press(stage, olya, settings, "s.bluff", "s.bluff.no") == "Готово."
    game = await stage.lobby([olya, *others], chat=chat)
    assert not (await game.table()).bluffs
    assert await press(stage, olya, settings, "s.bluff", "s.bluff.yes") == "Готово."
    assert (await game.table()).bluffs


async def test_a_tap_on_settings_that_have_changed_gets_a_word_and_the_fresh_page(stage: Stage) -> None:
    """Another has chosen an edition without expansions meanwhile."""
    olya, *others = stage.crew(4)
    chat = stage.world.groups.create("Пятничный клуб", [olya, *others])
    stale = await opened(stage, olya, chat)
    await press(stage, olya, stale, "s.expansions", "s.weather")
    await stage.wait(lambda: has(stale, f"l:{SETTINGS}:s.weather.yes"))
    fresh = await opened(stage, olya, chat)
    await press(stage, olya, fresh, "s.edition", "s.edition.forum")
    assert "дополнений нет" in await press(stage, olya, stale, "s.weather.yes")
    await stage.wait(lambda: has(stale, f"l:{SETTINGS}:s.edition") and not has(stale, f"l:{SETTINGS}:s.weather"))
    assert await chosen(stage, chat) == EDITIONS["forum"]
    assert "администратор" in await stage.tap(others[0], fresh, f"l:{SETTINGS}:s.edition.workshop")


async def test_the_same_in_a_lobby(stage: Stage) -> None:
    people = stage.crew(4)
    game = await stage.lobby(people)
    lobby = lobby_of(people[0], game.chat)
    assert lobby is not None
    await press(stage, people[0], lobby, "s", "s.expansions", "s.weather", gid=game.gid)
    await stage.wait(lambda: has(lobby, f"l:{game.gid}:s.weather.yes"))
    await stage.tap(people[1], lobby, f"l:{game.gid}:s.edition.forum")
    assert "дополнений нет" in await stage.tap(people[0], lobby, f"l:{game.gid}:s.weather.yes")
    await stage.wait(lambda: has(lobby, f"l:{game.gid}:s.edition") and not has(lobby, f"l:{game.gid}:s.weather"))
    assert (await game.table()).options == {"edition": "forum"}


async def test_the_rules_are_read_page_by_page_in_the_group_and_behind_a_question(stage: Stage) -> None:
    olya, *others = stage.crew(4)
    game = await stage.voyage([olya, *others])
    await stage.say(olya, "/rules", game.chat)
    book = next(m for m in olya.with_buttons(game.chat) if has(m, "r:"))
    for page in ("aim", "provisions", "contents", "editions", "expanded.contents", "expanded.weather"):
        await stage.wait(lambda page=page: f"r:{page}" in datas(book), page)
        assert await stage.tap(others[0], book, f"r:{page}") == ""
    await stage.wait(lambda: "ясное небо" in book.text, "the weather")
    asked, _, _ = await game.asked()
    panel = game.panel(asked)
    for path in ("why", "why/rules"):
        await stage.tap(asked, panel, f"n:{game.gid}:{path}")
    await stage.wait(
        lambda: "Утро: припасы" in panel.text and "Колода не перемешивается" in panel.text, "the statement"
    )
