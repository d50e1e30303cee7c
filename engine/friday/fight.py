"""F2.2–F2.7: a fight, from its first card to what becomes of all of them."""

from __future__ import annotations

from engine.friday import abilities
from engine.friday import events as e
from engine.friday.decisions import Done, Draw, GiveUp, Option, Remove, Stop, Use
from engine.friday.island import Island, draw
from engine.friday.scoring import score
from engine.friday.state import Fight, Removing, State, Why
from engine.friday.sums import balance, can_draw, cost_to_remove, free_left, next_cost


def options(state: State, fight: Fight) -> tuple[Option, ...]:
    """F2.2–F2.4: draw, use an ability, end it. There is no losing to a pirate but by giving up (F3.4)."""
    cost = next_cost(state, fight)
    draws = () if cost is None else (Draw(cost),)
    end = GiveUp() if fight.pirate and not balance(state, fight).won else Stop()
    return (*draws, *abilities.uses(state, fight), end)


def answer(run: Island, fight: Fight, option: Option) -> None:
    """Play one listed option."""
    match option:
        case Draw():
            _draw(run, fight, option.cost)
        case Use():
            abilities.use(run, option.n, option.ability)
        case GiveUp():
            lose(run, "gave_up")
        case _:
            _end(run, fight)


def _draw(run: Island, fight: Fight, cost: int) -> None:
    if free_left(fight):
        draw(run, "free", "left")
    else:
        draw(run, "paid", "right", cost)


def goes_on(run: Island, fight: Fight) -> bool:
    """F2.2: the first free card is drawn in any case; without one to draw, Robinson is too old (F3.2)."""
    if fight.dealt or not fight.free:
        return False
    if can_draw(run.state):
        draw(run, "free", "left")
    else:
        lose(run, "old_age")
    return True


# --- the end of it ---------------------------------------------------------------------------------------------------


def _end(run: Island, fight: Fight) -> None:
    """F2.4–F2.7."""
    now = balance(run.state, fight)
    down = tuple(card.card for card in fight.cards if card.down)
    if now.fatal:
        lose(run, "life")
    elif now.won:
        run.emit(e.FightWon(fight.foe, now.sum, now.value, now.aging, down))
    else:
        run.emit(e.FightLost(fight.foe, now.sum, now.value, now.aging))  # type: ignore[arg-type]


def lose(run: Island, why: Why) -> None:
    """F2.7, F3.2, F3.4: what was fought is unbeaten."""
    run.emit(e.IslandEnded("lost", why, score(run.state, won=False)))


def removing_options(fight: Fight, frame: Removing) -> tuple[Option, ...]:
    """F2.6: the cards that can be afforded."""
    found = [Remove(card.n, card.card, cost_to_remove(card.card)) for card in fight.face_up]
    return (*[option for option in found if option.cost <= frame.points], Done())


def remove(run: Island, fight: Fight, frame: Removing, option: Option) -> None:
    """F2.6: destroy one card, or no more."""
    if isinstance(option, Remove):
        run.emit(e.CardRemoved(option.n, option.card, option.cost))
    else:
        down = tuple(card.card for card in fight.cards if card.down)
        run.emit(e.FightCleared(fight.foe, frame.points, down))  # type: ignore[arg-type]


def clears_itself(run: Island, fight: Fight, frame: Removing) -> bool:
    """F2.6: nothing can be afforded any more."""
    if len(removing_options(fight, frame)) > 1:
        return False
    remove(run, fight, frame, Done())
    return True
