"""«Пятница» in the private chat: the command, the menu's message with its pages, and the deeds around a panel."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from telegram import CallbackQuery, Message, User

from engine.friday.levels import CHOICES, DEFAULTS, LEVELS
from i18n.texts import Texts, texts
from tgbot import islands
from tgbot.calls import Ok
from tgbot.desk.house import House, own_message
from tgbot.desk.islands import Islands
from tgbot.faces.friday import view_of
from tgbot.refusal import Refusal
from tgbot.results import Rank
from tgbot.screens import data
from tgbot.screens.friday import menu
from tgbot.tables import Table

Word = str | Refusal | None


@dataclass(frozen=True, slots=True)
class Friday:
    """Presses of `data.friday` and `data.deed`, and /friday itself."""

    house: House
    islands: Islands

    async def show(self, user: User, page: str = "menu") -> None:
        """The menu at the end of the chat; panels make room."""
        await self.house.people.save_profile(user.id, name=user.full_name)
        text, keyboard = await self._page(user, page)
        await self.islands.rest(user.id)
        await self.house.say(user.id, text, keyboard, silent=True)

    # --- the menu ----------------------------------------------------------------------------------------------------

    async def press(self, tap: CallbackQuery, verb: str, update: int) -> Word:
        """Turn the menu's page, or go to an island: then the menu goes."""
        message, user = own_message(tap, data.friday("")[:2]), tap.from_user
        if message is None:
            return Refusal("old")
        name, _, value = verb.partition(".")
        match name:
            case "go":
                return await self._go(user, message, await self._going_on(user, value), update)
            case "new":
                level, instead, old_age = (*value.split("."), "", "")[:3]
                if level not in map(str, LEVELS) or old_age not in ("", *CHOICES["old_age"]):
                    return Refusal("broken")
                old_age = old_age or str(DEFAULTS["old_age"])
                begun = await self.islands.begin(user, int(level), old_age, False, update, instead)
                return await self._go(user, message, begun, update)
            case "day":
                return await self._go(user, message, await self.islands.begin_day(user, False, update), update)
            case "menu" | "levels" | "board" | "history":
                if name == "board" and value and not _is_day(value):
                    return Refusal("broken")
                return await self.house.turn(message, *await self._page(user, verb))
        return Refusal("broken")

    async def _going_on(self, user: User, gid: str) -> str | Refusal:
        found = await self.islands.own(user.id, gid)
        if isinstance(found, Refusal):
            return found
        return gid if found.table.live else Refusal("over")

    async def _go(self, user: User, message: Message, gid: str | Refusal, update: int) -> Word:
        """To an island, unless it is open already, as after a press that comes twice; the menu goes. What is too old to
        be deleted loses its buttons."""
        if isinstance(gid, Refusal):
            return gid
        if not await self.islands.rests(gid, update):
            return Refusal("island_open")
        await self.islands.show(user.id, gid)
        gone = await self.house.calls.delete(message.chat.id, message.message_id)
        if not isinstance(gone, Ok):
            t = texts(await self.house.language_of(user))
            await self.house.turn(message, t("friday-left-menu"), ())
        return None

    async def _page(self, user: User, page: str) -> menu.Page:
        t = texts(await self.house.language_of(user))
        name, _, value = page.partition(".")
        now = islands.today(self.house.now())
        match name:
            case "levels":
                own = [_going(table) for table in await self.islands.of(user.id) if not table.notes.get("day")]
                return menu.levels(t, next(iter(own), None), value == "reshuffle")
            case "board":
                return await self._board(t, user.id, min(value or now, now), now)
            case "history":
                return menu.history(t, list((await self.house.results.of(user.id)).values()))
        going = [_going(table) for table in await self.islands.of(user.id)]
        return menu.home(t, going, await self._today(user.id, now))

    async def _today(self, user: int, day: str) -> menu.Today:
        return menu.Today(day, islands.level(day), await self.house.results.rank(day, user))

    async def _board(self, t: Texts, user: int, day: str, now: str) -> menu.Page:
        best = await self.house.results.board(day, menu.SHOWN)
        named = [(rank, await self._name(t, rank)) for rank in best]
        return menu.board(t, await self._today(user, day), named, now)

    async def _name(self, t: Texts, rank: Rank) -> str:
        return t.player((await self.house.people.profile(rank.user)).name)

    # --- around a panel ----------------------------------------------------------------------------------------------

    async def do(self, tap: CallbackQuery, gid: str, verb: str, update: int) -> Word:
        """A deed of the panel's buttons."""
        user, (name, *numbers) = tap.from_user, verb.split(".")
        found = await self.islands.own(user.id, gid)
        if isinstance(found, Refusal):
            return found
        match name:
            case "go" if found.table.live:
                await self.islands.show(user.id, gid, anew=True)
            case "undo" if len(numbers) == 2 and all(n.isdecimal() for n in numbers):
                return await self.islands.take_back(gid, int(numbers[0]), int(numbers[1]), update)
            case "quit":
                return await self.islands.give_up(gid, update)
            case "hints":
                return await self.islands.advise(gid, update)
            case "again" if not found.table.live:
                await self._again(user, found.table, update)
            case "menu" | "board":
                await self.show(user, name)
            case _:
                return Refusal("over" if name in ("go", "again") else "broken")
        return None

    async def _again(self, user: User, over: Table, update: int) -> None:
        """Another island with the same options, or the own one that goes on."""
        options, hints = view_of(over).options, bool(over.notes.get("hints"))
        begun = await self.islands.begin(user, options.level, options.old_age, hints, update)
        await self.islands.show(user.id, begun)


def _going(table: Table) -> menu.Going:
    view = view_of(table)
    return menu.Going(table.id, view.options.level, table.notes.get("day", ""), view.phase, view.life)


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
