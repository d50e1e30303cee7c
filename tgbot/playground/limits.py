"""How much a bot may send: Telegram's limits, as its FAQ gives them."""

from collections import deque
from dataclasses import dataclass, field

from tgbot.playground.errors import too_many
from tgbot.playground.models import Chat

COUNTED = frozenset(
    {
        "sendMessage",
        "sendPhoto",
        "sendDocument",
        "editMessageText",
        "editMessageCaption",
        "editMessageMedia",
        "editMessageReplyMarkup",
    }
)


@dataclass(slots=True)
class _Window:
    """At most `most` in any `seconds`."""

    most: int
    seconds: float
    times: deque[float] = field(default_factory=deque)

    def wait(self, now: float) -> float:
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        return 0.0 if len(self.times) < self.most else self.times[0] + self.seconds - now


@dataclass(slots=True)
class Limits:
    """Sends and edits count, each into the whole and into its chat; a refused one counts nowhere."""

    a_second: int = 30
    a_minute_in_group: int = 20
    private_burst: int = 10
    """A private chat takes one a second in the long run, and this many at once."""
    on: bool = True
    _whole: deque[float] = field(default_factory=deque)
    _groups: dict[int, deque[float]] = field(default_factory=dict)
    _private: dict[int, tuple[float, float]] = field(default_factory=dict)

    def check(self, chat: Chat | None, now: float) -> None:
        """Counts a call, or refuses it with the seconds to wait."""
        if not self.on:
            return
        whole = _Window(self.a_second, 1.0, self._whole)
        wait = whole.wait(now)
        if chat is None:
            _refuse_if(wait)
        elif chat.is_private:
            tokens, wait_private = self._tokens(chat.id, now)
            _refuse_if(max(wait, wait_private))
            self._private[chat.id] = (tokens - 1, now)
        else:
            group = _Window(self.a_minute_in_group, 60.0, self._groups.setdefault(chat.id, deque()))
            _refuse_if(max(wait, group.wait(now)))
            group.times.append(now)
        whole.times.append(now)

    def _tokens(self, chat_id: int, now: float) -> tuple[float, float]:
        left, since = self._private.get(chat_id, (float(self.private_burst), now))
        tokens = min(float(self.private_burst), left + now - since)
        return tokens, 0.0 if tokens >= 1 else 1 - tokens


def _refuse_if(wait: float) -> None:
    if wait > 0:
        raise too_many(wait)
