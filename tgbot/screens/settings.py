"""On what terms a voyage sails, and the settings as pages of one message: «s» all of them, «s.<group>» the options of
a group, «s.<name>» one of them with its values.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

from engine.lifeboat.editions import CHOICES, EDITIONS, Options, choices
from i18n import options as worded
from i18n.options import GROUPS, Value, spelled
from i18n.texts import Language, Texts, texts
from tgbot.screens import data, words
from tgbot.screens.page import pack
from tgbot.screens.types import Button, Keyboard, Style
from tgbot.screens.verbs import NIGHTS, TABLE, ZONES

SETTINGS: Final = "settings"
"""Stands where a button has a table's id: these are a group's own, for its next voyage."""
_DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules, and how time runs. `gid`: the table's, or SETTINGS · `clock` in seconds · `night`: hours in which no
    turn ends · `timezone`: where it is night · `bluffs`: as of a table.
    """

    gid: str
    language: Language
    options: Options
    clock: int
    night: tuple[int, int] | None = None
    timezone: str = ZONES["kyiv"]
    bluffs: bool = True

    @property
    def t(self) -> Texts:
        """The sentences of the group's language, the characters named as they will be aboard."""
        return texts(self.language, self.options.cast)


def lines(t: Texts, options: Options, clock: int, night: tuple[int, int] | None) -> list[str]:
    """The edition and the clock; the expansions; what differs from the edition."""
    dark = t("terms-night", start=night[0], end=night[1]) if night and clock < _DAY else ""
    time = words.spelled_duration(t, clock)
    head = t("terms-rules", edition=options.edition, crew=options.crew, clock=time, night=dark)
    return [head, *worded.summary(t, options)]


def page(of: Terms, which: str) -> tuple[str, Keyboard]:
    """A page «s…»: its text and its buttons, the way back last."""
    name = which.partition(".")[2]
    if not name:
        return _overview(of)
    return _group(of, name) if name in GROUPS else _one(of, name)


def button(of: Terms, verb: str, text: str, style: Style | None = None) -> Button:
    """A button with a verb."""
    return Button(text, data.lobby(of.gid, verb), style=style)


def _back(of: Terms, verb: str) -> tuple[Button, ...]:
    return (button(of, verb, of.t("back")),)


def _overview(of: Terms) -> tuple[str, Keyboard]:
    what = "group" if of.gid == SETTINGS else "lobby"
    text = [f"<b>{of.t('setting-head', of=what)}</b>", of.t("setting-hint", of=what)]
    if changes := worded.summary(of.t, of.options):
        text += ["", *changes]
    edition, *others = [button(of, f"s.{name}", _row(of, name)) for name in TABLE]
    groups = [button(of, f"s.{group}", of.t(f"option-group-{group}")) for group in GROUPS]
    return "\n".join(text), ((edition,), *pack(groups), *pack(others), _back(of, "b"))


def _group(of: Terms, group: str) -> tuple[str, Keyboard]:
    """Each option of a group with its present value."""
    allowed = choices(of.options)
    names = [name for name in GROUPS[group] if name in allowed]
    text = [f"<b>{of.t(f'option-group-{group}')}</b>"]
    if not names:
        text.append(of.t(f"option-group-{group}-barred"))
    if set(names) & set(worded.departures(of.options)):
        text.append(of.t("setting-legend", edition=of.options.edition))
    rows = tuple((button(of, f"s.{name}", _row(of, name)),) for name in names)
    return "\n".join(text), (*rows, _back(of, "s"))


def _one(of: Terms, name: str) -> tuple[str, Keyboard]:
    """One setting: what it does, and its values, the present one ticked."""
    now, buttons = _current(of, name), []
    for value in TABLE.get(name) or choices(of.options).get(name, ()):
        text = value_text(of.t, name, value)
        ticked = of.t("setting-ticked", value=text) if value == now else text
        buttons.append(button(of, f"s.{name}.{spelled(value)}", ticked, "success" if value == now else None))
    upward = f"s.{worded.group_of(name)}" if name in CHOICES else "s"
    return f"<b>{_title(of, name)}</b>\n{_about(of, name)}", (*pack(buttons), _back(of, upward))


def _about(of: Terms, name: str) -> str:
    if name == "edition":
        return _editions(of)
    return worded.about(of.t, name) if name in CHOICES else of.t(f"setting-{name}-about")


def _editions(of: Terms) -> str:
    """What sets each apart, and what is lost by choosing one."""
    found = [of.t(f"edition-about-{name}") for name in EDITIONS]
    if changes := worded.departed(of.t, of.options):
        found += ["", of.t("setting-edition-reset", what=" · ".join(changes))]
    return "\n".join(found)


def _title(of: Terms, name: str) -> str:
    return of.t(f"option-{name}" if name in CHOICES else f"setting-{name}")


def _row(of: Terms, name: str) -> str:
    """«Приманки: складываются», marked where the group departs from its edition."""
    key = "setting-changed" if name in worded.departures(of.options) else "setting-button"
    return of.t(key, what=_title(of, name), value=value_text(of.t, name, _current(of, name)))


def _current(of: Terms, name: str) -> Value:
    night = next((key for key, hours in NIGHTS.items() if hours == of.night), "off")
    zone = next((key for key, zone in ZONES.items() if zone == of.timezone), "kyiv")
    values: dict[str, Value] = {"clock": of.clock, "night": night, "zone": zone, "language": of.language}
    values["bluff"] = of.bluffs
    values |= asdict(of.options)
    return values[name]


def value_text(t: Texts, name: str, value: Value) -> str:
    """A value in words."""
    if name in CHOICES:
        return worded.named(t, name, value)
    return words.spelled_duration(t, int(value)) if name == "clock" else t(f"value-{name}-{spelled(value)}")
