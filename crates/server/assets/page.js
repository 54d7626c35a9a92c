// What every page needs: its texts, requests to the server, and storage on this device.

export const $ = (id) => document.getElementById(id);

const block = (id) => JSON.parse($(id)?.textContent ?? "null");
// Pages for learning have more to say than the others.
export const words = { ...block("words"), ...block("study") };
export const data = block("data");

// Where the interface for programs is.
export const API = "/api/v2";

const { lang: language, dataset } = document.documentElement;
export { language };

// Fills in the named places of a template: `{column}`.
export const fill = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

// An address with parameters.
export function address(path, parameters = {}) {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}

// A link to another page; it carries the language if the visitor chose one.
export const link = (path, parameters = {}) =>
  address(path, dataset.chosen ? { ...parameters, lang: dataset.chosen } : parameters);

// Sets the address to what is shown, and the links to the other languages with it.
export function follow(href, { remember = "replaceState", state = null } = {}) {
  history[remember](state, "", href);
  for (const other of document.querySelectorAll("a.language")) {
    const there = new URL(location.href);
    there.searchParams.set("lang", other.hreflang);
    other.href = there;
  }
}

// A press elsewhere closes the menu of the languages, and so does Escape.
const menu = document.querySelector(".languages");
const closeMenu = () => menu && (menu.open = false);
document.addEventListener("click", ({ target }) => menu?.contains(target) || closeMenu());
document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenu());

// Sends a request to the server, again as long as the coach is busy. Throws an error with a message for people.
export async function request(path, options = {}) {
  for (;;) {
    const { answer, content } = await send(path, options);
    if (answer.ok) return content;
    if (content.error !== "busy") throw new Error(content.message ?? words.failed);
    await pause(Number(answer.headers.get("retry-after")) || 1, options.signal);
  }
}

async function send(path, { body, signal }) {
  try {
    const headers = { "accept-language": language, ...(body && { "content-type": "application/json" }) };
    const method = body ? "POST" : "GET";
    const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body), signal });
    return { answer, content: await answer.json() };
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error(words.failed);
  }
}

// Waits for so many seconds, or until the signal aborts.
export function pause(seconds, signal) {
  return new Promise((done, failed) => {
    signal?.addEventListener("abort", () => failed(signal.reason), { once: true });
    setTimeout(done, seconds * 1000);
  });
}

// Values kept on this device, if it allows that.
export const kept = {
  get(key, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Private windows may refuse; then the value lasts until the page is closed.
    }
  },
};

// A setting: a checkbox that is remembered.
export function setting(name, usual, changed = () => {}) {
  const box = document.querySelector(`input[name=${name}]`);
  box.checked = kept.get(`four:${name}`, usual);
  box.addEventListener("change", () => {
    kept.set(`four:${name}`, box.checked);
    changed(box.checked);
  });
  return box;
}

// Shows a line that wants attention; without a text, hides it.
export function notice(text = "") {
  if ($("notice").textContent === text) return;
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

// Announces texts to screen readers.
export function say(...texts) {
  $("said").textContent = texts.filter(Boolean).join(" ");
}

// Makes an element with properties and a click handler.
export function make(tag, properties = {}, press) {
  const element = Object.assign(document.createElement(tag), properties);
  if (tag === "button") element.type = "button";
  if (press) element.addEventListener("click", press);
  return element;
}

// Changes the page and keeps the focus: if the focused element is gone, a similar one in the same place gets it, or else
// the board.
export function keepFocus(change) {
  const had = document.activeElement;
  const place = had?.parentElement?.closest("[id]") ?? document.body;
  const like = () => [...place.querySelectorAll(had.tagName)].filter(isShown);
  const at = like().indexOf(had);
  change();
  if (!had || had === document.body || isShown(had)) return;
  const same = like().filter(({ textContent }) => textContent && textContent === had.textContent);
  const again = same.find((one) => like().indexOf(one) === at) ?? same[0];
  (again ?? document.querySelector(ON_BOARD) ?? $("main")).focus();
}

const ON_BOARD = "#board .columns:not([hidden]) [tabindex='0'], #board .cells:not([hidden]) button";
const isShown = (element) =>
  element.isConnected && element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

// Whether a key belongs to a field, or to the browser.
export const isTyped = (event) =>
  event.ctrlKey || event.altKey || event.metaKey || event.isComposing ||
  event.target.closest("input:not([type=checkbox]), select, textarea") !== null;
