"""Answers to taps and to inline queries."""

import re
from typing import Any

from tgbot.playground.entities import utf16
from tgbot.playground.errors import bad
from tgbot.playground.methods import compose
from tgbot.playground.methods.access import readable
from tgbot.playground.methods.markup import keyboard
from tgbot.playground.models import Json
from tgbot.playground.schema import Params
from tgbot.playground.world import World

TOO_OLD = "query is too old and response timeout expired or query ID is invalid"
ALERT_LIMIT = 200


def answer_callback(world: World, params: Params) -> bool:
    """answerCallbackQuery: each tap once, and in time."""
    text = params.get("text") or ""
    if utf16(text) > ALERT_LIMIT:
        raise bad("MESSAGE_TOO_LONG")
    tap = world.taps.get(params["callback_query_id"])
    if tap is None or tap.answer is not None or world.now() - tap.at > world.tap_lifetime:
        raise bad(TOO_OLD)
    url = params.get("url") or None
    start = rf"(https://)?t\.me/{world.bot.username}\?start=[\w-]{{0,64}}$"
    if url is not None and not re.match(start, url, re.IGNORECASE):
        raise bad("URL_INVALID")
    world.answer_tap(tap, text, params.get("show_alert", False), url)
    return True


def answer_inline(world: World, params: Params) -> bool:
    """answerInlineQuery, with articles of text."""
    query = world.inline.queries.get(params["inline_query_id"])
    results: list[Json] = params["results"]
    if query is None or query.results is not None or world.now() - query.at > world.tap_lifetime:
        raise bad(TOO_OLD)
    if len(results) > 50:
        raise bad("RESULTS_TOO_MUCH")
    if len({result["id"] for result in results}) < len(results):
        raise bad("RESULT_ID_DUPLICATE")
    query.results = [_offer(world, result) for result in results]
    query.button = params.get("button")
    world.tell("inline", user_id=query.user.id)
    return True


def prepare(world: World, params: Params) -> Json:
    """savePreparedInlineMessage."""
    chat = readable(world, params["user_id"])
    allowed = ("allow_user_chats", "allow_bot_chats", "allow_group_chats", "allow_channel_chats")
    if not any(params.get(name) for name in allowed):
        raise bad("PEER_TYPES_INVALID")
    prepared_id = world.inline.prepare(world.users[chat.id], _offer(world, params["result"]))
    return {"id": prepared_id, "expiration_date": int(world.now()) + 86_400}


def _offer(world: World, result: Json) -> Json:
    """A result with its text made ready to post."""
    if not 1 <= len(result["id"].encode()) <= 64:
        raise bad("RESULT_ID_INVALID")
    content: Any = result.get("input_message_content", {})
    if result["type"] != "article" or "message_text" not in content:
        raise bad("only articles of text are played here")
    text, entities = compose.text(world, content["message_text"], content.get("parse_mode"), content.get("entities"))
    made = {"message_text": text, "entities": entities}
    markup = keyboard(result.get("reply_markup"), private=False)
    return {**result, "input_message_content": made, "reply_markup": markup}
