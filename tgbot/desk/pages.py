"""/rules: the rules as a book of one message, by the options of the game at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from telegram import CallbackQuery, Chat, Message

from i18n.texts import Language
from tgbot.desk.house import House, own_message, thread_of
from tgbot.faces import FACES
from tgbot.refusal import Refusal
from tgbot.screens import data
from tgbot.screens.types import Keyboard


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of a game's rules, the first one first."""

    house: House

    async def show(self, message: Message, language: Language) -> None:
        """Send the first page."""
        text, keyboard = await self._page(message, FACES["lifeboat"].pages[0], "lifeboat", language)
        await self.house.reply(message, text, keyboard)

    async def turn(self, tap: CallbackQuery, wanted: str) -> Refusal | None:
        """Edit the message to another page."""
        game = next((game for game, face in FACES.items() if wanted in face.pages), None)
        message = own_message(tap, data.rules(""))
        if game is None or message is None:
            return Refusal("broken" if game is None else "old")
        private = message.chat.type == Chat.PRIVATE
        language = await (self.house.language_of(tap.from_user) if private else self.house.language_in(message.chat.id))
        text, keyboard = await self._page(message, wanted, game, language)
        return await self.house.turn(message, text, keyboard)

    async def _page(self, message: Message, page: str, game: str, language: Language) -> tuple[str, Keyboard]:
        return FACES[game].rules(page, language, await self._options(message, game))

    async def _options(self, message: Message, game: str) -> dict[str, Any] | None:
        """Those of the game of this chat, of the only such game of this person, or what the group has chosen."""
        if message.chat.type == Chat.PRIVATE:
            mine = [loaded.table for loaded in await self.house.registers.games_of(message.chat.id)]
            of_game = [table for table in mine if table.game == game]
            return of_game[0].options if len(of_game) == 1 else None
        found = await self.house.registers.game_in(message.chat.id, thread_of(message))
        return found.table.options if found else (await self.house.people.group(message.chat.id)).options
