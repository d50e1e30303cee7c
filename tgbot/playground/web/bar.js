// The bar: who is here, the one click, the console, the theme, the language.

import { arrange, avatar, button, h, icon, walkable } from "./dom.js";
import { choices } from "./start.js";
import { fullName, state } from "./store.js";
import { isDark, turnTheme } from "./theme.js";
import { NARROW } from "./desk.js";
import { LANGUAGES, speak, spoken, t } from "./words.js";

export class Bar {
  constructor(element, page, desk, console_) {
    Object.assign(this, { element, page, desk, console: console_ });
    this.people = new Map();
    this.dock = h("nav", { class: "dock" });
    this.tools = h("div", { class: "tools" });
    this.title = h("h1", { class: "unseen" });
    element.append(h("div", { class: "brand", "aria-hidden": "true" }, icon("boat")), this.title, this.dock, this.tools);
  }

  update() {
    this.drawTools();
    document.body.classList.toggle("has-people", state.users.size > 0);
    this.title.textContent = t("title");
    this.dock.setAttribute("aria-label", t("bar.phones"));
    arrange(this.dock, [...state.users.values()].map((user) => this.person(user)));
  }

  person(user) {
    const { desk } = this;
    const name = fullName(user);
    const count = desk.unread(user);
    const here = !desk.hidden.has(user.id);
    const current = desk.inHand === user.id;
    const stamp = `${name} ${count} ${here} ${current} ${user.robot} ${spoken()}`;
    const old = this.people.get(user.id);
    if (old?.stamp === stamp) return old.element;
    const element = old?.element ?? h("button", { type: "button", class: "dock-person", on: { click: () => desk.take(user.id) } });
    const label = [name, t(user.robot ? "phone.by_robot" : "phone.by_hand"), count ? t("chats.unread", { n: count }) : ""];
    element.setAttribute("aria-label", label.filter(Boolean).join(", "));
    element.title = name;
    element.setAttribute("aria-current", String(current));
    element.classList.toggle("away", !here);
    element.replaceChildren(avatar(user.id, name), user.robot ? icon("robot") : "", count ? h("span", { class: "badge" }, count > 99 ? "99+" : String(count)) : "");
    this.people.set(user.id, { element, stamp });
    return element;
  }

  drawTools() {
    const working = this.desk.start.working;
    const stamp = `${spoken()} ${isDark()} ${working} ${this.console.isOpen} ${state.users.size > 0} ${state.process.state}`;
    if (this.tools.dataset.stamp === stamp) return;
    const focused = this.tools.contains(document.activeElement) ? document.activeElement.dataset.tool : null;
    this.tools.dataset.stamp = stamp;
    this.tools.replaceChildren(...(state.users.size ? [this.voyageButton(working)] : []), this.consoleButton(), themeButton(this.page), languageButtons(this.page));
    if (focused) this.tools.querySelector(`[data-tool="${focused}"]`)?.focus();
  }

  voyageButton(working) {
    const go = button(t(working ? "bar.working" : "bar.voyage"), () => (NARROW.matches ? this.turnMore(go) : this.page.voyage()), { class: `go${working ? " busy" : ""}`, title: t("bar.voyage_hint"), data: { tool: "go" } });
    go.replaceChildren(icon("play"), h("span", {}, go.textContent));
    go.disabled = working;
    const more = button(t("bar.voyage_more"), () => this.turnMore(more), { class: "go more", face: [icon("chevron")], "aria-expanded": "false", data: { tool: "more" } });
    return h("div", { class: "split" }, go, more);
  }

  turnMore(more) {
    if (this.form) return this.closeMore(more);
    const form = choices("bar");
    const go = button(t("bar.voyage"), () => { this.closeMore(more); this.page.voyage(form.chosen()); }, { class: "go" });
    this.form = h("div", { class: "more-form", role: "dialog", "aria-label": t("bar.voyage_more") }, form.element, go);
    walkable(this.form, () => { this.closeMore(more); more.focus(); });
    more.setAttribute("aria-expanded", "true");
    this.element.append(this.form);
    this.form.querySelector("select").focus();
  }

  closeMore(more) {
    this.form?.remove();
    this.form = null;
    more.setAttribute("aria-expanded", "false");
  }

  consoleButton() {
    const alive = ["running", "starting"].includes(state.process.state);
    return button(t("bar.console"), () => this.console.turn(), {
      class: `round tool${alive ? "" : " alarm"}`, face: [icon("tools")], "aria-expanded": String(this.console.isOpen), "aria-controls": "console", data: { tool: "console" },
    });
  }
}

export function themeButton(page) {
  return button(t(isDark() ? "bar.theme_light" : "bar.theme_dark"), () => { turnTheme(); page.redraw(); },
    { class: "round tool", face: [icon(isDark() ? "sun" : "moon")], data: { tool: "theme" } });
}

export function languageButtons(page) {
  return h("div", { class: "languages", role: "group", "aria-label": t("bar.language") }, ...LANGUAGES.map((code) =>
    button(`${code.toUpperCase()}, ${t("language", {}, code)}`, () => { speak(code); page.redraw(); },
      { class: "language", face: [code.toUpperCase()], lang: code, "aria-pressed": String(code === spoken()), data: { tool: code } })));
}
