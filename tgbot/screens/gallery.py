"""`python -m tgbot.screens.gallery ru [voyages [edition]]`: one of every screen as text, as a player would read them.

Random voyages are played until each kind of question, and each page of it, has been seen.
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.lifeboat.editions import CHOICES, EDITIONS
from engine.lifeboat.state import State
from i18n.options import GROUPS
from i18n.texts import LANGUAGES, Language
from tgbot.screens import data, samples
from tgbot.screens.board import board
from tgbot.screens.context import Context
from tgbot.screens.end import end
from tgbot.screens.lobby import Lobby, lobby
from tgbot.screens.own import hand_alert
from tgbot.screens.panel import MENUS, asked, panel
from tgbot.screens.prompt import prompt
from tgbot.screens.types import Button, Screen
from tgbot.screens.verbs import TABLE

_SIGNS = {"primary": "🔵", "success": "🟢", "danger": "🔴", None: ""}
_WIDTH = 78
MOST_VOYAGES = 40


def shown(screen: Screen) -> str:
    """A screen as text: links with ↗, pages with ›, styles as coloured dots."""
    text = html.unescape(re.sub("<[^>]*>", "", screen.text))
    rows = [" ".join(f"[ {_button(button)} ]" for button in row) for row in screen.keyboard]
    return "\n".join([text, "", *rows]) if rows else text


def _button(button: Button) -> str:
    tap = data.parse(button.data)
    mark = " ↗" if button.url else " ›" if tap and tap.kind == "page" else ""
    return f"{_SIGNS[button.style]}{button.text}{mark}"


def pages(ctx: Context) -> Iterator[tuple[str, Screen]]:
    """The panel and every page that a button of it leads to, each once."""
    seen, todo = set[str](), [""]
    while todo:
        path = todo.pop(0)
        if path in seen:
            continue
        seen.add(path)
        screen = panel(replace(ctx, path=path))
        yield path, screen
        for button in (b for row in screen.keyboard for b in row):
            tap = data.parse(button.data)
            if tap is not None and tap.kind == "page":
                todo.append(tap.value)


# --- what is hung ----------------------------------------------------------------------------------------------------


def _panels(state: State, language: Language, seen: set[str]) -> Iterator[tuple[str, Screen]]:
    """What each player sees, where it is of another kind than what hangs already."""
    for seat in range(len(state.persons)):
        ctx = samples.context(state, seat, language)
        question = asked(ctx)
        kind = type(question[0].ask).__name__ if question else f"waits {type(ctx.view.scene).__name__}"
        title = f"{kind} {ctx.me.health}"
        moves = sorted({type(option).__name__ for _, found in ctx.decisions for option in found})
        if f"{title} {moves}" in seen:
            continue
        seen.update((title, f"{title} {moves}"))
        for path, screen in pages(ctx):
            steps = [re.sub(r"\d.*", "", part) for part in path.split("/")]
            name = f"{title}: {'/'.join(steps)}" if path else title
            if name not in seen or not path:
                seen.add(name)
                yield name, screen
        yield "alert", Screen("panel", None, hand_alert(ctx))


def _group(state: State, language: Language, seen: set[str]) -> Iterator[tuple[str, Screen]]:
    ctx = samples.context(state, None, language)
    kind = type(ctx.view.scene).__name__
    for screen in (board(ctx), prompt(ctx), end(ctx)):
        name = f"group {screen.slot} {kind}" if screen else ""
        if screen and (
            name not in seen or (screen.slot == "board" and f"{name} {ctx.view.day}" not in seen and ctx.view.day == 5)
        ):
            seen.update((name, f"{name} {ctx.view.day}"))
            yield name, screen


def _lobbies(language: Language) -> Iterator[tuple[str, Screen]]:
    first = Lobby("Ab3_x-9Z", language, "za_bortom_bot", "Оля", EDITIONS["workshop"], 14400, ("Оля", "Тарас <i>", None))
    yield "lobby", lobby(first)
    full = replace(
        first, options=samples.options("forum", bait_adds_up=False), seats=("Оля", None, "Рита", "Макс", "Ян")
    )
    yield "lobby", lobby(full)
    for name in ("", *TABLE, *GROUPS, *CHOICES):
        page = f"s.{name}" if name else "s"
        yield f"lobby {page}", lobby(replace(full, page=page))
    yield "lobby s.sea", lobby(replace(first, options=EDITIONS["straw-hats"], page="s.sea"))
    yield "lobby s.expansions", lobby(replace(first, options=EDITIONS["expanded"], page="s.expansions"))
    for state in ("sailed", "cancelled"):
        yield f"lobby {state}", lobby(replace(full, state=state))


def gallery(
    language: Language, least: int = 2, editions: Sequence[str] = tuple(EDITIONS)
) -> Iterator[tuple[str, Screen]]:
    """Everything, each kind once: at least so many voyages of each edition, and more until every question was asked."""
    yield from _lobbies(language)
    seen = set[str]()
    for seed in range(MOST_VOYAGES):
        if seed >= least and all(f"{ask.__name__} well" in seen for ask in MENUS):
            return
        for edition in editions:
            for state in samples.voyage(seed, samples.everything(edition)):
                yield from _group(state, language, seen)
                yield from _panels(state, language, seen)


def main(arguments: list[str]) -> int:
    """Print it."""
    language = arguments[0] if arguments else "ru"
    editions = arguments[2:] or list(EDITIONS)
    if language not in LANGUAGES or not set(editions) <= set(EDITIONS):
        usage = f"{'|'.join(LANGUAGES)} [voyages [{'|'.join(EDITIONS)}]]"
        print(f"python -m tgbot.screens.gallery {usage}", file=sys.stderr)
        return 2
    for name, screen in gallery(language, int(arguments[1]) if len(arguments) > 1 else 2, editions):
        print(f"┌── {name} ".ljust(_WIDTH, "─"))
        print("\n".join(f"│ {line}" for line in shown(screen).split("\n")))
        print("└".ljust(_WIDTH, "─"), "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
