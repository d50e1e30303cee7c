"""F4: abilities in small steps. Each is finished before the next (F2.3); the card that acts is marked."""

from __future__ import annotations

from typing import assert_never

from engine.friday import events as e
from engine.friday.cards import Ability
from engine.friday.decisions import Aim, Ask, AskMore, AskReplacement, AskTarget, Draw, Enough, Option, Use
from engine.friday.island import Island, draw
from engine.friday.state import Fight, Played, State, Using
from engine.friday.sums import can_draw, colour

LIFE: dict[Ability, int] = {"life1": 1, "life2": 2}
"""F4.1."""


# --- what can be used ------------------------------------------------------------------------------------------------


def uses(state: State, fight: Fight) -> tuple[Use, ...]:
    """F2.3: the abilities that may be used now, in the order of the cards."""
    return tuple(
        Use(card.n, card.face.ability)
        for card in fight.face_up
        if not card.used and card.face.ability is not None and usable(state, fight, card, card.face.ability)
    )


def usable(state: State, fight: Fight, by: Played, ability: Ability) -> bool:
    """F2.8: could it do anything, if this card acted? Aging cards' abilities work of themselves (F2.3)."""
    match ability:
        case "life1" | "life2":
            return state.life < state.most_life
        case "cards1" | "cards2" | "sort":
            return can_draw(state)
        case "step":
            return colour(state, fight) not in ("green", None)
        case "destroy" | "double" | "copy" | "below" | "exchange1" | "exchange2":
            return bool(targets(state, fight, by, ability))
        case "stop" | "highest" | "minus1" | "minus2":
            return False
    assert_never(ability)


def targets(state: State, fight: Fight, by: Played, ability: Ability) -> tuple[Played, ...]:
    """F4: the cards it may aim at: others, face up."""
    others = [card for card in fight.face_up if card.n != by.n]
    if ability == "double":
        doubled = {card.doubles for card in fight.face_up}
        others = [card for card in others if card.face.value > 0 and card.n not in doubled]
    elif ability == "copy":
        others = [card for card in others if _can_be_copied(state, fight, by, card)]
    elif ability in ("exchange1", "exchange2") and not can_draw(state, discarding=True):
        others = []
    return tuple(others)


def _can_be_copied(state: State, fight: Fight, by: Played, card: Played) -> bool:
    """F4.5, F2.8."""
    ability = card.face.ability
    return ability is not None and ability != "copy" and usable(state, fight, by, ability)


# --- using it --------------------------------------------------------------------------------------------------------


def use(run: Island, by: int, ability: Ability, copied: int | None = None) -> None:
    """Let card `by` begin to act."""
    state = run.state
    gained = min(LIFE.get(ability, 0), state.most_life - state.life)
    run.emit(e.AbilityUsed(by, ability, copied, gained))


def ask(frame: Using) -> Ask:
    """The question an ability at work waits with."""
    if frame.ability in ("cards1", "cards2"):
        return AskMore(frame.ability, frame.by, frame.left)
    if frame.target is not None:
        return AskReplacement(frame.by, frame.target)
    return AskTarget(frame.ability, frame.by, again=frame.acted)


def options(state: State, fight: Fight, frame: Using) -> tuple[Option, ...]:
    """Draw one more or a replacement; or at which card to aim."""
    if frame.target is not None or frame.ability in ("cards1", "cards2"):
        return (Draw(0), Enough())
    aims = [Aim(card.n, card.card) for card in targets(state, fight, fight.at(frame.by), frame.ability)]
    return (*aims, *([Enough()] if frame.acted else []))


def answer(run: Island, fight: Fight, frame: Using, option: Option) -> None:
    """Go one small step further."""
    match option:
        case Aim():
            _aim(run, frame, fight.at(option.n))
        case Draw() if frame.target is not None:
            draw(run, "replacement", "left", instead=frame.target)
        case Draw():
            draw(run, "extra", "right")
        case Enough() if frame.target is not None:
            _bury(run, fight, frame)
        case _:
            run.emit(e.AbilityEnded(frame.by))


def _aim(run: Island, frame: Using, target: Played) -> None:
    match frame.ability:
        case "destroy":
            run.emit(e.CardDestroyed(frame.by, target.n, target.card))
        case "double":
            run.emit(e.CardDoubled(frame.by, target.n, target.card))
        case "copy":
            assert target.face.ability is not None
            use(run, frame.by, target.face.ability, copied=target.n)
        case "exchange1" | "exchange2":
            run.emit(e.CardExchanged(frame.by, target.n, target.card))
        case _ if target.side == "left" and can_draw(run.state):
            run.emit(e.CardAimedBelow(frame.by, target.n, target.card))
        case _:
            run.emit(e.CardBuried(frame.by, target.n, target.card))


def _bury(run: Island, fight: Fight, frame: Using) -> None:
    assert frame.target is not None
    run.emit(e.CardBuried(frame.by, frame.target, fight.at(frame.target).card))


def goes_on(run: Island, fight: Fight, frame: Using) -> bool:
    """What follows of itself: the first card of +cards, the card in an exchanged one's place, the burial after its
    replacement, the end when nothing more is possible. False when the player must say."""
    if frame.gap is not None:
        draw(run, "replacement", frame.gap.side, instead=frame.gap.n)
    elif frame.ability in ("cards1", "cards2") and not frame.acted:
        draw(run, "extra", "right")
    elif frame.ability == "below" and frame.acted:
        _bury(run, fight, frame)
    elif frame.acted and not _can_go_on(run.state, fight, frame):
        run.emit(e.AbilityEnded(frame.by))
    else:
        return False
    return True


def _can_go_on(state: State, fight: Fight, frame: Using) -> bool:
    if frame.ability == "cards2":
        return can_draw(state)
    return bool(targets(state, fight, fight.at(frame.by), frame.ability))
