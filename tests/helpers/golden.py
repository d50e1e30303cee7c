"""Golden voyages: what the bot says in a whole voyage, from the deal to the points, as one readable transcript of each
edition and language. `make golden` writes them to `tests/golden`; a test compares.

Everybody is a person who answers at once, as an autopilot would, and now and then opens, throws or offers something on
its turn. The group reads what stands at the margin; what one player alone reads is marked 🔒 with the player's name,
and `→` is the button it presses. Screens are shown when they would be a new message: the board with each day, a prompt
with each question, without what one has, which stands under every one.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from engine.core.chance import Chance
from engine.core.types import Answer, Decision, Expire, Rejected
from engine.lifeboat.decisions import AskFree, AskOffer, AskTurn
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import State
from i18n.texts import LANGUAGES, Language, texts
from tests.helpers.play import answer
from tgbot import play
from tgbot.painter import Painter
from tgbot.screens import data
from tgbot.screens.types import Screen
from tgbot.tables import GROUP, Holder, Table

FOLDER = Path(__file__).resolve().parents[1] / "golden"
NAMES = ("Оля", "Тарас", "Рита", "Богдан", "Юля")
NOON = 1_800_000_000.0
CASES: tuple[tuple[str, Language], ...] = tuple((edition, language) for edition in EDITIONS for language in LANGUAGES)
SEED = 54
SEEDS = {"expanded": 21}
"""With these a voyage is short and has much in it."""

RESTLESS = 0.3
FOND = ("send", "add.give", "add.want.open", "open", "to.")
"""What people like to do at any time; an offer that was begun is finished before long."""


def path(edition: str, language: Language) -> Path:
    """Where a transcript lies."""
    return FOLDER / f"{edition}-{language}.txt"


def transcript(edition: str, language: Language) -> str:
    """A voyage of this edition as it is read in this language."""
    return "\n".join(_Voyage(edition, language).told()) + "\n"


class _Voyage:
    """A table in play, and which messages everybody has got so far."""

    def __init__(self, edition: str, language: Language) -> None:
        self.seed = SEEDS.get(edition, SEED)
        holders = tuple(Holder(1 + n, name, language) for n, name in enumerate(NAMES))
        self.table = Table(
            id="voyage00", game="lifeboat", chat=-1, thread=None, title="Корма", stage="lobby",
            language=language, clock=300, host=1, seed=self.seed, options={"edition": edition}, holders=holders,
        )  # fmt: skip
        self.painter = Painter("boat_bot", lambda: NOON)
        self.chance = Random(self.seed)
        self.done = ""
        self.last: dict[tuple[str, str], str | None] = {}

    def told(self) -> Iterator[str]:
        """The lines of the transcript."""
        yield from self._show(play.begin(self.table, NOON, _middle))
        while self.table.stage == "playing":
            command, pressed = self._next()
            if pressed:
                yield pressed
            after = play.play(self.table, command, NOON, _middle)
            assert not isinstance(after, Rejected)
            yield from self._show(after)

    def _next(self) -> tuple[Answer | Expire, str | None]:
        """An offer is answered first, then what holds the voyage up; nobody asked, time runs."""
        state = play.state_of(self.table)
        asked = [d for d in LIFEBOAT.decisions(state) if d.blocking or isinstance(d.ask, AskOffer)]
        offers = [d for d in asked if isinstance(d.ask, AskOffer)]
        decision = next((d for d in (*offers, *asked) if d.seat is not None), None)
        if decision is None:
            return Expire(asked[0].id), None
        command = self._free_move(state, decision) or self._answer(state, decision)
        hidden = play.is_hidden(self.table, decision)
        return command, None if hidden else self._pressed(command)

    def _answer(self, state: State, decision: Decision) -> Answer:
        """As an autopilot would."""
        assert decision.seat is not None
        view, options = LIFEBOAT.view(state, decision.seat), LIFEBOAT.options(state, decision)
        key = LIFEBOAT.autopilot(view, decision, options, Chance(self.chance.getrandbits(32)))
        assert key is not None
        return Answer(decision.seat, decision.id, key)

    def _free_move(self, state: State, decision: Decision) -> Answer | None:
        """Once on its turn somebody may do what may be done at any time; a draft is first made an offer of."""
        if not isinstance(decision.ask, AskTurn) or decision.seat is None:
            return None
        drafting = state.persons[decision.seat].draft is not None
        restless = decision.id != self.done and self.chance.random() < RESTLESS
        self.done = decision.id
        if not (drafting or restless):
            return None
        free = next(d for d in LIFEBOAT.decisions(state) if isinstance(d.ask, AskFree) and d.seat == decision.seat)
        return answer(LIFEBOAT, state, free, self.chance, FOND)

    def _pressed(self, command: Answer) -> str:
        """The button, if it is on the first page; else what it would send."""
        wanted = data.answer(self.table.id, command.decision, command.option)
        audience = str(command.seat)
        screens = self.painter.screens(self.table, audience, "")
        buttons = [button for screen in screens for row in screen.keyboard for button in row]
        text = next((button.text for button in buttons if button.data == wanted), command.option)
        return f"    🔒 {self._name(audience)} → {text}"

    def _show(self, played: play.Played) -> Iterator[str]:
        """What is new for the group, then for each player."""
        self.table = played.table
        for audience in self.table.audiences:
            margin = "" if audience == GROUP else f"    🔒 {self._name(audience)}: "
            for line in self.painter.lines(self.table, audience, played.events):
                yield from _set_off(_plain(line), margin)
            for screen in self.painter.screens(self.table, audience, ""):
                if self._is_new(audience, screen):
                    yield from self._screen(audience, screen, margin)

    def _name(self, audience: str) -> str:
        return self.table.holders[int(audience)].name

    def _sign(self, audience: str) -> str:
        """Of the character: with it begins what one has, which every panel repeats."""
        state = play.state_of(self.table)
        return texts(self.table.language, state.options.cast).sign(state.persons[int(audience)].role)

    def _is_new(self, audience: str, screen: Screen) -> bool:
        slot = (audience, screen.slot)
        before, self.last[slot] = self.last.get(slot), screen.key or self.last.get(slot)
        return screen.key is not None and screen.key != before

    def _screen(self, audience: str, screen: Screen, margin: str) -> Iterator[str]:
        text = _plain(screen.text)
        if screen.slot == "panel":
            text = text.rpartition(f"\n\n{self._sign(audience)} ")[0] or text
        else:
            yield ""
        yield from _set_off(text, margin)
        if screen.keyboard and screen.slot != "board":
            yield " " * len(margin) + " ".join(f"[{button.text}]" for row in screen.keyboard for button in row)
        if screen.slot != "panel":
            yield ""


def _plain(text: str) -> str:
    """Without tags and isolates."""
    return re.sub("[\u2068\u2069]", "", html.unescape(re.sub("<[^>]*>", "", text)))


def _set_off(text: str, margin: str) -> Iterator[str]:
    """The first line begins with the margin; the others stand below it."""
    first, *more = text.split("\n")
    yield f"{margin}{first}".rstrip()
    yield from (f"{' ' * len(margin)}{line}".rstrip() for line in more)


def _middle() -> float:
    return 0.5


def write() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    wanted: Sequence[Any] = [path(*case) for case in CASES]
    for old in set(FOLDER.glob("*.txt")) - set(wanted):
        old.unlink()
    for case in CASES:
        path(*case).write_text(transcript(*case))
        print(path(*case).relative_to(FOLDER.parents[1]))


if __name__ == "__main__":
    write()
