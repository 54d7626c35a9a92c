// The board: changes what the server drew, and says which move was meant. What can be played, it is told.

import { $, fill, isTyped, keepFocus, say, words } from "./page.js";

// The sides as they are drawn, and as boards are written.
export const LETTERS = { first: "x", second: "o" };
const names = { x: words.red, o: words.yellow, ".": words.free };

const POP = /^p.$/;
const REMOVAL = /^x../;

export class Board {
  // `play` is called with the command that was meant.
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
    this.commands = new Set();
    this.mode = "drop";
    this.confirms = () => false;
    // Told which column is pointed at; -1 for none.
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
      if (to === undefined || isTyped(event)) return;
      event.preventDefault();
      event.stopPropagation();
      this.columns[Math.max(0, Math.min(to, this.columns.length - 1))].focus();
    });
    $("modes").addEventListener("click", ({ target }) => {
      this.mode = target.dataset.mode ?? this.mode;
      this.allow(this.commands, this.side);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.mode !== "drop") {
        this.mode = "drop";
        this.allow(this.commands, this.side);
      }
      const at = this.symbols.indexOf(event.key);
      if (at < 0 || isTyped(event) || event.repeat || this.mode === "remove") return;
      this.press(at);
    });
  }

  // Shows a position. A disc that is all that is new in it falls.
  show({ board, last, line = [] }) {
    const text = flat(board);
    const fresh = dropped(this.text, text);
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
    if (fresh >= 0) this.fall(this.discs[fresh], Math.floor(fresh / this.columns.length) + 1);
    this.drawing.classList.toggle("won", line.length > 0);
    if (text !== this.text) this.mode = "drop";
    this.text = text;
    this.label();
  }

  // The cell of the disc that was dropped between two positions, if that is all that happened.
  dropped(before, after) {
    return this.discs[dropped(flat(before), flat(after))]?.dataset.at;
  }

  fall(disc, height) {
    disc.style.setProperty("--height", height);
    disc.classList.add("falls");
    disc.addEventListener("animationend", () => disc.classList.remove("falls"), { once: true });
  }

  // Says what can be played, and by whom.
  allow(commands, side) {
    this.commands = new Set(commands);
    keepFocus(() => this.showModes());
    this.ghost.classList.remove("x", "o", "waits", "chosen", "shown");
    this.ghost.classList.add(LETTERS[side]);
    this.side = side;
    this.chosen = -1;
    this.columns.forEach((button, at) => {
      button.setAttribute("aria-disabled", !this.commands.has(this.command(at)));
    });
    keepFocus(() => {
      this.group.hidden = this.mode === "remove";
      this.offerCells(this.mode === "remove" ? [...this.commands].filter((command) => REMOVAL.test(command)) : []);
    });
    this.label();
    this.hover(this.hovered ?? -1);
  }

  // What a press means, where there is a choice.
  showModes() {
    const can = (form) => [...this.commands].some((command) => form.test(command));
    const has = { drop: true, pop: can(POP), remove: can(REMOVAL) };
    if (!has[this.mode]) this.mode = "drop";
    for (const button of $("modes").children) {
      button.hidden = !has[button.dataset.mode];
      button.setAttribute("aria-pressed", button.dataset.mode === this.mode);
    }
    $("modes").hidden = !has.pop && !has.remove;
  }

  command(at) {
    return this.mode === "pop" ? `p${this.symbols[at]}` : this.symbols[at];
  }

  // A button on every disc that can be taken off.
  offerCells(commands) {
    const high = this.discs.length / this.columns.length;
    const buttons = commands.map((command) => {
      const column = command[1];
      const row = Number(command.slice(2));
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", fill(words.label_remove, column, row));
      button.style.setProperty("grid-column", this.symbols.indexOf(column) + 1);
      button.style.setProperty("grid-row", high - row + 2);
      button.addEventListener("click", () => this.commands.has(command) && this.send(command));
      return button;
    });
    this.picks.style.setProperty("--columns", this.columns.length);
    this.picks.style.setProperty("--rows", high + 1);
    this.picks.hidden = !buttons.length;
    this.picks.replaceChildren(...buttons);
  }

  press(at) {
    const command = this.command(at);
    if (!this.commands.has(command)) return;
    if (this.confirms() && this.chosen !== at) {
      this.chosen = at;
      this.ghost.classList.add("chosen");
      this.hover(at);
      say(fill(words.press_again, this.symbols[at]));
      return;
    }
    this.ghost.classList.add("waits");
    this.ghost.setAttribute("x", at * 100 + 50);
    this.send(command);
  }

  // Nothing more can be played until we are told what.
  send(command) {
    this.commands = new Set();
    this.chosen = -1;
    this.ghost.classList.remove("chosen");
    for (const button of [...this.columns, ...this.picks.children]) button.setAttribute("aria-disabled", true);
    this.play(command);
  }

  hover(at) {
    this.hovered = at;
    this.pointed(at);
    if (this.ghost.classList.contains("waits")) return;
    const shown = this.chosen >= 0 ? this.chosen : at;
    const allowed = shown >= 0 && this.commands.has(this.command(shown));
    this.ghost.classList.toggle("shown", allowed);
    if (allowed) this.ghost.setAttribute("x", shown * 100 + 50);
  }

  // One column at a time takes the focus.
  point(at, focused = false) {
    this.at = at;
    this.columns.forEach((button, other) => (button.tabIndex = other === at ? 0 : -1));
    if (focused) this.hover(at);
  }

  label() {
    this.columns.forEach((button, at) => {
      const free = [...this.text].filter((letter, cell) => cell % this.columns.length === at && letter === ".").length;
      const name = this.mode === "pop" ? words.label_pop : free ? words.label_free : words.label_full;
      const worth = this.worths?.[at];
      const label = fill(name, this.symbols[at], free);
      button.setAttribute("aria-label", worth ? `${label}; ${worth.words}` : label);
    });
  }

  // What each column is worth, above it.
  score(columns) {
    this.worths = columns;
    this.label();
    const places = [...this.root.querySelectorAll(".scores span")];
    places.forEach((place, at) => {
      const worth = columns?.[at];
      place.textContent = worth ? signed(worth.score) : "";
      place.title = worth?.words ?? "";
      place.className = worth ? `${outcome(worth.score)}${worth.best ? " best" : ""}` : "";
    });
    this.root.querySelector(".scores").hidden = !columns;
  }
}

const letterOf = (disc) => (disc.classList.contains("x") ? "x" : disc.classList.contains("o") ? "o" : ".");
const signed = (score) => (score > 0 ? `+${score}` : `${score}`.replace("-", "−"));
const outcome = (score) => (score > 0 ? "wins" : score < 0 ? "loses" : "draws");

const flat = (board) => board.replaceAll("/", "");

// Where the only disc lies that is in `after` and not in `before`, counted from the top left; -1 if there is no such disc.
function dropped(before, after) {
  const changes = [...after].flatMap((letter, at) => (letter !== before[at] ? [at] : []));
  return changes.length === 1 && before[changes[0]] === "." ? changes[0] : -1;
}
