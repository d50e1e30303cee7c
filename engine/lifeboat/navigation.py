"""L6: who navigates, what is played, and the order in which a card is resolved."""

from __future__ import annotations

from engine.core.types import Decision
from engine.lifeboat import events as e
from engine.lifeboat import overboard
from engine.lifeboat.cards import NAVIGATION, NavigationId
from engine.lifeboat.decisions import AskNavigation, PlayNavigation
from engine.lifeboat.gulls import fly
from engine.lifeboat.state import Navigating
from engine.lifeboat.wounds import Voyage


def begin(run: Voyage) -> None:
    """L6.1–L6.3: the navigator takes the pile, or the top card is played by itself."""
    conscious = run.state.conscious
    if not conscious:
        _sink_pile(run)
        _play_top(run, None)
        return
    navigator = conscious[-1]
    if not run.state.rowed:
        _play_top(run, navigator)
        return
    if "compass" in run.state.persons[navigator].open and run.state.navigation:
        run.emit(e.CompassRead(navigator, run.state.navigation[0]))
    cards = run.chance.shuffled(run.state.rowed)
    run.emit(e.PileTaken(navigator, len(cards), cards))
    if len(cards) == 1:
        play(run, PlayNavigation(cards[0]))  # the pile's size is public, so everybody knows there is no choice (L11.3)


def _sink_pile(run: Voyage) -> None:
    if run.state.rowed:
        run.emit(e.PileSunk(len(run.state.rowed), run.chance.shuffled(run.state.rowed)))


def _play_top(run: Voyage, navigator: int | None) -> None:
    card = run.state.navigation[0]
    run.emit(e.NavigationPlayed(card, navigator, from_pile=False, under=(card,)))
    _resolve(run, card)


def decisions(frame: Navigating) -> tuple[Decision, ...]:
    """The navigator alone."""
    return (Decision(f"{frame.n}.0-{frame.navigator}", frame.navigator, AskNavigation()),)


def options(frame: Navigating) -> tuple[PlayNavigation, ...]:
    """Any card of the pile."""
    return tuple(PlayNavigation(card) for card in frame.cards)


def play(run: Voyage, option: PlayNavigation) -> None:
    """L6.1, L6.4: the others go under the deck shuffled; the played one follows."""
    frame = run.state.top
    assert isinstance(frame, Navigating)
    others = run.chance.shuffled([card for card in frame.cards if card != option.card])
    run.emit(e.NavigationPlayed(option.card, frame.navigator, from_pile=True, under=(*others, option.card)))
    _resolve(run, option.card)


def _resolve(run: Voyage, card: NavigationId) -> None:
    """L6.4: birds, overboard, thirst (which goes on from `overboard`, once the fall is settled)."""
    if not fly(run, NAVIGATION[card].gull):
        overboard.begin(run, card)
