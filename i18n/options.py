"""The rows of L0 in words: by group, what each option does, which editions have it so, how a game departs from its
edition.
"""

from __future__ import annotations

from typing import Final

from engine.lifeboat.editions import CHOICES, EDITIONS, EXPANSIONS, Options
from i18n.texts import Texts

Value = str | int | bool

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "deal": ("starting_provisions", "self_hate"),
    "theft": ("open_after_theft_is_announced", "yield_when_silent"),
    "sea": ("bait_adds_up", "faint_in_water", "throw_own_provisions", "throw_corpse", "throw_unconscious"),
    "expansions": EXPANSIONS,
}
"""Every option, in the order of the settings."""
OURS: Final = frozenset({"yield_when_silent"})
"""Options no edition knows (L11.1)."""
RULED: Final = frozenset({("forum", "bait_adds_up"), ("expanded", "faint_in_water"), ("straw-hats", "self_hate")})
"""Where an edition is so by our ruling (L0)."""


def group_of(option: str) -> str:
    """The group an option stands in."""
    return next(group for group, options in GROUPS.items() if option in options)


def spelled(value: Value) -> str:
    """A value as the files and the buttons write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def named(t: Texts, option: str, value: Value) -> str:
    """A value in words."""
    return t(f"option-{option}-{spelled(value)}")


def is_ruled(options: Options, option: str) -> bool:
    """Is this option as its edition has it, and the edition so by our ruling?"""
    edition = EDITIONS[options.edition]
    return (options.edition, option) in RULED and getattr(options, option) == getattr(edition, option)


def about(t: Texts, option: str) -> str:
    """What an option does, in one sentence; then for each value the editions that have it so."""
    lines = [t(f"option-{option}-about"), ""]
    if option in OURS:
        return "\n".join([*lines, t("option-ours")])
    lines += [_so_in(t, option, value) for value in CHOICES[option]]
    if any(ruled == option for _, ruled in RULED):
        lines += ["", t("option-in-ruled")]
    return "\n".join(lines)


def _so_in(t: Texts, option: str, value: Value) -> str:
    """«складываются — в форумной, настольной и расширенной»."""
    found = [name for name, edition in EDITIONS.items() if getattr(edition, option) == value]
    said = named(t, option, value)
    if len(found) == len(EDITIONS):
        return t("option-in-all", value=said)
    if not found:
        return t("option-in-none", value=said)
    return t("option-in", value=said, editions=t.join([_with_mark(t, option, name) for name in found]))


def _with_mark(t: Texts, option: str, edition: str) -> str:
    name = t(f"edition-in-{edition}")
    return f"{name} {t.sign('ruling')}" if (edition, option) in RULED else name


def departures(options: Options) -> tuple[str, ...]:
    """The options that are not as the edition has them."""
    edition = EDITIONS[options.edition]
    return tuple([o for group in GROUPS.values() for o in group if getattr(options, o) != getattr(edition, o)])


def departed(t: Texts, options: Options) -> list[str]:
    """Each departure in a few words."""
    return [t(key) for key in _departed(options)]


def _departed(options: Options) -> list[str]:
    return [f"departure-{option}-{spelled(getattr(options, option))}" for option in departures(options)]


def summary(t: Texts, options: Options) -> list[str]:
    """The expansions in play, and what else differs from the edition: a line each, where there is any."""
    lines, added = [], {f"departure-{name}-yes": None for name in options.expansions}
    if added:
        lines.append(t("terms-expansions", what=t.join([t(key) for key in added], "comma")))
    if own := [t(key) for key in _departed(options) if key not in added]:
        lines.append(t("terms-departures", what=" · ".join(own)))
    return lines
