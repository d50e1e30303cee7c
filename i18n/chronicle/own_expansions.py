"""The expansions, for one player, told as «ты» (L9)."""

from __future__ import annotations

from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import FIRE_STRENGTH, Weather
from i18n.chronicle.story import Story

ExpansionEvent = (
    e.WeatherDrawn | e.WeatherSeen | e.FireWaterDrunk | e.ToastJoined | e.FeastAnnounced | e.FeastPrevented | e.Feasted
)


def expansion(story: Story, event: ExpansionEvent, seat: Seat) -> str:
    """One line; "" when it does not concern the seat."""
    match event:
        case e.WeatherDrawn():
            return _weather(story, event.weather) if event.by == seat else ""
        case e.WeatherSeen():
            return _weather(story, event.weather) if event.seat == seat else ""
        case e.FireWaterDrunk():
            return story.say("own-fire-water", n=FIRE_STRENGTH) if event.seat == seat else ""
        case e.ToastJoined():
            return story.say("own-toast", n=FIRE_STRENGTH) if event.seat == seat else ""
        case e.FeastAnnounced():
            return _between(story, "own-feast-announced", event.by, event.victim, seat)
        case e.FeastPrevented():
            return _between(story, "own-feast-prevented", event.by, event.victim, seat)
        case e.Feasted():
            return _feasted(story, event, seat)
    assert_never(event)


def _weather(story: Story, weather: Weather | None) -> str:
    """L9.4: seen in secret."""
    assert weather is not None
    return story.say("own-weather", weather=weather, name=story.say(f"weather-{weather}"))


def _feasted(story: Story, event: e.Feasted, seat: Seat) -> str:
    told = _between(story, "own-feast", event.by, event.victim, seat)
    healed = story.say("own-feast-healed") if seat in event.healed else ""
    return "\n".join(filter(None, (told, healed)))


def _between(story: Story, key: str, by: Seat, victim: Seat, seat: Seat) -> str:
    if seat == by:
        return story.say(f"{key}-by-you", who=story.role(victim))
    return story.say(f"{key}-to-you", who=story.role(by)) if seat == victim else ""
