"""How many messages a voyage of six costs: about a dozen a day in the group, a handful in a private chat, however fast
it goes. (An edit makes no sound; it is counted only against Telegram's limit.)"""

from __future__ import annotations

from statistics import mean

import pytest

from tests.helpers.days import GROUP, NOON, Days, Pace, by_post, in_an_evening
from tgbot.db import Db

SEEDS = (1, 2, 3)


@pytest.mark.parametrize(
    ("pace", "clock", "usual", "most"),
    [(by_post, 86_400, 12, 15), (by_post, 14_400, 12, 16), (in_an_evening, 300, 8, 11)],
    ids=["by post, a day's clock", "by post, four hours' clock", "in an evening"],
)
async def test_a_day_costs_few_messages(db: Db, pace: Pace, clock: int, usual: int, most: int) -> None:
    group, private, edits, hours = [], [], [], 0.0
    for seed in SEEDS:
        await db.do("FLUSHALL")
        voyage = Days(db, pace, clock, seed)
        await voyage.play()
        days = range(1, voyage.notes.day + 1)
        sent = voyage.notes.count("send", [GROUP])
        group += [sent[day] for day in days]
        edits.append(voyage.notes.count("edit", [GROUP]).total() / len(days))
        private += [voyage.notes.count("send", [person]).total() / len(days) for person in voyage.people]
        hours += (voyage.time - NOON) / 3600 / len(SEEDS)
        assert busiest_minute(voyage) <= 20
    print(
        f"\n{len(group)} days, {hours:.1f} h a voyage; new messages a day: the group {mean(group):.1f} "
        f"(most {max(group)}), and {mean(edits):.0f} edits; a person {mean(private):.1f} (most {max(private):.1f})"
    )
    assert mean(group) <= usual
    assert max(group) <= most
    assert max(private) <= 6


def busiest_minute(voyage: Days) -> int:
    """Calls to the group."""
    times = [one.at for one in voyage.notes.said if one.chat == GROUP and one.method in ("send", "edit")]
    return max(sum(start <= time < start + 60 for time in times) for start in times)
