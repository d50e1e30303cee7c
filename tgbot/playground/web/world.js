// The world around the bot: its process, time, trouble with its calls, groups.

import { button, h } from "./dom.js";
import { redrawn } from "./console.js";
import { field, select } from "./start.js";
import { act, isPrivate, present, state } from "./store.js";
import { spoken, t } from "./words.js";

const FAULTS = ["429", "500", "502", "slow", "hang", "drop"];

export class WorldTab {
  constructor(page) {
    this.page = page;
    this.bot = h("section", { class: "card" });
    this.time = h("section", { class: "card" });
    this.calls = h("section", { class: "card form" });
    this.faults = h("ul", { class: "faults" });
    this.groups = h("div", { class: "cards" });
    this.element = h("div", {}, this.bot, this.time, this.calls, this.groups);
  }

  update() {
    redrawn(this.bot, JSON.stringify([spoken(), state.process]), () => this.botFace());
    this.time.hidden = !state.canSkip;
    redrawn(this.time, spoken(), () => [h("h3", {}, t("world.time")), button(t("world.skip"), () => this.do("skip"), { class: "plain", id: "skip", title: t("world.skip_hint") })]);
    redrawn(this.calls, spoken(), () => this.callsFace());
    this.updateFaults();
    const groups = [...state.chats.values()].filter((chat) => !isPrivate(chat) && !chat.migrated_to);
    redrawn(this.groups, JSON.stringify([spoken(), groups.map((chat) => [chat.id, chat.title, chat.type, chat.forum, chat.closed, chat.topics, chat.members[state.bot.id]])]),
      () => groups.map((chat) => this.group(chat)));
  }

  botFace() {
    const { state: now, code, lines } = state.process;
    const run = now === "running";
    const act_ = (how) => () => this.do("bot", { how });
    return [
      h("h3", {}, t("world.bot"), h("span", { class: `lamp lamp-${now}` }, t(`world.${now}`), code === null ? "" : ` · ${t("world.code", { code })}`)),
      h("div", { class: "buttons" },
        run ? button(t("world.restart"), act_("restart"), { class: "plain", id: "bot-restart" }) : "",
        run ? button(t("world.kill"), act_("kill"), { class: "plain danger", id: "bot-kill" }) : button(t("world.start"), act_("start"), { class: "plain", id: "bot-start" })),
      lines.length ? h("details", {}, h("summary", {}, t("world.lines")), h("pre", { class: "lines", tabindex: "0" }, lines.join("\n"))) : "",
    ];
  }

  callsFace() {
    const kind = select("fault-kind", FAULTS.map((one) => [one, t(`world.fault_${one}`)]), "429");
    const times = h("input", { id: "fault-times", type: "number", min: "1", max: "1000", value: "5" });
    const seconds = h("input", { id: "fault-seconds", type: "number", min: "0", max: "60", step: "0.5", value: "3" });
    const add = () => this.do("fault", { kind: kind.value, times: Number(times.value), seconds: Number(seconds.value) });
    return [
      h("h3", {}, t("world.calls")), field("fault-kind", t("world.fault"), kind),
      h("div", { class: "pair" }, field("fault-times", t("world.times"), times), field("fault-seconds", t("world.seconds"), seconds)),
      h("div", { class: "buttons" }, button(t("world.fault_add"), add, { class: "plain" }), button(t("world.faults_clear"), () => this.do("faults_clear"), { class: "plain" })),
      this.faults,
    ];
  }

  updateFaults() {
    redrawn(this.faults, JSON.stringify([spoken(), state.faults]), () => state.faults.map((fault) =>
      h("li", {}, h("code", {}, fault.kind), " ", t("world.fault_left", { n: fault.times }))));
  }

  group(chat) {
    const id = (name) => `g${chat.id}-${name}`;
    const here = present(chat, state.bot.id);
    const press = (name, words, deed, params, danger) => button(words, () => this.do(deed, { chat: chat.id, ...params }), { class: `plain${danger ? " danger" : ""}`, id: id(name) });
    const topics = chat.forum ? [{ id: 0, name: t("chat.general"), closed: chat.closed }, ...chat.topics] : [];
    return h("section", { class: "card" },
      h("h3", { dir: "auto" }, chat.title, h("span", { class: "lamp" }, t(`world.${chat.type}`))),
      h("div", { class: "buttons" },
        chat.type === "group"
          ? press("up", t("world.upgrade"), "upgrade", {})
          : press("forum", t(chat.forum ? "world.forum_off" : "world.forum_on"), "forum", { on: !chat.forum }),
        chat.forum ? press("topic", t("world.topic_add"), "topic_add", { name: t("world.topic_name") }) : "",
        ...topics.map((topic) => press(`t${topic.id}`, t(topic.closed ? "world.topic_open" : "world.topic_close", { name: topic.name }), "topic_closed", { thread: topic.id, on: !topic.closed })),
        press("bot", t(here ? "world.bot_out" : "world.bot_in"), "bot_member", { on: !here }, here)));
  }

  async do(deed, params = {}) {
    const { done } = await act(deed, params);
    if (!done) this.page.notice(t("chat.cannot"));
  }
}
