"""What the simulated Telegram is made of: people, chats, messages, taps."""

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

ANONYMOUS_ADMIN_ID = 1087968824
GENERAL = 1
PRESENT = ("creator", "administrator", "member", "restricted")
ADMIN_RIGHTS = frozenset(
    [
        "can_manage_chat",
        "can_delete_messages",
        "can_manage_video_chats",
        "can_restrict_members",
        "can_promote_members",
        "can_change_info",
        "can_invite_users",
        "can_post_stories",
        "can_edit_stories",
        "can_delete_stories",
        "can_pin_messages",
    ]
)


@dataclass(slots=True, eq=False)
class User:
    """A person, or a bot."""

    id: int
    first_name: str
    last_name: str = ""
    username: str | None = None
    language_code: str | None = "ru"
    is_bot: bool = False
    started: bool = False
    """Pressed Start: the bot may write to this person."""
    blocked_bot: bool = False

    @property
    def full_name(self) -> str:
        """First and last name, as a messenger shows them."""
        return f"{self.first_name} {self.last_name}".strip()


@dataclass(slots=True)
class Member:
    """What one user is in one group."""

    user_id: int
    status: str = "member"
    rights: frozenset[str] = frozenset()
    is_anonymous: bool = False

    @property
    def present(self) -> bool:
        """In the group now."""
        return self.status in PRESENT

    @property
    def is_admin(self) -> bool:
        """An administrator or the owner."""
        return self.status in ("creator", "administrator")


@dataclass(slots=True)
class Topic:
    """A topic of a forum; its id is the id of the message that created it."""

    id: int
    name: str
    closed: bool = False
    deleted: bool = False


@dataclass(slots=True, eq=False)
class File:
    """A picture or document somebody sent."""

    id: str
    unique_id: str
    content: bytes
    mime: str
    name: str
    width: int = 0
    height: int = 0


@dataclass(slots=True, eq=False)
class Message:
    """One message of one chat. `service` holds the service fields in the Bot API's own JSON."""

    chat_id: int
    id: int
    date: int
    sender_id: int
    text: str = ""
    entities: list[Json] = field(default_factory=list)
    photo: File | None = None
    document: File | None = None
    caption: str = ""
    caption_entities: list[Json] = field(default_factory=list)
    markup: Json | None = None
    thread_id: int | None = None
    reply_to_id: int | None = None
    sender_chat_id: int | None = None
    via_bot: bool = False
    inline_id: str | None = None
    service: Json = field(default_factory=dict)
    link_preview: Json | None = None
    show_caption_above_media: bool = False
    has_spoiler: bool = False
    silent: bool = False
    edit_date: int | None = None
    edits: int = 0
    reactions: list[Json] = field(default_factory=list)
    frozen: bool = False
    """Too old to be edited, or otherwise refused by Telegram."""
    deleted: bool = False

    @property
    def media(self) -> File | None:
        """The picture or document, if there is one."""
        return self.photo or self.document

    @property
    def words(self) -> str:
        """The text or the caption."""
        return self.text or self.caption

    @property
    def buttons(self) -> list[list[Json]]:
        """Rows of inline buttons."""
        rows: list[list[Json]] = (self.markup or {}).get("inline_keyboard", [])
        return rows


@dataclass(slots=True, eq=False)
class Chat:
    """A private chat with the bot (its id is the person's), a group or a supergroup."""

    id: int
    type: str
    title: str = ""
    members: dict[int, Member] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    is_forum: bool = False
    general_closed: bool = False
    bot_muted: bool = False
    pinned: list[int] = field(default_factory=list)
    migrated_to: int | None = None
    migrated_from: int | None = None
    last_id: int = 0
    """The last message id of a supergroup; other chats share one row of ids."""

    @property
    def is_private(self) -> bool:
        """The private chat of one person with the bot."""
        return self.type == "private"

    def member(self, user_id: int) -> Member:
        """What the user is here; who never was here has `left`."""
        return self.members.get(user_id) or Member(user_id, "left")

    def has(self, user_id: int) -> bool:
        """Whether the user is in the chat now."""
        return self.member(user_id).present


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot said to a tap."""

    text: str
    show_alert: bool
    url: str | None
    at: float


@dataclass(slots=True, eq=False)
class Tap:
    """A callback query: a tap on a button, answered once or not at all."""

    id: str
    user: User
    message: Message
    data: str
    at: float
    answer: Answer | None = None

    @property
    def seconds(self) -> float | None:
        """From the tap to its answer."""
        return None if self.answer is None else self.answer.at - self.at


@dataclass(slots=True, eq=False)
class InlineQuery:
    """What a person typed after @bot, and what the bot offered."""

    id: str
    user: User
    query: str
    at: float
    results: list[Json] | None = None
    button: Json | None = None
