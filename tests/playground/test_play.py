"""The playground without a browser: what the page is given, what it may do, who may ask, and the bot's process."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from tests.playground import small_bot
from tests.playground.small_bot import start_small_bot
from tgbot.playground.keeper import Bot, StartBot, subprocess_bot
from tgbot.playground.play import Playground, play
from tgbot.playground.voyage import WEB, words

Deed = tuple[str, dict[str, Any]]
SMALL_BOT = (sys.executable, str(Path(small_bot.__file__)))


@pytest_asyncio.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(start_small_bot, seed=1, robot_delay=(0, 0.01)) as running:
        running.api.limits.on = False
        yield running


@pytest_asyncio.fixture
async def http() -> AsyncIterator[ClientSession]:
    async with ClientSession() as session:
        yield session


async def do(http: ClientSession, playground: Playground, deed: str, **params: Any) -> tuple[bool, Any]:
    """Whether it was done, and what came of it."""
    async with http.post(f"{playground.url}do", json={"deed": deed, **params}) as response:
        assert response.status == 200
        said = await response.json()
        return "done" in said, said.get("done", said.get("refused"))


async def test_a_voyage_in_one_go(playground: Playground, http: ClientSession) -> None:
    went, done = await do(http, playground, "voyage", people=4, autopilots=1, language="uk", forum=True)
    assert went
    chat = playground.world.chats[done["chat"]]
    people = playground.world.people
    assert (chat.title, chat.is_forum, chat.type) == (words("uk")["group"], True, "supergroup")
    assert [person.user.language_code for person in people] == ["uk"] * 4
    assert [playground.robots.plays(person.id) for person in people] == [False, True, True, True]
    assert done["user"] == people[0].id
    await do(http, playground, "robot", user=people[0].id, on=True)
    await playground.world.wait_for(lambda: [one for one in chat.messages.values() if "Берег" in one.text], 20)
    assert playground.api.ledger.refused == []


async def test_one_voyage_may_follow_another(playground: Playground) -> None:
    first = await playground.voyage("ru", 2)
    second = await playground.voyage("ru", 3)
    assert first[0].id == second[0].id
    assert len(playground.world.people) == 3
    assert first[1].title != second[1].title


async def test_the_page_is_told_the_whole_and_then_the_news(playground: Playground, http: ClientSession) -> None:
    olya = playground.world.add_user("<img src=x onerror=alert(1)>")
    olya.start()
    async with http.get(f"{playground.url}events") as stream:
        assert stream.content_type == "text/event-stream"
        kind, said = await _event(stream.content)
        assert (kind, said["users"][0]["first_name"]) == ("all", "<img src=x onerror=alert(1)>")
        assert said["process"]["state"] == "running"
        assert said["can_skip"] is False
        await do(http, playground, "say", user=olya.id, chat=olya.id, thread=0, text="  привет  ")
        while not any(one.get("text") == "привет" for one in said.get("messages", [])):
            kind, said = await _event(stream.content)
            assert kind == "some"


async def _event(stream: Any) -> tuple[str, Any]:
    kind = (await stream.readline()).decode().removeprefix("event: ").strip()
    said = json.loads((await stream.readline()).decode().removeprefix("data: "))
    await stream.readline()
    return kind, said


async def test_people_and_what_befalls_them(playground: Playground, http: ClientSession) -> None:
    world = playground.world
    for name in ("", "Ы" * 64):
        assert (await do(http, playground, "person_add", name=name, language="ru"))[0]
    olya, other = world.people
    chat_id = (await do(http, playground, "group", title="Клуб", people=[olya.id, other.id]))[1]["chat"]
    await do(http, playground, "start", user=olya.id)
    deeds: list[Deed] = [
        ("person_language", {"language": "uk"}),
        ("block", {"on": True}),
        ("block", {"on": False}),
        ("look", {"marks": [[olya.id, olya.id, 0]]}),
        ("follow", {"url": "https://t.me/playground_bot?start=x"}),
        ("leave", {"chat": chat_id}),
        ("join", {"chat": chat_id}),
    ]
    for deed, params in deeds:
        assert (await do(http, playground, deed, user=olya.id, **params))[0], deed
    assert olya.user.language_code == "uk"
    assert olya.private.messages
    assert (await do(http, playground, "follow", user=olya.id, url="https://example.org/"))[1]["outside"]
    third = (await do(http, playground, "person_add", language="uk", chats=[chat_id]))[1]["user"]
    assert world.chats[chat_id].has(third)


async def test_a_button_is_tapped_as_it_was_shown(playground: Playground, http: ClientSession) -> None:
    olya, taras = playground.world.add_user("Оля"), playground.world.add_user("Тарас")
    olya.start()
    message = playground.world.post(olya.private, playground.world.bot, text="?")
    press = {"chat": olya.id, "message": message.id, "row": 0, "column": 0, "data": "a:old"}
    assert (await do(http, playground, "press", user=olya.id, **press))[0]
    assert [tap.data for tap in playground.world.taps.values()] == ["a:old"]
    assert (await do(http, playground, "press", user=taras.id, **press))[0] is False


async def test_groups_and_topics(playground: Playground, http: ClientSession) -> None:
    world = playground.world
    olya = world.add_user("Оля")
    chat = world.groups.create("Клуб", [olya])
    assert (await do(http, playground, "forum", chat=chat.id, on=True))[0] is False
    new = (await do(http, playground, "upgrade", chat=chat.id))[1]["chat"]
    assert (await do(http, playground, "forum", chat=new, on=True))[0]
    thread = (await do(http, playground, "topic_add", chat=new, name="Флуд"))[1]["thread"]
    deeds: list[Deed] = [
        ("topic_closed", {"thread": thread, "on": True}),
        ("topic_closed", {"thread": thread, "on": False}),
        ("topic_closed", {"thread": 0, "on": True}),
        ("topic_delete", {"thread": thread}),
        ("bot_member", {"on": False}),
        ("bot_member", {"on": True}),
    ]
    for deed, params in deeds:
        assert (await do(http, playground, deed, chat=new, **params))[0], deed
    assert world.chats[new].general_closed
    assert world.chats[new].topics[thread].deleted


async def test_what_cannot_be_done(playground: Playground, http: ClientSession) -> None:
    olya = playground.world.add_user("Оля")
    deeds: list[Deed] = [
        ("fly", {}),
        ("__class__", {}),
        ("say", {"user": 1, "chat": 1, "text": "x"}),
        ("say", {"user": olya.id, "chat": olya.id, "text": 5}),
        ("press", {"user": olya.id, "chat": olya.id, "message": 1, "row": 0, "column": 0}),
        ("fault", {"kind": "fire", "times": 1, "seconds": 1}),
        ("person_language", {"user": olya.id, "language": "en"}),
        ("skip", {}),
        ("bot", {"how": "burn"}),
    ]
    for deed, params in deeds:
        assert (await do(http, playground, deed, **params))[0] is False, deed
    async with http.post(f"{playground.url}do", data="[]", headers={"Content-Type": "application/json"}) as response:
        assert "refused" in await response.json()
    async with http.post(f"{playground.url}do", data="{", headers={"Content-Type": "application/json"}) as response:
        assert response.status == 400


async def test_only_this_page_may_ask(playground: Playground, http: ClientSession) -> None:
    said = json.dumps({"deed": "faults_clear"})
    as_json = {"Content-Type": "application/json"}
    for headers, status in [
        ({**as_json, "Host": "evil.example"}, 403),
        ({**as_json, "Origin": "https://evil.example"}, 403),
        ({**as_json, "Origin": "null"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({**as_json, "Origin": playground.url.rstrip("/")}, 200),
    ]:
        async with http.post(f"{playground.url}do", data=said, headers=headers) as response:
            assert response.status == status, headers
    for path in ("", "web/main.js", "web/ru.json", "web/nothing.js", "web/..%2fpage.py", "picture/x"):
        async with http.get(f"{playground.url}{path}") as response:
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
            assert response.headers["X-Content-Type-Options"] == "nosniff"
            assert response.status == (404 if path in ("web/nothing.js", "web/..%2fpage.py", "picture/x") else 200), (
                path
            )


async def test_a_picture_is_served(playground: Playground, http: ClientSession) -> None:
    content = small_bot.png(4, 3, (1, 2, 3))
    file = playground.world.add_file(content, "image/png", "x.png", 4, 3)
    evil = playground.world.add_file(b"<script>", "text/html", "x.html")
    async with http.get(f"{playground.url}picture/{file.id}") as response:
        assert (response.content_type, await response.read()) == ("image/png", content)
    async with http.get(f"{playground.url}picture/{evil.id}") as response:
        assert response.status == 404


async def test_the_link_in_an_answer_is_followed(playground: Playground) -> None:
    olya = playground.world.add_user("Оля")
    olya.start()
    message = playground.world.post(olya.private, playground.world.bot, text="?")
    tap = playground.world.tap(olya.user, message, "x")
    playground.world.answer_tap(tap, "", False, "https://t.me/playground_bot?start=hand")
    assert olya.messages()[-1].text == "/start hand"


async def test_trouble_is_made_and_seen(playground: Playground, http: ClientSession) -> None:
    olya = playground.world.add_user("Оля")
    await do(http, playground, "fault", kind="429", times=1, seconds=1)
    olya.start()
    await playground.world.wait_for(lambda: [one for one in playground.api.ledger.entries if one.injected], 5)
    async with http.get(f"{playground.url}events") as stream:
        _, said = await _event(stream.content)
    assert said["ledger"]["refused"][0]["injected"] is True
    assert said["ledger"]["refusals"] == 0


def state(playground: Playground) -> str:
    return playground.keeper.state


def _process(*command: str) -> StartBot:
    async def start(api_url: str, token: str) -> Bot:
        return await subprocess_bot(api_url, token, command=command)

    return start


async def test_a_bot_in_its_own_process_is_killed_and_comes_back(http: ClientSession) -> None:
    async with Playground(_process(*SMALL_BOT)) as playground:
        olya = playground.world.add_user("Оля")
        olya.start()
        await playground.world.wait_for(lambda: olya.last(), 15)
        await do(http, playground, "bot", how="kill")
        assert state(playground) == "dead"
        olya.send("/help")
        await asyncio.sleep(0.2)
        before = len(olya.messages())
        await do(http, playground, "bot", how="start")
        assert state(playground) == "running"
        await playground.world.wait_for(lambda: len(olya.messages()) > before, 15)
        await do(http, playground, "bot", how="restart")
        assert state(playground) == "running"
    assert state(playground) == "stopped"


async def test_a_bot_that_ends_by_itself_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import sys; print('TGBOT_REDIS_URL: no server there'); sys.exit(2)"
    async with Playground(_process(sys.executable, "-c", code)) as playground:
        await playground.world.wait_for(lambda: playground.keeper.state == "dead", 10)
        await asyncio.sleep(0.1)
        assert playground.keeper.seen == {"state": "dead", "code": 2, "lines": ["TGBOT_REDIS_URL: no server there"]}
    assert "no server there" in capfd.readouterr().err


async def test_play_until_told(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    said: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    until = asyncio.Event()
    playing = asyncio.create_task(play(start_small_bot, browser=True, announce=said.append, until=until))
    while not opened:
        await asyncio.sleep(0.01)
    until.set()
    await playing
    assert opened == said
    assert said[0].startswith("http://127.0.0.1:")


def test_the_page_speaks_both_languages_alike() -> None:
    ru, uk = words("ru"), words("uk")
    assert ru.keys() == uk.keys()
    for key, said in ru.items():
        if isinstance(said, dict):
            assert said.keys() == uk[key].keys() == {"one", "few", "many"}, key
        elif isinstance(said, str):
            assert sorted(_holes(said)) == sorted(_holes(uk[key])), key
            assert said or key == "", key
    scripts = "".join(file.read_text("utf-8") for file in WEB.glob("*.js"))
    spoken = [line for line in scripts.splitlines() if not line.strip().startswith("//")]
    assert not [line for line in spoken if any("а" <= sign.lower() <= "я" for sign in line)]


def _holes(said: str) -> list[str]:
    return [part.split("}")[0] for part in said.split("{")[1:]]
