"""What an operator may set: environment variables with the prefix `TGBOT_`. What is wrong is said in one line."""

from __future__ import annotations

import difflib
import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "TGBOT_"
CLOCKS = {"60s": 60, "5min": 300, "30min": 1800, "4h": 14_400, "24h": 86_400, "72h": 259_200}
"""The presets of a group's clock and their seconds per turn."""

Role = Literal["all", "intake", "worker", "sender"]
_REDIS_SCHEMES = ("redis", "rediss", "valkey", "valkeys", "unix", "redis+cluster", "rediss+cluster")


class SettingsError(Exception):
    """A setting is wrong or missing; its text is one line for the operator."""


class Address(NamedTuple):
    """Where to listen."""

    host: str
    port: int


def _address(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    host, colon, port = value.rpartition(":")
    if not colon or not port.isdigit() or not 0 < int(port) < 65536:
        raise ValueError(f"must be host:port, not {value!r}")
    return Address(host.strip("[]") or "0.0.0.0", int(port))


def _clock(value: Any) -> Any:
    if isinstance(value, str) and value.strip() in CLOCKS:
        return CLOCKS[value.strip()]
    if isinstance(value, str) and not value.strip().isdigit():
        raise ValueError(f"must be one of {', '.join(CLOCKS)} or a number of seconds, not {value!r}")
    return value


def _ids(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    parts = [part.strip() for part in value.split(",") if part.strip()]
    if not all(part.isdigit() for part in parts):
        raise ValueError(f"must be user ids with commas between, not {value!r}")
    return frozenset(int(part) for part in parts)


class Settings(BaseSettings):
    """Checked settings; use `load`, which says in one line what is wrong."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True, extra="ignore")

    token: SecretStr
    api_url: str = "https://api.telegram.org"
    redis_url: str | None = None
    """None: the bot starts a durable Valkey of its own in `data_dir`."""
    data_dir: Path = Path("data")
    webhook_url: str | None = None
    """None: the bot polls."""
    webhook_secret: SecretStr | None = None
    listen: Annotated[Address | None, BeforeValidator(_address), NoDecode] = None
    role: Role = "all"
    metrics_listen: Annotated[Address | None, BeforeValidator(_address), NoDecode] = None
    log_format: Literal["text", "json"] = "text"
    default_language: Literal["ru", "uk"] = "ru"
    default_clock: Annotated[int, BeforeValidator(_clock), Field(ge=5, le=30 * 86_400)] = CLOCKS["4h"]
    """Seconds per turn."""
    admins: Annotated[frozenset[int], BeforeValidator(_ids), NoDecode] = frozenset()

    @field_validator("token")
    @classmethod
    def _token_has_its_form(cls, value: SecretStr) -> SecretStr:
        if not re.fullmatch(r"\d+:[A-Za-z0-9_-]+", value.get_secret_value()):
            raise ValueError("must look like 123456:ABC-DEF, as @BotFather gives it")
        return value

    @field_validator("api_url", "webhook_url")
    @classmethod
    def _is_http(cls, value: str | None) -> str | None:
        if value is not None and not re.fullmatch(r"https?://[^\s/]+(/\S*)?", value):
            raise ValueError(f"must be an http(s) address, not {value!r}")
        return value and value.rstrip("/")

    @field_validator("redis_url")
    @classmethod
    def _is_redis(cls, value: str | None) -> str | None:
        if value is not None and value.partition("://")[0] not in _REDIS_SCHEMES:
            raise ValueError(f"must start with one of {', '.join(s + '://' for s in _REDIS_SCHEMES)}")
        return value

    @field_validator("webhook_secret")
    @classmethod
    def _secret_has_its_form(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and not re.fullmatch(r"[A-Za-z0-9_-]{8,256}", value.get_secret_value()):
            raise ValueError("must be 8 to 256 of the characters A-Z a-z 0-9 _ -")
        return value

    @model_validator(mode="after")
    def _webhook_is_whole(self) -> Settings:
        if self.webhook_url is not None:
            for name in ("webhook_secret", "listen"):
                if getattr(self, name) is None:
                    raise ValueError(f"{PREFIX}WEBHOOK_URL also needs {PREFIX}{name.upper()}")
        return self


def load(**given: Any) -> Settings:
    """The settings from the environment; `given` (names in lower case) come before it. Raises SettingsError."""
    _reject_misspelt()
    try:
        return Settings(**given)
    except ValidationError as error:
        raise SettingsError("; ".join(_line(e["loc"], e["type"], e["msg"]) for e in error.errors())) from None


def _line(loc: tuple[int | str, ...], kind: str, message: str) -> str:
    reason = message.removeprefix("Value error, ")
    if not loc:
        return reason
    name = PREFIX + str(loc[0]).upper()
    return f"{name} is not set" if kind == "missing" else f"{name}: {reason[:1].lower()}{reason[1:]}"


def _reject_misspelt() -> None:
    """A misspelt name would be passed over in silence, and the operator would wonder."""
    known = [PREFIX + field.upper() for field in Settings.model_fields]
    for name in os.environ:
        if name.startswith(PREFIX) and name not in known:
            close = difflib.get_close_matches(name, known, n=1, cutoff=0.85)
            if close:
                raise SettingsError(f"{name} is no setting; did you mean {close[0]}?")
