from __future__ import annotations

from pathlib import Path

import pytest

from tgbot.settings import Address, SettingsError, load

TOKEN = "123456:ABC-def_1"


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    for name in [name for name in os.environ if name.startswith("TGBOT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("TGBOT_TOKEN", TOKEN)


def test_a_token_is_enough() -> None:
    settings = load()
    assert settings.token.get_secret_value() == TOKEN
    assert (settings.api_url, settings.redis_url, settings.data_dir) == ("https://api.telegram.org", None, Path("data"))
    assert (settings.role, settings.default_language, settings.default_clock) == ("all", "ru", 14_400)
    assert settings.admins == frozenset()
    assert TOKEN not in repr(settings)


def test_everything_set(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {
        "API_URL": "http://127.0.0.1:8081/",
        "REDIS_URL": "redis+cluster://10.0.0.1:6379",
        "WEBHOOK_URL": "https://example.org/hook",
        "WEBHOOK_SECRET": "abcdefgh",
        "LISTEN": ":8443",
        "METRICS_LISTEN": "[::1]:9100",
        "DEFAULT_CLOCK": "72h",
        "ADMINS": "1, 22,",
        "ROLE": "worker",
        "LOG_FORMAT": "json",
        "DEFAULT_LANGUAGE": "uk",
    }
    for name, value in given.items():
        monkeypatch.setenv(f"TGBOT_{name}", value)
    settings = load()
    assert settings.api_url == "http://127.0.0.1:8081"
    assert settings.listen == Address("0.0.0.0", 8443)
    assert settings.metrics_listen == Address("::1", 9100)
    assert settings.default_clock == 259_200
    assert settings.admins == {1, 22}


def test_a_clock_in_seconds_and_values_given_in_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TGBOT_DEFAULT_CLOCK", "90")
    monkeypatch.delenv("TGBOT_TOKEN")
    settings = load(token="1:a", data_dir=Path("/tmp/x"))
    assert (settings.default_clock, settings.data_dir) == (90, Path("/tmp/x"))


def test_an_empty_value_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TGBOT_REDIS_URL", "")
    assert load().redis_url is None


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("TOKEN", "", "TGBOT_TOKEN is not set"),
        ("TOKEN", "nonsense", "TGBOT_TOKEN: must look like"),
        ("API_URL", "telegram", "TGBOT_API_URL: must be an http(s) address"),
        ("REDIS_URL", "localhost:6379", "TGBOT_REDIS_URL: must start with"),
        ("LISTEN", "8080", "TGBOT_LISTEN: must be host:port"),
        ("LISTEN", "a:99999", "TGBOT_LISTEN: must be host:port"),
        ("ROLE", "boss", "TGBOT_ROLE: input should be"),
        ("LOG_FORMAT", "xml", "TGBOT_LOG_FORMAT: input should be"),
        ("DEFAULT_LANGUAGE", "en", "TGBOT_DEFAULT_LANGUAGE: input should be"),
        ("DEFAULT_CLOCK", "5m", "TGBOT_DEFAULT_CLOCK: must be one of 60s, 5min"),
        ("DEFAULT_CLOCK", "1", "TGBOT_DEFAULT_CLOCK: input should be"),
        ("ADMINS", "me", "TGBOT_ADMINS: must be user ids"),
        ("WEBHOOK_URL", "https://example.org", "TGBOT_WEBHOOK_URL also needs TGBOT_WEBHOOK_SECRET"),
        ("WEBHOOK_SECRET", "short", "TGBOT_WEBHOOK_SECRET: must be 8 to 256"),
        ("DATADIR", "x", "TGBOT_DATADIR is no setting; did you mean TGBOT_DATA_DIR?"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str) -> None:
    monkeypatch.setenv(f"TGBOT_{name}", value)
    with pytest.raises(SettingsError) as caught:
        load()
    assert str(caught.value).startswith(said)
    assert "\n" not in str(caught.value)
    assert "nonsense" not in str(caught.value)
