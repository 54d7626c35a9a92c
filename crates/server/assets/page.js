// What every page needs: its words, requests to the server, and what is kept on this device.

export const $ = (id) => document.getElementById(id);

const block = (id) => JSON.parse($(id)?.textContent ?? "null");
export const words = block("words");
export const data = block("data");

const { lang: language, dataset } = document.documentElement;
export { language };

// Puts values in the places of the numbers in braces.
export const fill = (template, ...values) => template.replace(/\{(\d)\}/g, (_, at) => values[at] ?? "");

// An address with parameters.
export function address(path, parameters = {}) {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}

// A link to another page; it carries the language if that was chosen.
export const link = (path, parameters = {}) =>
  address(path, dataset.chosen ? { ...parameters, lang: dataset.chosen } : parameters);

// The address follows what is shown, and the way to the other language leads to the same.
export function follow(href, { remember = "replaceState", state = null } = {}) {
  history[remember](state, "", href);
  const other = new URL(location.href);
  other.searchParams.set("lang", $("language").hreflang);
  $("language").href = other;
}

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
function pause(seconds, signal) {
  return new Promise((done, failed) => {
    signal?.addEventListener("abort", () => failed(signal.reason), { once: true });
    setTimeout(done, seconds * 1000);
  });
}

// What is kept on this device, where it lets us.
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
      // Private windows may refuse; then it holds until the page is closed.
    }
  },
};

// A setting: a checkbox that is remembered.
export function setting(name, usual, changed = () => {}) {
  const box = $("settings").querySelector(`[name=${name}]`);
  box.checked = kept.get(`four:${name}`, usual);
  box.addEventListener("change", () => {
    kept.set(`four:${name}`, box.checked);
    changed(box.checked);
  });
  return box;
}

// Shows a line that wants attention; nothing hides it.
export function notice(text = "") {
  if ($("notice").textContent === text) return;
  $("notice").textContent = text;
  $("notice").hidden = !text;
}

// Says something to those who hear the page.
export function say(...texts) {
  $("said").textContent = texts.filter(Boolean).join(" ");
}

// Makes an element: what it is, what it says, what it does when pressed.
export function make(tag, properties = {}, press) {
  const element = Object.assign(document.createElement(tag), properties);
  if (tag === "button") element.type = "button";
  if (press) element.addEventListener("click", press);
  return element;
}

// Changes the page. If what had the focus is gone then, what is like it in the same place takes it, or else the board.
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
const isShown = (element) => element.isConnected && element.getClientRects().length > 0;

// Whether a key is for something that takes keys itself.
export const isTyped = (event) =>
  event.ctrlKey || event.altKey || event.metaKey || event.isComposing ||
  event.target.closest("input:not([type=checkbox]), select, textarea") !== null;
