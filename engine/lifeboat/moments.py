"""Where the base game lets the expansions in play speak (L9). It knows the moments, and none of the expansions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from engine.core.types import Decision, Seat
from engine.lifeboat.cards import PROVISIONS, Kind
from engine.lifeboat.decisions import FightOption, FreeOption, TurnOption
from engine.lifeboat.editions import EXPANSIONS, Options
from engine.lifeboat.expansion import Expansion
from engine.lifeboat.expansions import ALL
from engine.lifeboat.state import Cause, Fight, Person, Side, Stake, State
from engine.lifeboat.wounds import Voyage

_SETS: Final[dict[tuple[bool, ...], tuple[Expansion, ...]]] = {
    on: tuple(ALL[name] for name, is_on in zip(EXPANSIONS, on, strict=True) if is_on)
    for on in product((False, True), repeat=len(EXPANSIONS))
}
_DECKS: Final[dict[tuple[bool, ...], Mapping[Kind, int]]] = {
    on: sum((Counter(x.provisions) for x in expansions), Counter(PROVISIONS)) for on, expansions in _SETS.items()
}
_BONUSES: Final = [x.strength_bonus for x in ALL.values() if x.strength_bonus]


def _in_play(options: Options) -> tuple[Expansion, ...]:
    return _SETS[options.weather, options.cannibalism, options.fire_water]


def provisions(options: Options) -> Mapping[Kind, int]:
    """The deck, how many of each: the base game's cards, and what the expansions bring."""
    return _DECKS[options.weather, options.cannibalism, options.fire_water]


# --- moments ---------------------------------------------------------------------------------------------------------


def voyage_begins(run: Voyage) -> None:
    for x in _in_play(run.state.options):
        x.voyage_begins(run)


def day_begins(run: Voyage) -> None:
    for x in _in_play(run.state.options):
        x.day_begins(run)


def handed_out(run: Voyage) -> bool:
    """Is there another hand-out?"""
    more = [x.handed_out(run) for x in _in_play(run.state.options)]  # all are to speak, so no lazy `any`
    return any(more)


def turn_begins(run: Voyage, seat: Seat) -> None:
    for x in _in_play(run.state.options):
        x.turn_begins(run, seat)


def fight_ends(run: Voyage, fight: Fight, winner: Side) -> None:
    for x in _in_play(run.state.options):
        x.fight_ends(run, fight, winner)


def stake_won(run: Voyage, by: Seat, victim: Seat, stake: Stake) -> None:
    for x in _in_play(run.state.options):
        x.stake_won(run, by, victim, stake)


def navigation_begins(run: Voyage) -> None:
    for x in _in_play(run.state.options):
        x.navigation_begins(run)


def card_resolved(run: Voyage) -> bool:
    """Is there another navigation card today?"""
    more = [x.card_resolved(run) for x in _in_play(run.state.options)]
    return any(more)


def day_ends(run: Voyage) -> None:
    for x in _in_play(run.state.options):
        x.day_ends(run)


def comes_to_rest(run: Voyage) -> None:
    for x in _in_play(run.state.options):
        x.comes_to_rest(run)


# --- moves -----------------------------------------------------------------------------------------------------------


def turn_options(state: State, seat: Seat) -> list[TurnOption]:
    return [option for x in _in_play(state.options) for option in x.turn_options(state, seat)]


def free_options(state: State, seat: Seat) -> list[FreeOption]:
    return [option for x in _in_play(state.options) for option in x.free_options(state, seat)]


def fight_options(state: State, seat: Seat) -> list[FightOption]:
    """For those in the fight."""
    return [option for x in _in_play(state.options) for option in x.fight_options(state, seat)]


def may_move_in_fight(state: State, seat: Seat) -> bool:
    """By public facts."""
    return any(x.may_move_in_fight(state, seat) for x in _in_play(state.options))


def decisions(state: State) -> list[Decision]:
    """Standing questions that block nobody."""
    return [decision for x in _in_play(state.options) for decision in x.decisions(state)]


def play(run: Voyage, seat: Seat, option: Any) -> None:
    """Whosever option it is."""
    for x in _in_play(run.state.options):
        x.play(run, seat, option)


# --- rulings ---------------------------------------------------------------------------------------------------------


def strength_bonus(person: Person) -> int:
    """In fights (L4.4)."""
    return sum(bonus(person) for bonus in _BONUSES)


def causes(state: State, person: Person) -> list[Cause]:
    """More causes of thirst (L8.1); some come with the day's last card alone."""
    last = not top_card(state)
    return [cause for x in _in_play(state.options) for cause in x.causes(state, person, last)]


def falls_instead_of(state: State) -> Cause | None:
    """Who would be thirsty for this falls overboard instead (L9.5)."""
    return next((cause for x in _in_play(state.options) if (cause := x.falls_instead_of(state))), None)


def waters_per_thirst(state: State) -> int:
    """How many waters quench one thirst (L8.2)."""
    return next((waters for x in _in_play(state.options) if (waters := x.waters_per_thirst(state))), 1)


def nobody_thirsts(state: State) -> bool:
    return any(x.nobody_thirsts(state) for x in _in_play(state.options))


def hides_birds(state: State) -> bool:
    """Do the birds of a navigation card not count?"""
    return any(x.hides_birds(state) for x in _in_play(state.options))


def no_card(state: State) -> bool:
    """Is no navigation card played?"""
    return any(x.no_card(state) for x in _in_play(state.options))


def top_card(state: State) -> bool:
    """Is the top card played now, whoever navigates? Another follows."""
    return any(x.top_card(state) for x in _in_play(state.options))
