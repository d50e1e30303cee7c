"""A voyage begun in one go, by what people would do: /newgame, the join links, the lobby's buttons.

Buttons are found by what they do (`l:<game>:<verb>`, links with `?start=j<game>`), never by what is written on them.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from tgbot.playground.errors import WorldError
from tgbot.playground.models import Chat, Json, Message, Tap
from tgbot.playground.person import Person
from tgbot.playground.world import World

WEB = Path(__file__).with_name("web")
T = TypeVar("T")
Ready = Callable[[Chat], Awaitable[None]]
_PATIENCE = 30.0


def words(language: str) -> dict[str, Any]:
    """The page's words in a language; names of people and groups among them."""
    said: dict[str, Any] = json.loads((WEB / f"{language}.json").read_text(encoding="utf-8"))
    return said


def newcomer(world: World, language: str) -> Person:
    """A person with the next free name of the language."""
    names: list[list[str]] = words(language)["people"]
    taken = {person.name for person in world.people}
    free = [name for name in names if " ".join(name).strip() not in taken]
    first, *last = (free or [[names[len(taken) % len(names)][0], str(len(taken) + 1)]])[0]
    return world.add_user(first, " ".join(last), language_code=language)


async def begin(
    world: World,
    host: Person,
    others: Sequence[Person],
    *,
    title: str,
    autopilots: int = 0,
    forum: bool = False,
    ready: Ready | None = None,
    patience: float = _PATIENCE,
) -> Chat:
    """A group of these people, a lobby, everybody seated, autopilots beside them, and off they go.

    `ready` is awaited when all are seated and nobody has cast off.
    """
    people = [host, *others]
    chat = world.groups.create(title, people, forum=forum)
    host.send("/newgame", chat)
    await _wait(world, "lobby", lambda: _lobby(host, chat), patience)
    await _speak(world, host, chat, host.user.language_code or "ru", patience)
    for person in people:
        await _seat(world, person, chat, patience)
    for _ in range(autopilots):
        await _tap_lobby(world, host, chat, "robot+", patience)
    if ready is not None:
        await ready(chat)
    await _tap_lobby(world, host, chat, "begin", patience)
    await _wait(world, "begun", lambda: _begun(people, chat), patience)
    return chat


def lobby_button(message: Message, verb: str) -> Json | None:
    """The lobby's button of a verb."""
    for row in message.buttons:
        for button in row:
            parts = button.get("callback_data", "").split(":")
            if parts[0] == "l" and verb in parts[2:]:
                found: Json = button
                return found
    return None


def join_button(message: Message) -> Json | None:
    """The link that seats whoever follows it."""
    links = [button for row in message.buttons for button in row if "?start=j" in button.get("url", "")]
    return links[0] if links else None


def _lobby(person: Person, chat: Chat) -> Message | None:
    return next((message for message in person.with_buttons(chat) if join_button(message)), None)


async def _speak(world: World, host: Person, chat: Chat, language: str, patience: float) -> None:
    """Sets the group's language in the lobby, if it is another."""
    lobby = _lobby(host, chat)
    if lobby is None or lobby_button(lobby, "s") is None or _language_of(lobby) == language:
        return
    for verb in ("s", "s.language", f"s.language.{language}", "b"):
        if lobby_button(lobby, verb) is None:  # a choice may lead back by itself
            continue
        await _tap(world, host, lobby, verb, patience)


def _language_of(message: Message) -> str:
    """By its letters."""
    return "uk" if any(sign in message.text.lower() for sign in "іїєґ") else "ru"


async def _tap(world: World, person: Person, lobby: Message, verb: str, patience: float) -> None:
    """Taps, and waits for the answer and for what becomes of the lobby."""
    button = lobby_button(lobby, verb)
    assert button is not None
    edits = lobby.edits
    tap: Tap = person.tap(lobby, button["callback_data"])
    await _wait(world, verb, lambda: tap.answer, patience)
    await _wait(world, verb, lambda: lobby.edits > edits or lobby.deleted, patience)


async def _seat(world: World, person: Person, chat: Chat, patience: float) -> None:
    lobby = _lobby(person, chat)
    link = lobby and join_button(lobby)
    if not link:
        raise WorldError(f"{person.name} finds no seat in the lobby")
    person.follow(link["url"])
    asked = person.messages()[-1]
    await _wait(world, "seat", lambda: [one for one in person.messages() if one.id > asked.id], patience)


async def _tap_lobby(world: World, person: Person, chat: Chat, verb: str, patience: float) -> None:
    await _tap(world, person, await _wait(world, verb, lambda: _with(person, chat, verb), patience), verb, patience)


def _with(person: Person, chat: Chat, verb: str) -> Message | None:
    """The lobby that has this button."""
    return next((message for message in person.with_buttons(chat) if lobby_button(message, verb)), None)


def _begun(people: Sequence[Person], chat: Chat) -> bool:
    """Somebody has been asked something, or has a panel."""
    shown = [message for person in people for message in person.with_buttons()]
    shown += people[0].with_buttons(chat)
    datas = [button.get("callback_data", "") for message in shown for row in message.buttons for button in row]
    return any(data.startswith(("a:", "n:")) for data in datas)


async def _wait(world: World, step: str, predicate: Callable[[], T | None], patience: float) -> T:
    try:
        found = await world.wait_for(predicate, patience)
    except TimeoutError:
        raise WorldError(f"the voyage does not get beyond «{step}»") from None
    assert found is not None
    return found
