"""What each fact changes in the state; no rules and no chance (a test holds this table against the list of events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.frozen import changed
from engine.lifeboat import events as e
from engine.lifeboat.changes import balance_changed, gain, lose, moved, top_changed
from engine.lifeboat.evolve_sea import SEA
from engine.lifeboat.expansions import ALL
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
    Stake,
    State,
    Theft,
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


def _same(state: State, event: Any) -> State:
    return state


def _popped(state: State, event: Any) -> State:
    return popped(state)


def _opened(state: State, event: e.CardOpened | e.WeaponDrawn) -> State:
    person = state.persons[event.seat]
    return with_person(state, event.seat, hand=without(person.hand, event.kind), open=(*person.open, event.kind))


# --- the voyage and its days -----------------------------------------------------------------------------------------


def _day_began(state: State, event: e.DayBegan) -> State:
    return changed(state, day=event.day)


def _day_ended(state: State, event: e.DayEnded) -> State:
    return changed(state, persons=tuple([_rested(person) for person in state.persons]))


def _rested(person: Person) -> Person:
    """What was done today is forgotten (L2.1)."""
    if person.rowed or person.fought or person.drank or person.shaded:
        return changed(person, rowed=False, fought=False, drank=False, shaded=False)
    return person


def _voyage_ended(state: State, event: e.VoyageEnded) -> State:
    return changed(
        state, ended=event.how, scores=event.scores, frames=(), offers=(), persons=_without_drafts(state.persons)
    )


def _without_drafts(persons: tuple[Person, ...]) -> tuple[Person, ...]:
    return tuple(p if p.draft is None else changed(p, draft=None) for p in persons)


def _seat_automated(state: State, event: e.SeatAutomated) -> State:
    return with_person(state, event.seat, automated=event.on)


def _time_ran_out(state: State, event: e.TimeRanOut) -> State:
    return top_changed(state, late=True) if event.seat is None else state


# --- provisions ------------------------------------------------------------------------------------------------------


def _provisions_drawn(state: State, event: e.ProvisionsDrawn) -> State:
    rest = changed(state, provisions=state.provisions[event.count :])
    return pushed(rest, Handout(state.scenes, event.cards, event.takers))


def _provision_kept(state: State, event: e.ProvisionKept) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Handout)
    assert event.kind is not None
    state = gain(state, event.seat, "hand", event.kind)
    if len(frame.takers) == 1:
        return popped(state)
    return top_changed(state, cards=without(frame.cards, event.kind), takers=frame.takers[1:])


# --- actions ---------------------------------------------------------------------------------------------------------


def _actions_began(state: State, event: e.ActionsBegan) -> State:
    return pushed(state, Actions(state.scenes, event.order))


def _turn_began(state: State, event: e.TurnBegan) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Actions)
    order = frame.order[frame.order.index(event.seat) + 1 :]
    return top_changed(state, turn=event.seat, order=order, pause=None)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    return top_changed(state, turn=None)


def _dusk_fell(state: State, event: e.DuskFell) -> State:
    return top_changed(state, turn=None, order=(), pause="dusk")


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
    return gain(lose(state, event.victim, event.where, event.kind), event.by, event.where, event.kind)


def _theft_announced(state: State, event: e.TheftAnnounced) -> State:
    return pushed(state, Theft(state.scenes, event.thief, event.victim))


def _parasol_raised(state: State, event: e.ParasolRaised) -> State:
    state = gain(lose(state, event.by, event.where, "parasol"), event.over, "open", "parasol")
    return changed(state, parasol_up=True)


def _kit_used(state: State, event: e.KitUsed) -> State:
    state = lose(state, event.by, event.where, "kit")
    if event.kept:
        state = gain(state, event.by, "open", "kit")
    return with_person(state, event.on, wounds=state.persons[event.on].wounds - 1)


def _flare_fired(state: State, event: e.FlareFired) -> State:
    state = lose(state, event.by, event.where, "flare")
    return changed(state, navigation=state.navigation[len(event.cards) :] + event.under)


def _heave_announced(state: State, event: e.HeaveAnnounced) -> State:
    return pushed(state, Objection(state.scenes, event.by, event.victim, Stake("unconscious")))


def _stayed_silent(state: State, event: e.StayedSilent) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Objection)
    return top_changed(state, silent=(*frame.silent, event.seat))


# --- at any time -----------------------------------------------------------------------------------------------------


def _card_opened(state: State, event: e.CardOpened) -> State:
    return moved(_opened(state, event), event.seat)


def _card_thrown(state: State, event: e.CardThrown) -> State:
    state = moved(lose(state, event.seat, event.where, event.kind), event.seat)
    if event.where == "open" and event.kind == "parasol":
        return changed(state, parasol_up=False)
    return state


def _preserver_put_on(state: State, event: e.PreserverPutOn) -> State:
    state = gain(lose(state, event.by, event.where, "preserver"), event.on, "open", "preserver")
    return moved(state, event.by)


def _draft_changed(state: State, event: e.DraftChanged) -> State:
    return moved(with_person(state, event.seat, draft=event.draft), event.seat)


def _offer_made(state: State, event: e.OfferMade) -> State:
    maker = state.persons[event.offer.maker]
    state = with_person(state, event.offer.maker, draft=None, offered=(*maker.offered, event.offer.to))
    return moved(changed(state, offers=(*state.offers, event.offer)), event.offer.maker)


def _without_offer(state: State, offer: Offer) -> State:
    return changed(state, offers=tuple(o for o in state.offers if o.id != offer.id))


def _offer_closed(state: State, event: e.OfferClosed) -> State:
    return moved(_without_offer(state, event.offer), event.offer.maker)


def _traded(state: State, event: e.Traded) -> State:
    offer = event.offer
    assert offer is not None
    state = lose(lose(state, offer.maker, "hand", *offer.give_hand), offer.maker, "open", *offer.give_open)
    state = lose(lose(state, offer.to, "hand", *offer.want_hand), offer.to, "open", *offer.want_open)
    state = gain(gain(state, offer.to, "hand", *offer.give_hand), offer.to, "open", *offer.give_open)
    state = gain(gain(state, offer.maker, "hand", *offer.want_hand), offer.maker, "open", *offer.want_open)
    return moved(_without_offer(state, offer), offer.maker, offer.to)


# --- fights ----------------------------------------------------------------------------------------------------------


def _fight_began(state: State, event: e.FightBegan) -> State:
    """In place of the question it came from."""
    frame = Fight(state.scenes, (event.attacker,), (event.defender,), event.victim, event.stake)
    return pushed(popped(state), frame)


def _fight_joined(state: State, event: e.FightJoined) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    if event.side == "attack":
        return balance_changed(state, attackers=(*frame.attackers, event.seat))
    return balance_changed(state, defenders=(*frame.defenders, event.seat))


def _weapon_drawn(state: State, event: e.WeaponDrawn) -> State:
    return balance_changed(_opened(state, event))


def _flare_fired_in_fight(state: State, event: e.FlareFiredInFight) -> State:
    if event.where == "hand":
        state = gain(lose(state, event.seat, "hand", "flare"), event.seat, "open", "flare")
    return balance_changed(state, fired=event.seat)


def _said_done(state: State, event: e.SaidDone) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    if event.for_good:
        return top_changed(state, out=(*frame.out, event.seat))
    return top_changed(state, done=(*frame.done, event.seat))


def _fight_ended(state: State, event: e.FightEnded) -> State:
    frame = state.frames[-1]
    assert isinstance(frame, Fight)
    for seat in (*frame.attackers, *frame.defenders):
        state = with_person(state, seat, fought=True)
    if frame.fired is not None:
        state = lose(state, frame.fired, "open", "flare")
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
    e.Unopposed: _popped,
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
    e.BirdsHidden: _same,
    **{fact: change for expansion in ALL.values() for fact, change in expansion.evolve.items()},
}
