"""L3.5, L3.6, L4.7: what was asked for changes hands: by giving in, by winning, or from those who cannot refuse."""

from __future__ import annotations

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat import moments
from engine.lifeboat.state import Stake
from engine.lifeboat.wounds import Voyage


def hand_over(run: Voyage, attacker: Seat, victim: Seat, stake: Stake) -> None:
    """Give the attacker what it asked for."""
    match stake.what:
        case "seat":
            run.emit(e.SeatsSwapped(attacker, victim))
        case "unconscious":
            run.emit(e.ThrownOverboard(attacker, victim, alive=True))
        case "open" | "hand":
            _take(run, attacker, victim, stake)
        case _:
            moments.stake_won(run, attacker, victim, stake)


def _take(run: Voyage, attacker: Seat, victim: Seat, stake: Stake) -> None:
    """A hand card opened in the fight is still the stake; a flare gun spent there is gone (L3.6)."""
    person = run.state.persons[victim]
    kind = stake.kind
    assert kind is not None
    if stake.what == "hand" and kind in person.hand:
        run.emit(e.CardTaken(attacker, victim, "hand", kind))
    elif kind in person.open:
        run.emit(e.CardTaken(attacker, victim, "open", kind))
    else:
        run.emit(e.NothingTaken(attacker, victim))
