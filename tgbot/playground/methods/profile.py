"""What the bot says of itself."""

import re
from collections.abc import Callable
from typing import Any

from tgbot.playground import wire
from tgbot.playground.errors import bad
from tgbot.playground.models import Json
from tgbot.playground.profile import Scope, scope_key
from tgbot.playground.schema import Params
from tgbot.playground.world import World

Texts = Callable[[World], dict[str, str]]


def get_me(world: World, params: Params) -> Json:
    """getMe."""
    return wire.user_json(world.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": False,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def set_commands(world: World, params: Params) -> bool:
    """setMyCommands."""
    commands: list[Json] = params["commands"]
    if len(commands) > 100:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        if not re.fullmatch(r"/?[a-z0-9_]{1,32}", command["command"]):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(command["description"].strip()) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
    tidy = [{**command, "command": command["command"].lstrip("/")} for command in commands]
    world.profile.commands[_scope(world, params), _language(params)] = tidy
    world.tell("profile")
    return True


def get_commands(world: World, params: Params) -> list[Json]:
    """getMyCommands."""
    return world.profile.commands.get((_scope(world, params), _language(params)), [])


def delete_commands(world: World, params: Params) -> bool:
    """deleteMyCommands."""
    world.profile.commands.pop((_scope(world, params), _language(params)), None)
    world.tell("profile")
    return True


def setter(texts: Texts, name: str, most: int, too_long: str) -> Callable[[World, Params], bool]:
    """A method that sets a text of the bot in a language."""

    def set_text(world: World, params: Params) -> bool:
        text = params.get(name) or ""
        if len(text) > most:
            raise bad(too_long)
        language = _language(params)
        texts(world).pop(language, None)
        if text:
            texts(world)[language] = text
        world.tell("profile")
        return True

    return set_text


def getter(texts: Texts, name: str, default: Callable[[World], str]) -> Callable[[World, Params], Json]:
    """A method that gives such a text."""

    def get_text(world: World, params: Params) -> Json:
        said = texts(world)
        return {name: said.get(_language(params)) or said.get("") or default(world)}

    return get_text


def set_menu_button(world: World, params: Params) -> bool:
    """setChatMenuButton, for all private chats alike."""
    world.profile.menu_button = params.get("menu_button") or {"type": "commands"}
    return True


def get_menu_button(world: World, params: Params) -> Any:
    """getChatMenuButton."""
    return world.profile.menu_button


def granted(world: World, params: Params) -> bool:
    """logOut and close: there is nothing to do."""
    return True


def _language(params: Params) -> str:
    code: str = params.get("language_code") or ""
    if not re.fullmatch(r"([a-z]{2})?", code):
        raise bad("invalid language code specified")
    return code


def _scope(world: World, params: Params) -> Scope:
    scope = params.get("scope")
    key = scope_key(scope)
    if scope and "chat_id" in scope and key[1] not in world.chats:
        raise bad("chat not found")
    return key
