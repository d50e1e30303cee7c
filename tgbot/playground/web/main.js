// The page: a bar with everybody in it, a desk with their phones, a console for the world around them.

import { Bar } from "./bar.js";
import { Console } from "./console.js";
import { Desk } from "./desk.js";
import { refreshTimes } from "./entities.js";
import { connect, listen, state } from "./store.js";
import { applyTheme } from "./theme.js";
import { load, t } from "./words.js";

applyTheme();
await load();

const page = { notice, redraw, voyage: null };
const desk = new Desk(document.getElementById("desk"), page);
const console_ = new Console(document.getElementById("console"), page, desk);
const bar = new Bar(document.getElementById("bar"), page, desk, console_);

let noticeTimer = 0;

function notice(text) {
  const box = document.getElementById("notice");
  box.textContent = text;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => { box.textContent = ""; }, 6000);
}

function redraw(news = { fresh: [], answers: [], said: {} }) {
  if (!state.ready) return;
  desk.update(news);
  bar.update(news);
  console_.update(news);
}

listen((news) => {
  document.body.classList.toggle("offline", !state.online);
  if (news.connection) notice(t("bar.offline"));
  redraw(news);
});
document.addEventListener("visibilitychange", () => redraw());
setInterval(() => { refreshTimes(); desk.tick(); }, 15_000);
connect();
