"""Calls are checked against the machine-readable description."""

import json
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, FormData

from tgbot.playground import schema as room
from tgbot.playground.errors import ApiError
from tgbot.playground.methods import METHODS
from tgbot.playground.server import BotApi

SOURCE = Path("/work/shared/bot-api.json")
BUTTON = {"text": "x", "callback_data": "y", "style": "danger"}


async def call(api: BotApi, method: str, token: str | None = None, **how: Any) -> tuple[int, dict[str, Any]]:
    address = f"{api.url}/bot{token or api.world.token}/{method}"
    async with ClientSession() as session, session.post(address, **how) as response:
        return response.status, await response.json()


def test_the_description_and_the_methods_agree() -> None:
    waiting = {"getUpdates", "setWebhook", "deleteWebhook", "getWebhookInfo"}
    assert set(METHODS) | waiting == set(room.schema().methods) == set(room.METHODS)


@pytest.mark.skipif(not SOURCE.exists(), reason="the whole description is not on this machine")
def test_the_trimmed_description_is_fresh(tmp_path: Path) -> None:
    room.write(SOURCE, tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == room.HERE.read_text()


@pytest.mark.parametrize(
    ("method", "params", "reason"),
    [
        ("sendMessage", {"text": "x"}, "chat_id is empty"),
        ("sendMessage", {"chat_id": 1}, "message text is empty"),
        ("sendMessage", {"chat_id": 1, "text": "x", "colour": 1}, 'unknown parameter "colour"'),
        ("sendMessage", {"chat_id": 1.5, "text": "x"}, 'field "chat_id" must be of type Integer or String'),
        ("sendMessage", {"chat_id": 1, "text": 5}, 'field "text" must be of type String'),
        ("sendMessage", {"chat_id": 1, "text": "x", "disable_notification": 3}, "must be of type Boolean"),
        ("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": []}, "object expected as reply markup"),
        ("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": "{"}, "can't parse reply keyboard markup JSON"),
        ("sendMessage", {"chat_id": 1, "text": "x", "reply_parameters": {}}, 'Can\'t find field "message_id"'),
        ("sendMessage", {"chat_id": 1, "text": "x", "link_preview_options": {"off": True}}, 'unknown field "off"'),
        ("answerCallbackQuery", {}, 'parameter "callback_query_id" is required'),
        ("setMyCommands", {"commands": [], "scope": {"type": "moon"}}, "can't parse BotCommandScope"),
        ("setMyCommands", {"commands": [], "scope": {"type": "chat"}}, 'Can\'t find field "chat_id"'),
        ("setMyCommands", {"commands": [{"command": "x"}]}, 'Can\'t find field "description"'),
        ("editMessageMedia", {"media": {"type": "photo"}}, "can't parse InputMediaPhoto: Can't find field \"media\""),
    ],
)
def test_what_does_not_fit_is_refused(method: str, params: dict[str, Any], reason: str) -> None:
    with pytest.raises(ApiError) as refused:
        room.schema().check(method, params, {})
    assert refused.value.code == 400
    assert reason in refused.value.description


@pytest.mark.parametrize(
    ("button", "reason"),
    [
        ({**BUTTON, "tint": "red"}, 'can\'t parse InlineKeyboardButton: unknown field "tint"'),
        ({"callback_data": "y"}, "can't parse InlineKeyboardButton: Can't find field \"text\""),
        ({**BUTTON, "callback_data": None}, "callback_data"),
        ({**BUTTON, "style": 5}, "must be of type String"),
        ("x", "InlineKeyboardButton should be an Object"),
    ],
)
def test_buttons_are_checked(button: Any, reason: str) -> None:
    params = {"chat_id": 1, "text": "x", "reply_markup": {"inline_keyboard": [[BUTTON], [button]]}}
    with pytest.raises(ApiError) as refused:
        room.schema().check("sendMessage", params, {})
    assert reason in refused.value.description


def test_text_of_a_form_becomes_what_it_means() -> None:
    raw = {"chat_id": "-100", "text": "5", "disable_notification": "true"}
    raw["reply_markup"] = json.dumps({"inline_keyboard": [[BUTTON]]})
    params = room.schema().check("sendMessage", raw, {})
    assert (params["chat_id"], params["text"], params["disable_notification"]) == (-100, "5", True)
    assert params["reply_markup"]["inline_keyboard"][0][0] == BUTTON


async def test_every_form_of_body(api: BotApi, olya: Any) -> None:
    said = {"chat_id": olya.id, "text": "слово"}
    form = FormData(said | {"chat_id": str(olya.id)}, default_to_multipart=True)
    assert (await call(api, "sendMessage", json=said))[0] == 200
    assert (await call(api, "sendMessage", data=said))[0] == 200
    assert (await call(api, "sendMessage", data=form))[0] == 200
    assert (await call(api, "SENDMESSAGE", params=said))[0] == 200
    assert (await call(api, "sendMessage", json=[]))[1]["description"] == "Bad Request: can't parse JSON object"
    assert [message.text for message in olya.messages()].count("слово") == 4


async def test_tokens_and_methods_that_are_none(api: BotApi) -> None:
    other = "123456789:" + "B" * 35
    assert await call(api, "getMe", other) == (401, {"ok": False, "error_code": 401, "description": "Unauthorized"})
    assert (await call(api, "getMe", "nonsense"))[0] == 404
    assert (await call(api, "sendMoon"))[1]["description"] == "Not Found: method not found"
    assert [entry.code for entry in api.ledger.refused] == [401, 404, 404]
