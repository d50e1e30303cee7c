"""One player's chronicle: what concerns this seat, told as «ты». The present tense: nobody's gender is known.

What the player is asked, and what it has sealed, stands in its prompt; what does not concern it is told in the group.
"""

from __future__ import annotations

from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import FLARE_STRENGTH, WEAPONS, Kind
from engine.lifeboat.cast import CHARACTERS
from engine.lifeboat.editions import Options
from i18n.chronicle.own_deeds import Deed, deed
from i18n.chronicle.own_expansions import ExpansionEvent, expansion
from i18n.chronicle.own_sea import SeaEvent, sea
from i18n.chronicle.story import Story


def tell_own(story: Story, seat: Seat, options: Options) -> list[str]:
    """The lines of the stretch."""
    told: list[str] = []
    while (event := story.next()) is not None:
        line = _line(story, event, seat, options)
        if line:
            told.append(line)
    return told


def _line(story: Story, event: e.Event, seat: Seat, options: Options) -> str:
    if isinstance(event, Deed):
        return deed(story, event, seat)
    if isinstance(event, SeaEvent):
        return sea(story, event, seat)
    if isinstance(event, ExpansionEvent):
        return expansion(story, event, seat)
    match event:
        case e.VoyageBegan():
            return _began(story, event, seat, options)
        case e.VoyageEnded():
            return _ended(story, event, seat)
        case e.SeatAutomated():
            if event.seat != seat:
                return ""
            return story.say("own-autopilot-on" if event.on else "own-autopilot-off", who=story.role(seat))
        case e.TimeRanOut():
            return story.say("own-late") if event.seat == seat else ""
        case e.ProvisionKept():
            return _kept(story, event) if event.seat == seat else ""
        case e.FightBegan() | e.FightJoined() | e.WeaponDrawn() | e.FlareFiredInFight() | e.FightEnded():
            return _fight(story, event, seat)
        case (
            e.DayBegan() | e.DayEnded() | e.ProvisionsDrawn() | e.ProvisionsSkipped() | e.ActionsBegan() | e.TurnBegan()
            | e.TurnEnded() | e.DuskFell() | e.ActionsEnded() | e.RowingBegan() | e.TheftEnded() | e.StayedSilent()
            | e.Unopposed() | e.DraftChanged() | e.SaidDone() | e.PileTaken() | e.PileSunk() | e.GullsChanged()
            | e.FallSealed() | e.FallEnded() | e.ThirstSealed() | e.ThirstEnded() | e.DriftBegan() | e.DriftEnded()
            | e.WeatherDealt() | e.WeatherReshuffled() | e.WeatherShown() | e.WeatherPassed() | e.WindRose()
            | e.WindDropped() | e.BirdsHidden() | e.ToastOver()
        ):  # fmt: skip
            return ""
    assert_never(event)


# --- beginning and end -----------------------------------------------------------------------------------------------


def _began(story: Story, event: e.VoyageBegan, seat: Seat, options: Options) -> str:
    """Who you are, what you can do, whom you love and hate."""
    role = event.roles[seat]
    card = CHARACTERS[role]
    rows = [
        story.say("own-role", who=role),
        story.say("own-strength", who=role, strength=card.strength, n=card.survival),
        story.say(f"own-ability-{card.ability or 'none'}"),
        *_passions(story, event, seat, options),
    ]
    hand: tuple[Kind, ...] | None = event.hands[seat]
    if hand:
        rows.append(story.say("own-hand", kinds=" ".join(hand)))
    return "\n".join(rows)


def _passions(story: Story, event: e.VoyageBegan, seat: Seat, options: Options) -> list[str]:
    """L1.2, L10.3–L10.7."""
    role, love, hate = event.roles[seat], event.loves[seat], event.hates[seat]
    assert love is not None
    assert hate is not None
    own = CHARACTERS[role]
    if love == hate == role:
        return [story.say(f"own-both-self-{options.self_hate}", survival=own.survival, strength=own.strength)]
    rows = [
        story.say("own-love-self", n=own.survival)
        if love == role
        else story.say("own-love", who=love, n=CHARACTERS[love].survival),
        story.say(f"own-hate-self-{options.self_hate}", n=own.strength)
        if hate == role
        else story.say("own-hate", who=hate, n=CHARACTERS[hate].strength),
    ]
    return [*rows, story.say("own-love-is-hate")] if love == hate else rows


def _ended(story: Story, event: e.VoyageEnded, seat: Seat) -> str:
    """One's own points; the table is the group's."""
    mine = next(score.total for score in event.scores if score.seat == seat)
    best = max(score.total for score in event.scores)
    if event.how == "sea":
        return story.say("own-ended-sea", n=mine)
    return story.say("own-won" if mine == best else "own-ended-land", n=mine)


def _kept(story: Story, event: e.ProvisionKept) -> str:
    assert event.kind is not None
    return story.say("own-kept" if event.passed else "own-kept-last", kind=event.kind, n=event.passed)


# --- fights ----------------------------------------------------------------------------------------------------------


def _fight(
    story: Story,
    event: e.FightBegan | e.FightJoined | e.WeaponDrawn | e.FlareFiredInFight | e.FightEnded,
    seat: Seat,
) -> str:
    match event:
        case e.FightBegan():
            return _fight_began(story, event, seat)
        case e.FightJoined():
            return story.say(f"own-joined-{event.side}") if event.seat == seat else ""
        case e.WeaponDrawn():
            return story.say("own-weapon", kind=event.kind, n=WEAPONS[event.kind]) if event.seat == seat else ""
        case e.FlareFiredInFight():
            return story.say("own-fired", n=FLARE_STRENGTH) if event.seat == seat else ""
        case e.FightEnded():
            return _fight_ended(story, event, seat)
    assert_never(event)


def _fight_began(story: Story, event: e.FightBegan, seat: Seat) -> str:
    if seat == event.attacker:
        return story.say("own-fight-attacker", who=story.role(event.defender))
    if seat == event.defender:
        return story.say("own-fight-defender", who=story.role(event.attacker))
    if seat == event.victim:
        return story.say("own-fight-victim", who=story.role(event.defender))
    return ""


def _fight_ended(story: Story, event: e.FightEnded, seat: Seat) -> str:
    if seat not in (*event.attackers, *event.defenders):
        return ""
    won = (seat in event.attackers) == (event.winner == "attack")
    mine, theirs = (event.attack, event.defence) if seat in event.attackers else (event.defence, event.attack)
    key = "own-fight-won" if won else "own-fight-lost"
    return story.say(f"{key}-tie" if mine == theirs else key, mine=mine, theirs=theirs)
