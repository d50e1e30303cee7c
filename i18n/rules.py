"""The short rules for /rules: pages by part of the day, with the options of this table, rulings marked as ours."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final, Literal, get_args

from engine.lifeboat.cards import PROVISIONS, Kind
from engine.lifeboat.cast import CHARACTERS, CREWS
from engine.lifeboat.editions import Options
from i18n.texts import Language, Texts, texts

Page = Literal[
    "aim", "provisions", "actions", "fights", "navigation", "overboard", "thirst", "points", "cast", "cards", "time"
]
PAGES: Final[tuple[Page, ...]] = get_args(Page)
"""In reading order."""


def title(page: Page, language: Language) -> str:
    """The page's name, for a button."""
    return texts(language)(f"rules-{page}-title")


def page(which: Page, language: Language, options: Options) -> str:
    """A page as HTML, by the options of a game."""
    t = texts(language, options.cast)
    head = t("rules-head", title=title(which, language))
    match which:
        case "cast":
            body = "\n".join([t("rules-cast"), *_cast(t, options)])
        case "cards":
            body = "\n".join([t("rules-cards"), *_cards(t)])
        case _:
            body = "\n".join([t(f"rules-{which}", **_spoken(options)), *_by_options(t, which, options)])
    legend = [t(f"rules-legend-{mark}") for mark in ("ruling", "printed") if t.sign(mark) in body]
    return "\n\n".join([head, body, *(["\n".join(legend)] if legend else [])])


def _spoken(options: Options) -> dict[str, str | int]:
    """Options as arguments: yes and no, words, numbers."""
    words = {True: "yes", False: "no"}
    return {name: words[value] if isinstance(value, bool) else value for name, value in asdict(options).items()}


def _by_options(t: Texts, which: Page, options: Options) -> list[str]:
    """What holds only where an option says so."""
    keys = [f"rules-{which}-{name}-{value}" for name, value in _spoken(options).items()]
    return [t(key) for key in keys if key in t]


def _cast(t: Texts, options: Options) -> list[str]:
    """Who may be aboard, bow → stern."""
    return [
        t(
            "rules-cast-line",
            who=role,
            strength=CHARACTERS[role].strength,
            survival=CHARACTERS[role].survival,
            ability=t(f"rules-ability-{CHARACTERS[role].ability or 'none'}"),
        )
        for role in CREWS[options.crew]
    ]


def _cards(t: Texts) -> list[str]:
    """What each provision is good for, and how many there are."""
    kinds: list[Kind] = [kind for kind in PROVISIONS if kind != "painting2"]
    return [t("rules-cards-line", kind=kind, n=_count(kind), what=t(f"rules-card-{_base(kind)}")) for kind in kinds]


def _count(kind: Kind) -> int:
    return PROVISIONS[kind] + (PROVISIONS["painting2"] if kind == "painting3" else 0)


def _base(kind: Kind) -> str:
    return "painting" if kind == "painting3" else kind
