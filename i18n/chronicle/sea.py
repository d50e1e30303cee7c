"""What the sea does, for the group: the navigation card, overboard, thirst, wounds (L5–L8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.core.types import Seat
from engine.lifeboat import events as e
from engine.lifeboat.cards import EVERYONE, NAVIGATION
from engine.lifeboat.state import Cause
from i18n.chronicle.story import Story, gulls

# --- the card --------------------------------------------------------------------------------------------------------

NavigationEvent = e.CompassRead | e.PileSunk | e.NavigationPlayed | e.GullsChanged | e.BirdsHidden | e.FellOverboard


def navigation(story: Story, event: NavigationEvent) -> str:
    """The card with its birds and those who fall, in one line."""
    match event:
        case e.CompassRead():
            return story.say("tale-compass", who=story.role(event.navigator))
        case e.PileSunk():
            return story.say("tale-pile-sunk")
        case e.NavigationPlayed():
            return " ".join([_card(story, event), *birds_and_fallen(story, event)])
        case e.GullsChanged():
            return _gulls(story, event)
        case e.BirdsHidden():
            return story.say("tale-fog")
        case e.FellOverboard():
            return _fallen(story, event)
    assert_never(event)


def _card(story: Story, event: e.NavigationPlayed) -> str:
    if event.navigator is None:
        return story.vary("tale-navigation-sea")
    key = "tale-navigation-chosen" if event.from_pile else "tale-navigation-top"
    return story.vary(key, who=story.role(event.navigator))


def birds_and_fallen(story: Story, event: e.NavigationPlayed) -> list[str]:
    """What the card does before thirst."""
    told = [_birds(story, NAVIGATION[event.card].gull)]
    if fell := story.take(e.FellOverboard):
        told.append(_fallen(story, fell))
    return told


def _birds(story: Story, gull: int) -> str:
    if story.take(e.BirdsHidden):
        return story.say("tale-fog")
    changed = story.take(e.GullsChanged)
    return _gulls(story, changed) if changed else story.say("tale-no-gull", by=gull)


def _gulls(story: Story, event: e.GullsChanged) -> str:
    return story.say("tale-gull" if event.by > 0 else "tale-gull-lost", row=gulls(story.texts, event.gulls))


def _fallen(story: Story, event: e.FellOverboard) -> str:
    if event.instead_of is not None:
        return story.say(f"tale-fall-{event.instead_of}", whos=story.roles(event.fallen), n=len(event.fallen))
    if NAVIGATION[event.card].overboard == EVERYONE and len(event.fallen) > 1:
        return story.say("tale-fall-everyone")
    return story.say("tale-fall", whos=story.roles(event.fallen), n=len(event.fallen))


# --- overboard -------------------------------------------------------------------------------------------------------

_OVERBOARD = (
    e.BaitPlayed, e.PreserverUsed, e.OpenCardsLost, e.Wounded, e.Fainted, e.Died, e.Drowned, e.ClimbedBack,
)  # fmt: skip


FallEvent = e.BaitPlayed | e.PreserverUsed | e.OpenCardsLost | e.Drowned | e.ClimbedBack | e.Wounded


def fall(story: Story, event: FallEvent) -> list[str]:
    """A whole fall: first baits and preservers, then how it ended for each, those with the same end together."""
    events: list[e.Event] = [event, *story.run(*_OVERBOARD)]
    told: list[str] = []
    for each in events:
        match each:
            case e.BaitPlayed():
                told.append(story.say("tale-bait", who=story.role(each.seat)))
            case e.PreserverUsed():
                told.append(_preserver(story, each))
            case _:
                pass
    return [*told, *_ends_of_fall(story, events)]


def _preserver(story: Story, event: e.PreserverUsed) -> str:
    if event.by == event.on:
        return story.say("tale-preserver-worn", who=story.role(event.by))
    return story.say("tale-preserver-thrown", who=story.role(event.by), other=story.role(event.on))


def _ends_of_fall(story: Story, events: Sequence[e.Event]) -> list[str]:
    wounds: dict[Seat, int] = {}
    lost: list[str] = []
    ends: dict[tuple[str, int], list[Seat]] = {}
    for event in events:
        match event:
            case e.Wounded():
                wounds[event.seat] = wounds.get(event.seat, 0) + event.wounds
            case e.OpenCardsLost():
                kinds = " ".join(event.kinds)
                lost.append(story.say("tale-lost-item", who=story.role(event.seat), kinds=kinds))
            case e.Drowned():
                ends.setdefault(("corpse" if event.corpse else "drowned", 0), []).append(event.seat)
            case e.ClimbedBack():
                end = ("fainted" if event.unconscious else "back", wounds.get(event.seat, 0))
                ends.setdefault(end, []).append(event.seat)
            case _:
                pass
    told = [story.say("tale-lost", list="; ".join(lost))] if lost else []
    return told + [_end(story, how, n, seats) for (how, n), seats in ends.items()]


def _end(story: Story, how: str, wounds: int, seats: Sequence[Seat]) -> str:
    args: dict[str, str | int] = {"whos": story.roles(seats), "n": len(seats)}
    if how == "back":
        return story.say("tale-back-unharmed" if wounds == 0 else "tale-back", wounds=wounds, **args)
    return story.say(f"tale-fall-{how}", **args)


# --- wounds ----------------------------------------------------------------------------------------------------------


def wounds(story: Story, event: e.Wounded | e.Fainted | e.Died | None) -> list[str]:
    """Wounds of a fight or of thirst, and whom they fell. None: whatever comes next."""
    events = [*([event] if event else []), *story.run(e.Wounded, e.Fainted, e.Died)]
    hurt = [each for each in events if isinstance(each, e.Wounded)]
    told = []
    if hurt:
        amounts = _counted(story, "tale-item-wounds", [(each.seat, each.wounds) for each in hurt])
        told.append(story.say(f"tale-wounded-{hurt[0].cause}", list=amounts, n=len(hurt)))
    fainted = [each.seat for each in events if isinstance(each, e.Fainted)]
    if fainted:
        told.append(story.say("tale-fainted", whos=story.roles(fainted), n=len(fainted)))
    for each in events:
        if isinstance(each, e.Died):
            told.append(story.vary("tale-died", who=story.role(each.seat)))
    return told


def _counted(story: Story, key: str, amounts: Iterable[tuple[Seat, int]]) -> str:
    """«Сноб и Капитан (2 раны)»: who, and how many where it is more than one."""
    named = [(story.role(seat), n) for seat, n in amounts]
    return story.texts.join([story.say(key, who=who, n=n) if n > 1 else story.texts.role(who) for who, n in named])


# --- thirst ----------------------------------------------------------------------------------------------------------


def thirst(story: Story, event: e.ThirstStruck | e.Shaded | e.WaterDrunk | e.DrankAlong) -> list[str]:
    """Who is thirsty and why; then who drank."""
    match event:
        case e.ThirstStruck():
            return [_thirsty(story, event)]
        case e.Shaded():
            return [story.say("tale-shaded", who=story.role(event.seat))]
        case e.WaterDrunk() | e.DrankAlong():
            return _drunk(story, [event, *story.run(e.WaterDrunk, e.DrankAlong)])
    assert_never(event)


def _thirsty(story: Story, event: e.ThirstStruck) -> str:
    """Those with the same causes together."""
    groups: dict[tuple[Cause, ...], list[Seat]] = {}
    for seat, causes in event.causes:
        groups.setdefault(causes, []).append(seat)
    items = [
        story.say(
            "tale-thirsty-item",
            whos=story.roles(seats),
            why=story.texts.join([story.say(f"tale-cause-{cause}") for cause in causes]),
        )
        for causes, seats in groups.items()
    ]
    return story.say("tale-thirsty", list="; ".join(items))


def _drunk(story: Story, events: Sequence[e.Event]) -> list[str]:
    own: list[tuple[Seat, int]] = []
    told: list[str] = []
    for event in events:
        match event:
            case e.WaterDrunk(by=by, on=on) if by == on:
                own.append((by, event.hand + event.open))
            case e.WaterDrunk():
                names = {"who": story.role(event.by), "other": story.role(event.on)}
                told.append(story.say("tale-gave-water", n=event.hand + event.open, **names))
            case e.DrankAlong():
                told.append(story.say("tale-drank-along", who=story.role(event.seat)))
            case _:
                pass
    if own:
        told.insert(0, story.say("tale-drank", list=_counted(story, "tale-item-waters", own), n=len(own)))
    return told
