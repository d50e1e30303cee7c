// One person's phone: the list of chats, topics, an open chat; notices, toasts and alerts.

import { avatar, button, h, icon, setText } from "./dom.js";
import { Chat, languageOf } from "./chat.js";
import { ChatList } from "./chats.js";
import { snippet } from "./message.js";
import { act, chatsOf, fullName, isPrivate, present, state, unread } from "./store.js";
import { clock, t } from "./words.js";

const TOAST = 3500;
const NOTICE = 4500;

export class Phone {
  constructor(userId, desk) {
    this.id = userId;
    this.desk = desk;
    this.view = null;
    this.place = null; // [chat, thread], or null on the list
    this.caption = h("header", { class: "caption" });
    this.time = h("time", {});
    this.screen = h("div", { class: "glass" });
    this.toasts = h("div", { class: "toasts", role: "status", "aria-live": "polite" });
    this.skip = h("a", { class: "skip", href: "#" });
    this.element = h("section", { class: "phone", tabindex: "-1" },
      this.skip, this.caption,
      h("div", { class: "body" }, h("div", { class: "statusbar", "aria-hidden": "true" }, this.time, h("i", { class: "notch" }), h("span", { class: "battery" })), this.screen, this.toasts));
    this.element.addEventListener("focusin", () => desk.current(this.id));
    this.skip.addEventListener("click", (event) => { event.preventDefault(); desk.next(this.id); });
  }

  get user() {
    return state.users.get(this.id);
  }

  get language() {
    return languageOf(this.user);
  }

  get isSeen() {
    return this.element.isConnected && this.element.offsetParent !== null && document.visibilityState === "visible";
  }

  unreadElsewhere(chat) {
    return chatsOf(this.user).filter((one) => one !== chat).reduce((sum, one) => sum + unread(this.user, one), 0);
  }

  // what the owner sees

  update(news) {
    this.updateCaption();
    setText(this.time, clock(Date.now() / 1000, this.language));
    this.keepPlace();
    const stamp = `${this.place ?? "list"} ${this.language}`;
    if (this.stamp !== stamp) this.draw(stamp);
    else this.view.update();
    for (const message of news?.fresh ?? []) this.notice(message);
    for (const tap of news?.answers ?? []) if (tap.user === this.id) this.answered(tap);
  }

  updateCaption() {
    const { user } = this;
    const stamp = JSON.stringify([user.first_name, user.last_name, user.robot, document.documentElement.lang]);
    if (this.caption.dataset.stamp === stamp) return;
    this.caption.dataset.stamp = stamp;
    const name = fullName(user);
    this.element.setAttribute("aria-label", t("phone.of", { name }));
    setText(this.skip, t("phone.next"));
    const now = t(user.robot ? "phone.by_robot" : "phone.by_hand");
    const turn = button(`${now}. ${t(user.robot ? "phone.to_hand" : "phone.to_robot")}`, () => act("robot", { user: this.id, on: !this.user.robot }),
      { class: "who", face: [icon(user.robot ? "robot" : "hand"), h("span", {}, now)] });
    this.caption.replaceChildren(
      avatar(user.id, name), h("strong", { dir: "auto" }, name), turn,
      button(t("phone.hide"), () => this.desk.hide(this.id), { class: "round small", face: [icon("close")] }));
    this.element.classList.toggle("by-robot", user.robot);
  }

  // A group that became a supergroup is followed; one that was left is closed.
  keepPlace() {
    if (!this.place) return;
    let [id, thread] = this.place;
    while (state.chats.get(id)?.migrated_to) id = state.chats.get(id).migrated_to;
    const chat = state.chats.get(id);
    const mine = chat && (isPrivate(chat) ? chat.id === this.id : present(chat, this.id));
    if (mine && thread && !chat.topics.some((one) => one.id === thread)) thread = null;
    this.place = mine ? [id, thread] : null;
  }

  draw(stamp) {
    this.stamp = stamp;
    const held = this.screen.contains(document.activeElement);
    const chat = this.place && state.chats.get(this.place[0]);
    const topics = chat?.forum && this.place[1] === null;
    this.view = chat && !topics ? new Chat(this, chat, this.place[1] ?? 0) : new ChatList(this, topics ? chat : null);
    this.screen.replaceChildren(this.view.element);
    this.view.log?.toEnd();
    if (held) this.screen.querySelector(chat ? ".log, .entry" : "button")?.focus({ preventScroll: true });
  }

  // what the owner does

  open(chatId, thread = null) {
    const chat = state.chats.get(chatId);
    this.place = [chatId, chat?.forum ? thread : 0];
    this.update();
  }

  back() {
    const chat = this.place && state.chats.get(this.place[0]);
    this.place = chat?.forum && this.place[1] !== null ? [chat.id, null] : null;
    this.update();
  }

  async do(deed, params = {}) {
    const said = await act(deed, { user: this.id, ...params });
    if ("refused" in said) this.toast(t("chat.cannot", {}, this.language));
    return said.done;
  }

  async say(text, chat = null, thread = null) {
    const [id, topic] = chat ? [chat.id, thread] : this.place;
    return Boolean(await this.do("say", { chat: id, thread: topic, text }));
  }

  async follow(url) {
    this.led(await this.do("follow", { url }));
  }

  async press(message, row, column, said) {
    if (this.waits(message, said)) return;
    if (said.copy_text) {
      await navigator.clipboard?.writeText(said.copy_text.text).catch(() => {});
      this.toast(t("chat.copied", {}, this.language));
    } else if (said.callback_data || said.url) {
      this.led(await this.do("press", { chat: message.chat, message: message.id, row, column, data: said.callback_data }));
    } else this.toast(t("chat.unplayed", {}, this.language));
  }

  led(done) {
    if (done?.opened) {
      this.open(done.opened);
      if (this.view.log) Object.assign(this.view.log, { stuck: true });
    } else if (done?.choose) this.choose(done.choose);
    else if (done?.outside) this.toast(t("chat.outside", { url: done.outside }, this.language));
  }

  // A link that adds the bot to a group, or posts something: in which?
  choose(url) {
    const groups = chatsOf(this.user).filter((chat) => !isPrivate(chat));
    if (!groups.length) return this.toast(t("chat.no_group", {}, this.language));
    const take = async (chat) => { close(); this.led(await this.do("follow", { url, chat: chat.id })); };
    const label = t(url.includes("/share/url?") ? "chat.share" : "chat.choose", {}, this.language);
    const close = this.sheet(label, "chat.cancel", h("strong", {}, label), ...groups.map((chat) =>
      h("button", { type: "button", class: "choice", on: { click: () => take(chat) } }, avatar(chat.id, chat.title, "group"), h("span", { dir: "auto" }, chat.title))));
    return close;
  }

  waits(message, said) {
    if (!said.callback_data) return false;
    for (const tap of state.taps.values()) {
      if (tap.user === this.id && tap.message === message.id && tap.chat === message.chat && tap.data === said.callback_data) return true;
    }
    return false;
  }

  // what pops up

  answered(tap) {
    const { text, alert, url } = tap.answer;
    if (url) this.open(this.id);
    if (!text) return;
    if (alert) this.alert(text);
    else this.toast(text);
  }

  toast(text) {
    const one = h("div", { class: "toast", dir: "auto" }, text);
    this.toasts.replaceChildren(one);
    setTimeout(() => one.remove(), TOAST);
  }

  alert(text) {
    const close = this.sheet(t("chat.alert", {}, this.language), "chat.ok", h("p", { dir: "auto" }, text));
    if (this.user.robot) setTimeout(close, NOTICE);
  }

  // A card over the screen; it takes the focus if this phone has it, and gives it back. What comes back closes it.
  sheet(label, leave, ...children) {
    this.screen.querySelector(".alert")?.remove();
    const before = document.activeElement;
    const mine = this.element.contains(before) || (!this.user.robot && before === document.body);
    const close = () => { box.remove(); if (mine && before?.isConnected) before.focus({ preventScroll: true }); };
    const ok = button(t(leave, {}, this.language), close, { class: "ok" });
    const box = h("div", { class: "alert" }, h("div", { class: "alert-card", role: "alertdialog", "aria-modal": "true", "aria-label": label }, ...children, ok));
    box.addEventListener("keydown", (event) => {
      const buttons = [...box.querySelectorAll("button")];
      if (event.key === "Escape") close();
      if (event.key === "Tab") {
        event.preventDefault();
        const at = buttons.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1);
        buttons[(at + buttons.length) % buttons.length].focus();
      }
    });
    this.screen.append(box);
    if (mine) (box.querySelector("button") ?? ok).focus();
    return close;
  }

  notice(message) {
    const chat = state.chats.get(message.chat);
    const there = this.place?.[0] === message.chat;
    if (there || this.user.robot || message.from === this.id || !chatsOf(this.user).includes(chat) || !this.place) return;
    const name = isPrivate(chat) ? state.bot.name : chat.title;
    const card = h("button", { type: "button", class: "heads-up", on: { click: () => { card.remove(); this.open(chat.id, chat.forum ? message.thread : 0); } } },
      avatar(isPrivate(chat) ? state.bot.id : chat.id, name, isPrivate(chat) ? "bot" : "group"),
      h("span", {}, h("strong", {}, name), h("span", {}, snippet(message, chat, this.language))));
    this.element.querySelector(".heads-up")?.remove();
    this.element.querySelector(".body").append(card);
    setTimeout(() => card.remove(), NOTICE);
  }

  enlarge(src, label) {
    this.desk.enlarge(src, label);
  }
}
