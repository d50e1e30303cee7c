"""The panel of «Пятница» says nothing that is not so where it stands: against a pirate, after a fight, on a day gone
by. And whatever differs has a button of its own."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from engine.friday import decisions as d
from engine.friday.state import Fight, Played, Side, State
from i18n.friday import words
from i18n.texts import LANGUAGES, Language, texts
from tests.helpers.friday import Stay, against, fighting
from tests.helpers.island_screens import sight
from tgbot.results import BOARD_KEPT
from tgbot.screens import data
from tgbot.screens.friday import book, menu
from tgbot.screens.friday.panel import panel


def shown(stay: Stay | State, language: Language, path: str = "") -> str:
    state = stay.state if isinstance(stay, Stay) else stay
    return panel(sight(state, language, path=path)).text


def uses(stay: Stay) -> dict[str, str]:
    """The buttons of abilities: the option's key, and what is written on it."""
    found = {}
    for row in panel(sight(stay.state)).keyboard:
        for button in row:
            tap = data.parse(button.data)
            if tap is not None and tap.value.startswith("use."):
                found[tap.value] = button.text
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_against_a_pirate_nothing_is_said_of_losing(language: Language) -> None:
    """F3.4: there is no losing on purpose and nothing to destroy; F5.5: a card may cost more than one point."""
    t = texts(language)
    told = shown(against("costly", "9*wit"), language, "why")
    assert t("friday-why-fight-pirate") in told
    assert t("friday-why-fight") not in told
    assert t("friday-why-fight") in shown(fighting("inland_food", "9*wit"), language, "why")
    lost = {"ru": "Проиграть", "uk": "Програти"}[language]
    assert lost in t("friday-why-fight")
    assert lost not in t("friday-why-fight-pirate")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_some_life_is_not_told_there_is_none(language: Language) -> None:
    """F5.5: one point does not pay for a card against 7/16."""
    stay = against("costly", "9*weakness", life=1).do(*["draw"] * 6)
    assert stay.fight.cost is None
    told = shown(stay, language)
    assert texts(language)("friday-no-draw-life") in told
    assert not re.search("здоровья нет|скінчилося", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_beaten_pirate_has_no_value_any_more(language: Language) -> None:
    """F5.8: his value was fixed when he was chosen, whatever is taken from the aging pile later."""
    stay = against("aged", "5*cannibals_weapon", aging="2*fear frailty despair", taken=3).do("draw", "draw", "stop")
    stay.do("draw", "draw", "draw")
    t = texts(language)
    lines = [line for line in shown(stay, language, "deck").split("\n") if words.pirate(t, "aged") in line]
    assert lines == [t("friday-pirate-beaten", name=words.pirate(t, "aged"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_that_is_over_is_not_counted_again(language: Language) -> None:
    """F2.6: it is lost and paid for, whatever is destroyed."""
    stay = fighting("beasts_insight", "distraction 2*distraction weakness wit", phase="red").do(*["draw"] * 3, "stop")
    while isinstance(stay.ask, d.AskRemove):
        assert not re.search(r": −?\d+\D{1,8}11\b", shown(stay, language))
        stay.do(stay.keys[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_invited_to_a_day_gone_by(language: Language) -> None:
    t = texts(language)
    day = menu.Today("2026-11-29", 1, None)
    assert t("friday-board-none-past") in menu.board(t, day, [], "2026-11-30")[0]
    assert t("friday-board-none") not in menu.board(t, day, [], "2026-11-30")[0]
    assert t("friday-board-none") in menu.board(t, day, [], "2026-11-29")[0]


def test_boards_are_looked_at_as_far_back_as_they_are_kept() -> None:
    t, now, pages = texts("ru"), "2026-11-30", 0
    day: str | None = now
    while day is not None:
        _, rows = menu.board(t, menu.Today(day, 1, None), [], now)
        earlier = [b.data for b in rows[0] if b.data and b.data < data.friday(f"board.{day}")]
        day = earlier[0].rpartition(".")[2] if earlier else None
        pages += 1
    assert pages == BOARD_KEPT // 86_400


def test_without_death_of_old_age_the_discard_is_drawn_again() -> None:
    """F3.2: so it is life that lacks, not cards."""
    for old_age, missing in (("lose", "friday-no-draw-cards"), ("reshuffle", "friday-no-draw-life")):
        stay = against("costly", "6*weakness", life=1, discard="3*weakness", old_age=old_age)
        while "draw" in stay.keys:
            stay.do("draw")
        assert texts("ru")(missing) in shown(stay, "ru")


def two(kind: str, side: Side) -> Stay:
    """A fight with one of this kind on the left, and another on that side."""
    stay = fighting("inland_food", f"{kind} wit 9*weakness", life=10).do("draw")
    fight = stay.state.frames[0]
    assert isinstance(fight, Fight)
    both = (*fight.cards, Played(2, kind, side))  # type: ignore[arg-type]
    stay.state = replace(stay.state, frames=(replace(fight, cards=both, dealt=3),))
    return stay


def test_two_that_aim_from_either_side_have_a_button_each() -> None:
    """F2.3, F4.8: no card exchanges itself, so which of the two acts decides which side the new card comes to."""
    found = uses(two("raft_strategy", "right"))
    assert set(found) == {"use.0", "use.2"}
    assert len(set(found.values())) == 2


@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("kind", ["raft_food", "raft_gear", "raft_strategy", "island_food"])
def test_uses_that_share_a_button_come_to_the_same(kind: str, side: Side) -> None:
    """Of each kind of which there are two (F5.3)."""
    stay = two(kind, side)
    buttons, fates = uses(stay), {key: fate(stay, key) for key in stay.keys if key.startswith("use.")}
    assert len(fates) == 2
    assert all(fate in [fates[key] for key in buttons] for fate in fates.values())
    assert len(buttons) == len({frozenset(fate) for fate in fates.values()}), "and what is the same shares one"


def fate(stay: Stay, key: str) -> set[object]:
    """All that this use may come to by the next answer."""
    after = Stay(stay.state).do(key)
    return {looks(Stay(after.state).do(further)) for further in after.keys} if aims(after) else {looks(after)}


def aims(stay: Stay) -> bool:
    return isinstance(stay.ask, d.AskTarget)


def looks(stay: Stay) -> object:
    """What lies where, but for the numbers cards are given and which of two equal ones was used."""
    fight = stay.fight
    sides = [sorted((card.card, card.counted, card.down) for card in side) for side in (fight.left, fight.right)]
    return stay.view.life, fight.value, tuple(map(tuple, sides)), stay.view.discard, type(stay.ask)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_what_decides(language: Language) -> None:
    """What a newcomer cannot guess: when a step ends, rounding, what 5/X counts, and our own rulings (F2.7, F4.11)."""
    aim, aging, pirates = (book.leaf(f"friday-{page}", language)[0] for page in ("aim", "aging", "pirates"))
    t = texts(language)
    assert {"ru": "перемешивают", "uk": "перемішують"}[language] in aim
    assert aging.count(t.sign("ruling")) >= 2
    assert {"ru": "с округлением вверх", "uk": "із заокругленням угору"}[language] in pirates
    assert {"ru": "умноженное на два", "uk": "помножена на два"}[language] in pirates
    assert {"ru": "Старому волку", "uk": "Старому вовкові"}[language] in pirates


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_toasts_are_of_no_other_game(language: Language) -> None:
    assert not re.search("[Мм]оре", texts(language)("toast-over"))
