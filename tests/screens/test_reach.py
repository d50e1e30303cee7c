"""Everything that may be answered can be tapped, and soon: two taps to any usual move, three to any."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.lifeboat.decisions import AskFall, AskFree, AskKeep, AskThirst, ChangeDraft, SealThirst
from engine.lifeboat.state import Falling, Navigating, Rowing, State, Theft, Thirsting
from tgbot.screens import data, samples
from tgbot.screens.context import Context
from tgbot.screens.panel import panel

DEEPEST = 16


def taps_to(ctx: Context, deepest: int = DEEPEST) -> dict[tuple[str, str], int]:
    """How many taps each answer is away from the root page."""
    found: dict[tuple[str, str], int] = {}
    seen, level = {""}, [""]
    for taps in range(1, deepest + 1):
        coming: list[str] = []
        for path in level:
            for button in (b for row in panel(replace(ctx, path=path)).keyboard for b in row):
                tap = data.parse(button.data)
                assert tap is not None
                if tap.kind == "answer":
                    found.setdefault((tap.decision, tap.value), taps)
                elif tap.value not in seen:
                    seen.add(tap.value)
                    coming.append(tap.value)
        level = coming
    return found


RARE = (Rowing, Theft, Navigating, Falling, Thirsting)


def _expanded(state: State) -> bool:
    """Somebody may drink along, or a corpse may be eaten."""
    return state.invited is not None or any("cannibalism" in person.cards for person in state.persons)


def panels(states: list[State], every: int) -> Iterator[Context]:
    """Every so many states, and half of those with a rare question."""
    rare = [state for state in states if isinstance(state.top, RARE) or state.offers or _expanded(state)]
    for state in (*states[::every], *(rare[::2] if every > 1 else ())):
        for seat in range(len(state.persons)):
            yield samples.context(state, seat)


def test_every_option_can_be_tapped(states: list[State]) -> None:
    kinds: set[str] = set()
    for ctx in panels(states, 7):
        asked = {d.id: (d, found) for d, found in ctx.decisions if d.id not in ctx.hidden}
        there = {(id, option.key) for id, (_, found) in asked.items() for option in found}
        if ctx.me.health != "well":
            assert not there, "the unconscious and the dead are asked nothing"
            continue
        taps = taps_to(ctx)
        assert set(taps) == there
        for id, (decision, found) in asked.items():
            kinds.add(type(decision.ask).__name__)
            for option in found:
                composed = isinstance(option, ChangeDraft) or (isinstance(option, SealThirst) and option.plan.gifts)
                assert composed or taps[id, option.key] <= 3, (option, taps[id, option.key])
    assert {"AskTurn", "AskFree", "AskOffer", "AskFight", "AskKeep", "AskNavigation", "AskFall", "AskThirst"} <= kinds
    assert "AskToast" in kinds


def test_usual_moves_take_two_taps(states: list[State]) -> None:
    for ctx in panels(states, 41):
        for decision, found in ctx.decisions:
            composed = isinstance(decision.ask, AskFree | AskThirst | AskFall | AskKeep)
            if composed or decision.id in ctx.hidden or not decision.blocking:
                continue
            taps = taps_to(ctx, 3)
            usual = [o for o in found if not o.key.startswith("rob.")]
            assert all(taps[decision.id, option.key] <= 2 for option in usual), decision


@pytest.mark.parametrize("path", ["nonsense", "1.0-0/rob", "trade/give/more", "open/x", "/", "k0", "99.9-9", "vest"])
def test_a_path_that_does_not_fit_shows_the_root(states: list[State], path: str) -> None:
    for ctx in panels(states[5:8], 1):
        root = panel(ctx)
        if ctx.me.health == "well":
            assert panel(replace(ctx, path=path)).keyboard == root.keyboard
