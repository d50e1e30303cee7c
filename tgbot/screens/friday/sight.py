"""What the panel of an island is built from, and the buttons it is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from engine.core.types import Decision
from engine.friday.decisions import Option
from engine.friday.views import View
from i18n.texts import Language, Texts, texts
from tgbot.screens import data
from tgbot.screens.types import Button, Style


@dataclass(frozen=True, slots=True)
class Sight:
    """`decision` is None when the island is over, or was given up. `facts`: how many there are · `taken_back`: how
    often the player has taken something back · `can_undo`: may do so now · `hints`: wants advice · `day`: of which day
    the island is, empty for one's own · `path`: the page of the panel."""

    view: View
    decision: Decision | None
    options: Sequence[Option]
    language: Language
    gid: str
    bot_username: str
    facts: int = 0
    taken_back: int = 0
    can_undo: bool = False
    hints: bool = False
    day: str = ""
    path: str = ""

    @property
    def t(self) -> Texts:
        """The player's sentences."""
        return texts(self.language)

    @property
    def question(self) -> str:
        """What names the open question on a button: also how much was taken back, as the facts are counted anew after
        that."""
        return f"{self.decision.id if self.decision else 'x'}.{self.taken_back}"

    @property
    def game(self) -> str:
        """Which island it is, in words."""
        return game_name(self.t, self.view.options.level, self.day)

    def choice(self, option: Option, text: str, style: Style | None = None) -> Button:
        """The button that answers."""
        return Button(text, data.answer(self.gid, self.question, option.key), style=style)

    def page(self, path: str, text: str, style: Style | None = None) -> Button:
        """The button that shows another page."""
        return Button(text, data.page(self.gid, path), style=style)

    def deed(self, verb: str, text: str, style: Style | None = None) -> Button:
        """The button that does something around the game."""
        return Button(text, data.deed(self.gid, verb), style=style)

    def back(self) -> tuple[Button, ...]:
        """The row that leads back."""
        return (self.page("", self.t("back")),)


def game_name(t: Texts, level: int, day: str) -> str:
    """«ур. 2», «остров дня 30.11»."""
    return t("friday-day", date=day_name(day)) if day else t("friday-level", n=level)


def day_name(day: str) -> str:
    """A date in four digits."""
    return f"{date.fromisoformat(day):%d.%m}"
