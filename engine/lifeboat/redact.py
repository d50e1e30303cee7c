"""L1.4: what each seat learns of a fact. The match has no default branch, so a new event must be thought about here."""

from __future__ import annotations

from typing import assert_never

from engine.core.frozen import changed
from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.secrecy import public_stake


def redact(event: e.Event, seat: Seat | None) -> e.Event | None:
    """The fact as this seat learns it, or None when it learns nothing; None as seat is a bystander."""
    match event:
        case e.VoyageBegan():
            return _voyage_began(event, seat)
        case e.ProvisionsDrawn():
            return event if seat == event.takers[0] else changed(event, cards=())
        case e.ProvisionKept():
            return event if seat == event.seat else changed(event, kind=None)
        case e.RowingBegan():
            return event if seat == event.seat else changed(event, drawn=())
        case e.Rowed():
            return changed(event, kept=event.kept if seat == event.seat else (), under=())
        case e.Demanded():
            return changed(event, stake=public_stake(event.stake))
        case e.FightBegan():
            return changed(event, stake=public_stake(event.stake))
        case e.CardTaken():
            seen = event.where == "open" or seat in (event.by, event.victim)
            return event if seen else changed(event, kind=None)
        case e.FlareFired():
            return changed(event, under=())
        case e.Traded():
            assert event.offer is not None
            return event if seat in (event.maker, event.to) else changed(event, offer=None)
        case e.CompassRead():
            return event if seat == event.navigator else changed(event, card=None)
        case e.PileTaken():
            return event if seat == event.navigator else changed(event, cards=())
        case e.PileSunk() | e.NavigationPlayed():
            return changed(event, under=())
        case e.WeatherDealt() | e.WeatherReshuffled():
            return changed(event, deck=())
        case e.WeatherDrawn():
            return event if seat is not None and seat == event.by else changed(event, weather=None)
        case e.WeatherSeen() | e.StayedSilent() | e.DraftChanged() | e.SaidDone() | e.FallSealed() | e.ThirstSealed():
            return event if seat == event.seat else None
        case e.OfferMade() | e.OfferClosed():
            return event if seat in (event.offer.maker, event.offer.to) else None
        case (
            e.DayBegan() | e.DayEnded() | e.VoyageEnded() | e.SeatAutomated() | e.TimeRanOut()
            | e.ProvisionsSkipped() | e.ActionsBegan() | e.TurnBegan() | e.TurnPassed() | e.TurnEnded()
            | e.DuskFell() | e.ActionsEnded() | e.GaveIn() | e.SeatsSwapped() | e.NothingTaken() | e.TheftAnnounced()
            | e.TheftEnded() | e.ParasolRaised() | e.KitUsed() | e.WokeUp() | e.HeaveAnnounced() | e.Unopposed()
            | e.ThrownOverboard() | e.CardOpened() | e.CardThrown() | e.PreserverPutOn() | e.FightJoined()
            | e.WeaponDrawn() | e.FlareFiredInFight() | e.FightEnded() | e.Wounded() | e.Fainted() | e.Died()
            | e.GullsChanged() | e.FellOverboard() | e.BaitPlayed() | e.PreserverUsed() | e.OpenCardsLost()
            | e.Drowned() | e.ClimbedBack() | e.FallEnded() | e.ThirstStruck() | e.Shaded() | e.WaterDrunk()
            | e.DrankAlong() | e.ThirstEnded() | e.DriftBegan() | e.DriftEnded()
            | e.WeatherShown() | e.WeatherPassed() | e.WindRose() | e.WindDropped() | e.BirdsHidden()
            | e.FireWaterDrunk() | e.ToastJoined() | e.ToastOver() | e.FeastAnnounced() | e.FeastPrevented()
            | e.Feasted()
        ):  # fmt: skip
            return event
    assert_never(event)


def _voyage_began(event: e.VoyageBegan, seat: Seat | None) -> e.VoyageBegan:
    return changed(
        event,
        loves=tuple(love if i == seat else None for i, love in enumerate(event.loves)),
        hates=tuple(hate if i == seat else None for i, hate in enumerate(event.hates)),
        hands=tuple(hand if i == seat else None for i, hand in enumerate(event.hands)),
        provisions=(),
        navigation=(),
    )
