"""A small bot for the playground's own tests: a lobby, turns with a menu, toasts and alerts, a picture, the end.

It speaks as the real bot does (`l:`, `a:`, `n:`, join links), keeps everything in memory, and knows no rules.
`python small_bot.py` runs it as a process of its own, by TGBOT_API_URL and TGBOT_TOKEN.
"""

import asyncio
import itertools
import json
import os
import struct
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientError, ClientSession, FormData

TURNS = 2
COMMANDS = {
    "ru": [("newgame", "набрать шлюпку"), ("hand", "моя рука"), ("help", "что тут делать")],
    "uk": [("newgame", "набрати шлюпку"), ("hand", "моя рука"), ("help", "що тут робити")],
}


def png(width: int, height: int, colour: tuple[int, int, int]) -> bytes:
    """A picture of the sea, more or less."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(
        b"\0" + bytes(min(255, part + 90 * y // height) for _ in range(width) for part in colour) for y in range(height)
    )
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def key(text: str, data: str, style: str | None = None) -> dict[str, Any]:
    return {"text": text, "callback_data": data} | ({"style": style} if style else {})


@dataclass
class Voyage:
    id: str
    chat: int
    lobby: int = 0
    people: dict[int, str] = field(default_factory=dict)
    autopilots: int = 0
    turn: int = -1
    prompt: int = 0
    thread: int | None = None


class SmallBot:
    """Polls in a task of its own."""

    def __init__(self, api_url: str, token: str) -> None:
        self._base = f"{api_url}/bot{token}"
        self._voyages: dict[str, Voyage] = {}
        self._ids = itertools.count(1)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def kill(self) -> None:
        await self.stop()

    async def _run(self) -> None:
        async with ClientSession() as self._session:
            for language, commands in COMMANDS.items():
                said = [{"command": name, "description": words} for name, words in commands]
                await self._call("setMyCommands", commands=said, language_code=language)
            offset = 0
            while True:
                for update in await self._call("getUpdates", offset=offset, timeout=20) or []:
                    offset = update["update_id"] + 1
                    if message := update.get("message"):
                        await self._on_message(message)
                    elif query := update.get("callback_query"):
                        await self._on_tap(query)

    async def _call(self, method: str, **params: Any) -> Any:
        for _ in range(20):
            with suppress(ClientError, ValueError):
                async with self._session.post(f"{self._base}/{method}", json=params) as response:
                    said = await response.json()
                if said["ok"]:
                    return said["result"]
                if said["error_code"] not in (429, 500, 502):
                    return None
            await asyncio.sleep(0.2)
        return None

    async def _say(self, chat: int, text: str, rows: list[list[dict[str, Any]]] | None = None, **more: Any) -> int:
        markup = {"reply_markup": {"inline_keyboard": rows}} if rows else {}
        sent = await self._call("sendMessage", chat_id=chat, text=text, parse_mode="HTML", **markup, **more)
        return int(sent["message_id"]) if sent else 0

    async def _change(self, chat: int, message: int, text: str, rows: list[list[dict[str, Any]]] | None = None) -> None:
        markup = {"inline_keyboard": rows or []}
        await self._call(
            "editMessageText", chat_id=chat, message_id=message, text=text, parse_mode="HTML", reply_markup=markup
        )

    async def _on_message(self, message: dict[str, Any]) -> None:
        text, chat, sender = message.get("text", ""), message["chat"], message["from"]
        thread = message.get("message_thread_id")
        name = sender["first_name"].replace("&", "&amp;").replace("<", "&lt;")
        if text.startswith("/newgame") and chat["type"] != "private":
            voyage = Voyage(f"g{next(self._ids)}", chat["id"], thread=thread)
            self._voyages[voyage.id] = voyage
            voyage.lobby = await self._say(chat["id"], *self._lobby(voyage), **self._in(voyage))
        elif text.startswith("/start j"):
            await self._seat(self._voyages[text.removeprefix("/start j")], sender["id"], name)
        elif text.startswith(("/help", "/start")):
            await self._say(
                chat["id"],
                f"<b>Привет, {name}!</b>\nКоманды: /newgame, <code>/hand</code>; <tg-spoiler>секрет</tg-spoiler>\n"
                "<blockquote>Море волнуется раз</blockquote>\nПравила <a href='https://example.org/'>там</a>",
                [[key("🂠 Открыть", "n:0:hand"), key("? Помощь", "n:0:help")]],
                **({"message_thread_id": thread} if thread else {}),
            )
        elif chat["type"] == "private":
            await self._say(chat["id"], f"Эхо: {text.replace('&', '&amp;').replace('<', '&lt;')}")

    def _in(self, voyage: Voyage) -> dict[str, Any]:
        return {"message_thread_id": voyage.thread} if voyage.thread else {}

    def _lobby(self, voyage: Voyage) -> tuple[str, list[list[dict[str, Any]]]]:
        names = [*voyage.people.values(), *["🤖 автопилот"] * voyage.autopilots]
        seats = "\n".join(f"{n}. {name}" for n, name in enumerate(names, 1))
        rows = [
            [
                {
                    "text": "⛵ Сесть в шлюпку",
                    "url": f"https://t.me/playground_bot?start=j{voyage.id}",
                    "style": "primary",
                }
            ],
            [key("🤖 +", f"l:{voyage.id}:robot+"), key("🤖 −", f"l:{voyage.id}:robot-")],
            [key("Отчалить", f"l:{voyage.id}:begin", "success")],
        ]
        return f"⛵ <b>За бортом</b> — набираем шлюпку\n\n{seats or '…'}", rows

    async def _seat(self, voyage: Voyage, user: int, name: str) -> None:
        voyage.people[user] = name
        await self._say(user, "🔒 Ты в шлюпке. Жди гудка.")
        await self._change(voyage.chat, voyage.lobby, *self._lobby(voyage))

    async def _on_tap(self, query: dict[str, Any]) -> None:
        data, user, message = query["data"], query["from"]["id"], query["message"]
        kind, game, *rest = data.split(":")
        voyage = self._voyages.get(game)
        toast, alert = "", False
        if kind == "l" and voyage is not None:
            await self._on_lobby(voyage, rest[0])
        elif kind == "n":
            toast, alert = ("Здесь решают, кто гребёт, а кто ворчит.", True) if "help" in rest else ("", False)
            if voyage is not None and rest[0] == "rob":
                names = [name for other, name in voyage.people.items() if other != user]
                rows = [[key(f"🔪 {name}", f"a:{game}:{voyage.turn}:rob{n}")] for n, name in enumerate(names)]
                rows.append([key("← Назад", f"n:{game}:root")])
                await self._change(user, message["message_id"], "🔒 Кого ограбить?", rows)
            elif voyage is not None and rest[0] == "root":
                await self._change(user, message["message_id"], *self._prompt(voyage))
        elif kind == "a" and voyage is not None:
            toast = await self._on_answer(voyage, user, rest)
        await self._call("answerCallbackQuery", callback_query_id=query["id"], text=toast, show_alert=alert)

    async def _on_lobby(self, voyage: Voyage, verb: str) -> None:
        if verb == "begin":
            await self._change(voyage.chat, voyage.lobby, "⛵ Отчалили!")
            await self._board(voyage)
            await self._next(voyage)
        else:
            voyage.autopilots = max(0, voyage.autopilots + (1 if verb == "robot+" else -1))
            await self._change(voyage.chat, voyage.lobby, *self._lobby(voyage))

    async def _on_answer(self, voyage: Voyage, user: int, rest: list[str]) -> str:
        if str(voyage.turn) != rest[0] or user != self._whose(voyage):
            return "Сейчас не твой ход"
        await self._change(user, voyage.prompt, f"🔒 Решено: {rest[1]}")
        await self._say(voyage.chat, f"<b>{voyage.people[user]}</b>: {rest[1]}", **self._in(voyage))
        await self._next(voyage)
        return "Гребём!"

    def _whose(self, voyage: Voyage) -> int:
        return list(voyage.people)[voyage.turn % len(voyage.people)]

    def _prompt(self, voyage: Voyage) -> tuple[str, list[list[dict[str, Any]]]]:
        where = f"{voyage.id}:{voyage.turn}"
        rows = [
            [key("🚣 Грести", f"a:{where}:row", "primary"), key("🤏 Ограбить", f"n:{voyage.id}:rob")],
            [key("🌊 Выбросить", f"a:{where}:throw", "danger"), key("?", f"n:{voyage.id}:help")],
            [key("💤 Ничего не делать", f"a:{where}:pass")],
        ]
        return f"🔒 <b>Твой ход</b>, {voyage.people[self._whose(voyage)]}\nРука: 💧 вода, 🛟 круг", rows

    async def _next(self, voyage: Voyage) -> None:
        voyage.turn += 1
        if voyage.turn >= TURNS * len(voyage.people):
            await self._say(voyage.chat, "🏝 <b>Берег!</b>\n🥇 Все — по 24", **self._in(voyage))
            return
        voyage.prompt = await self._say(self._whose(voyage), *self._prompt(voyage))

    async def _board(self, voyage: Voyage) -> None:
        form = FormData()
        form.add_field("chat_id", str(voyage.chat))
        form.add_field("caption", "День 1 · <b>действия</b>")
        form.add_field("parse_mode", "HTML")
        form.add_field("photo", "attach://board")
        form.add_field("reply_markup", json.dumps({"inline_keyboard": [[key("⚖️ Обмен", f"n:{voyage.id}:trade")]]}))
        form.add_field("board", png(320, 200, (20, 90, 110)), filename="board.png", content_type="image/png")
        if voyage.thread:
            form.add_field("message_thread_id", str(voyage.thread))
        await self._session.post(f"{self._base}/sendPhoto", data=form)


async def start_small_bot(api_url: str, token: str) -> SmallBot:
    return SmallBot(api_url, token)


if __name__ == "__main__":

    async def main() -> None:
        await SmallBot(os.environ["TGBOT_API_URL"], os.environ["TGBOT_TOKEN"])._task

    asyncio.run(main())
