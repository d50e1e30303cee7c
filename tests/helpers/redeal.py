"""Secrecy of the voyage by re-dealing (L1.4): another world that looks the same to one seat.

`lifeboat` makes such a world, `asked` says what everybody knows of who is asked what, `LEARNS` who may learn which
field of which fact, and `same` holds two streams of facts against each other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from typing import Any

from engine.core.types import Decision
from engine.lifeboat import decisions as d
from engine.lifeboat import events as e
from engine.lifeboat import state as s
from engine.lifeboat.fight import all_are_done
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import Offer, Stake, State

# --- another world ---------------------------------------------------------------------------------------------------


def lifeboat(state: State, seat: int | None, chance: random.Random) -> State:
    """A random state in which this seat (None: a bystander) knows what it knows here, and nothing else is the same:
    loves, hates, hands and decks, the rowed pile, cards others look at, the secret stake, sealed answers, who is done
    in a fight, drafts and offers of others."""
    others = [other for other in range(len(state.persons)) if other != seat]
    chance.shuffle(others)
    state = _hidden_weather(_hidden_navigation(state, seat, chance), seat, chance)
    if state.ended:
        return replace(state, provisions=_shuffled(state.provisions, chance))
    state = _hidden_provisions(state, seat, others, chance)
    state = _hidden_wishes(state, others, chance)
    state = _hidden_talks(state, seat, others, chance)
    return _hidden_answers(state, seat, others, chance)


def busier(state: State, chance: random.Random) -> State:
    """The same voyage after more went on in secret."""
    return replace(state, version=state.version + chance.randrange(9))


def _shuffled(cards: Iterable[Any], chance: random.Random) -> tuple[Any, ...]:
    return tuple(chance.sample(found := list(cards), len(found)))


def _person(state: State, seat: int, **changes: Any) -> State:
    persons = list(state.persons)
    persons[seat] = replace(persons[seat], **changes)
    return replace(state, persons=tuple(persons))


def _top(state: State, **changes: Any) -> State:
    return replace(state, frames=(*state.frames[:-1], replace(state.frames[-1], **changes)))


def _hidden_navigation(state: State, seat: int | None, chance: random.Random) -> State:
    top = state.top
    looked = ()
    if isinstance(top, s.Rowing) and top.seat != seat:
        looked = top.drawn
    elif isinstance(top, s.Navigating) and top.navigator != seat:
        looked = top.cards
    pool = _shuffled((*state.navigation, *state.rowed, *looked), chance)
    deck, pile = len(state.navigation), len(state.navigation) + len(state.rowed)
    state = replace(state, navigation=pool[:deck], rowed=pool[deck:pile])
    if looked:
        state = _top(state, **{"drawn" if isinstance(top, s.Rowing) else "cards": pool[pile:]})
    return state


def _hidden_weather(state: State, seat: int | None, chance: random.Random) -> State:
    """L9.4: the deck, and today's card for who has not seen it; once the first hand-out is over it is no Sunday, or all
    would have been shown it."""
    sky = state.sky
    if sky is None:
        return state
    if sky.today is None or sky.shown or seat in sky.seen:
        return replace(state, sky=replace(sky, deck=_shuffled(sky.deck, chance)))
    handing_out = isinstance(state.top, s.Handout)
    pool = _shuffled((*sky.deck, sky.today), chance)
    today = next(card for card in pool if handing_out or card != "sunday")
    deck = list(pool)
    deck.remove(today)
    return replace(state, sky=replace(sky, deck=tuple(deck), today=today))


def _hidden_provisions(state: State, seat: int | None, others: list[int], chance: random.Random) -> State:
    """Hands keep their sizes; what somebody offered this seat it is known to hold, as the offer would have lapsed."""
    top = state.top
    hidden_handout = isinstance(top, s.Handout) and top.takers[0] != seat
    pool: Counter[Any] = Counter(state.provisions)
    pinned: dict[int, Counter[Any]] = {}
    for other in others:
        hand = Counter(state.persons[other].hand)
        known: Counter[Any] = Counter()
        for offer in state.offers:
            if (offer.maker, offer.to) == (other, seat):
                known |= Counter(offer.give_hand)
        pinned[other] = known & hand
        pool += hand - pinned[other]
    if hidden_handout:
        assert isinstance(top, s.Handout)
        pool.update(top.cards)
    cards = list(_shuffled(pool.elements(), chance))
    for other in others:
        known = list(pinned[other].elements())
        missing = len(state.persons[other].hand) - len(known)
        state = _person(state, other, hand=tuple(sorted([*known, *cards[:missing]])))
        cards = cards[missing:]
    if hidden_handout:
        assert isinstance(top, s.Handout)
        state = _top(state, cards=tuple(cards[: len(top.cards)]))
        cards = cards[len(top.cards) :]
    state = replace(state, provisions=tuple(cards))
    return _hidden_stake(state, chance)


def _hidden_stake(state: State, chance: random.Random) -> State:
    """L3.6: nobody knows which, not even the victim."""
    top = state.top
    if isinstance(top, s.Demand | s.Fight) and top.stake.what == "hand":
        hand = state.persons[top.victim].hand
        if hand:
            return _top(state, stake=Stake("hand", chance.choice(hand)))
    return state


def _hidden_wishes(state: State, others: list[int], chance: random.Random) -> State:
    loves = _shuffled((state.persons[other].love for other in others), chance)
    hates = _shuffled((state.persons[other].hate for other in others), chance)
    for other, love, hate in zip(others, loves, hates, strict=True):
        state = _person(state, other, love=love, hate=hate)
    return state


def _hidden_talks(state: State, seat: int | None, others: list[int], chance: random.Random) -> State:
    """Drafts of others and offers among them: forgotten, kept, or new ones (L3.10)."""
    for other in others:
        draft = state.persons[other].draft if chance.random() < 0.5 else None
        state = _person(state, other, draft=draft, moves=chance.randrange(50))
    kept = [offer for offer in state.offers if seat in (offer.maker, offer.to) or _still_good(state, offer, chance)]
    state = replace(state, offers=tuple(kept))
    if isinstance(state.frames[0], s.Actions) and chance.random() < 0.5:
        makers = [other for other in others if state.persons[other].conscious and state.persons[other].hand]
        if len(makers) > 1:
            maker, to = chance.sample(makers, 2)
            new = Offer(-1, maker, to, (chance.choice(state.persons[maker].hand),), (), (), ())
            state = replace(state, offers=(*state.offers, new))
    return state


def _still_good(state: State, offer: Offer, chance: random.Random) -> bool:
    return chance.random() < 0.5 and not Counter(offer.give_hand) - Counter(state.persons[offer.maker].hand)


def _hidden_answers(state: State, seat: int | None, others: list[int], chance: random.Random) -> State:
    match state.top:
        case s.Falling() | s.Thirsting():
            return _hidden_plans(state, seat, others, chance)
        case s.Fight() as fight:
            silent = [other for other in others if chance.random() < 0.5]
            done, out = _mine(fight.done, seat), _mine(fight.out, seat)
            for other in silent:
                done, out = ((*done, other), out) if chance.random() < 0.5 else (done, (*out, other))
            new = _top(state, done=done, out=out)
            assert isinstance(new.top, s.Fight)
            return state if all_are_done(new, new.top) else new
        case s.Objection() as objection:
            allowed = [other for other in others if other != objection.by and state.persons[other].conscious]
            silent = [other for other in allowed if chance.random() < 0.5]
            everybody = [other for other in state.conscious if other != objection.by]
            silent = [*_mine(objection.silent, seat), *silent]
            return state if set(silent) >= set(everybody) else _top(state, silent=tuple(silent))
    return state


def _mine(seats: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    return tuple(x for x in seats if x == seat)


def _hidden_plans(state: State, seat: int | None, others: list[int], chance: random.Random) -> State:
    """Any legal sealed answers, or none yet; one at least is missing, else the window would be closed."""
    top = state.top
    assert isinstance(top, s.Falling | s.Thirsting)
    plans: list[Any] = [plan for plan in top.plans if plan[0] == seat]
    state = _top(state, plans=tuple(plans))
    for decision in LIFEBOAT.decisions(state):
        if decision.seat in others and chance.random() < 0.6:
            option: Any = chance.choice(LIFEBOAT.options(state, decision))
            plans.append((decision.seat, option.plan))
    if len(plans) == len(top.asked):
        plans.remove(chance.choice([plan for plan in plans if plan[0] != seat]))
    return _top(state, plans=tuple(sorted(plans, key=lambda plan: plan[0])))


# --- who is asked what -----------------------------------------------------------------------------------------------


def asked(state: State, seat: int | None) -> list[Any]:
    """What this seat may know of the open questions: its own wholly, with their options; of others who is asked what
    and how long it may take, but neither offers among them, nor what they have answered in secret."""
    own = [q for q in LIFEBOAT.decisions(state) if q.seat is not None and q.seat == seat]
    known: list[Any] = [(decision, LIFEBOAT.options(state, decision)) for decision in own]
    for decision in LIFEBOAT.decisions(_as_if_nobody_had_answered(state)):
        if (decision.seat is None or decision.seat != seat) and _is_public(state, decision, seat):
            known.append(_public(decision))
    return known


def _as_if_nobody_had_answered(state: State) -> State:
    """Who is out of a fight, or does not object, is asked no more, and nobody may know of it."""
    match state.top:
        case s.Fight():
            return _top(state, done=(), out=())
        case s.Objection():
            return _top(state, silent=())
    return state


def _is_public(state: State, decision: Decision, seat: int | None) -> bool:
    if isinstance(decision.ask, d.AskOffer):
        return any(offer.id == decision.ask.offer and offer.maker == seat for offer in state.offers)
    return True


def _public(decision: Decision) -> Any:
    if isinstance(decision.ask, d.AskFree):
        return decision.seat, decision.ask, decision.pace  # its id counts moves, which may be secret
    if decision.sealed:
        return replace(decision, blocking=True)  # who has answered is secret
    return decision


# --- who learns what -------------------------------------------------------------------------------------------------

Who = Callable[[Any], set[int] | None]
"""The seats that learn a field; None: everybody."""


def everybody(event: Any) -> set[int] | None:
    return None


def no_one(event: Any) -> set[int] | None:
    return set()


def only(*names: str) -> Who:
    """Those who stand in these fields of the fact."""
    return lambda event: {getattr(event, name) for name in names}


def _two(event: Any) -> set[int] | None:
    return {event.offer.maker, event.offer.to}


def _taken(event: e.CardTaken) -> set[int] | None:
    return None if event.where == "open" else {event.by, event.victim}


def _looker(event: e.WeatherDrawn) -> set[int] | None:
    return set() if event.by is None else {event.by}


def _each(event: Any) -> set[int] | None:
    raise AssertionError("by seat: everybody learns the own one")


def _stake(event: Any) -> set[int] | None:
    raise AssertionError("everybody learns the stake, nobody the hand card")


_PUBLIC: dict[type[Any], str] = {
    e.DayBegan: "day", e.DayEnded: "day", e.VoyageEnded: "how scores", e.SeatAutomated: "seat on",
    e.TimeRanOut: "seat what", e.ProvisionsSkipped: "", e.ActionsBegan: "order", e.TurnBegan: "seat",
    e.TurnPassed: "seat", e.TurnEnded: "seat", e.DuskFell: "", e.ActionsEnded: "", e.GaveIn: "seat",
    e.SeatsSwapped: "by other", e.NothingTaken: "by victim", e.TheftAnnounced: "thief victim", e.TheftEnded: "",
    e.ParasolRaised: "by over where", e.KitUsed: "by on where kept", e.WokeUp: "seat", e.HeaveAnnounced: "by victim",
    e.Unopposed: "", e.ThrownOverboard: "by victim alive", e.CardOpened: "seat kind",
    e.CardThrown: "seat kind where", e.PreserverPutOn: "by on where", e.FightJoined: "seat side",
    e.WeaponDrawn: "seat kind", e.FlareFiredInFight: "seat where",
    e.FightEnded: "winner attack defence attackers defenders", e.Wounded: "seat wounds cause", e.Fainted: "seat",
    e.Died: "seat", e.GullsChanged: "by gulls", e.FellOverboard: "card fallen asked instead_of",
    e.BaitPlayed: "seat where",
    e.PreserverUsed: "by on where", e.OpenCardsLost: "seat kinds", e.Drowned: "seat corpse",
    e.ClimbedBack: "seat unconscious", e.FallEnded: "", e.ThirstStruck: "causes asked", e.Shaded: "seat",
    e.WaterDrunk: "by on hand open", e.DrankAlong: "seat waters", e.ThirstEnded: "", e.DriftBegan: "",
    e.DriftEnded: "", e.WeatherShown: "weather", e.WeatherPassed: "", e.WindRose: "", e.WindDropped: "",
    e.BirdsHidden: "", e.FireWaterDrunk: "seat where invited", e.ToastJoined: "seat", e.ToastOver: "",
    e.FeastAnnounced: "by victim where", e.FeastPrevented: "by victim", e.Feasted: "by victim healed",
}  # fmt: skip
"""Facts that everybody learns whole, and their fields."""

LEARNS: dict[type[Any], dict[str, Who]] = {
    **{kind: dict.fromkeys(names.split(), everybody) for kind, names in _PUBLIC.items()},
    e.VoyageBegan: {
        "options": everybody, "roles": everybody, "boat": everybody, "loves": _each, "hates": _each, "hands": _each,
        "provisions": no_one, "navigation": no_one, "automated": everybody,
    },
    e.ProvisionsDrawn: {"takers": everybody, "count": everybody, "cards": lambda event: {event.takers[0]}},
    e.ProvisionKept: {"seat": everybody, "kind": only("seat"), "passed": everybody},
    e.RowingBegan: {"seat": everybody, "count": everybody, "drawn": only("seat")},
    e.Rowed: {"seat": everybody, "count": everybody, "kept": only("seat"), "under": no_one},
    e.Demanded: {"attacker": everybody, "victim": everybody, "stake": _stake},
    e.FightBegan: {"attacker": everybody, "defender": everybody, "victim": everybody, "stake": _stake},
    e.CardTaken: {"by": everybody, "victim": everybody, "where": everybody, "kind": _taken, "stolen": everybody},
    e.FlareFired: {"by": everybody, "where": everybody, "cards": everybody, "under": no_one},
    e.Traded: {
        "maker": everybody, "to": everybody, "give_open": everybody, "want_open": everybody, "given": everybody,
        "wanted": everybody, "offer": only("maker", "to"),
    },
    e.CompassRead: {"navigator": everybody, "card": only("navigator")},
    e.PileTaken: {"navigator": everybody, "count": everybody, "cards": only("navigator")},
    e.PileSunk: {"count": everybody, "under": no_one},
    e.NavigationPlayed: {"card": everybody, "navigator": everybody, "from_pile": everybody, "under": no_one},
    e.WeatherDealt: {"deck": no_one},
    e.WeatherReshuffled: {"deck": no_one},
    e.WeatherDrawn: {"by": everybody, "weather": _looker},
    e.WeatherSeen: {"*": only("seat"), "seat": everybody, "weather": everybody},
    e.StayedSilent: {"*": only("seat"), "seat": everybody},
    e.DraftChanged: {"*": only("seat"), "seat": everybody, "draft": everybody},
    e.SaidDone: {"*": only("seat"), "seat": everybody, "for_good": everybody},
    e.FallSealed: {"*": only("seat"), "seat": everybody, "plan": everybody},
    e.ThirstSealed: {"*": only("seat"), "seat": everybody, "plan": everybody},
    e.OfferMade: {"*": _two, "offer": everybody},
    e.OfferClosed: {"*": _two, "offer": everybody, "why": everybody},
}  # fmt: skip
"""For every fact and each of its fields who learns it; `*`: who learns that it happened at all, if not everybody."""


def learned(event: Any, seat: int | None) -> Any | None:
    """The fact as this seat may learn it, by the table."""
    table = LEARNS[type(event)]
    if not _learns(table.get("*", everybody), event, seat):
        return None
    changes = {}
    for name, who in table.items():
        if name == "*":
            continue
        value = getattr(event, name)
        if who is _each:
            changes[name] = tuple(x if i == seat else None for i, x in enumerate(value))
        elif who is _stake:
            changes[name] = Stake(value.what) if value.what == "hand" else value
        elif not _learns(who, event, seat):
            changes[name] = () if isinstance(value, tuple) else None
    return replace(event, **changes)


def _learns(who: Who, event: Any, seat: int | None) -> bool:
    seats = who(event)
    return seats is None or seat in seats


# --- the same facts --------------------------------------------------------------------------------------------------

REVEALS: dict[type[Any], frozenset[str]] = {
    e.ProvisionsDrawn: frozenset(["cards"]),  # to the first taker
    e.ProvisionKept: frozenset(["kind"]),  # the last card, to the last taker
    e.RowingBegan: frozenset(["drawn"]),  # to the rower
    e.CardTaken: frozenset(["kind", "where"]),  # to the two; where: a stake opened in the fight (L3.6)
    e.FlareFired: frozenset(["cards"]),
    e.CompassRead: frozenset(["card"]),
    e.PileTaken: frozenset(["cards"]),
    e.NavigationPlayed: frozenset(["card"]),
    e.Traded: frozenset(["maker", "to", "give_open", "want_open", "given", "wanted"]),  # of others, when it happens
    e.VoyageEnded: frozenset(["scores"]),
    e.WeatherDrawn: frozenset(["weather"]),  # to the bow
    e.WeatherSeen: frozenset(["weather"]),  # to whose turn begins
    e.WeatherShown: frozenset(["weather"]),
}
"""Facts that rightly tell a seat what it could not know before, and in which fields (of what `LEARNS` lets it have)."""

_TURNS_THE_PAGE = (e.FlareFired, e.NavigationPlayed, e.VoyageEnded, e.WeatherShown)
"""When these differ, all that follows may."""

_OPENS_WHAT_WAS_SEALED = (e.FallEnded, e.ThirstEnded, e.FightEnded, e.Unopposed)
"""What follows depends on sealed answers, which are shown now; that all have answered shows only by this."""


def same(ours: Sequence[Any], theirs: Sequence[Any]) -> str | None:
    """None when a seat could not tell these streams of facts apart, but for what they rightly reveal; else what it
    could tell them apart by."""
    ours, theirs = _without_lapses(ours), _without_lapses(theirs)
    for i in range(max(len(ours), len(theirs))):
        a, b = (stream[i] if i < len(stream) else None for stream in (ours, theirs))
        if a is None or b is None:
            return None if isinstance(a or b, _OPENS_WHAT_WAS_SEALED) else f"{a} ≠ {b}"
        if isinstance(a, e.FallEnded | e.ThirstEnded) and a == b:
            return None
        if a == b:
            continue
        if type(a) is not type(b):
            if e.WeatherShown in (type(a), type(b)):
                return None  # a Sunday shows when the first hand-out is over (L9.4)
            spent = {type(a), type(b)} == {e.CardTaken, e.NothingTaken}  # the stake was a flare gun, fired (L3.6)
            if not spent and not isinstance(a, _OPENS_WHAT_WAS_SEALED) and not isinstance(b, _OPENS_WHAT_WAS_SEALED):
                return f"{a} ≠ {b}"
            if not spent:
                return None
            continue
        differing = {field.name for field in fields(a) if getattr(a, field.name) != getattr(b, field.name)}
        if not differing <= REVEALS.get(type(a), frozenset()):
            return f"{a} ≠ {b}"
        if isinstance(a, _TURNS_THE_PAGE):
            return None
    return None


def _without_lapses(events: Sequence[Any]) -> list[Any]:
    """An offer to this seat that lapses says that a card of it has gone (L3.10): that may tell which card was taken."""
    return [event for event in events if not (isinstance(event, e.OfferClosed) and event.why == "lapsed")]
