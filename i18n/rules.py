"""The short rules for /rules: pages by part of the day, as they are with the options of a game, rulings marked as ours.

A page is one message of `rules.ftl`. What holds only with some option is chosen there; a line of nothing but ∅ is left
out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Final, Literal, get_args

from engine.lifeboat import moments
from engine.lifeboat.cards import WEATHER, Kind
from engine.lifeboat.cast import CHARACTERS, CREWS
from engine.lifeboat.editions import CHOICES, EDITIONS, EXPANSIONS, Options
from i18n.options import is_ruled, spelled, summary
from i18n.texts import Language, Texts, texts

Page = Literal[
    "aim", "provisions", "actions", "anytime", "fights", "wounds", "navigation", "overboard", "thirst", "points",
    "weather", "cannibalism", "fire_water", "cast", "cards", "time", "rulings",
]  # fmt: skip
PAGES: Final[tuple[Page, ...]] = get_args(Page)
"""In reading order."""
LEFT_OUT: Final = "∅"


def pages(options: Options) -> tuple[Page, ...]:
    """The pages of a game: of the expansions, those in play."""
    absent = set(EXPANSIONS) - set(options.expansions)
    return tuple([page for page in PAGES if page not in absent])


def title(page: Page, language: Language) -> str:
    """The page's name, for a button."""
    return texts(language)(f"rules-{page}-title")


def page(which: Page, language: Language, options: Options, *, other: bool = False) -> str:
    """A page as HTML, by the options of a game. `other`: it is not the game at hand, and says of which edition."""
    t = texts(language, options.cast)
    head = _heading(t, title(which, language), options if other else None)
    if which == "rulings":
        return "\n\n".join([head, *_rulings(t, options)])
    body = _body(t, which, options)
    legend = [t(f"rules-legend-{mark}") for mark in ("ruling", "printed") if t.sign(mark) in body]
    return "\n\n".join([head, body, *(["\n".join(legend)] if legend else [])])


def contents(language: Language, options: Options, *, other: bool = False) -> str:
    """What stands above the list of pages: by which rules they are."""
    t = texts(language, options.cast)
    edition = t("terms-edition", edition=options.edition, crew=options.crew)
    lines = [edition, *summary(t, options), "", t("rules-contents")]
    return "\n".join([_heading(t, t("rules-contents-title"), options if other else None), "", *lines])


def editions(language: Language, options: Options) -> str:
    """What sets each edition apart."""
    t = texts(language, options.cast)
    about = [t(f"edition-about-{name}") for name in EDITIONS]
    return "\n".join([_heading(t, t("rules-editions-title")), "", *about, "", t("rules-editions")])


def _heading(t: Texts, title: str, other: Options | None = None) -> str:
    """The first line of a page."""
    if other is None:
        return t("rules-head", title=title)
    return t("rules-head-other", title=title, edition=t(f"value-edition-{other.edition}"))


def _body(t: Texts, which: Page, options: Options) -> str:
    lines = t(f"rules-{which}", **_spoken(options)).split("\n")
    if which == "weather":
        lines += [*_weather(t), *t("rules-weather-more", **_spoken(options)).split("\n")]
    if which == "cast":
        lines += _cast(t, options)
    if which == "cards":
        lines += _cards(t, options)
    return "\n".join([line for line in lines if line != LEFT_OUT])


def _spoken(options: Options) -> dict[str, str | int]:
    """What a page may depend on: options in yes and no, words and numbers; who may be aboard; what is a ruling."""
    values = {name: spelled(value) if isinstance(value, bool) else value for name, value in asdict(options).items()}
    crew = {role: spelled(role in CREWS[options.crew]) for role in ("wong", "doctor")}
    return values | crew | {f"{name}_ruled": spelled(is_ruled(options, name)) for name in CHOICES}


def _rulings(t: Texts, options: Options) -> list[str]:
    """Every line of the other pages that begins with the sign of a ruling, by page."""
    sign, found = t.sign("ruling"), [t("rules-rulings")]
    for which in pages(options):
        ours = [] if which == "rulings" else [x for x in _body(t, which, options).split("\n") if x.startswith(sign)]
        if ours:
            found.append("\n".join([f"<b>{title(which, t.language)}</b>", *ours]))
    return found


def _cast(t: Texts, options: Options) -> list[str]:
    """Who may be aboard, bow → stern."""
    found = [
        t(
            "rules-cast-line",
            who=role,
            strength=CHARACTERS[role].strength,
            survival=CHARACTERS[role].survival,
            ability=t(f"rules-ability-{CHARACTERS[role].ability or 'none'}"),
        )
        for role in CREWS[options.crew]
    ]
    return [*found, t("rules-cast-ruled")] if options.cast == "straw-hats" else found


def _weather(t: Texts) -> list[str]:
    """What each does, set apart."""
    lines = [
        t("rules-weather-line", weather=one, name=t(f"weather-{one}"), does=t(f"weather-does-{one}")) for one in WEATHER
    ]
    return ["", *lines, ""]


def _cards(t: Texts, options: Options) -> list[str]:
    """What each provision is good for, and how many there are."""
    deck = Counter(moments.provisions(options))
    deck["painting3"] += deck.pop("painting2")
    return [t("rules-cards-line", kind=kind, n=n, what=t(f"rules-card-{_base(kind)}")) for kind, n in deck.items()]


def _base(kind: Kind) -> str:
    return "painting" if kind == "painting3" else kind
