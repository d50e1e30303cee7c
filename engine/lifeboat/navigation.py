"""L6: who navigates, what is played, and the order in which a card is resolved."""

from __future__ import annotations

from engine.core.types import Decision
from engine.lifeboat import events as e
from engine.lifeboat import moments, overboard, thirst
from engine.lifeboat.cards import NAVIGATION, NavigationId
from engine.lifeboat.decisions import AskNavigation, PlayNavigation
from engine.lifeboat.gulls import fly
from engine.lifeboat.state import Cause, Falling, Navigating
from engine.lifeboat.wounds import Voyage


def begin(run: Voyage) -> None:
    """The weather is shown (L9.4), then a card is played."""
    moments.navigation_begins(run)
    _next_card(run)


def _next_card(run: Voyage) -> None:
    """L6.1–L6.3: the navigator takes the pile, or the top card is played by itself; L9.6: or none, or that first."""
    if moments.no_card(run.state):
        _sink_pile(run)
        _thirst(run, None)
    elif moments.top_card(run.state):
        _play_top(run, None)
    else:
        _navigate(run)


def _navigate(run: Voyage) -> None:
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


# --- a card, step by step (L6.4) -------------------------------------------------------------------------------------


def _resolve(run: Voyage, card: NavigationId) -> None:
    """Birds, overboard, thirst; a fall and thirst wait for answers, and `flow` comes back."""
    if not fly(run, _birds(run, card)) and not overboard.begin(run, card):
        _storm(run, card)


def _birds(run: Voyage, card: NavigationId) -> int:
    """L6.5, and L9.6 «Foggy»."""
    gull = NAVIGATION[card].gull
    if gull and moments.hides_birds(run.state):
        run.emit(e.BirdsHidden())
        return 0
    return gull


def after_fall(run: Voyage, frame: Falling) -> None:
    """The fall is settled: the storm's follows, or thirst."""
    if frame.instead_of is None:
        _storm(run, frame.card)
    else:
        _thirst(run, frame.card, frame.instead_of)


def _storm(run: Voyage, card: NavigationId) -> None:
    """L9.5: some fall in instead of being thirsty, before thirsts are paid."""
    cause = moments.falls_instead_of(run.state)
    if cause is None or not overboard.sweep(run, card, cause, thirst.thirsty_for(run.state, card, cause)):
        _thirst(run, card)


def _thirst(run: Voyage, card: NavigationId | None, but_for: Cause | None = None) -> None:
    if not thirst.begin(run, card, but_for):
        after_thirst(run)


def after_thirst(run: Voyage) -> None:
    """The card is done: another one (L9.6 «Windy»), or the day is over (L2.1)."""
    if moments.card_resolved(run):
        _next_card(run)
    else:
        moments.day_ends(run)
        run.emit(e.DayEnded(run.state.day))
