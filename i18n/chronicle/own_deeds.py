"""What one player does, and what is done to it, in the actions part, told as «ты»."""

from __future__ import annotations

from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import Kind
from engine.lifeboat.state import Offer
from i18n.chronicle.story import Story

Deed = (
    e.TurnPassed | e.Rowed | e.Demanded | e.GaveIn | e.SeatsSwapped | e.CardTaken | e.NothingTaken | e.TheftAnnounced
    | e.ParasolRaised | e.KitUsed | e.WokeUp | e.FlareFired | e.HeaveAnnounced | e.ThrownOverboard | e.CardOpened
    | e.CardThrown | e.PreserverPutOn | e.OfferMade | e.OfferClosed | e.Traded
)  # fmt: skip


def deed(story: Story, event: Deed, seat: Seat) -> str:
    """One line; "" when it does not concern the seat."""
    match event:
        case e.TurnPassed():
            return story.say("own-passed") if event.seat == seat else ""
        case e.Rowed():
            return story.say("own-rowed", n=event.count) if event.seat == seat else ""
        case e.Demanded() | e.GaveIn() | e.TheftAnnounced():
            return ""  # the prompt asks the victim; what follows tells the rest
        case e.SeatsSwapped():
            return _between(story, "own-swapped", event.by, event.other, seat)
        case e.CardTaken():
            return _taken(story, event, seat)
        case e.NothingTaken():
            return _between(story, "own-nothing", event.by, event.victim, seat)
        case e.HeaveAnnounced():
            return story.say("own-heave", who=story.role(event.by)) if event.victim == seat else ""
        case e.ThrownOverboard():
            return _thrown(story, event, seat)
        case e.ParasolRaised():
            return _on(story, "own-parasol", event.by, event.over, seat)
        case e.KitUsed():
            return _on(story, "own-kit", event.by, event.on, seat)
        case e.WokeUp():
            return story.say("own-woke") if event.seat == seat else ""
        case e.FlareFired():
            return story.say("own-flare") if event.by == seat else ""
        case e.PreserverPutOn():
            return _between(story, "own-preserver-put", event.by, event.on, seat)
        case e.CardOpened():
            return story.say("own-opened", kind=event.kind) if event.seat == seat else ""
        case e.CardThrown():
            return story.say("own-threw", kind=event.kind) if event.seat == seat else ""
        case e.OfferMade():
            return _offered(story, event.offer) if event.offer.maker == seat else ""
        case e.OfferClosed():
            return _closed(story, event, seat)
        case e.Traded():
            return _traded(story, event, seat)
    assert_never(event)


def _between(story: Story, key: str, by: Seat, other: Seat, seat: Seat) -> str:
    """Done by one seat to another."""
    if seat == by:
        return story.say(f"{key}-by-you", who=story.role(other))
    return story.say(f"{key}-to-you", who=story.role(by)) if seat == other else ""


def _on(story: Story, key: str, by: Seat, on: Seat, seat: Seat) -> str:
    """The same where it may be done to oneself."""
    if by == on == seat:
        return story.say(f"{key}-self")
    return _between(story, key, by, on, seat)


def _taken(story: Story, event: e.CardTaken, seat: Seat) -> str:
    """The two see which card it was (L3.5)."""
    if event.kind is None:
        return ""
    if seat == event.by:
        return story.say("own-taken-by-you", who=story.role(event.victim), kind=event.kind)
    if seat == event.victim:
        return story.say("own-taken-from-you", who=story.role(event.by), kind=event.kind)
    return ""


def _thrown(story: Story, event: e.ThrownOverboard, seat: Seat) -> str:
    key = "own-thrown-alive" if event.alive else "own-thrown-corpse"
    return _between(story, key, event.by, event.victim, seat)


# --- trade -----------------------------------------------------------------------------------------------------------


def _exchange(story: Story, key: str, who: Seat, give: tuple[Kind, ...], want: tuple[Kind, ...]) -> str:
    """`key`, or `key-give` or `key-want` where only one of the two has cards in it."""
    suffix = "" if give and want else "-give" if give else "-want"
    return story.say(f"{key}{suffix}", who=story.role(who), give=" ".join(give), want=" ".join(want))


def _offered(story: Story, offer: Offer) -> str:
    give, want = offer.give_hand + offer.give_open, offer.want_hand + offer.want_open
    return _exchange(story, "own-offered", offer.to, give, want)


def _closed(story: Story, event: e.OfferClosed, seat: Seat) -> str:
    """Only the other one's doing is news."""
    offer = event.offer
    match event.why:
        case "declined":
            return story.say("own-offer-declined", who=story.role(offer.to)) if seat == offer.maker else ""
        case "withdrawn":
            return story.say("own-offer-withdrawn", who=story.role(offer.maker)) if seat == offer.to else ""
        case "lapsed":
            other = offer.to if seat == offer.maker else offer.maker
            return story.say("own-offer-lapsed", who=story.role(other)) if seat in (offer.maker, offer.to) else ""
    assert_never(event.why)


def _traded(story: Story, event: e.Traded, seat: Seat) -> str:
    offer = event.offer
    if offer is None or seat not in (event.maker, event.to):
        return ""
    give, want = offer.give_hand + offer.give_open, offer.want_hand + offer.want_open
    if seat == event.maker:
        return _exchange(story, "own-traded", event.to, give, want)
    return _exchange(story, "own-traded", event.maker, want, give)
