"""The rules as a book of one message: its contents, its pages, and what other editions say.

A path is a page's name, CONTENTS or OTHERS: of the game at hand, or, after «<edition>.», of an edition as such.
"""

from __future__ import annotations

from typing import Final

from engine.lifeboat.editions import EDITIONS, EXPANSIONS, Options
from i18n import rules
from i18n.texts import Language, texts
from tgbot.screens import data
from tgbot.screens.page import pack
from tgbot.screens.types import Button, Keyboard

CONTENTS: Final = "contents"
OTHERS: Final = "editions"
"""The page that leads to the other editions."""
PATHS: Final[tuple[str, ...]] = (
    CONTENTS, OTHERS, *rules.PAGES, *(f"{name}.{page}" for name in EDITIONS for page in (CONTENTS, *rules.PAGES)),
)  # fmt: skip
"""Every path there is, where one begins first. An expansion's page leads nowhere in a game without it."""


def leaf(path: str, language: Language, options: Options) -> tuple[str, Keyboard]:
    """What a path shows, with the options of the game at hand."""
    if path == OTHERS:
        return rules.editions(language, options), _others(language, options)
    edition, _, name = path.rpartition(".")
    if edition:
        return _leaf(name, f"{edition}.", language, EDITIONS[edition])
    return _leaf(name, "", language, options)


def _leaf(name: str, start: str, language: Language, options: Options) -> tuple[str, Keyboard]:
    pages = rules.pages(options)
    which = next((page for page in pages if page == name), None)
    if which is None:
        return rules.contents(language, options, other=bool(start)), _contents(start, language, options)
    text = rules.page(which, language, options, other=bool(start))
    return text, (_turns(which, pages, start, language), (_to(f"{start}{CONTENTS}", texts(language)("rules-all")),))


def _turns(which: rules.Page, pages: tuple[rules.Page, ...], start: str, language: Language) -> tuple[Button, ...]:
    """To the page before and to the page after."""
    at, found = pages.index(which), []
    if at > 0:
        found.append((pages[at - 1], "rules-before"))
    if at + 1 < len(pages):
        found.append((pages[at + 1], "rules-after"))
    t = texts(language)
    return tuple([_to(f"{start}{page}", t(key, title=rules.title(page, language))) for page, key in found])


def _contents(start: str, language: Language, options: Options) -> Keyboard:
    t = texts(language)
    titles = [_to(f"{start}{page}", rules.title(page, language)) for page in rules.pages(options)]
    onward = _to(CONTENTS, t("rules-own")) if start else _to(OTHERS, t("rules-editions-title"))
    return (*pack(titles), (onward,))


def _others(language: Language, options: Options) -> Keyboard:
    """The other editions; the expansions that this game does without."""
    t = texts(language)
    names = [name for name in EDITIONS if name != options.edition]
    editions = [_to(f"{name}.{CONTENTS}", t(f"value-edition-{name}")) for name in names]
    absent = [page for page in rules.PAGES if page in EXPANSIONS and page not in options.expansions]
    expansions = [_to(f"expanded.{page}", rules.title(page, language)) for page in absent]
    return (*pack(editions), *pack(expansions), (_to(CONTENTS, t("rules-all")),))


def _to(path: str, text: str) -> Button:
    return Button(text, data.rules(path))
