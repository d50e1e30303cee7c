"""What a call has changed in what is shown."""

from __future__ import annotations

from engine.core.frozen import changed
from tgbot.calls import Bad, Blocked, Gone, Kicked, NoTopic, Ok, Outcome, Same
from tgbot.delivery.plan import Append, Call, Edit, Retire, Send, Tell
from tgbot.delivery.shown import Shown, Standing, Story, digests
from tgbot.screens.types import Screen


def applied(shown: Shown, call: Call, outcome: Outcome, now: float) -> Shown:
    """After this call with this outcome. What Telegram will never take counts as done; what it did not answer, as
    not."""
    match outcome:
        case Ok() | Same():
            return _done(shown, call, outcome.message if isinstance(outcome, Ok) else 0, now)
        case Gone():
            return _gone(shown, call)
        case Bad():
            return _given_up(shown, call, now)
        case Blocked():
            return changed(shown, away="blocked")
        case Kicked():
            return changed(shown, away="kicked")
        case NoTopic():
            return changed(shown, away="kicked") if shown.general else changed(shown, general=True)
        case _:
            return shown


def _done(shown: Shown, call: Call, message: int, now: float) -> Shown:
    match call:
        case Send(screen):
            left = _left(shown, call).leave(screen.slot)
            return changed(left.place(screen.slot, _standing(screen, message, now)), newest=message)
        case Edit(screen, message=edited):
            return _edited(shown, screen, edited, now)
        case Retire(leaving):
            return changed(shown, leaving=tuple(one for one in shown.leaving if one != leaving))
        case Append(upto=upto):
            story = shown.story and changed(shown.story, since=now)
            return changed(shown, told=upto, story=story)
        case Tell():
            whole = call.last and shown.parts == 0
            # Only a message that begins with an event can be told again with more lines.
            story = Story(message, shown.told, now, now) if whole else None
            return _told(changed(shown, newest=message, story=story), call)


def _left(shown: Shown, call: Send) -> Shown:
    """What another follows takes the news along."""
    old = shown.slots.get(call.screen.slot)
    if call.upto is None or old is None:
        return shown
    return changed(shown.place(call.screen.slot, changed(old, farewell=call.farewell)), told=call.upto)


def _told(shown: Shown, call: Tell) -> Shown:
    if call.last:
        return changed(shown, told=call.upto, upto=0, parts=0)
    return changed(shown, upto=call.upto, parts=shown.parts + len(call.lines))


def _gone(shown: Shown, call: Call) -> Shown:
    """The message is there no more, or too old: whatever is still wanted gets a new one."""
    match call:
        case Edit(screen):
            return shown.place(screen.slot, None)
        case Retire(leaving):
            if shown.story is not None and shown.story.id == leaving.id:  # it was to tell a story
                shown = changed(shown, told=shown.story.first, story=None)
            return changed(shown, leaving=tuple(one for one in shown.leaving if one != leaving))
        case Append():
            return changed(shown, story=None)
        case _:
            return shown


def _given_up(shown: Shown, call: Call, now: float) -> Shown:
    match call:
        case Send(screen):
            return shown.leave(screen.slot).place(screen.slot, _standing(screen, 0, now))
        case Edit(screen, message=edited):
            return _edited(shown, screen, edited, now)
        case Tell():
            return _told(changed(shown, story=None), call)
        case _:
            return _gone(shown, call)


def _edited(shown: Shown, screen: Screen, message: int, now: float) -> Shown:
    """A screen without a key leaves the message the key it was sent with."""
    old, new = shown.slots.get(screen.slot), _standing(screen, message, now)
    return shown.place(screen.slot, new if screen.key is not None or old is None else changed(new, key=old.key))


def _standing(screen: Screen, message: int, now: float) -> Standing:
    text, keyboard = digests(screen)
    return Standing(message, screen.key, text, keyboard, screen.farewell, round(now, 2))
