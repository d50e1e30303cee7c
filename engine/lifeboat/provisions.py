"""L2: the hand-out, from hand to hand; nothing free can be done meanwhile but throwing (L2.3, L3.12)."""

from __future__ import annotations

from engine.core.types import Decision
from engine.lifeboat import actions, moments
from engine.lifeboat import events as e
from engine.lifeboat.decisions import AskProvision, Keep
from engine.lifeboat.state import Handout, State
from engine.lifeboat.wounds import Voyage


def begin(run: Voyage) -> None:
    """L2.2, L2.4, L2.5: as many cards as there are conscious characters, or what is left."""
    state = run.state
    count = min(len(state.provisions), len(state.conscious))
    if count == 0:
        run.emit(e.ProvisionsSkipped())
        _end(run)
        return
    run.emit(e.ProvisionsDrawn(state.conscious[:count], count, state.provisions[:count]))
    _pass_last_card(run)


def decisions(frame: Handout) -> tuple[Decision, ...]:
    """Who holds the cards chooses; it has its own, shorter clock (L11.4)."""
    taker = frame.takers[0]
    return (Decision(f"{frame.n}.{len(frame.takers)}-{taker}", taker, AskProvision(), "quick"),)


def options(frame: Handout) -> tuple[Keep, ...]:
    """Any one of the cards."""
    return tuple(Keep(kind) for kind in sorted(set(frame.cards)))


def keep(run: Voyage, option: Keep) -> None:
    """Keep one, pass the rest."""
    frame = _frame(run.state)
    run.emit(e.ProvisionKept(frame.takers[0], option.kind, len(frame.cards) - 1))
    _pass_last_card(run)


def _pass_last_card(run: Voyage) -> None:
    """The last gets the last card: everybody knows that there is no choice, so nobody is asked (L11.3). The actions
    follow."""
    frame = _frame(run.state)
    if len(frame.takers) == 1:
        run.emit(e.ProvisionKept(frame.takers[0], frame.cards[0], 0))
        _end(run)


def _end(run: Voyage) -> None:
    """The actions follow, or one more hand-out (L9.6)."""
    if moments.handed_out(run):
        begin(run)
    else:
        actions.begin(run)


def _frame(state: State) -> Handout:
    assert isinstance(state.top, Handout)
    return state.top
