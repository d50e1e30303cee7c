"""What the sea's facts change: navigation, overboard, thirst, wounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.frozen import changed
from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import Kind
from engine.lifeboat.state import Falling, Navigating, State, Thirsting, popped, pushed, with_person, without


def _out_of_boat(state: State, seat: Seat) -> State:
    """L1.5, L7.5: the body leaves with all provisions."""
    parasol_up = state.parasol_up and "parasol" not in state.persons[seat].open
    boat = tuple(s for s in state.boat if s != seat)
    return with_person(
        changed(state, boat=boat, parasol_up=parasol_up), seat, aboard=False, hand=(), open=(), draft=None
    )


def _thrown_overboard(state: State, event: e.ThrownOverboard) -> State:
    return _out_of_boat(state, event.victim)


def _wounded(state: State, event: e.Wounded) -> State:
    return with_person(state, event.seat, wounds=state.persons[event.seat].wounds + event.wounds)


def _compass_read(state: State, event: e.CompassRead) -> State:
    assert event.card is not None
    return changed(state, navigation=state.navigation[1:], rowed=(*state.rowed, event.card))


def _pile_taken(state: State, event: e.PileTaken) -> State:
    return pushed(changed(state, rowed=()), Navigating(state.scenes, event.navigator, event.cards))


def _pile_sunk(state: State, event: e.PileSunk) -> State:
    return changed(state, rowed=(), navigation=state.navigation + event.under)


def _navigation_played(state: State, event: e.NavigationPlayed) -> State:
    if event.from_pile:
        return changed(state, frames=state.frames[:-1], navigation=state.navigation + event.under)
    return changed(state, navigation=state.navigation[1:] + event.under)


def _gulls_changed(state: State, event: e.GullsChanged) -> State:
    return changed(state, gulls=event.gulls)


def _fell_overboard(state: State, event: e.FellOverboard) -> State:
    return pushed(state, Falling(state.scenes, event.card, event.fallen, event.asked, instead_of=event.instead_of))


def _sealed(state: State, event: e.FallSealed | e.ThirstSealed) -> State:
    """A sealed answer takes the place of an earlier one of the same seat."""
    frame = state.frames[-1]
    assert isinstance(frame, Falling | Thirsting)
    plans: Any = tuple(p for p in frame.plans if p[0] != event.seat)
    plans = tuple(sorted((*plans, (event.seat, event.plan)), key=lambda p: p[0]))
    return changed(state, frames=(*state.frames[:-1], changed(frame, plans=plans)))


def _bait_played(state: State, event: e.BaitPlayed) -> State:
    person = state.persons[event.seat]
    if event.where == "hand":
        return with_person(state, event.seat, hand=without(person.hand, "bait"))
    return with_person(state, event.seat, open=without(person.open, "bait"))


def _preserver_used(state: State, event: e.PreserverUsed) -> State:
    person = state.persons[event.by]
    if event.where == "hand":
        state = with_person(state, event.by, hand=without(person.hand, "preserver"))
    else:
        state = with_person(state, event.by, open=without(person.open, "preserver"))
    return with_person(state, event.on, open=(*state.persons[event.on].open, "preserver"))


def _open_cards_lost(state: State, event: e.OpenCardsLost) -> State:
    state = with_person(state, event.seat, open=without(state.persons[event.seat].open, *event.kinds))
    return changed(state, parasol_up=state.parasol_up and "parasol" not in event.kinds)


def _drowned(state: State, event: e.Drowned) -> State:
    return _out_of_boat(state, event.seat)


def _thirst_struck(state: State, event: e.ThirstStruck) -> State:
    return pushed(state, Thirsting(state.scenes, event.causes, event.asked))


def _shaded(state: State, event: e.Shaded) -> State:
    return with_person(state, event.seat, shaded=True)


def _water_drunk(state: State, event: e.WaterDrunk) -> State:
    person = state.persons[event.by]
    water: Kind = "water"
    hand = without(person.hand, *(water for _ in range(event.hand)))
    return with_person(state, event.by, hand=hand, open=without(person.open, *(water for _ in range(event.open))))


def _popped(state: State, event: Any) -> State:
    return popped(state)


def _same(state: State, event: Any) -> State:
    return state


SEA: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    e.ThrownOverboard: _thrown_overboard,
    e.Wounded: _wounded,
    e.CompassRead: _compass_read,
    e.PileTaken: _pile_taken,
    e.PileSunk: _pile_sunk,
    e.NavigationPlayed: _navigation_played,
    e.GullsChanged: _gulls_changed,
    e.FellOverboard: _fell_overboard,
    e.FallSealed: _sealed,
    e.BaitPlayed: _bait_played,
    e.PreserverUsed: _preserver_used,
    e.OpenCardsLost: _open_cards_lost,
    e.Drowned: _drowned,
    e.ClimbedBack: _same,
    e.FallEnded: _popped,
    e.ThirstStruck: _thirst_struck,
    e.ThirstSealed: _sealed,
    e.Shaded: _shaded,
    e.WaterDrunk: _water_drunk,
    e.DrankAlong: _same,
    e.ThirstEnded: _popped,
}
