// What the page knows of the world: kept up by server-sent events, changed by nobody else.

export const state = {
  ready: false,
  online: false,
  bot: null,
  users: new Map(),
  chats: new Map(),
  messages: new Map(), // by chat, then by id
  arrivals: new Map(), // by chat: when its last message came, in order of arrival
  taps: new Map(), // those that wait for an answer
  process: { state: "stopped", lines: [] },
  faults: [],
  canSkip: false,
  ledger: null,
};

const KEPT = 500;
const TAP_LIFE = 30_000;
const listeners = new Set();
let version = 0;

export function listen(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(news) {
  for (const listener of [...listeners]) listener(news);
}

export function connect() {
  const source = new EventSource("/events");
  source.addEventListener("all", (event) => {
    for (const map of [state.users, state.chats, state.messages, state.arrivals, state.taps]) map.clear();
    const said = JSON.parse(event.data);
    state.bot = said.bot;
    state.ready = state.online = true;
    tell({ ...take(said), whole: true, fresh: [], answers: [] });
  });
  source.addEventListener("some", (event) => tell(take(JSON.parse(event.data))));
  source.addEventListener("error", () => {
    state.online = false;
    tell({ ...take({}), connection: true });
  });
}

function take(said) {
  const news = { fresh: [], answers: [], said };
  for (const user of said.users ?? []) state.users.set(user.id, user);
  for (const chat of said.chats ?? []) state.chats.set(chat.id, chat);
  for (const message of said.messages ?? []) takeMessage(message, news);
  for (const [chat, id] of said.gone ?? []) state.messages.get(chat)?.delete(id);
  for (const tap of said.taps ?? []) takeTap(tap, news);
  if (said.process) Object.assign(state, { process: said.process, faults: said.faults, canSkip: said.can_skip });
  if (said.ledger) state.ledger = said.ledger;
  return news;
}

function takeMessage(message, news) {
  message.id = message.message_id;
  message.thread = message.message_thread_id ?? 0;
  message.version = ++version;
  if (!state.messages.has(message.chat)) state.messages.set(message.chat, new Map());
  const chat = state.messages.get(message.chat);
  const old = chat.get(message.id);
  chat.set(message.id, message);
  if (!old) {
    news.fresh.push(message);
    state.arrivals.set(message.chat, version);
  }
  if (chat.size > KEPT) chat.delete(chat.keys().next().value);
}

function takeTap(tap, news) {
  if (tap.answer) {
    state.taps.delete(tap.id);
    news.answers.push(tap);
  } else {
    state.taps.set(tap.id, tap);
    setTimeout(() => state.taps.delete(tap.id) && tell({ fresh: [], answers: [], said: { taps: [tap] } }), TAP_LIFE);
  }
}

export async function act(deed, params = {}) {
  const response = await fetch("/do", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ deed, ...params }),
  }).catch(() => null);
  const said = await response?.json().catch(() => null);
  if (!response?.ok || !said || "refused" in said) return { refused: said?.refused ?? "" };
  return { done: said.done ?? {} };
}

// reading of what lies above

// Whether news may change what this person's phone shows.
export function concerns(news, id) {
  const { chats, gone, users, taps, messages } = news.said ?? {};
  if (news.whole || chats || gone || !Object.keys(news.said ?? {}).length) return true;
  return Boolean(users?.some((user) => user.id === id) || taps?.some((tap) => tap.user === id)
    || messages?.some((message) => message.chat < 0 || message.chat === id));
}

export const fullName = (user) => [user.first_name, user.last_name].filter(Boolean).join(" ");

export function nameOf(id) {
  if (id === state.bot.id) return state.bot.name;
  const user = state.users.get(id);
  return user ? fullName(user) : "—";
}

export const present = (chat, id) => ["creator", "administrator", "member", "restricted"].includes(chat.members[id]);
export const isPrivate = (chat) => chat.type === "private";

export function chatsOf(user) {
  return [...state.chats.values()]
    .filter((chat) => (isPrivate(chat) ? chat.id === user.id : !chat.migrated_to && present(chat, user.id)))
    .sort((one, other) => lastArrival(other) - lastArrival(one));
}

export function messagesIn(chat, thread = null) {
  const before = chat.migrated_from ? messagesIn(state.chats.get(chat.migrated_from)) : [];
  const all = [...before, ...(state.messages.get(chat.id)?.values() ?? [])];
  return thread === null || !chat.forum ? all : all.filter((message) => message.thread === thread);
}

const lastArrival = (chat) => state.arrivals.get(chat.id) ?? 0;

export function unread(user, chat, thread = null) {
  const marks = new Map(user.read.filter(([id]) => id === chat.id).map(([, topic, last]) => [topic, last]));
  const own = state.messages.get(chat.id)?.values() ?? [];
  let count = 0;
  for (const message of own) {
    const counted = message.from !== user.id && message.id > (marks.get(message.thread) ?? 0);
    if (counted && (thread === null || message.thread === thread)) count += 1;
  }
  return count;
}

const marks = new Map();
let marking = null;

export function look(user, chat, thread) {
  const last = Math.max(0, ...[...(state.messages.get(chat.id)?.values() ?? [])].filter((one) => one.thread === thread).map((one) => one.id));
  const mark = user.read.find(([id, topic]) => id === chat.id && topic === thread);
  if (last <= (mark?.[2] ?? 0)) return;
  if (mark) mark[2] = last;
  else user.read.push([chat.id, thread, last]);
  marks.set(`${user.id} ${chat.id} ${thread}`, [user.id, chat.id, thread]);
  marking ??= setTimeout(() => {
    marking = null;
    act("look", { marks: [...marks.values()] });
    marks.clear();
  }, 200);
}
