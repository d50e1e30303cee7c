"""Taps and their answers, limits, faults, the ledger, and a bot in another process."""

import asyncio
import sys
import textwrap

import pytest
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputTextMessageContent,
)
from telegram.error import BadRequest, NetworkError, RetryAfter, TimedOut

from tgbot.playground import ledger
from tgbot.playground.clock import ManualClock
from tgbot.playground.errors import WorldError
from tgbot.playground.faults import Fault
from tgbot.playground.models import Chat
from tgbot.playground.person import Person
from tgbot.playground.server import BotApi
from tgbot.playground.world import World

MARKUP = InlineKeyboardMarkup([[InlineKeyboardButton("Грести", callback_data="row")]])
TOO_OLD = "Query is too old and response timeout expired or query id is invalid"


async def test_a_tap_is_answered_once(bot: Bot, world: World, olya: Person, clock: ManualClock) -> None:
    await bot.send_message(olya.id, "Твой ход", reply_markup=MARKUP)
    message = olya.last()
    assert message is not None
    tap = olya.tap(message, "Грести")
    update = (await bot.get_updates(timeout=0))[-1]
    query = update.callback_query
    assert query is not None
    assert (query.data, query.from_user.id) == ("row", olya.id)
    assert query.message is not None
    assert query.message.message_id == message.id
    clock.advance(0.4)
    with pytest.raises(BadRequest, match=r"(?i)MESSAGE_TOO_LONG"):
        await query.answer("я" * 201)
    await query.answer("Гребём", show_alert=True)
    assert tap.answer is not None
    assert (tap.answer.text, tap.answer.show_alert) == ("Гребём", True)
    assert tap.seconds == pytest.approx(0.4)
    for query_id in (query.id, "1", "nonsense"):
        with pytest.raises(BadRequest, match=f"(?i){TOO_OLD}"):
            await bot.answer_callback_query(query_id)
    late = olya.tap(message, 0)
    clock.advance(31)
    with pytest.raises(BadRequest, match=f"(?i){TOO_OLD}"):
        await bot.answer_callback_query(late.id)
    assert ledger.unanswered(world.taps.values()) == [late]
    assert ledger.answer_times(world.taps.values()) == [pytest.approx(0.4)]


async def test_forged_taps(bot: Bot, world: World, olya: Person, taras: Person) -> None:
    await bot.send_message(olya.id, "Твой ход", reply_markup=MARKUP)
    message = olya.last()
    assert message is not None
    with pytest.raises(WorldError):
        taras.tap(message, "Грести")
    with pytest.raises(WorldError):
        olya.tap(message, "Спать")
    world.tap(taras.user, message, "row")
    world.tap(olya.user, message, "drop table")
    await bot.delete_message(olya.id, message.id)
    world.tap(olya.user, message, "row")
    queries = [update.callback_query for update in await bot.get_updates(timeout=0) if update.callback_query]
    assert [(query.from_user.id, query.data) for query in queries] == [
        (taras.id, "row"), (olya.id, "drop table"), (olya.id, "row")]  # fmt: skip
    assert queries[2].message is not None
    assert not queries[2].message.is_accessible


async def test_links_on_buttons_and_in_answers(bot: Bot, world: World, olya: Person, group: Chat) -> None:
    link = f"https://t.me/{world.bot.username}?start=seat_1"
    join = InlineKeyboardMarkup([[InlineKeyboardButton("Сесть", url=link)]])
    await bot.send_message(group.id, "Лобби", reply_markup=join)
    lobby = olya.last(group)
    assert lobby is not None
    olya.press(lobby, "Сесть")
    assert olya.messages()[-1].text == "/start seat_1"
    tap = world.tap(olya.user, lobby, "x")
    with pytest.raises(BadRequest, match=r"(?i)URL_INVALID"):
        await bot.answer_callback_query(tap.id, url="https://example.org")
    await bot.answer_callback_query(tap.id, url=link)
    assert tap.answer is not None
    assert tap.answer.url == link
    assert olya.follow("https://example.org/") is None


async def test_inline_mode(bot: Bot, world: World, olya: Person, group: Chat) -> None:
    query = world.inline.ask(olya.user, "итог")
    offer = InlineQueryResultArticle("1", "Итог", InputTextMessageContent("<b>62</b>", "HTML"), reply_markup=MARKUP)
    await bot.answer_inline_query(query.id, [offer])
    message = world.inline.choose(query, 0, group)
    assert (message.text, message.via_bot) == ("62", True)
    assert await bot.edit_message_text("63", inline_message_id=message.inline_id) is True
    prepared = await bot.save_prepared_inline_message(olya.id, offer, allow_group_chats=True)
    assert world.inline.share(prepared.id, group).text == "62"


async def test_a_group_takes_twenty_a_minute(
    api: BotApi, bot: Bot, world: World, group: Chat, clock: ManualClock
) -> None:
    sent = await bot.send_message(group.id, "0")
    for number in range(19):
        clock.advance(1)
        await bot.edit_message_text(f"{number + 1}", group.id, sent.message_id)
    with pytest.raises(RetryAfter) as refused:
        await bot.send_message(group.id, "x")
    assert "Retry in 41 seconds" in str(refused.value)
    assert api.ledger.refused[-1].reason == "Too Many Requests: retry after 41"
    tap = world.tap(world.groups.owner(group), group.messages[sent.message_id], "x")
    await bot.answer_callback_query(tap.id)
    clock.advance(41)
    await bot.send_message(group.id, "x")
    assert (api.ledger.new_messages[group.id], api.ledger.edits[group.id]) == (2, 19)
    assert api.ledger.peak(group.id) == 21
    assert api.ledger.rate(group.id, world.now()) == 21


async def test_the_whole_and_private_limits(api: BotApi, bot: Bot, world: World, clock: ManualClock) -> None:
    people = [world.add_user(f"Игрок {number}") for number in range(16)]
    for person in people:
        person.start()
    for person in people[:15]:
        await bot.send_message(person.id, "раз")
        await bot.send_message(person.id, "два")
    with pytest.raises(RetryAfter):
        await bot.send_message(people[15].id, "x")
    clock.advance(1)
    for _ in range(10):
        await bot.send_message(people[15].id, "x")
    with pytest.raises(RetryAfter):
        await bot.send_message(people[15].id, "x")
    clock.advance(1)
    await bot.send_message(people[15].id, "x")
    api.limits.on = False
    for _ in range(5):
        await bot.send_message(people[15].id, "x")


async def test_faults(api: BotApi, bot: Bot, olya: Person, taras: Person) -> None:
    api.faults.add(Fault("429", times=1, chat_id=olya.id, seconds=7))
    await bot.send_message(taras.id, "x")
    with pytest.raises(RetryAfter):
        await bot.send_message(olya.id, "x")
    api.faults.add(Fault("500", method="sendMessage"))
    with pytest.raises(NetworkError, match="Internal Server Error"):
        await bot.send_message(olya.id, "x")
    api.faults.add(Fault("drop"))
    with pytest.raises(NetworkError):
        await bot.send_message(olya.id, "не дошло")
    api.faults.add(Fault("drop", done=True))
    with pytest.raises(NetworkError):
        await bot.send_message(olya.id, "дошло, но ответа нет")
    api.faults.add(Fault("slow", seconds=0.1))
    await bot.send_message(olya.id, "медленно")
    api.faults.add(Fault("hang", seconds=2))
    with pytest.raises(TimedOut):
        await bot.send_message(olya.id, "x", read_timeout=0.2)
    assert [message.text for message in olya.messages()[1:]] == ["дошло, но ответа нет", "медленно"]
    assert api.ledger.refused == []
    assert [entry.code for entry in api.ledger.entries if entry.injected] == [429, 500, 0, 0]


async def test_unread_and_waiting_for_a_bot_in_another_process(api: BotApi, world: World, olya: Person) -> None:
    code = """
        import asyncio, sys
        from telegram import Bot
        async def main(token, url):
            async with Bot(token, base_url=url) as bot:
                offset = 0
                while True:
                    for update in await bot.get_updates(offset=offset, timeout=5):
                        offset = update.update_id + 1
                        await bot.send_message(update.message.chat.id, update.message.text)
        asyncio.run(main(*sys.argv[1:]))
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", textwrap.dedent(code), world.token, f"{api.url}/bot"
    )
    try:
        olya.send("эхо")
        answer = await world.wait_for(lambda: [one for one in olya.messages() if one.sender_id == world.bot.id][1:], 15)
        assert answer[0].text == "эхо"
        assert olya.unread(olya.private) == 2
        olya.read(olya.private)
        assert olya.unread(olya.private) == 0
    finally:
        process.kill()
        await process.wait()
    with pytest.raises(TimeoutError):
        await world.wait_for(lambda: False, timeout=0.05)
