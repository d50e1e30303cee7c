"""/rules: the rules as one message with pages, by the options of the game at hand."""

from __future__ import annotations

from dataclasses import dataclass

from telegram import CallbackQuery, Chat, Message

from engine.lifeboat.editions import EDITIONS, Options
from engine.registry import GAMES
from i18n import rules
from i18n.texts import Language
from tgbot.desk.house import House, own_message, thread_of
from tgbot.lobby import options_of
from tgbot.refusal import Refusal
from tgbot.screens import data
from tgbot.screens.page import pack
from tgbot.screens.types import Button, Keyboard


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of `i18n.rules`, the first one first."""

    house: House

    async def show(self, message: Message, language: Language) -> None:
        """Send the first page."""
        text, keyboard = await self._page(message, rules.PAGES[0], language)
        await self.house.reply(message, text, keyboard)

    async def turn(self, tap: CallbackQuery, wanted: str) -> Refusal | None:
        """Edit the message to another page."""
        page = next((page for page in rules.PAGES if page == wanted), None)
        message = own_message(tap, data.rules(""))
        if page is None or message is None:
            return Refusal("broken" if page is None else "old")
        private = message.chat.type == Chat.PRIVATE
        language = await (self.house.language_of(tap.from_user) if private else self.house.language_in(message.chat.id))
        text, keyboard = await self._page(message, page, language)
        return await self.house.turn(message, text, keyboard)

    async def _page(self, message: Message, page: rules.Page, language: Language) -> tuple[str, Keyboard]:
        options = await self._options(message)
        buttons = [
            Button(rules.title(other, language), data.rules(other), style="primary" if other == page else None)
            for other in rules.PAGES
        ]
        return rules.page(page, language, options), pack(buttons)

    async def _options(self, message: Message) -> Options:
        """The game of this chat, the only game of this person, or the edition a new game would begin with."""
        if message.chat.type == Chat.PRIVATE:
            games = await self.house.registers.games_of(message.chat.id)
            return options_of(games[0].table) if len(games) == 1 else EDITIONS["workshop"]
        found = await self.house.registers.game_in(message.chat.id, thread_of(message))
        if found is not None:
            return options_of(found.table)
        group = await self.house.people.group(message.chat.id)
        options: Options = GAMES["lifeboat"].load_options(group.options or {"edition": "workshop"})
        return options
