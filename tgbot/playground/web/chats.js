// The list of a person's chats, or of the topics of a forum.

import { avatar, arrange, button, h, icon } from "./dom.js";
import { snippet } from "./message.js";
import { chatsOf, isPrivate, messagesIn, nameOf, state, unread } from "./store.js";
import { clock, t } from "./words.js";

export class ChatList {
  constructor(phone, forum) {
    this.phone = phone;
    this.forum = forum;
    this.rows = new Map();
    this.list = h("ul", { class: "chat-list", role: "list" });
    this.head = h("header", { class: "chat-head list-head" });
    this.element = h("div", { class: "screen" }, this.head, this.list);
    this.drawHead();
    this.update();
  }

  say(key, params = {}) {
    return t(key, params, this.phone.language);
  }

  drawHead() {
    if (!this.forum) return this.head.replaceChildren(h("h2", {}, this.say("chats.title")));
    return this.head.replaceChildren(
      button(this.say("chat.back"), () => this.phone.back(), { class: "round back", face: [icon("back")] }),
      avatar(this.forum.id, this.forum.title, "group"),
      h("div", { class: "chat-name" }, h("strong", { dir: "auto" }, this.forum.title), h("span", {}, this.say("chat.topics"))));
  }

  entries() {
    const { phone } = this;
    if (!this.forum) return chatsOf(phone.user).map((chat) => ({ chat, thread: null }));
    const chat = state.chats.get(this.forum.id);
    return [{ chat, thread: 0 }, ...chat.topics.map((topic) => ({ chat, thread: topic.id, topic }))];
  }

  update() {
    const order = this.entries().map((entry) => this.row(entry));
    arrange(this.list, order);
  }

  row({ chat, thread, topic }) {
    const { phone } = this;
    const key = `${chat.id}/${thread}`;
    const last = messagesIn(chat, thread).at(-1);
    const count = unread(phone.user, chat, thread);
    const stamp = `${last?.version} ${count} ${phone.user.started} ${phone.user.blocked} ${topic?.closed} ${phone.language} ${chat.title}`;
    const old = this.rows.get(key);
    if (old?.stamp === stamp) return old.element;
    const made = this.made(chat, thread, topic, last, count);
    if (old?.element.contains(document.activeElement)) queueMicrotask(() => made.firstElementChild.focus());
    this.rows.set(key, { element: made, stamp });
    return made;
  }

  made(chat, thread, topic, last, count) {
    const { phone } = this;
    const private_ = isPrivate(chat);
    const title = thread !== null ? (topic?.name ?? this.say("chat.general")) : private_ ? state.bot.name : chat.title;
    const face = thread !== null ? avatar(thread, title, "group") : avatar(private_ ? state.bot.id : chat.id, title, private_ ? "bot" : "group");
    return h("li", {}, h("button", { type: "button", class: "chat-row", on: { click: () => phone.open(chat.id, thread) } },
      face,
      h("span", { class: "chat-row-text" },
        h("span", { class: "chat-row-top" }, h("strong", { dir: "auto" }, title), topic?.closed ? icon("lock") : null,
          last ? h("time", {}, clock(last.date, phone.language)) : null),
        h("span", { class: "chat-row-low" }, h("span", { class: "snippet" }, this.line(chat, last)),
          count ? h("span", { class: "badge", "aria-label": this.say("chats.unread", { n: count }) }, count > 99 ? "99+" : String(count)) : null))));
  }

  line(chat, last) {
    const { user, language } = this.phone;
    if (isPrivate(chat) && user.blocked) return this.say("chats.blocked");
    if (!last) return this.say(isPrivate(chat) && !user.started ? "chats.start" : "chats.empty");
    const line = snippet(last, chat, language);
    if (isPrivate(chat) || !(last.text ?? last.caption)) return line;
    return `${last.from === user.id ? this.say("chats.you") : nameOf(last.from)}: ${line}`;
  }
}
