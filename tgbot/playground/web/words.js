// The page's sentences, in Russian and Ukrainian. A phone speaks its owner's language, the frame the page's.

export const LANGUAGES = ["ru", "uk"];
const dictionaries = {};
let language = "ru";

export async function load() {
  await Promise.all(LANGUAGES.map(async (code) => {
    dictionaries[code] = await (await fetch(`/web/${code}.json`)).json();
  }));
  const wanted = localStorage.getItem("language") || navigator.language.slice(0, 2);
  speak(LANGUAGES.includes(wanted) ? wanted : "ru", false);
}

export function speak(code, kept = true) {
  language = code;
  if (kept) localStorage.setItem("language", code);
  document.documentElement.lang = code;
  document.title = t("title");
}

export const spoken = () => language;

export function known(code) {
  return LANGUAGES.includes(code) ? code : language;
}

export function t(key, params = {}, code = language) {
  let said = dictionaries[known(code)][key];
  if (said === undefined) throw new Error(`no words for ${key}`);
  if (typeof said === "object") {
    const form = new Intl.PluralRules(known(code)).select(params.n);
    said = said[form] ?? said.many;
  }
  return said.replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ""));
}

export function clock(seconds, code = language) {
  return new Intl.DateTimeFormat(known(code), { hour: "2-digit", minute: "2-digit" }).format(new Date(seconds * 1000));
}

export function day(seconds, code = language) {
  const date = new Date(seconds * 1000);
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - date) / 86_400_000);
  if (days <= 0) return t("day.today", {}, code);
  if (days === 1) return t("day.yesterday", {}, code);
  return new Intl.DateTimeFormat(known(code), { day: "numeric", month: "long" }).format(date);
}

export function number(value, code = language) {
  return new Intl.NumberFormat(known(code), { maximumFractionDigits: 2 }).format(value);
}

// A date_time entity: r | w?[dD]?[tT]?
export function moment(seconds, format, code = language) {
  const date = new Date(seconds * 1000);
  if (format === "r") return relative(seconds - Date.now() / 1000, code);
  const how = {};
  if (format.includes("w")) how.weekday = "short";
  if (format.includes("d")) Object.assign(how, { day: "2-digit", month: "2-digit", year: "2-digit" });
  if (format.includes("D")) Object.assign(how, { day: "numeric", month: "long", year: "numeric" });
  if (/[tT]/.test(format)) Object.assign(how, { hour: "2-digit", minute: "2-digit" });
  if (format.includes("T")) how.second = "2-digit";
  return new Intl.DateTimeFormat(known(code), how).format(date);
}

function relative(seconds, code) {
  const units = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(known(code), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}
