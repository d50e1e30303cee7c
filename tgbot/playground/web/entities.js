// Formatted text: entities (offsets in UTF-16 units, as in JavaScript's strings) become elements.

import { h } from "./dom.js";
import { moment, t } from "./words.js";

const TAGS = { bold: "strong", italic: "em", underline: "u", strikethrough: "s", code: "code", blockquote: "blockquote" };
const BLOCKS = ["pre", "blockquote", "expandable_blockquote"];

// `doing` says what commands and links do: { command(text), link(url) }; `code` is the reader's language.
export function formatted(text, entities, doing, code) {
  const sorted = [...(entities ?? [])].sort((one, other) => one.offset - other.offset || other.length - one.length);
  return parts(text, 0, text.length, sorted, doing, code);
}

function parts(text, start, end, entities, doing, code) {
  const made = [];
  let at = start;
  let index = 0;
  while (index < entities.length) {
    const entity = entities[index];
    const from = Math.max(entity.offset, at);
    const to = Math.min(entity.offset + entity.length, end);
    index += 1;
    if (from >= to) continue;
    const inner = [];
    while (index < entities.length && entities[index].offset < to) inner.push(entities[index++]);
    if (from > at) made.push(text.slice(at, from));
    made.push(wrapped(entity, text.slice(from, to), parts(text, from, to, inner, doing, code), doing, code));
    at = to;
    if (BLOCKS.includes(entity.type) && text[at] === "\n") at += 1;
  }
  if (at < end) made.push(text.slice(at, end));
  return made;
}

function wrapped(entity, plain, children, doing, code) {
  switch (entity.type) {
    case "text_link":
      return link(children, () => doing.link(entity.url), entity.url);
    case "url":
      return link(children, () => doing.link(plain), plain);
    case "bot_command":
      return link(children, () => doing.command(plain));
    case "pre":
      return h("pre", {}, h("code", {}, ...children));
    case "spoiler":
      return spoiler(children, code);
    case "expandable_blockquote":
      return expandable(children);
    case "date_time":
      return time(entity, children, code);
    case "mention":
    case "hashtag":
    case "cashtag":
    case "text_mention":
      return h("span", { class: "mention" }, ...children);
    default:
      return TAGS[entity.type] ? h(TAGS[entity.type], {}, ...children) : h("span", {}, ...children);
  }
}

function time(entity, children, code) {
  const format = entity.date_time_format;
  const said = { datetime: new Date(entity.unix_time * 1000).toISOString(), title: moment(entity.unix_time, "wDt", code) };
  if (format) said.data = { unix: entity.unix_time, format, code };
  return h("time", said, ...(format ? [moment(entity.unix_time, format, code)] : children));
}

// Relative times grow old: said anew now and then.
export function refreshTimes() {
  for (const one of document.querySelectorAll('time[data-format="r"]')) {
    one.textContent = moment(Number(one.dataset.unix), "r", one.dataset.code);
  }
}

function link(children, act, title) {
  return h("button", { type: "button", class: "inline-link", title, on: { click: act } }, ...children);
}

function spoiler(children, code) {
  const hidden = h("span", { "aria-hidden": "true" }, ...children);
  const cover = h("button", { type: "button", class: "spoiler", "aria-label": t("chat.spoiler", {}, code) }, hidden);
  cover.addEventListener("click", () => cover.replaceWith(h("span", { class: "spoiler-shown" }, ...hidden.childNodes)));
  return cover;
}

function expandable(children) {
  const quote = h("blockquote", { class: "expandable", tabindex: "0", role: "button", "aria-expanded": "false" }, ...children);
  const turn = () => quote.setAttribute("aria-expanded", String(quote.getAttribute("aria-expanded") !== "true"));
  quote.addEventListener("click", turn);
  quote.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.target === quote) turn();
  });
  return quote;
}
