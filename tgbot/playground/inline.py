"""Inline mode: a person types @bot and a query in any chat, the bot offers, the person posts one of the offers."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from tgbot.playground import entities, wire
from tgbot.playground.errors import WorldError
from tgbot.playground.models import Chat, InlineQuery, Json, Message, User

if TYPE_CHECKING:
    from tgbot.playground.world import World


class Inline:
    """Queries, prepared messages, and what was posted through the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._ids = itertools.count(6_000_000_000_000_000_001, 7)
        self.queries: dict[str, InlineQuery] = {}
        self.prepared: dict[str, Json] = {}
        self.messages: dict[str, Message] = {}

    def ask(self, user: User, text: str, chat: Chat | None = None) -> InlineQuery:
        """Types `@bot text`."""
        query = InlineQuery(str(next(self._ids)), user, text, self._world.now())
        self.queries[query.id] = query
        said: Json = {"id": query.id, "from": wire.user_json(user), "query": text, "offset": ""}
        if chat is not None:
            said["chat_type"] = "sender" if chat.is_private else chat.type
        self._world.updates.push("inline_query", said)
        return query

    def choose(self, query: InlineQuery, place: int, chat: Chat) -> Message:
        """Posts one of the offers into a chat, by way of the bot."""
        if query.results is None or not 0 <= place < len(query.results):
            raise WorldError("the bot offered no such thing")
        result = query.results[place]
        message = self.post(query.user, result, chat)
        chosen: Json = {"result_id": result["id"], "from": wire.user_json(query.user), "query": query.query}
        if message.inline_id is not None:
            chosen["inline_message_id"] = message.inline_id
        self._world.updates.push("chosen_inline_result", chosen)
        return message

    def share(self, prepared_id: str, chat: Chat) -> Message:
        """Posts a message the bot has prepared for this person."""
        prepared = self.prepared[prepared_id]
        return self.post(self._world.users[prepared["user_id"]], prepared["result"], chat)

    def prepare(self, user: User, result: Json) -> str:
        """Keeps a message a person may share."""
        prepared_id = f"prepared{next(self._ids)}"
        self.prepared[prepared_id] = {"user_id": user.id, "result": result}
        return prepared_id

    def post(self, user: User, result: Json, chat: Chat) -> Message:
        """The message that an offer makes; only text is played here."""
        content = result["input_message_content"]
        markup = result.get("reply_markup")
        inline_id = f"inline{next(self._ids)}" if markup else None
        message = self._world.post(
            chat,
            user,
            text=content["message_text"],
            entities=entities.find(content["message_text"], content.get("entities")),
            markup=markup,
            via_bot=True,
            inline_id=inline_id,
        )
        if inline_id is not None:
            self.messages[inline_id] = message
        return message
