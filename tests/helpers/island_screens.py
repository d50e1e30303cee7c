"""Screens of «Пятница»: islands to look at for tests, and one of every screen as text, `make golden`.

The islands of the golden screens are laid out by hand, so that they change with the words alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.core.chance import Chance
from engine.core.game import step
from engine.core.types import Answer, Step
from engine.friday import decisions as d
from engine.friday import events as e
from engine.friday.rules import FRIDAY
from engine.friday.scoring import score
from engine.friday.state import State
from i18n.texts import LANGUAGES, Language, texts
from tests.helpers.friday import against, fighting, island
from tgbot.results import Rank, Result
from tgbot.screens.friday import book, menu
from tgbot.screens.friday.panel import panel
from tgbot.screens.friday.sight import Sight
from tgbot.screens.gallery import shown
from tgbot.screens.types import Screen

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "island"
PAGES = ("", "why", "deck", "more", "quit", "stop")
GID = "ab3dx9zq"


def sight(state: State, language: Language = "ru", **given: Any) -> Sight:
    """What the panel of this state is built from."""
    asked = FRIDAY.decisions(state)
    decision = asked[0] if asked else None
    options = FRIDAY.options(state, decision) if decision else ()
    known: dict[str, Any] = {"facts": FRIDAY.version(state), **given}
    return Sight(FRIDAY.view(state, 0), decision, options, language, GID, "za_bortom_bot", **known)


def stay(seed: int, level: int = 1) -> Iterator[State]:
    """Every state of one stay, played as the autopilot would, so that it gets far; with an odd seed at times by
    chance."""
    dice = random.Random(seed)
    state = FRIDAY.start(FRIDAY.load_options({"level": level}), 1, frozenset(), Chance(seed)).state
    yield state
    while not FRIDAY.over(state):
        (decision,) = FRIDAY.decisions(state)
        options = FRIDAY.options(state, decision)
        key = FRIDAY.autopilot(FRIDAY.view(state, 0), decision, options, Chance(seed))
        if seed % 2 and dice.random() < 0.15:
            key = dice.choice([option.key for option in options if not isinstance(option, d.GiveUp)] or [key])
        assert key is not None
        after = step(FRIDAY, state, Answer(0, decision.id, key), seed)
        assert isinstance(after, Step)
        state = after.state
        yield state


def won(state: State) -> State:
    """The same island, won."""
    return FRIDAY.evolve(state, e.IslandEnded("won", "pirates", score(state, won=True)))


# --- golden ----------------------------------------------------------------------------------------------------------

_DECK = "3*weakness wit focus meal island_food distraction inland_insight"


def _islands() -> Iterator[tuple[str, State]]:
    """One of every question."""
    new = FRIDAY.start(FRIDAY.load_options({"level": 2}), 1, frozenset(), Chance(7)).state
    yield "a choice of two", new
    yield "a fight", fighting("beasts_insight", _DECK).do("draw", "draw").state
    able = fighting("beasts_insight", "meal raft_gear island_insight fear 4*weakness").do("draw", "draw")
    yield "abilities", able.state
    yield "one was used", able.do("use.0").state
    yield "won", fighting("raft_food", "wit focus", life=5).state
    yield "fatal", fighting("cannibals_weapon", "3*distraction hunger fear weakness", life=2).do(*["draw"] * 4).state
    yield "lost", fighting("inland_food", "hunger weakness distraction wit").do("draw", "draw", "stop").state
    for ability in ("insight", "repetition", "imitation", "cunning"):
        deck = f"inland_{ability} wit fear 3*weakness" if ability != "cunning" else "island_cunning wit fear 3*weakness"
        deck = deck.replace("inland_imitation", "island_imitation meal")
        yield ability, fighting("beasts_insight", deck).do("draw", "draw", "use.0").state
    yield "exchange", fighting("beasts_insight", "raft_strategy fear wit 4*weakness").do("draw", "use.0").state
    yield (
        "exchange again",
        fighting("beasts_insight", "raft_strategy fear wit 4*weakness").do("draw", "use.0", "at.1").state,
    )
    yield "replacement", fighting("beasts_insight", "island_cunning fear 4*weakness").do("draw", "use.0", "at.1").state
    yield "one more", fighting("beasts_insight", "raft_gear fear 4*weakness").do("use.0").state
    sorting = fighting("beasts_insight", "inland_foresight wit fear meal 3*weakness").do("use.0")
    yield "to discard", sorting.state
    yield "to put back", sorting.do("keep").state
    for pirate in ("p30", "costly", "half", "stronger", "aged", "leftover"):
        more = {"hazard_discard": "2*raft_food beasts_insight"} if pirate == "leftover" else {}
        yield f"pirate {pirate}", against(pirate, "wit focus fear 9*weakness meal", **more).do("draw").state
    yield "which pirate", island(_DECK, phase="pirates", pirates="half aged", life=9)


def _screens(language: Language) -> Iterator[tuple[str, Screen]]:
    for name, state in _islands():
        yield name, panel(sight(state, language, can_undo=name == "lost"))
    _, fight = list(_islands())[1]
    for path in PAGES[1:5]:
        yield f"a fight, {path}", panel(sight(fight, language, path=path))
    yield (
        "fatal, stop",
        panel(sight(next(state for name, state in _islands() if name == "fatal"), language, path="stop")),
    )
    yield "the end, won", panel(sight(won(fight), language))
    yield "the end of a day's island", panel(replace(sight(fight, language, day="2026-11-30"), decision=None))
    for name, page in menus(language):
        yield name, Screen("panel", None, *page)
    for name in book.PAGES:
        yield name, Screen("panel", None, *book.leaf(name, language))


def menus(language: Language) -> Iterator[tuple[str, menu.Page]]:
    """Every page of the menu, with little in it and with much."""
    t, day = texts(language), "2026-11-30"
    own, old = menu.Going(GID, 2, "", "yellow", 7), menu.Going("zzzzzzzz", 4, "2026-11-29", "red", 1)
    fresh, played = menu.Today(day, 1, None), menu.Today(day, 1, (Rank(12, 5, -3), 21))
    best = [(Rank(1, 1, 47), t.player("Оля <b>&")), (Rank(1, 2, 47), t.player("דוד")), (Rank(3, 3, 2), t.player(""))]
    results = [Result("friday", 2, True, 51, 1_796_000_000.0), Result("friday", 1, False, -21, 1_795_900_000.0, day)]
    yield "menu, new", menu.home(t, [], fresh)
    yield "menu, going on", menu.home(t, [own, old], fresh)
    yield "menu, day played", menu.home(t, [own], played)
    yield "levels", menu.levels(t, None)
    yield "levels, going on", menu.levels(t, own)
    yield "levels, without death of old age", menu.levels(t, own, spared=True)
    yield "board, empty", menu.board(t, fresh, [], day)
    yield "board", menu.board(t, replace(played, day="2026-11-29"), best, day)
    yield "history, empty", menu.history(t, [])
    yield "history", menu.history(t, results)


def transcript(language: Language) -> str:
    """All of them, as they are read."""
    found = [f"── {name} ──\n{shown(screen)}\n" for name, screen in _screens(language)]
    return "\n".join(found)


def path(language: Language) -> Path:
    """Where the golden screens lie."""
    return FOLDER / f"{language}.txt"


def main() -> None:
    """Write them."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        path(language).write_text(transcript(language), encoding="utf-8")


if __name__ == "__main__":
    main()
