"""Both languages have the same messages, whole and short enough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from i18n.texts import CASTS, LANGUAGES, Language, files, texts
from tests.i18n.samples import assert_clean

HERE = Path(__file__).parents[2] / "i18n"
CAST_FILES = tuple(f"cast-{cast}" for cast in CASTS)
ISLAND = ("friday", "friday-names", "friday-rules")
FILES = ("names", "chronicle", "expansions", "chat", "toasts", "options", "rules", *ISLAND, *CAST_FILES)
LONGEST = "я" * 64


class _Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: Language, file: str) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    found = {}
    for entry in FluentParser().parse((HERE / language / f"{file}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def said(language: Language, key: str, variables: set[str]) -> str:
    """The message with the longest things in it."""
    given: dict[str, str | int] = {"who": "wong", "n": 88, "least": 4, "most": 8, "day": 88, "from": 23, "to": 8}
    return texts(language)(key, **{name: given.get(name, LONGEST) for name in variables})


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_and_variables(file: str) -> None:
    assert messages("ru", file) == messages("uk", file)


def test_both_languages_have_the_same_signs_and_no_two_things_share_one() -> None:
    keys = [key for key in messages("ru", "names") if key.startswith("sign-")]
    assert [texts("ru")(key) for key in keys] == [texts("uk")(key) for key in keys]
    things = [texts("ru")(key) for key in keys[: keys.index("sign-row")]]
    for cast in CASTS:
        people = [key for key in messages("ru", f"cast-{cast}") if key.startswith("sign-")]
        assert [texts("ru", cast)(key) for key in people] == [texts("uk", cast)(key) for key in people]
        things += [texts("ru", cast)(key) for key in people]
    assert len(set(things)) == len(things), "somebody who plays in two boats tells them apart too"


def test_every_cast_has_the_same_messages_and_a_bundle_has_one_cast() -> None:
    for language in LANGUAGES:
        assert {path.stem for path in (HERE / language).glob("cast-*.ftl")} == set(CAST_FILES)
        assert len({tuple(messages(language, file)) for file in CAST_FILES}) == 1
        for cast in CASTS:
            assert [path.stem for path in files(language, cast) if path.stem in CAST_FILES] == [f"cast-{cast}"]


def test_every_sentence_of_the_chronicle_and_the_rules_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in HERE.rglob("*.py"))
    source += "".join((HERE / "ru" / f"{file}.ftl").read_text(encoding="utf-8").split("=", 1)[1] for file in FILES)
    source += "".join(path.read_text(encoding="utf-8") for path in (HERE.parent / "tgbot" / "screens").glob("*.py"))
    told = [key for key in messages("ru", "expansions") if key.startswith(("tale-", "own-"))]
    for key in [*messages("ru", "chronicle"), *messages("ru", "options"), *messages("ru", "rules"), *told]:
        stem = re.sub(r"-\d$", "", key)
        heads = {f'"{stem}"', f"{{ {stem} }}", *(f'f"{stem[: m.end()]}{{' for m in re.finditer("-", stem))}
        assert any(head in source for head in heads | _suffixed(stem)), key


def _suffixed(key: str) -> set[str]:
    """Keys that code makes from a stem and an ending: «…-self», «…-by-you»."""
    endings = ("self", "by-you", "to-you", "give", "want", "tie")
    return {f'"{key.removesuffix("-" + ending)}"' for ending in endings if key.endswith(f"-{ending}")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_toasts_are_plain_and_fit(language: Language) -> None:
    for key, variables in messages(language, "toasts").items():
        text = said(language, key, variables)
        assert len(text) <= 200, key
        assert "<" not in text
        assert_clean(re.sub("/[a-z]+|Start", "Старт", text), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_telegram_limits_is_short_enough(language: Language) -> None:
    limits = {"command-": 256, "button-": 32, "bot-about": 120, "bot-description": 512, "chat-": 4096}
    for key, variables in messages(language, "chat").items():
        limit = next((n for start, n in limits.items() if key.startswith(start)), 64)
        text = said(language, key, variables) if not key.startswith(("when-", "left-", "span-")) else ""
        assert len(text) <= limit, key
        assert not key.startswith(("command-", "button-", "bot-")) or "<" not in text


def test_every_command_is_described() -> None:
    group = {"newgame", "join", "leave", "begin", "stop", "boat", "hand", "rules", "settings", "language", "help"}
    described = {key for key in messages("ru", "chat") if key.startswith("command-")}
    assert described == {f"command-{name}" for name in group | {"start", "games", "friday"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_of_the_language(language: Language) -> None:
    """A Latin «c» among Cyrillic letters looks the same and is found by nobody."""
    for file in FILES:
        for key, variables in messages(language, file).items():
            if key.startswith(("when-", "left-", "span-")) or variables & {"kind", "kinds", "whos", "love", "hate"}:
                continue
            if file in ("chat", "toasts"):
                text = re.sub("</?[bi]>|/[a-z]+", "", said(language, key, variables))
                assert not re.search("[а-яіїєґё][a-z]|[a-z][а-яіїєґё]", text, re.IGNORECASE), (key, text)
