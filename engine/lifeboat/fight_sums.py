"""L4.4: how strong somebody is in a fight. Open cards alone count, so everybody can reckon it (L4.9)."""

from __future__ import annotations

from engine.core.types import Seat
from engine.lifeboat.cards import FLARE_STRENGTH, WEAPONS
from engine.lifeboat.moments import strength_bonus
from engine.lifeboat.state import Fight, Person, State


def power(person: Person) -> int:
    """Strength, open weapons, fire water; wounds do not lower it, and the flare gun only counts where it is fired."""
    return person.strength + sum(WEAPONS.get(kind, 0) for kind in person.open) + strength_bonus(person)


def power_in(state: State, fight: Fight, seat: Seat) -> int:
    """The same, with a flare fired in this fight."""
    return power(state.persons[seat]) + (FLARE_STRENGTH if fight.fired == seat else 0)


def sums(state: State, fight: Fight) -> tuple[int, int]:
    """Attack and defence (L4.4)."""
    attack = sum(power_in(state, fight, seat) for seat in fight.attackers)
    defence = sum(power_in(state, fight, seat) for seat in fight.defenders)
    return attack, defence
