from __future__ import annotations

import pytest
from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter, TimedOut

from tgbot.calls import (
    Bad,
    Blocked,
    Calls,
    Gone,
    Kicked,
    Migrated,
    Network,
    NoTopic,
    Ok,
    Outcome,
    Same,
    Wait,
    classify,
)
from tgbot.playground.faults import Fault
from tgbot.playground.server import BotApi
from tgbot.playground.world import World
from tgbot.screens.types import Button

KEYBOARD = ((Button("Да", data="a:1", style="success"), Button("Сайт", url="https://example.org")),)


async def test_a_message_and_its_life(world: World, calls: Calls) -> None:
    olya = world.add_user("Оля")
    olya.start()
    sent = await calls.send(olya.id, "<b>Привет</b>", KEYBOARD, silent=True)
    assert isinstance(sent, Ok)
    message = olya.last()
    assert message is not None
    assert (message.id, message.text, message.silent) == (sent.message, "Привет", True)
    assert message.buttons[0][0] == {"text": "Да", "callback_data": "a:1", "style": "success"}
    assert message.buttons[0][1]["url"] == "https://example.org"
    assert await calls.edit(olya.id, sent.message, "Пока", KEYBOARD) == Ok(sent.message)
    assert await calls.edit(olya.id, sent.message, "Пока", KEYBOARD) == Same()
    tap = olya.tap(message, "Да")
    assert await calls.answer(tap.id, "поздно", alert=True) == Ok()
    assert tap.answer is not None
    assert (tap.answer.text, tap.answer.show_alert) == ("поздно", True)
    assert await calls.answer(tap.id) == Gone()
    assert await calls.edit_keyboard(olya.id, sent.message) == Ok(sent.message)
    assert message.buttons == []
    assert await calls.edit_keyboard(olya.id, sent.message, KEYBOARD) == Ok(sent.message)
    assert await calls.delete(olya.id, sent.message) == Ok()
    assert await calls.delete(olya.id, sent.message) == Gone()
    assert await calls.edit(olya.id, sent.message, "x") == Gone()
    assert isinstance(await calls.send(olya.id, "<b>"), Bad)


async def test_who_cannot_be_written_to(world: World, calls: Calls) -> None:
    olya = world.add_user("Оля")
    assert await calls.send(olya.id, "x") == Blocked()
    assert await calls.send(123, "x") == Blocked()
    assert await calls.send(-123, "x") == Kicked()
    olya.start()
    olya.block_bot()
    assert await calls.send(olya.id, "x") == Blocked()


async def test_groups_and_topics(world: World, calls: Calls) -> None:
    olya = world.add_user("Оля")
    group = world.groups.create("Клуб", [olya])
    assert isinstance(await calls.send(group.id, "x"), Ok)
    forum = world.groups.upgrade(group)
    assert await calls.send(group.id, "x") == Migrated(forum.id)
    world.groups.set_forum(forum)
    topic = world.groups.create_topic(forum, olya, "Игры")
    assert isinstance(await calls.send(forum.id, "x", thread=topic.id), Ok)
    world.groups.close_topic(forum, topic, olya)
    assert await calls.send(forum.id, "x", thread=topic.id) == NoTopic()
    world.groups.delete_topic(forum, topic)
    assert await calls.send(forum.id, "x", thread=topic.id) == NoTopic()
    world.groups.mute_bot(forum)
    assert await calls.send(forum.id, "x") == Kicked()
    world.groups.mute_bot(forum, False)
    world.groups.kick_bot(forum)
    assert await calls.send(forum.id, "x") == Kicked()


async def test_trouble_on_the_way(world: World, api: BotApi, calls: Calls) -> None:
    olya = world.add_user("Оля")
    olya.start()
    api.faults.add(Fault("429", seconds=7))
    assert await calls.send(olya.id, "x") == Wait(7)
    for kind in ("502", "500", "drop"):
        api.faults.add(Fault(kind))  # type: ignore[arg-type]
        assert isinstance(await calls.send(olya.id, "x"), Network)
    assert isinstance(await calls.send(olya.id, "x"), Ok)


@pytest.mark.parametrize(
    ("error", "chat", "outcome"),
    [
        (RetryAfter(9), 1, Wait(9)),
        (ChatMigrated(-100), -1, Migrated(-100)),
        (Forbidden("Forbidden: user is deactivated"), 1, Blocked()),
        (Forbidden("Forbidden: the group chat was deleted"), -1, Kicked()),
        (BadRequest("Bad Request: not enough rights to send text messages to the chat"), -1, Kicked()),
        (BadRequest("Have no rights to send a message"), -1, Kicked()),
        (BadRequest("CHAT_WRITE_FORBIDDEN"), -1, Kicked()),
        (BadRequest("Message is not modified: specified new message content"), 1, Same()),
        (BadRequest("MESSAGE_ID_INVALID"), 1, Gone()),
        (BadRequest("Query is too old and response timeout expired or query id is invalid"), 0, Gone()),
        (BadRequest("TOPIC_DELETED"), -1, NoTopic()),
        (BadRequest("Message is too long"), 1, Bad("Message is too long")),
        (TimedOut(), 1, Network("Timed out")),
        (NetworkError("x"), 1, Network("x")),
        (InvalidToken(), 1, Network("Invalid token")),
    ],
)
def test_refusals(error: BadRequest, chat: int, outcome: Outcome) -> None:
    assert classify(error, chat) == outcome
