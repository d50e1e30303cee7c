"""What the bot says of itself: commands by scope and language, name, descriptions, menu button."""

from dataclasses import dataclass, field

from tgbot.playground.models import Chat, Json

Scope = tuple[str, int, int]


def scope_key(scope: Json | None) -> Scope:
    """A BotCommandScope as a key."""
    said = scope or {"type": "default"}
    return (said["type"], int(said.get("chat_id", 0)), int(said.get("user_id", 0)))


@dataclass(slots=True)
class Profile:
    """By language code; "" is for everybody else."""

    commands: dict[tuple[Scope, str], list[Json]] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    descriptions: dict[str, str] = field(default_factory=dict)
    short_descriptions: dict[str, str] = field(default_factory=dict)
    menu_button: Json = field(default_factory=lambda: {"type": "commands"})

    def menu(self, chat: Chat, user_id: int, language: str | None) -> list[Json]:
        """The commands a person sees in a chat: the narrowest scope wins, then their language."""
        for scope in _scopes(chat, user_id):
            for code in (language or "", ""):
                if found := self.commands.get((scope, code)):
                    return found
        return []


def _scopes(chat: Chat, user_id: int) -> list[Scope]:
    here = [("chat", chat.id, 0)]
    if chat.is_private:
        return [*here, ("all_private_chats", 0, 0), ("default", 0, 0)]
    admin = chat.member(user_id).is_admin
    scopes = [("chat_member", chat.id, user_id)]
    scopes += [("chat_administrators", chat.id, 0)] if admin else []
    scopes += here
    scopes += [("all_chat_administrators", 0, 0)] if admin else []
    return [*scopes, ("all_group_chats", 0, 0), ("default", 0, 0)]
