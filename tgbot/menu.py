"""What Telegram itself shows of the bot: the menus of commands and its descriptions, in both languages."""

from __future__ import annotations

import logging
from typing import Final

from telegram import (
    Bot,
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeDefault,
)
from telegram.error import TelegramError

from i18n.texts import LANGUAGES, texts
from tgbot.desk.commands import GROUP_COMMANDS, PRIVATE_COMMANDS

_log = logging.getLogger(__name__)
_SCOPES: Final[tuple[tuple[BotCommandScope, tuple[str, ...]], ...]] = (
    (BotCommandScopeDefault(), PRIVATE_COMMANDS),
    (BotCommandScopeAllPrivateChats(), PRIVATE_COMMANDS),
    (BotCommandScopeAllGroupChats(), GROUP_COMMANDS),
)


async def announce(bot: Bot, default_language: str) -> None:
    """Set the menus; without a language code for everybody else. A refusal is logged: the bot works without."""
    try:
        for language in LANGUAGES:
            await _in(bot, language, language)
        await _in(bot, default_language, None)
    except TelegramError as error:
        _log.warning("the menus of commands were not set: %s", error)


async def _in(bot: Bot, language: str, code: str | None) -> None:
    t = texts("uk" if language == "uk" else "ru")
    for scope, names in _SCOPES:
        commands = [BotCommand(name, t(f"command-{name}")) for name in names]
        await bot.set_my_commands(commands, scope=scope, language_code=code)
    await bot.set_my_short_description(t("bot-about"), language_code=code)
    await bot.set_my_description(t("bot-description"), language_code=code)
