"""`tgbot simulate --game friday`."""

import re

import pytest

from tgbot.__main__ import main
from tgbot.simulate_friday import Tally, report, stay


def test_the_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "friday", "--level", "2", "--games", "2", "--seed", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "friday, level 2, 2 games, seed 5, old age: lose"
    assert re.match(r"won: \d+\.\d%", lines[1])
    assert re.match(r"score: mean -?\d+\.\d, 10 % ", lines[2])
    assert sum(float(share) for share in re.findall(r": (\d+\.\d)%", lines[3])) == pytest.approx(100, abs=0.2)


def test_a_stay_is_the_same_each_time() -> None:
    assert stay(1, "lose", 3) == stay(1, "lose", 3)


def test_one_game_is_enough_for_a_report() -> None:
    tally = Tally()
    tally.add(stay(4, "reshuffle", 1))
    assert len(list(report(tally, 1.0, "title"))) == 6


def test_no_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "friday", "--games", "0"]) == 2
    assert capsys.readouterr().err == "tgbot: one game or more\n"
