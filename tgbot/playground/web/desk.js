// The desk: phones in a row, or, on a narrow screen, the one that is in hand.

import { arrange, button, h, icon } from "./dom.js";
import { Phone } from "./phone.js";
import { Start } from "./start.js";
import { chatsOf, concerns, isPrivate, state, unread } from "./store.js";
import { t } from "./words.js";

export const NARROW = matchMedia("(max-width: 760px)");

export class Desk {
  constructor(element, page) {
    this.element = element;
    this.page = page;
    this.phones = new Map();
    this.hidden = new Set();
    this.inHand = null;
    this.start = new Start(page, this);
    this.none = h("p", { class: "nothing" });
    this.large = h("dialog", { class: "large" });
    this.large.addEventListener("click", () => this.large.close());
    document.body.append(this.large);
    NARROW.addEventListener("change", () => page.redraw());
  }

  get shown() {
    return [...state.users.keys()].filter((id) => !this.hidden.has(id));
  }

  update(news) {
    const said = Object.keys(news.said ?? {});
    if (!news.whole && said.length === 1 && said[0] === "ledger") return;
    const shown = this.shown;
    for (const id of this.phones.keys()) if (!state.users.has(id)) this.phones.delete(id);
    if (!shown.includes(this.inHand)) this.inHand = shown[0] ?? null;
    const first = news.whole && !this.phones.size;
    const phones = shown.map((id) => this.phone(id));
    const faces = phones.map((phone) => phone.element);
    const empty = state.users.size ? [this.nonePlaced()] : [this.start.element];
    arrange(this.element, faces.length ? faces : empty);
    this.element.classList.toggle("empty", !faces.length);
    if (!state.users.size) this.start.update();
    phones.forEach((phone) => {
      phone.element.classList.toggle("in-hand", phone.id === this.inHand);
      if (first || !phone.view || concerns(news, phone.id)) phone.update(news);
    });
    this.listenTo();
    if (first) this.openUsual(shown);
  }

  // A page opened while they play: everybody looks at what they would look at.
  openUsual(shown) {
    const groups = [...state.chats.values()].filter((chat) => !isPrivate(chat) && !chat.migrated_to);
    if (groups.length && shown.length) this.spread(shown[0], groups.at(-1).id, false);
  }

  nonePlaced() {
    this.none.textContent = t("phone.none");
    return this.none;
  }

  phone(id) {
    if (!this.phones.has(id)) this.phones.set(id, new Phone(id, this));
    return this.phones.get(id);
  }

  tick() {
    for (const phone of this.phones.values()) if (phone.element.isConnected) phone.update();
  }

  // Only the phone in hand is read aloud as messages come.
  listenTo() {
    for (const phone of this.phones.values()) {
      const live = phone.id === this.inHand ? "polite" : "off";
      phone.screen.querySelector(".log")?.setAttribute("aria-live", live);
      phone.toasts.setAttribute("aria-live", live);
    }
  }

  current(id) {
    if (this.inHand === id) return;
    this.inHand = id;
    this.page.redraw();
  }

  take(id) {
    this.hidden.delete(id);
    this.inHand = id;
    this.page.redraw();
    const { element } = this.phone(id);
    element.scrollIntoView({ behavior: "smooth", inline: "center", block: "nearest" });
    element.focus({ preventScroll: true });
  }

  next(id) {
    const shown = this.shown;
    this.take(shown[(shown.indexOf(id) + 1) % shown.length]);
  }

  hide(id) {
    this.hidden.add(id);
    this.page.redraw();
  }

  show(id, on) {
    if (on) this.hidden.delete(id);
    else this.hidden.add(id);
    this.page.redraw();
  }

  unread(user) {
    return chatsOf(user).reduce((sum, chat) => sum + unread(user, chat), 0);
  }

  // A new voyage: everybody looks at their private chat, one of the others at the group.
  spread(host, chatId, take = true) {
    const people = this.shown.filter((id) => state.chats.get(chatId)?.members[id]);
    people.forEach((id, place) => {
      const phone = this.phone(id);
      const chat = place === 1 || (id !== host && people.length === 1) ? chatId : id;
      if (isPrivate(state.chats.get(chat)) || !state.chats.get(chat).forum) phone.open(chat);
      else phone.open(chat, 0);
    });
    if (take) this.take(host);
  }

  enlarge(src, label) {
    this.large.replaceChildren(h("img", { src, alt: label }), button(t("chat.close"), () => this.large.close(), { class: "round", face: [icon("close")] }));
    this.large.showModal();
  }
}
