"""L9.4–L9.6: weather. One card a day, seen one after the other in secret, shown to all when navigation begins."""

from __future__ import annotations

from typing import Final

from engine.core.frozen import changed
from engine.core.types import Seat
from engine.lifeboat import cards
from engine.lifeboat import events as e
from engine.lifeboat.cards import Weather
from engine.lifeboat.expansion import Expansion
from engine.lifeboat.state import Cause, Person, Sky, State
from engine.lifeboat.wounds import Voyage

FALLS_INSTEAD_OF: Final[dict[Weather, Cause]] = {"stormy": "rowed", "rough_seas": "fought"}
"""L9.5: who would be thirsty for this falls overboard instead."""


def _sky(state: State) -> Sky:
    assert state.sky is not None
    return state.sky


def _is(weather: Weather, state: State) -> bool:
    """Does this weather apply?"""
    return _sky(state).known == weather


# --- moments ---------------------------------------------------------------------------------------------------------


def _voyage_begins(run: Voyage) -> None:
    run.emit(e.WeatherDealt(run.chance.shuffled(cards.WEATHER)))


def _day_begins(run: Voyage) -> None:
    """L9.4: before provisions; the bow looks first, if anybody is conscious."""
    if len(_sky(run.state).deck) == 1:
        _reshuffle(run)
    conscious = run.state.conscious
    run.emit(e.WeatherDrawn(conscious[0] if conscious else None, _sky(run.state).deck[0]))


def _turn_begins(run: Voyage, seat: Seat) -> None:
    """L9.4: each sees it when its own turn begins."""
    sky = _sky(run.state)
    if not sky.shown and seat not in sky.seen:
        run.emit(e.WeatherSeen(seat, sky.today))


def _handed_out(run: Voyage) -> bool:
    """L9.4, L9.6 «Sunday»: shown when the first hand-out is over; a second follows."""
    sky = _sky(run.state)
    if sky.today != "sunday" or sky.shown:
        return False
    run.emit(e.WeatherShown("sunday"))
    return bool(run.state.provisions)


def _navigation_begins(run: Voyage) -> None:
    """L9.4: shown to all. L9.6 «Clear»: the discards go back; «Windy»: the wind rises, if there is
    a card for it to play (a ruling)."""
    sky = _sky(run.state)
    assert sky.today is not None
    if not sky.shown:
        run.emit(e.WeatherShown(sky.today))
    if sky.today == "clear" and sky.used:
        _reshuffle(run)
    if sky.today == "windy" and run.state.navigation:
        run.emit(e.WindRose())


def _reshuffle(run: Voyage) -> None:
    sky = _sky(run.state)
    run.emit(e.WeatherReshuffled(run.chance.shuffled((*sky.deck, *sky.used))))


def _card_resolved(run: Voyage) -> bool:
    """L9.6 «Windy»: the wind's card is done; the navigator's follows."""
    if _sky(run.state).wind != "blows":
        return False
    run.emit(e.WindDropped())
    return True


def _day_ends(run: Voyage) -> None:
    run.emit(e.WeatherPassed())


# --- rulings ---------------------------------------------------------------------------------------------------------


def _top_card(state: State) -> bool:
    """L9.6 «Windy»."""
    return _sky(state).wind == "blows"


def _falls_instead_of(state: State) -> Cause | None:
    known = _sky(state).known
    return None if known is None else FALLS_INSTEAD_OF.get(known)


def _waters_per_thirst(state: State) -> int | None:
    """L9.6 «Muggy»."""
    return 2 if _is("muggy", state) else None


def _causes(state: State, person: Person, last: bool) -> tuple[Cause, ...]:
    """L9.6 «Hot»."""
    return ("hot",) if _is("hot", state) else ()


# --- what its facts change -------------------------------------------------------------------------------------------


def _dealt(state: State, event: e.WeatherDealt) -> State:
    return changed(state, sky=Sky(event.deck))


def _reshuffled(state: State, event: e.WeatherReshuffled) -> State:
    return changed(state, sky=changed(_sky(state), deck=event.deck, used=()))


def _drawn(state: State, event: e.WeatherDrawn) -> State:
    sky = _sky(state)
    seen = () if event.by is None else (event.by,)
    return changed(state, sky=changed(sky, deck=sky.deck[1:], today=event.weather, seen=seen))


def _seen(state: State, event: e.WeatherSeen) -> State:
    sky = _sky(state)
    return changed(state, sky=changed(sky, seen=(*sky.seen, event.seat)))


def _shown(state: State, event: e.WeatherShown) -> State:
    return changed(state, sky=changed(_sky(state), shown=True))


def _rose(state: State, event: e.WindRose) -> State:
    return changed(state, sky=changed(_sky(state), wind="blows"))


def _dropped(state: State, event: e.WindDropped) -> State:
    return changed(state, sky=changed(_sky(state), wind="dropped"))


def _passed(state: State, event: e.WeatherPassed) -> State:
    sky = _sky(state)
    assert sky.today is not None
    return changed(state, sky=Sky(sky.deck, (*sky.used, sky.today)))


WEATHER: Final = Expansion(
    evolve={
        e.WeatherDealt: _dealt,
        e.WeatherReshuffled: _reshuffled,
        e.WeatherDrawn: _drawn,
        e.WeatherSeen: _seen,
        e.WeatherShown: _shown,
        e.WindRose: _rose,
        e.WindDropped: _dropped,
        e.WeatherPassed: _passed,
    },
    voyage_begins=_voyage_begins,
    day_begins=_day_begins,
    turn_begins=_turn_begins,
    handed_out=_handed_out,
    navigation_begins=_navigation_begins,
    card_resolved=_card_resolved,
    day_ends=_day_ends,
    top_card=_top_card,
    falls_instead_of=_falls_instead_of,
    waters_per_thirst=_waters_per_thirst,
    causes=_causes,
    nobody_thirsts=lambda state: _is("rain", state),
    hides_birds=lambda state: _is("foggy", state),
    no_card=lambda state: _is("calm", state),
)
