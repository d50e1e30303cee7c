"""What each fact changes in the state; no rules and no chance (a test holds this table against the list of events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.frozen import changed
from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import Kind
from engine.lifeboat.evolve_sea import SEA
from engine.lifeboat.state import (
    Actions,
    Demand,
    Drifting,
    Fight,
    Handout,
    Objection,
    Offer,
    Person,
    Rowing,
    State,
    Theft,
    Where,
    popped,
    pushed,
    with_person,
    without,
)


def evolve(state: State | None, event: e.Event) -> State:
    """The state after one more fact; the first is `VoyageBegan`, on None."""
    if state is None:
        assert isinstance(event, e.VoyageBegan)
        return _voyage_began(event)
    after = _TABLE[type(event)](state, event)
    return changed(after, version=state.version + 1)


def _voyage_began(event: e.VoyageBegan) -> State:
    persons = tuple(
        Person(role=role, love=love, hate=hate, hand=hand, automated=seat in event.automated)
        for seat, (role, love, hate, hand) in enumerate(
            zip(event.roles, event.loves, event.hates, event.hands, strict=True)
        )
        if love is not None and hate is not None and hand is not None
    )
    return State(
        options=event.options,
        persons=persons,
        boat=event.boat,
        provisions=event.provisions,
        navigation=event.navigation,
        version=1,
    )


# --- helpers ---------------------------------------------------------------------------------------------------------


def _top(state: State, **changes: Any) -> State:
    frame = state.frames[-1]
    return changed(state, frames=(*state.frames[:-1], changed(frame, **changes)))


def _same(state: State, event: Any) -> State:
    return state


def _popped(state: State, event: Any) -> State:
    return popped(state)


def _add(hand: tuple[Kind, ...], *kinds: Kind) -> tuple[Kind, ...]:
    return tuple(sorted((*hand, *kinds)))


def _lose(state: State, seat: Seat, where: Where, *kinds: Kind) -> State:
    """The cards leave this person."""
    person = state.persons[seat]
    if where == "hand":
        return with_person(state, seat, hand=without(person.hand, *kinds))
    return with_person(state, seat, open=without(person.open, *kinds))


def _gain(state: State, seat: Seat, where: Where, *kinds: Kind) -> State:
    person = state.persons[seat]
    if where == "hand":
        return with_person(state, seat, hand=_add(person.hand, *kinds))
    return with_person(state, seat, open=(*person.open, *kinds))


def _moved(state: State, *seats: Seat) -> State:
    for seat in seats:
        state = with_person(state, seat, moves=state.persons[seat].moves + 1)
    return state


def _opened(state: State, event: e.CardOpened | e.WeaponDrawn) -> State:
    person = state.persons[event.seat]
    return with_person(state, event.seat, hand=without(person.hand, event.kind), open=(*person.open, event.kind))


# --- the voyage and its days -----------------------------------------------------------------------------------------


def _day_began(state: State, event: e.DayBegan) -> State:
    return changed(state, day=event.day)


def _day_ended(state: State, event: e.DayEnded) -> State:
    persons = tuple(
        changed(p, rowed=False, fought=False, shaded=False) if p.rowed or p.fought or p.shaded else p
        for p in state.persons
    )
    return changed(state, persons=persons)


def _voyage_ended(state: State, event: e.VoyageEnded) -> State:
    return changed(
        state, ended=event.how, scores=event.scores, frames=(), offers=(), persons=_without_drafts(state.persons)
    )


def _without_drafts(persons: tuple[Person, ...]) -> tuple[Person, ...]:
    return tuple(p if p.draft is None else changed(p, draft=None) for p in persons)


def _seat_automated(state: State, event: e.SeatAutomated) -> State:
    return with_person(state, event.seat, automated=event.on)


def _time_ran_out(state: State, event: e.TimeRanOut) -> State:
    return _top(state, late=True) if event.seat is None else state


# --- provisions ------------------------------------------------------------------------------------------------------


def _provisions_drawn(state: State, event: e.ProvisionsDrawn) -> State:
    rest = changed(state, provisions=state.provisions[event.count :])
    return pushed(rest, Handout(state.scenes, event.cards, event.takers))


def _provision_kept(state: State, event: e.ProvisionKept) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Handout)
    assert event.kind is not None
    state = _gain(state, event.seat, "hand", event.kind)
    if len(frame.takers) == 1:
        return popped(state)
    return _top(state, cards=without(frame.cards, event.kind), takers=frame.takers[1:])


# --- actions ---------------------------------------------------------------------------------------------------------


def _actions_began(state: State, event: e.ActionsBegan) -> State:
    return pushed(state, Actions(state.scenes, event.order))


def _turn_began(state: State, event: e.TurnBegan) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Actions)
    order = frame.order[frame.order.index(event.seat) + 1 :]
    return _top(state, turn=event.seat, order=order, pause=None)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    return _top(state, turn=None)


def _dusk_fell(state: State, event: e.DuskFell) -> State:
    return _top(state, turn=None, order=(), pause="dusk")


def _actions_ended(state: State, event: e.ActionsEnded) -> State:
    return changed(state, frames=state.frames[:-1], persons=_without_drafts(state.persons), offers=())


def _rowing_began(state: State, event: e.RowingBegan) -> State:
    rest = changed(state, navigation=state.navigation[event.count :])
    return pushed(rest, Rowing(state.scenes, event.seat, event.drawn))


def _rowed(state: State, event: e.Rowed) -> State:
    """With an empty deck there was nothing to choose from, and no frame (L3.3)."""
    state = with_person(state, event.seat, rowed=True)
    if isinstance(state.frames[-1], Rowing):
        state = popped(state)
    return changed(state, rowed=state.rowed + event.kept, navigation=state.navigation + event.under)


def _demanded(state: State, event: e.Demanded) -> State:
    return pushed(state, Demand(state.scenes, event.attacker, event.victim, event.stake))


def _seats_swapped(state: State, event: e.SeatsSwapped) -> State:
    swap = {event.by: event.other, event.other: event.by}
    return changed(state, boat=tuple(swap.get(seat, seat) for seat in state.boat))


def _card_taken(state: State, event: e.CardTaken) -> State:
    assert event.kind is not None
    return _gain(_lose(state, event.victim, event.where, event.kind), event.by, event.where, event.kind)


def _theft_announced(state: State, event: e.TheftAnnounced) -> State:
    return pushed(state, Theft(state.scenes, event.thief, event.victim))


def _parasol_raised(state: State, event: e.ParasolRaised) -> State:
    state = _gain(_lose(state, event.by, event.where, "parasol"), event.over, "open", "parasol")
    return changed(state, parasol_up=True)


def _kit_used(state: State, event: e.KitUsed) -> State:
    state = _lose(state, event.by, event.where, "kit")
    if event.kept:
        state = _gain(state, event.by, "open", "kit")
    return with_person(state, event.on, wounds=state.persons[event.on].wounds - 1)


def _flare_fired(state: State, event: e.FlareFired) -> State:
    state = _lose(state, event.by, event.where, "flare")
    return changed(state, navigation=state.navigation[len(event.cards) :] + event.under)


def _heave_announced(state: State, event: e.HeaveAnnounced) -> State:
    return pushed(state, Objection(state.scenes, event.by, event.victim))


def _stayed_silent(state: State, event: e.StayedSilent) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Objection)
    return _top(state, silent=(*frame.silent, event.seat))


# --- at any time -----------------------------------------------------------------------------------------------------


def _card_opened(state: State, event: e.CardOpened) -> State:
    return _moved(_opened(state, event), event.seat)


def _card_thrown(state: State, event: e.CardThrown) -> State:
    state = _moved(_lose(state, event.seat, event.where, event.kind), event.seat)
    if event.where == "open" and event.kind == "parasol":
        return changed(state, parasol_up=False)
    return state


def _preserver_put_on(state: State, event: e.PreserverPutOn) -> State:
    state = _gain(_lose(state, event.by, event.where, "preserver"), event.on, "open", "preserver")
    return _moved(state, event.by)


def _draft_changed(state: State, event: e.DraftChanged) -> State:
    return _moved(with_person(state, event.seat, draft=event.draft), event.seat)


def _offer_made(state: State, event: e.OfferMade) -> State:
    state = with_person(state, event.offer.maker, draft=None)
    return _moved(changed(state, offers=(*state.offers, event.offer)), event.offer.maker)


def _without_offer(state: State, offer: Offer) -> State:
    return changed(state, offers=tuple(o for o in state.offers if o.id != offer.id))


def _offer_closed(state: State, event: e.OfferClosed) -> State:
    return _moved(_without_offer(state, event.offer), event.offer.maker)


def _traded(state: State, event: e.Traded) -> State:
    offer = event.offer
    assert offer is not None
    state = _lose(_lose(state, offer.maker, "hand", *offer.give_hand), offer.maker, "open", *offer.give_open)
    state = _lose(_lose(state, offer.to, "hand", *offer.want_hand), offer.to, "open", *offer.want_open)
    state = _gain(_gain(state, offer.to, "hand", *offer.give_hand), offer.to, "open", *offer.give_open)
    state = _gain(_gain(state, offer.maker, "hand", *offer.want_hand), offer.maker, "open", *offer.want_open)
    return _moved(_without_offer(state, offer), offer.maker, offer.to)


# --- fights ----------------------------------------------------------------------------------------------------------


def _fight_began(state: State, event: e.FightBegan) -> State:
    """In place of the question it came from."""
    frame = Fight(state.scenes, (event.attacker,), (event.defender,), event.victim, event.stake)
    return pushed(popped(state), frame)


def _balance_changed(state: State, **changes: Any) -> State:
    """L4.5: whoever was done is asked again; «whatever happens» stands."""
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    return _top(state, done=(), changes=frame.changes + 1, **changes)


def _fight_joined(state: State, event: e.FightJoined) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    if event.side == "attack":
        return _balance_changed(state, attackers=(*frame.attackers, event.seat))
    return _balance_changed(state, defenders=(*frame.defenders, event.seat))


def _weapon_drawn(state: State, event: e.WeaponDrawn) -> State:
    return _balance_changed(_opened(state, event))


def _flare_fired_in_fight(state: State, event: e.FlareFiredInFight) -> State:
    if event.where == "hand":
        state = _gain(_lose(state, event.seat, "hand", "flare"), event.seat, "open", "flare")
    return _balance_changed(state, fired=event.seat)


def _said_done(state: State, event: e.SaidDone) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    if event.for_good:
        return _top(state, out=(*frame.out, event.seat))
    return _top(state, done=(*frame.done, event.seat))


def _fight_ended(state: State, event: e.FightEnded) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    for seat in (*frame.attackers, *frame.defenders):
        state = with_person(state, seat, fought=True)
    if frame.fired is not None:
        state = _lose(state, frame.fired, "open", "flare")
    return popped(state)


def _drift_began(state: State, event: e.DriftBegan) -> State:
    return pushed(state, Drifting(state.scenes))


_TABLE: dict[type[Any], Callable[[State, Any], State]] = {
    e.DayBegan: _day_began,
    e.DayEnded: _day_ended,
    e.VoyageEnded: _voyage_ended,
    e.SeatAutomated: _seat_automated,
    e.TimeRanOut: _time_ran_out,
    e.ProvisionsDrawn: _provisions_drawn,
    e.ProvisionsSkipped: _same,
    e.ProvisionKept: _provision_kept,
    e.ActionsBegan: _actions_began,
    e.TurnBegan: _turn_began,
    e.TurnPassed: _same,
    e.TurnEnded: _turn_ended,
    e.DuskFell: _dusk_fell,
    e.ActionsEnded: _actions_ended,
    e.RowingBegan: _rowing_began,
    e.Rowed: _rowed,
    e.Demanded: _demanded,
    e.GaveIn: _popped,
    e.SeatsSwapped: _seats_swapped,
    e.CardTaken: _card_taken,
    e.NothingTaken: _same,
    e.TheftAnnounced: _theft_announced,
    e.TheftEnded: _popped,
    e.ParasolRaised: _parasol_raised,
    e.KitUsed: _kit_used,
    e.WokeUp: _same,
    e.FlareFired: _flare_fired,
    e.HeaveAnnounced: _heave_announced,
    e.StayedSilent: _stayed_silent,
    e.HeaveUnopposed: _popped,
    e.CardOpened: _card_opened,
    e.CardThrown: _card_thrown,
    e.PreserverPutOn: _preserver_put_on,
    e.DraftChanged: _draft_changed,
    e.OfferMade: _offer_made,
    e.OfferClosed: _offer_closed,
    e.Traded: _traded,
    e.FightBegan: _fight_began,
    e.FightJoined: _fight_joined,
    e.WeaponDrawn: _weapon_drawn,
    e.FlareFiredInFight: _flare_fired_in_fight,
    e.SaidDone: _said_done,
    e.FightEnded: _fight_ended,
    e.Fainted: _same,
    e.Died: _same,
    e.DriftBegan: _drift_began,
    e.DriftEnded: _popped,
    **SEA,
}
