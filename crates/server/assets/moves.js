// The list of moves, and stepping through it with links, buttons and keys.

import { $, isTyped, keepFocus, make } from "./page.js";

export class Moves {
  // `step` is called with the number of moves to show.
  constructor(step) {
    this.step = step;
    this.count = 0;
    this.at = 0;
    this.list = $("moves");
    const go = { first: () => 0, back: () => this.at - 1, forth: () => this.at + 1, last: () => this.count };
    document.querySelectorAll("[data-step]").forEach((button) =>
      button.addEventListener("click", (event) => this.go(event, go[button.dataset.step]())));
    this.list.addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (item) this.go(event, [...this.list.children].indexOf(item) + 1);
    });
    document.addEventListener("keydown", (event) => {
      const name = { ArrowLeft: "back", ArrowRight: "forth", Home: "first", End: "last" }[event.key];
      if (name && !isTyped(event)) this.go(event, go[name]());
    });
  }

  go(event, to) {
    // Links opened in another tab stay links.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const within = Math.max(0, Math.min(to, this.count));
    if (within !== this.at) this.step(within);
  }

  // Shows moves of the form { label, said, side, href, turning, grade } and marks the one at `at`.
  show(moves, at) {
    this.count = moves.length;
    this.at = at;
    this.said = moves[at - 1]?.said;
    const items = moves.map(({ label, said, side, href, turning, grade }, index) => {
      const item = make("li", { className: [side, turning && "turning", grade && `graded ${grade}`].filter(Boolean).join(" ") });
      const anchor = make("a", { textContent: label, href, title: said ?? "" });
      if (index + 1 === at) anchor.setAttribute("aria-current", "step");
      item.append(anchor);
      return item;
    });
    keepFocus(() => this.list.replaceChildren(...items));
    const current = items[at - 1];
    if (!current) return;
    this.list.scrollTop = current.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
    this.list.scrollLeft = current.offsetLeft - this.list.offsetLeft + (current.offsetWidth - this.list.clientWidth) / 2;
  }
}

// Splits and joins moves as addresses have them: `4455`, or `4,p4,x42,`.
export const split = (pos) => (pos.includes(",") ? pos.split(",").filter(Boolean) : [...pos]);
export const joined = (moves) =>
  moves.every((move) => move.length === 1) ? moves.join("") : moves.map((move) => `${move},`).join("");
