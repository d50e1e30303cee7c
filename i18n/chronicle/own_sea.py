"""What the sea does to one player, told as «ты»."""

from __future__ import annotations

from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat import events as e
from i18n.chronicle.story import Story

SeaEvent = (
    e.Wounded | e.Fainted | e.Died | e.CompassRead | e.NavigationPlayed | e.FellOverboard | e.BaitPlayed
    | e.PreserverUsed | e.OpenCardsLost | e.Drowned | e.ClimbedBack | e.ThirstStruck | e.Shaded | e.WaterDrunk
    | e.DrankAlong
)  # fmt: skip


def sea(story: Story, event: SeaEvent, seat: Seat) -> str:
    """One line; "" when it does not concern the seat."""
    match event:
        case e.Wounded() | e.Fainted() | e.Died() | e.Drowned() | e.ClimbedBack() | e.OpenCardsLost():
            return _suffered(story, event) if event.seat == seat else ""
        case e.CompassRead():
            return story.say("own-compass") if event.navigator == seat else ""
        case e.NavigationPlayed():
            key = "own-navigation-chosen" if event.from_pile else "own-navigation-top"
            return story.say(key) if event.navigator == seat else ""
        case e.FellOverboard():
            return story.say("own-fell") if seat in event.fallen and seat not in event.asked else ""
        case e.BaitPlayed():
            return story.say("own-bait") if event.seat == seat else ""
        case e.PreserverUsed():
            return _preserver(story, event, seat)
        case e.ThirstStruck():
            return _thirsty(story, event, seat)
        case e.Shaded():
            return story.say("own-shaded") if event.seat == seat else ""
        case e.WaterDrunk():
            return _drunk(story, event, seat)
        case e.DrankAlong():
            return story.say("own-drank-along", n=event.waters) if event.seat == seat else ""
    assert_never(event)


def _suffered(story: Story, event: e.Wounded | e.Fainted | e.Died | e.Drowned | e.ClimbedBack | e.OpenCardsLost) -> str:
    match event:
        case e.Wounded():
            return story.say(f"own-wounded-{event.cause}", n=event.wounds)
        case e.Fainted():
            return _after(story, "own-fainted")
        case e.Died():
            return _after(story, "own-died")
        case e.Drowned():
            return story.say("own-corpse-sank" if event.corpse else "own-drowned")
        case e.ClimbedBack():
            return story.say("own-back-unconscious" if event.unconscious else "own-back")
        case e.OpenCardsLost():
            return story.say("own-lost", kinds=" ".join(event.kinds))
    assert_never(event)


def _after(story: Story, key: str) -> str:
    """Fainting or death, and what the sea makes of it."""
    if story.take(e.Drowned):
        return story.say("own-drowned")
    story.take(e.ClimbedBack)
    return story.say(key)


def _preserver(story: Story, event: e.PreserverUsed, seat: Seat) -> str:
    if event.by == event.on == seat:
        return story.say("own-preserver-worn")
    if event.by == seat:
        return story.say("own-preserver-by-you", who=story.role(event.on))
    return story.say("own-preserver-to-you", who=story.role(event.by)) if event.on == seat else ""


def _thirsty(story: Story, event: e.ThirstStruck, seat: Seat) -> str:
    """Who is asked reads it in its prompt."""
    causes = dict(event.causes).get(seat, ())
    if not causes or seat in event.asked:
        return ""
    return story.say("own-thirsty", why=story.texts.join([story.say(f"tale-cause-{cause}") for cause in causes]))


def _drunk(story: Story, event: e.WaterDrunk, seat: Seat) -> str:
    n = event.hand + event.open
    if event.by == event.on == seat:
        return story.say("own-drank", n=n)
    if event.by == seat:
        return story.say("own-gave-water", who=story.role(event.on), n=n)
    return story.say("own-got-water", who=story.role(event.by), n=n) if event.on == seat else ""
