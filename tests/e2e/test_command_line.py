"""The command line as an operator meets it: what is wrong is one line on stderr and exit code 2; the rest is useful."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from tests.e2e.stage import Stage, has
from tgbot.__main__ import main
from tgbot.playground.server import BotApi
from tgbot.playground.world import World
from tgbot.registers import Registers


async def tgbot(*arguments: str, **settings: str) -> tuple[int, str, str]:
    """One run in this process, which spares seconds: exit code, stdout, stderr."""
    env = {name: "" for name in os.environ if name.startswith("TGBOT_")}
    env |= {f"TGBOT_{name.upper()}": value for name, value in settings.items()}
    out, err = io.StringIO(), io.StringIO()
    with patch.dict(os.environ, env), redirect_stdout(out), redirect_stderr(err):
        async with asyncio.timeout(60):
            code = await asyncio.to_thread(main, arguments)
    return code, out.getvalue(), err.getvalue()


async def process(*arguments: str, **settings: str) -> tuple[int, str, str]:
    """The same as an operator does it."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("TGBOT_")}
    env |= {f"TGBOT_{name.upper()}": value for name, value in settings.items()}
    run = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tgbot", *arguments, env=env, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    async with asyncio.timeout(60):
        out, err = await run.communicate()
    assert run.returncode is not None
    return run.returncode, out.decode(), err.decode()


def refused(code: int, out: str, err: str) -> str:
    """The one line it was refused with."""
    assert (code, out) == (2, ""), err
    *before, last = err.splitlines()
    assert last.startswith("tgbot: ")
    assert not [line for line in before if not re.match(r"[\d-]+ [\d:,]+ (INFO|WARNING|ERROR) ", line)], err
    return last


@pytest.fixture
async def api() -> AsyncIterator[BotApi]:
    async with BotApi(World()) as api:
        yield api


@pytest.fixture
def given(api: BotApi, tmp_path: Path) -> dict[str, str]:
    return {"api_url": api.url, "token": api.world.token, "data_dir": str(tmp_path / "data")}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"token": ""}, "TGBOT_TOKEN is not set"),
        ({"token": "nonsense"}, "BotFather"),
        ({"token": "1:" + "B" * 35}, "TGBOT_TOKEN is refused"),
        ({"redis_url": "redis://127.0.0.1:1"}, "Redis does not answer"),
        ({"redis_url": "redis://no.such.host.invalid:6379"}, "Redis does not answer"),
        ({"redis_url": "http://127.0.0.1"}, "TGBOT_REDIS_URL"),
        ({"data_dir": "/proc/nowhere"}, "data directory"),
        ({"default_clock": "soon"}, "TGBOT_DEFAULT_CLOCK"),
        ({"default_language": "en"}, "TGBOT_DEFAULT_LANGUAGE"),
        ({"webhook_url": "https://example.org/x"}, "TGBOT_WEBHOOK_SECRET"),
        ({"tokken": "1:A"}, "did you mean"),
        ({"role": "king"}, "TGBOT_ROLE"),
    ],
)
@pytest.mark.parametrize("command", ["run", "check"])
async def test_what_is_wrong_is_one_line(given: dict[str, str], command: str, wrong: dict[str, str], said: str) -> None:
    assert said in refused(*await tgbot(command, **(given | wrong)))


async def test_a_process_says_it_on_stderr_and_ends_with_2(given: dict[str, str]) -> None:
    runs = ({"token": ""}, {"token": "1:" + "B" * 35}, {"redis_url": "redis://127.0.0.1:1"})
    for said in await asyncio.gather(*(process("run", **(given | wrong)) for wrong in runs)):
        assert refused(*said).count("\n") == 0
        assert said[2].count("\n") == 1


async def test_a_port_that_is_taken(given: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        hook = {
            "webhook_url": f"http://127.0.0.1:{port}/hook",
            "webhook_secret": "abcdefgh",
            "listen": f"127.0.0.1:{port}",
        }
        assert str(port) in refused(*await tgbot("run", **given, **hook))
        assert str(port) in refused(*await tgbot("run", **given, metrics_listen=f"127.0.0.1:{port}"))
        assert str(port) in refused(*await process("play", "--no-browser", "--port", str(port)))


async def test_check_says_what_will_be(given: dict[str, str]) -> None:
    code, out, err = await tgbot("check", **given)
    assert (code, err) == (0, "")
    assert out.splitlines()[0] == "settings: ok"
    assert "@playground_bot" in out
    assert given["token"] not in out


async def test_simulate(given: dict[str, str]) -> None:
    code, out, err = await tgbot("simulate", "--games", "3", "--edition", "forum", "--players", "4")
    assert (code, err) == (0, "")
    assert "games a second" in out
    assert "players" in refused(*await tgbot("simulate", "--games", "1", "--edition", "forum", "--players", "8"))


async def test_a_game_told_again_and_a_person_shown_and_forgotten(stage: Stage, tmp_path: Path) -> None:
    game = await stage.voyage(stage.crew(4), autopilots=0)
    await game.until(lambda state: state.ended is not None)
    live = await stage.voyage(game.people, title="Второй")
    given = {"token": stage.world.token, "data_dir": str(tmp_path), "api_url": stage.playground.api.url}
    code, out, err = await tgbot("replay", game.gid, **given)
    assert (code, err) == (0, "")
    assert out.count("\n") > 20
    (tmp_path / "events.json").write_bytes(await stage.store.events(game.gid))
    assert (await tgbot("replay", str(tmp_path / "events.json")))[1] == out
    assert (await tgbot("replay", str(tmp_path / "events.json"), "--language", "uk"))[1] != out
    person = game.people[1]
    code, out, err = await tgbot("export", str(person.id), **given)
    found = json.loads(out)
    assert found["profile"]["name"] == person.name
    assert [g["id"] for g in found["games"]] == [live.gid]
    assert (await tgbot("forget", str(person.id), **given))[0] == 0
    await stage.settled()
    assert (await live.table()).seat_of(person.id) is None
    assert not json.loads((await tgbot("export", str(person.id), **given))[1])["games"]
    assert "не в этой шлюпке" in await stage.tap(person, live.board(), f"h:{live.gid}")


async def test_islands_are_told_exported_and_forgotten(stage: Stage, tmp_path: Path) -> None:
    """With whoever played them, also those that go on, and their places on the boards."""
    stage.excused = ("message to",)  # what was forgotten is not edited away
    given = {"token": stage.world.token, "data_dir": str(tmp_path), "api_url": stage.playground.api.url}
    (person,) = stage.crew(1)
    person.start("f")
    await stage.settled()
    (menu,) = [m for m in person.with_buttons() if has(m, "f:day")]
    assert await stage.tap(person, menu, "f:day") == ""
    await stage.settled()
    (day,) = [loaded.table.id for loaded in await Registers(stage.store).games_of(person.id)]
    (panel,) = [m for m in person.with_buttons() if has(m, f"n:{day}")]
    assert await stage.tap(person, panel, f"d:{day}:quit") == ""
    await stage.say(person, "/friday")
    (menu,) = [m for m in person.with_buttons() if has(m, "f:levels")][:1]
    assert await stage.tap(person, menu, "f:new.1") == ""
    await stage.settled()
    code, out, err = await tgbot("replay", day, **given)
    assert (code, err) == (0, "")
    assert "Пятница" in out
    found = json.loads((await tgbot("export", str(person.id), **given))[1])
    assert [result["id"] for result in found["results"]] == [day]
    assert len(found["games"]) == 1
    own = found["games"][0]["id"]
    assert (await tgbot("forget", str(person.id), **given))[0] == 0
    found = json.loads((await tgbot("export", str(person.id), **given))[1])
    assert (found["results"], found["games"], found["profile"]["name"]) == ([], [], "")
    assert not await stage.store.db.do("KEYS", f"*{day}*")
    assert not await stage.store.db.do("KEYS", f"*{own}*")
    assert not [key for key in await stage.store.db.do("KEYS", "board:*") if await stage.store.db.do("ZCARD", key)]


async def test_what_cannot_be_told_is_one_line(given: dict[str, str], tmp_path: Path) -> None:
    assert "no game" in refused(*await tgbot("replay", "zzzzzzzz", **given))
    for content in (b"", b"{}", b"[1]", b"\xff", b'[{"kind": "nonsense"}]'):
        (tmp_path / "x.json").write_bytes(content)
        assert "events" in refused(*await tgbot("replay", str(tmp_path / "x.json")))
