"""What the bot has asked for and how it fared."""

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice

from tgbot.playground.limits import COUNTED
from tgbot.playground.models import Tap

_QUIET = ("getUpdates",)


@dataclass(frozen=True, slots=True)
class Entry:
    """One call."""

    at: float
    method: str
    chat_id: int | None
    code: int
    """200, or the code of the refusal; 0 where the connection was dropped on purpose."""
    reason: str
    injected: bool
    """The trouble was made by a fault, not by the bot."""

    @property
    def ok(self) -> bool:
        """Whether it was granted."""
        return self.code == 200


@dataclass(slots=True)
class Ledger:
    """The last calls, and what can be counted of them. getUpdates is not written down unless refused."""

    entries: deque[Entry] = field(default_factory=lambda: deque(maxlen=200_000))
    methods: Counter[str] = field(default_factory=Counter)
    """Granted calls by method."""
    new_messages: Counter[int] = field(default_factory=Counter)
    """By chat: messages the bot sent."""
    edits: Counter[int] = field(default_factory=Counter)
    """By chat: messages it edited."""

    def write(self, entry: Entry) -> None:
        """Writes a call down."""
        if entry.ok:
            self.methods[entry.method] += 1
            if entry.chat_id is not None and entry.method in COUNTED:
                (self.edits if entry.method.startswith("edit") else self.new_messages)[entry.chat_id] += 1
        if entry.method not in _QUIET or not entry.ok:
            self.entries.append(entry)

    @property
    def refused(self) -> list[Entry]:
        """Calls refused through the bot's own doing."""
        return [entry for entry in self.entries if not entry.ok and not entry.injected]

    def calls(self, chat_id: int | None = None, method: str | None = None) -> list[Entry]:
        """Calls of one chat or one method."""
        return [entry for entry in self.entries if chat_id in (None, entry.chat_id) and method in (None, entry.method)]

    def rate(self, chat_id: int, now: float, seconds: float = 60.0) -> int:
        """Sends and edits in a chat in the last minute."""
        return sum(1 for entry in self._counted(chat_id) if entry.at > now - seconds)

    def rates(self, now: float, seconds: float = 60.0) -> Counter[int]:
        """By chat: sends and edits in the last minute."""
        found: Counter[int] = Counter()
        for entry in reversed(self.entries):
            if entry.at <= now - seconds:
                break
            if entry.method in COUNTED and entry.chat_id is not None:
                found[entry.chat_id] += 1
        return found

    def peak(self, chat_id: int | None = None, seconds: float = 60.0) -> int:
        """The most sends and edits in any minute, in a chat or in all: what the limits look at."""
        window: deque[float] = deque()
        most = 0
        for entry in self._counted(chat_id):
            window.append(entry.at)
            while window[0] <= entry.at - seconds:
                window.popleft()
            most = max(most, len(window))
        return most

    def latest(self, number: int = 100) -> list[Entry]:
        """The last calls, the latest first."""
        return list(islice(reversed(self.entries), number))

    def _counted(self, chat_id: int | None) -> list[Entry]:
        return [one for one in self.entries if one.method in COUNTED and chat_id in (None, one.chat_id)]


def unanswered(taps: Iterable[Tap]) -> list[Tap]:
    """Taps the bot has not answered."""
    return [tap for tap in taps if tap.answer is None]


def answer_times(taps: Iterable[Tap]) -> list[float]:
    """Seconds from tap to answer, sorted: the last is the worst."""
    return sorted(seconds for tap in taps if (seconds := tap.seconds) is not None)
