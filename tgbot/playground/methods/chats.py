"""Questions about chats and who is in them."""

from tgbot.playground import wire
from tgbot.playground.errors import bad
from tgbot.playground.methods.access import readable
from tgbot.playground.models import Chat, Json, Member
from tgbot.playground.schema import Params
from tgbot.playground.world import World

GIFTS = "unlimited_gifts limited_gifts unique_gifts premium_subscription gifts_from_channels"


def get_chat(world: World, params: Params) -> Json:
    """getChat: ChatFullInfo."""
    chat = readable(world, params["chat_id"])
    said = wire.chat_json(world, chat) | {
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "accepted_gift_types": dict.fromkeys(GIFTS.split(" "), False),
    }
    if not chat.is_private:
        said["permissions"] = {"can_send_messages": not chat.bot_muted}
    pinned = chat.messages.get(chat.pinned[-1]) if chat.pinned else None
    return said | {"pinned_message": wire.message_json(world, pinned)} if pinned else said


def get_member(world: World, params: Params) -> Json:
    """getChatMember."""
    chat = readable(world, params["chat_id"])
    user_id = params["user_id"]
    if user_id not in world.users:
        raise bad("user not found")
    if chat.is_private:
        if user_id not in (chat.id, world.bot.id):
            raise bad("user not found")
        return wire.member_json(world, Member(user_id))
    return wire.member_json(world, chat.member(user_id))


def get_admins(world: World, params: Params) -> list[Json]:
    """getChatAdministrators: no bots but this one."""
    chat = _group(world, params, "there are no administrators in the private chat")
    return [wire.member_json(world, member) for member in chat.members.values() if member.is_admin]


def count_members(world: World, params: Params) -> int:
    """getChatMemberCount."""
    chat = readable(world, params["chat_id"])
    return 2 if chat.is_private else sum(1 for member in chat.members.values() if member.present)


def leave(world: World, params: Params) -> bool:
    """leaveChat."""
    chat = _group(world, params, "chat member status can't be changed in private chats")
    world.groups.bot_leaves(chat)
    return True


def _group(world: World, params: Params, refusal: str) -> Chat:
    chat = readable(world, params["chat_id"])
    if chat.is_private:
        raise bad(refusal)
    return chat
