"""Commands in the wrong place, in the wrong state, by the wrong person: a short answer, or silence where it is nobody's
business; and nothing of the game is lost."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Game, Stage, datas, lobby_of
from tgbot.desk.commands import GROUP_COMMANDS, PRIVATE_COMMANDS

ONLY_GROUP = [name for name in GROUP_COMMANDS if name not in PRIVATE_COMMANDS]


async def test_a_group_without_a_game(stage: Stage) -> None:
    (olya,) = stage.crew(1)
    chat = stage.world.groups.create("Пятничный клуб", [olya])
    await stage.settled()
    for name in ("join", "leave", "begin", "boat", "hand", "stop"):
        said = await stage.say(olya, f"/{name}", chat)
        assert len(said) == 1, name
        assert "/newgame" in said[0], name
    for name in ("rules", "settings", "language", "help"):
        assert len(await stage.say(olya, f"/{name}", chat)) == 1, name
    assert "личного чата" in (await stage.say(olya, "/games", chat))[0]


async def test_what_is_not_for_us_is_met_with_silence_in_a_group(stage: Stage) -> None:
    (olya,) = stage.crew(1)
    chat = stage.world.groups.create("Пятничный клуб", [olya])
    await stage.settled()
    stage.world.groups.promote_bot(chat)
    for text in (
        "/newgame@otherbot",
        "/dance",
        "/",
        "//",
        "привет",
        "/newgame@",
        "hm /newgame",
        "/новая",
        "/NEWGAME_x",
    ):
        assert await stage.say(olya, text, chat) == [], text
    username = stage.world.bot.username
    for text in (f"/help@{username}", f"/HELP@{str(username).upper()}", "/help ???", "/help\nmore"):
        assert len(await stage.say(olya, text, chat)) == 1, text


async def test_the_private_chat_has_a_word_for_everything(stage: Stage) -> None:
    (olya,) = stage.crew(1)
    olya.start()
    await stage.settled()
    for name in ONLY_GROUP:
        assert "для группы" in (await stage.say(olya, f"/{name}"))[0], name
    for text in ("/dance", "/новая", "привет", "/start" + "x" * 100, "💧", "/"):
        assert "/help" in (await stage.say(olya, text))[0], text
    for payload in ("jzzzzzzzz", "pzzzzzzzz", "j", "t", "h", "x", "-" * 64, "j{p00}"):
        assert len(await stage.say(olya, f"/start {payload}")) == 1, payload
    for name in PRIVATE_COMMANDS:
        assert len(await stage.say(olya, f"/{name}")) == 1, name


async def test_in_a_lobby(stage: Stage) -> None:
    game = await stage.lobby(stage.crew(4), seated=3)
    host, other, _, last = game.people
    last.start()
    assert "хотя бы" in (await stage.say(host, "/begin", game.chat))[0]
    assert "уже в шлюпке" in (await stage.say(other, "/join", game.chat))[0]
    assert await stage.say(last, "/join", game.chat) == []
    assert len((await game.table()).holders) == 4
    assert await stage.say(last, "/leave", game.chat) == []
    assert "и так нет" in (await stage.say(last, "/leave", game.chat))[0]
    assert "собирал" in (await stage.say(last, "/stop", game.chat))[0]
    assert "нет игры" in (await stage.say(other, "/hand", game.chat))[0]
    for command in ("/newgame", "/boat", "/settings"):
        before = lobby_of(host, game.chat)
        await stage.say(host, command, game.chat)
        assert lobby_of(host, game.chat) is not before, command
    assert (await game.table()).stage == "lobby"


async def test_in_play(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    host, (stranger,) = game.people[0], stage.crew(1)
    stage.world.groups.join(game.chat, stranger)
    stranger.start()
    before = await game.table()
    assert "уже идёт игра" in (await stage.say(host, "/newgame", game.chat))[0]
    assert "уже отчалила" in (await stage.say(host, "/begin", game.chat))[0]
    assert "уже в шлюпке" in (await stage.say(host, "/join", game.chat))[0]
    assert "отчалила" in (await stage.say(stranger, "/join", game.chat))[0]
    assert "и так нет" in (await stage.say(stranger, "/leave", game.chat))[0]
    assert "не в этой шлюпке" in (await stage.say(stranger, "/hand", game.chat))[0]
    assert "собирал" in (await stage.say(stranger, "/stop", game.chat))[0]
    after = await game.table()
    assert (after.state, after.stage) == (before.state, before.stage)
    panel = game.panel(host)
    await stage.say(host, "/hand", game.chat)
    assert game.panel(host).id != panel.id
    assert panel.deleted


async def test_stop_is_asked_twice_and_obeys_its_host_and_admins(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    host, other = game.people[:2]
    await stage.say(host, "/stop", game.chat)
    sure = host.with_buttons(game.chat)[0]
    assert f"l:{game.gid}:stop" in datas(sure)
    assert "собирал" in await stage.tap(other, sure, f"l:{game.gid}:stop")
    assert await stage.tap(host, sure, f"l:{game.gid}:keep") == ""
    assert (sure.deleted, (await game.table()).stage) == (True, "playing")
    assert await stage.tap(host, sure, f"l:{game.gid}:stop")
    stage.world.groups.promote(game.chat, other)
    await stage.say(other, "/stop", game.chat)
    sure = other.with_buttons(game.chat)[0]
    stage.world.groups.demote(game.chat, other)
    assert "собирал" in await stage.tap(other, sure, f"l:{game.gid}:stop")
    stage.world.groups.promote(game.chat, other)
    assert await stage.tap(other, sure, f"l:{game.gid}:stop") == ""
    await stage.settled()
    assert (await game.table()).stage == "stopped"
    assert not [m for p in game.people for m in p.with_buttons() if any(d.startswith("a:") for d in datas(m))]
    await _over(stage, game)


async def test_after_the_end_a_new_game_may_begin(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    await game.until(lambda state: state.ended is not None)
    await _over(stage, game)


async def _over(stage: Stage, game: Game) -> None:
    host = game.people[0]
    for name in ("join", "leave", "begin", "boat", "hand", "stop"):
        assert "/newgame" in (await stage.say(host, f"/{name}", game.chat))[0], name
    assert "ни в одной" in (await stage.say(host, "/hand"))[0]
    await stage.say(host, "/newgame", game.chat)
    assert lobby_of(host, game.chat) is not None


async def test_whoever_never_pressed_start_is_told_how(stage: Stage) -> None:
    """Cards cannot be dealt to somebody who cannot be written to."""
    game = await stage.lobby(stage.crew(5), seated=3)
    host, new, late = game.people[0], game.people[3], game.people[4]
    said = await stage.say(new, "/join", game.chat)
    assert "нажми Start" in said[0]
    link = new.with_buttons(game.chat)[0]
    assert len((await game.table()).holders) == 3
    new.press(link, 0)
    await stage.settled()
    assert len((await game.table()).holders) == 4
    assert "Ты в шлюпке" in new.messages()[-1].text
    assert "уже в этой шлюпке" in (await stage.say(new, f"/start j{game.gid}"))[0]
    new.block_bot()
    await stage.settled()
    assert new.user.first_name in game.told()
    lobby = lobby_of(host, game.chat)
    assert lobby is not None
    assert new.user.first_name in await stage.tap(host, lobby, f"l:{game.gid}:begin")
    assert new.user.first_name in (await stage.say(host, "/begin", game.chat))[0]
    new.start()
    assert await stage.tap(host, lobby, f"l:{game.gid}:begin") == ""
    await stage.settled()
    late.start(f"j{game.gid}")
    await stage.settled()
    assert "отчалила без тебя" in late.messages()[-1].text


async def test_a_lobby_opened_by_somebody_without_start(stage: Stage) -> None:
    """It opens; who opened it rules it without sitting in it."""
    game = await stage.lobby(stage.crew(5), seated=0)
    assert (await game.table()).holders == ()
    for person in game.people[1:]:
        person.start(f"j{game.gid}")
    await stage.settled()
    lobby = lobby_of(game.people[0], game.chat)
    assert lobby is not None
    assert await stage.tap(game.people[0], lobby, f"l:{game.gid}:begin") == ""
    await stage.settled()
    assert (await game.table()).stage == "playing"
    assert (await game.table()).seat_of(game.people[0].id) is None


@pytest.mark.parametrize("language", ["ru", "uk"])
async def test_every_answer_is_in_the_language_asked_for(stage: Stage, language: str) -> None:
    (person,) = stage.crew(1, language)
    person.start()
    said = [text for name in (*PRIVATE_COMMANDS, "newgame", "dance") for text in await stage.say(person, f"/{name}")]
    said = [text.replace("язык", "").replace("мова", "") for text in said]  # who cannot read it must find this
    assert len(said) > len(PRIVATE_COMMANDS)
    for text in said:
        assert not set(text.lower()) & set("іїєґ" if language == "ru" else "ыэъё"), text
