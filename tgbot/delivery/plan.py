"""The next call for a chat: a pure function of what is shown, what is wanted, and the time.

The order: new questions and panels; their changes; buttons of old ones taken away; the chronicle; a new board, lobby or
end, below what led there; changes of those. What changes often may wait a little, so that several changes become one
edit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.frozen import changed
from tgbot.buckets import Urgency
from tgbot.delivery.shown import Leaving, Shown, Standing, Story, digests
from tgbot.screens.types import Screen, Slot

ASKING: tuple[Slot, ...] = ("prompt", "panel")
"""Slots that ask somebody something; the others only show."""
LONGEST = 3000
"""Characters of HTML in a message of the chronicle; Telegram takes 4096."""
_NEWS = 1500
"""Characters of news below a panel."""
_JOINED = 120.0
"""Seconds for which lines are added to the chronicle's last message."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds. Lines wait `hold` for others to come, what only shows something `gather`. From one call to the next:
    `story` in the chronicle, `board`, `lobby`, `question` where buttons change, `words` where only the words of a
    question do."""

    hold: float
    story: float
    board: float
    lobby: float
    question: float
    words: float
    gather: float = 1.0


GROUP = Pace(hold=1.5, story=5.0, board=8.0, lobby=1.5, question=1.5, words=4.0)
PRIVATE = Pace(hold=1.0, story=2.0, board=2.0, lobby=1.0, question=0.0, words=3.0, gather=0.0)


@dataclass(frozen=True, slots=True)
class Telling:
    """Lines not told yet, of the events up to number `upto`; `since(n)` gives all the lines from event n on."""

    lines: Sequence[str]
    upto: int
    since: Callable[[int], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an audience should see. `path`: the page its panel is turned to · `lines_at`, `show_at`: unix times since
    when lines wait, and since when something else shown does not fit · `known`: how many events there
    are · `news`: what a standing panel, or prompt, shrinks to."""

    chat: int
    thread: int | None
    screens: tuple[Screen, ...]
    telling: Telling
    path: str
    lines_at: float
    show_at: float
    known: int = 0
    news: str | None = None


@dataclass(frozen=True, slots=True)
class Send:
    """A new message in a slot. Where a panel follows a panel, or a prompt a prompt, `upto`: the events up to this
    number are told, in the old one's `farewell`."""

    screen: Screen
    urgency: Urgency
    upto: int | None = None
    farewell: str | None = None


@dataclass(frozen=True, slots=True)
class Edit:
    """Another text or keyboard for the message in a slot."""

    screen: Screen
    message: int
    urgency: Urgency


@dataclass(frozen=True, slots=True)
class Retire:
    """A farewell."""

    leaving: Leaving
    urgency: Urgency = "story"


@dataclass(frozen=True, slots=True)
class Tell:
    """A new message of the chronicle with these lines, the last of their stretch or not."""

    lines: tuple[str, ...]
    last: bool
    upto: int
    urgency: Urgency = "story"


@dataclass(frozen=True, slots=True)
class Append:
    """More lines for the chronicle's last message: `lines` are all it then has."""

    lines: tuple[str, ...]
    message: int
    upto: int
    urgency: Urgency = "story"


@dataclass(frozen=True, slots=True)
class Later:
    """Nothing before this unix time."""

    at: float


Call = Send | Edit | Retire | Tell | Append


def next_step(shown: Shown, wanted: Wanted, now: float) -> Call | Later | None:
    """The most urgent call, or when there will be one, or None: all is as it should be. `shown` must be `tidied`."""
    times = []
    for at, call in _calls(shown, wanted, now):
        if at <= now:
            return call
        times.append(at)
    return Later(min(times)) if times else None


def carried(shown: Shown, wanted: Wanted) -> Wanted:
    """Whatever asks carries the news itself: below its text as long as it stands, as its farewell when it is over. So a
    private chat needs no chronicle beside its panel, and in the group a demand, its answer and the fight for it are one
    message, not three."""
    slot: Slot = "panel" if wanted.chat > 0 else "prompt"
    standing = shown.slots.get(slot)
    screen = next((one for one in wanted.screens if one.slot == slot), None)
    if slot == "prompt":
        return _carried_by_prompt(shown, wanted, standing, screen)
    if screen is None or standing is None or standing.id == 0:
        return wanted
    news = wanted.telling.lines
    after = screen
    if news and not _is_new(shown, screen):
        after = changed(screen, text=f"{screen.text}\n\n{_quoted(news)}")
    screens = tuple(after if one is screen else one for one in wanted.screens)
    told = changed(wanted.telling, lines=(), upto=shown.told)
    return changed(wanted, screens=screens, telling=told, news=parting(standing, news))


def _carried_by_prompt(shown: Shown, wanted: Wanted, standing: Standing | None, screen: Screen | None) -> Wanted:
    news = wanted.telling.lines
    refused = standing is not None and standing.id == 0
    if not news or refused or shown.parts or _length(news) > LONGEST or (screen is None and standing is None):
        return wanted
    if screen is None:
        return changed(wanted, telling=changed(wanted.telling, lines=(), upto=wanted.known), news="\n".join(news))
    held = changed(wanted, telling=changed(wanted.telling, lines=(), upto=shown.told))
    if standing is not None and _is_new(shown, screen):
        return changed(held, news="\n".join(news))
    if len(news) == 1:  # it is what the question itself says
        return held
    after = changed(screen, text=f"{screen.text}\n\n{_quoted(news)}")
    return changed(held, screens=tuple(after if one is screen else one for one in wanted.screens))


def parting(standing: Standing, news: Sequence[str]) -> str | None:
    """What a panel shrinks to: its farewell, and the news it carried. Without news it goes: nobody misses it."""
    if not news:
        return ""
    return "\n".join(filter(None, (standing.farewell, _within(news, LONGEST))))


def _quoted(news: Sequence[str]) -> str:
    """News as a quotation, which folds when it is long."""
    folds = " expandable" if len(news) > 4 else ""
    return f"<blockquote{folds}>{_within(news, _NEWS)}</blockquote>"


def _within(lines: Sequence[str], longest: int) -> str:
    """The latest lines that fit into so many characters."""
    kept: list[str] = []
    for line in reversed(lines):
        longest -= len(line) + 1
        if longest < 0 and kept:
            break
        kept.insert(0, line)
    return "\n".join(kept)


def tidied(shown: Shown, wanted: Wanted, renewed: int) -> Shown:
    """What is shown, with what has to leave marked as leaving: after a move, a wish to see all anew, where a slot
    emptied. Where there was nothing to tell, it counts as told."""
    shown = shown.moved_to(wanted.chat).anew(renewed)
    screens = {screen.slot: screen for screen in wanted.screens}
    for slot, standing in tuple(shown.slots.items()):
        screen = screens.get(slot)
        if screen is None:
            shown = _over(shown, standing, wanted) if slot == "prompt" and wanted.news else shown.leave(slot)
        elif standing.farewell != screen.farewell and not _is_new(shown, screen):
            shown = shown.place(slot, changed(standing, farewell=screen.farewell))
    if not wanted.telling.lines and shown.told != wanted.telling.upto:
        shown = changed(shown, told=wanted.telling.upto, upto=0, parts=0)
    return shown


def _over(shown: Shown, standing: Standing, wanted: Wanted) -> Shown:
    """The group's question is answered: its message becomes the story of it, to which more may be added."""
    story = Story(standing.id, shown.told, standing.since, standing.since)
    left = shown.place("prompt", changed(standing, farewell=wanted.news)).leave("prompt")
    return changed(left, told=wanted.known, story=story)


def _calls(shown: Shown, wanted: Wanted, now: float) -> Iterator[tuple[float, Call]]:
    """All calls there are to make, the most urgent first, with the time before which each should not be made."""
    pace = PRIVATE if wanted.chat > 0 else GROUP
    if wanted.chat > 0 and wanted.telling.lines and "panel" not in shown.slots:
        yield 0.0, _next_part(wanted.telling)  # what led to the first panel stands above it
    asking = [screen for screen in wanted.screens if screen.slot in ASKING]
    showing = [screen for screen in wanted.screens if screen.slot not in ASKING]
    yield from ((0.0, _asked(shown, wanted, screen)) for screen in asking if _is_new(shown, screen))
    yield from (_question(shown, wanted, screen, pace) for screen in asking if _differs(shown, screen))
    yield from ((0.0, Retire(leaving)) for leaving in shown.leaving)
    if wanted.telling.lines:
        yield _story(shown, wanted, pace, now)
    else:
        yield from ((0.0, Send(screen, "story")) for screen in showing if _is_new(shown, screen))
    yield from (_picture(shown, wanted, screen, pace) for screen in showing if _differs(shown, screen))


def _is_new(shown: Shown, screen: Screen) -> bool:
    """Does it need a message of its own?"""
    standing = shown.slots.get(screen.slot)
    if standing is None or (screen.key is not None and screen.key != standing.key):
        return True
    return standing.id == 0 and (standing.text, standing.keyboard) != digests(screen)


def _differs(shown: Shown, screen: Screen) -> bool:
    """Does its message stand, with something else on it?"""
    standing = shown.slots.get(screen.slot)
    if standing is None or standing.id == 0 or _is_new(shown, screen):
        return False
    return (standing.text, standing.keyboard) != digests(screen)


def _asked(shown: Shown, wanted: Wanted, screen: Screen) -> Send:
    carries = screen.slot in shown.slots and (screen.slot == "panel" or wanted.news is not None)
    return Send(screen, "prompt", wanted.known, wanted.news) if carries else Send(screen, "prompt")


def _question(shown: Shown, wanted: Wanted, screen: Screen, pace: Pace) -> tuple[float, Edit]:
    """Whoever pressed something sees it at once; what others did may wait, if it leaves the buttons as they are."""
    standing = shown.slots[screen.slot]
    if standing.keyboard != digests(screen)[1] or shown.path != wanted.path:
        return standing.since + pace.question, Edit(screen, standing.id, "prompt")
    return max(wanted.show_at + pace.gather, standing.since + pace.words), Edit(screen, standing.id, "cosmetic")


def _picture(shown: Shown, wanted: Wanted, screen: Screen, pace: Pace) -> tuple[float, Edit]:
    standing = shown.slots[screen.slot]
    if screen.slot == "lobby":
        return standing.since + pace.lobby, Edit(screen, standing.id, "story")
    return max(wanted.show_at + pace.gather, standing.since + pace.board), Edit(screen, standing.id, "cosmetic")


def _story(shown: Shown, wanted: Wanted, pace: Pace, now: float) -> tuple[float, Tell | Append]:
    story, telling = shown.story, wanted.telling
    at = wanted.lines_at + pace.hold
    if shown.parts:  # the rest of a long stretch
        return 0.0, _next_part(telling)
    if story is not None:
        at = max(at, story.since + pace.story)
        if story.id == shown.newest and now - story.sent <= _JOINED:
            lines = tuple(telling.since(story.first))
            if _length(lines) <= LONGEST:
                return at, Append(lines, story.id, telling.upto)
    return at, _next_part(telling)


def _next_part(telling: Telling) -> Tell:
    """As many lines as one message takes."""
    count, length = 0, 0
    for line in telling.lines:
        length += len(line) + 1
        if count and length > LONGEST:
            break
        count += 1
    return Tell(tuple(telling.lines[:count]), count == len(telling.lines), telling.upto)


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)
