// Who is here: by hand or by robot, the language, who has blocked the bot or left a group; newcomers and new groups.

import { arrange, avatar, button, h } from "./dom.js";
import { redrawn } from "./console.js";
import { field, select } from "./start.js";
import { act, fullName, isPrivate, present, state } from "./store.js";
import { LANGUAGES, known, spoken, t } from "./words.js";

export class People {
  constructor(page, desk) {
    Object.assign(this, { page, desk });
    this.cards = new Map();
    this.list = h("div", { class: "cards" });
    this.forms = h("div", {});
    this.element = h("div", {}, this.list, this.forms);
  }

  update() {
    arrange(this.list, [...state.users.values()].map((user) => this.card(user)));
    redrawn(this.forms, `${spoken()} ${state.users.size > 0}`, () => [this.addForm(), ...(state.users.size ? [this.groupForm()] : [])]);
  }

  groups() {
    return [...state.chats.values()].filter((chat) => !isPrivate(chat) && !chat.migrated_to);
  }

  card(user) {
    if (!this.cards.has(user.id)) this.cards.set(user.id, h("section", { class: "card" }));
    const card = this.cards.get(user.id);
    const groups = this.groups().map((chat) => [chat.id, chat.title, present(chat, user.id)]);
    const stamp = JSON.stringify([{ ...user, read: 0 }, groups, this.desk.hidden.has(user.id), spoken()]);
    redrawn(card, stamp, () => this.face(user, groups));
    return card;
  }

  face(user, groups) {
    const id = (name) => `p${user.id}-${name}`;
    const language = select(id("language"), LANGUAGES.map((code) => [code, t("language", {}, code)]), known(user.language_code));
    language.addEventListener("change", () => this.do("person_language", { user: user.id, language: language.value }));
    return [
      h("header", { class: "card-head" }, avatar(user.id, fullName(user)), h("strong", { dir: "auto" }, fullName(user))),
      field(id("language"), t("people.language"), language),
      toggle(id("robot"), t("people.robot"), user.robot, (on) => this.do("robot", { user: user.id, on })),
      toggle(id("shown"), t("people.shown"), !this.desk.hidden.has(user.id), (on) => this.desk.show(user.id, on)),
      user.started ? toggle(id("blocked"), t("people.blocked"), user.blocked, (on) => this.do("block", { user: user.id, on })) : "",
      ...groups.map(([chat, title, here]) => toggle(id(`in${chat}`), t("people.in_group", { title }), here, (on) => this.do(on ? "join" : "leave", { user: user.id, chat }))),
    ];
  }

  addForm() {
    const name = h("input", { id: "new-name", type: "text", maxlength: "64", placeholder: t("people.name_hint"), autocomplete: "off" });
    const language = select("new-language", LANGUAGES.map((code) => [code, t("language", {}, code)]), spoken());
    const groups = h("input", { id: "new-groups", type: "checkbox", checked: true });
    const add = async () => {
      const chats = groups.checked ? this.groups().map((chat) => chat.id) : [];
      await this.do("person_add", { name: name.value, language: language.value, chats });
      this.page.notice(t("people.added"));
      name.value = "";
    };
    return h("section", { class: "card form" }, h("h3", {}, t("people.add")),
      field("new-name", t("people.name"), name), field("new-language", t("people.language"), language),
      h("label", { class: "check" }, groups, t("people.to_groups")), button(t("people.add"), add, { class: "plain" }));
  }

  groupForm() {
    const title = h("input", { id: "group-title", type: "text", maxlength: "128", value: t("group"), autocomplete: "off" });
    const forum = h("input", { id: "group-forum", type: "checkbox" });
    const make = () => this.do("group", { title: title.value, forum: forum.checked, people: [...state.users.keys()] });
    return h("section", { class: "card form" }, h("h3", {}, t("people.new_group")),
      field("group-title", t("people.group_title"), title), h("label", { class: "check" }, forum, t("people.group_forum")),
      button(t("people.group_make"), make, { class: "plain" }));
  }

  async do(deed, params) {
    const { done } = await act(deed, params);
    if (!done) this.page.notice(t("chat.cannot"));
    this.update();
  }
}

export function toggle(id, words, on, turn) {
  const box = h("input", { type: "checkbox", role: "switch", id });
  box.checked = on;
  box.addEventListener("change", () => turn(box.checked));
  return h("label", { class: "switch", for: id }, h("span", {}, words), box);
}
