"""What a keyboard may hold."""

import re
from typing import Any

from tgbot.playground.errors import ApiError, bad
from tgbot.playground.models import Json

_ACTIONS = (
    "url",
    "callback_data",
    "web_app",
    "login_url",
    "switch_inline_query",
    "switch_inline_query_current_chat",
    "switch_inline_query_chosen_chat",
    "copy_text",
    "callback_game",
    "pay",
)
_STYLES = ("danger", "success", "primary")
MOST_BUTTONS = 100
MOST_IN_A_ROW = 8


def keyboard(said: Any, *, private: bool) -> Json | None:
    """A reply markup, checked; an empty inline keyboard is none."""
    if said is None:
        return None
    markup: Json = said
    if "inline_keyboard" not in markup:
        return markup
    rows = markup["inline_keyboard"]
    if sum(len(row) for row in rows) > MOST_BUTTONS or any(len(row) > MOST_IN_A_ROW for row in rows):
        raise bad("reply markup is too long")
    for row in rows:
        for button in row:
            _check(button, private)
    return markup if any(rows) else None


def _check(button: Json, private: bool) -> None:
    if not button["text"].strip():
        raise _unparsed("text must be non-empty")
    actions = [name for name in _ACTIONS if name in button]
    if not actions or button.get("callback_data") == "":
        raise _unparsed("Text buttons are not allowed in the inline keyboard")
    if len(actions) > 1:
        raise _unparsed(f"exactly one of the fields must be used, not {' and '.join(actions)}")
    if button.get("style", "primary") not in _STYLES:
        raise _unparsed("invalid button style specified")
    _check_action(button, actions[0], private)


def _check_action(button: Json, action: str, private: bool) -> None:
    match action:
        case "callback_data":
            if len(button["callback_data"].encode()) > 64:
                raise bad("BUTTON_DATA_INVALID")
        case "url":
            if not re.match(r"(?:https?|tg)://[^\s]+$|[\w-]+(?:\.[\w-]+)+(?:[/?]\S*)?$", button["url"]):
                raise bad(f"inline keyboard button URL '{button['url']}' is invalid: Wrong HTTP URL")
        case "web_app":
            if not private:
                raise bad("BUTTON_TYPE_INVALID")
        case "copy_text":
            if not 1 <= len(button["copy_text"]["text"]) <= 256:
                raise bad("BUTTON_COPY_TEXT_INVALID")
        case "pay" | "callback_game":
            raise bad("BUTTON_TYPE_INVALID")
        case _:
            return


def _unparsed(reason: str) -> ApiError:
    return bad(f"can't parse InlineKeyboardButton: {reason}")
