"""L9.2, L9.3: fire water. A sip makes stronger until the day ends, and thirsty when it does."""

from __future__ import annotations

from typing import Any, Final

from engine.core.frozen import changed
from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import FIRE_STRENGTH
from engine.lifeboat.cast import has
from engine.lifeboat.changes import balance_changed, moved, opened_from
from engine.lifeboat.decisions import AskToast, DrinkAlong, DrinkFireWater
from engine.lifeboat.expansion import Expansion
from engine.lifeboat.state import Cause, Fight, Person, State, where, with_person
from engine.lifeboat.wounds import Voyage

UNHEARD: Final = (
    e.DraftChanged, e.OfferMade, e.OfferClosed, e.SaidDone, e.StayedSilent, e.FallSealed, e.ThirstSealed, e.WeatherSeen,
)  # fmt: skip
"""Facts that not everybody learns of, so nothing public may depend on them (L11.3)."""


# --- sips ------------------------------------------------------------------------------------------------------------


def _options(state: State, seat: Seat) -> tuple[DrinkFireWater, ...]:
    """Once a day, from one's own card, in the hand or open."""
    person = state.persons[seat]
    return (DrinkFireWater(),) if "fire_water" in person.cards and not person.drank else ()


def _may_move_in_fight(state: State, seat: Seat) -> bool:
    """An open bottle, or an invitation: the fight waits for it."""
    person = state.persons[seat]
    return state.invited == seat or ("fire_water" in person.open and not person.drank)


def _play(run: Voyage, seat: Seat, option: Any) -> None:
    match option:
        case DrinkFireWater():
            run.emit(e.FireWaterDrunk(seat, where(run.state, seat, "fire_water"), _companion(run.state, seat)))
        case DrinkAlong():
            run.emit(e.ToastJoined(seat))


def _companion(state: State, drinker: Seat) -> Seat | None:
    """Who may drink along, if conscious and not drunk today."""
    for seat in state.conscious:
        person = state.persons[seat]
        if seat != drinker and has(person.role, "drinks_along") and not person.drank:
            return seat
    return None


def _decisions(state: State) -> tuple[Decision, ...]:
    """The invitation blocks nobody."""
    if state.invited is None:
        return ()
    return (Decision(f"t{state.toasts}-{state.invited}", state.invited, AskToast(), "none", blocking=False),)


def _comes_to_rest(run: Voyage) -> None:
    """The invitation stands until something else happens; in a fight, until its end."""
    if run.state.invited is None or isinstance(run.state.top, Fight):
        return
    if any(not isinstance(event, (e.FireWaterDrunk, *UNHEARD)) for event in run.events):
        run.emit(e.ToastOver())


# --- what it does ----------------------------------------------------------------------------------------------------


def _strength_bonus(person: Person) -> int:
    return FIRE_STRENGTH if person.drank else 0


def _causes(state: State, person: Person, last: bool) -> tuple[Cause, ...]:
    """At the end of the day, so with its last card; once a day (L8.1), and without a card too (L9.3)."""
    return ("drank",) if last and person.drank else ()


# --- what its facts change -------------------------------------------------------------------------------------------


def _drank(state: State, seat: Seat) -> State:
    """In a fight, a participant's sip changes the balance (L4.5)."""
    state = with_person(state, seat, drank=True)
    top = state.top
    if isinstance(top, Fight):
        return balance_changed(state) if seat in (*top.attackers, *top.defenders) else state
    return moved(state, seat)


def _fire_water_drunk(state: State, event: e.FireWaterDrunk) -> State:
    state = opened_from(state, event.seat, event.where, "fire_water")
    state = changed(state, toasts=state.toasts + 1, invited=event.invited)
    return _drank(state, event.seat)


def _toast_joined(state: State, event: e.ToastJoined) -> State:
    return _drank(changed(state, invited=None), event.seat)


def _toast_over(state: State, event: e.ToastOver) -> State:
    return changed(state, invited=None)


FIRE_WATER: Final = Expansion(
    provisions={"fire_water": 3, "cash": 1},
    evolve={e.FireWaterDrunk: _fire_water_drunk, e.ToastJoined: _toast_joined, e.ToastOver: _toast_over},
    free_options=_options,
    fight_options=_options,
    may_move_in_fight=_may_move_in_fight,
    decisions=_decisions,
    play=_play,
    comes_to_rest=_comes_to_rest,
    strength_bonus=_strength_bonus,
    causes=_causes,
)
"""The seventh cash comes with it (a ruling: the sources count the cards of all three expansions together)."""
