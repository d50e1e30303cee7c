"""L9.1: cannibalism. An action on a corpse aboard, which anybody conscious may stand up against."""

from __future__ import annotations

from typing import Any, Final

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.changes import lose, opened_from
from engine.lifeboat.decisions import Eat
from engine.lifeboat.expansion import Expansion
from engine.lifeboat.state import Fight, Objection, Side, Stake, State, pushed, where, with_person
from engine.lifeboat.wounds import Voyage


def _turn_options(state: State, seat: Seat) -> tuple[Eat, ...]:
    """With the card, any corpse in the boat."""
    if "cannibalism" not in state.persons[seat].cards:
        return ()
    return tuple(Eat(other) for other in state.boat if state.persons[other].dead)


def _play(run: Voyage, seat: Seat, option: Any) -> None:
    if isinstance(option, Eat):
        run.emit(e.FeastAnnounced(seat, option.victim, where(run.state, seat, "cannibalism")))


def _stake_won(run: Voyage, by: Seat, victim: Seat, stake: Stake) -> None:
    """Nobody stood up for the dead, or in vain: every conscious character aboard loses a wound."""
    if stake.what == "corpse":
        healed = tuple(seat for seat in run.state.conscious if run.state.persons[seat].wounds)
        run.emit(e.Feasted(by, victim, healed))


def _fight_ends(run: Voyage, fight: Fight, winner: Side) -> None:
    """The defence has won: the card leaves unused."""
    if fight.stake.what == "corpse" and winner == "defence":
        run.emit(e.FeastPrevented(fight.attackers[0], fight.victim))


# --- what its facts change -------------------------------------------------------------------------------------------


def _feast_announced(state: State, event: e.FeastAnnounced) -> State:
    state = opened_from(state, event.by, event.where, "cannibalism")
    return pushed(state, Objection(state.scenes, event.by, event.victim, Stake("corpse")))


def _feast_prevented(state: State, event: e.FeastPrevented) -> State:
    return lose(state, event.by, "open", "cannibalism")


def _feasted(state: State, event: e.Feasted) -> State:
    for seat in event.healed:
        state = with_person(state, seat, wounds=state.persons[seat].wounds - 1)
    return lose(state, event.by, "open", "cannibalism")


CANNIBALISM: Final = Expansion(
    provisions={"cannibalism": 1, "kit": 1},
    evolve={e.FeastAnnounced: _feast_announced, e.FeastPrevented: _feast_prevented, e.Feasted: _feasted},
    turn_options=_turn_options,
    play=_play,
    stake_won=_stake_won,
    fight_ends=_fight_ends,
)
"""The fourth kit comes with it (a ruling: the sources count the cards of all three expansions together)."""
