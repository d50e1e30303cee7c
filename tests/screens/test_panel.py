"""Which question the panel puts, when it is a new message, and which page it shows."""

from __future__ import annotations

import re
from dataclasses import replace

from engine.lifeboat import state as s
from engine.lifeboat.decisions import AskThirst
from tests.helpers.voyages import Boat, sailor
from tgbot.screens import data, samples
from tgbot.screens.context import Context
from tgbot.screens.panel import after, asked, panel
from tgbot.screens.types import Screen


def seen(boat: Boat, role: str, path: str = "") -> Context:
    return samples.context(boat.state, boat.seat(role), path=path)


def first_line(screen: Screen) -> str:
    return re.sub("<[^>]*>", "", screen.text.split("\n")[0])


def answers(screen: Screen) -> list[str]:
    taps = [data.parse(b.data) for row in screen.keyboard for b in row]
    return [tap.value for tap in taps if tap and tap.kind == "answer"]


def three() -> Boat:
    return Boat(sailor("lady", hand="water knife"), sailor("captain", hand="water"), sailor("mate"), turn="lady")


def test_the_first_line_says_that_it_is_me_until_when_and_where() -> None:
    screen = panel(seen(three(), "lady"))
    assert first_line(screen).startswith("🔒 Твой ход, Миледи — до 15:53 (ещё 4 ч)")
    assert "Пятничный клуб" in first_line(screen)
    assert not screen.silent


def test_who_waits_reads_for_whom_and_gets_no_new_message() -> None:
    screen = panel(seen(three(), "mate"))
    assert first_line(screen).startswith("🔒 ▶️ Ходит Миледи")
    assert screen.key is None
    assert screen.silent


def test_each_turn_is_a_message_of_its_own() -> None:
    boat = three()
    first = panel(seen(boat, "lady")).key
    boat.plays("lady", "pass")
    assert panel(seen(boat, "lady")).key is None
    assert panel(seen(boat, "captain")).key not in (None, first)


def test_a_fight_is_one_message_however_often_it_asks() -> None:
    boat = three().plays("lady", "seat.captain").plays("captain", "refuse")
    before = seen(boat, "mate")
    boat.plays("lady", "open.knife")
    assert seen(boat, "mate").decisions[0][0].id != before.decisions[0][0].id
    assert panel(seen(boat, "mate")).key == panel(before).key


def test_who_is_done_in_a_fight_may_still_change_its_mind() -> None:
    boat = three().plays("lady", "seat.captain").plays("captain", "refuse").plays("mate", "done")
    screen = panel(seen(boat, "mate"))
    assert screen.key is None
    assert "Твоё слово: пока всё" in screen.text
    assert {"attack", "defence", "out"} == set(answers(screen))


def thirsty() -> Boat:
    frame = s.Thirsting(9, ((0, ("named", "rowed")), (1, ("named",))), (0, 1, 2))
    return three().with_(frames=(frame,))


def test_a_sealed_answer_is_shown_to_its_maker_and_may_be_changed() -> None:
    boat = thirsty().plays("lady", "o1")
    screen = panel(seen(boat, "lady"))
    assert screen.key is None
    assert "Решено: выпить 1" in screen.text
    assert {"o0", "o1"} <= set(answers(screen))


def test_a_hidden_question_looks_like_waiting() -> None:
    ctx = seen(thirsty(), "mate")
    assert isinstance(ctx.decisions[0][0].ask, AskThirst)
    assert ctx.hidden
    screen = panel(ctx)
    assert screen.key is None
    assert answers(screen) == []
    assert first_line(screen).startswith("🔒 🥵 Жажда. Все тайно решают")


def test_what_was_answered_for_lack_of_choice_stays_unsaid() -> None:
    boat = thirsty()
    before = panel(seen(boat, "mate"))
    boat.plays("mate", "o0")
    assert panel(replace(seen(boat, "mate"), hidden=frozenset())) == before


def test_the_sealed_deadline_is_the_windows_for_all() -> None:
    ctx = seen(thirsty(), "mate")
    ids = [d.id for d in ctx.shared]
    deadlines = {ids[0]: samples.NOW + 60, ids[1]: samples.NOW + 7200}
    some, fewer = (replace(ctx, deadlines=d) for d in (deadlines, {ids[1]: samples.NOW + 7200}))
    assert panel(some) == panel(fewer)


def test_those_who_cannot_act_have_a_quiet_panel() -> None:
    boat = Boat(
        sailor("lady", wounds=4, hand="water"), sailor("snob", wounds=6), sailor("kid", wounds=9, aboard=False),
        sailor("captain"), turn="captain",
    )  # fmt: skip
    words = {"lady": "без сознания", "snob": "больше нет", "kid": "Море тебя забрало"}
    before = {role: panel(seen(boat, role)) for role in words}
    for role, word in words.items():
        assert word in first_line(before[role])
        assert before[role].keyboard == ()
        assert before[role].key is None
    boat.plays("captain", "row")
    assert before == {role: panel(seen(boat, role)) for role in words}, "it is not painted anew with others' moves"


def test_an_offer_is_a_message_but_a_question_comes_first() -> None:
    boat = three().plays("captain", "to.lady", "add.give.hand.water", "send")
    turn = panel(seen(boat, "lady"))
    assert "Твой ход" in first_line(turn)
    doors = [b for row in turn.keyboard for b in row if "Предлагает ⚓ Капитан" in b.text]
    tap = data.parse(doors[0].data)
    assert tap is not None
    page = panel(seen(boat, "lady", tap.value))
    assert "Капитан предлагает обмен" in first_line(page)
    assert "Получаешь: 💧 вода" in page.text
    assert {"accept", "decline"} <= set(answers(page))
    boat.plays("lady", "pass")
    alone = panel(seen(boat, "lady"))
    assert "Капитан предлагает обмен" in first_line(alone)
    assert alone.key is not None


def test_an_old_path_dies_with_its_question() -> None:
    boat = three()
    ctx = seen(boat, "lady")
    question = asked(ctx)
    assert question is not None
    path = f"{question[0].id}/rob"
    assert "Кого ограбить?" in first_line(panel(replace(ctx, path=path)))
    boat.plays("lady", "pass").plays("captain", "pass").plays("mate", "pass")
    assert first_line(panel(seen(boat, "lady", path))).startswith("🔒 🌆 Вечер")


def test_an_offer_is_put_together_on_one_page() -> None:
    assert after("to.3") == "trade"
    assert after("add.give.hand.water") is None
    assert after("send") == "trade"
    assert after("open.knife") == ""
    assert after("rob.1.hand") == ""


def test_putting_an_offer_together() -> None:
    boat = three().plays("lady", "to.captain", "add.give.hand.knife")
    draft = panel(seen(boat, "lady", "trade"))
    assert "Обмен: ⚓ Капитан" in first_line(draft)
    assert "Отдаёшь: 🔪 нож" in draft.text
    assert "send" in answers(draft)
    want = panel(seen(boat, "lady", "trade/want"))
    assert "add.want.hand.water" in answers(want)
    boat.plays("lady", "send")
    standing = panel(seen(boat, "lady", "trade"))
    assert "Ждёт ответа Капитана. Отдаёшь: 🔪 нож · Получаешь: —" in standing.text
    assert any(key.startswith("withdraw.") for key in answers(standing))


def test_the_end_has_no_more_moves() -> None:
    boat = three().with_(ended="land", frames=())
    screen = panel(seen(boat, "lady"))
    assert screen.keyboard == ()
    assert "Плавание окончено" in screen.text
