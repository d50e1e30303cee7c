"""The methods of the Bot API that the playground answers, each a plain function of the world and checked parameters.

getUpdates and the webhook methods wait, so they live with the server (`tgbot.playground.intake`).
"""

from collections.abc import Callable, Mapping
from typing import Any

from tgbot.playground.methods import chats, edits, messages, profile, queries
from tgbot.playground.schema import Params
from tgbot.playground.world import World

Method = Callable[[World, Params], Any]

METHODS: Mapping[str, Method] = {
    "getMe": profile.get_me,
    "logOut": profile.granted,
    "close": profile.granted,
    "sendMessage": messages.send_message,
    "sendPhoto": messages.send_photo,
    "sendDocument": messages.send_document,
    "sendChatAction": messages.chat_action,
    "editMessageText": edits.edit_text,
    "editMessageCaption": edits.edit_caption,
    "editMessageMedia": edits.edit_media,
    "editMessageReplyMarkup": edits.edit_markup,
    "deleteMessage": messages.delete_message,
    "deleteMessages": messages.delete_messages,
    "pinChatMessage": messages.pin,
    "unpinChatMessage": messages.unpin,
    "unpinAllChatMessages": messages.unpin_all,
    "setMessageReaction": messages.react,
    "answerCallbackQuery": queries.answer_callback,
    "answerInlineQuery": queries.answer_inline,
    "savePreparedInlineMessage": queries.prepare,
    "getChat": chats.get_chat,
    "getChatMember": chats.get_member,
    "getChatAdministrators": chats.get_admins,
    "getChatMemberCount": chats.count_members,
    "leaveChat": chats.leave,
    "setMyCommands": profile.set_commands,
    "getMyCommands": profile.get_commands,
    "deleteMyCommands": profile.delete_commands,
    "setMyName": profile.setter(lambda world: world.profile.names, "name", 64, "BOT_TITLE_INVALID"),
    "getMyName": profile.getter(lambda world: world.profile.names, "name", lambda world: world.bot.first_name),
    "setMyDescription": profile.setter(
        lambda world: world.profile.descriptions, "description", 512, "BOT_DESCRIPTION_TOO_LONG"
    ),
    "getMyDescription": profile.getter(lambda world: world.profile.descriptions, "description", lambda _: ""),
    "setMyShortDescription": profile.setter(
        lambda world: world.profile.short_descriptions, "short_description", 120, "BOT_ABOUT_TOO_LONG"
    ),
    "getMyShortDescription": profile.getter(
        lambda world: world.profile.short_descriptions, "short_description", lambda _: ""
    ),
    "setChatMenuButton": profile.set_menu_button,
    "getChatMenuButton": profile.get_menu_button,
}
