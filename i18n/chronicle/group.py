"""The group's chronicle: the whole story. Each part of a day has a room of its own; this is the table of contents."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from engine.lifeboat import events as e
from i18n.chronicle import deeds, expansions, fights, sea, voyage
from i18n.chronicle.story import Story

_UNTOLD = (
    e.DayEnded, e.ActionsBegan, e.TurnBegan, e.TurnEnded, e.DuskFell, e.ActionsEnded, e.RowingBegan, e.TheftEnded,
    e.StayedSilent, e.DraftChanged, e.OfferMade, e.OfferClosed, e.SaidDone, e.PileTaken, e.FallSealed, e.FallEnded,
    e.ThirstSealed, e.ThirstEnded, e.DriftEnded, e.VoyageEnded, e.WeatherDealt, e.WeatherReshuffled, e.WeatherDrawn,
    e.WeatherSeen, e.WeatherPassed, e.ToastOver,
)  # fmt: skip
"""The board or the table of points shows it, another event tells it, or it is a secret."""


def worth_telling(events: Iterable[e.Event]) -> list[e.Event]:
    """Without what is not told, so that what belongs together stands together."""
    return [
        event for event in events
        if not isinstance(event, _UNTOLD) and not (isinstance(event, e.ProvisionKept) and event.passed)
    ]  # fmt: skip


def tell(story: Story) -> list[str]:
    """The lines of the stretch."""
    told: list[str] = []
    while (event := story.next()) is not None:
        told += [line for line in _lines(story, event) if line]
    return told


def _lines(story: Story, event: e.Event) -> list[str]:
    match event:
        case (
            e.VoyageBegan() | e.DayBegan() | e.SeatAutomated() | e.TimeRanOut() | e.ProvisionsDrawn()
            | e.ProvisionsSkipped() | e.ProvisionKept() | e.DriftBegan()
        ):  # fmt: skip
            return [voyage.line(story, event)]
        case (
            e.TurnPassed() | e.Rowed() | e.Demanded() | e.GaveIn() | e.SeatsSwapped() | e.CardTaken() | e.NothingTaken()
            | e.TheftAnnounced() | e.ParasolRaised() | e.KitUsed() | e.WokeUp() | e.FlareFired() | e.HeaveAnnounced()
            | e.Unopposed() | e.ThrownOverboard() | e.CardOpened() | e.CardThrown() | e.PreserverPutOn()
            | e.Traded()
        ):  # fmt: skip
            return [deeds.line(story, event)]
        case e.FightBegan() | e.FightJoined() | e.WeaponDrawn() | e.FlareFiredInFight() | e.FightEnded():
            return fights.lines(story, event)
        case (
            e.WeatherShown() | e.WindRose() | e.WindDropped() | e.FireWaterDrunk() | e.ToastJoined()
            | e.FeastAnnounced() | e.FeastPrevented() | e.Feasted()
        ):  # fmt: skip
            return [expansions.line(story, event)]
        case (
            e.CompassRead() | e.PileSunk() | e.NavigationPlayed() | e.GullsChanged() | e.BirdsHidden()
            | e.FellOverboard()
        ):  # fmt: skip
            return [sea.navigation(story, event)]
        case (
            e.BaitPlayed() | e.PreserverUsed() | e.OpenCardsLost() | e.Drowned() | e.ClimbedBack()
            | e.Wounded(cause="fall")
        ):  # fmt: skip
            return sea.fall(story, event)
        case e.ThirstStruck() | e.Shaded() | e.WaterDrunk() | e.DrankAlong():
            return sea.thirst(story, event)
        case e.Wounded() | e.Fainted() | e.Died():
            return sea.wounds(story, event)
        case (
            e.DayEnded() | e.ActionsBegan() | e.TurnBegan() | e.TurnEnded() | e.DuskFell() | e.ActionsEnded()
            | e.RowingBegan() | e.TheftEnded() | e.StayedSilent() | e.DraftChanged() | e.OfferMade() | e.OfferClosed()
            | e.SaidDone() | e.PileTaken() | e.FallSealed() | e.FallEnded() | e.ThirstSealed() | e.ThirstEnded()
            | e.DriftEnded() | e.VoyageEnded() | e.WeatherDealt() | e.WeatherReshuffled() | e.WeatherDrawn()
            | e.WeatherSeen() | e.WeatherPassed() | e.ToastOver()
        ):  # fmt: skip
            return []
    assert_never(event)
