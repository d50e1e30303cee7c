"""People who block, leave, come back, have names like traps, or play everywhere at once."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Game, Stage, board_of, datas, lobby_of
from tgbot.playground.models import Message

NAMES = [
    ("<b>Бо&б</b>", ""),
    ("אבגדה", "\u202eвокилоП"),
    ("👨‍👩‍👧‍👦", "🏴‍☠️"),
    ("Ж" * 64, "Я" * 64),
    ("😀" * 64, ""),
    ("\u3164", "\u200e"),
    ('"><a href="tg://x">', "{ $n }"),
    ("Анна\nМария", "&lt;"),
]


async def test_names_and_titles_are_only_names(stage: Stage) -> None:
    """Whatever people and groups are called: Telegram takes every message, and nobody's name is markup."""
    people = [
        stage.world.add_user(first, last, language_code="ru" if n % 2 else "uk")
        for n, (first, last) in enumerate(NAMES)
    ]
    game = await stage.lobby(people, title='<b>"Клуб"</b> & \u202eяслы ' + "ш" * 200)
    lobby = lobby_of(people[0], game.chat)
    assert lobby is not None
    assert "<b>Бо&б</b>" in lobby.text
    assert not _styled(lobby, "Бо&б")
    people[4].block_bot()
    await stage.settled()
    assert len(await stage.tap(people[0], lobby, f"l:{game.gid}:begin")) > 20
    await stage.say(people[0], "/begin", game.chat)
    people[4].start()
    assert await stage.tap(people[1], lobby, f"l:{game.gid}:begin") == ""
    await stage.settled()
    for person in people:
        assert await stage.say(person, "/games")
        assert len(await stage.tap(person, game.board(), f"h:{game.gid}")) > 20
    await game.until(lambda state: state.ended is not None)
    assert "<b>" not in game.told().replace("<b>Бо&б</b>", "").replace('<b>"Клуб"</b>', "")


def _styled(message: Message, part: str) -> bool:
    """Is this part of the text bold or so?"""
    where = len(message.text[: message.text.index(part)].encode("utf-16-le")) // 2
    return any(e["offset"] <= where < e["offset"] + e["length"] for e in message.entities)


async def test_whoever_blocks_the_bot_is_named_and_loses_nothing(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, _, _ = await game.asked()
    stage.excused = ("bot was blocked by the user",)
    asked.block_bot()
    await stage.settled()
    assert f"{asked.user.first_name}" in _last(stage, game).text
    assert "Start" in _last(stage, game).text
    told = len(game.chat.messages)
    await game.skip()
    await game.skip()
    assert "Start" not in "".join(m.text for m in list(game.chat.messages.values())[told:])
    assert "Рука" in await stage.tap(asked, game.board(), f"h:{game.gid}")
    before = len(asked.messages())
    asked.start(f"p{game.gid}")
    await stage.settled()
    assert len(asked.messages()) > before
    assert game.panel(asked).id == max(m.id for m in asked.messages())
    assert not await game.automated(asked)
    assert len(stage.playground.api.ledger.refused) <= 1


async def test_a_block_nobody_told_of_is_found_out(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, _, _ = await game.asked()
    stage.excused = ("bot was blocked by the user",)
    with stage.world.updates.silenced():
        asked.block_bot()
    await game.skip()
    await stage.wait(lambda: "Start" in game.told(), "a word to the group")
    assert game.told().count("Start") == 1
    await game.skip()
    assert len(stage.playground.api.ledger.refused) == 1


def _last(stage: Stage, game: Game) -> Message:
    return [m for m in game.chat.messages.values() if m.sender_id == stage.world.bot.id][-1]


async def test_in_three_games_each_message_says_which(stage: Stage) -> None:
    people = stage.crew(4)
    titles = ["Первый", "Второй", "Третий"]
    games = [await stage.voyage(people, title=title) for title in titles]
    olya = people[0]
    for game, title in zip(games, titles, strict=True):
        assert title in game.panel(olya).text.split("\n")[0]
    said = await stage.say(olya, "/games")
    assert all(title in said[0] for title in titles)
    doors = datas(olya.with_buttons()[0])
    assert doors == [f"k:{gid}" for gid in sorted(game.gid for game in games)]
    before = {game.gid: game.panel(olya).id for game in games}
    assert await stage.tap(olya, olya.with_buttons()[0], f"k:{games[1].gid}") == ""
    await stage.settled()
    assert games[1].panel(olya).id > before[games[1].gid]
    assert games[0].panel(olya).id == before[games[0].gid]
    shown = await stage.say(olya, "/hand")
    assert len(shown) == 3
    assert len({next(title for title in titles if title in text) for text in shown}) == 3
    for game in games:
        asked, decision, options = await game.asked()
        assert await stage.tap(asked, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}") == ""
    with_questions = [m for m in olya.with_buttons() if any(d.startswith("a:") for d in datas(m))]
    assert len({data.split(":")[1] for m in with_questions for data in datas(m)[:1]}) == len(with_questions)


async def test_a_full_lobby(stage: Stage) -> None:
    """An autopilot makes room for a person; a ninth person finds none."""
    game = await stage.lobby(stage.crew(9), seated=7)
    host, eighth, ninth = game.people[0], game.people[7], game.people[8]
    lobby = lobby_of(host, game.chat)
    assert lobby is not None
    assert await stage.tap(host, lobby, f"l:{game.gid}:robot+") == ""
    assert "8" in await stage.tap(host, lobby, f"l:{game.gid}:robot+")
    for person in (eighth, ninth):
        person.start(f"j{game.gid}")
    await stage.settled()
    holders = [holder.user for holder in (await game.table()).holders]
    assert (holders[-1], len(holders)) == (eighth.id, 8)
    assert "полна" in ninth.messages()[-1].text
    assert "полна" in (await stage.say(ninth, "/join", game.chat))[0]
    await stage.settled(later=4)
    assert not [1 for row in lobby.buttons for button in row if "start=j" in button.get("url", "")]


async def test_the_host_leaves_the_lobby(stage: Stage) -> None:
    game = await stage.lobby(stage.crew(5))
    host, other = game.people[:2]
    stage.world.groups.leave(game.chat, host)
    await stage.settled()
    lobby = lobby_of(other, game.chat)
    assert lobby is not None
    assert f"1. \u2068{other.name}" in lobby.text
    assert "собирал" in await stage.tap(other, lobby, f"l:{game.gid}:cancel")
    assert await stage.tap(other, lobby, f"l:{game.gid}:begin") == ""
    await stage.wait(lambda: board_of(other, game), "the board")


@pytest.mark.parametrize("first", ["leaves", "blocks"])
async def test_two_lobbies_at_once(stage: Stage, first: str) -> None:
    people = stage.crew(5)
    one, two = await stage.lobby(people), await stage.lobby(people, title="Второй")
    await stage.say(people[0], "/leave", one.chat)
    assert len((await one.table()).holders) == 4
    assert len((await two.table()).holders) == 5
    if first == "blocks":
        people[1].block_bot()
        await stage.settled()
        for game in (one, two):
            assert people[1].user.first_name in _last(stage, game).text


async def test_anonymous_admins_rule_and_others_do_not(stage: Stage) -> None:
    game = await stage.lobby(stage.crew(5), seated=4, supergroup=True)
    host, admin = game.people[0], game.people[4]
    stage.world.groups.promote(game.chat, admin)
    stage.world.groups.set_anonymous(game.chat, admin, True)
    await stage.say(admin, "/begin", game.chat)
    assert (await game.table()).stage == "playing"
    await stage.say(admin, "/stop", game.chat)
    sure = host.with_buttons(game.chat)[0]
    stage.world.groups.demote(game.chat, admin)
    assert "собирал" in await stage.tap(admin, sure, f"l:{game.gid}:stop")
    stage.world.groups.promote(game.chat, admin)
    stage.world.groups.set_anonymous(game.chat, admin, True)
    assert await stage.tap(admin, sure, f"l:{game.gid}:stop") == ""
    assert (await game.table()).stage == "stopped"


async def test_whoever_leaves_the_group_leaves_its_lobby_and_only_that(stage: Stage) -> None:
    people = stage.crew(4)
    lobby, voyage = await stage.lobby(people), await stage.voyage(people, title="Второй")
    stage.world.groups.leave(lobby.chat, people[1])
    await stage.settled()
    assert (await lobby.table()).seat_of(people[1].id) is None
    assert not await voyage.automated(people[1])
    stage.world.groups.kick(voyage.chat, people[1])
    await stage.settled()
    assert await voyage.automated(people[1])
    assert people[1].user.first_name in voyage.told()


async def test_a_table_that_everybody_leaves_sails_on_by_itself(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    for person in game.people:
        person.send("/leave", game.chat)
    await stage.settled()
    await game.until(lambda state: state.day > 1)
    for _ in range(2):
        await game.skip()
    await game.until(lambda state: state.ended is not None)
    assert (await game.table()).stage == "over"
