// The way in: one click, or a few choices before it.

import { button, h, icon } from "./dom.js";
import { act } from "./store.js";
import { LANGUAGES, spoken, t } from "./words.js";

// The choices of a new voyage; the bar and the empty desk share their making.
export function choices(name) {
  const seats = select(`${name}-seats`, [4, 5, 6, 7, 8].map((n) => [n, String(n)]), 6);
  const others = select(`${name}-others`, [["robots", t("start.robots")], ["autopilots", t("start.autopilots")]], "robots");
  const language = select(`${name}-language`, LANGUAGES.map((code) => [code, t("language", {}, code)]), spoken());
  const forum = h("input", { type: "checkbox", id: `${name}-forum` });
  const element = h("div", { class: "choices" },
    field(`${name}-seats`, t("start.seats"), seats), field(`${name}-others`, t("start.others"), others),
    field(`${name}-language`, t("start.language"), language),
    h("label", { class: "check" }, forum, t("start.forum")));
  const chosen = () => {
    const people = others.value === "robots" ? Number(seats.value) : 1;
    return { people, autopilots: Number(seats.value) - people, language: language.value, forum: forum.checked };
  };
  return { element, chosen };
}

export function select(id, options, value) {
  const made = h("select", { id }, ...options.map(([key, words]) => h("option", { value: key }, words)));
  made.value = String(value);
  return made;
}

export function field(id, words, control) {
  return h("div", { class: "field" }, h("label", { for: id }, words), control);
}

export class Start {
  constructor(page, desk) {
    this.page = page;
    this.desk = desk;
    this.element = h("section", { class: "start" });
    page.voyage = (chosen) => this.voyage(chosen);
    this.working = false;
  }

  update() {
    const stamp = `${spoken()} ${this.working}`;
    if (this.element.dataset.stamp === stamp) return;
    this.element.dataset.stamp = stamp;
    const form = choices("start");
    const go = button(t(this.working ? "bar.working" : "bar.voyage"), () => this.voyage(form.chosen()), { class: `go${this.working ? " busy" : ""}` });
    go.prepend(icon("play"));
    go.disabled = this.working;
    this.element.replaceChildren(
      h("div", { class: "start-sign" }, icon("boat")),
      h("h2", {}, t("start.head")), h("p", {}, t("start.text")), form.element, go,
      h("p", { class: "hint" }, t("start.or")));
  }

  async voyage(chosen) {
    if (this.working) return;
    this.working = true;
    this.page.redraw();
    const plan = chosen ?? { people: 6, autopilots: 0, language: spoken(), forum: false };
    const { done } = await act("voyage", plan);
    this.working = false;
    if (!done) this.page.notice(t("chat.cannot"));
    this.page.redraw();
    if (done) setTimeout(() => this.desk.spread(done.user, done.chat), 150);
  }
}
