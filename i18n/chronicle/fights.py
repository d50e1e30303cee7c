"""Fights, for the group: how they begin, who joins, what is drawn, how they end (L4)."""

from __future__ import annotations

from typing import Final, assert_never

from engine.lifeboat import events as e
from engine.lifeboat.cards import FLARE_STRENGTH, WEAPONS
from i18n.chronicle import sea
from i18n.chronicle.story import Story

FightEvent = e.FightBegan | e.FightJoined | e.WeaponDrawn | e.FlareFiredInFight | e.FightEnded


_FOR_OTHERS: Final = {"unconscious": "tale-fight-for-life", "corpse": "tale-fight-for-body"}
"""Where the defender is not the victim (L5.5, L9.1)."""


def lines(story: Story, event: FightEvent) -> list[str]:
    """The lines of one event, or of a run of them."""
    match event:
        case e.FightBegan():
            return [_began(story, event)]
        case e.FightJoined():
            return [_joined(story, event)]
        case e.WeaponDrawn():
            return [story.vary("tale-weapon", who=story.role(event.seat), kind=event.kind, n=WEAPONS[event.kind])]
        case e.FlareFiredInFight():
            return [story.say("tale-fired", who=story.role(event.seat), n=FLARE_STRENGTH)]
        case e.FightEnded():
            return _ended(story, event)
    assert_never(event)


def _began(story: Story, event: e.FightBegan) -> str:
    names = {"who": story.role(event.attacker), "defender": story.role(event.defender)}
    if event.stake.what in _FOR_OTHERS:
        return story.say(_FOR_OTHERS[event.stake.what], victim=story.role(event.victim), **names)
    return story.vary("tale-fight", **names)


def _joined(story: Story, event: e.FightJoined) -> str:
    """Those who join the same side one after another, together."""
    seats = [event.seat]
    while (another := story.peek(e.FightJoined)) is not None and another.side == event.side:
        story.next()
        seats.append(another.seat)
    return story.say(f"tale-joined-{event.side}", whos=story.roles(seats), n=len(seats))


def _ended(story: Story, event: e.FightEnded) -> list[str]:
    """The sums and the winner; then the wounds. What was asked for tells itself."""
    won = event.attackers if event.winner == "attack" else event.defenders
    tie = event.attack == event.defence
    key = "tale-fight-tie" if tie else f"tale-fight-won-{event.winner}"
    sums = {"more": max(event.attack, event.defence), "less": min(event.attack, event.defence)}
    ended = story.say(key, whos=story.roles(won), **sums)
    return [ended, *sea.wounds(story, None)]
