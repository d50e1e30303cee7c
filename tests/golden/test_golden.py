"""The bot says in a whole voyage what it said when somebody last read it. Where a change is meant: `make golden`, and
read the difference."""

import pytest

from tests.helpers import golden


@pytest.mark.parametrize(("edition", "language"), golden.CASES)
def test_a_voyage_reads_as_it_did(edition: str, language: golden.Language) -> None:
    assert golden.transcript(edition, language) == golden.path(edition, language).read_text()


def test_there_is_no_voyage_of_what_is_not_played() -> None:
    assert set(golden.FOLDER.glob("*.txt")) == {golden.path(*case) for case in golden.CASES}
