"""What the bot is told, by polling and by webhook."""

import asyncio
from typing import Any

import pytest
from aiohttp import web
from telegram import Bot, Update
from telegram.error import BadRequest, Conflict

from tgbot.playground.models import Chat
from tgbot.playground.person import Person
from tgbot.playground.server import BotApi
from tgbot.playground.world import World


async def news(bot: Bot, **how: Any) -> list[Update]:
    """What waits, confirmed."""
    found = list(await bot.get_updates(timeout=0, **how))
    if found:
        await bot.get_updates(offset=found[-1].update_id + 1, timeout=0)
    return found


async def test_start_with_a_payload_and_a_menu(bot: Bot, world: World) -> None:
    rita = world.add_user("Рита", language_code="uk")
    rita.follow(f"https://t.me/{world.bot.username}?start=g_42")
    update = (await news(bot))[0]
    assert update.message is not None
    assert update.message.text == "/start g_42"
    assert (update.message.entities[0].type, update.message.entities[0].length) == ("bot_command", 6)
    assert update.effective_user is not None
    assert update.effective_user.language_code == "uk"
    await bot.set_my_commands([("hand", "моя рука")], language_code="ru")
    await bot.set_my_commands([("hand", "моя рука (укр)")], language_code="uk")
    await bot.set_my_commands([("help", "help")], scope={"type": "all_group_chats"})  # type: ignore[arg-type]
    assert rita.commands() == [{"command": "hand", "description": "моя рука (укр)"}]
    with pytest.raises(BadRequest, match=r"(?i)BOT_COMMAND_INVALID"):
        await bot.set_my_commands([("Hand", "x")])


async def test_privacy_in_groups(bot: Bot, world: World, olya: Person, group: Chat) -> None:
    await news(bot)
    olya.send("просто разговор", group)
    olya.send("/boat", group)
    olya.send(f"/boat@{world.bot.username}", group)
    olya.send("/boat@other_bot", group)
    sent = await bot.send_message(group.id, "x")
    olya.send("ответ боту", group, reply_to=group.messages[sent.message_id])
    texts = [update.message.text for update in await news(bot) if update.message]
    assert texts == ["/boat", f"/boat@{world.bot.username}", "ответ боту"]
    world.groups.promote_bot(group)
    olya.send("теперь видно", group)
    assert [update.message.text for update in await news(bot) if update.message] == ["теперь видно"]


async def test_people_come_and_go(bot: Bot, world: World, olya: Person, group: Chat) -> None:
    first = await news(bot, allowed_updates=["message", "my_chat_member", "chat_member"])
    assert [update.my_chat_member.new_chat_member.status for update in first if update.my_chat_member] == ["member"]
    assert any(update.message and update.message.group_chat_created for update in first)
    rita = world.add_user("Рита")
    world.groups.join(group, rita)
    world.groups.leave(group, rita)
    olya.block_bot()
    world.groups.kick_bot(group, olya)
    said = []
    for update in await news(bot):
        assert update.message or update.chat_member or update.my_chat_member
        if update.message:
            said.append("in" if update.message.new_chat_members else "out")
        elif change := update.chat_member or update.my_chat_member:
            said.append(f"{change.chat.type}: {change.old_chat_member.status} → {change.new_chat_member.status}")
    assert said == ["group: left → member", "in", "group: member → left", "out", "private: member → kicked",
                    "group: member → kicked"]  # fmt: skip


@pytest.mark.parametrize("told", ["old first", "new first", "nothing"])
async def test_a_group_becomes_a_supergroup(bot: Bot, world: World, group: Chat, told: Any) -> None:
    await news(bot)
    new = world.groups.upgrade(group, told)
    said = [
        (update.message.migrate_to_chat_id, update.message.migrate_from_chat_id)
        for update in await news(bot)
        if update.message
    ]
    both = [(new.id, None), (None, group.id)]
    assert said == {"old first": both, "new first": both[::-1], "nothing": []}[told]


async def test_anonymous_admins_and_topics(bot: Bot, world: World, olya: Person) -> None:
    forum = world.groups.create("Форум", [olya], forum=True)
    topic = world.groups.create_topic(forum, olya, "Шлюпка")
    world.groups.set_anonymous(forum, olya, True)
    olya.send("/stop", forum, thread_id=topic.id)
    world.groups.close_topic(forum, topic)
    messages = [one.message for one in await news(bot) if one.message and one.message.chat.id == forum.id]
    assert messages[2].from_user.id == 1087968824
    assert messages[2].sender_chat.id == forum.id
    assert messages[2].message_thread_id == topic.id
    assert messages[1].forum_topic_created.name == "Шлюпка"
    assert messages[3].forum_topic_closed is not None


async def test_long_polling(bot: Bot, world: World, olya: Person) -> None:
    await news(bot)
    waiting = asyncio.create_task(bot.get_updates(timeout=5))
    await asyncio.sleep(0.05)
    olya.send("раз")
    assert [update.message.text for update in await waiting] == ["раз"]
    again = await bot.get_updates(timeout=0)
    assert [update.message.text for update in again] == ["раз"]
    assert await bot.get_updates(offset=again[0].update_id + 1, timeout=0) == ()
    first = asyncio.create_task(bot.get_updates(timeout=5))
    await asyncio.sleep(0.05)
    await bot.get_updates(timeout=0)
    with pytest.raises(Conflict, match="terminated by other getUpdates request"):
        await first


async def test_webhook(bot: Bot, world: World, olya: Person) -> None:
    got: list[tuple[str | None, Any]] = []
    trouble = [500]

    async def take(request: web.Request) -> web.Response:
        if trouble:
            return web.Response(status=trouble.pop())
        got.append((request.headers.get("X-Telegram-Bot-Api-Secret-Token"), await request.json()))
        return web.Response()

    app = web.Application()
    app.router.add_post("/hook", take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    await bot.set_webhook(url, secret_token="тайна".encode().hex(), max_connections=2, drop_pending_updates=True)
    olya.send("раз")
    await world.wait_for(lambda: got)
    assert got[0][0] == "тайна".encode().hex()
    assert got[0][1]["message"]["text"] == "раз"
    info = await bot.get_webhook_info()
    assert (info.url, info.pending_update_count) == (url, 0)
    assert "500" in str(info.last_error_message)
    with pytest.raises(Conflict, match="can't use getUpdates method while webhook is active"):
        await bot.get_updates()
    await bot.delete_webhook()
    olya.send("два")
    assert [update.message.text for update in await bot.get_updates(timeout=0)] == ["два"]
    for address in ("http://example.org/x", "ftp://127.0.0.1/"):
        with pytest.raises(BadRequest, match=r"(?i)An HTTPS URL must be provided for webhook"):
            await bot.set_webhook(address)
    await runner.cleanup()


async def test_chat_questions(bot: Bot, api: BotApi, world: World, olya: Person, taras: Person, group: Chat) -> None:
    assert (await bot.get_me()).username == world.bot.username
    assert (await bot.get_chat(olya.id)).first_name == "Оля"
    assert await bot.get_chat_member_count(group.id) == 3
    assert (await bot.get_chat_member(group.id, olya.id)).status == "creator"
    world.groups.promote(group, taras)
    assert len(await bot.get_chat_administrators(group.id)) == 2
    await bot.leave_chat(group.id)
    assert group.member(world.bot.id).status == "left"
    await bot.set_my_description("Игры", "ru")
    assert (await bot.get_my_description("ru")).description == "Игры"
    assert not [entry for entry in api.ledger.entries if not entry.ok]
