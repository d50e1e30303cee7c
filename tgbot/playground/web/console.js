// The console: people, the world, the ledger, one tab each.

import { button, h, icon } from "./dom.js";
import { languageButtons, themeButton } from "./bar.js";
import { Ledger } from "./ledger.js";
import { People } from "./people.js";
import { WorldTab } from "./world.js";
import { isDark } from "./theme.js";
import { spoken, t } from "./words.js";

export class Console {
  constructor(element, page, desk) {
    Object.assign(this, { element, page });
    this.isOpen = false;
    this.chosen = "people";
    this.tabs = { people: new People(page, desk), world: new WorldTab(page), ledger: new Ledger() };
    element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOpen) this.turn();
    });
  }

  turn() {
    this.isOpen = !this.isOpen;
    this.element.hidden = !this.isOpen;
    document.body.classList.toggle("with-console", this.isOpen);
    this.page.redraw();
    if (this.isOpen) this.element.querySelector("[role=tab][aria-selected=true]").focus();
    else document.querySelector('[data-tool="console"]')?.focus();
  }

  choose(name) {
    this.chosen = name;
    this.update();
    this.element.querySelector("[role=tab][aria-selected=true]").focus();
  }

  update() {
    if (!this.isOpen) return;
    const stamp = `${spoken()} ${this.chosen} ${isDark()}`;
    if (this.stamp !== stamp) this.draw(stamp);
    this.tabs[this.chosen].update();
  }

  draw(stamp) {
    this.stamp = stamp;
    this.element.setAttribute("aria-label", t("console.title"));
    const names = Object.keys(this.tabs);
    const tabs = h("div", { class: "tabs", role: "tablist" }, ...names.map((name) => h("button", {
      type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "tab-panel", "aria-selected": String(name === this.chosen),
      tabindex: name === this.chosen ? "0" : "-1", on: { click: () => this.choose(name) },
    }, t(`console.${name}`))));
    tabs.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) this.choose(names[(names.indexOf(this.chosen) + step + names.length) % names.length]);
    });
    this.element.replaceChildren(
      h("h2", { class: "unseen" }, t("console.title")),
      h("header", { class: "console-head" }, tabs, button(t("console.close"), () => this.turn(), { class: "round", face: [icon("close")] })),
      h("div", { class: "console-tools" }, languageButtons(this.page), themeButton(this.page)),
      h("div", { class: "console-body", id: "tab-panel", role: "tabpanel", "aria-labelledby": `tab-${this.chosen}`, tabindex: "0" }, this.tabs[this.chosen].element));
  }
}

// Draws a part anew when its stamp has changed, and keeps the focus on the control of the same id.
export function redrawn(element, stamp, children) {
  if (element.dataset.stamp === stamp) return;
  element.dataset.stamp = stamp;
  const focused = element.contains(document.activeElement) ? document.activeElement.id : "";
  element.replaceChildren(...children());
  if (focused) document.getElementById(focused)?.focus();
}
