"""What all games share: changing frozen data, and chance."""

from collections import Counter
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from engine.core.chance import Chance
from engine.core.frozen import changed


@dataclass(frozen=True, slots=True)
class Thing:
    name: str
    cards: tuple[int, ...] = ()
    count: int = 0


def test_changed_is_replace() -> None:
    thing = Thing("box", (1, 2))
    for changes in ({}, {"count": 3}, {"name": "bag", "cards": ()}):
        after = changed(thing, **changes)
        assert after == replace(thing, **changes)
        assert type(after) is Thing
        assert hash(after) == hash(replace(thing, **changes))
    assert thing == Thing("box", (1, 2), 0)


def test_what_is_changed_is_frozen_again() -> None:
    with pytest.raises(FrozenInstanceError):
        changed(Thing("box"), count=1).count = 2  # type: ignore[misc]


def test_only_fields_can_be_changed() -> None:
    with pytest.raises(AttributeError):
        changed(Thing("box"), colour="red")


def test_chance_is_even_and_repeats() -> None:
    for n in (1, 2, 3, 7, 30):
        drawn = Counter(Chance(seed).below(n) for seed in range(n * 400))
        assert set(drawn) == set(range(n))
        assert max(drawn.values()) < 1.35 * min(drawn.values())
    assert [Chance(5, 9).below(1000) for _ in range(3)] == [Chance(5, 9).below(1000)] * 3
    assert Chance(5, 9).shuffled(range(20)) != Chance(5, 10).shuffled(range(20)) != Chance(6, 10).shuffled(range(20))


def test_a_shuffle_loses_nothing_and_reaches_every_order() -> None:
    orders = Counter(Chance(seed).shuffled("abc") for seed in range(3000))
    assert len(orders) == 6
    assert min(orders.values()) > 400
    assert Chance(1).shuffled(()) == ()


def test_successive_draws_of_one_game_are_independent() -> None:
    """A game draws from its seed and the number of its facts; neighbours must not resemble each other."""
    pairs = Counter(
        (Chance(seed, at).below(4), Chance(seed, at + 1).below(4)) for seed in range(40) for at in range(100)
    )
    assert len(pairs) == 16
    assert max(pairs.values()) < 1.5 * min(pairs.values())
