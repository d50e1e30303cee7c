"""L3: the turns of a day, rowing and the special actions. Demands are in `demands.py`, what is free at any time in
`free.py`."""

from __future__ import annotations

from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat import moments, navigation
from engine.lifeboat.cards import NAVIGATION
from engine.lifeboat.cast import has
from engine.lifeboat.decisions import (
    AskKeep,
    AskPause,
    AskTurn,
    FireFlare,
    KeepRowed,
    Pass,
    RaiseParasol,
    Rob,
    Row,
    TakeSeat,
    ThrowCorpse,
    ThrowUnconscious,
    TurnOption,
    UseKit,
)
from engine.lifeboat.demands import ask_for_seat, rob
from engine.lifeboat.gulls import fly
from engine.lifeboat.state import Actions, Rowing, State, where
from engine.lifeboat.wounds import Voyage, sea_has_won


def begin(run: Voyage) -> None:
    """L3.1: the seating now is the order of the day; first comes the morning (L3.15)."""
    run.emit(e.ActionsBegan(run.state.boat))


def next_turn(run: Voyage) -> None:
    """L3.1: the next who can act; after the last, dusk (whoever wins a fight is awake to see it)."""
    frame = run.state.top
    assert isinstance(frame, Actions)
    seat = next((s for s in frame.order if run.state.persons[s].conscious), None)
    if seat is not None:
        run.emit(e.TurnBegan(seat))
        moments.turn_begins(run, seat)
    else:
        run.emit(e.DuskFell())


def end(run: Voyage) -> None:
    """The actions are over; navigation follows."""
    run.emit(e.ActionsEnded())
    navigation.begin(run)


def decisions(frame: Actions) -> tuple[Decision, ...]:
    """The pause, or whose turn it is."""
    if frame.pause:
        return (Decision(f"{frame.n}.{frame.pause[0]}-p", None, AskPause(frame.pause), "pause"),)
    assert frame.turn is not None
    return (Decision(f"{frame.n}.{len(frame.order)}-{frame.turn}", frame.turn, AskTurn()),)


def options(state: State, seat: Seat) -> tuple[TurnOption, ...]:
    """L3.2: everything that is possible now, and nothing."""
    others = tuple(s for s in state.boat if s != seat)
    found: list[TurnOption] = [Row()]
    found += [TakeSeat(other) for other in others]
    for other in others:
        found += _robberies(state, seat, other)
    return (*found, *_special(state, seat), *_heaves(state, others), *moments.turn_options(state, seat), Pass())


def _robberies(state: State, seat: Seat, other: Seat) -> list[TurnOption]:
    """L3.5: an open card, or one from the hand if there is one. L3.8: the Kid's role takes it without asking."""
    victim = state.persons[other]
    found: list[TurnOption] = []
    if victim.hand:
        found.append(Rob(other, None, steal=victim.conscious and has(state.persons[seat].role, "steals")))
    if victim.open:
        found += [Rob(other, kind) for kind in sorted(set(victim.open))]
    return found


def _special(state: State, seat: Seat) -> list[TurnOption]:
    person = state.persons[seat]
    found: list[TurnOption] = []
    living = [s for s in state.boat if not state.persons[s].dead]
    if "parasol" in person.hand or ("parasol" in person.open and not state.parasol_up):
        found += [RaiseParasol(other) for other in living]
    if "kit" in person.cards:
        found += [UseKit(other) for other in living if state.persons[other].wounds]
    if "flare" in person.cards:
        found.append(FireFlare())
    return found


def _heaves(state: State, others: tuple[Seat, ...]) -> list[TurnOption]:
    """L5.5, where the options say so."""
    found: list[TurnOption] = []
    if state.options.throw_corpse:
        found += [ThrowCorpse(other) for other in others if state.persons[other].dead]
    if state.options.throw_unconscious:
        found += [ThrowUnconscious(other) for other in others if state.persons[other].unconscious]
    return found


def play(run: Voyage, seat: Seat, option: TurnOption) -> None:
    """Do it. Whatever opens a question of its own puts a frame on top; the turn is over when that is settled."""
    match option:
        case Row():
            _row(run, seat)
        case TakeSeat():
            ask_for_seat(run, seat, option)
        case Rob():
            rob(run, seat, option)
        case RaiseParasol():
            run.emit(e.ParasolRaised(seat, option.over, where(run.state, seat, "parasol")))
        case UseKit():
            _heal(run, seat, option)
        case FireFlare():
            _fire_flare(run, seat)
        case ThrowCorpse():
            run.emit(e.ThrownOverboard(seat, option.victim, alive=False))
        case ThrowUnconscious():
            run.emit(e.HeaveAnnounced(seat, option.victim))
        case Pass():
            run.emit(e.TurnPassed(seat))
        case _:
            moments.play(run, seat, option)


def _heal(run: Voyage, seat: Seat, option: UseKit) -> None:
    """L5.3: the Doctor's role keeps the kit."""
    was_conscious = run.state.persons[option.on].conscious
    kept = has(run.state.persons[seat].role, "keeps_kit")
    run.emit(e.KitUsed(seat, option.on, where(run.state, seat, "kit"), kept))
    if not was_conscious and run.state.persons[option.on].conscious:
        run.emit(e.WokeUp(option.on))


def _fire_flare(run: Voyage, seat: Seat) -> None:
    """L6.6: three cards, their birds alone; the fourth gull ends the voyage at once."""
    cards = run.state.navigation[:3]
    run.emit(e.FlareFired(seat, where(run.state, seat, "flare"), cards, run.chance.shuffled(cards)))
    for card in cards:
        if fly(run, NAVIGATION[card].gull):
            return


# --- rowing ----------------------------------------------------------------------------------------------------------


def _row(run: Voyage, seat: Seat) -> None:
    """L3.3: two cards, and one for each own open oar; with no card left one is tired all the same."""
    count = min(2 + run.state.persons[seat].open.count("oar"), len(run.state.navigation))
    if count:
        run.emit(e.RowingBegan(seat, count, run.state.navigation[:count]))
    else:
        run.emit(e.Rowed(seat, 0, (), ()))


def rowing_decisions(frame: Rowing) -> tuple[Decision, ...]:
    """The rower alone."""
    return (Decision(f"{frame.n}.0-{frame.seat}", frame.seat, AskKeep()),)


def rowing_options(frame: Rowing) -> tuple[KeepRowed, ...]:
    """All, some or none."""
    places = range(len(frame.drawn))
    return tuple(
        KeepRowed(tuple(place for place in places if mask >> place & 1)) for mask in range(1 << len(frame.drawn))
    )


def keep_rowed(run: Voyage, frame: Rowing, option: KeepRowed) -> None:
    """L3.3, L6.4: what goes under the deck together goes shuffled."""
    kept = tuple(frame.drawn[place] for place in option.places)
    rest = tuple(card for place, card in enumerate(frame.drawn) if place not in option.places)
    run.emit(e.Rowed(frame.seat, len(kept), kept, run.chance.shuffled(rest)))


def end_turn(run: Voyage) -> None:
    """The action is over; unless the sea has won with it."""
    frame = run.state.top
    if isinstance(frame, Actions) and frame.turn is not None and not sea_has_won(run):
        run.emit(e.TurnEnded(frame.turn))
