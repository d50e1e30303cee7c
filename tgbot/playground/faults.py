"""Trouble on purpose: the next calls answered with an error, slowly, or not at all."""

from dataclasses import dataclass, field
from typing import Literal

from tgbot.playground.errors import ApiError, too_many

Kind = Literal["429", "500", "502", "403", "slow", "hang", "drop"]


@dataclass(slots=True)
class Fault:
    """What to do to the next `times` calls, of one method or in one chat if these are given.

    `slow` answers after `seconds`; `hang` holds the connection for so long and then drops it; `drop` drops it at once.
    With `done` the call has its effect first, and only the answer goes wrong.
    """

    kind: Kind
    times: int = 1
    method: str | None = None
    chat_id: int | None = None
    seconds: float = 1.0
    done: bool = False

    def meets(self, method: str, chat_id: int | None) -> bool:
        """Whether this call is meant."""
        right_method = self.method is None or self.method == method
        return self.times > 0 and right_method and self.chat_id in (None, chat_id)

    @property
    def error(self) -> ApiError | None:
        """The refusal, for the kinds that answer with one."""
        match self.kind:
            case "429":
                return too_many(self.seconds)
            case "500":
                return ApiError(500, "Internal Server Error")
            case "502":
                return ApiError(502, "Bad Gateway")
            case "403":
                return ApiError(403, "Forbidden: bot was blocked by the user")
            case _:
                return None


@dataclass(slots=True)
class Faults:
    """Faults in the order they were added; getUpdates is left alone unless it is named."""

    waiting: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> Fault:
        """Adds trouble."""
        self.waiting.append(fault)
        return fault

    def clear(self) -> None:
        """No more trouble."""
        self.waiting.clear()

    def take(self, method: str, chat_id: int | None) -> Fault | None:
        """The fault for this call, used up by one."""
        for fault in self.waiting:
            if fault.meets(method, chat_id) and (method != "getUpdates" or fault.method == method):
                fault.times -= 1
                if fault.times == 0:
                    self.waiting.remove(fault)
                return fault
        return None
