"""The expansions in the chronicle (L9): weather, fire water, cannibalism."""

from __future__ import annotations

import re

import pytest

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import WEATHER, Weather
from engine.lifeboat.editions import EDITIONS
from engine.lifeboat.redact import redact
from engine.lifeboat.state import Stake
from i18n.chronicle import lines
from i18n.texts import LANGUAGES, Language, texts
from tests.i18n import samples
from tests.i18n.samples import NAMES, assert_clean

VIEW = samples.started(EDITIONS["expanded"])


def told(*events: e.Event, seat: Seat | None = None, language: Language = "ru") -> list[str]:
    seen = [known for event in events if (known := redact(event, seat)) is not None]
    return lines(seen, VIEW, NAMES, language, seat)


def seat(role: str) -> Seat:
    return next(n for n, person in enumerate(VIEW.persons) if person.role == role)


# --- weather ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_weather_has_a_name_a_sign_and_says_what_it_does(language: Language) -> None:
    t = texts(language)
    assert len({t(f"weather-{weather}") for weather in WEATHER}) == len(WEATHER)
    assert len({t.sign(weather) for weather in WEATHER}) == len(WEATHER)
    for weather in WEATHER:
        (line,) = told(e.WeatherShown(weather), language=language)
        name = t(f"weather-{weather}")
        assert name in line
        assert line.startswith(t.sign(weather))
        assert len(line.split(f"<b>{name}</b>. ")[1].split()) >= 3
        assert_clean(line, language)


@pytest.mark.parametrize("weather", WEATHER)
def test_until_it_is_shown_only_those_who_looked_are_told(weather: Weather) -> None:
    looked = e.WeatherDrawn(0, weather), e.WeatherSeen(1, weather)
    for audience in (None, *range(2, samples.SEATS)):
        assert told(e.WeatherDealt(WEATHER), *looked, e.WeatherReshuffled(WEATHER), seat=audience) == []
    for audience in (0, 1):
        (line,) = told(*looked, seat=audience)
        assert texts("ru")(f"weather-{weather}") in line


def test_on_a_sunday_there_is_a_second_hand_out() -> None:
    snob = seat("snob")
    (line,) = told(e.WeatherShown("sunday"), e.ProvisionsDrawn((snob, 1, 2), 3, ("water",) * 3))
    assert line == (
        "🔔 Погода: <b>воскресенье</b>. Припасы раздают дважды. И вот вторая раздача: 3 карты, первым выбирает Сноб."
    )
    assert told(e.WeatherShown("sunday")) == [
        "🔔 Погода: <b>воскресенье</b>. Припасы раздают дважды. Но сегодня не выйдет."
    ]


def test_the_winds_card_is_nobodys_choice_and_the_navigators_follows() -> None:
    captain, lady = seat("captain"), seat("lady")
    shown, blown, dropped, chosen = told(
        e.WeatherShown("windy"),
        e.WindRose(),
        e.NavigationPlayed(3, None, False, ()),
        e.GullsChanged(1, 1),
        e.FellOverboard(3, (captain,), ()),
        e.FallEnded(),
        e.WindDropped(),
        e.PileTaken(lady, 1, ()),
        e.NavigationPlayed(1, lady, True, ()),
    )
    assert "ветер" in shown
    assert blown == ("💨 Верхнюю карту навигации переворачивает ветер. <b>Чайка!</b> 🐦▫️▫️▫️ За борт падает Капитан.")
    assert "Море" not in blown
    assert dropped == "💨 Ветер стих, дальше — как обычно."
    assert "Миледи" in chosen


def test_in_a_calm_the_pile_sinks_though_somebody_could_choose() -> None:
    assert told(e.WeatherShown("calm"), e.PileSunk(2, ()), e.DayEnded(3)) == [
        "🪞 Погода: <b>штиль</b>. Карту навигации не открывают: шлюпка стоит. "
        "Отложенные гребцами карты уходят под колоду."
    ]


def test_in_the_fog_a_bird_does_not_count() -> None:
    (line,) = told(e.NavigationPlayed(0, seat("lady"), True, ()), e.BirdsHidden())
    assert line.endswith("Птица на карте есть, но в тумане не считается.")


@pytest.mark.parametrize(("cause", "why"), [("rowed", "тех, кто грёб"), ("fought", "тех, кто дрался")])
def test_why_they_fall_in_a_storm(cause: str, why: str) -> None:
    """L9.5: not because the card names them; even if it named everybody."""
    everyone = 1
    (line,) = told(e.FellOverboard(everyone, (seat("snob"), seat("mate")), (), cause))  # type: ignore[arg-type]
    assert why in line
    assert line.endswith("за борт падают Сноб и Боцман.")


def test_heat_and_fire_water_make_thirsty() -> None:
    (line,) = told(e.ThirstStruck(((0, ("named", "hot", "drank")),), ()))
    assert "(карта, жара и огненная вода)" in line
    (line,) = told(e.ThirstStruck(((0, ("hot", "drank")),), ()), language="uk")
    assert "(спека та вогняна вода)" in line


# --- fire water ------------------------------------------------------------------------------------------------------


def test_a_sip_and_a_toast() -> None:
    mate, wong = seat("mate"), seat("wong")
    events = e.FireWaterDrunk(mate, "hand", wong), e.ToastJoined(wong)
    sip, toast = told(*events)
    assert re.fullmatch("🥃 Боцман .* огненн.. вод.: \\+3 в драках до конца дня, а вечером — жажда.", sip)
    assert toast == "🥃 Мадам Вонг пьёт за компанию: те же +3 и та же жажда."
    assert told(*events, seat=mate) == ["🥃 Ты пьёшь огненную воду: +3 в драках до конца дня, а вечером — жажда."]
    assert told(*events, seat=wong) == ["🥃 Ты пьёшь за компанию: +3 в драках до конца дня, а вечером — жажда."]
    assert told(e.FireWaterDrunk(mate, "hand", wong), e.ToastOver(), seat=None) == [sip]


# --- cannibalism -----------------------------------------------------------------------------------------------------


def test_a_feast_that_nobody_objects_to_is_one_line() -> None:
    mate, captain, kid = seat("mate"), seat("captain"), seat("kid")
    events = (
        e.FeastAnnounced(mate, captain, "hand"),
        e.StayedSilent(kid),
        e.Unopposed(),
        e.Feasted(mate, captain, (mate, kid)),
    )
    assert told(*events) == [
        "🦴 Боцман разыгрывает карту людоедства и собирается съесть Капитана. Кто против?",
        "🦴 Никто не против. Боцман съедает Капитана и делится со всеми, кто в сознании. "
        "Одной раной меньше: Боцман и Шкет. Капитан остаётся на своём месте, и вещи при нём.",
    ]
    assert told(*events, seat=captain) == [
        "🦴 Боцман собирается тебя съесть. Тебе уже не больно.",
        "🦴 Боцман съедает твоё тело. Место, вещи и очки остаются твоими.",
    ]
    assert told(*events, seat=kid) == ["🦴 Обед идёт впрок: у тебя одной раной меньше."]


def test_who_is_eaten_keeps_her_seat_and_nobody_had_a_wound() -> None:
    mate, lady = seat("mate"), seat("lady")
    (line,) = told(e.Feasted(mate, lady, ()), language="uk")
    assert "Ран, щоправда, ні в кого з них немає." in line
    assert line.endswith("Міледі лишається на своєму місці, і речі при ній.")


def test_a_fight_over_the_dead() -> None:
    mate, captain, kid = seat("mate"), seat("captain"), seat("kid")
    assert told(e.FightBegan(mate, kid, captain, Stake("corpse"))) == [
        "⚔️ Шкет не даёт съесть Капитана. Боцман настаивает — драка!"
    ]
    assert told(e.FeastPrevented(mate, captain)) == [
        "🦴 Обеда не будет: карта людоедства пропадает зря, Капитан остаётся в целости."
    ]
