"""The frame of the voyage for the group: beginning, days, hand-outs, comings and goings, time that ran out."""

from __future__ import annotations

from typing import assert_never

from engine.lifeboat import events as e
from i18n.chronicle.story import Story

VoyageEvent = (
    e.VoyageBegan | e.DayBegan | e.SeatAutomated | e.TimeRanOut | e.ProvisionsDrawn
    | e.ProvisionsSkipped | e.ProvisionKept | e.DriftBegan
)  # fmt: skip


def line(story: Story, event: VoyageEvent) -> str:
    """One line."""
    match event:
        case e.VoyageBegan():
            return _began(story, event)
        case e.DayBegan():
            return " ".join(filter(None, (story.say("tale-day", day=event.day), _hand_out(story))))
        case e.ProvisionsDrawn() | e.ProvisionsSkipped():
            return _provisions(story, event)
        case e.ProvisionKept():
            return story.vary("tale-handed-out")
        case e.DriftBegan():
            return story.say("tale-drift")
        case e.SeatAutomated():
            key = "tale-autopilot-on" if event.on else "tale-autopilot-off"
            return story.say(key, who=story.role(event.seat), player=story.player(event.seat))
        case e.TimeRanOut():
            return _late(story, event)
    assert_never(event)


def _began(story: Story, event: e.VoyageBegan) -> str:
    """Who is who, bow → stern; the long names, once."""
    rows = [story.say("tale-began")]
    for seat in event.boat:
        role = event.roles[seat]
        renamed = story.texts.long_role(role) != story.texts.role(role)
        key = "tale-began-person-long" if renamed else "tale-began-person"
        rows.append(story.say(key, who=role, player=story.player(seat)))
    rows.append(story.say("tale-began-secrets"))
    if event.options.starting_provisions:
        rows.append(story.say("tale-began-provisions"))
    return "\n".join(rows)


def _hand_out(story: Story) -> str:
    """What follows the beginning of a day in the same line."""
    if drawn := story.take(e.ProvisionsDrawn):
        return _provisions(story, drawn)
    if skipped := story.take(e.ProvisionsSkipped):
        return _provisions(story, skipped)
    if story.take(e.DriftBegan):
        return story.say("tale-drift")
    return ""


def _provisions(story: Story, event: e.ProvisionsDrawn | e.ProvisionsSkipped) -> str:
    if isinstance(event, e.ProvisionsSkipped):
        return story.vary("tale-provisions-skipped")
    return story.vary("tale-provisions", who=story.role(event.takers[0]), n=event.count)


def _late(story: Story, event: e.TimeRanOut) -> str:
    """L11.2: whose time ran out; nobody's name in a sealed window. Doing nothing is told along with it."""
    if event.seat is None:
        return story.say("tale-late-sealed")
    if event.what == "turn":
        story.take(e.TurnPassed)
    return story.say(f"tale-late-{event.what}", who=story.role(event.seat), player=story.player(event.seat))
