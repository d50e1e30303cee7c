"""What happens to groups: who comes and goes, who rules, upgrades, topics; with the updates each leaves on Telegram."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from tgbot.playground import wire
from tgbot.playground.errors import WorldError
from tgbot.playground.models import ADMIN_RIGHTS, Chat, Json, Member, Message, Topic, User

if TYPE_CHECKING:
    from tgbot.playground.person import Person
    from tgbot.playground.world import World

Told = Literal["old first", "new first", "nothing"]


class Groups:
    """The controls of groups; the first of the people who make a group owns it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._group_ids = itertools.count(4_000_000_001, 11)
        self._supergroup_ids = itertools.count(2_000_000_001, 11)

    def create(
        self, title: str, people: Sequence[Person], *, forum: bool = False, supergroup: bool = False, bot: bool = True
    ) -> Chat:
        """A new group, as a rule with the bot in it. A forum is always a supergroup."""
        chat = self._new_chat(title, supergroup or forum)
        chat.is_forum = forum
        chat.members = {person.id: Member(person.id) for person in people}
        owner = people[0]
        chat.members[owner.id].status = "creator"
        if bot and chat.type == "group":
            chat.members[self._world.bot.id] = Member(self._world.bot.id)
            self.tell_bot_status(chat, owner.user, "left", "member")
        if chat.type == "group":
            self._service(chat, owner.user, group_chat_created=True)
        elif bot:
            self.invite_bot(chat, owner)
        self._world.tell("chat")
        return chat

    def current(self, chat: Chat) -> Chat:
        """The supergroup a group has become, or the chat itself."""
        return chat if chat.migrated_to is None else self.current(self._world.chats[chat.migrated_to])

    def owner(self, chat: Chat) -> User:
        """Who owns the group."""
        return next(self._world.users[member.user_id] for member in chat.members.values() if member.status == "creator")

    # people come and go

    def join(self, chat: Chat, person: Person) -> None:
        """Somebody comes in."""
        self._change(chat, person.user, person.user, Member(person.id))
        self._service(chat, person.user, new_chat_members=[wire.user_json(person.user)])

    def leave(self, chat: Chat, person: Person) -> None:
        """Somebody leaves."""
        self._change(chat, person.user, person.user, Member(person.id, "left"))
        self._service(chat, person.user, left_chat_member=wire.user_json(person.user))

    def kick(self, chat: Chat, person: Person, by: Person | None = None) -> None:
        """Somebody is thrown out."""
        actor = by.user if by else self.owner(chat)
        self._change(chat, actor, person.user, Member(person.id, "kicked"))
        self._service(chat, actor, left_chat_member=wire.user_json(person.user))

    def promote(self, chat: Chat, person: Person, rights: frozenset[str] = ADMIN_RIGHTS) -> None:
        """Makes somebody an administrator."""
        self._change(chat, self.owner(chat), person.user, Member(person.id, "administrator", rights))

    def demote(self, chat: Chat, person: Person) -> None:
        """Takes the rights back."""
        self._change(chat, self.owner(chat), person.user, Member(person.id))

    def set_anonymous(self, chat: Chat, person: Person, anonymous: bool) -> None:
        """Lets an administrator of a supergroup write as the group."""
        member = chat.member(person.id)
        if chat.type != "supergroup" or not member.is_admin:
            raise WorldError("only administrators of supergroups can be anonymous")
        member.is_anonymous = anonymous

    # the bot comes and goes

    def invite_bot(self, chat: Chat, by: Person) -> None:
        """Adds the bot to the group."""
        self._change(chat, by.user, self._world.bot, Member(self._world.bot.id))
        self._service(chat, by.user, new_chat_members=[wire.user_json(self._world.bot)])

    def kick_bot(self, chat: Chat, by: Person | None = None) -> None:
        """Throws the bot out: it is told so, and nothing after that."""
        self._change(chat, by.user if by else self.owner(chat), self._world.bot, Member(self._world.bot.id, "kicked"))

    def bot_leaves(self, chat: Chat) -> None:
        """The bot itself leaves."""
        self._change(chat, self._world.bot, self._world.bot, Member(self._world.bot.id, "left"))
        self._service(chat, self._world.bot, left_chat_member=wire.user_json(self._world.bot))

    def promote_bot(self, chat: Chat, rights: frozenset[str] = ADMIN_RIGHTS) -> None:
        """Makes the bot an administrator: it sees every message then."""
        self._change(chat, self.owner(chat), self._world.bot, Member(self._world.bot.id, "administrator", rights))

    def demote_bot(self, chat: Chat) -> None:
        """Makes the bot an ordinary member."""
        self._change(chat, self.owner(chat), self._world.bot, Member(self._world.bot.id))

    def mute_bot(self, chat: Chat, muted: bool = True) -> None:
        """Takes the right to write from the bot, or gives it back."""
        chat.bot_muted = muted

    def tell_bot_status(self, chat: Chat, by: User, old: str, new: str) -> None:
        """my_chat_member, with the two statuses."""
        bot = self._world.bot.id
        self._tell_member(chat, by, Member(bot, old), Member(bot, new))

    # upgrade and topics

    def upgrade(self, chat: Chat, told: Told = "old first") -> Chat:
        """Makes a supergroup of a group: a new id, new message ids; the order of the two messages is Telegram's whim.

        With "nothing" the bot learns of it from the error of its next call.
        """
        if chat.type != "group" or chat.migrated_to is not None:
            raise WorldError("only a group becomes a supergroup")
        new = self._new_chat(chat.title, supergroup=True)
        new.members = {user_id: replace(member) for user_id, member in chat.members.items()}
        new.migrated_from, chat.migrated_to = chat.id, new.id
        owner = self.owner(new)
        steps = [(chat, {"migrate_to_chat_id": new.id}), (new, {"migrate_from_chat_id": chat.id})]
        silenced = self._world.updates.silenced(told == "nothing")
        with silenced:
            for place, said in steps if told != "new first" else reversed(steps):
                self._service(place, owner, **said)
        self._world.tell("chat")
        return new

    def set_forum(self, chat: Chat, forum: bool = True) -> None:
        """Turns topics on or off in a supergroup."""
        if chat.type != "supergroup":
            raise WorldError("only a supergroup has topics")
        chat.is_forum = forum
        self._world.tell("chat")

    def create_topic(self, chat: Chat, by: Person, name: str) -> Topic:
        """A new topic of a forum."""
        if not chat.is_forum:
            raise WorldError("the group has no topics")
        topic = Topic(chat.last_id + 1, name)
        chat.topics[topic.id] = topic
        created: Json = {"name": name, "icon_color": 7322096}
        self._service(chat, by.user, thread_id=topic.id, forum_topic_created=created)
        return topic

    def close_topic(self, chat: Chat, topic: Topic, by: Person | None = None) -> None:
        """Only administrators can write there now."""
        topic.closed = True
        self._service(chat, by.user if by else self.owner(chat), thread_id=topic.id, forum_topic_closed={})

    def reopen_topic(self, chat: Chat, topic: Topic, by: Person | None = None) -> None:
        """Everybody can write there again."""
        topic.closed = False
        self._service(chat, by.user if by else self.owner(chat), thread_id=topic.id, forum_topic_reopened={})

    def delete_topic(self, chat: Chat, topic: Topic) -> None:
        """The topic goes with its messages, and no update says so."""
        topic.deleted = True
        for message in [message for message in chat.messages.values() if message.thread_id == topic.id]:
            self._world.delete(message)
        self._world.tell("chat")

    def close_general(self, chat: Chat, closed: bool = True) -> None:
        """Closes the topic General, or opens it again."""
        chat.general_closed = closed
        self._world.tell("chat")

    # underneath

    def _new_chat(self, title: str, supergroup: bool) -> Chat:
        if supergroup:
            chat = Chat(-1_000_000_000_000 - next(self._supergroup_ids), "supergroup", title)
        else:
            chat = Chat(-next(self._group_ids), "group", title)
        self._world.chats[chat.id] = chat
        return chat

    def _service(self, chat: Chat, by: User, thread_id: int | None = None, **said: object) -> Message:
        return self._world.post(chat, by, service=dict(said), thread_id=thread_id)

    def _change(self, chat: Chat, by: User, whom: User, new: Member) -> None:
        if chat.migrated_to is not None:
            raise WorldError("the group has become a supergroup")
        old = chat.member(whom.id)
        if old.status == new.status and old.rights == new.rights:
            raise WorldError(f"{whom.full_name} is already {new.status} in «{chat.title}»")
        chat.members[whom.id] = new
        self._tell_member(chat, by, old, new)
        self._world.tell("member", user_id=whom.id)

    def _tell_member(self, chat: Chat, by: User, old: Member, new: Member) -> None:
        mine = new.user_id == self._world.bot.id
        if mine or chat.has(self._world.bot.id):
            kind = "my_chat_member" if mine else "chat_member"
            self._world.updates.push(kind, wire.member_updated_json(self._world, chat, by, old, new))
