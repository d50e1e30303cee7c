"""L8: thirst. Waters are decided by everyone at once, in secret, and settled together; then the day is over."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat import moments
from engine.lifeboat.cards import NAVIGATION, NavigationId
from engine.lifeboat.cast import has
from engine.lifeboat.decisions import AskThirst, SealThirst
from engine.lifeboat.sealed import asked
from engine.lifeboat.state import Cause, Person, State, Thirsting, ThirstPlan
from engine.lifeboat.wounds import Voyage, sea_has_won, wound

MOST_THIRSTS = 5
"""From one card (L9.7)."""

Causes = dict[Seat, tuple[Cause, ...]]


def begin(run: Voyage, card: NavigationId | None, but_for: Cause | None = None) -> bool:
    """L8.1, L8.4, L8.6: the parasol gives its shade, then everybody decides. False: nobody is thirsty.

    `card`: None on a day without one (L9.3); `but_for`: for this one fell overboard instead (L9.5).
    """
    found = causes(run.state, card, but_for)
    _shade(run, found)
    thirsty = tuple((seat, why) for seat, why in found.items() if why)
    if thirsty:
        run.emit(e.ThirstStruck(thirsty, asked(run.state)))
    return bool(thirsty)


def causes(state: State, card: NavigationId | None, but_for: Cause | None = None) -> Causes:
    """L8.1: why each of the living aboard is thirsty, bow → stern; each cause once."""
    if moments.nobody_thirsts(state):
        return {}
    found: Causes = {}
    for seat in state.boat:
        person = state.persons[seat]
        if not person.dead:
            why = (*_of_card(person, card), *moments.causes(state, person))
            found[seat] = tuple(cause for cause in why if cause != but_for)[:MOST_THIRSTS]
    return found


def _of_card(person: Person, card: NavigationId | None) -> tuple[Cause, ...]:
    if card is None:
        return ()
    drawn = NAVIGATION[card]
    named = drawn.thirst == "everyone" or person.role in drawn.thirst
    why: tuple[tuple[Cause, bool], ...] = (
        ("rowed", person.rowed and drawn.oar),
        ("fought", person.fought and drawn.fist),
        ("named", named and person.role not in drawn.thirst_except),
    )
    return tuple([cause for cause, holds in why if holds])


def thirsty_for(state: State, card: NavigationId, cause: Cause) -> tuple[Seat, ...]:
    """Who would be thirsty for this (L9.5), bow → stern."""
    return tuple(seat for seat, why in causes(state, card).items() if cause in why)


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


def _need(state: State, frame: Thirsting) -> dict[Seat, int]:
    """How many waters would quench all of each one's thirsts (L8.2, L9.6 «Muggy»)."""
    price = moments.waters_per_thirst(state)
    return {seat: len(why) * price for seat, why in frame.causes}


def options(state: State, frame: Thirsting, seat: Seat) -> tuple[SealThirst, ...]:
    """L8.2, L8.3: every way to spend one's waters on the thirsty, none of them beyond need."""
    need = _need(state, frame)
    waters = state.persons[seat].cards.count("water")
    others = [(other, waters) for other, waters in need.items() if other != seat]
    found: list[SealThirst] = []
    for own in range(min(waters, need.get(seat, 0)) + 1):
        found += [SealThirst(ThirstPlan(own, gifts)) for gifts in _gifts(waters - own, others)]
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
    need = _need(state, frame).get(seat, 0)
    return SealThirst(ThirstPlan(min(state.persons[seat].cards.count("water"), need)))


# --- settling --------------------------------------------------------------------------------------------------------

Cups = list[tuple[Seat, int]]
"""Who spends how many waters on somebody, in the order in which they are taken."""


def settle(run: Voyage) -> None:
    """L8.5: own water, water given, the drinking along, wounds."""
    frame = run.state.top
    assert isinstance(frame, Thirsting)
    run.emit(e.ThirstEnded())
    left = {seat: len(why) for seat, why in frame.causes}
    plans = dict(frame.plans)
    companion = _companion(run.state)
    others = [seat for seat in left if seat != companion]
    shared = sum(
        _quench(run, seat, [(seat, _own(plans, seat)), *_given(run.state, plans, seat)], left) for seat in others
    )
    if companion in left:
        _drink_along(run, companion, _given(run.state, plans, companion), _own(plans, companion), shared, left)
    for seat in run.state.boat:
        wound(run, seat, left.get(seat, 0), "thirst")
    sea_has_won(run)


def _own(plans: dict[Seat, ThirstPlan], seat: Seat) -> int:
    return plans[seat].own if seat in plans else 0


def _given(state: State, plans: dict[Seat, ThirstPlan], to: Seat) -> Cups:
    """From the bow on."""
    return [(by, n) for by in state.boat if by in plans for seat, n in plans[by].gifts if seat == to]


def _companion(state: State) -> Seat | None:
    """Who drinks along, if conscious (L8.5)."""
    return next((s for s in state.conscious if has(state.persons[s].role, "drinks_along")), None)


def _quench(run: Voyage, on: Seat, cups: Cups, left: dict[Seat, int]) -> int:
    """How many thirsts these waters quench: no more than there are, and whole ones; what is not needed goes back unseen
    (L8.5, L9.6 «Muggy»)."""
    price = moments.waters_per_thirst(run.state)
    quenched = min(left[on], sum(waters for _, waters in cups) // price)
    wanted = quenched * price
    for by, waters in cups:
        spent = min(waters, wanted)
        if spent:
            opened = min(spent, run.state.persons[by].open.count("water"))
            run.emit(e.WaterDrunk(by, on, spent - opened, opened))
            wanted -= spent
    left[on] -= quenched
    return quenched


def _drink_along(run: Voyage, seat: Seat, given: Cups, own: int, shared: int, left: dict[Seat, int]) -> None:
    """L8.5: first what she is given; then each thirst that water quenched for others quenches one more of hers, at no
    cost; her own water pays for what remains, with what is left over of the given (L9.6 «Muggy»)."""
    quenched = _quench(run, seat, given, left)
    along = min(shared, left[seat])
    if along:
        run.emit(e.DrankAlong(seat, along))
        left[seat] -= along
    odd = _beyond(given, quenched * moments.waters_per_thirst(run.state))
    _quench(run, seat, [*odd, (seat, own)], left)


def _beyond(cups: Cups, taken: int) -> Cups:
    """What is left of these waters when so many have been taken."""
    rest: Cups = []
    for by, waters in cups:
        rest.append((by, waters - min(waters, taken)))
        taken -= min(waters, taken)
    return [(by, waters) for by, waters in rest if waters]
