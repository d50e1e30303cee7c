from __future__ import annotations

from dataclasses import replace
from typing import Any

from tgbot.calls import Bad, Blocked, Gone, Kicked, Network, NoTopic, Ok, Outcome, Same
from tgbot.delivery import shown as shown_form
from tgbot.delivery.effects import applied
from tgbot.delivery.plan import (
    Append,
    Call,
    Edit,
    Later,
    Retire,
    Send,
    Tell,
    Telling,
    Wanted,
    carried,
    next_step,
    tidied,
)
from tgbot.delivery.shown import Leaving, Shown
from tgbot.screens.types import Button, Screen

GROUP_CHAT, PRIVATE_CHAT = -5, 5


def keys(*names: str) -> tuple[tuple[Button, ...], ...]:
    return (tuple(Button(name, data=name) for name in names),)


def wanted(*screens: Screen, chat: int = GROUP_CHAT, lines: tuple[str, ...] = (), **given: Any) -> Wanted:
    upto = given.pop("upto", 0)
    every = given.pop("every", lines)
    base: dict[str, Any] = {"thread": None, "path": "", "lines_at": 0.0, "show_at": 0.0, "known": upto}
    telling = Telling(lines, upto, lambda first: every)
    return Wanted(chat=chat, screens=screens, telling=telling, **(base | given))


class Chat:
    """Makes every call there is to make, in a time of its own."""

    def __init__(self, shown: Shown | None = None) -> None:
        self.shown = shown or Shown()
        self.now = 1000.0
        self.last_id = 100

    def step(self, want: Wanted, renewed: int = 0) -> Call | Later | None:
        if self.shown.told >= want.telling.upto:
            want = replace(want, telling=replace(want.telling, lines=()))
        want = carried(self.shown, want)
        self.shown = tidied(self.shown, want, renewed)
        return next_step(self.shown, want, self.now)

    def make(self, want: Wanted, outcome: Outcome | None = None) -> Call:
        step = self.step(want)
        assert step is not None
        assert not isinstance(step, Later)
        if outcome is None:
            self.last_id += isinstance(step, Send | Tell)
            outcome = Ok(self.last_id)
        self.shown = applied(self.shown, step, outcome, self.now)
        return step

    def all(self, want: Wanted) -> list[Call]:
        made = []
        while self.step(want) is not None:
            step = self.step(want)
            if isinstance(step, Later):
                self.now = step.at
            else:
                made.append(self.make(want))
        return made


PANEL = Screen("panel", "1", "ход", keys("a", "b"), "сделан")
BOARD = Screen("board", "day1", "доска", keys("x"))
PROMPT = Screen("prompt", "q1", "отдашь?", keys("да", "нет"), "отдал")


def kinds(calls: list[Call]) -> list[tuple[str, str]]:
    named = []
    for call in calls:
        match call:
            case Send(screen) | Edit(screen):
                named.append((type(call).__name__, screen.slot))
            case _:
                named.append((type(call).__name__, ""))
    return named


def test_the_story_then_a_board_below_it() -> None:
    chat = Chat()
    want = wanted(BOARD, lines=("раз", "два"), upto=2, lines_at=1000.0)
    assert kinds(chat.all(want)) == [("Tell", ""), ("Send", "board")]
    assert chat.now == 1001.5
    assert chat.shown.told == 2


def test_a_question_in_the_group_holds_its_story_and_becomes_it() -> None:
    chat = Chat()
    assert kinds(chat.all(wanted(PROMPT, lines=("требует",), upto=1))) == [("Send", "prompt")]
    assert chat.shown.told == 0
    more = wanted(PROMPT, lines=("требует", "бросает"), upto=2)
    edited = chat.all(more)
    assert isinstance(edited[0], Edit)
    assert edited[0].screen.text == "отдашь?\n\n<blockquote>требует\nбросает</blockquote>"
    told = wanted(lines=("требует", "бросает", "отдаёт"), upto=3)
    assert chat.all(told) == [Retire(Leaving(101, "требует\nбросает\nотдаёт"))]
    assert (chat.shown.told, chat.shown.slots) == (3, {})
    after = wanted(lines=("гребёт",), upto=4, every=("требует", "бросает", "отдаёт", "гребёт"))
    assert chat.all(after) == [Append(("требует", "бросает", "отдаёт", "гребёт"), 101, 4)]


def test_a_question_that_leads_to_another_takes_the_news_along() -> None:
    chat = Chat()
    chat.all(wanted(PROMPT, lines=("требует",), upto=1))
    fight = wanted(replace(PROMPT, key="q2", text="драка"), lines=("требует", "дерётся"), upto=2)
    calls = chat.all(fight)
    assert kinds(calls) == [("Send", "prompt"), ("Retire", "")]
    assert calls[1] == Retire(Leaving(101, "требует\nдерётся"))
    assert (chat.shown.told, chat.shown.slots["prompt"].id) == (2, 102)


def test_a_story_whose_question_was_deleted_is_told_anew() -> None:
    chat = Chat()
    chat.all(wanted(PROMPT, lines=("требует",), upto=1))
    told = wanted(lines=("требует", "отдаёт"), upto=2)
    assert isinstance(chat.make(told, Gone()), Retire)
    assert chat.all(told) == [Tell(("требует", "отдаёт"), True, 2)]


def test_what_is_too_long_for_a_question_is_told_beside_it() -> None:
    chat = Chat()
    want = wanted(PROMPT, lines=("x" * 2000, "y" * 2000), upto=2)
    assert kinds([chat.make(want)]) == [("Send", "prompt")]
    chat.now += 10
    assert chat.make(want) == Tell(("x" * 2000,), False, 2)


def test_a_new_question_takes_the_place_of_the_old_one() -> None:
    chat = Chat()
    chat.all(wanted(PROMPT))
    calls = chat.all(wanted(replace(PROMPT, key="q2", text="а ты?")))
    assert kinds(calls) == [("Send", "prompt"), ("Retire", "")]
    assert calls[1] == Retire(Leaving(101, "отдал"))
    assert kinds(chat.all(wanted())) == [("Retire", "")]
    assert chat.shown.slots == {}
    assert chat.shown.leaving == ()


def test_nothing_is_deleted_and_a_message_without_buttons_just_stays() -> None:
    chat = Chat()
    chat.all(wanted(replace(PROMPT, farewell=None)))
    assert chat.all(wanted()) == [Retire(Leaving(101, None))]
    chat.all(wanted(replace(PROMPT, farewell=None, keyboard=())))
    assert chat.all(wanted()) == []


def test_the_same_key_or_none_edits() -> None:
    chat = Chat()
    chat.all(wanted(PANEL, chat=PRIVATE_CHAT))
    for screen in (replace(PANEL, text="1"), replace(PANEL, text="2", key=None), replace(PANEL, text="3")):
        chat.now += 100
        assert kinds(chat.all(wanted(screen, chat=PRIVATE_CHAT))) == [("Edit", "panel")]
    assert chat.shown.slots["panel"].id == 101


def test_whoever_pressed_sees_it_at_once_and_words_alone_may_wait() -> None:
    chat = Chat()
    chat.all(wanted(PANEL, chat=PRIVATE_CHAT))
    words = replace(PANEL, text="ход, до 21:30")
    assert chat.step(wanted(words, chat=PRIVATE_CHAT, show_at=chat.now)) == Later(chat.now + 3)
    turned = chat.step(wanted(words, chat=PRIVATE_CHAT, show_at=chat.now, path="trade"))
    assert turned == Edit(words, 101, "prompt")
    buttons = replace(PANEL, keyboard=keys("c"))
    assert chat.step(wanted(buttons, chat=PRIVATE_CHAT, show_at=chat.now)) == Edit(buttons, 101, "prompt")


def test_many_changes_of_the_board_become_one_edit() -> None:
    chat = Chat()
    chat.all(wanted(BOARD))
    changed = replace(BOARD, text="доска 2")
    assert chat.step(wanted(changed, show_at=chat.now)) == Later(chat.now + 8)
    chat.now += 100
    assert chat.step(wanted(changed, show_at=chat.now)) == Later(chat.now + 1)
    chat.now += 1
    assert chat.make(wanted(changed, show_at=chat.now - 1)) == Edit(changed, 101, "cosmetic")


def test_a_new_day_gets_a_new_board_and_the_old_one_loses_its_buttons() -> None:
    chat = Chat()
    chat.all(wanted(BOARD))
    calls = chat.all(wanted(replace(BOARD, key="day2")))
    assert kinds(calls) == [("Send", "board"), ("Retire", "")]


def test_lines_are_added_to_the_last_message_while_it_is_the_last_and_young() -> None:
    chat = Chat()
    chat.all(wanted(lines=("раз",), upto=1, lines_at=chat.now))
    more = wanted(lines=("два",), upto=2, every=("раз", "два"), lines_at=chat.now)
    assert chat.step(more) == Later(chat.now + 5)
    chat.now += 5
    assert chat.make(more) == Append(("раз", "два"), 101, 2)
    story = chat.shown.story
    assert story is not None
    assert (story.first, story.sent, story.since, chat.shown.told) == (0, 1001.5, 1006.5, 2)
    third = wanted(lines=("три",), upto=3, every=("раз", "два", "три"))
    chat.now += 113
    assert isinstance(chat.step(third), Append)
    long = replace(third, telling=Telling(("три",), 3, lambda first: ("x" * 2000, "y" * 2000)))
    assert isinstance(chat.step(long), Tell)
    newer = Chat(replace(chat.shown, newest=999))
    newer.now = chat.now
    assert isinstance(newer.step(third), Tell)
    chat.now += 10
    assert isinstance(chat.step(third), Tell)


def test_a_long_stretch_is_told_in_parts_and_a_crash_between_them_repeats_none() -> None:
    lines = tuple(f"{n} " + "x" * 1000 for n in range(7))
    chat = Chat()
    told: list[str] = []
    while chat.shown.told < 7:
        chat.shown = shown_form.load(shown_form.dump(chat.shown))
        upto = chat.shown.upto if chat.shown.parts else 7
        step = chat.step(wanted(lines=lines[chat.shown.parts :], upto=upto))
        if isinstance(step, Later):
            chat.now = step.at
            continue
        assert isinstance(step, Tell)
        told += step.lines
        chat.shown = applied(chat.shown, step, Ok(5), chat.now)
    assert told == list(lines)
    assert (chat.shown.parts, chat.shown.upto, chat.shown.story) == (0, 0, None)


def test_where_nothing_is_told_everything_counts_as_told() -> None:
    chat = Chat()
    assert chat.step(wanted(upto=9)) is None
    assert chat.shown.told == 9


def test_what_telegram_answers() -> None:
    chat = Chat()
    chat.all(wanted(PANEL, chat=PRIVATE_CHAT))
    changed = wanted(replace(PANEL, keyboard=keys("c")), chat=PRIVATE_CHAT)
    before = chat.shown
    chat.make(changed, Network("x"))
    assert chat.shown == before
    chat.make(changed, Gone())
    assert kinds(chat.all(changed)) == [("Send", "panel")]
    chat.make(wanted(PANEL, chat=PRIVATE_CHAT), Same())
    assert chat.step(wanted(PANEL, chat=PRIVATE_CHAT)) is None
    chat.make(changed, Blocked())
    assert chat.shown.away == "blocked"
    assert chat.step(changed, renewed=1) is not None
    assert chat.shown.away == ""


def test_what_telegram_never_takes_is_not_said_again_until_it_changes() -> None:
    chat = Chat()
    want = wanted(PROMPT, BOARD, lines=("раз",), upto=1)
    while isinstance(step := chat.step(want), Send | Tell):
        chat.shown = applied(chat.shown, step, Bad("x"), chat.now)
        want = wanted(PROMPT, BOARD, upto=1) if isinstance(step, Tell) else want
    assert step is None
    assert chat.shown.told == 1
    assert kinds(chat.all(wanted(replace(PROMPT, text="другое"), BOARD, upto=1))) == [("Send", "prompt")]
    chat.now += 10
    chat.make(wanted(replace(PROMPT, keyboard=()), BOARD, upto=1), Bad("x"))
    assert chat.step(wanted(replace(PROMPT, keyboard=()), BOARD, upto=1)) is None


def test_a_farewell_that_is_gone_or_refused_is_forgotten() -> None:
    for outcome in (Gone(), Bad("x"), Same()):
        chat = Chat(Shown(chat=GROUP_CHAT, leaving=(Leaving(1, "x"), Leaving(2, None))))
        chat.make(wanted(), outcome)
        assert chat.shown.leaving == (Leaving(2, None),)


def test_a_story_that_is_gone_is_begun_anew() -> None:
    chat = Chat()
    chat.all(wanted(lines=("раз",), upto=1))
    chat.now += 10
    more = wanted(lines=("два",), upto=2, every=("раз", "два"))
    assert isinstance(chat.make(more, Gone()), Append)
    assert chat.make(more) == Tell(("два",), True, 2)


def test_topics_and_thrown_out() -> None:
    chat = Chat()
    chat.make(wanted(BOARD), NoTopic())
    assert (chat.shown.general, chat.shown.away) == (True, "")
    chat.make(wanted(BOARD), NoTopic())
    assert chat.shown.away == "kicked"
    other = Chat()
    other.make(wanted(BOARD), Kicked())
    assert other.shown.away == "kicked"


def test_in_another_chat_everything_is_sent_and_nothing_told_again() -> None:
    chat = Chat()
    chat.all(wanted(BOARD, PROMPT, lines=("раз",), upto=1))
    calls = chat.all(wanted(BOARD, PROMPT, upto=1, chat=-1005))
    assert kinds(calls) == [("Send", "prompt"), ("Send", "board")]
    assert chat.shown.chat == -1005


def test_what_is_asked_for_anew_is_sent_below_and_the_old_loses_its_buttons() -> None:
    chat = Chat()
    chat.all(wanted(PANEL, chat=PRIVATE_CHAT))
    assert chat.step(wanted(PANEL, chat=PRIVATE_CHAT), renewed=3) == Send(PANEL, "prompt")
    assert chat.shown.leaving == (Leaving(101, "сделан"),)
    assert Chat(chat.shown).step(wanted(PANEL, chat=PRIVATE_CHAT), renewed=3) == Send(PANEL, "prompt")


def test_shown_survives_being_stored() -> None:
    chat = Chat()
    chat.all(wanted(BOARD, PROMPT, lines=("раз",), upto=1))
    chat.make(wanted(BOARD, upto=1), Network("x"))
    shown = replace(chat.shown, path="trade/1", general=True, renewed=4)
    assert shown_form.load(shown_form.dump(shown)) == shown
    assert shown_form.load(None) == Shown()
    assert len(shown_form.dump(shown)) < 300
