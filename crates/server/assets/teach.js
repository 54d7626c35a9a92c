// The teacher on the board: scores in the cells, an arrow, rings and lines for what a sentence names, and explained words.

import { make, words } from "./page.js";

const shape = (name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
};

// What is drawn on a board besides its discs.
export class Marks {
  constructor(board) {
    this.board = board;
    this.wide = board.columns.length;
    this.high = board.discs.length / this.wide;
    this.scored = shape("g", { class: "scored" });
    this.lit = shape("g", { class: "lit" });
    this.feared = shape("g", { class: "feared" });
    board.drawing.append(this.feared, this.lit, this.scored);
  }

  // The centre of a cell such as "41".
  place(cell) {
    return [this.board.symbols.indexOf(cell[0]) * 100 + 50, (this.high - Number(cell.slice(1))) * 100 + 150];
  }

  // The centre of the lowest free cell of a column; null if it is full.
  landing(at) {
    const { text } = this.board;
    for (let row = this.high - 1; row >= 0; row--) {
      if (text[row * this.wide + at] === ".") return [at * 100 + 50, row * 100 + 150];
    }
    return null;
  }

  // Shows the value of each column where a disc would land, and an arrow above the best ones. Screen readers hear the values
  // with the names of the columns.
  score(columns, arrows = true) {
    this.board.worths = columns;
    this.board.label();
    // If all columns are equally good, there is nothing to point at.
    const differ = columns?.some((worth) => worth && !worth.best);
    const drawn = (columns ?? []).flatMap((worth, at) => {
      const place = worth && this.landing(at);
      if (!place) return [];
      const [x, y] = place;
      const kind = !worth.score || worth.mark === "≈" ? "draws" : worth.score > 0 ? "wins" : "loses";
      const group = shape("g", { class: `score ${kind}${worth.best ? " best" : ""}`, transform: `translate(${x} ${y})` });
      const text = shape("text", { y: 10 });
      text.textContent = worth.mark;
      group.append(shape("circle", { r: 37 }), text);
      return worth.best && arrows && differ ? [group, this.arrow(at)] : [group];
    });
    this.scored.replaceChildren(...drawn);
  }

  // Points at a column.
  point(at) {
    this.scored.append(this.arrow(at));
  }

  // Rings the cells where the first and where the second side could make a line.
  threaten(sides) {
    const ring = (letter) => (cell) => {
      const [cx, cy] = this.place(cell);
      return shape("circle", { class: `fear ${letter}`, cx, cy, r: 32 });
    };
    this.feared.replaceChildren(...sides.flatMap((cells, side) => cells.map(ring("xo"[side]))));
  }

  arrow(at) {
    return shape("path", { class: "arrow", d: "M-11-34h22v28h19l-30 34l-30-34h19z", transform: `translate(${at * 100 + 50} 52)` });
  }

  // Rings cells and draws lines.
  light({ cells = [], lines = [] } = {}) {
    const drawn = lines.map((line) => {
      const ends = [line[0], line.at(-1)].map((cell) => this.place(cell));
      return shape("path", { class: "through", d: `M${ends[0]}L${ends[1]}` });
    });
    const rings = [...new Set(cells)].map((cell) => {
      const [cx, cy] = this.place(cell);
      return shape("circle", { class: "ring", cx, cy, r: 40 });
    });
    this.lit.replaceChildren(...drawn, ...rings);
  }
}

// Shows notes, the first ones at once and the others folded. What a note speaks of lights up on the board while it is
// pointed at, and stays lit after a press on its button. At first the note `lit` is.
export function tell(place, notes, marks, { open = 2, lit = -1 } = {}) {
  const items = notes.map((note) => noted(note, marks, place));
  const [shown, folded] = [items.slice(0, open), items.slice(open)];
  place.replaceChildren(...shown);
  if (folded.length) {
    const more = make("details");
    more.append(make("summary", { textContent: words.more }), ...folded);
    place.append(more);
  }
  place.kept = notes[lit];
  marks?.light(place.kept);
  mark(place);
}

function noted(note, marks, place) {
  const item = make("p", { className: "note" });
  item.note = note;
  explain(item, note.text);
  if (!marks || !(note.cells.length || note.lines.length)) return item;
  const keep = () => {
    place.kept = place.kept === note ? null : note;
    marks.light(place.kept ?? {});
    mark(place);
  };
  const button = make("button", { className: "point", ariaLabel: words.show, title: words.show }, keep);
  item.append(" ", button);
  item.addEventListener("pointerenter", () => marks.light(note));
  item.addEventListener("pointerleave", () => marks.light(place.kept ?? {}));
  button.addEventListener("focus", () => marks.light(note));
  button.addEventListener("blur", () => marks.light(place.kept ?? {}));
  return item;
}

// Marks the note that stays lit.
function mark(place) {
  for (const item of place.querySelectorAll(".note")) {
    item.querySelector(".point")?.setAttribute("aria-pressed", item.note === place.kept);
  }
}

// The words that are explained, with the forms in which sentences have them; longer forms first.
const terms = Object.keys(words).filter((key) => key.startsWith("term_")).map((key) => key.slice(5))
  .flatMap((name) => words[`term_${name}`].split("|").map((form) => [form.toLowerCase(), name]))
  .sort(([one], [other]) => other.length - one.length);
// Some scripts write words without blanks between them.
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const pattern = ([form]) => {
  const literal = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return joined.test(form) ? literal : `(?<!\\p{L})${literal}(?!\\p{L})`;
};
const found = terms.length ? new RegExp(`(${terms.map(pattern).join("|")})`, "giu") : null;

// Writes a text in which each explained word is a button, once.
export function explain(place, text) {
  const seen = new Set();
  const parts = found ? text.split(found) : [text];
  place.append(...parts.map((part, at) => {
    const name = at % 2 && terms.find(([form]) => form === part.toLowerCase())?.[1];
    if (!name || seen.has(name)) return part;
    seen.add(name);
    return term(part, name);
  }));
}

function term(textContent, name) {
  const button = make("button", { className: "term", textContent });
  button.popoverTargetElement = card();
  button.addEventListener("click", () => {
    card().replaceChildren(make("strong", { textContent: words[`word_${name}`] }), make("p", { textContent: words[`about_${name}`] }));
  });
  return button;
}

let shared;

// The card with the meaning of a word.
function card() {
  if (!shared) {
    shared = make("div", { className: "card meaning", popover: "auto" });
    document.querySelector("main").append(shared);
  }
  return shared;
}
