// The board: updates what the server drew, and reports the action that the player chose. It knows no rule.

import { $, fill, isTyped, keepFocus, say, words } from "./page.js";

// The letters of the sides in boards and in class names.
export const LETTERS = { first: "x", second: "o" };
const names = { x: words.red, o: words.yellow, ".": words.free };

// How long a disc falls, as in the style: this, and this for every row.
const FALL = 160;
const FALL_ROW = 55;
const moves = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

const POP = /^p.$/;
const REMOVAL = /^x../;

export class Board {
  // `play` is called with the chosen action.
  constructor(play) {
    this.play = play;
    this.root = $("board");
    this.drawing = this.root.querySelector(".drawing");
    this.ghost = this.root.querySelector(".ghost");
    this.group = this.root.querySelector(".columns");
    this.picks = this.root.querySelector(".cells");
    this.columns = [...this.group.children];
    this.symbols = this.columns.map((button) => button.dataset.column);
    this.discs = [...this.drawing.querySelectorAll(".disc")];
    this.cells = [...$("cells").querySelectorAll("tbody td")];
    this.text = this.discs.map(letterOf).join("");
    this.root.style.setProperty("--rows", this.discs.length / this.columns.length);
    this.actions = new Set();
    this.mode = "drop";
    this.confirms = () => false;
    // Called with the column under the pointer; -1 for none.
    this.pointed = () => {};
    this.point(Math.floor((this.columns.length - 1) / 2));
    this.listen();
  }

  listen() {
    this.columns.forEach((button, at) => {
      button.addEventListener("click", () => this.press(at));
      button.addEventListener("pointerenter", () => this.hover(at));
      button.addEventListener("focus", () => this.point(at, true));
    });
    this.group.addEventListener("pointerleave", () => this.hover(-1));
    this.group.addEventListener("focusout", () => this.hover(-1));
    this.group.addEventListener("keydown", (event) => {
      const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.columns.length - 1 }[event.key];
      // When nothing more can be played, the keys step through the game.
      if (to === undefined || isTyped(event) || this.over) return;
      event.preventDefault();
      event.stopPropagation();
      this.columns[Math.max(0, Math.min(to, this.columns.length - 1))].focus();
    });
    $("modes").addEventListener("click", ({ target }) => {
      this.mode = target.dataset.mode ?? this.mode;
      this.allow(this.actions, this.side);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.mode !== "drop") {
        this.mode = "drop";
        this.allow(this.actions, this.side);
      }
      const at = this.symbols.indexOf(event.key);
      if (at < 0 || isTyped(event) || event.repeat || this.mode === "remove") return;
      this.press(at);
    });
  }

  // Shows a position; the disc in the cell `fallen` falls into its place.
  show({ board, last, ending }, fallen) {
    const text = board.replaceAll("/", "");
    const line = ending?.outcome.line?.cells ?? [];
    this.discs.forEach((disc, at) => {
      const letter = text[at];
      if (letter !== letterOf(disc)) {
        disc.classList.remove("x", "o", "falls");
        if (letter !== ".") disc.classList.add(letter);
        this.cells[at].textContent = names[letter];
      }
      disc.classList.toggle("last", disc.dataset.at === last);
      disc.classList.toggle("line", line.includes(disc.dataset.at));
    });
    const at = this.discs.findIndex((disc) => disc.dataset.at === fallen);
    // How long the disc falls, in milliseconds.
    this.falling = at < 0 || !moves() ? 0 : this.fall(this.discs[at], Math.floor(at / this.columns.length) + 1);
    this.drawing.classList.toggle("won", line.length > 0);
    strike(this.drawing, line);
    this.over = Boolean(ending);
    if (text !== this.text) this.mode = "drop";
    this.text = text;
    this.label();
  }

  fall(disc, height) {
    disc.style.setProperty("--height", height);
    disc.classList.add("falls");
    disc.addEventListener("animationend", () => disc.classList.remove("falls"), { once: true });
    return FALL + height * FALL_ROW;
  }

  // Sets the actions that can be chosen, and the side that acts.
  allow(actions, side) {
    this.actions = new Set(actions);
    keepFocus(() => this.showModes());
    // What may be used is lit while there is something to choose.
    const onBoard = (action) => this.symbols.includes(action) || POP.test(action) || REMOVAL.test(action);
    this.root.classList.toggle("choosing", [...this.actions].some(onBoard));
    this.root.dataset.mode = this.mode;
    this.ghost.classList.remove("x", "o", "waits", "chosen", "shown");
    this.ghost.classList.add(LETTERS[side]);
    this.side = side;
    this.chosen = -1;
    this.columns.forEach((button, at) => {
      button.setAttribute("aria-disabled", !this.actions.has(this.action(at)));
      button.classList.toggle("full", this.mode === "drop" && !this.free(at));
    });
    keepFocus(() => {
      this.group.hidden = this.mode === "remove";
      this.offerCells(this.mode === "remove" ? [...this.actions].filter((action) => REMOVAL.test(action)) : []);
    });
    this.label();
    this.hover(this.hovered ?? -1);
  }

  // Shows the modes that a press can have: drop, pop, remove.
  showModes() {
    const can = (form) => [...this.actions].some((action) => form.test(action));
    const has = { drop: true, pop: can(POP), remove: can(REMOVAL) };
    if (!has[this.mode]) this.mode = "drop";
    for (const button of $("modes").children) {
      button.hidden = !has[button.dataset.mode];
      button.setAttribute("aria-pressed", button.dataset.mode === this.mode);
    }
    $("modes").hidden = !has.pop && !has.remove;
  }

  action(at) {
    return this.mode === "pop" ? `p${this.symbols[at]}` : this.symbols[at];
  }

  // Shows a button on every disc that can be removed.
  offerCells(actions) {
    const high = this.discs.length / this.columns.length;
    const buttons = actions.map((action) => {
      const column = action[1];
      const row = Number(action.slice(2));
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", fill(words.label_remove, { column, row }));
      button.style.setProperty("grid-column", this.symbols.indexOf(column) + 1);
      button.style.setProperty("grid-row", high - row + 2);
      button.addEventListener("click", () => this.actions.has(action) && this.send(action));
      return button;
    });
    this.picks.style.setProperty("--columns", this.columns.length);
    this.picks.style.setProperty("--rows", high + 1);
    this.picks.hidden = !buttons.length;
    this.picks.replaceChildren(...buttons);
  }

  press(at) {
    const action = this.action(at);
    if (!this.actions.has(action)) return;
    if (this.confirms() && this.chosen !== at) {
      this.chosen = at;
      this.ghost.classList.add("chosen");
      this.hover(at);
      say(fill(words.press_again, { column: this.symbols[at] }));
      return;
    }
    this.aim(at);
    this.send(action);
  }

  // Plays what was chosen before the page was here.
  begin(action) {
    if (!this.actions.has(action)) return;
    this.aim(this.symbols.indexOf(action));
    this.send(action);
  }

  // Shows the disc above a column until the answer comes.
  aim(at) {
    this.ghost.classList.add("waits");
    this.ghost.setAttribute("x", at * 100 + 50);
  }

  // Nothing can be chosen until `allow` is called again.
  send(action) {
    this.actions = new Set();
    this.chosen = -1;
    this.ghost.classList.remove("chosen");
    for (const button of [...this.columns, ...this.picks.children]) button.setAttribute("aria-disabled", true);
    this.play(action);
  }

  hover(at) {
    this.hovered = at;
    this.pointed(at);
    if (this.ghost.classList.contains("waits")) return;
    const shown = this.chosen >= 0 ? this.chosen : at;
    const allowed = shown >= 0 && this.actions.has(this.action(shown));
    this.ghost.classList.toggle("shown", allowed && this.mode === "drop");
    const rests = allowed ? -1 : this.rests();
    this.ghost.classList.toggle("idle", rests >= 0);
    if (allowed || rests >= 0) this.ghost.setAttribute("x", (allowed ? shown : rests) * 100 + 50);
  }

  // Where the disc to drop waits for a tap: the playable column that is nearest to the last one; -1 for none.
  rests() {
    const playable = this.symbols.map((symbol, at) => (this.actions.has(symbol) ? at : -1)).filter((at) => at >= 0);
    if (this.mode !== "drop" || !playable.length) return -1;
    return playable.reduce((best, at) => (Math.abs(at - this.at) < Math.abs(best - this.at) ? at : best));
  }

  // Makes one column the one that takes the focus.
  point(at, focused = false) {
    this.at = at;
    this.columns.forEach((button, other) => (button.tabIndex = other === at ? 0 : -1));
    if (focused) this.hover(at);
  }

  // How many cells of a column are free.
  free(at) {
    return [...this.text].filter((letter, cell) => cell % this.columns.length === at && letter === ".").length;
  }

  label() {
    this.columns.forEach((button, at) => {
      const free = this.free(at);
      const name = this.mode === "pop" ? words.label_pop : free ? words.label_free : words.label_full;
      const worth = this.worths?.[at];
      const label = fill(name, { column: this.symbols[at], free });
      button.setAttribute("aria-label", worth ? `${label}; ${worth.words}` : label);
    });
  }
}

const letterOf = (disc) => (disc.classList.contains("x") ? "x" : disc.classList.contains("o") ? "o" : ".");

// Draws the stroke through these cells; without cells, takes it away.
function strike(drawing, cells) {
  const drawn = drawing.querySelector(".strike");
  const name = cells.join();
  if ((drawn?.dataset.cells ?? "") === name) return;
  drawn?.remove();
  const [from, to] = ends(cells.map((at) => drawing.querySelector(`[data-at="${at}"]`)).filter(Boolean));
  if (!from) return;
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("class", "strike");
  line.setAttribute("pathLength", 1);
  line.setAttribute("d", `M${from.join(" ")}L${to.join(" ")}`);
  line.dataset.cells = name;
  drawing.append(line);
}

// The two ends: the cells that are farthest apart.
function ends(discs) {
  const places = discs.map((disc) => [Number(disc.getAttribute("x")), Number(disc.getAttribute("y"))]);
  const far = ([x, y], [u, v]) => Math.hypot(x - u, y - v);
  let best = [];
  for (const one of places) for (const other of places) if (!best.length || far(one, other) > far(...best)) best = [one, other];
  return best;
}
