"""Numbers before you commit (ux 7): what the screens reckon is what the rules do."""

from __future__ import annotations

import re

from engine.lifeboat import state as s
from tests.helpers.voyages import Boat, card, sailor
from tgbot.screens import samples
from tgbot.screens.board import board
from tgbot.screens.own import hand_alert
from tgbot.screens.panel import panel
from tgbot.screens.prompt import prompt
from tgbot.screens.types import Screen


def shown(boat: Boat, role: str, path: str = "") -> str:
    return said(panel(samples.context(boat.state, boat.seat(role), path=path)))


def said(screen: Screen | None) -> str:
    assert screen is not None
    labels = [button.text for row in screen.keyboard for button in row]
    return "\n".join([re.sub("<[^>]*>|[\u2066-\u2069]", "", screen.text), *labels])


def group(boat: Boat) -> str:
    return said(prompt(samples.context(boat.state, None)))


def quarrel() -> Boat:
    return Boat(
        sailor("snob", open="knife", hand="hook"), sailor("mate", hand="club"), sailor("kid", wounds=3),
        sailor("doctor", open="oar"), turn="mate",
    )  # fmt: skip


def turn_path(boat: Boat, *steps: str) -> str:
    return "/".join((boat.decisions(boat.turn)[0].id, *steps))


def test_robbing_shows_both_strengths() -> None:
    text = shown(quarrel(), "mate", turn_path(quarrel(), "rob"))
    assert "🎩 Сноб · 🎴1 🔪 — 8 против 8 (5 + 🔪3): ничья за защитой" in text
    assert "🩺 Доктор · 🛶 — 8 против 5 (4 + 🛶1): перевес твой" in text


def test_those_who_cannot_refuse_are_told_apart() -> None:
    assert "3. 🧢 Шкет 😵 — без сознания, не откажет" in shown(quarrel(), "mate", turn_path(quarrel(), "seat"))


def test_a_demand_tells_both_what_a_fight_would_be() -> None:
    boat = quarrel().plays("mate", "rob.snob.hand")
    assert "Откажешь — драка: ты 8 (5 + 🔪3) против 8. Ничья — за тобой." in shown(boat, "snob")
    assert "Боцман (Тарас) требует у Сноба карту с руки." in group(boat)
    assert "Откажет — драка: Боцман 8 против 8 (5 + 🔪3). Ничья — за защитой." in group(boat)


def test_a_fight_shows_both_sums_and_what_joining_makes_of_them() -> None:
    boat = quarrel().plays("mate", "seat.snob").plays("snob", "refuse")
    assert "Нападает: Боцман 8" in group(boat)
    assert "Защищается: Сноб 5 + 🔪3 = 8" in group(boat), "one person, but several parts have their sum"
    assert "Поровну, и ничья — за защитой." in group(boat)
    assert "Ещё могут вступить: Доктор." in group(boat)
    doctor = shown(boat, "doctor")
    assert "⚔️ Помочь Боцману: 13 к 8" in doctor
    assert "🛡 Помочь Снобу: 13 к 8" in doctor
    assert "🪝 багор +4" in shown(boat, "snob")
    boat.plays("snob", "open.hook")
    assert "Защищается: Сноб 5 + 🔪3 + 🪝4 = 12" in group(boat)
    boat.plays("doctor", "attack")
    assert "Нападают: Боцман 8 + Доктор 4 + 🛶1 = 13" in group(boat)
    assert "Ещё могут вступить" not in group(boat)


def test_rowing_spells_out_each_card() -> None:
    sea = "+|S|CK|o 0|*|*|f"
    boat = Boat(sailor("snob"), sailor("captain", fought=True), sailor("kid", wounds=9), turn="snob", sea=sea)
    text = shown(boat.plays("snob", "row"), "snob")
    assert "1. 🐦 чайка\n🌊 за борт: ты\n🥵 жажда: Капитан · 🚣 кто грёб (ты)" in text
    assert "2. ▫️ птиц нет\n🌊 за борт: все\n🥵 жажда: все · ✊ кто дрался (Капитан)" in text
    assert "Оставить обе" in text


def test_the_navigator_reads_who_is_spared_and_who_rowed() -> None:
    sea = "+|-|-| 0|K|^K|o"
    boat = Boat(sailor("snob", rowed=True), sailor("kid"), turn="dusk", rowed=sea).waits()
    text = shown(boat, "kid")
    assert "за борт: никто" in text
    assert "жажда: ни у кого" in text
    assert "за борт: ты\n🥵 жажда: все, кроме тебя · 🚣 кто грёб (Сноб)" in text


def test_thirst_shows_what_one_will_have_after() -> None:
    boat = Boat(sailor("snob", hand="water", wounds=3), sailor("mate", wounds=2), turn="dusk")
    boat = boat.with_(frames=(s.Thirsting(9, ((0, ("rowed", "named")), (1, ("fought",))), (0, 1)),))
    text = shown(boat, "snob")
    assert "Жажда: у тебя 2 (за вёсла и по карте)" in text
    assert "💧 Выпить 1 → ран 4 из 5" in text
    assert "Терпеть → ран 5 из 5 😵" in text
    assert "💪 Боцман — жажда 1 · 🩸2 из 8" in text
    given = shown(boat, "snob", f"{boat.decisions('snob')[0].id}/go0.1x1")
    assert "💪 Боцман: воды 1 из 1 → ран 2 из 8" in given
    assert "Осталось раздать: 0 из 1" in given
    assert boat.may("snob", "o0.matex1")


def test_the_fall_says_who_is_safe() -> None:
    boat = Boat(sailor("snob", hand="bait preserver"), sailor("frenchy"), sailor("mate", open="preserver"), turn="dusk")
    boat = boat.with_(frames=(s.Falling(9, card("0|*|*|f"), (1, 2), (0,)),))
    text = shown(boat, "snob")
    assert "🏊 Черпак · 🩸0 из 6 · в воде как рыба" in text
    assert "💪 Боцман · 🩸0 из 8 · 🛟 в круге" in text
    assert "▫️ 🛟 Бросить круг Черпаку" in text
    ticked = shown(boat, "snob", f"{boat.decisions('snob')[0].id}/b1.p1")
    assert "✅ 🐟 Приманка: всем в воде +1" in ticked
    assert "✅ 🛟 Бросить круг Черпаку" in ticked


def test_the_board_reads_from_bow_to_stern() -> None:
    boat = Boat(
        sailor("snob", open="knife", hand="water", wounds=2, fought=True),
        sailor("mate", wounds=8),
        sailor("kid", wounds=4),
        sailor("doctor", aboard=False, wounds=9),
        sailor("captain", rowed=True),
        turn="captain",
        gulls=2,
        day=3,
    )
    text = said(board(samples.context(boat.state, None)))
    assert text.split("\n")[:3] == [
        "▶️ Ходит Капитан (🤖) — до 15:53 (ещё 4 ч)",
        "День 3 · действия",
        "🐦🐦▫️▫️ · 🗺 на столе 0, в колоде 30 · 📦 0",
    ]
    assert "1 🎩 Сноб Оля · сила 5 · 🩸2 · 🎴1 · 🔪 · ✊" in text
    assert "2 💪 Боцман Тарас · сила 8 · 🩸8 · 😵 без сознания" in text
    assert "3 🧢 Шкет Рита <b>& · сила 3 · 🩸4 · 💀 мёртв" in text.replace("&lt;", "<").replace("&gt;", ">").replace(
        "&amp;", "&"
    )
    assert "4 ⚓ Капитан 🤖 · сила 7 · 🚣 · ◀️ ходит" in text
    assert "🪦 Море взяло: Доктор (דוד)" in text


def test_the_alert_says_it_in_words_or_in_signs() -> None:
    few = Boat(sailor("snob", hand="water water knife"), sailor("mate"), turn="snob")
    assert hand_alert(samples.context(few.state, 0)) == (
        "🎩 Сноб · сила 5 · ран 0\n🎴 Рука: 🔪 нож, 💧 вода ×2\n👁 Открыто: —\n💞 Боцман · ☠️ Боцман"
    )
    many = "water cash jewels painting3 painting2 kit oar bait compass flare hook knife club parasol preserver"
    full = Boat(sailor("snob", hand=many, open=many), sailor("mate"), turn="snob")
    assert "🏏 🧭 🔫 🪝" in hand_alert(samples.context(full.state, 0))


def test_with_oars_one_ticks_the_cards_to_keep() -> None:
    sea = "+|S|CK|o 0|*|*|f 0|K|^K|o"
    boat = Boat(sailor("snob", open="oar"), sailor("captain"), turn="snob", sea=sea).plays("snob", "row")
    id = boat.decisions("snob")[0].id
    root = shown(boat, "snob").split("\n")
    assert "▫️ 1 🐦 🌊 тебя за борт" in root
    assert "▫️ 2 🌊 всех за борт" in root
    assert "▫️ 3 🌊 никого" in root
    assert "✅ Ничего не оставлять" in root
    ticked = shown(boat, "snob", f"{id}/k02").split("\n")
    assert "✅ 1 🐦 🌊 тебя за борт" in ticked
    assert "✅ Оставить 1 и 3" in ticked
    assert "☑️ Отметить все" in ticked
    assert "✅ Оставить все" in shown(boat, "snob", f"{id}/k012").split("\n")
