"""L4: fights. Joining, weapons, silence, and the end."""

from __future__ import annotations

from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat import moments
from engine.lifeboat.cards import WEAPONS
from engine.lifeboat.decisions import AskFight, AskPause, Done, FightOption, FireInFight, Join, OpenCard, Out
from engine.lifeboat.fight_sums import sums
from engine.lifeboat.stakes import hand_over
from engine.lifeboat.state import Fight, Side, State, where
from engine.lifeboat.wounds import Voyage, sea_has_won, wound

MOST_RESTARTS = 12
"""L4.5: from then on a change no longer starts the silence anew: a fight has a last hour."""


def side_of(frame: Fight, seat: Seat) -> Side | None:
    """Which side somebody fights on."""
    if seat in frame.attackers:
        return "attack"
    return "defence" if seat in frame.defenders else None


def _asked(state: State, frame: Fight) -> tuple[Seat, ...]:
    """L4.5, L11.3, by public facts alone: bystanders may join; fighters with a hand, or with an open flare gun or fire
    water, may have something to draw."""
    return tuple(s for s in state.conscious if s not in frame.out and _may_do_something(state, frame, s))


def _may_do_something(state: State, frame: Fight, seat: Seat) -> bool:
    if side_of(frame, seat) is None:
        return True
    person = state.persons[seat]
    fires = "flare" in person.open and frame.fired is None
    return bool(person.hand) or fires or moments.may_move_in_fight(state, seat)


def decisions(state: State, frame: Fight) -> tuple[Decision, ...]:
    """The silence, and everybody who may still do something; one who is done may change its mind."""
    base = f"{frame.n}.{frame.changes}"
    restarts = min(frame.changes, MOST_RESTARTS)
    silence = Decision(f"{frame.n}.{restarts}-p", None, AskPause("silence"), "silence", step=restarts)
    return (
        silence,
        *(
            Decision(
                f"{base}-{seat}", seat, AskFight(side_of(frame, seat)), "none", blocking=seat not in frame.done,
                sealed=True
            )
            for seat in _asked(state, frame)
        ),
    )  # fmt: skip


def options(state: State, frame: Fight, seat: Seat) -> tuple[FightOption, ...]:
    """L4.2, L4.3. Who has nothing left to draw can only be out."""
    side = side_of(frame, seat)
    found: list[FightOption]
    if side is None:
        found = [Join("attack"), Join("defence")]
    else:
        person = state.persons[seat]
        found = [OpenCard(kind) for kind in sorted(set(person.hand)) if kind in WEAPONS]
        if "flare" in person.cards and frame.fired is None:
            found.append(FireInFight())
        found += moments.fight_options(state, seat)
    if (found or moments.may_move_in_fight(state, seat)) and seat not in frame.done:
        found.append(Done())
    return (*found, Out())


def play(run: Voyage, seat: Seat, option: FightOption) -> None:
    """Join, draw, or be done."""
    match option:
        case Join():
            run.emit(e.FightJoined(seat, option.side))
        case OpenCard():
            run.emit(e.WeaponDrawn(seat, option.kind))
        case FireInFight():
            run.emit(e.FlareFiredInFight(seat, where(run.state, seat, "flare")))
        case Done():
            run.emit(e.SaidDone(seat, for_good=False))
        case Out():
            run.emit(e.SaidDone(seat, for_good=True))
        case _:
            moments.play(run, seat, option)


def all_are_done(state: State, frame: Fight) -> bool:
    """L4.5: every conscious character has said so since the last change."""
    return all(seat in frame.done for seat in _asked(state, frame))


def end(run: Voyage) -> None:
    """L4.6, L4.7: wounds, then what was asked for."""
    frame = run.state.top
    assert isinstance(frame, Fight)
    attack, defence = sums(run.state, frame)
    winner: Side = "attack" if attack > defence else "defence"
    run.emit(e.FightEnded(winner, attack, defence, frame.attackers, frame.defenders))
    for seat in frame.defenders if winner == "attack" else frame.attackers:
        wound(run, seat, 1, "fight")
    moments.fight_ends(run, frame, winner)
    if winner == "attack":
        hand_over(run, frame.attackers[0], frame.victim, frame.stake)
    sea_has_won(run)
