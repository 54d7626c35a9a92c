// The start page: a tap on the board or a press of a button opens a game with the chosen options, and remembers them.

import { $, API, fill, keepFocus, kept, language, link, make, notice, request, words } from "./page.js";
import { Board } from "./board.js";

const form = $("new");
const { elements } = form;
const SIZES = ["columns", "rows", "connect"];
const REMEMBERED = ["level", "name", "other", "side", "clock", "rules", ...SIZES, "own"];
const STANDARD = "standard";
// How many open and how many finished games are listed.
const LISTED = 3;

let board = new Board((action) => open("computer", action));
let drawn = "7x6";

const rule = () => form.querySelector("[name=rules]:checked");
const chosenText = (name) => elements[name].selectedOptions[0].text;

function restore() {
  for (const name of REMEMBERED) {
    const value = kept.get(`four:${name}`);
    if (value !== undefined && elements[name]) elements[name].value = value;
  }
  // A remembered choice may not exist any more.
  for (const select of form.querySelectorAll("select")) if (select.selectedIndex < 0) select.selectedIndex = 0;
  if (!rule()) elements.rules.value = STANDARD;
  for (const name of SIZES) if (!elements[name].checkValidity() || !elements[name].value) elements[name].value = rule().dataset[name];
  form.querySelector(".words").open = Boolean(elements.own.value);
}

const differs = (...names) => names.some((name) => elements[name].value !== rule().dataset[name]);
const size = () => `${elements.columns.value}x${elements.rows.value}`;

// The rules as words: the name of a rule set, and what differs from it.
function rules() {
  const more = [differs("columns", "rows") && size(), differs("connect") && `connect=${elements.connect.value}`];
  return [rule().value, ...more, elements.own.value.trim()].filter(Boolean).join(" ");
}

const reset = (...names) => names.forEach((name) => (elements[name].value = rule().dataset[name]));

// What is chosen besides the usual, with how to take it back.
function choices() {
  const { side, clock, own } = elements;
  return [
    [rule().value !== STANDARD && rule().closest("label").querySelector("strong").textContent, () => choose(STANDARD)],
    [differs("columns", "rows") && size().replace("x", "×"), () => reset("columns", "rows")],
    [differs("connect") && fill(words.in_a_row, { count: elements.connect.value }), () => reset("connect")],
    [own.value.trim(), () => (own.value = "")],
    [side.value && chosenText("side"), () => (side.value = "")],
    [clock.value && chosenText("clock"), () => (clock.value = "")],
  ].filter(([text]) => text);
}

function choose(name) {
  elements.rules.value = name;
  reset(...SIZES);
}

function showChoices() {
  const chips = choices().map(([text, forget]) => {
    const chip = make("button", { textContent: text, ariaLabel: fill(words.without, { choice: text }) }, () => {
      forget();
      show();
    });
    chip.append(make("span", { textContent: "×", ariaHidden: true }));
    return chip;
  });
  keepFocus(() => {
    $("chosen").replaceChildren(...chips);
    $("chosen").hidden = !chips.length;
  });
}

// Shows everything that follows from the choices.
function show() {
  const { level, own } = elements;
  // What rules of one's own allow is not known here.
  const perfect = form.querySelector("[name=level][value=perfect]");
  const offered = "perfect" in rule().dataset && !differs(...SIZES) && !own.value.trim();
  perfect.closest("label").hidden = !offered;
  if (!offered && perfect.checked) level.value = "9";
  const { name } = form.querySelector("[name=level]:checked").dataset;
  $("tap").textContent = fill(elements.side.value === "second" ? words.tap_second : words.tap, { level: name });
  $("tap").hidden = false;
  showChoices();
  wrong();
  resize();
}

// Draws a board of the chosen size.
async function resize() {
  const wanted = SIZES.every((name) => elements[name].checkValidity()) ? size() : drawn;
  if (wanted !== drawn) {
    drawn = wanted;
    const answer = await fetch(`/board/${wanted}`, { headers: { "accept-language": language } }).catch(() => null);
    if (!answer?.ok || drawn !== wanted) return;
    const piece = new DOMParser().parseFromString(await answer.text(), "text/html").body;
    document.querySelector(".middle").replaceChildren(...piece.childNodes, $("tap"), $("said"));
    board.allow([], "first");
    board = new Board((action) => open("computer", action));
  }
  ready();
}

// Lets the board play, with a disc above it that waits for a tap.
function ready() {
  board.allow(board.symbols, elements.side.value || "first");
}

// Says at the field of the rules what is wrong with them.
function wrong(text = "") {
  $("own-error").textContent = text;
  $("own-error").hidden = !text;
  elements.own.setAttribute("aria-invalid", Boolean(text));
}

// Shows the games of this visitor, then how they stand now. A first visit has none and does not load their script.
async function showGames() {
  if (!kept.get("four:games")) return;
  const { items, refresh } = await import("./mine.js");
  const show = () => {
    const list = items(LISTED);
    $("mine").querySelector("ul").replaceChildren(...list);
    $("mine").hidden = !list.length;
  };
  show();
  await refresh(LISTED);
  show();
}

// Reads a clock: "60" is for every move, "300+5" for the game.
function clock(text) {
  if (!text) return null;
  const [seconds, increment] = text.split("+").map(Number);
  return increment === undefined ? { move: seconds } : { bank: { seconds, increment } };
}

// Opens a game; a tap on the board is its first move.
async function open(kind, action) {
  for (const name of REMEMBERED) kept.set(`four:${name}`, elements[name].value.trim());
  const { level, other, side, name } = elements;
  const opponent = { friend: "friend", computer: { computer: level.value }, here: { here: other.value.trim() } }[kind];
  const body = {
    rules: rules(),
    opponent,
    side: side.value || (action ? "first" : null),
    name: name.value.trim(),
    clock: clock(elements.clock.value),
  };
  form.inert = true;
  try {
    const { game, seats } = await request(`${API}/games`, { body });
    kept.set(`four:${game}`, seats);
    if (action && side.value !== "second") kept.set("four:first", { game, action });
    location.assign(link(`/g/${game}`));
  } catch (error) {
    refused(error.message);
  }
  form.inert = false;
}

function refused(message) {
  ready();
  if (rules() === STANDARD) return notice(message);
  form.querySelector(".rules").open = form.querySelector(".words").open = true;
  wrong(message);
  $("own-error").scrollIntoView({ block: "nearest" });
}

form.addEventListener("input", ({ target }) => {
  if (target.name === "rules") reset(...SIZES);
  notice();
  show();
});
form.addEventListener("click", ({ target }) => {
  const { by } = target.dataset;
  if (!by) return;
  const field = target.parentElement.querySelector("input");
  field.value = Math.max(field.min, Math.min(Number(field.value) + Number(by), field.max));
  show();
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await open(event.submitter?.value ?? "computer");
  event.submitter?.focus();
});
// Back from a game: the page is as it was left.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  ready();
  showGames();
});

restore();
show();
showGames();
