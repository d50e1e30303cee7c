"""Dealing anew what an audience cannot see changes nothing of what it is shown (L1.4, L11.3)."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from engine.core.types import Seat
from engine.lifeboat.cards import NAVIGATION
from engine.lifeboat.state import (
    Falling,
    Fight,
    Frame,
    Navigating,
    Objection,
    Person,
    Rowing,
    Sky,
    Stake,
    State,
    Thirsting,
)
from tgbot.screens import samples
from tgbot.screens.board import board
from tgbot.screens.gallery import pages
from tgbot.screens.prompt import prompt


def dealt_anew(state: State, seat: Seat | None, dice: random.Random) -> State:
    """The same to this seat (None: to everybody who looks on), another to the rest."""
    cards = [kind for s, p in enumerate(state.persons) if s != seat for kind in p.hand]
    cards += state.provisions
    dice.shuffle(cards)
    hearts = [(p.love, p.hate) for s, p in enumerate(state.persons) if s != seat]
    dice.shuffle(hearts)
    persons: list[Person] = []
    for s, person in enumerate(state.persons):
        if s == seat:
            persons.append(person)
            continue
        size = len(person.hand)
        hand, cards = tuple(sorted(cards[:size])), cards[size:]
        love, hate = hearts.pop()
        persons.append(replace(person, hand=hand, love=love, hate=hate, draft=None, moves=person.moves + 3))
    sea = tuple(dice.sample(range(len(NAVIGATION)), len(NAVIGATION)))
    return replace(
        state,
        persons=tuple(persons),
        provisions=tuple(cards),
        navigation=sea[: len(state.navigation)],
        rowed=sea[: len(state.rowed)],
        offers=tuple(offer for offer in state.offers if seat in (offer.maker, offer.to)),
        frames=tuple(_frame(frame, persons, seat, dice) for frame in state.frames),
        sky=None if state.sky is None else _sky(state.sky, seat, dice),
    )


def _sky(sky: Sky, seat: Seat | None, dice: random.Random) -> Sky:
    """L9.4."""
    if sky.today is None or sky.shown or seat in sky.seen:
        return replace(sky, deck=tuple(dice.sample(sky.deck, len(sky.deck))))
    today, *deck = dice.sample((*sky.deck, sky.today), len(sky.deck) + 1)
    return replace(sky, deck=tuple(deck), today=today)


def _frame(frame: Frame, persons: list[Person], seat: Seat | None, dice: random.Random) -> Frame:
    def mine(pairs: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(pair for pair in pairs if pair[0] == seat)

    match frame:
        case Rowing() if frame.seat != seat:
            return replace(frame, drawn=tuple(dice.sample(range(24), len(frame.drawn))))
        case Navigating() if frame.navigator != seat:
            return replace(frame, cards=tuple(dice.sample(range(24), len(frame.cards))))
        case Falling():
            return replace(frame, plans=mine(frame.plans))
        case Thirsting():
            return replace(frame, plans=mine(frame.plans))
        case Objection():
            return replace(frame, silent=tuple(s for s in frame.silent if s == seat))
        case Fight():
            stake = frame.stake
            if stake.what == "hand" and frame.victim != seat:
                stake = Stake("hand", next(iter(persons[frame.victim].hand), "water"))
            own = (seat,) if seat is not None else ()
            return replace(
                frame,
                stake=stake,
                done=tuple(s for s in frame.done if s in own),
                out=tuple(s for s in frame.out if s in own),
            )
        case _:
            return frame


def test_the_group_sees_nothing_secret(states: list[State]) -> None:
    dice = random.Random(7)
    for state in states[::2]:
        if state.ended:
            continue
        here, there = (samples.context(s, None) for s in (state, dealt_anew(state, None, dice)))
        assert board(here) == board(there)
        assert prompt(here) == prompt(there)


def test_a_player_sees_nothing_of_the_others(states: list[State]) -> None:
    dice = random.Random(8)
    for state in states[::19]:
        if state.ended:
            continue
        for seat in range(len(state.persons)):
            here, there = (samples.context(s, seat) for s in (state, dealt_anew(state, seat, dice)))
            assert list(pages(here)) == list(pages(there))


def test_in_sealed_windows_the_group_learns_nobodys_name(states: list[State]) -> None:
    for state in states:
        if isinstance(state.top, Thirsting):
            first = board(samples.context(state, None)).text.split("\n")[0]
            assert not any(name and name in first for name in samples.NAMES)
