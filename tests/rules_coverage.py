"""Which tests and which code cite which statement of the rules: `make coverage-page` writes it down in
`docs/rules-coverage.md`.

A test cites a statement when its docstring names it (`L4.5`); code does so in a docstring or a comment, also in a range
(`L7.1–L7.6`).
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine.registry import GAMES

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rules-coverage.md"
CODE = ("engine", "i18n", "tgbot")

PARTS: dict[str, dict[str, tuple[str, int]]] = {
    "lifeboat": {
        "L0": ("Editions", 2),
        "L1": ("Setting up", 5),
        "L2": ("A day: provisions", 5),
        "L3": ("A day: actions", 16),
        "L4": ("Fights", 9),
        "L5": ("Wounds", 6),
        "L6": ("Navigation", 6),
        "L7": ("Overboard", 7),
        "L8": ("Thirst", 6),
        "L9": ("Expansions", 7),
        "L10": ("Scoring", 9),
        "L11": ("Time", 4),
    },
    "friday": {
        "F1": ("Setting up", 3),
        "F2": ("A turn", 8),
        "F3": ("Phases and pirates", 4),
        "F4": ("Abilities", 11),
        "F5": ("The cards", 9),
        "F6": ("Score", 2),
    },
}
"""Each part of the rules of a game: its name, and how many statements it has."""

Citations = dict[str, dict[str, list[str]]]
"""By statement, then by file: the names that cite it there."""


def statements(game: str) -> list[str]:
    """The ids of a game's statements, in order."""
    return [f"{part}.{n}" for part, (_, count) in PARTS[game].items() for n in range(1, count + 1)]


def tests_citing() -> Citations:
    """Test functions by the statements that their docstrings name."""
    found: Citations = {}
    for path in _files("tests", "test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for statement in dict.fromkeys(re.findall(r"\b[LF]\d+\.\d+\b", ast.get_docstring(node) or "")):
                    found.setdefault(statement, {}).setdefault(_name(path), []).append(node.name)
    return found


def code_citing() -> Citations:
    """Modules by the statements that stand in them."""
    found: Citations = {}
    for path in (path for part in CODE for path in _files(part, "*.py")):
        for statement in _with_ranges(path.read_text()):
            found.setdefault(statement, {})[_name(path)] = []
    return found


def _with_ranges(text: str) -> Iterator[str]:
    for first, last in re.findall(r"\b([LF]\d+\.\d+)\b(?:–([LF]\d+\.\d+)\b)?", text):
        part, _, start = first.partition(".")
        end = last.partition(".")[2] or start
        yield from (f"{part}.{n}" for n in range(int(start), int(end) + 1))


def _files(part: str, pattern: str) -> list[Path]:
    return sorted((ROOT / part).rglob(pattern))


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- the page --------------------------------------------------------------------------------------------------------


def page() -> str:
    """The whole page as Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    tests, code = tests_citing(), code_citing()
    yield "# The rules and their tests"
    yield ""
    yield "Each statement of the rules, the code that cites it and the tests that do; `make coverage-page` writes this."
    for game in GAMES:
        yield f"\n## {game.capitalize()}"
        for part, (title, count) in PARTS[game].items():
            yield f"\n### {part} {title}\n"
            for n in range(1, count + 1):
                yield from _statement(f"{part}.{n}", tests, code)
    yield ""


def _statement(statement: str, tests: Citations, code: Citations) -> Iterator[str]:
    rooms = ", ".join(_link(file) for file in code.get(statement, {}))
    yield f"- **{statement}** {rooms}".rstrip()
    for file, names in tests.get(statement, {}).items():
        yield f"  - {_link(file)}: {', '.join(f'`{name}`' for name in names)}"


def _link(file: str) -> str:
    return f"[{file.removesuffix('.py').removeprefix('tests/')}](../{file})"


if __name__ == "__main__":
    PAGE.write_text(page())
    print(f"{PAGE.relative_to(ROOT)}: {sum(len(statements(game)) for game in GAMES)} statements")
