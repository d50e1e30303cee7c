"""The panel of an island: the question first, what it is about in numbers, then the buttons. One message from the
first card to the score.

Its pages: "" the question, "why" what it is about and what the cards can do, "deck" what lies where, "more" hints,
menu and surrender, "quit" and "stop" the question whether one means it. Any other path shows the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.friday import decisions as d
from engine.friday.cards import CARDS, Ability, Kind
from engine.friday.views import SeenPirate
from i18n.friday import words as said
from i18n.texts import Texts
from tgbot.screens.friday import cards, lines, moves
from tgbot.screens.friday.end import end
from tgbot.screens.friday.hint import hint
from tgbot.screens.friday.sight import Sight
from tgbot.screens.types import Button, Keyboard, Screen

_WHY: Final[dict[type, str]] = {
    d.AskPirate: "pirate", d.AskTarget: "target", d.AskReplacement: "replacement",
    d.AskDiscard: "sort", d.AskTop: "sort", d.AskRemove: "remove",
}  # fmt: skip


def panel(s: Sight) -> Screen:
    """The slot «panel» of the private chat."""
    if s.decision is None:
        text, rows = end(s)
    elif s.path in _PAGES:
        text, rows = _PAGES[s.path](s)
    else:
        text, rows = _root(s)
    return Screen("panel", "friday", text, rows, farewell="", silent=True)


def _root(s: Sight) -> tuple[str, Keyboard]:
    text = "\n".join([f"<b>{lines.head(s)}</b>", *lines.body(s), "", *lines.state(s), *hint(s)])
    undo = ((s.deed(f"undo.{s.facts}.{s.taken_back}", s.t("friday-undo")),),) if s.can_undo else ()
    last = (s.page("deck", s.t("friday-deck")), s.page("why", s.t("why")), s.page("more", s.t("friday-more")))
    return text, (*moves.rows(s), *undo, last)


def _page(head: str, found: Iterator[str] | Sequence[str], rows: Keyboard) -> tuple[str, Keyboard]:
    return "\n".join([f"<b>{head}</b>", *found]), rows


# --- pages -----------------------------------------------------------------------------------------------------------


def _why(s: Sight) -> tuple[str, Keyboard]:
    """What the question is about, and what the cards in sight can do."""
    known = [said.about(s.t, ability) for ability in _abilities(s)]
    found = [s.t(f"friday-why-{_about(s)}"), *(["", s.t("friday-why-here"), *known] if known else [])]
    return _page(s.t("friday-why-head"), found, (s.back(),))


def _about(s: Sight) -> str:
    assert s.decision is not None
    match s.decision.ask:
        case d.AskHazard():
            return "hazard" if len(s.view.hazards_on_offer) > 1 else "last"
        case d.AskMore(ability):
            return "sort" if ability == "sort" else "more"
        case d.AskFight():
            return "fight-pirate" if s.view.fight and s.view.fight.pirate else "fight"
        case ask:
            return _WHY[type(ask)]


def _abilities(s: Sight) -> list[Ability]:
    """Those of the cards on the table, and of the knowledge to be won, each once."""
    fight = s.view.fight
    kinds: list[Kind] = [one.card for one in s.view.hazards_on_offer]
    if fight is not None:
        kinds += [card.card for card in (*fight.left, *fight.right)]
        kinds += [] if fight.pirate else [fight.foe]  # type: ignore[list-item]
    if s.view.use is not None:
        kinds += s.view.use.looked
    return list(dict.fromkeys(a for kind in kinds if (a := CARDS[kind].ability) is not None))


def _deck(s: Sight) -> tuple[str, Keyboard]:
    view, t = s.view, s.t
    piles = {
        "deck": (view.deck, cards.counted), "discard": (view.discard, cards.counted),
        "hazards": (view.hazards, cards.hazards), "beaten": (view.hazard_discard, cards.hazards),
        "aging": (view.aging, cards.counted),
    }  # fmt: skip
    found = [
        t("friday-deck-line", name=t(f"friday-deck-{name}", n=cards.size(pile)), cards=told(t, pile))
        for name, (pile, told) in piles.items()
    ]
    found += [_pirate(t, one) for one in view.pirates]
    rest = ["", t("friday-deck-order"), t("friday-score-now", score=said.score(t, view.total))]
    return _page(t("friday-deck-head"), [*found, *rest], (s.back(),))


def _pirate(t: Texts, one: SeenPirate) -> str:
    name, twist = said.pirate(t, one.pirate), said.twist(t, one.pirate)
    if one.beaten:
        return t("friday-pirate-beaten", name=name)
    key = "friday-deck-pirate-plain" if said.is_plain(one.pirate) else "friday-deck-pirate"
    return t(key, name=name, value=one.value, free=one.free, twist=twist)


def _more(s: Sight) -> tuple[str, Keyboard]:
    rows = (
        (s.deed("hints", s.t("friday-hints-on" if s.hints else "friday-hints-off")),),
        (s.deed("menu", s.t("friday-to-menu")),),
        s.back(),
        (s.page("quit", s.t("friday-quit"), "danger"),),
    )
    return _page(s.t("friday-more-head"), [s.t("friday-more-lines")], rows)


def _quit(s: Sight) -> tuple[str, Keyboard]:
    """Against a pirate the rules know it (F3.4); else the game is just left."""
    return _page(
        s.t("friday-quit-head"),
        [s.t("friday-quit-lines", score=said.score(s.t, s.view.total))],
        (s.back(), (_surrender(s),)),
    )


def _surrender(s: Sight) -> Button:
    text = s.t("friday-quit-sure")
    known = next((option for option in s.options if isinstance(option, d.GiveUp)), None)
    return s.deed("quit", text, "danger") if known is None else s.choice(known, text, "danger")


def _stop(s: Sight) -> tuple[str, Keyboard]:
    """What would be fatal."""
    option = next((option for option in s.options if isinstance(option, d.Stop)), None)
    if option is None or s.view.fight is None:
        return _root(s)
    known = s.t("friday-stop-lines", n=s.view.fight.outcome.pays, life=s.view.life)
    sure = s.choice(option, s.t("friday-stop-sure"), "danger")
    return _page(s.t("friday-stop-head"), [known], (s.back(), (sure,)))


_PAGES: Final[dict[str, Callable[[Sight], tuple[str, Keyboard]]]] = {
    "why": _why, "deck": _deck, "more": _more, "quit": _quit, "stop": _stop,
}  # fmt: skip
