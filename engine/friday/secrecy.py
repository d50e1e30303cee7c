"""F1.3: what the player may know: everything but the order of the decks. Built field by field; nothing is copied and
then blanked out. A bystander may know the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import assert_never

from engine.core.frozen import changed
from engine.friday import events as e
from engine.friday import state as s
from engine.friday import views as v
from engine.friday.cards import CARDS, Kind, Pirate
from engine.friday.scoring import score
from engine.friday.state import State
from engine.friday.sums import (
    Counted,
    balance,
    colour,
    count,
    free_left,
    hazard_value,
    next_cost,
    pirate_numbers,
    stopped,
)


def view(state: State) -> v.View:
    """The island as the player sees it."""
    top, fight = state.top, state.fight
    deck = state.deck
    return v.View(
        options=state.options,
        phase=state.phase,
        life=state.life,
        most_life=state.most_life,
        hazards_on_offer=_on_offer(state, top) if isinstance(top, s.Choosing) else (),
        fight=None if fight is None else _fight(state, fight),
        use=_use(top),
        points=top.points if isinstance(top, s.Removing) else None,
        deck=_counts(deck),
        known_top=deck[: state.known_top],
        known_bottom=deck[len(deck) - state.known_bottom :],
        discard=_counts(state.discard),
        hazards=_counts(state.hazards),
        hazard_discard=_counts(state.hazard_discard),
        aging=_counts(state.aging),
        aging_taken=state.taken,
        pirates=_pirates(state, fight),
        automated=state.automated,
        ended=state.ended,
        why=state.why,
        score=state.score or score(state, won=False),
    )


_ORDER = {card: place for place, card in enumerate(CARDS)}


def _counts(cards: Iterable[Kind]) -> v.Counts:
    return tuple(sorted(Counter(cards).items(), key=lambda item: _ORDER[item[0]]))


def _on_offer(state: State, frame: s.Choosing) -> tuple[v.SeenHazard, ...]:
    assert state.phase != "pirates"
    return tuple(v.SeenHazard(card, hazard_value(card, state.phase)) for card in frame.cards)


def _pirates(state: State, fight: s.Fight | None) -> tuple[v.SeenPirate, ...]:
    return tuple(_pirate(state, fight, pirate) for pirate in (*state.beaten, *state.pirates))


def _pirate(state: State, fight: s.Fight | None, pirate: Pirate) -> v.SeenPirate:
    fixed = fight is not None and fight.foe == pirate
    free, value = (fight.free, fight.value) if fight and fixed else pirate_numbers(state, pirate)
    return v.SeenPirate(pirate, free, value, pirate in state.beaten)


def _fight(state: State, fight: s.Fight) -> v.SeenFight:
    now = balance(state, fight)
    cards = [(card.side, _card(card, counted)) for card, counted in zip(fight.cards, count(fight), strict=True)]
    return v.SeenFight(
        foe=fight.foe,
        pirate=fight.pirate,
        colour=colour(state, fight),
        value=now.value,
        free=fight.free,
        free_left=free_left(fight),
        stopped=stopped(fight),
        cost=next_cost(state, fight),
        left=tuple(card for side, card in cards if side == "left"),
        right=tuple(card for side, card in cards if side == "right"),
        sum=now.sum,
        outcome=v.Outcome(
            won=now.won,
            short=now.short,
            aging=now.aging,
            pays=now.pays,
            life=now.life - now.pays,
            points=0 if fight.pirate else now.short,
            fatal=now.fatal,
        ),
    )


def _card(card: s.Played, counted: Counted) -> v.SeenCard:
    return v.SeenCard(
        n=card.n,
        card=card.card,
        side=card.side,
        counted=counted.points,
        used=card.used,
        down=card.down,
        doubled=counted.doubled,
        zeroed=counted.zeroed,
        left_out=counted.left_out,
    )


def _use(top: s.Frame | None) -> v.SeenUse | None:
    if isinstance(top, s.Using):
        return v.SeenUse(top.by, top.ability, top.left, top.target, (), ())
    if isinstance(top, s.Sorting):
        return v.SeenUse(top.by, "sort", top.left, None, top.looked, top.back)
    return None


def redact(event: e.Event) -> e.Event:
    """The fact as the player learns it. The match has no default branch, so a new event must be thought about here."""
    match event:
        case e.IslandBegan():
            return changed(event, deck=(), hazards=(), aging=())
        case e.StepBegan():
            return changed(event, hazards=())
        case e.Aged():
            return changed(event, deck=())
        case (
            e.IslandEnded() | e.SeatAutomated() | e.HazardsDrawn() | e.HazardChosen() | e.HazardSkipped()
            | e.PirateChosen() | e.CardDrawn() | e.FightWon() | e.FightLost() | e.CardRemoved() | e.FightCleared()
            | e.AbilityUsed() | e.AbilityEnded() | e.CardDestroyed() | e.CardDoubled() | e.CardExchanged()
            | e.CardAimedBelow() | e.CardBuried() | e.CardLookedAt() | e.LookingEnded() | e.LookedDiscarded()
            | e.LookedPlaced() | e.LookedPutBack()
        ):  # fmt: skip
            return event
    assert_never(event)
