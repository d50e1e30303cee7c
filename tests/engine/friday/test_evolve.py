"""Facts: each changes the state, each is thought about."""

from dataclasses import fields
from typing import get_args

from engine.friday import events as e
from engine.friday.evolve import _TABLE
from engine.friday.rules import FRIDAY
from tests.helpers.friday import HIDDEN, island
from tests.helpers.play import anything, autopilots, play, practised


def test_every_fact_has_its_change() -> None:
    assert set(_TABLE) | {e.IslandBegan} == set(get_args(e.Event))


def test_every_type_is_named_once() -> None:
    """Stored facts are told apart by it."""
    names = [kind.__dataclass_fields__["type"].default for kind in get_args(e.Event)]
    assert len(set(names)) == len(names)


def test_hidden_fields_are_there() -> None:
    for kind, names in HIDDEN.items():
        assert names <= {field.name for field in fields(kind)}


def test_a_state_between_turns_is_stored() -> None:
    state = island("wit", aging="fear", hazards="raft_food")
    assert FRIDAY.load_state(FRIDAY.dump_state(state)) == state


def test_pirates_are_conserved() -> None:
    """F1.1, F3.4: two, beaten or not."""
    for seed in range(10):
        pirates = None
        for _, _, after in play(FRIDAY, FRIDAY.load_options({"level": 1}), 1, seed, anything):
            found = sorted((*after.state.pirates, *after.state.beaten))
            pirates = pirates or found
            assert found == pirates


def test_every_kind_of_fact_happens() -> None:
    """The games that chance and the autopilot play show the whole of the rules: who plays is changed from outside."""
    seen: set[type[object]] = set()
    ends: set[str | None] = set()
    for seed in range(1, 13):
        choose = (autopilots, practised, practised, anything)[seed % 4]
        options = FRIDAY.load_options({"level": 1, "old_age": ("lose", "reshuffle")[seed % 2]})
        for _, _, after in play(FRIDAY, options, 1, seed, choose, frozenset([0] if choose is autopilots else [])):
            seen.update(map(type, after.events))
        ends.add(after.state.why)
    assert set(get_args(e.Event)) - seen <= {e.SeatAutomated, e.LookingEnded}
    assert ends >= {"pirates", "life"}
