"""Refusals, worded as Telegram words them."""

import math
from typing import Any


class ApiError(Exception):
    """A call refused by the Bot API: its code, description and, at times, parameters."""

    def __init__(self, code: int, description: str, **parameters: Any) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def answer(self) -> dict[str, Any]:
        """The JSON body that goes back to the bot."""
        body: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        return {**body, "parameters": self.parameters} if self.parameters else body


class WorldError(Exception):
    """Something a person cannot do: no such button, not a member, nothing to follow."""


def bad(reason: str, **parameters: Any) -> ApiError:
    """400 Bad Request."""
    return ApiError(400, f"Bad Request: {reason}", **parameters)


def forbidden(reason: str) -> ApiError:
    """403 Forbidden."""
    return ApiError(403, f"Forbidden: {reason}")


def conflict(reason: str) -> ApiError:
    """409 Conflict, between two ways of taking updates."""
    return ApiError(409, f"Conflict: {reason}")


def too_many(wait: float) -> ApiError:
    """429 with the seconds to wait."""
    seconds = max(1, math.ceil(wait))
    return ApiError(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)
