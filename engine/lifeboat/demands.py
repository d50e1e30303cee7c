"""L3.4–L3.8, L5.5: asking for a seat or a card, the Kid's theft, and standing up for those who cannot."""

from __future__ import annotations

from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import Kind
from engine.lifeboat.decisions import (
    Allow,
    AskDemand,
    AskObjection,
    AskTheft,
    GiveIn,
    LetSteal,
    Object,
    OpenCard,
    Refuse,
    Rob,
    TakeSeat,
)
from engine.lifeboat.fight_sums import power
from engine.lifeboat.secrecy import public_stake
from engine.lifeboat.stakes import hand_over
from engine.lifeboat.state import Demand, Objection, Stake, State, Theft
from engine.lifeboat.wounds import Voyage


def ask_for_seat(run: Voyage, seat: Seat, option: TakeSeat) -> None:
    """L3.4."""
    _demand(run, seat, option.victim, Stake("seat"))


def rob(run: Voyage, seat: Seat, option: Rob) -> None:
    """L3.5, L3.6: which hand card is drawn now, whoever sees it later; L3.8: the Kid needs no fight for it."""
    state = run.state
    victim = state.persons[option.victim]
    if option.steal and state.options.open_after_theft_is_announced:
        run.emit(e.TheftAnnounced(seat, option.victim))
        return
    if option.kind is not None:
        _demand(run, seat, option.victim, Stake("open", option.kind))
        return
    kind = run.chance.pick(victim.hand)
    if option.steal:
        run.emit(e.CardTaken(seat, option.victim, "hand", kind, stolen=True))
    else:
        _demand(run, seat, option.victim, Stake("hand", kind))


def _demand(run: Voyage, seat: Seat, victim: Seat, stake: Stake) -> None:
    """The conscious are asked; the others do not resist."""
    if run.state.persons[victim].conscious:
        run.emit(e.Demanded(seat, victim, stake))
    else:
        hand_over(run, seat, victim, stake)


# --- a demand --------------------------------------------------------------------------------------------------------


def demand_decisions(frame: Demand) -> tuple[Decision, ...]:
    """The victim alone."""
    return (
        Decision(f"{frame.n}.0-{frame.victim}", frame.victim, AskDemand(frame.attacker, public_stake(frame.stake))),
    )


def answer_demand(run: Voyage, frame: Demand, option: GiveIn | Refuse) -> None:
    """L3.7: give in, or fight."""
    if isinstance(option, GiveIn):
        run.emit(e.GaveIn(frame.victim))
        hand_over(run, frame.attacker, frame.victim, frame.stake)
    else:
        run.emit(e.FightBegan(frame.attacker, frame.victim, frame.victim, frame.stake))


def default_for_demand(state: State, frame: Demand) -> GiveIn | Refuse:
    """L11.1: give in to the stronger, by public facts; or always, if the group wants it so."""
    stronger = power(state.persons[frame.attacker]) > power(state.persons[frame.victim])
    return GiveIn() if stronger or state.options.yield_when_silent == "always" else Refuse()


# --- a theft announced -----------------------------------------------------------------------------------------------


def theft_decisions(state: State, frame: Theft) -> tuple[Decision, ...]:
    """The victim, once for each card it may open."""
    left = len(state.persons[frame.victim].hand)
    return (Decision(f"{frame.n}.{left}-{frame.victim}", frame.victim, AskTheft(frame.thief)),)


def theft_options(state: State, frame: Theft) -> tuple[OpenCard | LetSteal, ...]:
    """L3.8: open any card first, or let the thief draw."""
    return (*(OpenCard(kind) for kind in sorted(set(state.persons[frame.victim].hand))), LetSteal())


def answer_theft(run: Voyage, frame: Theft, option: OpenCard | LetSteal) -> None:
    """Open one more, or let it happen; with an empty hand it happens by itself."""
    if isinstance(option, OpenCard):
        run.emit(e.CardOpened(frame.victim, option.kind))
        if run.state.persons[frame.victim].hand:
            return
    run.emit(e.TheftEnded())
    hand: tuple[Kind, ...] = run.state.persons[frame.victim].hand
    if hand:
        run.emit(e.CardTaken(frame.thief, frame.victim, "hand", run.chance.pick(hand), stolen=True))
    else:
        run.emit(e.NothingTaken(frame.thief, frame.victim))


# --- standing up for those who cannot --------------------------------------------------------------------------------


def objectors(state: State, frame: Objection) -> tuple[Seat, ...]:
    """Every conscious character but the one who is to be kept from it."""
    return tuple(seat for seat in state.conscious if seat != frame.by)


def objection_decisions(state: State, frame: Objection) -> tuple[Decision, ...]:
    """All who have not said no are asked at once; the first objector closes the question."""
    return tuple(
        Decision(f"{frame.n}.0-{seat}", seat, AskObjection(frame.by, frame.victim, frame.stake), sealed=True)
        for seat in objectors(state, frame)
        if seat not in frame.silent
    )


def answer_objection(run: Voyage, frame: Objection, seat: Seat, option: Object | Allow) -> None:
    """L5.5, L9.1: the first to object defends."""
    if isinstance(option, Object):
        run.emit(e.FightBegan(frame.by, seat, frame.victim, frame.stake))
    else:
        run.emit(e.StayedSilent(seat))


def settle_objection(run: Voyage) -> None:
    """Nobody stands up: it is done."""
    frame = run.state.top
    assert isinstance(frame, Objection)
    run.emit(e.Unopposed())
    hand_over(run, frame.by, frame.victim, frame.stake)
