"""L11: how long a question may stay open, the night, and what may be shown of it."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.core.types import Decision
from tgbot import timing

KYIV = ZoneInfo("Europe/Kyiv")
NIGHT = (23, 8)


def at(hour: int, minute: int = 0, day: int = 10) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=KYIV).timestamp()


@pytest.mark.parametrize(
    ("pace", "clock", "seconds"),
    [("turn", 3600, 3600), ("quick", 3600, 900), ("pause", 60, 3), ("pause", 86400, 300), ("none", 60, None)],
)
def test_a_pace_is_so_many_seconds(pace: str, clock: int, seconds: float | None) -> None:
    """L3.15, L11.1, L11.4"""
    assert timing.open_for(Decision("1", 0, None, pace), clock) == seconds  # type: ignore[arg-type]


def test_each_restart_shortens_a_silence_down_to_a_floor() -> None:
    """L4.5"""
    times = [timing.open_for(Decision("1", None, None, "silence", step=step), 800) for step in range(5)]
    assert times == [400, 200, 100, 100, 100]


@pytest.mark.parametrize("clock", [60, 300, 14400, 259200])
def test_the_pause_of_who_has_no_choice_is_shorter_than_the_window(clock: int) -> None:
    """L11.3: it looks like somebody who answers, and ends before time runs out."""
    for chance in (0.0, 0.3, 0.999):
        assert 0 < timing.seeming(clock, lambda chance=chance: chance) < clock / 4


@pytest.mark.parametrize(
    ("now", "due", "expected"),
    [
        (at(12), at(16), at(16)),  # by day
        (at(22), at(23, 30), at(8, 30, 11)),  # what falls into the night comes as long after its end
        (at(22), at(9, 0, 11), at(18, 0, 11)),  # what spans it is put off by its length
        (at(2, 0, 11), at(3, 0, 11), at(9, 0, 11)),  # asked at night: from the morning on
    ],
)
def test_no_time_runs_at_night(now: float, due: float, expected: float) -> None:
    assert timing.after_night(due, now, NIGHT, KYIV) == expected


def test_without_a_night_nothing_moves() -> None:
    assert timing.after_night(at(23, 30), at(22), None, KYIV) == at(23, 30)
