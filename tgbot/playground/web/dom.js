// Elements made by hand: text goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (name === "data") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/web/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

export function button(label, act, { face = [], ...props } = {}) {
  const named = face.length ? { "aria-label": label, title: label } : {};
  return h("button", { type: "button", ...named, ...props, on: { click: act } }, ...(face.length ? face : [label]));
}

export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// Puts children into this order, touching only what is out of place (so that focus and scroll stay).
export function arrange(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  let at = parent.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}

export function avatar(id, name, kind = "person") {
  const tint = Math.abs(Number(id)) % 8;
  if (kind === "bot") return h("span", { class: "avatar avatar-bot", "aria-hidden": "true" }, icon("boat"));
  const letters = [...name.trim()].slice(0, 1).join("") || "?";
  return h("span", { class: `avatar tint-${tint}${kind === "group" ? " avatar-group" : ""}`, "aria-hidden": "true", data: { letter: letters.toUpperCase() } });
}

// Arrow keys walk through buttons of a menu; Escape closes it.
export function walkable(menu, close) {
  menu.addEventListener("keydown", (event) => {
    const items = [...menu.querySelectorAll("button:not([disabled])")];
    const at = items.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && items.length) {
      items[(at + step + items.length) % items.length].focus();
      event.preventDefault();
    } else if (event.key === "Escape") {
      close();
      event.stopPropagation();
    }
  });
}
