"""Times, names and lists."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.core.types import Decision
from engine.lifeboat.decisions import AskPause, AskTurn
from tests.helpers.voyages import Boat, sailor
from tgbot.screens import samples, words
from tgbot.screens.context import Context

HOUR, DAY = 3600, 86_400


def context(*names: str | None) -> Context:
    boat = Boat(sailor("snob", automated=True), sailor("mate"), sailor("kid"), turn="mate")
    return replace(samples.context(boat.state, 1), names=names or ("Оля", "Тарас", None))


def plain(text: str) -> str:
    return re.sub("<[^>]*>|[\u2066-\u2069]", "", text)


@pytest.mark.parametrize(
    ("ahead", "text"),
    [
        (4 * HOUR, " — до 15:53 (ещё 4 ч)"),
        (25 * 60, " — до 12:18 (ещё 25 мин)"),
        (23 * 60, " — до 12:16 (ещё 25 мин)"),
        (90, " — до 11:54 (ещё 2 мин)"),
        (40, " — до 11:54 (ещё 40 с)"),
        (3, " — до 11:53 (вот-вот)"),
        (-500, " — до 11:45 (вот-вот)"),
        (24 * HOUR, " — до завтра 11:53 (ещё 24 ч)"),
        (3 * DAY, " — до вс 11:53 (ещё 3 дня)"),
    ],
)
def test_until_when_and_roughly_how_long(ahead: float, text: str) -> None:
    assert plain(words.until(context(), samples.NOW + ahead)) == text


def test_new_clients_show_the_time_in_their_own_zone() -> None:
    at, left = words.moment(context(), samples.NOW + 4 * HOUR)
    assert at == '<tg-time unix="1760014400" format="t">15:53</tg-time>'
    assert left == '<tg-time unix="1760014400" format="r">ещё 4 ч</tg-time>'
    assert 'format="wt"' in words.moment(context(), samples.NOW + 3 * DAY)[0]


def test_without_a_deadline_nothing_is_said() -> None:
    assert words.until(context(), None) == ""
    assert words.deadline(replace(context(), shared=(), deadlines={})) is None


def test_in_a_fight_the_silence_is_what_counts() -> None:
    turn, silence = Decision("1.0-1", 1, AskTurn()), Decision("2.0-p", None, AskPause("silence"))
    ctx = replace(context(), shared=(turn, silence), deadlines={turn.id: 500.0, silence.id: 100.0})
    assert words.deadline(ctx, turn) == 100.0


def test_people_are_named_with_their_character() -> None:
    ctx = context()
    assert plain(words.person(ctx, 0)) == "Сноб (Оля 🤖)"
    assert plain(words.person(ctx, 1, "dat")) == "Боцману (Тарас)"
    assert plain(words.person(ctx, 2)) == "Шкет (🤖)"
    assert words.people(ctx, (0, 1, 2), "acc") == "тебя, Сноба и Шкета"


@pytest.mark.parametrize("name", ["<b>&", "א" * 64, "👨‍👩‍👧‍👦" * 8, "‮evil", "", " ", "a" * 200])
def test_names_are_cut_escaped_and_isolated(name: str) -> None:
    shown = words.name(context("Оля", name, None), 1)
    assert "<" not in shown
    assert len(plain(shown).replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")) <= 20


def test_cards_of_a_kind_are_counted() -> None:
    ctx = context()
    assert words.counted(ctx, ("water", "knife", "water")) == "💧 вода ×2, 🔪 нож"
    assert words.counted(ctx, ()) == "—"
    assert words.icons(ctx, ("water", "knife", "water")) == "💧🔪💧"
