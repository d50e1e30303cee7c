"""The chronicle: every fact in both languages, for everybody; nothing raw, nothing secret, nothing twice."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cast import CREWS
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.redact import redact
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Offer, Stake
from engine.lifeboat.views import View
from i18n.chronicle import lines, score_table
from i18n.chronicle.group import worth_telling
from i18n.texts import LANGUAGES, Language, texts
from tests.i18n import samples
from tests.i18n.samples import NAMES, assert_clean

WITH_US = re.compile(r"\b([Сс]о?|[Нн]ад|[Пп]од|[Пп]еред|[Мм]ежду) Нами\b|\bНами \w+(ан|ен|ён|ят)[аы]?\b")
"""Nami, or «us»?"""

AUDIENCES: tuple[Seat | None, ...] = (None, *range(samples.SEATS))


def view(edition: str = "workshop") -> View:
    return samples.started(EDITIONS[edition])


def told(*events: e.Event, seat: Seat | None = None, language: Language = "ru", edition: str = "workshop") -> list[str]:
    seen = [known for event in events if (known := redact(event, seat)) is not None]
    return lines(seen, view(edition), NAMES, language, seat)


def seat(role: str, edition: str = "workshop") -> Seat:
    return next(n for n, person in enumerate(view(edition).persons) if person.role == role)


# --- everything renders ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["workshop", "straw-hats"])
@pytest.mark.parametrize("kind", samples.EVENTS, ids=lambda kind: kind.__name__)
def test_every_fact_can_be_told_to_everybody(kind: type[Any], edition: str, language: Language) -> None:
    rnd = random.Random(kind.__name__)
    for _ in range(12):
        event = samples.sample(kind, rnd)
        for audience in AUDIENCES:
            for line in told(event, seat=audience, language=language, edition=edition):
                assert not WITH_US.search(line), line
                for part in line.split("\n"):
                    assert_clean(part, language)


@pytest.mark.parametrize("kind", samples.EVENTS, ids=lambda kind: kind.__name__)
def test_the_group_is_told_what_is_worth_telling(kind: type[Any]) -> None:
    event = samples.sample(kind, random.Random(1))
    known = redact(event, None)
    expected = known is not None and bool(worth_telling([known]))
    assert bool(told(event)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "edition"), [(5, "workshop"), (2, "forum"), (4, "expanded"), (3, "straw-hats")])
def test_whole_voyages_read_well(seed: int, edition: str, language: Language) -> None:
    for state, events in samples.stretches(seed, edition):
        for audience in (None, 0, 3):
            seen = [known for event in events if (known := redact(event, audience)) is not None]
            found = lines(seen, LIFEBOAT.view(state, audience), NAMES, language, audience)
            for line in found:
                for part in line.split("\n"):
                    assert_clean(part, language)
            assert sum(map(len, found)) < 4096


def test_a_stretch_is_always_told_alike() -> None:
    state, events = samples.voyage(5, "workshop")[0]
    assert len({tuple(lines(events, LIFEBOAT.view(state, None), NAMES, "ru")) for _ in range(3)}) == 1


@pytest.mark.parametrize(("seed", "edition"), [(5, "workshop"), (4, "expanded")])
def test_both_languages_tell_the_same(seed: int, edition: str) -> None:
    for state, events in samples.voyage(seed, edition):
        ru, uk = (lines(events, LIFEBOAT.view(state, None), NAMES, language) for language in LANGUAGES)
        assert len(ru) == len(uk)


# --- what is told ----------------------------------------------------------------------------------------------------


def test_what_was_on_the_hand_only_the_two_learn() -> None:
    taken = e.CardTaken(seat("mate"), seat("snob"), "hand", "knife")
    assert told(taken) == ["🤏 Боцман забирает карту с руки Сноба."]
    assert told(taken, seat=seat("mate")) == ["🤏 Ты забираешь у Сноба нож."]
    assert told(taken, seat=seat("snob")) == ["🤏 Боцман забирает у тебя нож."]
    assert told(taken, seat=seat("lady")) == []
    assert told(taken, language="uk") == ["🤏 Боцман забирає карту з руки Сноба."]


def test_an_open_card_is_named() -> None:
    taken = e.CardTaken(seat("kid"), seat("lady"), "open", "painting3")
    assert told(taken) == ["🤏 Шкет забирает у Миледи картину."]
    assert told(taken, language="uk") == ["🤏 Шибеник забирає в Міледі картину."]


def test_giving_in_and_what_it_costs_is_one_sentence() -> None:
    demanded = e.Demanded(seat("mate"), seat("snob"), Stake("open", "knife"))
    gave = e.GaveIn(seat("snob")), e.CardTaken(seat("mate"), seat("snob"), "open", "knife")
    assert told(demanded, *gave, e.TurnEnded(seat("mate"))) == [
        "🤏 Боцман требует у Сноба нож.",
        "🏳️ Сноб отдаёт Боцману нож.",
    ]


def test_a_fights_end_its_wounds_and_its_prize() -> None:
    mate, kid, captain, doctor = map(seat, ("mate", "kid", "captain", "doctor"))
    events = (
        e.FightEnded("attack", 13, 11, (mate, kid), (captain, doctor)),
        e.Wounded(captain, 1, "fight"),
        e.Wounded(doctor, 1, "fight"),
        e.Fainted(doctor),
        e.SeatsSwapped(mate, captain),
    )
    assert told(*events) == [
        "⚔️ Драка окончена, 13 : 11. Победа за нападением: Боцман и Шкет.",
        "🩸 По ране получают Капитан и Доктор.",
        "😵 Доктор теряет сознание.",
        "🔁 Боцман садится на место Капитана.",
    ]
    assert told(*events, seat=doctor) == [
        "⚔️ Драка окончена, 11 : 13. Твоя сторона проиграла.",
        "🩸 В драке ты получаешь рану.",
        "😵 Ты теряешь сознание. Остаётся надеяться на чью-нибудь аптечку.",
    ]


def test_a_navigation_card_is_one_line() -> None:
    events = (
        e.NavigationPlayed(3, seat("lady"), True, ()),
        e.GullsChanged(1, 2),
        e.FellOverboard(3, (seat("captain"),), ()),
        e.FallEnded(),
        e.OpenCardsLost(seat("captain"), ("knife", "oar")),
        e.Wounded(seat("captain"), 1, "fall"),
        e.ClimbedBack(seat("captain"), False),
    )
    first, lost, back = told(*events)
    assert re.fullmatch(r"🗺 .*Миледи.*\. <b>Чайка!</b> 🐦🐦▫️▫️ За борт падает Капитан\.", first)
    assert lost == "🌊 Море забирает открытые припасы: у Капитана — нож и весло."
    assert back == "🩸 Капитан снова в шлюпке: рана."


def test_those_with_the_same_fate_are_told_together() -> None:
    both = seat("snob"), seat("lady")
    events = [part for s in both for part in (e.Wounded(s, 1, "fall"), e.ClimbedBack(s, False))]
    assert told(*events) == ["🩸 Сноб и Миледи снова в шлюпке: по ране."]
    drowned = [part for s in both for part in (e.Wounded(s, 2, "fall"), e.Died(s), e.Drowned(s, False))]
    assert told(*drowned) == ["💀 Сноб и Миледи тонут."]


def test_passing_turns_run_together() -> None:
    turns = [
        part for role in ("snob", "captain")
        for part in (e.TurnBegan(seat(role)), e.TurnPassed(seat(role)), e.TurnEnded(seat(role)))
    ]  # fmt: skip
    assert told(*turns) == ["💤 Сноб и Капитан сегодня отдыхают."]


def test_a_turn_that_time_took_is_told_once() -> None:
    oversleeper = NAMES.index("Тарас")
    late = told(e.TimeRanOut(oversleeper, "turn"), e.TurnPassed(oversleeper))
    assert len(late) == 1
    assert "Тарас" in late[0]


def test_sealed_windows_name_nobody() -> None:
    assert told(e.TimeRanOut(None, "thirst")) == ["⏰ Время вышло: за тех, кто не успел ответить, решает бот."]


def test_the_hand_out_is_told_once_it_is_over() -> None:
    assert told(e.ProvisionKept(0, "water", 3), e.ProvisionKept(1, "knife", 2)) == []
    assert len(told(e.ProvisionKept(0, "water", 1), e.ProvisionKept(1, "knife", 0))) == 1
    assert told(e.ProvisionKept(1, "water", 2), seat=1) == ["💧 Ты берёшь воду, дальше идут 2 карты."]


def test_trades_show_open_cards_and_count_the_others() -> None:
    lady, snob = seat("lady"), seat("snob")
    offer = Offer(1, lady, snob, ("water", "cash"), ("oar",), (), ("knife",))
    event = e.Traded(lady, snob, ("oar",), ("knife",), 3, 1, offer)
    assert told(event) == ["⚖️ Миледи отдаёт Снобу весло и 2 карты с руки, а получает нож."]
    assert told(event, seat=snob) == ["⚖️ Ты отдаёшь Миледи нож, а получаешь воду, деньги и весло."]


def test_wounds_and_waters_are_counted() -> None:
    lady, snob, kid = seat("lady"), seat("snob"), seat("kid")
    events = (
        e.WaterDrunk(lady, lady, 1, 1),
        e.WaterDrunk(snob, kid, 0, 1),
        e.Wounded(kid, 2, "thirst"),
        e.Died(kid),
    )
    drank, gave, wounded, died = told(*events)
    assert drank == "💧 Пьёт Миледи (2 карты воды)."
    assert gave == "💧 Сноб поит Шкета."
    assert wounded == "🩸 Рану от жажды получает Шкет (2 раны)."
    assert died.startswith("💀")


def test_names_without_cases_leave_no_doubt_who_did_what_to_whom() -> None:
    """Sanji, Zoro and Nami are the same in the dative and the accusative."""
    nami, sanji, zoro = (seat(role, "straw-hats") for role in ("lady", "snob", "frenchy"))
    for language, refused, thrown in (
        (
            "ru",
            ("Зоро говорит «нет». Санджи лезет", "Зоро не уступает. Санджи", "Зоро против Санджи"),
            "и Нами хватается",
        ),
        (
            "uk",
            ("Зоро каже «ні». Санджі лізе", "Зоро не поступається. Санджі", "Зоро проти Санджі"),
            "і Намі хапається",
        ),
    ):
        began = e.FightBegan(sanji, zoro, zoro, Stake("seat"))
        (line,) = told(began, language=language, edition="straw-hats")
        assert any(way in line for way in refused), line
        (line,) = told(e.PreserverUsed(zoro, nami, "hand"), language=language, edition="straw-hats")
        assert thrown in line


@pytest.mark.parametrize("role", CREWS["eight"])
def test_everybody_learns_who_they_are(role: str) -> None:
    began = samples.sample(e.VoyageBegan, random.Random(4))
    mine = began.roles.index(role)
    (line,) = told(began, seat=mine)
    for known in {role, began.loves[mine], began.hates[mine]}:
        assert texts("ru").role(known) in line


# --- the points ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "edition"), [(5, "workshop"), (8, "workshop"), (1, "forum"), (3, "straw-hats")])
def test_the_table_of_points(seed: int, edition: str, language: Language) -> None:
    final = LIFEBOAT.view(samples.voyage(seed, edition)[-1][0], None)
    long_names = tuple(name if name is None else (name or "я") * 64 for name in NAMES)
    for names in (NAMES, long_names):
        table = score_table(final, names, language)
        assert len(table) < 4096
        for part in filter(None, table.split("\n")):
            assert_clean(part, language)
    for score in final.scores:
        assert f"<b>{score.total}</b>" in table
