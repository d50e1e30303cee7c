"""What the contract needs to know of each game beside its rules: option sets, what is conserved, what may leave.

A new game of `engine.registry` gets one more entry in `TRAITS`; a test holds the two against each other.
"""

from __future__ import annotations

import os
import random
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.core.game import Game
from engine.lifeboat import events as e
from engine.lifeboat import state as s
from engine.lifeboat.cards import NAVIGATION, WEATHER
from engine.lifeboat.cast import CREWS
from engine.lifeboat.editions import CHOICES, EDITIONS, EXPANSIONS, takes_expansions
from engine.lifeboat.moments import provisions
from tests.helpers import friday, redeal
from tests.helpers.play import Chooser, bargaining, practised

Variant = tuple[str, dict[str, Any]]
"""A name for test ids, and what `load_options` takes."""


@dataclass(frozen=True)
class Traits:
    """What tests know of one game."""

    variants: tuple[Variant, ...]
    cards: Callable[[Any], Counter[Any]]
    """All cards that are in the game in this state, wherever they lie."""
    dealt: Callable[[Any], Counter[Any]]
    """All cards a game with these options starts with."""
    leaving: Callable[[Any, Any], Counter[Any]]
    """Which cards leave the game by this fact, on this state."""
    far: Chooser
    """Plays so that the rare things happen too."""
    redeal: Callable[[Any, int | None, random.Random], Any]
    """Another state that looks the same to this seat."""
    busier: Callable[[Any, random.Random], Any]
    """The same state after more went on in secret."""
    asked: Callable[[Any, int | None], Any]
    """What this seat may know of the open questions."""
    learned: Callable[[Any, int | None], Any | None]
    """The fact as this seat may learn it, or None."""
    same: Callable[[Sequence[Any], Sequence[Any]], str | None]
    """None when no seat could tell two streams of learned facts apart, but for what they rightly reveal; else by
    what."""


SIZE = float(os.environ.get("CONTRACT_SIZE", "1"))
"""How many times the usual number of games the suite plays; below 1 the editions alone."""


def games(count: float = 1) -> range:
    """Seeds for so many games of each table."""
    return range(max(1, round(count * SIZE)))


def some_tables(game: Game, variant: Variant) -> list[tuple[Any, int]]:
    """Options and numbers of players for what is looked at closely, in turn, as the option sets are many: every other
    number, or one for a single option flipped; all of them when there is time."""
    options = game.load_options(variant[1])
    seats, turn = list(game.seats(options)), zlib.crc32(variant[0].encode())
    if SIZE < 2:
        seats = [seats[turn % len(seats)]] if is_flip(variant) else seats[turn % 2 :: 2] or seats
    return [(options, n) for n in seats]


def is_flip(variant: Variant) -> bool:
    """Is it an edition with one option flipped? There are many of them."""
    return "=" in variant[0] and "=all" not in variant[0]


# --- Lifeboat --------------------------------------------------------------------------------------------------------


def _lifeboat_variants() -> Iterator[Variant]:
    """Each edition, each option of it flipped alone, all expansions together, and a few random mixtures."""
    chance = random.Random(7)
    choices = {**CHOICES, "crew": tuple(CREWS)}
    for name, edition in EDITIONS.items():
        yield name, {"edition": name}
        if SIZE < 1:
            continue
        for option, values in choices.items():
            for value in values:
                changed = {**asdict(edition), option: value}
                if value != getattr(edition, option) and _is_possible(changed):
                    yield f"{name}-{option}={value}", {"edition": name, option: value}
        if takes_expansions(edition.crew) and not edition.expansions:
            yield f"{name}-expansions=all", {"edition": name, **dict.fromkeys(EXPANSIONS, True)}
        for n in range(4):
            mixture = {"edition": name, **{o: chance.choice(v) for o, v in choices.items()}}
            bare = {} if _is_possible(mixture) else dict.fromkeys(EXPANSIONS, False)
            yield f"{name}-mixed{n}", {**mixture, **bare}


def _is_possible(options: dict[str, Any]) -> bool:
    """L9: expansions want a crew of eight roles."""
    return takes_expansions(options["crew"]) or not any(options[name] for name in EXPANSIONS)


def _lifeboat_cards(state: s.State) -> Counter[Any]:
    found: Counter[Any] = Counter(state.provisions)
    for person in state.persons:
        found.update(person.hand)
        found.update(person.open)
    if state.sky is not None:
        found.update((*state.sky.deck, *state.sky.used, *((state.sky.today,) if state.sky.today else ())))
    found.update(state.navigation)
    found.update(state.rowed)
    for frame in state.frames:
        if isinstance(frame, s.Handout | s.Navigating):
            found.update(frame.cards)
        elif isinstance(frame, s.Rowing):
            found.update(frame.drawn)
    return found


def _lifeboat_dealt(options: Any) -> Counter[Any]:
    navigation = range(24 if options.crew == "six" else len(NAVIGATION))
    return provisions(options) + Counter(dict.fromkeys(navigation, 1))


def _lifeboat_leaving(state: s.State, event: e.Event) -> Counter[Any]:
    match event:
        case e.CardThrown():
            return Counter([event.kind])
        case e.KitUsed():
            return Counter() if event.kept else Counter(["kit"])
        case e.FlareFired():
            return Counter(["flare"])
        case e.FightEnded():
            assert isinstance(state.top, s.Fight)
            return Counter() if state.top.fired is None else Counter(["flare"])
        case e.BaitPlayed():
            return Counter(["bait"])
        case e.OpenCardsLost():
            return Counter(event.kinds)
        case e.Drowned():
            return Counter(state.persons[event.seat].cards)
        case e.ThrownOverboard():
            return Counter(state.persons[event.victim].cards)
        case e.WaterDrunk():
            return Counter({"water": event.hand + event.open})
        case e.FeastPrevented() | e.Feasted():
            return Counter(["cannibalism"])
        case e.WeatherDealt():
            return Counter(dict.fromkeys(WEATHER, -1))  # they come
    return Counter()


TRAITS: dict[str, Traits] = {
    "lifeboat": Traits(
        variants=tuple(_lifeboat_variants()),
        cards=_lifeboat_cards,
        dealt=_lifeboat_dealt,
        leaving=_lifeboat_leaving,
        far=bargaining,
        redeal=redeal.lifeboat,
        busier=redeal.busier,
        asked=redeal.asked,
        learned=redeal.learned,
        same=redeal.same,
    ),
    "friday": Traits(
        variants=tuple(friday.variants()),
        cards=friday.all_cards,
        dealt=friday.dealt,
        leaving=friday.leaving,
        far=practised,
        redeal=friday.redeal,
        busier=lambda state, chance: state,
        asked=friday.asked,
        learned=friday.learned,
        same=friday.same,
    ),
}
