// One message: a bubble with its text or picture, and the keyboard beneath.

import { avatar, button, h, icon } from "./dom.js";
import { formatted } from "./entities.js";
import { nameOf, state } from "./store.js";
import { clock, t } from "./words.js";

// `phone` acts for its owner: press(message, row, column, button), say(text), follow(url), enlarge(src, label).
export function bubble(message, chat, phone) {
  const { user, language } = phone;
  const mine = message.from === user.id;
  const sender = message.sender_chat ? chat.title : nameOf(message.from);
  const time = clock(message.date, language);
  const place = chat.type === "private" ? " in-private" : "";
  const element = h("article", { class: `message ${mine ? "mine" : "theirs"}${place}`, tabindex: "-1", "aria-label": `${sender}, ${time}` });
  const body = h("div", { class: "bubble" });
  if (chat.type !== "private" && !mine) body.append(h("div", { class: `sender ${message.from === state.bot.id ? "sender-bot" : `tint-text-${Math.abs(message.from) % 8}`}`, dir: "auto" }, sender));
  if (message.reply_to) body.append(quoted(message, chat, phone));
  if (message.photo && !message.show_caption_above_media) body.append(picture(message, phone));
  if (message.document) body.append(h("div", { class: "document" }, icon("file"), h("span", {}, message.document.file_name ?? t("chats.document", {}, language))));
  const text = message.text ?? message.caption;
  const written = text ? words(text, message.text ? message.entities : message.caption_entities, phone) : null;
  const above = message.photo && message.show_caption_above_media;
  if (written) body.append(written);
  if (above) body.append(picture(message, phone));
  if (message.reactions?.length) body.append(h("div", { class: "reactions" }, ...message.reactions.map((one) => h("span", {}, one.emoji ?? "•"))));
  (written && !above && !message.reactions?.length ? written : body).append(meta(message, time, mine, language));
  element.append(mine || chat.type === "private" ? "" : avatar(message.from, sender, message.from === state.bot.id ? "bot" : "person"));
  const column = h("div", { class: "column" }, body);
  const rows = message.reply_markup?.inline_keyboard ?? [];
  if (rows.length) column.append(keyboard(message, rows, phone));
  element.append(column);
  return element;
}

function words(text, entities, phone) {
  const doing = { command: (said) => phone.say(said), link: (url) => phone.follow(url) };
  return h("div", { class: "text", dir: "auto" }, ...formatted(text, entities, doing, phone.language));
}

function meta(message, time, mine, language) {
  return h("span", { class: "meta" },
    message.edit_date ? h("span", {}, t("chat.edited", {}, language)) : null,
    h("time", { datetime: new Date(message.date * 1000).toISOString() }, time),
    mine ? h("span", { class: "sent", role: "img", "aria-label": t("chat.sent", {}, language) }, icon("checks")) : null);
}

function picture(message, phone) {
  const { file_id: id, width, height } = message.photo.at(-1);
  const label = t("chat.picture", { w: width, h: height }, phone.language);
  const image = h("img", { src: `/picture/${id}`, width, height, alt: "" });
  return h("button", { type: "button", class: "photo", "aria-label": label, on: { click: () => phone.enlarge(image.src, label) } }, image);
}

function quoted(message, chat, phone) {
  const original = state.messages.get(chat.id)?.get(message.reply_to);
  const name = original ? nameOf(original.from) : "—";
  return h("div", { class: "quoted", "aria-label": t("chat.reply", { name }, phone.language) },
    h("strong", {}, name), h("span", {}, original?.text ?? original?.caption ?? ""));
}

function keyboard(message, rows, phone) {
  const group = h("div", { class: "keyboard", role: "group", "aria-label": t("chat.buttons", {}, phone.language) });
  rows.forEach((row, y) => {
    group.append(h("div", { class: "keyboard-row" }, ...row.map((said, x) => key(message, said, y, x, phone))));
  });
  return group;
}

function key(message, said, row, column, phone) {
  const { language } = phone;
  const element = button(said.text, () => phone.press(message, row, column, said), {
    class: `key${said.style ? ` key-${said.style}` : ""}`,
    face: [h("span", { class: "key-text" }, said.text)],
  });
  element.removeAttribute("title");
  element.dataset.key = said.callback_data ?? said.url ?? said.text;
  if (said.url) {
    element.append(icon("link"));
    element.setAttribute("aria-label", `${said.text}, ${t("chat.link", {}, language)}`);
  }
  if (phone.waits(message, said)) {
    element.classList.add("busy");
    element.setAttribute("aria-busy", "true");
    element.setAttribute("aria-label", `${said.text}, ${t("chat.waiting", {}, language)}`);
  }
  return element;
}

// What happened in the chat itself.
export function service(message, chat, phone) {
  return h("div", { class: "service", role: "note" }, h("span", {}, happened(message, chat, phone.language)));
}

export function happened(message, chat, language) {
  const who = nameOf(message.from);
  const say = (key, params) => t(`service.${key}`, { who, ...params }, language);
  if (message.group_chat_created || message.supergroup_chat_created) return say("created", { title: chat.title });
  if (message.new_chat_members) {
    const [whom] = message.new_chat_members;
    return whom.id === message.from ? say("joined") : say("added", { whom: nameOf(whom.id) });
  }
  if (message.left_chat_member) {
    const whom = message.left_chat_member;
    return whom.id === message.from ? say("left") : say("removed", { whom: nameOf(whom.id) });
  }
  if (message.forum_topic_created) return say("topic", { name: message.forum_topic_created.name });
  if (message.forum_topic_closed) return say("topic_closed");
  if (message.forum_topic_reopened) return say("topic_reopened");
  if (message.migrate_to_chat_id || message.migrate_from_chat_id) return say("upgraded");
  return message.pinned_message ? say("pinned") : say("other");
}

const KNOWN = ["group_chat_created", "supergroup_chat_created", "new_chat_members", "left_chat_member", "forum_topic_created",
  "forum_topic_closed", "forum_topic_reopened", "migrate_to_chat_id", "migrate_from_chat_id", "pinned_message"];

export const isService = (message) => KNOWN.some((name) => name in message);

// One line of it, for lists and notices.
export function snippet(message, chat, language) {
  if (isService(message)) return happened(message, chat, language);
  const text = message.text ?? message.caption;
  if (text) return text.replace(/\s+/g, " ");
  return t(message.photo ? "chats.photo" : "chats.document", {}, language);
}
