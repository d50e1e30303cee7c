"""L7: those named fall in. Baits and preservers are decided by everyone at once, in secret, and settled together."""

from __future__ import annotations

from engine.core.types import Decision, Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import NAVIGATION, PROVISIONS, NavigationId
from engine.lifeboat.cast import has
from engine.lifeboat.decisions import AskFall, SealFall
from engine.lifeboat.editions import Options
from engine.lifeboat.sealed import asked
from engine.lifeboat.state import Cause, Falling, FallPlan, Person, State, where
from engine.lifeboat.wounds import Voyage, sea_has_won, wound


def begin(run: Voyage, card: NavigationId) -> bool:
    """L7.1: who falls; then everybody decides. False: nobody falls."""
    state = run.state
    named = NAVIGATION[card].overboard
    fallen = tuple(s for s in state.boat if named == "everyone" or state.persons[s].role in named)
    if fallen:
        run.emit(e.FellOverboard(card, fallen, asked(state)))
    return bool(fallen)


def sweep(run: Voyage, card: NavigationId, cause: Cause, fallen: tuple[Seat, ...]) -> bool:
    """L9.5: those who would be thirsty for this fall, perhaps once more. False: nobody does."""
    if fallen:
        run.emit(e.FellOverboard(card, fallen, asked(run.state), cause))
    return bool(fallen)


def decisions(frame: Falling) -> tuple[Decision, ...]:
    """All at once; an answer may be changed until all have answered (L7.7)."""
    answered = {seat for seat, _ in frame.plans}
    return tuple(
        Decision(f"{frame.n}.0-{seat}", seat, AskFall(), blocking=seat not in answered, sealed=True)
        for seat in frame.asked
    )


def options(state: State, frame: Falling, seat: Seat) -> tuple[SealFall, ...]:
    """L7.1, L7.2: any of one's baits, and one's preserver for oneself or for a conscious one in the water."""
    person = state.persons[seat]
    swims = seat in frame.fallen
    baits = person.hand.count("bait") + (0 if swims else person.open.count("bait"))
    most = baits if state.options.bait_adds_up else min(baits, 1)
    preservers: list[FallPlan] = [FallPlan()]
    if swims and "preserver" in person.hand:
        preservers.append(FallPlan(preserver="self"))
    if not swims and "preserver" in person.cards:
        preservers += [FallPlan(preserver=s) for s in frame.fallen if state.persons[s].conscious]
    return tuple(SealFall(FallPlan(n, plan.preserver)) for n in range(most + 1) for plan in preservers)


def default(state: State, frame: Falling, seat: Seat) -> SealFall:
    """L11.1: one's own preserver if it helps, nothing else."""
    own = SealFall(FallPlan(preserver="self"))
    return own if _helps(state, seat) and own in options(state, frame, seat) else SealFall(FallPlan())


def _helps(state: State, seat: Seat) -> bool:
    """A swimmer needs a preserver only where sharks might knock it out (L7.2, L7.4)."""
    person = state.persons[seat]
    return not has(person.role, "swims") or person.wounds + most_bait_wounds(state.options) >= person.strength


def most_bait_wounds(options: Options) -> int:
    """How many wounds all the baits there are could give (L7.2)."""
    return PROVISIONS["bait"] if options.bait_adds_up else 1


def settle(run: Voyage) -> None:
    """L7.1–L7.7, once all have answered."""
    frame = run.state.top
    assert isinstance(frame, Falling)
    run.emit(e.FallEnded())
    plans = dict(frame.plans)
    bait_wounds = _baits(run, frame, plans)
    safe = _preservers(run, frame, plans)
    for seat in frame.fallen:
        _fall(run, seat, bait_wounds, seat in safe)
    sea_has_won(run)


def _baits(run: Voyage, frame: Falling, plans: dict[Seat, FallPlan]) -> int:
    """L7.2: how many wounds the sharks give. Open ones before the fallen play themselves; what does not count goes
    back unseen."""
    adds_up = run.state.options.bait_adds_up
    played = 0
    for seat in frame.fallen:
        for _ in range(run.state.persons[seat].open.count("bait")):
            run.emit(e.BaitPlayed(seat, "open"))
            played += 1
    for seat in run.state.boat:
        for _ in range(plans.get(seat, FallPlan()).baits):
            if adds_up or not played:
                run.emit(e.BaitPlayed(seat, where(run.state, seat, "bait")))
                played += 1
    return played if adds_up else min(played, 1)


def _preservers(run: Voyage, frame: Falling, plans: dict[Seat, FallPlan]) -> set[Seat]:
    """L7.1: who in the water has one: open before, worn now, or thrown now (an own one goes first, L7.7)."""
    safe = {seat for seat in frame.fallen if "preserver" in run.state.persons[seat].open}
    for seat in frame.fallen:
        if seat not in safe and plans.get(seat, FallPlan()).preserver == "self":
            run.emit(e.PreserverUsed(seat, seat, "hand"))
            safe.add(seat)
    for seat in run.state.boat:
        target = plans.get(seat, FallPlan()).preserver
        if isinstance(target, int) and target not in safe:
            run.emit(e.PreserverUsed(seat, target, where(run.state, seat, "preserver")))
            safe.add(target)
    return safe


def _fall(run: Voyage, seat: Seat, bait_wounds: int, safe: bool) -> None:
    """L7.3–L7.6 for one of the fallen."""
    person = run.state.persons[seat]
    if person.dead or (person.unconscious and not safe):
        run.emit(e.Drowned(seat, corpse=person.dead))
        return
    lost = tuple(kind for kind in person.open if kind != "preserver")
    if lost:
        run.emit(e.OpenCardsLost(seat, lost))
    wound(run, seat, _fall_wounds(person, safe) + bait_wounds, "fall")
    after = run.state.persons[seat]
    fainted_unprotected = after.unconscious and not safe and run.state.options.faint_in_water == "drowns"
    if after.dead or fainted_unprotected:
        run.emit(e.Drowned(seat, corpse=False))
    else:
        run.emit(e.ClimbedBack(seat, after.unconscious))


def _fall_wounds(person: Person, safe: bool) -> int:
    """L7.1: one, but for the Frenchy's role and preserver wearers."""
    return 0 if safe or has(person.role, "swims") else 1
