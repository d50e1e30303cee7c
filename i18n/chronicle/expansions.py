"""The expansions, for the group: weather, fire water, feasts (L9)."""

from __future__ import annotations

from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import FIRE_STRENGTH, Weather
from i18n.chronicle import sea
from i18n.chronicle.story import Story

ExpansionEvent = (
    e.WeatherShown | e.WindRose | e.WindDropped | e.FireWaterDrunk | e.ToastJoined
    | e.FeastAnnounced | e.FeastPrevented | e.Feasted
)  # fmt: skip


def line(story: Story, event: ExpansionEvent) -> str:
    """One line."""
    match event:
        case e.WeatherShown():
            return _weather(story, event.weather)
        case e.WindRose():
            return _wind(story)
        case e.WindDropped():
            return story.say("tale-wind-dropped")
        case e.FireWaterDrunk():
            return story.vary("tale-fire-water", who=story.role(event.seat), n=FIRE_STRENGTH)
        case e.ToastJoined():
            return story.say("tale-toast", who=story.role(event.seat), n=FIRE_STRENGTH)
        case e.FeastAnnounced():
            return _of_two(story, "tale-feast-announced", event.by, event.victim)
        case e.FeastPrevented():
            return _of_two(story, "tale-feast-prevented", event.by, event.victim)
        case e.Feasted():
            return feast(story, event)
    assert_never(event)


def _of_two(story: Story, key: str, by: Seat, victim: Seat) -> str:
    return story.say(key, who=story.role(by), other=story.role(victim))


# --- weather ---------------------------------------------------------------------------------------------------------


def _weather(story: Story, weather: Weather) -> str:
    """Its name and what it does; and what of that follows at once (L9.6)."""
    does = story.say(f"weather-does-{weather}")
    told = [story.say("weather-is", weather=weather, name=story.say(f"weather-{weather}"), does=does)]
    if weather == "sunday":
        drawn = story.take(e.ProvisionsDrawn)
        told.append(_second(story, drawn) if drawn else story.say("tale-sunday-nothing"))
    if weather == "calm" and story.take(e.PileSunk) is not None:
        told.append(story.say("tale-calm-pile"))
    return " ".join(told)


def _second(story: Story, event: e.ProvisionsDrawn) -> str:
    return story.say("tale-sunday", who=story.role(event.takers[0]), n=event.count)


def _wind(story: Story) -> str:
    """The wind's card, which nobody chose."""
    told = [story.say("tale-wind")]
    if played := story.take(e.NavigationPlayed):
        told += sea.birds_and_fallen(story, played)
    return " ".join(told)


# --- feasts ----------------------------------------------------------------------------------------------------------


def feast(story: Story, event: e.Feasted) -> str:
    """Who is eaten, and whom it does good."""
    told = [_of_two(story, "tale-feast", event.by, event.victim)]
    if event.healed:
        told.append(story.say("tale-feast-healed", whos=story.roles(event.healed)))
    else:
        told.append(story.say("tale-feast-nobody"))
    told.append(story.say("tale-feast-stays", who=story.role(event.victim)))
    return " ".join(told)
