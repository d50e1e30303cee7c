"""What people do in the actions part, for the group: turns, demands, special actions, and what is free at any time."""

from __future__ import annotations

from typing import assert_never

from engine.lifeboat import events as e
from engine.lifeboat.cards import NAVIGATION, Kind
from engine.lifeboat.state import Stake
from i18n.chronicle import expansions
from i18n.chronicle.story import Story, gulls

Deed = (
    e.TurnPassed | e.Rowed | e.Demanded | e.GaveIn | e.SeatsSwapped | e.CardTaken | e.NothingTaken | e.TheftAnnounced
    | e.ParasolRaised | e.KitUsed | e.WokeUp | e.FlareFired | e.HeaveAnnounced | e.Unopposed | e.ThrownOverboard
    | e.CardOpened | e.CardThrown | e.PreserverPutOn | e.Traded
)  # fmt: skip


def line(story: Story, event: Deed) -> str:
    """One line."""
    match event:
        case e.TurnPassed():
            return _passed(story, event)
        case e.Rowed():
            return story.vary("tale-rowed", who=story.role(event.seat), n=event.count)
        case (
            e.Demanded() | e.GaveIn() | e.SeatsSwapped() | e.CardTaken() | e.NothingTaken() | e.TheftAnnounced()
            | e.HeaveAnnounced() | e.Unopposed() | e.ThrownOverboard()
        ):  # fmt: skip
            return _forced(story, event)
        case e.ParasolRaised():
            return _on(story, "tale-parasol", event.by, event.over)
        case e.KitUsed():
            return _healed(story, event)
        case e.WokeUp():
            return story.say("tale-woke", who=story.role(event.seat))
        case e.FlareFired():
            return _flare(story, event)
        case e.CardOpened() | e.CardThrown():
            return _shown(story, event)
        case e.PreserverPutOn():
            return story.say("tale-preserver-put", who=story.role(event.by), other=story.role(event.on))
        case e.Traded():
            return _traded(story, event)
    assert_never(event)


def _passed(story: Story, event: e.TurnPassed) -> str:
    seats = [event.seat]
    while another := story.take(e.TurnPassed):
        seats.append(another.seat)
    if len(seats) == 1:
        return story.vary("tale-passed", who=story.role(event.seat))
    return story.say("tale-passed-many", whos=story.roles(seats))


def _on(story: Story, key: str, by: int, on: int, **more: str | int) -> str:
    """Something done to oneself or to another."""
    if by == on:
        return story.say(f"{key}-self", who=story.role(by), **more)
    return story.say(key, who=story.role(by), other=story.role(on), **more)


# --- by force, or under the threat of it -----------------------------------------------------------------------------

Forced = (
    e.Demanded | e.GaveIn | e.SeatsSwapped | e.CardTaken | e.NothingTaken | e.TheftAnnounced | e.HeaveAnnounced
    | e.Unopposed | e.ThrownOverboard
)  # fmt: skip


def _forced(story: Story, event: Forced) -> str:
    match event:
        case e.Demanded():
            return _demanded(story, event.attacker, event.victim, event.stake)
        case e.GaveIn():
            return _gave_in(story, event)
        case e.SeatsSwapped():
            return story.say("tale-swapped", who=story.role(event.by), other=story.role(event.other))
        case e.CardTaken():
            return _taken(story, event)
        case e.NothingTaken():
            return story.say("tale-nothing", who=story.role(event.by), other=story.role(event.victim))
        case e.TheftAnnounced():
            return story.say("tale-theft-announced", who=story.role(event.thief), other=story.role(event.victim))
        case e.HeaveAnnounced():
            return story.say("tale-heave", who=story.role(event.by), other=story.role(event.victim))
        case e.Unopposed():
            return _unopposed(story)
        case e.ThrownOverboard():
            key = "tale-thrown-alive" if event.alive else "tale-thrown-corpse"
            return story.say(key, who=story.role(event.by), other=story.role(event.victim))
    assert_never(event)


def _demanded(story: Story, attacker: int, victim: int, stake: Stake) -> str:
    names = {"who": story.role(attacker), "other": story.role(victim)}
    if stake.kind is not None:
        return story.say("tale-demand-open", kind=stake.kind, **names)
    return story.vary("tale-demand-seat" if stake.what == "seat" else "tale-demand-hand", **names)


def _gave_in(story: Story, event: e.GaveIn) -> str:
    """Giving in, and what it costs, in one sentence."""
    who = story.role(event.seat)
    if swapped := story.take(e.SeatsSwapped):
        return story.vary("tale-gave-seat", who=who, other=story.role(swapped.by))
    if taken := story.take(e.CardTaken):
        other = story.role(taken.by)
        if taken.kind is not None:
            return story.say("tale-gave-open", who=who, other=other, kind=taken.kind)
        return story.vary("tale-gave-hand", who=who, other=other)
    return story.say("tale-gave", who=who)


def _taken(story: Story, event: e.CardTaken) -> str:
    names = {"who": story.role(event.by), "other": story.role(event.victim)}
    if event.stolen:
        return story.vary("tale-stolen", **names)
    if event.kind is not None:
        return story.say("tale-taken-open", kind=event.kind, **names)
    return story.say("tale-taken-hand", **names)


def _unopposed(story: Story) -> str:
    if feasted := story.take(e.Feasted):
        return " ".join((story.say("tale-unopposed-feast"), expansions.feast(story, feasted)))
    if thrown := story.take(e.ThrownOverboard):
        return story.say("tale-unopposed-thrown", who=story.role(thrown.by), other=story.role(thrown.victim))
    return story.say("tale-unopposed")


# --- special actions -------------------------------------------------------------------------------------------------


def _healed(story: Story, event: e.KitUsed) -> str:
    told = [_on(story, "tale-kit", event.by, event.on)]
    if story.take(e.WokeUp):
        told.append(story.say("tale-kit-woke", who=story.role(event.on)))
    if event.kept:
        told.append(story.say("tale-kit-kept", who=story.role(event.by)))
    return " ".join(told)


def _flare(story: Story, event: e.FlareFired) -> str:
    """Everybody sees the birds of three cards (L6.6)."""
    birds = [story.say("tale-bird", by=NAVIGATION[card].gull) for card in event.cards]
    told = story.say("tale-flare", who=story.role(event.by), birds=story.texts.join(birds))
    changes = [change for change in story.run(e.GullsChanged) if isinstance(change, e.GullsChanged)]
    if changes:
        told += " " + story.say("tale-gulls-now", row=gulls(story.texts, changes[-1].gulls))
    return told


# --- at any time -----------------------------------------------------------------------------------------------------


def _shown(story: Story, event: e.CardOpened | e.CardThrown) -> str:
    """Cards opened, or thrown away, one after another by the same hand."""
    kinds: list[Kind] = [event.kind]
    while (another := story.peek(type(event))) is not None and another.seat == event.seat:
        story.next()
        kinds.append(another.kind)
    who = story.role(event.seat)
    if isinstance(event, e.CardOpened):
        return story.say("tale-opened", who=who, kinds=" ".join(kinds))
    return story.vary("tale-threw", who=who, kinds=" ".join(kinds))


def _traded(story: Story, event: e.Traded) -> str:
    """Open cards by name; from the hand only how many (L3.10)."""
    names = {"who": story.role(event.maker), "other": story.role(event.to)}
    give = _side(story, event.give_open, event.given)
    want = _side(story, event.want_open, event.wanted)
    if give and want:
        return story.say("tale-traded", give=give, want=want, **names)
    if give:
        return story.say("tale-gift", give=give, **names)
    return story.say("tale-gift", give=want, who=names["other"], other=names["who"])


def _side(story: Story, opened: tuple[Kind, ...], total: int) -> str:
    parts = [story.texts.provisions(opened, "acc")] if opened else []
    if total > len(opened):
        parts.append(story.say("tale-from-hand", n=total - len(opened)))
    return story.texts.join(parts)
