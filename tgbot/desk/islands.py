"""What a person does with islands: begin one, rest, go on, take back, give up. Each is one transaction; a Refusal says
why not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from telegram import User

from tgbot import islands, play
from tgbot.desk.house import House
from tgbot.faces import friday as face
from tgbot.refusal import Refusal
from tgbot.store import Change, Loaded, join_events
from tgbot.tables import Holder, Table, new_id, new_seed

Word = str | Refusal | None
"""What a press is answered with: the key of a toast, a refusal, or nothing."""
GAME = "friday"
_PLAYER = "0"
"""The audience that is the player."""


@dataclass(frozen=True, slots=True)
class Islands:
    """Verbs over the house's stores. `update` is the id of the update that asks, so that it counts once."""

    house: House

    # --- which there are ---------------------------------------------------------------------------------------------

    async def of(self, user: int) -> list[Table]:
        """The islands this person is on, the own one first."""
        found = [loaded.table for loaded in await self.house.registers.games_of(user)]
        mine = [table for table in found if table.game == GAME and table.state is not None]
        return sorted(mine, key=lambda table: str(table.notes.get("day", "")))

    async def own(self, user: int, gid: str) -> Loaded | Refusal:
        """An island that is this person's."""
        loaded = await self.house.store.load(gid)
        if loaded is None or loaded.table.game != GAME:
            return Refusal("old")
        return Refusal("foreign") if loaded.table.seat_of(user) is None else loaded

    # --- to begin ----------------------------------------------------------------------------------------------------

    async def begin(self, user: User, level: int, old_age: str, hints: bool, update: int, instead: str = "") -> str:
        """A new island (F1.2, F3.2); its id. If one goes on it is given up when it is `instead` of that, else it is
        the answer: to press twice begins nothing twice."""
        before = await self.house.registers.game_in(user.id, None)
        if before is not None and before.table.id != instead:
            return before.table.id
        if before is not None:
            await self.give_up(before.table.id, None)
        new = self._new(await self.house.holder(user), new_id(), new_seed(), level, old_age, "", hints)
        opened = await self.house.registers.open(new.table, begun=new, update_id=update)
        return opened.loaded.table.id if opened.loaded else new.table.id

    async def begin_day(self, user: User, hints: bool, update: int) -> str | Refusal:
        """The island of the day, or on with it: one for each person and day. Its id."""
        day, salt = islands.today(self.house.now()), await self.house.results.salt()
        gid = islands.name(salt, day, user.id)
        if await self.house.store.load(gid) is None:
            seed, level = islands.seed(salt, day), islands.level(day)
            new = self._new(await self.house.holder(user), gid, seed, level, "lose", day, hints)
            await self.house.registers.add(new, update)
        found = await self.own(user.id, gid)
        if isinstance(found, Refusal):
            return found
        return gid if found.table.live else Refusal("day_done")

    def _new(
        self, holder: Holder, gid: str, seed: int, level: int, old_age: str, day: str, hints: bool
    ) -> Change[None]:
        now, user = self.house.now(), holder.user or 0
        notes = {name: value for name, value in {"day": day, "hints": hints}.items() if value}
        table = Table(
            id=gid, game=GAME, chat=user, thread=None, title="", stage="lobby", language=holder.language, clock=0,
            host=user, seed=seed, options={"level": level, "old_age": old_age}, holders=(holder,), notes=notes,
            created=now, moved=now,
        )  # fmt: skip
        return play.begin(table, now, self.house.chance).change()

    # --- the panel ---------------------------------------------------------------------------------------------------

    async def show(self, user: int, gid: str, anew: bool = False) -> None:
        """This island's panel, and no other's; `anew`: at the end of the chat also when it has made no room. One that
        has just begun is shown already."""
        await self.rest(user, but=gid)
        if await self.house.store.path(gid, _PLAYER) == face.AWAY:
            await self.house.store.set_path(gid, _PLAYER, "")
        elif anew:
            await self.house.store.renew(gid, (_PLAYER,))

    async def rests(self, gid: str, update: int) -> bool:
        """Has its panel made room for the menu, or did this update begin it?"""
        if await self.house.store.path(gid, _PLAYER) == face.AWAY:
            return True
        loaded = await self.house.store.load(gid)
        return loaded is not None and loaded.applied(update)

    async def rest(self, user: int, but: str = "") -> None:
        """All panels of this person's islands make room, that of the latest one that has ended too."""
        known = [table.id for table in await self.of(user)]
        ended = next(iter(await self.house.results.of(user)), "")
        for gid in {*known, ended} - {but, ""}:
            await self.house.store.set_path(gid, _PLAYER, face.AWAY)

    # --- in the course of it -----------------------------------------------------------------------------------------

    async def give_up(self, gid: str, update: int | None) -> Word:
        """The island is left, and lost."""

        def change(loaded: Loaded) -> Change[Word] | Word:
            table = loaded.table
            if not table.live:
                return Refusal("over")
            return Change(replace(table, stage="stopped", moved=self.house.now()), dirty=table.audiences)

        done = await self.house.store.transact(gid, change, update)
        if done.table is not None and not done.table.live:
            await self.house.finish(done.table)
        return done.answer

    async def take_back(self, gid: str, facts: int, taken_back: int, update: int) -> Word:
        """One step back, if the island is as it was when the button was made: so many facts, so often taken back.
        What is read before the commit is of that very version, or it is not used."""
        before = await self.house.store.load(gid)
        chunks = await self.house.store.chunks(gid, 0)

        def change(loaded: Loaded) -> Change[Word] | Word:
            table = loaded.table
            steps, back = table.notes.get("back", ()), table.notes.get("taken_back", 0)
            same = before is not None and before.version == loaded.version
            if not same or not table.live or not steps or (loaded.events, back) != (facts, taken_back):
                return Refusal("taken_back")
            kept = [chunk for chunk in chunks if chunk[0] < steps[-1]]
            after = face.rewound(table, join_events(kept, 0))
            return Change(after, dirty=(_PLAYER,), keep=steps[-1], turn=(_PLAYER, ""))

        return (await self.house.store.transact(gid, change, update)).answer

    async def advise(self, gid: str, update: int) -> Word:
        """Hints on, or off."""

        def change(loaded: Loaded) -> Change[Word] | Word:
            table = loaded.table
            if not table.live:
                return Refusal("over")
            wanted = not table.notes.get("hints")
            after = face.with_notes(table, hints=wanted)
            word = "hints_on" if wanted else "hints_off"
            return Change(after, dirty=(_PLAYER,), answer=word, turn=(_PLAYER, ""))

        return (await self.house.store.transact(gid, change, update)).answer
