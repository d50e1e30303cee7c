// Light or dark: the system's choice until the person makes another.

const system = matchMedia("(prefers-color-scheme: dark)");

export const isDark = () => (localStorage.getItem("theme") ?? (system.matches ? "dark" : "light")) === "dark";

export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

export function turnTheme() {
  localStorage.setItem("theme", isDark() ? "light" : "dark");
  applyTheme();
}

system.addEventListener("change", applyTheme);
