"""What the page may do to the world: one deed a request, named, its parameters checked; nothing else is reachable."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, get_args

from tgbot.playground import voyage
from tgbot.playground.errors import WorldError
from tgbot.playground.faults import Fault, Kind
from tgbot.playground.models import Chat, Json, Message
from tgbot.playground.person import Person

if TYPE_CHECKING:
    from tgbot.playground.play import Playground

LANGUAGES = ("ru", "uk")
MOST_PEOPLE = 40


class Deeds:
    """The deeds; `do` finds the one that is named."""

    def __init__(self, playground: Playground) -> None:
        self._playground = playground
        self._world = playground.world

    async def do(self, said: Json) -> Any:
        """Does what is asked; WorldError if it cannot be done."""
        name = said.get("deed")
        deed: Callable[[Json], Any] | None = getattr(self, f"_do_{name}", None) if isinstance(name, str) else None
        if deed is None:
            raise WorldError(f"no such deed: {name!r}")
        try:
            done = deed(said)
            return await done if inspect.isawaitable(done) else done
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise WorldError(f"{name}: {error!r}") from error

    # one person's messenger

    def _do_say(self, said: Json) -> None:
        text = said["text"]
        self._person(said).send(_text(text, 4096), self._chat(said), thread_id=said.get("thread") or None)

    def _do_start(self, said: Json) -> None:
        self._person(said).start(_text(said.get("payload", ""), 64))

    def _do_press(self, said: Json) -> Json:
        person, message = self._person(said), self._message(said)
        if (data := said.get("data")) is not None:  # as it was shown: it may have been edited away this very moment
            person.check_sight(message)
            self._world.tap(person.user, message, _text(data, 64))
            return {}
        place = (int(said["row"]), int(said["column"]))
        button = person.button(message, place)
        person.press(message, place)
        return _led(person, button["url"]) if "url" in button else {}

    def _do_follow(self, said: Json) -> Json:
        person, url = self._person(said), _text(said["url"], 2048)
        if said.get("chat") is not None:
            chat = self._chat(said)
            person.follow(url, chat)
            return {"opened": chat.id}
        person.follow(url)
        return _led(person, url)

    def _do_look(self, said: Json) -> None:
        for user_id, chat_id, thread in said["marks"]:
            self._world.person(int(user_id)).read_topic(self._world.chats[int(chat_id)], int(thread))

    def _do_commands(self, said: Json) -> list[Json]:
        return self._person(said).commands(self._chat(said))

    # people

    def _do_person_add(self, said: Json) -> Json:
        if len(self._world.people) >= MOST_PEOPLE:
            raise WorldError("there are too many people already")
        language = _language(said)
        name = _text(said.get("name") or "", 64).strip()
        world = self._world
        person = world.add_user(name, language_code=language) if name else voyage.newcomer(world, language)
        for chat_id in said.get("chats", []):
            world.groups.join(world.chats[int(chat_id)], person)
        return {"user": person.id}

    def _do_person_language(self, said: Json) -> None:
        self._person(said).user.language_code = _language(said)
        self._world.tell("user", user_id=int(said["user"]))

    def _do_robot(self, said: Json) -> None:
        robots = self._playground.robots
        (robots.take if said["on"] else robots.release)(self._person(said))

    def _do_block(self, said: Json) -> None:
        person = self._person(said)
        (person.block_bot if said["on"] else person.unblock_bot)()

    def _do_leave(self, said: Json) -> None:
        self._world.groups.leave(self._chat(said), self._person(said))

    def _do_join(self, said: Json) -> None:
        self._world.groups.join(self._chat(said), self._person(said))

    # groups

    def _do_group(self, said: Json) -> Json:
        people = [self._world.person(int(user_id)) for user_id in said["people"]]
        title = _text(said["title"], 128).strip() or "—"
        return {"chat": self._world.groups.create(title, people, forum=bool(said.get("forum"))).id}

    def _do_upgrade(self, said: Json) -> Json:
        return {"chat": self._world.groups.upgrade(self._chat(said), said.get("told", "old first")).id}

    def _do_forum(self, said: Json) -> None:
        self._world.groups.set_forum(self._chat(said), bool(said["on"]))

    def _do_bot_member(self, said: Json) -> None:
        chat, groups = self._chat(said), self._world.groups
        if said["on"]:
            groups.invite_bot(chat, self._world.person(groups.owner(chat).id))
        else:
            groups.kick_bot(chat)

    def _do_topic_add(self, said: Json) -> Json:
        chat = self._chat(said)
        owner = self._world.person(self._world.groups.owner(chat).id)
        return {"thread": self._world.groups.create_topic(chat, owner, _text(said["name"], 128).strip() or "—").id}

    def _do_topic_closed(self, said: Json) -> None:
        chat, groups, closed = self._chat(said), self._world.groups, bool(said["on"])
        if not said.get("thread"):
            groups.close_general(chat, closed)
            return
        topic = chat.topics[int(said["thread"])]
        (groups.close_topic if closed else groups.reopen_topic)(chat, topic)

    def _do_topic_delete(self, said: Json) -> None:
        chat = self._chat(said)
        self._world.groups.delete_topic(chat, chat.topics[int(said["thread"])])

    # the bot and its calls

    async def _do_bot(self, said: Json) -> None:
        keeper = self._playground.keeper
        ways: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": keeper.kill,
            "start": keeper.start,
            "restart": keeper.restart,
        }
        await ways[said["how"]]()

    async def _do_skip(self, said: Json) -> None:
        if self._playground.skip_time is None:
            raise WorldError("time cannot be skipped")
        await self._playground.skip_time()

    def _do_fault(self, said: Json) -> None:
        kind: Kind = said["kind"]
        if kind not in get_args(Kind):
            raise WorldError("no such trouble")
        times, seconds = max(1, min(int(said["times"]), 10_000)), max(0.0, min(float(said["seconds"]), 60.0))
        self._playground.api.faults.add(Fault(kind, times, seconds=seconds))
        self._world.tell("play")

    def _do_faults_clear(self, said: Json) -> None:
        self._playground.api.faults.clear()
        self._world.tell("play")

    # all at once

    async def _do_voyage(self, said: Json) -> Json:
        people = max(1, min(int(said["people"]), 8))
        autopilots = max(0, min(int(said["autopilots"]), 8 - people))
        forum = bool(said.get("forum"))
        host, chat = await self._playground.voyage(_language(said), people, autopilots, forum=forum)
        return {"user": host.id, "chat": chat.id}

    # parameters

    def _person(self, said: Json) -> Person:
        return self._world.person(int(said["user"]))

    def _chat(self, said: Json) -> Chat:
        return self._world.chats[int(said["chat"])]

    def _message(self, said: Json) -> Message:
        return self._chat(said).messages[int(said["message"])]


def _led(person: Person, url: str) -> Json:
    """Where a link has led: into the private chat, to the choice of a group, or out of this world."""
    if person.wants_group(url):
        return {"choose": url}
    return {"opened": person.id} if person.leads_to_bot(url) else {"outside": url}


def _language(said: Json) -> str:
    if said["language"] not in LANGUAGES:
        raise WorldError("no such language")
    return str(said["language"])


def _text(value: Any, most: int) -> str:
    if not isinstance(value, str) or len(value) > most:
        raise WorldError("no such text")
    return value
