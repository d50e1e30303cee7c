"""Voyages to look at: random play through the real rules, and what the screens are built from at each step. For the
gallery and the tests.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta, timezone
from typing import Any, Final

from engine.core.chance import Chance
from engine.core.game import step
from engine.core.types import Answer, Command, Decision, Expire, Option, Rejected, Seat
from engine.lifeboat.decisions import AskFree, AskPause, ChangeDraft, DropDraft, SendOffer
from engine.lifeboat.editions import EDITIONS, EXPANSIONS, PLAYERS, Options
from engine.lifeboat.rules import LIFEBOAT
from engine.lifeboat.state import State
from i18n.texts import Language
from tgbot.screens.context import INVITATIONS, Context

NAMES: Final = ("Оля", "Тарас", "Рита <b>&", "דוד", None, "Владислав-Максимилиан Константинопольский", "🐙", "Іван")
NOW: Final = 1_760_000_000.0
KYIV: Final = timezone(timedelta(hours=3))
_CALM: Final = (AskFree, *INVITATIONS)


def options(edition: str, **changes: Any) -> Options:
    """An edition with changes."""
    return replace(EDITIONS[edition], **changes)


def everything(edition: str) -> Options:
    """An edition with all that may be done in it; the straw hats' with the expansions, too."""
    more = dict.fromkeys(EXPANSIONS, True) if edition == "straw-hats" else {}
    thrown = dict.fromkeys(("throw_corpse", "throw_unconscious", "throw_own_provisions"), True)
    return options(edition, **thrown, **more, starting_provisions=1)


def voyage(seed: int, rules: Options, players: int | None = None) -> Iterator[State]:
    """Every state of one random voyage, the last one ended."""
    dice = random.Random(seed)
    robots = frozenset({4})
    state = LIFEBOAT.start(rules, players or PLAYERS[rules.crew].stop - 1, robots, Chance(seed)).state
    yield state
    while not LIFEBOAT.over(state):
        after = step(LIFEBOAT, state, _command(state, dice), seed)
        if isinstance(after, Rejected):
            raise RuntimeError(f"a sample's move was refused: {after}")
        state = after.state
        yield state


def _command(state: State, dice: random.Random) -> Command:
    """Something somebody might do; free moves now and then."""
    asked = [d for d in LIFEBOAT.decisions(state) if d.seat is not None]
    blocking = [d for d in asked if d.blocking]
    calm = [d for d in asked if isinstance(d.ask, _CALM) and LIFEBOAT.options(state, d)]
    pauses = [d for d in LIFEBOAT.decisions(state) if isinstance(d.ask, AskPause)]
    if calm and dice.random() < 0.4:
        decision = dice.choice(calm)
    elif blocking and not (pauses and dice.random() < 0.1):
        decision = dice.choice(blocking)
    else:
        return Expire(dice.choice(pauses).id)
    assert decision.seat is not None
    return Answer(decision.seat, decision.id, _option(LIFEBOAT.options(state, decision), dice).key)


def _option(found: Sequence[Option], dice: random.Random) -> Option:
    """A kind of move, then one of that kind: else there would be nothing but robberies. Offers mostly get made."""
    kinds = list(dict.fromkeys(type(option) for option in found))
    if kinds[0] in (SendOffer, ChangeDraft) and dice.random() < 0.6:
        return found[0]
    kinds = [kind for kind in kinds if kind is not DropDraft] or kinds
    kind = dice.choice(kinds)
    return dice.choice([option for option in found if type(option) is kind])


def context(state: State, seat: Seat | None, language: Language = "ru", path: str = "") -> Context:
    """What a painter would make of this state for one audience."""
    decisions = LIFEBOAT.decisions(state)
    mine = [(d, LIFEBOAT.options(state, d)) for d in decisions if d.seat == seat and seat is not None]
    return Context(
        view=LIFEBOAT.view(state, seat),
        names=NAMES[: len(state.persons)],
        language=language,
        gid="Ab3_x-9Z",
        title="Пятничный клуб",
        bot_username="za_bortom_bot",
        now=NOW,
        timezone=KYIV,
        clock=14_400,
        decisions=tuple(mine),
        shared=decisions,
        deadlines={d.id: NOW + _clock(d) for d in decisions if d.pace != "none"},
        hidden=frozenset(d.id for d, found in mine if len(found) < 2 and not isinstance(d.ask, _CALM)),
        path=path,
    )


def _clock(decision: Decision) -> float:
    return {"turn": 4 * 3600.0, "quick": 3600.0, "pause": 300.0, "silence": 1800.0 / (1 + decision.step)}[decision.pace]
