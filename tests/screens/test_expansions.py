"""The expansions on the screens (L9): who may know the weather, what it changes, fire water, cannibalism."""

from __future__ import annotations

import re

import pytest

from engine.lifeboat import state as s
from engine.lifeboat.cards import WEATHER
from engine.lifeboat.decisions import AskFall, AskThirst
from engine.lifeboat.state import State
from i18n.texts import LANGUAGES, Language, texts
from tests.helpers.voyages import Boat, sailor
from tests.screens.test_numbers import group, said, shown, turn_path
from tests.screens.test_panel import answers, first_line, seen
from tgbot.screens import samples
from tgbot.screens.board import board
from tgbot.screens.gallery import pages
from tgbot.screens.panel import asked, panel
from tgbot.screens.prompt import prompt

# --- weather ---------------------------------------------------------------------------------------------------------


def _named(language: Language) -> re.Pattern[str]:
    t = texts(language)
    signs = "|".join(t.sign(weather) for weather in WEATHER)
    names = "|".join(t(f"weather-{weather}") for weather in WEATHER)
    return re.compile(f"{signs}|\\b({names})\\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shown_the_weather_who_may_not_know_it(states: list[State], language: Language) -> None:
    """L9.4: nor what it does to a card; past weather is no secret."""
    named = _named(language)
    known = 0
    for state in [state for state in states if state.sky and state.sky.today and not state.ended][::11]:
        sky = state.sky
        assert sky is not None
        bystander = samples.context(state, None, language)
        public = [screen for screen in (board(bystander), prompt(bystander)) if screen]
        if not sky.shown:
            assert not any(named.search(said(screen)) for screen in public)
        for seat, person in enumerate(state.persons):
            screens = {path: said(screen) for path, screen in pages(samples.context(state, seat, language))}
            if sky.shown or seat in sky.seen:
                known += bool(named.search(screens[""])) and person.conscious
            else:
                assert not any(named.search(text) for path, text in screens.items() if path != "why"), screens
    assert known


def morning(weather: str, **options: object) -> Boat:
    return Boat(
        sailor("lady"), sailor("mate"), sailor("kid"), turn="dawn", weather=weather, deck="cash " * 3, **options
    )  # type: ignore[arg-type]


def test_who_has_looked_reads_it_as_a_secret_and_what_it_does_behind_the_question_mark() -> None:
    boat = morning("hot: rain calm")
    assert "🔥 Погода: жара 🔒" in shown(boat, "lady")
    assert "🔥 Погода: жара. Каждому — ещё одна жажда." in shown(boat, "lady", "why")
    assert "Погода" not in shown(boat, "mate")
    assert "жара" not in shown(boat, "mate", "why")
    assert "Уже была погода: дождь и штиль." in shown(boat, "mate", "why")


def test_once_shown_it_is_on_the_board_and_no_secret() -> None:
    boat = Boat(sailor("lady"), sailor("mate"), rowed="0|M|L| 0|S|SC|", weather="muggy").waits()
    assert "День 1 · навигация · ♨️ духота" in said(board(samples.context(boat.state, None)))
    assert "♨️ Погода: духота\n" in shown(boat, "lady") + "\n"


def rowing(weather: str, sea: str) -> str:
    boat = Boat(sailor("snob"), sailor("kid", fought=True), turn="snob", sea=sea, weather=weather)
    assert boat.state.sky is not None
    boat.with_(sky=s.Sky(boat.state.sky.deck, (), boat.state.sky.today, (0,)))
    return shown(boat.plays("snob", "row"), "snob")


def test_rowing_reckons_with_the_weather_one_knows() -> None:
    """L9.5, L9.6."""
    assert "1. 🌁 птица в тумане не считается" in rowing("foggy", "+|S|CK|o")
    assert "🌧 жажда: ни у кого, дождь" in rowing("rain", "+|S|CK|o")
    assert "🥵 жажда: 🔥 все · Шкет · 🚣 кто грёб (ты)" in rowing("hot", "+|S|CK|o")
    storm = rowing("stormy", "+|S|CK|o")
    assert "⛈ за борт вместо жажды: 🚣 кто грёб (ты)" in storm
    assert "🥵 жажда: Шкет\n" in storm
    rough = rowing("rough_seas", "0|*|*|f")
    assert "🌀 за борт вместо жажды: ✊ кто дрался (Шкет)" in rough
    assert "за борт вместо жажды" not in rowing("calm", "+|S|CK|o")
    assert "🪞 Погода: штиль. Карту навигации не открывают" in rowing("calm", "+|S|CK|o")


@pytest.mark.parametrize(
    ("weather", "mark", "why"), [("stormy", "rowed", "кто грёб"), ("rough_seas", "fought", "кто дрался")]
)
def test_why_one_falls_again(weather: str, mark: str, why: str) -> None:
    sea = "0|S|CMF|of"
    boat = Boat(sailor("kid", hand="preserver", **{mark: True}), sailor("mate"), sea=sea, weather=weather).waits()
    assert boat.asked(AskFall)
    text = shown(boat, "kid")
    assert f"{why}, тот падает вместо жажды" in text
    assert "🛟 Надеть круг" in text


# --- a muggy day -----------------------------------------------------------------------------------------------------


def muggy(waters: int, need: int = 1, others: int = 0) -> Boat:
    named = (sailor("snob", hand="water " * waters, wounds=1), sailor("mate", wounds=2))
    boat = Boat(*named, weather="muggy").with_(sky=s.Sky(("rain", "hot"), (), "muggy", (), True))
    why = (("rowed", "fought", "named")[:need], ("named",) * others)
    causes = tuple((seat, causes) for seat, causes in enumerate(why) if causes)
    return boat.with_(frames=(s.Thirsting(9, causes, (0, 1)),))  # type: ignore[arg-type]


def test_two_waters_a_thirst() -> None:
    text = shown(muggy(3, need=2), "snob")
    assert "♨️ Духота: на жажду — две воды." in text
    assert "💧 Выпить 2 → ран 2 из 5" in text
    assert "💧 Выпить 3 (1 впрок) → 2 из 5" in text
    assert "💧 Выпить 1 (1 впрок) → 3 из 5" in text
    assert "Терпеть → ран 3 из 5" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("waters", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("need", [1, 2, 3])
def test_no_button_promises_an_odd_water_to_quench(waters: int, need: int, language: Language) -> None:
    """L9.6 «Muggy»: what a button says it makes of one's wounds is what the rules make of them."""
    boat = muggy(waters, need)
    ctx = samples.context(boat.state, 0, language)
    rows = {b.data.rpartition(":")[2]: b.text for row in panel(ctx).keyboard for b in row if b.data and ":o" in b.data}
    assert set(rows) == {f"o{n}" for n in range(min(waters, 2 * need) + 1)}
    for key, text in rows.items():
        played = muggy(waters, need).plays("snob", key)
        while played.asked(AskThirst, blocking=True):
            played.waits("mate")
        after = re.search(r"→ (?:ран )?(\d) ", text)
        assert after is not None
        assert int(after[1]) == played.wounds("snob")


def test_giving_counts_two_a_thirst() -> None:
    boat = muggy(3, need=1, others=1)
    id = boat.decisions("snob")[0].id
    one = shown(boat, "snob", f"{id}/go0.1x1")
    assert "💪 Боцман: воды 1 из 2 → ран 3 из 8" in one
    two = shown(boat, "snob", f"{id}/go1.1x2")
    assert "💪 Боцман: воды 2 из 2 → ран 2 из 8" in two
    assert "🫵 Себе: воды 1 из 2 → ран 2 из 5" in two


# --- fire water ------------------------------------------------------------------------------------------------------


def bar(*more: object, **options: object) -> Boat:
    sailors = (sailor("mate", hand="fire_water"), sailor("captain"), sailor("kid"), *more)
    return Boat(*sailors, turn="mate", fire_water=True, **options)  # type: ignore[arg-type]


def test_a_sip_shows_what_it_makes_of_one_and_what_it_costs() -> None:
    boat = bar()
    assert "🥃 Выпить" in shown(boat, "mate")
    text = shown(boat, "mate", "drink")
    assert "8 → 11. Зато вечером — ещё одна жажда, а воды у тебя 0." in text
    assert "drink" in answers(panel(seen(boat, "mate", "drink")))
    boat.plays("mate", "drink")
    assert "🥃 Выпить" not in shown(boat, "mate")
    assert "🥴 Выпито: +3 в драках, вечером — жажда" in shown(boat, "mate")
    assert "💪 Боцман Оля · сила 8 · 🥃 · 🥴" in said(board(samples.context(boat.state, None)))


def test_who_drank_is_stronger_in_every_sum() -> None:
    boat = bar().plays("mate", "drink")
    assert "11 против 7: перевес твой" in shown(boat, "mate", turn_path(boat, "seat"))
    boat.plays("mate", "seat.captain")
    assert "ты 7 против 11 (8 + 🥴3)" in shown(boat, "captain")
    boat.plays("captain", "refuse")
    assert "Нападает: Боцман 8 + 🥴3 = 11" in group(boat)


def test_in_a_fight_the_button_says_what_the_sums_would_be() -> None:
    boat = bar(sailor("snob", hand="fire_water")).plays("mate", "seat.captain").plays("captain", "refuse")
    assert "🥃 Выпить: 11 к 7, но жажда" in shown(boat, "mate")
    assert "🥃 Выпить" not in shown(boat, "snob"), "who stands aside does not drink (L9.2)"
    boat.plays("snob", "defence")
    assert "🥃 Выпить: 15 к 8, но жажда" in shown(boat, "snob")


WONG = sailor("wong", hand="water water")


def test_an_invitation_is_a_message_at_once() -> None:
    boat = bar(WONG).plays("mate", "drink")
    screen = panel(seen(boat, "wong"))
    assert first_line(screen).startswith("🔒 Пьют огненную воду. Составишь компанию?")
    assert screen.key is not None
    assert not screen.silent
    assert "3 → 6. Зато вечером — ещё одна жажда, а воды у тебя 2." in screen.text
    assert "как только случится что-нибудь ещё" in screen.text
    assert answers(screen) == ["along"]
    assert panel(seen(boat, "captain")).key is None
    boat.plays("mate", "pass")
    assert asked(seen(boat, "wong")) is None, "it is too late"


def test_beside_a_question_it_is_a_tap() -> None:
    boat = bar(WONG).with_(frames=(s.Actions(1, (), 3, None),)).plays("mate", "drink")
    screen = panel(seen(boat, "wong"))
    assert "Твой ход" in first_line(screen)
    assert "🥃 Пьют огненную воду, и тебе можно за компанию." in screen.text
    assert "along" in answers(screen)


def test_in_a_fight_one_who_is_done_is_asked_again() -> None:
    """L9.2: the invitation stands until the fight's end, and she may still join it."""
    boat = (
        bar(WONG).plays("mate", "seat.captain").plays("captain", "refuse").plays("wong", "out").plays("mate", "drink")
    )
    screen = panel(seen(boat, "wong"))
    assert "Составишь компанию?" in first_line(screen)
    assert "до конца драки" in screen.text
    boat = bar(WONG).plays("mate", "seat.captain").plays("captain", "refuse").plays("mate", "drink")
    both = panel(seen(boat, "wong"))
    assert {"along", "attack", "defence", "done", "out"} == set(answers(both))
    boat.plays("wong", "done")
    screen = panel(seen(boat, "wong"))
    assert "Составишь компанию?" in first_line(screen)
    assert "⚔️ К драке" in said(screen)
    assert screen.key is not None


# --- cannibalism -----------------------------------------------------------------------------------------------------


def feast(**options: object) -> Boat:
    return Boat(
        sailor("mate", hand="cannibalism", wounds=1), sailor("captain", wounds=8, hand="cash"),
        sailor("kid", wounds=1), sailor("doctor", wounds=4), sailor("lady", hand="knife"),
        turn="mate", cannibalism=True, **options,  # type: ignore[arg-type]
    )  # fmt: skip


def test_eating_is_red_apart_and_says_first_what_happens() -> None:
    boat = feast()
    (button,) = [row[0] for row in panel(seen(boat, "mate")).keyboard if "Съесть" in row[0].text and len(row) == 1]
    assert button.style == "danger"
    page = panel(seen(boat, "mate", turn_path(boat, "eat")))
    assert "Если не помешают, одной раной меньше: ты и Шкет." in page.text
    assert "Возразить может любой, кто в сознании: тогда драка" in page.text
    assert "со всеми вещами" in page.text
    assert answers(page) == [f"eat.{boat.seat('captain')}"]


def test_who_could_stop_it_reads_the_numbers() -> None:
    boat = feast().plays("mate", "eat.captain")
    text = shown(boat, "lady")
    assert "Боцман собирается съесть Капитана. Помешаешь?" in text
    assert "Помешаешь — драка: ты 4 против 8. Ничья — за тобой." in text
    assert "одной раной меньше: Боцман и Шкет." in text
    assert "🛡 Помешать" in text
    assert "Кто не даст съесть Капитана?" in group(boat)
    assert "Людоедство снимает по ране" in shown(boat, "lady", "why")
    boat.plays("lady", "object")
    assert "Драка: съедят ли Капитана" in group(boat)
