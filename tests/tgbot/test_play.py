"""One step of a stored game: deadlines, quiet answers, reminders, who must be shown something."""

import random
from dataclasses import replace

import pytest

from engine.core.types import Answer, Decision, Leave, Rejected
from engine.lifeboat import decisions as d
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.rules import LIFEBOAT
from tgbot import lobby, play
from tgbot.clock import graced
from tgbot.refusal import Refusal
from tgbot.screens.verbs import Change
from tgbot.tables import Deadline, Holder, Table

NOW = 1_000_000.0


def opened(people: int = 4, robots: int = 0, clock: int = 3600, seed: int = 7) -> Table:
    table = lobby.open_table(-1, None, "Клуб", 1, "ru", clock, {"edition": "workshop"}, NOW)
    for n in range(people):
        table = lobby.sit(table, Holder(n + 1, f"P{n}"))
    for _ in range(robots):
        table = lobby.add_robot(table)
    return replace(table, seed=seed)


def begun(**given: int) -> Table:
    return play.begin(opened(**given), NOW, lambda: 0.5).table


def silence(table: Table, until: float) -> Table:
    """Nobody answers until then; the clock looks whenever something is due."""
    now = NOW
    while table.stage == "playing" and (wake := table.wake) is not None and wake <= until:
        now = max(now, wake)
        table, _ = play.reminded(table, now)
        played = play.expire(table, now, lambda: 0.5)
        table = played.table if played else table
    return table


def test_a_table_where_nobody_ever_answers_reaches_its_end() -> None:
    """L11.1"""
    table = silence(begun(clock=60), NOW + 10**9)
    assert table.stage == "over"
    assert table.deadlines == {}


def test_every_blocking_question_has_a_deadline_and_keeps_it() -> None:
    """L11.1"""
    table = begun()
    for _ in range(60):
        state = play.state_of(table)
        blocking = [q for q in LIFEBOAT.decisions(state) if q.blocking and q.pace != "none"]
        assert {q.id for q in blocking} <= set(table.deadlines)
        after = play.schedule(table, LIFEBOAT, state, NOW + 99, lambda: 0.1)
        assert after == table.deadlines
        table = silence(table, table.wake or 0)


def test_a_question_with_one_answer_is_hidden_and_shows_the_time_of_the_others() -> None:
    """L11.3"""
    seen = 0
    for seed in range(12):
        table = begun(seed=seed)
        for _ in range(40):
            state = play.state_of(table)
            for question in LIFEBOAT.decisions(state):
                if question.seat is None or not question.blocking or question.id not in table.deadlines:
                    continue
                single = len(LIFEBOAT.options(state, question)) == 1
                assert play.is_hidden(table, question) == single
                if single and isinstance(question.ask, d.AskFall | d.AskThirst):
                    seen += 1
                    assert play.shown_until(table, question) == table.deadlines[question.id].opened + table.clock
                    assert table.deadlines[question.id].due < table.deadlines[question.id].opened + table.clock
            table = silence(table, table.wake or 0)
            if table.stage != "playing":
                break
    assert seen


def test_a_reminder_comes_once_at_half_of_the_time_on_clocks_of_five_minutes_and_more() -> None:
    def turn(table: Table) -> Table:
        while not any(isinstance(q.ask, d.AskTurn) for q in LIFEBOAT.decisions(play.state_of(table))):
            table = silence(table, table.wake or 0)
        return table

    table = turn(begun(clock=300))
    (deadline,) = table.deadlines.values()
    assert deadline.remind == pytest.approx(deadline.opened + 150)
    table, audiences = play.reminded(table, deadline.remind)
    assert len(audiences) == 1
    assert play.reminded(table, deadline.due)[1] == ()
    assert all(one.remind is None for one in turn(begun(clock=299)).deadlines.values())


def test_only_those_who_see_something_of_a_step_are_shown_it() -> None:
    """A draft is its maker's business."""
    table = begun()
    while not any(isinstance(q.ask, d.AskTurn) for q in LIFEBOAT.decisions(play.state_of(table))):
        table = silence(table, table.wake or 0)
    state = play.state_of(table)
    free = next(q for q in LIFEBOAT.decisions(state) if isinstance(q.ask, d.AskFree))
    offer = next(o for o in LIFEBOAT.options(state, free) if isinstance(o, d.StartOffer))
    played = play.play(table, Answer(free.seat, free.id, offer.key), NOW, lambda: 0.5)
    assert not isinstance(played, Rejected)
    assert set(played.change().dirty) == {str(free.seat)}


def test_whoever_leaves_is_played_on_and_a_refused_command_changes_nothing() -> None:
    table = begun()
    left = play.play(table, Leave(0), NOW, lambda: 0.5)
    assert not isinstance(left, Rejected)
    assert 0 in LIFEBOAT.automated(play.state_of(left.table))
    assert isinstance(play.play(left.table, Leave(0), NOW, lambda: 0.5), Rejected)
    assert isinstance(play.play(table, Answer(0, "nonsense", "row"), NOW, lambda: 0.5), Rejected)


def test_a_full_boat_makes_room_for_people_but_not_for_more() -> None:
    table = opened(people=7, robots=1)
    assert lobby.sit(table, Holder(1, "P0")) == Refusal("seated")
    seated = lobby.sit(table, Holder(99, "new"))
    assert isinstance(seated, Table)
    assert [holder.user for holder in seated.holders][-1] == 99
    assert lobby.sit(seated, Holder(100, "one more")) == Refusal("full", {"most": 8})
    assert lobby.add_robot(seated) == Refusal("full", {"most": 8})


def test_a_lobby_says_why_it_cannot_begin() -> None:
    assert lobby.may_begin(opened(people=3)) == Refusal("too_few", {"least": 4})
    assert lobby.may_begin(opened(people=0, robots=4)) == Refusal("nobody")
    assert lobby.may_begin(opened(people=1, robots=3)) is None
    forum = lobby.change(opened(people=8), Change("edition", "forum"))
    assert isinstance(forum, Table)
    assert lobby.may_begin(forum) == Refusal("too_many", {"most": 6})


def test_a_voyage_keeps_its_rules_whatever_becomes_of_its_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """L0.2: they are stored whole when it begins, as a later release may have another edition of that name."""
    table = begun()
    before = lobby.options_of(table)
    monkeypatch.setitem(EDITIONS, "workshop", replace(EDITIONS["workshop"], self_hate="psychopath"))
    assert lobby.options_of(table) == before == play.state_of(table).options
    assert lobby.options_of(opened()).self_hate == "psychopath"


def test_a_voyage_keeps_its_rules_but_not_its_clock() -> None:
    """L0.2"""
    table = begun()
    assert lobby.change(table, Change("bait_adds_up", False)) == Refusal("frozen")
    assert lobby.change(table, Change("edition", "forum")) == Refusal("frozen")
    slower = lobby.change(table, Change("clock", 86400))
    assert isinstance(slower, Table)
    assert slower.clock == 86400


def test_whatever_puts_questions_off_a_hidden_one_shows_the_time_of_the_others() -> None:
    """L11.3: pauses and outages at any moment, before and after its own quiet end."""
    question = Decision("1.0-0", 0, None)
    for clock in (60, 3600, 50_000):
        asked = replace(begun(clock=clock), deadlines={"1.0-0": Deadline(NOW + clock, None, NOW)})
        quiet = Deadline(NOW + clock / 10, None, NOW, quiet=True, shown=NOW + clock)
        hidden = replace(asked, deadlines={"1.0-0": quiet})
        for away in (10, clock / 20, clock / 2, clock * 2):
            for back in (1, clock / 3, clock * 3):
                for change in (
                    lambda table, away=away, back=back: graced(table, NOW + away, NOW + away + back),
                    lambda table, away=away: play.shifted(table, away),
                ):
                    told = [play.shown_until(change(table), question) for table in (asked, hidden)]
                    assert told[0] == told[1]


def test_by_night_a_hidden_question_waits_like_the_others() -> None:
    """L11.3: what goes on by itself while the clock stands would tell that there was no choice."""
    seen = 0
    for seed in range(200):
        table = play.begin(replace(opened(seed=seed), night=(0, 23), timezone="UTC"), NOW, lambda: 0.0).table
        for deadline in table.deadlines.values():
            seen += deadline.quiet
            assert deadline.due - deadline.opened > 3600 * 9, "NOW is 13:46 in UTC, so it is night until 23:00"
    assert seen


def test_a_fighter_who_can_only_be_out_is_not_asked() -> None:
    """L11.3, L4.5: though a fight has no clock but its silence."""
    seen = 0
    for seed in range(60):
        table = begun(seed=seed)
        for step in range(30):
            for question in LIFEBOAT.decisions(play.state_of(table)):
                if isinstance(question.ask, d.AskFight) and question.blocking:
                    single = len(LIFEBOAT.options(play.state_of(table), question)) == 1
                    seen += single
                    assert play.is_hidden(table, question) == single
                    assert play.shown_until(table, question) is None
            table = _fought(table, random.Random(seed * 99 + step))
            if table.stage != "playing":
                break
    assert seen


def _fought(table: Table, chance: random.Random) -> Table:
    """One more step, as quarrelsome as can be."""
    for question in LIFEBOAT.decisions(play.state_of(table)):
        if question.seat is not None and isinstance(question.ask, d.AskTurn | d.AskDemand):
            options = LIFEBOAT.options(play.state_of(table), question)
            wanted = [o for o in options if isinstance(o, d.TakeSeat | d.Refuse)]
            option = chance.choice(wanted or options)
            played = play.play(table, Answer(question.seat, question.id, option.key), NOW, lambda: 0.5)
            assert not isinstance(played, Rejected)
            return played.table
    return silence(table, table.wake or 0)


def test_a_group_may_do_without_the_pause_that_hides() -> None:
    """L11.3: then what has a single answer is answered at once."""
    seen = 0
    for seed in range(200):
        table = play.begin(replace(opened(seed=seed), bluffs=False), NOW, lambda: 0.5).table
        quiet = [deadline for deadline in table.deadlines.values() if deadline.quiet]
        seen += len(quiet)
        assert all(deadline.due == NOW for deadline in quiet)
    assert seen
