"""Groups that become supergroups, lose their topics, throw the bot out and call it back: the game goes on."""

from __future__ import annotations

import time

import pytest

from tests.e2e.stage import Game, Stage, board_of, lobby_of
from tgbot.playground.groups import Told
from tgbot.playground.models import Chat
from tgbot.playground.person import Person


@pytest.mark.parametrize("told", ["old first", "new first", "nothing"])
async def test_a_group_becomes_a_supergroup_in_mid_game(stage: Stage, told: Told) -> None:
    stage.excused = ("upgraded to a supergroup",)
    game = await stage.voyage(stage.crew(4))
    before = await game.table()
    old = game.chat
    game.chat = stage.world.groups.upgrade(old, told)
    await stage.settled()
    if told == "nothing":  # the next call will tell
        await game.skip()
    await stage.wait(lambda: board_of(game.people[0], game), "the board in the new group")
    after = await game.table()
    assert after.chat == game.chat.id
    assert after.seed == before.seed
    await _plays_on(stage, game)
    assert "уже идёт" in (await stage.say(game.people[0], "/newgame", game.chat))[0]
    assert len(stage.playground.api.ledger.refused) <= (3 if told == "nothing" else 0)


async def _plays_on(stage: Stage, game: Game) -> None:
    """Somebody answers what they are asked, and it counts."""
    asked, decision, options = await game.asked()
    assert await stage.tap(asked, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}") == ""
    await stage.settled()
    assert (await game.asked())[1] != decision


async def test_a_lobby_moves_with_its_group_and_its_settings(stage: Stage) -> None:
    stage.excused = ("upgraded to a supergroup",)
    game = await stage.lobby(stage.crew(4))
    await stage.say(game.people[0], "/language", game.chat)
    assert await stage.tap(game.people[0], game.people[0].with_buttons(game.chat)[0], "l:settings:s.language.uk")
    game.chat = stage.world.groups.upgrade(game.chat)
    await stage.settled()
    lobby = await stage.wait(lambda: lobby_of(game.people[0], game.chat))
    assert "шлюпк" in lobby.text
    assert "і" in lobby.text
    assert await stage.tap(game.people[1], lobby, f"l:{game.gid}:begin") == ""
    await stage.settled()
    assert (await game.table()).stage == "playing"


def _forum(stage: Stage) -> tuple[list[Person], Chat]:
    people = stage.crew(4)
    return people, stage.world.groups.create("Форум", people, forum=True)


async def test_a_game_in_each_topic(stage: Stage) -> None:
    people, chat = _forum(stage)
    one, two = (stage.world.groups.create_topic(chat, people[0], name).id for name in ("Раз", "Два"))
    first = await stage.voyage(people, chat=chat, thread=one)
    second = await stage.voyage(people, chat=chat, thread=two)
    general = await stage.lobby(people, chat=chat)
    assert len({first.gid, second.gid, general.gid}) == 3
    assert (first.board().thread_id, second.board().thread_id) == (one, two)
    for thread in (one, two):
        assert "уже идёт" in (await stage.say(people[1], "/newgame", chat, thread_id=thread))[0]
    said = {m.thread_id for m in chat.messages.values() if m.sender_id == stage.world.bot.id and "уже идёт" in m.text}
    assert said == {one, two}


@pytest.mark.parametrize("how", ["closed", "deleted"])
async def test_without_its_topic_a_game_goes_on_in_general(stage: Stage, how: str) -> None:
    stage.excused = ("thread not found", "TOPIC_CLOSED", "message to edit not found")
    people, chat = _forum(stage)
    topic = stage.world.groups.create_topic(chat, people[0], "Шлюпка")
    game = await stage.voyage(people, chat=chat, thread=topic.id)
    if how == "closed":
        stage.world.groups.close_topic(chat, topic)
    else:
        stage.world.groups.delete_topic(chat, topic)
    await _plays_on(stage, game)
    await game.until(lambda state: state.day > 1)
    await stage.wait(lambda: [m for m in chat.messages.values() if m.thread_id is None and game.gid in str(m.markup)])
    assert await stage.say(people[0], "/boat", chat)
    assert await stage.say(people[0], "/stop", chat)
    assert (await game.table()).stage == "playing"
    assert len(stage.playground.api.ledger.refused) <= 3


async def test_a_reply_in_a_closed_topic_is_given_in_general(stage: Stage) -> None:
    stage.excused = ("TOPIC_CLOSED",)
    people, chat = _forum(stage)
    topic = stage.world.groups.create_topic(chat, people[0], "Шлюпка")
    stage.world.groups.close_topic(chat, topic)
    await stage.settled()
    assert len(await stage.say(people[0], "/help", chat, thread_id=topic.id)) == 1


async def test_the_bot_is_thrown_out_and_called_back(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    asked, decision, options = await game.asked()
    before = await game.table()
    stage.world.groups.kick_bot(game.chat)
    await stage.settled()
    assert (await game.table()).stage == "paused"
    assert "паузе" in await stage.tap(asked, game.panel(asked), f"a:{game.gid}:{decision}:{options[0]}")
    assert "Рука" in await stage.tap(asked, game.panel(asked), f"h:{game.gid}")
    away = (await game.table()).moved
    shown = game.board().id
    stage.world.groups.invite_bot(game.chat, game.people[1])
    await stage.settled()
    after = await game.table()
    assert after.stage == "playing"
    assert after.state == before.state
    shift = after.deadlines[decision].due - before.deadlines[decision].due
    assert 0 < shift <= time.time() - away + 1
    assert "снова здесь" in game.told()
    assert game.board().id > shown
    await _plays_on(stage, game)


async def test_thrown_out_unseen(stage: Stage) -> None:
    """No update says so: the next call does."""
    stage.excused = ("was kicked",)
    game = await stage.voyage(stage.crew(4))
    with stage.world.updates.silenced():
        stage.world.groups.kick_bot(game.chat)
    await game.skip()
    await stage.settled(later=12)
    assert (await game.table()).stage == "paused"
    stage.world.groups.invite_bot(game.chat, game.people[0])
    await stage.settled()
    assert (await game.table()).stage == "playing"
    await _plays_on(stage, game)


async def test_a_lobby_waits_for_the_bot_as_well(stage: Stage) -> None:
    stage.excused = ("was kicked",)
    game = await stage.lobby(stage.crew(4))
    before = lobby_of(game.people[0], game.chat)
    stage.world.groups.kick_bot(game.chat)
    await stage.settled()
    stage.world.groups.invite_bot(game.chat, game.people[0])
    await stage.settled()
    lobby = lobby_of(game.people[0], game.chat)
    assert lobby is not None
    assert lobby is not before
    assert await stage.tap(game.people[0], lobby, f"l:{game.gid}:begin") == ""


async def test_muted_and_heard_again(stage: Stage) -> None:
    """Nobody tells the bot that it may speak again: whoever calls it finds out."""
    stage.excused = ("not enough rights",)
    game = await stage.voyage(stage.crew(4))
    stage.world.groups.mute_bot(game.chat)
    await game.skip()
    await stage.settled(later=12)
    assert (await game.table()).stage == "paused"
    stage.world.groups.mute_bot(game.chat, muted=False)
    assert await stage.say(game.people[0], "/boat", game.chat)
    assert (await game.table()).stage == "playing"
    await _plays_on(stage, game)


async def test_a_pause_nobody_ends_closes_the_game(stage: Stage) -> None:
    game = await stage.voyage(stage.crew(4))
    stage.world.groups.kick_bot(game.chat)
    await stage.settled()
    await game.expires()
    assert (await game.table()).stage == "stopped"
    stage.world.groups.invite_bot(game.chat, game.people[0])
    await stage.settled()
    assert game.told().count("веду игру") == 2
    await stage.say(game.people[0], "/newgame", game.chat)
    assert lobby_of(game.people[0], game.chat) is not None


async def test_a_lobby_nobody_begins_is_closed(stage: Stage) -> None:
    game = await stage.lobby(stage.crew(4))
    await game.expires()
    assert (await game.table()).stage == "stopped"
    assert lobby_of(game.people[0], game.chat) is None
    assert "/newgame" in (await stage.say(game.people[0], "/begin", game.chat))[0]
