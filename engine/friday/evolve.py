"""What each fact changes in the state; no rules and no chance (a test holds this table against the list of events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.core.frozen import changed
from engine.friday import events as e
from engine.friday.cards import Ability
from engine.friday.state import (
    Choosing,
    Fight,
    Gap,
    Played,
    Removing,
    Sorting,
    State,
    Using,
    popped,
    pushed,
    with_fight,
    with_top,
    without,
)

ACTS: Final[dict[Ability, int]] = {
    "cards1": 1, "cards2": 2, "destroy": 1, "double": 1, "copy": 1, "below": 1, "exchange1": 1, "exchange2": 2,
}  # fmt: skip
"""How often an ability that takes several steps may act; the others are over at once, but for sorting."""

MOST_LOOKED_AT: Final = 3
"""F4.7."""


def evolve(state: State | None, event: e.Event) -> State:
    """The state after one more fact; the first is `IslandBegan`, on None."""
    if state is None:
        assert isinstance(event, e.IslandBegan)
        return _island_began(event)
    after = _TABLE[type(event)](state, event)
    return changed(after, version=state.version + 1)


def _island_began(event: e.IslandBegan) -> State:
    return State(
        options=event.options,
        life=event.life,
        deck=event.deck,
        hazards=event.hazards,
        aging=event.aging,
        pirates=event.pirates,
        taken=1 if event.first_aging else 0,
        automated=event.automated,
        version=1,
    )


# --- turns -----------------------------------------------------------------------------------------------------------


def _step_began(state: State, event: e.StepBegan) -> State:
    left = state.hazard_discard if event.phase == "pirates" else ()
    return changed(state, phase=event.phase, hazards=event.hazards, hazard_discard=left)


def _island_ended(state: State, event: e.IslandEnded) -> State:
    return changed(state, ended=event.how, why=event.why, score=event.score)


def _hazards_drawn(state: State, event: e.HazardsDrawn) -> State:
    return pushed(changed(state, hazards=state.hazards[len(event.cards) :]), Choosing(event.cards))


def _hazard_chosen(state: State, event: e.HazardChosen) -> State:
    gone = (event.discarded,) if event.discarded else ()
    state = changed(popped(state), hazard_discard=(*state.hazard_discard, *gone))
    return pushed(state, Fight(event.card, False, event.free, event.value))


def _hazard_skipped(state: State, event: e.HazardSkipped) -> State:
    return changed(popped(state), hazard_discard=(*state.hazard_discard, event.card))


def _pirate_chosen(state: State, event: e.PirateChosen) -> State:
    return pushed(state, Fight(event.pirate, True, event.free, event.value))


def _fight_won(state: State, event: e.FightWon) -> State:
    fight = state.frames[0]
    assert isinstance(fight, Fight)
    cards = [card.card for card in fight.face_up]
    state = changed(popped(state), life=state.life - event.life)
    if fight.pirate:
        left = without(state.pirates, event.foe)
        return changed(state, discard=(*state.discard, *cards), pirates=left, beaten=(*state.beaten, event.foe))
    return changed(state, discard=(*state.discard, *cards, event.foe))


def _fight_lost(state: State, event: e.FightLost) -> State:
    short = event.value - event.sum
    return pushed(changed(state, life=state.life - short - event.life), Removing(short))


def _card_removed(state: State, event: e.CardRemoved) -> State:
    return with_top(_gone(state, event.n), points=state.frames[-1].points - event.points)  # type: ignore[union-attr]


def _fight_cleared(state: State, event: e.FightCleared) -> State:
    fight = state.frames[0]
    assert isinstance(fight, Fight)
    cards = [card.card for card in fight.face_up]
    return changed(
        state,
        frames=(),
        discard=(*state.discard, *cards),
        hazard_discard=(*state.hazard_discard, event.foe),
    )


# --- Robinson's deck -------------------------------------------------------------------------------------------------


def _aged(state: State, event: e.Aged) -> State:
    return changed(
        state,
        deck=event.deck,
        discard=(),
        aging=state.aging[1:],
        taken=state.taken + (1 if event.card else 0),
        shuffles=state.shuffles + 1,
    )


def _off_the_top(state: State) -> State:
    deck = state.deck[1:]
    return changed(
        state,
        deck=deck,
        known_top=max(0, state.known_top - 1),
        known_bottom=min(state.known_bottom, len(deck)),
    )


def _card_drawn(state: State, event: e.CardDrawn) -> State:
    fight = state.fight
    assert fight is not None
    new = Played(event.n, event.card, event.side, used=event.used)
    place = len(fight.cards) if event.instead is None else _place(state, fight, event.instead)
    state = with_fight(
        changed(_off_the_top(state), life=state.life - event.cost),
        cards=(*fight.cards[:place], new, *fight.cards[place:]),
        dealt=fight.dealt + 1,
        free_drawn=fight.free_drawn + (1 if event.how == "free" else 0),
    )
    return state if event.how in ("free", "paid") else _acted(state)


def _place(state: State, fight: Fight, instead: int) -> int:
    """Where a replacement comes to lie: in the gap, or before the card that will go below."""
    top = state.top
    if isinstance(top, Using) and top.gap is not None:
        return top.gap.place
    return next(place for place, card in enumerate(fight.cards) if card.n == instead)


def _acted(state: State) -> State:
    """An ability has drawn a card. It is over when it has acted as often as it may; a burial is still to come."""
    top = state.top
    assert isinstance(top, Using)
    if top.ability == "below":
        return with_top(state, acted=True)
    return popped(state) if top.left == 1 else with_top(state, left=top.left - 1, acted=True, gap=None)


# --- abilities -------------------------------------------------------------------------------------------------------


def _ability_used(state: State, event: e.AbilityUsed) -> State:
    if event.copied is not None:
        state = popped(state)
    fight = state.fight
    assert fight is not None
    by = fight.at(event.by)
    state = _card(state, event.by, used=True, lowers=by.lowers or event.ability == "step")
    state = changed(state, life=state.life + event.life)
    if by.face.ability in ("copy", "below") and by.card not in fight.marked:
        state = with_fight(state, marked=(*fight.marked, by.card))
    if event.ability == "sort":
        return pushed(state, Sorting(event.by, MOST_LOOKED_AT))
    acts = ACTS.get(event.ability)
    return state if acts is None else pushed(state, Using(event.by, event.ability, acts))


def _card(state: State, n: int, **changes: Any) -> State:
    """The state with one card of the fight changed."""
    fight = state.fight
    assert fight is not None
    return with_fight(state, cards=tuple(changed(c, **changes) if c.n == n else c for c in fight.cards))


def _gone(state: State, n: int) -> State:
    """The state with one card of the fight taken away."""
    fight = state.fight
    assert fight is not None
    return with_fight(state, cards=tuple(card for card in fight.cards if card.n != n))


def _ability_ended(state: State, event: e.AbilityEnded) -> State:
    return popped(state)


def _card_destroyed(state: State, event: e.CardDestroyed) -> State:
    return popped(_card(state, event.n, down=True))


def _card_doubled(state: State, event: e.CardDoubled) -> State:
    return popped(_card(state, event.by, doubles=event.n))


def _card_exchanged(state: State, event: e.CardExchanged) -> State:
    fight = state.fight
    assert fight is not None
    place = next(place for place, card in enumerate(fight.cards) if card.n == event.n)
    gap = Gap(event.n, place, fight.cards[place].side)
    return with_top(changed(_gone(state, event.n), discard=(*state.discard, event.card)), gap=gap)


def _card_aimed_below(state: State, event: e.CardAimedBelow) -> State:
    return with_top(state, target=event.n)


def _card_buried(state: State, event: e.CardBuried) -> State:
    state = popped(_gone(state, event.n))
    return changed(state, deck=(*state.deck, event.card), known_bottom=state.known_bottom + 1)


# --- sorting ---------------------------------------------------------------------------------------------------------


def _sorting(state: State) -> Sorting:
    top = state.top
    assert isinstance(top, Sorting)
    return top


def _card_looked_at(state: State, event: e.CardLookedAt) -> State:
    top = _sorting(state)
    return with_top(
        _off_the_top(state),
        looked=(*top.looked, event.card),
        left=top.left - 1,
        stage="look" if top.left > 1 else "discard",
    )


def _looking_ended(state: State, event: e.LookingEnded) -> State:
    return with_top(state, stage="discard")


def _looked_discarded(state: State, event: e.LookedDiscarded) -> State:
    gone = () if event.card is None else (event.card,)
    state = with_top(state, stage="order", looked=without(_sorting(state).looked, *gone))
    return changed(state, discard=(*state.discard, *gone))


def _looked_placed(state: State, event: e.LookedPlaced) -> State:
    top = _sorting(state)
    return with_top(state, looked=without(top.looked, event.card), back=(*top.back, event.card))


def _looked_put_back(state: State, event: e.LookedPutBack) -> State:
    state = changed(state, deck=(*event.cards, *state.deck), known_top=state.known_top + len(event.cards))
    return popped(state)


def _seat_automated(state: State, event: e.SeatAutomated) -> State:
    return changed(state, automated=event.on)


_TABLE: Final[dict[type[Any], Callable[[State, Any], State]]] = {
    e.StepBegan: _step_began,
    e.IslandEnded: _island_ended,
    e.SeatAutomated: _seat_automated,
    e.HazardsDrawn: _hazards_drawn,
    e.HazardChosen: _hazard_chosen,
    e.HazardSkipped: _hazard_skipped,
    e.PirateChosen: _pirate_chosen,
    e.Aged: _aged,
    e.CardDrawn: _card_drawn,
    e.FightWon: _fight_won,
    e.FightLost: _fight_lost,
    e.CardRemoved: _card_removed,
    e.FightCleared: _fight_cleared,
    e.AbilityUsed: _ability_used,
    e.AbilityEnded: _ability_ended,
    e.CardDestroyed: _card_destroyed,
    e.CardDoubled: _card_doubled,
    e.CardExchanged: _card_exchanged,
    e.CardAimedBelow: _card_aimed_below,
    e.CardBuried: _card_buried,
    e.CardLookedAt: _card_looked_at,
    e.LookingEnded: _looking_ended,
    e.LookedDiscarded: _looked_discarded,
    e.LookedPlaced: _looked_placed,
    e.LookedPutBack: _looked_put_back,
}
