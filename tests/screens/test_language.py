"""Both languages say the same things, wholly, and nothing raw reaches a player (DESIGN §8)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from i18n.texts import LANGUAGES, Language
from tgbot.screens.types import Screen

I18N = Path(__file__).parents[2] / "i18n"
FILES = ("screens", "expansions")
NAMES = re.compile("\u2068[^\u2069]*\u2069")
FOREIGN: dict[Language, str] = {"ru": "іїєґ", "uk": "ыэёъ"}


Galleries = dict[str, list[tuple[str, Screen]]]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: Language) -> dict[str, set[str]]:
    """Every message of the screens with its variables."""
    found = {}
    source = "\n".join((I18N / language / f"{file}.ftl").read_text(encoding="utf-8") for file in FILES)
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(("tale-", "own-")):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, "said twice"
            found[entry.id.name] = variables.names
    return found


def texts_of(screen: Screen) -> Iterator[str]:
    yield re.sub("<[^>]*>", "", screen.text)
    yield re.sub("<[^>]*>", "", screen.farewell or "")
    yield from (button.text for row in screen.keyboard for button in row)


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert messages("ru") == messages("uk")


def test_every_message_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (I18N.parent / "tgbot" / "screens").rglob("*.py"))
    for key in messages("ru"):
        heads = {key, *(key[: m.end()] + "{" for m in re.finditer("-", key))}
        assert any(f'"{head}' in source or f"'{head}" in source for head in heads), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_raw_or_foreign_reaches_a_player(galleries: Galleries, language: Language) -> None:
    for name, screen in galleries[language]:
        for text in texts_of(screen):
            said = NAMES.sub("Аня", text)
            assert not re.search("[A-Za-z{}_]", said), (name, said)
            if not name.startswith("lobby s"):
                assert not re.search(f"[{FOREIGN[language]}]", said, re.IGNORECASE), (name, said)
            assert "  " not in said, (name, said)
            assert not re.search(r" [.,:!?]|\( | \)", said), (name, said)


def test_the_two_languages_look_alike(galleries: Galleries) -> None:
    """The same screens with the same buttons, whatever they say."""
    for (name, ru), (_, uk) in zip(galleries["ru"], galleries["uk"], strict=True):
        assert [[b.data or b.url for b in row] for row in ru.keyboard] == [
            [b.data or b.url for b in row] for row in uk.keyboard
        ], name
        assert len(ru.text.split("\n")) == len(uk.text.split("\n")), name
