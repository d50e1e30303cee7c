"""Lifeboat as the core's `Game`: each question finds its room here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, assert_never

from engine.core.chance import Chance
from engine.core.game import Run
from engine.core.types import Decision, Option, Seat, Step
from engine.lifeboat import (
    actions,
    autopilot,
    demands,
    fight,
    flow,
    free,
    moments,
    navigation,
    overboard,
    provisions,
    stored,
    thirst,
    trade,
)
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat import state as s
from engine.lifeboat.editions import PLAYERS, Options
from engine.lifeboat.evolve import evolve
from engine.lifeboat.redact import redact
from engine.lifeboat.secrecy import view
from engine.lifeboat.setup import deal
from engine.lifeboat.state import State
from engine.lifeboat.views import View
from engine.lifeboat.wounds import Voyage


class Lifeboat:
    """The rules of «За бортом»; see `engine.core.game.Game` for what each method promises."""

    id = "lifeboat"
    schema = stored.SCHEMA

    def start(self, options: Options, seats: int, automated: frozenset[Seat], chance: Chance) -> Step:
        """L1, and on to the first question. Raises ValueError for a number of players the crew does not allow."""
        if seats not in self.seats(options):
            raise ValueError(f"{options.crew}: {seats} players")
        run: Voyage = Run(evolve(None, first := deal(options, seats, automated, chance)), evolve, chance)
        run.events.append(first)
        moments.voyage_begins(run)
        flow.advance(run)
        return Step(run.state, tuple(run.events))

    def seats(self, options: Options) -> range:
        return PLAYERS[options.crew]

    def version(self, state: State) -> int:
        return state.version

    def evolve(self, state: State | None, event: e.Event) -> State:
        return evolve(state, event)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.ended is not None or state.top is None:
            return ()
        # an invitation first: it may end with the answer to what else is asked
        return (*moments.decisions(state), *_questions(state, state.top), *free.decisions(state), *_offers(state))

    def options(self, state: State, decision: Decision) -> tuple[d.Option, ...]:
        if decision.seat is None or state.top is None:
            return ()
        return _options(state, state.top, decision, decision.seat)

    def answer(self, run: Voyage, decision: Decision, option: Any) -> None:
        assert decision.seat is not None
        _answer(run, decision, decision.seat, option)
        if isinstance(decision.ask, _ACTION):
            actions.end_turn(run)
        flow.advance(run)

    def expire(self, run: Voyage, decision: Decision, quiet: bool) -> None:
        if decision.seat is None:
            flow.end_pause(run)
            flow.advance(run)
            return
        key = self.default(run.state, decision)
        option = next(o for o in self.options(run.state, decision) if o.key == key)
        if not quiet:
            _tell_that_time_ran_out(run, decision)
        self.answer(run, decision, option)

    def automate(self, run: Voyage, seat: Seat, on: bool) -> bool:
        if seat not in range(len(run.state.persons)) or run.state.persons[seat].automated == on:
            return False
        run.emit(e.SeatAutomated(seat, on))
        return True

    def automated(self, state: State) -> frozenset[Seat]:
        return frozenset(seat for seat, person in enumerate(state.persons) if person.automated)

    def default(self, state: State, decision: Decision) -> str:
        assert decision.seat is not None
        return _default(state, decision, self.options(state, decision))

    def autopilot(self, view: View, decision: Decision, options: Sequence[Option], chance: Chance) -> str | None:
        return autopilot.choose(view, decision, options, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def redact(self, event: e.Event, seat: Seat | None) -> e.Event | None:
        return redact(event, seat)

    def over(self, state: State) -> bool:
        return state.ended is not None

    def dump_state(self, state: State) -> bytes:
        return stored.dump_state(state)

    def load_state(self, data: bytes) -> State:
        return stored.load_state(data)

    def dump_events(self, events: Sequence[e.Event]) -> bytes:
        return stored.dump_events(events)

    def load_events(self, data: bytes) -> tuple[e.Event, ...]:
        return stored.load_events(data)

    def load_options(self, data: dict[str, Any]) -> Options:
        return stored.load_options(data)


def _questions(state: State, top: s.Frame) -> tuple[Decision, ...]:
    match top:
        case s.Handout():
            return provisions.decisions(top)
        case s.Actions():
            return actions.decisions(top)
        case s.Rowing():
            return actions.rowing_decisions(top)
        case s.Demand():
            return demands.demand_decisions(top)
        case s.Theft():
            return demands.theft_decisions(state, top)
        case s.Objection():
            return demands.objection_decisions(state, top)
        case s.Fight():
            return fight.decisions(state, top)
        case s.Navigating():
            return navigation.decisions(top)
        case s.Falling():
            return overboard.decisions(top)
        case s.Thirsting():
            return thirst.decisions(top)
        case s.Drifting():
            return (Decision(f"{top.n}.0-p", None, d.AskPause("drift"), "pause"),)
    assert_never(top)


def _offers(state: State) -> tuple[Decision, ...]:
    """Standing offers are frozen during demands and fights (L3.9)."""
    return trade.decisions(state) if state.offers and free.is_free(state) else ()


def _options(state: State, top: s.Frame, decision: Decision, seat: Seat) -> tuple[d.Option, ...]:
    ask: d.Ask = decision.ask
    if isinstance(ask, d.AskFree):
        return free.options(state, seat)
    if isinstance(ask, d.AskOffer):
        return trade.offer_options(state, _offer(state, ask))
    if isinstance(ask, d.AskToast):
        return (d.DrinkAlong(),)
    match top:
        case s.Handout():
            return provisions.options(top)
        case s.Actions():
            return actions.options(state, seat)
        case s.Rowing():
            return actions.rowing_options(top)
        case s.Demand():
            return (d.GiveIn(), d.Refuse())
        case s.Theft():
            return demands.theft_options(state, top)
        case s.Objection():
            return (d.Object(), d.Allow())
        case s.Fight():
            return fight.options(state, top, seat)
        case s.Navigating():
            return navigation.options(top)
        case s.Falling():
            return overboard.options(state, top, seat)
        case s.Thirsting():
            return thirst.options(state, top, seat)
        case s.Drifting():
            return ()
    assert_never(top)


def _offer(state: State, ask: d.AskOffer) -> s.Offer:
    return next(offer for offer in state.offers if offer.id == ask.offer)


def _answer(run: Voyage, decision: Decision, seat: Seat, option: Any) -> None:
    ask: d.Ask = decision.ask
    if isinstance(ask, d.AskFree):
        free.play(run, seat, option)
        return
    if isinstance(ask, d.AskOffer):
        trade.answer_offer(run, _offer(run.state, ask), option)
        return
    if isinstance(ask, d.AskToast):
        moments.play(run, seat, option)
        return
    match run.state.top:
        case s.Handout():
            provisions.keep(run, option)
        case s.Actions():
            actions.play(run, seat, option)
        case s.Rowing() as top:
            actions.keep_rowed(run, top, option)
        case s.Demand() as top:
            demands.answer_demand(run, top, option)
        case s.Theft() as top:
            demands.answer_theft(run, top, option)
        case s.Objection() as top:
            demands.answer_objection(run, top, seat, option)
        case s.Fight():
            fight.play(run, seat, option)
        case s.Navigating():
            navigation.play(run, option)
        case s.Falling():
            run.emit(e.FallSealed(seat, option.plan))
        case s.Thirsting():
            run.emit(e.ThirstSealed(seat, option.plan))


_ACTION = (d.AskTurn, d.AskKeep, d.AskDemand, d.AskTheft)
"""Questions of an action: it is over when no frame is left on top of the actions part."""


def _default(state: State, decision: Decision, options: Sequence[d.Option]) -> str:
    """L11.1: the safest legal answer, by public facts or by what the seat itself may know."""
    assert decision.seat is not None
    match state.top:
        case s.Actions():
            return d.Pass().key
        case s.Rowing():
            return d.KeepRowed(()).key
        case s.Demand() as top:
            return demands.default_for_demand(state, top).key
        case s.Theft():
            return d.LetSteal().key
        case s.Objection():
            return d.Allow().key
        case s.Fight():
            return (d.Done() if d.Done() in options else d.Out()).key
        case s.Falling() as top:
            return overboard.default(state, top, decision.seat).key
        case s.Thirsting() as top:
            return thirst.default(state, top, decision.seat).key
        case _:
            chosen = autopilot.choose(view(state, decision.seat), decision, options, Chance(0))
            assert chosen is not None
            return chosen


_TIMED: Final[dict[type[Any], Any]] = {
    d.AskProvision: "provision",
    d.AskTurn: "turn",
    d.AskKeep: "keep",
    d.AskDemand: "demand",
    d.AskTheft: "theft",
    d.AskObjection: "objection",
    d.AskNavigation: "navigation",
    d.AskFall: "fall",
    d.AskThirst: "thirst",
}
"""What is told when time runs out; not in fights, where the silence ends by time anyway."""


def _tell_that_time_ran_out(run: Voyage, decision: Decision) -> None:
    """L11.2: in sealed windows without names, and once."""
    what = _TIMED.get(type(decision.ask))
    if what is None:
        return
    top = run.state.top
    if isinstance(top, s.Falling | s.Thirsting | s.Objection):
        if not top.late:
            run.emit(e.TimeRanOut(None, what))
    else:
        run.emit(e.TimeRanOut(decision.seat, what))


LIFEBOAT: Final = Lifeboat()
