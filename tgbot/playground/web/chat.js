// An open chat: its head, pinned message, log, and the line one writes in.

import { avatar, button, h, icon, setText, walkable } from "./dom.js";
import { Log } from "./log.js";
import { snippet } from "./message.js";
import { act, isPrivate, look, present, state, unread } from "./store.js";
import { known, t } from "./words.js";

export class Chat {
  constructor(phone, chat, thread) {
    this.phone = phone;
    this.chat = chat;
    this.thread = thread;
    this.log = new Log(phone, chat, thread);
    this.head = h("header", { class: "chat-head" });
    this.pinned = h("button", { type: "button", class: "pinned", hidden: true });
    this.foot = h("footer", { class: "chat-foot" });
    this.element = h("div", { class: "screen chat" }, this.head, this.pinned, this.log.element, this.foot);
    this.drawHead();
    this.update();
  }

  say(key, params = {}) {
    return t(key, params, this.phone.language);
  }

  drawHead() {
    const { chat, phone } = this;
    const private_ = isPrivate(chat);
    this.badge = h("span", { class: "badge", hidden: true });
    this.name = h("strong", { dir: "auto" });
    this.below = h("span", {});
    this.backButton = button(this.say("chat.back"), () => phone.back(), { class: "round back", face: [icon("back"), this.badge] });
    const menu = button(this.say("chat.menu"), () => this.openMenu(), { class: "round", face: [icon("dots")], "aria-haspopup": "menu" });
    this.menuButton = menu;
    this.head.replaceChildren(
      this.backButton,
      avatar(private_ ? state.bot.id : chat.id, private_ ? state.bot.name : chat.title, private_ ? "bot" : "group"),
      h("div", { class: "chat-name" }, this.name, this.below),
      menu);
  }

  update() {
    this.chat = state.chats.get(this.chat.id) ?? this.chat;
    const { chat, phone, thread } = this;
    const topic = chat.topics.find((one) => one.id === thread);
    const title = isPrivate(chat) ? state.bot.name : chat.forum ? (topic?.name ?? this.say("chat.general")) : chat.title;
    setText(this.name, title);
    const members = Object.keys(chat.members).filter((id) => present(chat, id)).length;
    setText(this.below, isPrivate(chat) ? this.say("chat.bot") : chat.forum ? chat.title : this.say("chat.members", { n: members }));
    const elsewhere = phone.unreadElsewhere(chat);
    this.badge.hidden = !elsewhere;
    const count = elsewhere > 99 ? "99+" : String(elsewhere);
    setText(this.badge, elsewhere ? count : "");
    this.backButton.setAttribute("aria-label", elsewhere ? `${this.say("chat.back")}, ${count}` : this.say("chat.back"));
    this.updatePinned();
    this.log.update();
    this.updateFoot(topic);
    if (phone.isSeen && unread(phone.user, chat, chat.forum ? thread : null)) look(phone.user, chat, thread);
  }

  updatePinned() {
    const message = state.messages.get(this.chat.id)?.get(this.chat.pinned.at(-1));
    this.pinned.hidden = !message;
    if (!message) return;
    const line = snippet(message, this.chat, this.phone.language);
    if (this.pinned.dataset.line === line) return;
    this.pinned.dataset.line = line;
    this.pinned.replaceChildren(icon("pin"), h("span", {}, h("strong", {}, this.say("chat.pinned")), h("span", {}, line)));
    this.pinned.onclick = () => this.log.show(message);
  }

  updateFoot(topic) {
    const { chat, phone } = this;
    const { user } = phone;
    const closed = chat.forum && (this.thread ? topic?.closed : chat.closed) && !["creator", "administrator"].includes(chat.members[user.id]);
    const kind = isPrivate(chat) ? (user.blocked ? "blocked" : user.started ? "write" : "start") : closed ? "closed" : "write";
    const stamp = `${kind} ${phone.language}`;
    if (this.foot.dataset.stamp === stamp) return;
    this.foot.dataset.stamp = stamp;
    const faces = {
      write: () => this.writing(),
      start: () => [button(this.say("chat.start"), () => phone.do("start"), { class: "wide-button" })],
      blocked: () => [button(this.say("chat.unblock"), () => phone.do("block", { on: false }), { class: "wide-button" })],
      closed: () => [h("div", { class: "closed" }, icon("lock"), this.say("chat.closed"))],
    };
    this.foot.replaceChildren(...faces[kind]());
  }

  writing() {
    const area = h("textarea", { rows: "1", class: "entry", placeholder: this.say("chat.write"), "aria-label": this.say("chat.write"), maxlength: "4096", dir: "auto" });
    this.area = area;
    this.slash = button(this.say("chat.commands"), () => this.openCommands(""), { class: "round slash", face: ["/"], "aria-haspopup": "menu", "aria-expanded": "false" });
    const send = button(this.say("chat.send"), () => this.send(), { class: "round send", face: [icon("send")] });
    area.addEventListener("input", () => {
      area.style.height = "auto";
      area.style.height = `${Math.min(area.scrollHeight, 120)}px`;
      if (/^\/\w*$/.test(area.value)) this.openCommands(area.value.slice(1), false);
      else this.closeMenu();
    });
    area.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
        event.preventDefault();
        this.send();
      } else if (event.key === "ArrowUp" && this.menu) {
        this.menu.querySelector("button:last-of-type")?.focus();
        event.preventDefault();
      } else if (event.key === "Escape") this.closeMenu();
    });
    return [this.slash, area, send];
  }

  async send() {
    const text = this.area.value.trim();
    if (!text) return;
    this.closeMenu();
    this.area.value = "";
    this.area.style.height = "auto";
    this.log.stuck = true;
    if (!(await this.phone.say(text, this.chat, this.thread))) this.area.value = text;
  }

  async openCommands(beginning, focus = true) {
    if (this.menu && focus) return this.closeMenu();
    const { done } = await act("commands", { user: this.phone.user.id, chat: this.chat.id });
    const found = (done ?? []).filter((one) => one.command.startsWith(beginning));
    if (!found.length && !focus) return this.closeMenu();
    const address = isPrivate(this.chat) ? "" : `@${state.bot.username}`;
    const items = found.map((one) => h("button", {
      type: "button", role: "menuitem", class: "command",
      on: { click: () => { this.area.value = ""; this.closeMenu(true); this.log.stuck = true; this.phone.say(`/${one.command}${address}`, this.chat, this.thread); } },
    }, h("strong", {}, `/${one.command}`), h("span", {}, one.description)));
    this.openPopover(items.length ? items : [h("p", { class: "hint" }, this.say("chat.no_commands"))], "commands", this.say("chat.commands"), this.slash);
    if (focus) this.menu.querySelector("button")?.focus();
  }

  openMenu() {
    if (this.menu) return this.closeMenu();
    const { chat, phone } = this;
    const item = (words, act, danger) => h("button", { type: "button", role: "menuitem", class: danger ? "danger" : "", on: { click: () => { this.closeMenu(true); act(); } } }, words);
    const items = isPrivate(chat)
      ? [item(this.say(phone.user.blocked ? "chat.unblock" : "chat.block"), () => phone.do("block", { on: !phone.user.blocked }), !phone.user.blocked)]
      : [item(this.say("chat.leave"), () => phone.do("leave", { chat: chat.id }), true)];
    this.openPopover(items, "chat-menu", this.say("chat.menu"), this.menuButton);
    this.menu.querySelector("button")?.focus();
  }

  openPopover(items, kind, label, from) {
    this.closeMenu();
    this.menuFrom = from;
    from.setAttribute("aria-expanded", "true");
    this.menu = h("div", { class: `popover ${kind}`, role: "menu", "aria-label": label }, ...items);
    walkable(this.menu, () => this.closeMenu(true));
    this.menu.addEventListener("focusout", (event) => {
      const to = event.relatedTarget;
      if (to && !this.menu?.contains(to) && to !== this.area && to !== from) this.closeMenu();
    });
    this.element.append(this.menu);
  }

  closeMenu(refocus = false) {
    if (!this.menu) return;
    this.menu.remove();
    this.menu = null;
    this.menuFrom?.setAttribute("aria-expanded", "false");
    if (refocus) (this.area?.isConnected ? this.area : this.menuFrom)?.focus({ preventScroll: true });
  }
}

export const languageOf = (user) => known(user.language_code);
