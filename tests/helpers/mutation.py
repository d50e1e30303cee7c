"""What `make mutation` found, by room: how many of the faults put into the rules a test has seen. `python -m
tests.helpers.mutation` prints it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

MUTANTS = Path(__file__).resolve().parents[2] / "mutants" / "engine"
SEEN = {1: "killed", 3: "killed", 0: "survived", 5: "untested", 33: "untested", None: "not tried"}
"""By the exit code of the tests; any other is a fault in which they came to no end."""


def rooms() -> Iterator[tuple[str, Counter[str]]]:
    """Each room that has been tried, with what became of its mutants."""
    for path in sorted(MUTANTS.rglob("*.py.meta")):
        codes = json.loads(path.read_text())["exit_code_by_key"].values()
        found = Counter(SEEN.get(code, "killed") for code in codes)
        if found.total() > found["not tried"]:
            yield path.relative_to(MUTANTS).as_posix().removesuffix(".py.meta"), found


def _row(name: str, found: Counter[str]) -> str:
    tried = found.total() - found["not tried"]
    return f"{name:<24} {tried:>6} {found['killed']:>7} {tried - found['killed']:>9} {found['killed'] / tried:>7.1%}"


def main() -> None:
    """Print the table."""
    print(f"{'room':<24} {'tried':>6} {'killed':>7} {'survived':>9}")
    whole: Counter[str] = Counter()
    for name, found in rooms():
        print(_row(name, found))
        whole += found
    if whole:
        print(_row("together", whole))


if __name__ == "__main__":
    main()
