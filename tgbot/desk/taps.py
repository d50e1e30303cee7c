"""Presses of buttons. Each is answered: with a word when something is not as the presser thought, else the screen
changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from telegram import CallbackQuery

from engine.core.game import find
from engine.core.types import Answer, Decision, Rejected, Seat
from engine.registry import GAMES
from i18n.texts import Texts, texts
from tgbot import play
from tgbot.desk.boats import Boats
from tgbot.desk.friday import Friday
from tgbot.desk.house import House
from tgbot.desk.lobby_taps import LobbyTaps
from tgbot.desk.pages import Pages
from tgbot.faces import FACES
from tgbot.refusal import Refusal
from tgbot.screens import data, words
from tgbot.store import Change, Loaded
from tgbot.tables import Table

Word = str | Refusal | None
"""What a press is answered with: the key of a toast, a refusal, or nothing."""


@dataclass(frozen=True, slots=True)
class Taps:
    """All buttons the bot has ever made, and those it has not."""

    house: House
    boats: Boats
    lobby: LobbyTaps
    pages: Pages
    friday: Friday

    async def handle(self, tap: CallbackQuery, update: int) -> None:
        """Do it and answer."""
        parsed = data.parse(tap.data)
        if parsed is None:
            await self._answer(tap, Refusal("broken"))
            return
        match parsed.kind:
            case "answer" | "shared":
                await self._answer(tap, await self._choose(tap, parsed, update))
            case "page":
                await self._answer(tap, await self._turn(tap, parsed))
            case "panel":
                await self._answer(tap, await self._renew(tap, parsed.gid))
            case "hand":
                await self._show_hand(tap, parsed.gid)
            case "lobby":
                await self._answer(tap, await self.lobby.handle(tap, parsed, update))
            case "again":
                await self._answer(tap, await self.lobby.again(tap, parsed.gid, update))
            case "rules":
                await self._answer(tap, await self.pages.turn(tap, parsed.value))
            case "deed":
                await self._answer(tap, await self.friday.do(tap, parsed.gid, parsed.value, update))
            case "friday":
                await self._answer(tap, await self.friday.press(tap, parsed.value, update))

    async def _texts(self, tap: CallbackQuery) -> Texts:
        return texts(await self.house.language_of(tap.from_user))

    async def _answer(self, tap: CallbackQuery, word: Word) -> None:
        if word is None:
            await self.house.answer(tap.id)
            return
        t = await self._texts(tap)
        text = t("toast-" + word) if isinstance(word, str) else t("toast-" + word.key, **_plain(t, word.args))
        await self.house.answer(tap.id, text, alert=isinstance(word, Refusal) and len(text) > 60)

    # --- answers -----------------------------------------------------------------------------------------------------

    async def _choose(self, tap: CallbackQuery, parsed: data.Tap, update: int) -> Word:
        """Answer a decision. In private the button names it; in the group who presses tells whose it is."""
        user = tap.from_user.id

        def change(loaded: Loaded) -> Change[Word] | Word:
            table = loaded.table
            seat = table.seat_of(user)
            if seat is None:
                return Refusal("stranger")
            if table.stage != "playing":
                return Refusal("paused" if table.stage == "paused" else "over")
            return self._play(table, seat, parsed)

        done = await self.house.store.transact(parsed.gid, change, update)
        if done.table is None:
            return Refusal("old")
        if not done.table.live:
            await self.house.finish(done.table)
        if isinstance(done.answer, Refusal):
            await self._refresh(done.table, user)
        return done.answer

    def _play(self, table: Table, seat: Seat, parsed: data.Tap) -> Change[Word] | Word:
        decision = _meant(table, seat, parsed)
        if isinstance(decision, Refusal):
            return decision
        played = play.play(table, Answer(seat, decision.id, parsed.value), self.house.now(), self.house.chance)
        if isinstance(played, Rejected):
            return Refusal(played.code)
        if parsed.kind == "shared":
            return played.change("sent")
        after, path = FACES[table.game].after(table, played, seat, parsed.value)
        change: Change[Word] = replace(played, table=after).change()
        return replace(change, turn=None if path is None else (str(seat), path), dirty={*change.dirty, str(seat)})

    async def _refresh(self, table: Table, user: int) -> None:
        """Whoever was refused has an old screen before them."""
        seat = table.seat_of(user)
        if seat is not None and table.live:
            await self.house.store.touch(table.id, (str(seat),))

    # --- pages and hands ---------------------------------------------------------------------------------------------

    async def _turn(self, tap: CallbackQuery, parsed: data.Tap) -> Word:
        found = await self.boats.seat(parsed.gid, tap.from_user.id)
        if isinstance(found, Refusal):
            return found
        loaded, seat = found
        if loaded.table.stage != "playing":
            return Refusal("paused" if loaded.table.stage == "paused" else "over")
        path = FACES[loaded.table.game].turned(loaded.table, seat, parsed.value)
        await self.house.store.set_path(parsed.gid, seat, path)
        return None

    async def _renew(self, tap: CallbackQuery, gid: str) -> Word:
        found = await self.boats.seat(gid, tap.from_user.id)
        if isinstance(found, Refusal):
            return found
        await self.house.store.renew(gid, (str(found[1]),))
        return None

    async def _show_hand(self, tap: CallbackQuery, gid: str) -> None:
        found = await self.boats.seat(gid, tap.from_user.id)
        if isinstance(found, Refusal):
            await self._answer(tap, found)
            return
        loaded, seat = found
        if loaded.table.state is None:
            await self._answer(tap, Refusal("old"))
            return
        language = await self.house.language_of(tap.from_user)
        hand = FACES[loaded.table.game].hand(loaded.table, seat, language)
        await self.house.answer(tap.id, hand, alert=True)


def _plain(t: Texts, args: Mapping[str, str | int]) -> dict[str, str | int]:
    """Arguments for plain text, which is short: people's names are what somebody else has chosen."""
    return {name: t.player_plain(words.shortened(v, 24)) if isinstance(v, str) else v for name, v in args.items()}


def _meant(table: Table, seat: Seat, parsed: data.Tap) -> Decision | Refusal:
    """The decision a press answers. There are no shared buttons where one plays alone."""
    game = GAMES[table.game]
    state: Any = play.state_of(table)
    if parsed.kind == "answer":
        decision = find(game, state, FACES[table.game].question(table, parsed.decision))
        if decision is None:
            return Refusal("stale")
        return decision if decision.seat == seat else Refusal("foreign")
    if table.private:
        return Refusal("broken")
    asked = [d for d in game.decisions(state) if data.question_of(d.id) == parsed.decision]
    mine = next((d for d in asked if d.seat == seat), None)
    if mine is not None:
        return mine
    return Refusal("foreign" if asked else "stale")
