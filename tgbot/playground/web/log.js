// The messages of one chat, kept in order; only what has changed is drawn anew, and the focus stays where it was.

import { arrange, button, h, icon } from "./dom.js";
import { bubble, isService, service } from "./message.js";
import { messagesIn, state } from "./store.js";
import { day, t } from "./words.js";

const NEAR = 90;
const TOGETHER = 300;

export class Log {
  constructor(phone, chat, thread) {
    this.phone = phone;
    this.chat = chat;
    this.thread = thread;
    this.drawn = new Map();
    this.list = h("div", { class: "log-list" });
    this.scroller = h("div", {
      class: "log", role: "log", tabindex: "0", "aria-label": t("chat.log", {}, phone.language), "aria-live": "off",
    }, this.list);
    this.down = button(t("chat.down", {}, phone.language), () => this.toEnd(true), { class: "down", hidden: true, face: [icon("down")] });
    this.element = h("div", { class: "log-frame" }, this.scroller, this.down);
    this.stuck = true;
    this.shownLast = 0;
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.scroller);
    new ResizeObserver(() => this.stuck && this.toEnd()).observe(this.list);
  }

  scrolled() {
    const left = this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight;
    this.stuck = left < NEAR;
    this.down.hidden = this.stuck;
  }

  toEnd(smooth = false) {
    this.scroller.scrollTo({ top: this.scroller.scrollHeight, behavior: smooth ? "smooth" : "instant" });
    this.down.hidden = true;
  }

  show(message) {
    const one = this.drawn.get(this.keyOf(message))?.element;
    if (!one) return;
    one.scrollIntoView({ block: "center" });
    one.focus({ preventScroll: true });
  }

  keyOf(message) {
    return `${message.chat}/${message.id}`;
  }

  update() {
    const chat = state.chats.get(this.chat.id) ?? this.chat;
    this.chat = chat;
    const messages = messagesIn(chat, this.thread);
    const seen = new Set();
    const order = [];
    let before = null;
    for (const message of messages) {
      const today = new Date(message.date * 1000).toDateString();
      if (before === null || new Date(before.date * 1000).toDateString() !== today) order.push(this.day(message, today, seen));
      order.push(this.one(message, chat, seen));
      this.group(message, before);
      before = message;
    }
    for (const key of this.drawn.keys()) if (!seen.has(key)) this.drawn.delete(key);
    if (!messages.length) order.push(this.nothing(seen));
    const focused = this.focusKept();
    arrange(this.list, order);
    focused();
    if (this.stuck) this.toEnd();
    else this.down.hidden = false;
  }

  one(message, chat, seen) {
    const key = this.keyOf(message);
    const waiting = (message.reply_markup?.inline_keyboard ?? []).flat().map((said) => (this.phone.waits(message, said) ? "1" : "0")).join("");
    const stamp = `${message.version}:${waiting}:${this.phone.language}:${message.reply_to ?? ""}`;
    seen.add(key);
    const old = this.drawn.get(key);
    if (old?.stamp === stamp) return old.element;
    const element = isService(message) ? service(message, chat, this.phone) : bubble(message, chat, this.phone);
    if (!old && this.drawn.size) element.classList.add("arrived");
    if (old && old.edits !== message.edits) element.classList.add("changed");
    this.drawn.set(key, { element, stamp, edits: message.edits, old: old?.element });
    return element;
  }

  // Messages of one sender within some minutes stand together.
  group(message, before) {
    const drawn = this.drawn.get(this.keyOf(message));
    const same = before && before.from === message.from && message.date - before.date < TOGETHER;
    const together = Boolean(same && !isService(before) && !isService(message));
    drawn.element.classList.toggle("follows", together);
    if (before) this.drawn.get(this.keyOf(before)).element.classList.toggle("followed", together);
  }

  // Before the lists are swapped: where the focus is; after: back to the same button, or to its message.
  focusKept() {
    const active = document.activeElement;
    const found = [...this.drawn.values()].find((one) => one.old?.contains(active));
    for (const one of this.drawn.values()) if (one !== found) one.old = undefined;
    if (!found) return () => {};
    const keys = [...found.old.querySelectorAll(".key")];
    const place = keys.indexOf(active);
    const key = active.dataset?.key;
    found.old = undefined;
    return () => {
      const now = [...found.element.querySelectorAll(".key")];
      const next = now.find((one) => one.dataset.key === key) ?? (place >= 0 ? now[Math.min(place, now.length - 1)] : null);
      (next ?? found.element).focus({ preventScroll: true });
    };
  }

  day(message, today, seen) {
    const key = `day ${today}`;
    seen.add(key);
    if (!this.drawn.has(key)) {
      this.drawn.set(key, { element: h("div", { class: "service day", role: "separator" }, h("span", {}, day(message.date, this.phone.language))) });
    }
    return this.drawn.get(key).element;
  }

  nothing(seen) {
    const key = "nothing";
    seen.add(key);
    const { user, language } = this.phone;
    const words = this.chat.type === "private" && !user.started ? "chat.greeting" : "chat.nothing";
    const element = h("div", { class: "nothing" }, t(words, {}, language));
    this.drawn.set(key, { element });
    return element;
  }
}
