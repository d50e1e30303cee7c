"""L1.4: what each seat may know of the state. Everything is put in by hand; nothing is copied and then blanked out."""

from __future__ import annotations

from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat import moments
from engine.lifeboat import state as s
from engine.lifeboat import views as v
from engine.lifeboat.fight_sums import power, power_in, sums
from engine.lifeboat.state import Person, Stake, State


def view(state: State, seat: Seat | None) -> v.View:
    """The voyage as this seat sees it; None is a bystander."""
    ended = state.ended is not None
    actions = state.frame(s.Actions)
    return v.View(
        seat=seat,
        options=state.options,
        day=state.day,
        gulls=state.gulls,
        boat=state.boat,
        persons=tuple(_person(state, i, p) for i, p in enumerate(state.persons)),
        provisions_left=len(state.provisions),
        navigation_left=len(state.navigation),
        pile=len(state.rowed),
        parasol_up=state.parasol_up,
        sky=None if state.sky is None else _sky(state.sky, seat),
        invited=state.invited,
        scene=None if state.top is None else _scene(state, state.top),
        secrets=None if seat is None else _secrets(state, seat),
        turn=actions.turn if actions else None,
        ended=state.ended,
        scores=state.scores,
        loves=tuple(p.love for p in state.persons) if ended else (),
        hates=tuple(p.hate for p in state.persons) if ended else (),
        hands=tuple(p.hand for p in state.persons) if ended else (),
    )


def _sky(sky: s.Sky, seat: Seat | None) -> v.SeenSky:
    """L9.4: today's weather is known to those who have seen it, until all are shown it."""
    known = sky.shown or (seat is not None and seat in sky.seen)
    return v.SeenSky(sky.today if known else None, sky.shown, len(sky.deck), sky.used)


def health(person: Person) -> v.Health:
    """L5.1 in a word."""
    if not person.aboard:
        return "gone"
    if person.dead:
        return "dead"
    return "unconscious" if person.unconscious else "well"


def _person(state: State, seat: Seat, person: Person) -> v.SeenPerson:
    return v.SeenPerson(
        role=person.role,
        place=state.boat.index(seat) + 1 if person.aboard else 0,
        health=health(person),
        wounds=person.wounds,
        power=power(person),
        open=person.open,
        hand_size=len(person.hand),
        rowed=person.rowed,
        fought=person.fought,
        drank=person.drank,
        shaded=person.shaded,
        automated=person.automated,
    )


def _secrets(state: State, seat: Seat) -> v.Secrets:
    person = state.persons[seat]
    top = state.top
    return v.Secrets(
        love=person.love,
        hate=person.hate,
        hand=person.hand,
        draft=person.draft,
        offers=tuple(o for o in state.offers if seat in (o.maker, o.to)),
        cards=top.cards if isinstance(top, s.Handout) and top.takers[0] == seat else (),
        drawn=_drawn(top, seat),
        fall=next((p for who, p in top.plans if who == seat), None) if isinstance(top, s.Falling) else None,
        thirst=next((p for who, p in top.plans if who == seat), None) if isinstance(top, s.Thirsting) else None,
    )


def _drawn(top: s.Frame | None, seat: Seat) -> tuple[int, ...]:
    if isinstance(top, s.Rowing) and top.seat == seat:
        return top.drawn
    if isinstance(top, s.Navigating) and top.navigator == seat:
        return top.cards
    return ()


def public_stake(stake: Stake) -> Stake:
    """L3.6: which hand card it is nobody sees until it changes hands."""
    return Stake(stake.what) if stake.what == "hand" else stake


def _fight(state: State, frame: s.Fight) -> v.SeenFight:
    attack, defence = sums(state, frame)
    inside = (*frame.attackers, *frame.defenders)
    return v.SeenFight(
        attackers=frame.attackers,
        defenders=frame.defenders,
        attack=attack,
        defence=defence,
        victim=frame.victim,
        stake=public_stake(frame.stake),
        powers=tuple((seat, power_in(state, frame, seat)) for seat in state.conscious),
        may_join=tuple(seat for seat in state.conscious if seat not in inside),
        fired=frame.fired,
    )


def _scene(state: State, frame: s.Frame) -> v.Scene:
    match frame:
        case s.Handout():
            return v.SeenHandout(frame.takers[0], len(frame.cards), frame.takers[1:])
        case s.Actions():
            return v.SeenActions(frame.turn, frame.order, frame.pause)
        case s.Rowing():
            return v.SeenRowing(frame.seat, len(frame.drawn))
        case s.Demand():
            attack, defence = power(state.persons[frame.attacker]), power(state.persons[frame.victim])
            return v.SeenDemand(frame.attacker, frame.victim, public_stake(frame.stake), attack, defence)
        case s.Theft():
            return v.SeenTheft(frame.thief, frame.victim)
        case s.Objection():
            return v.SeenObjection(frame.by, frame.victim, frame.stake)
        case s.Fight():
            return _fight(state, frame)
        case s.Navigating():
            return v.SeenNavigation(frame.navigator, len(frame.cards))
        case s.Falling():
            return v.SeenFall(frame.card, frame.fallen, frame.instead_of)
        case s.Thirsting():
            return v.SeenThirst(frame.causes, moments.waters_per_thirst(state))
        case s.Drifting():
            return v.SeenDrift()
    assert_never(frame)
