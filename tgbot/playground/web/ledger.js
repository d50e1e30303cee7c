// The ledger: how often the bot calls, what it was refused, how soon it answers a tap.

import { h } from "./dom.js";
import { redrawn } from "./console.js";
import { isPrivate, nameOf, state } from "./store.js";
import { clock, number, spoken, t } from "./words.js";

export class Ledger {
  constructor() {
    this.element = h("div", { class: "ledger" });
  }

  update() {
    const said = state.ledger;
    redrawn(this.element, JSON.stringify([said, spoken()]), () => (said && said.calls + said.refused.length ? this.face(said) : [h("p", { class: "hint" }, t("ledger.empty"))]));
  }

  face(said) {
    return [
      h("div", { class: "tiles" }, tile(said.calls, t("ledger.calls")), tile(said.refusals, t("ledger.refused"), said.refusals > 0), tile(said.waits, t("ledger.waiting"), said.waits > 0)),
      h("section", { class: "card" }, h("h3", {}, t("ledger.minute")), ...this.rates(said)),
      h("section", { class: "card" }, h("h3", {}, t("ledger.times")), this.times(said.times), this.chart(said.last)),
      said.unanswered.length ? h("section", { class: "card" }, h("h3", {}, t("ledger.unanswered")), h("ul", { class: "lines-list" }, ...said.unanswered.map((one) =>
        h("li", {}, h("strong", {}, nameOf(one.user)), " ", h("code", {}, one.data), " ", t("ledger.seconds", { n: number(one.seconds) }))))) : "",
      h("section", { class: "card" }, h("h3", {}, t("ledger.refusals")), said.refused.length
        ? h("ul", { class: "lines-list" }, ...said.refused.map((one) => this.refusal(one))) : h("p", { class: "hint" }, t("ledger.none"))),
    ];
  }

  rates(said) {
    const rank = (one) => (isGroup(one.id) ? 1000 : 0) + one.rate;
    return [...said.chats].sort((one, other) => rank(other) - rank(one)).map((one) => {
      const fill = h("i", {});
      fill.style.width = `${Math.min(100, (one.rate / said.most) * 100)}%`;
      if (isGroup(one.id) && one.rate > said.most * 0.8) fill.className = "hot";
      const rate = isGroup(one.id) ? t("ledger.of", { n: one.rate, most: said.most }) : String(one.rate);
      return h("div", { class: "rate" }, h("span", { class: "rate-name", dir: "auto" }, placeName(one.id)), h("span", { class: "rate-number" }, rate),
        h("span", { class: "rate-bar", "aria-hidden": "true" }, fill), h("span", { class: "hint" }, t("ledger.sent", one)));
    });
  }

  times(times) {
    const said = (value) => (value === null ? "—" : t("ledger.seconds", { n: number(value) }));
    return h("div", { class: "tiles small" }, tile(said(times.half), t("ledger.half")), tile(said(times.most), t("ledger.most")), tile(said(times.worst), t("ledger.worst"), times.worst > 1));
  }

  chart(last) {
    if (!last.length) return "";
    const worst = Math.max(...last, 0.05);
    const bars = last.map((seconds) => {
      const bar = h("i", { class: seconds > 1 ? "hot" : "" });
      bar.style.height = `${Math.max(4, (seconds / worst) * 100)}%`;
      return bar;
    });
    return h("div", { class: "chart", role: "img", "aria-label": t("ledger.chart", { n: last.length, worst: number(worst) }) }, ...bars);
  }

  refusal(one) {
    return h("li", { class: one.injected ? "" : "bad" }, h("time", {}, clock(one.at)), " ", h("code", {}, one.method), " ", one.chat ? placeName(one.chat) : "",
      one.injected ? h("span", { class: "tag" }, t("ledger.injected")) : "", h("div", {}, `${one.code || ""} ${one.reason}`));
  }
}

const isGroup = (id) => id < 0;

function placeName(id) {
  const chat = state.chats.get(id);
  return chat && !isPrivate(chat) ? chat.title : nameOf(id);
}

function tile(value, words, bad = false) {
  return h("div", { class: `tile${bad ? " bad" : ""}` }, h("strong", {}, String(value)), h("span", {}, words));
}
