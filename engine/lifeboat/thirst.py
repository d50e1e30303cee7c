"""L8: thirst. Waters are decided by everyone at once, in secret, and settled together; then the day is over."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import NAVIGATION, NavigationId
from engine.lifeboat.cast import has
from engine.lifeboat.decisions import AskThirst, SealThirst
from engine.lifeboat.sealed import asked
from engine.lifeboat.state import Cause, State, Thirsting, ThirstPlan
from engine.lifeboat.wounds import Voyage, sea_has_won, wound

MOST_THIRSTS = 5
"""From one card (L9.7)."""

Causes = dict[Seat, tuple[Cause, ...]]


def begin(run: Voyage, card: NavigationId) -> None:
    """L8.1, L8.4, L8.6: the parasol gives its shade, then everybody decides. Nobody thirsty: the day is over."""
    found = causes(run.state, card)
    _shade(run, found)
    thirsty = tuple((seat, why) for seat, why in found.items() if why)
    if thirsty:
        run.emit(e.ThirstStruck(thirsty, asked(run.state)))
    else:
        run.emit(e.DayEnded(run.state.day))


def causes(state: State, card: NavigationId) -> Causes:
    """L8.1: why each of the living aboard is thirsty, bow → stern; each cause once."""
    drawn = NAVIGATION[card]
    found: Causes = {}
    for seat in state.boat:
        person = state.persons[seat]
        if person.dead:
            continue
        named = drawn.thirst == "everyone" or person.role in drawn.thirst
        why: tuple[tuple[Cause, bool], ...] = (
            ("rowed", person.rowed and drawn.oar),
            ("fought", person.fought and drawn.fist),
            ("named", named and person.role not in drawn.thirst_except),
        )
        found[seat] = tuple(cause for cause, holds in why if holds)[:MOST_THIRSTS]
    return found


def _shade(run: Voyage, found: Causes) -> None:
    """L8.4: the open parasol takes one cause away, once a day."""
    for seat, why in found.items():
        person = run.state.persons[seat]
        if why and run.state.parasol_up and "parasol" in person.open and not person.shaded:
            run.emit(e.Shaded(seat))
            found[seat] = why[:-1]


# --- sealed answers --------------------------------------------------------------------------------------------------


def decisions(frame: Thirsting) -> tuple[Decision, ...]:
    """All at once; an answer may be changed until all have answered (L8.5)."""
    answered = {seat for seat, _ in frame.plans}
    return tuple(
        Decision(f"{frame.n}.0-{seat}", seat, AskThirst(), blocking=seat not in answered, sealed=True)
        for seat in frame.asked
    )


def options(state: State, frame: Thirsting, seat: Seat) -> tuple[SealThirst, ...]:
    """L8.2, L8.3: every way to spend one's waters on the thirsty, none of them beyond need."""
    need = dict(frame.causes)
    waters = state.persons[seat].cards.count("water")
    others = [other for other, _ in frame.causes if other != seat]
    found: list[SealThirst] = []
    for own in range(min(waters, len(need.get(seat, ()))) + 1):
        for gifts in _gifts(waters - own, [(other, len(need[other])) for other in others]):
            found.append(SealThirst(ThirstPlan(own, gifts)))
    return tuple(found)


def _gifts(waters: int, needs: list[tuple[Seat, int]]) -> Iterator[tuple[tuple[Seat, int], ...]]:
    """Every way to give at most so many waters to those in need; nothing first."""
    if not needs or not waters:
        yield ()
        return
    (seat, need), rest = needs[0], needs[1:]
    for given in range(min(need, waters) + 1):
        for others in _gifts(waters - given, rest):
            yield ((seat, given), *others) if given else others


def default(state: State, frame: Thirsting, seat: Seat) -> SealThirst:
    """L11.1: drink while one has water."""
    need = len(dict(frame.causes).get(seat, ()))
    return SealThirst(ThirstPlan(min(state.persons[seat].cards.count("water"), need)))


# --- settling --------------------------------------------------------------------------------------------------------


def settle(run: Voyage) -> None:
    """L8.5: own water, water given, the drinking along, wounds."""
    frame = run.state.top
    assert isinstance(frame, Thirsting)
    run.emit(e.ThirstEnded())
    left = {seat: len(why) for seat, why in frame.causes}
    plans = dict(frame.plans)
    companion = _companion(run.state)
    drunk = [
        (seat, _drink(run, seat, seat, plans.get(seat, ThirstPlan()).own, left))
        for seat in run.state.boat
        if seat != companion
    ]
    drunk += _given(run, plans, left)
    if companion is not None:
        shared = sum(waters for seat, waters in drunk if seat != companion)
        _drink_along(run, companion, shared, left)
        _drink(run, companion, companion, plans.get(companion, ThirstPlan()).own, left)
    for seat in run.state.boat:
        wound(run, seat, left.get(seat, 0), "thirst")
    if not sea_has_won(run):
        run.emit(e.DayEnded(run.state.day))


def _companion(state: State) -> Seat | None:
    """Who drinks along, if conscious (L8.5)."""
    return next((s for s in state.conscious if has(state.persons[s].role, "drinks_along")), None)


def _given(run: Voyage, plans: dict[Seat, ThirstPlan], left: dict[Seat, int]) -> list[tuple[Seat, int]]:
    """Water given, from the bow on: pairs of who drank and how much; what is not needed goes back unseen."""
    drunk: list[tuple[Seat, int]] = []
    for giver in run.state.boat:
        for seat, waters in plans.get(giver, ThirstPlan()).gifts:
            drunk.append((seat, _drink(run, giver, seat, waters, left)))
    return drunk


def _drink(run: Voyage, by: Seat, on: Seat, waters: int, left: dict[Seat, int]) -> int:
    """Spend up to so many of `by`'s waters on `on`'s thirst, open ones first; how many it were."""
    spent = min(waters, left.get(on, 0))
    if spent:
        opened = min(spent, run.state.persons[by].open.count("water"))
        run.emit(e.WaterDrunk(by, on, spent - opened, opened))
        left[on] -= spent
    return spent


def _drink_along(run: Voyage, seat: Seat, shared: int, left: dict[Seat, int]) -> None:
    """L8.5: each water spent on anybody but her quenches one more, at no cost."""
    drunk = min(shared, left.get(seat, 0))
    if drunk:
        run.emit(e.DrankAlong(seat, drunk))
        left[seat] -= drunk
