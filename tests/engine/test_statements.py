"""Every statement of the rules has a test: one whose docstring names it (`L4.5`), anywhere in `tests/`."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT.parent / "shared" / "rules" / "lifeboat.md"

COUNTS = {"L0": 2, "L1": 5, "L2": 5, "L3": 16, "L4": 9, "L5": 6, "L6": 6, "L7": 7, "L8": 6, "L10": 9, "L11": 4}
"""How many statements each part of `lifeboat.md` has; L9 comes with the expansions."""

STATEMENTS = [f"{part}.{n}" for part, count in COUNTS.items() for n in range(1, count + 1)]


def cited() -> dict[str, list[str]]:
    """Which tests name which statement."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for statement in re.findall(r"\bL\d+\.\d+\b", ast.get_docstring(node) or ""):
                    found.setdefault(statement, []).append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def test_every_statement_has_a_test() -> None:
    found = cited()
    missing = [statement for statement in STATEMENTS if statement not in found]
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_statement_that_is_not_there() -> None:
    known = {*STATEMENTS, *(f"L9.{n}" for n in range(1, 8))}
    wrong = {statement: tests for statement, tests in cited().items() if statement not in known}
    assert not wrong


@pytest.mark.skipif(not RULES.exists(), reason="the rules lie beside the repository, and are not here")
def test_the_list_of_statements_is_that_of_the_rules() -> None:
    written = re.findall(r"^- (L\d+\.\d+) ", RULES.read_text(), re.MULTILINE)
    assert [statement for statement in written if not statement.startswith("L9.")] == STATEMENTS
