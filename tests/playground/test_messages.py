"""Sending, editing, deleting, through python-telegram-bot over HTTP: what Telegram refuses is refused in its words."""

import struct

import pytest
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    LinkPreviewOptions,
    MessageEntity,
    ReplyParameters,
)
from telegram.error import BadRequest, ChatMigrated, Forbidden

from tgbot.playground.clock import ManualClock
from tgbot.playground.models import Chat
from tgbot.playground.person import Person
from tgbot.playground.world import World

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + struct.pack(">II", 320, 200) + b"\x08\x02\0\0\0"


def keys(*buttons: InlineKeyboardButton) -> InlineKeyboardMarkup:
    return InlineKeyboardMarkup([list(buttons)])


def key(text: str = "Да", data: str = "yes") -> InlineKeyboardButton:
    return InlineKeyboardButton(text, callback_data=data)


async def test_html_with_buttons_and_a_reply(bot: Bot, olya: Person) -> None:
    first = olya.messages()[0]
    markup = InlineKeyboardMarkup(
        [[InlineKeyboardButton("Ударить", callback_data="hit", api_kwargs={"style": "danger"})]]
    )
    sent = await bot.send_message(
        olya.id,
        "<b>Твой ход</b>, /hand &lt;3",
        parse_mode="HTML",
        reply_markup=markup,
        reply_parameters=ReplyParameters(first.id),
        link_preview_options=LinkPreviewOptions(is_disabled=True),
    )
    assert sent.text == "Твой ход, /hand <3"
    assert [(one.type, one.offset, one.length) for one in sent.entities] == [("bold", 0, 8), ("bot_command", 10, 5)]
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.message_id == first.id
    assert olya.last().buttons[0][0]["style"] == "danger"


@pytest.mark.parametrize(
    ("text", "mode", "reason"),
    [
        ("", None, "Message text is empty"),
        ("  \n ", None, "Text must be non-empty"),
        ("<b></b>", "HTML", "Text must be non-empty"),
        ("я" * 4097, None, "Message is too long"),
        ("🂡" * 2049, None, "Message is too long"),
        ("<b>x", "HTML", "Can't parse entities: can't find end tag corresponding to start tag \"b\""),
        ("x", "Markdown", "Unsupported parse_mode"),
    ],
)
async def test_texts_refused(bot: Bot, olya: Person, text: str, mode: str | None, reason: str) -> None:
    with pytest.raises(BadRequest) as refused:
        await bot.send_message(olya.id, text, parse_mode=mode)
    assert refused.value.message.lower() == reason.lower()


async def test_tags_do_not_count_and_spaces_go(bot: Bot, olya: Person) -> None:
    assert len((await bot.send_message(olya.id, "<b>" + "я" * 4096 + "</b>", parse_mode="HTML")).text or "") == 4096
    sent = await bot.send_message(olya.id, "  <i> да</i> ", parse_mode="HTML")
    assert (sent.text, [(one.offset, one.length) for one in sent.entities]) == ("да", [(0, 2)])


async def test_entities_given(bot: Bot, olya: Person) -> None:
    sent = await bot.send_message(olya.id, "раз два", entities=[MessageEntity("bold", 4, 3)])
    assert [(one.type, one.offset) for one in sent.entities] == [("bold", 4)]
    with pytest.raises(BadRequest, match=r"(?i)entity ends after the end of the text"):
        await bot.send_message(olya.id, "раз", entities=[MessageEntity("bold", 1, 3)])


@pytest.mark.parametrize(
    ("button", "reason"),
    [
        (key(data="x" * 65), "Button_data_invalid"),
        (key(data="я" * 33), "Button_data_invalid"),
        (key(text=" "), "Can't parse inlinekeyboardbutton: text must be non-empty"),
        (
            InlineKeyboardButton("x"),
            "Can't parse InlineKeyboardButton: Text buttons are not allowed in the inline keyboard",
        ),
        (InlineKeyboardButton("x", url="u", callback_data="d"), "Can't parse InlineKeyboardButton: exactly one"),
        (InlineKeyboardButton("x", url="no url"), "Inline keyboard button URL 'no url' is invalid: Wrong HTTP URL"),
        (
            InlineKeyboardButton("x", callback_data="d", api_kwargs={"style": "pink"}),
            "Can't parse InlineKeyboardButton: invalid button style specified",
        ),
    ],
)
async def test_buttons_refused(bot: Bot, olya: Person, button: InlineKeyboardButton, reason: str) -> None:
    with pytest.raises(BadRequest) as refused:
        await bot.send_message(olya.id, "x", reply_markup=keys(button))
    assert reason.lower() in refused.value.message.lower()


async def test_too_many_buttons(bot: Bot, olya: Person) -> None:
    for rows in ([[key()] * 9], [[key()]] * 101):
        with pytest.raises(BadRequest, match=r"(?i)reply markup is too long"):
            await bot.send_message(olya.id, "x", reply_markup=InlineKeyboardMarkup(rows))
    await bot.send_message(olya.id, "x", reply_markup=keys(key(data="x" * 64)))


async def test_a_person_who_did_not_start_or_has_blocked(bot: Bot, world: World) -> None:
    shy = world.add_user("Рита")
    with pytest.raises(BadRequest, match="Chat not found"):
        await bot.send_message(12345, "x")
    with pytest.raises(Forbidden, match="bot can't initiate conversation with a user"):
        await bot.send_message(shy.id, "x")
    shy.start()
    await bot.send_message(shy.id, "x")
    shy.block_bot()
    with pytest.raises(Forbidden, match="bot was blocked by the user"):
        await bot.send_message(shy.id, "x")
    shy.start()
    await bot.send_message(shy.id, "x")


async def test_groups_that_are_shut(bot: Bot, world: World, group: Chat, olya: Person) -> None:
    world.groups.mute_bot(group)
    with pytest.raises(BadRequest, match=r"(?i)not enough rights to send text messages to the chat"):
        await bot.send_message(group.id, "x")
    world.groups.mute_bot(group, False)
    world.groups.kick_bot(group)
    with pytest.raises(Forbidden, match="bot was kicked from the group chat"):
        await bot.send_message(group.id, "x")
    world.groups.invite_bot(group, olya)
    await bot.send_message(group.id, "x")
    new = world.groups.upgrade(group)
    with pytest.raises(ChatMigrated) as migrated:
        await bot.send_message(group.id, "x")
    assert migrated.value.new_chat_id == new.id
    assert (await bot.send_message(new.id, "x")).message_id == 2
    world.groups.kick_bot(new)
    with pytest.raises(Forbidden, match="bot was kicked from the supergroup chat"):
        await bot.send_message(new.id, "x")
    other = world.groups.create("Чужие", [olya], supergroup=True, bot=False)
    with pytest.raises(Forbidden, match="bot is not a member of the supergroup chat"):
        await bot.send_message(other.id, "x")


async def test_topics(bot: Bot, world: World, olya: Person) -> None:
    forum = world.groups.create("Форум", [olya], forum=True)
    topic = world.groups.create_topic(forum, olya, "Шлюпка")
    sent = await bot.send_message(forum.id, "x", message_thread_id=topic.id)
    assert (sent.message_thread_id, sent.is_topic_message, sent.chat.is_forum) == (topic.id, True, True)
    world.groups.close_topic(forum, topic)
    with pytest.raises(BadRequest, match=r"(?i)TOPIC_CLOSED"):
        await bot.send_message(forum.id, "x", message_thread_id=topic.id)
    await bot.edit_message_text("y", forum.id, sent.message_id)
    world.groups.reopen_topic(forum, topic)
    world.groups.delete_topic(forum, topic)
    for thread_id in (topic.id, 1, 999):
        with pytest.raises(BadRequest, match="Message thread not found"):
            await bot.send_message(forum.id, "x", message_thread_id=thread_id)
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("z", forum.id, sent.message_id)
    world.groups.close_general(forum)
    with pytest.raises(BadRequest, match=r"(?i)TOPIC_CLOSED"):
        await bot.send_message(forum.id, "x")


async def test_edits(bot: Bot, world: World, olya: Person, clock: ManualClock) -> None:
    sent = await bot.send_message(olya.id, "<b>раз</b>", parse_mode="HTML", reply_markup=keys(key()))
    clock.advance(5)
    with pytest.raises(BadRequest, match="exactly the same as a current content and reply markup of the message"):
        await bot.edit_message_text("<b>раз</b>", olya.id, sent.message_id, parse_mode="HTML", reply_markup=keys(key()))
    edited = await bot.edit_message_text("раз", olya.id, sent.message_id)
    assert edited is not True
    assert edited.edit_date is not None
    assert edited.reply_markup is None
    with pytest.raises(BadRequest, match="Message is not modified"):
        await bot.edit_message_reply_markup(olya.id, sent.message_id, reply_markup=None)
    with pytest.raises(BadRequest, match=r"(?i)there is no caption in the message to edit"):
        await bot.edit_message_caption(olya.id, sent.message_id, caption="x")
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await bot.edit_message_text("x", olya.id, 99999)
    with pytest.raises(BadRequest, match="Message can't be edited"):
        await bot.edit_message_text("x", olya.id, olya.messages()[0].id)
    olya.last().frozen = True
    with pytest.raises(BadRequest, match="Message can't be edited"):
        await bot.edit_message_text("x", olya.id, sent.message_id)


async def test_pictures(bot: Bot, world: World, olya: Person) -> None:
    sent = await bot.send_photo(olya.id, PNG, caption="<i>День 1</i>", parse_mode="HTML", reply_markup=keys(key()))
    assert (sent.photo[-1].width, sent.photo[-1].height, sent.caption) == (320, 200, "День 1")
    assert world.files[sent.photo[-1].file_id].content == PNG
    again = await bot.send_photo(olya.id, sent.photo[-1].file_id)
    assert again.photo[-1].file_unique_id == sent.photo[-1].file_unique_id
    await bot.edit_message_caption(olya.id, sent.message_id, caption="День 2")
    edited = await bot.edit_message_media(InputMediaPhoto(PNG, caption="День 3"), olya.id, sent.message_id)
    assert edited is not True
    assert edited.photo[-1].file_id != sent.photo[-1].file_id
    with pytest.raises(BadRequest, match=r"(?i)there is no text in the message to edit"):
        await bot.edit_message_text("x", olya.id, sent.message_id)
    with pytest.raises(BadRequest, match=r"(?i)message caption is too long"):
        await bot.send_photo(olya.id, PNG, caption="я" * 1025)
    with pytest.raises(BadRequest, match=r"(?i)IMAGE_PROCESS_FAILED"):
        await bot.send_photo(olya.id, b"not a picture")
    with pytest.raises(BadRequest, match=r"(?i)failed to get HTTP URL content"):
        await bot.send_photo(olya.id, "https://example.org/x.png")
    with pytest.raises(BadRequest, match=r"(?i)wrong file identifier"):
        await bot.send_photo(olya.id, "AgAD")


async def test_deleting(bot: Bot, world: World, olya: Person, group: Chat, clock: ManualClock) -> None:
    mine = await bot.send_message(group.id, "x")
    theirs = olya.send("привет", group)
    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await bot.delete_message(group.id, theirs.id)
    assert await bot.delete_message(group.id, mine.message_id)
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await bot.delete_message(group.id, mine.message_id)
    old = await bot.send_message(group.id, "x")
    clock.advance(48 * 3600)
    with pytest.raises(BadRequest, match="Message can't be deleted for everyone"):
        await bot.delete_message(group.id, old.message_id)


async def test_pins_reactions_actions(bot: Bot, world: World, olya: Person, group: Chat) -> None:
    sent = await bot.send_message(group.id, "x")
    with pytest.raises(BadRequest, match=r"(?i)not enough rights to manage pinned messages in the chat"):
        await bot.pin_chat_message(group.id, sent.message_id)
    world.groups.promote_bot(group)
    await bot.pin_chat_message(group.id, sent.message_id)
    pinned = (await bot.get_chat(group.id)).pinned_message
    assert pinned is not None
    assert pinned.message_id == sent.message_id
    await bot.unpin_chat_message(group.id, sent.message_id)
    await bot.set_message_reaction(group.id, sent.message_id, "👍")
    with pytest.raises(BadRequest, match=r"(?i)REACTION_INVALID"):
        await bot.set_message_reaction(group.id, sent.message_id, "🚣")
    await bot.send_chat_action(group.id, "typing")
    with pytest.raises(BadRequest, match=r"(?i)wrong parameter action in request"):
        await bot.send_chat_action(group.id, "rowing")
