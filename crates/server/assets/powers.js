// Undo and block as buttons that can be pressed for a few seconds after a move, in place of questions.

import { fill, kept, make, words } from "./page.js";

const TICK = 200;
const YES = ["undo", "block"];
const NO = { undo: "keep", block: "pass" };

export class Powers {
  // `ask` is called with the answer to a question of the rules, `changed` when the player has set the time.
  constructor(ask, changed) {
    this.ask = ask;
    this.left = null;
    const choice = document.querySelector("[name=powers]");
    if (!choice) return;
    choice.value = kept.get("four:powers", choice.options[0].value);
    if (choice.selectedIndex < 0) choice.selectedIndex = 0;
    choice.addEventListener("change", () => {
      kept.set("four:powers", choice.value);
      this.stop();
      changed();
    });
    this.choice = choice;
  }

  // How long the buttons can be pressed, in milliseconds; 0 for as long as the player likes.
  get time() {
    return Number(this.choice?.value ?? 0) * 1000;
  }

  // The buttons for a question of the rules; null if there is none for this player.
  row(state, mine) {
    const question = state.awaiting;
    if (!mine.includes(state.turn) || state.ending || !NO[question]) {
      this.stop();
      return null;
    }
    this.question = question;
    // The second question about a move: it was answered with the first, or has the time that is left.
    if (question === "block" && this.then) {
      this.answer(this.then);
      return null;
    }
    const { undo, block } = state.charges[state.turn === "first" ? 0 : 1];
    const row = make("div", { className: "question powers-row" });
    if (question === "undo") row.append(this.button("undo", fill(words.power_undo, { count: undo }), words.act_undo));
    if (block) row.append(this.button("block", fill(words.power_block, { count: block }), words.act_block));
    row.append(this.goOn());
    this.start(row);
    return row;
  }

  button(power, textContent, title) {
    return make("button", { textContent, title, className: "power" }, () => {
      if (power === this.question) return this.answer(power);
      this.then = power;
      this.answer(NO[this.question]);
    });
  }

  goOn() {
    const button = make("button", { className: "go-on", textContent: `${words.power_pass} ` }, () => this.decline());
    this.count = make("span", { ariaHidden: true });
    button.append(this.count);
    return button;
  }

  decline() {
    this.then = "pass";
    this.answer(NO[this.question]);
  }

  answer(action) {
    clearInterval(this.timer);
    this.ask(action);
  }

  // Lets the time run. It stands still while the keyboard is at the buttons.
  start(row) {
    clearInterval(this.timer);
    if (!this.time) return;
    this.left ??= this.time;
    let last = performance.now();
    const tick = () => {
      const now = performance.now();
      if (!row.querySelector(":focus-visible")) this.left -= now - last;
      last = now;
      this.count.textContent = Math.ceil(Math.max(0, this.left) / 1000);
      row.style.setProperty("--left", Math.max(0, this.left / this.time));
      if (this.left <= 0) this.decline();
    };
    tick();
    this.timer = setInterval(tick, TICK);
  }

  stop() {
    clearInterval(this.timer);
    this.left = this.then = null;
  }

  // What can be pressed, for screen readers.
  said(state) {
    if (!NO[state.awaiting] || this.then) return "";
    const { block } = state.charges[state.turn === "first" ? 0 : 1];
    const can = YES.filter((power) => (power === "block" ? block : power === state.awaiting)).map((power) => words[`can_${power}`]);
    if (this.time) can.push(fill(words.goes_on, { seconds: Math.ceil((this.left ?? this.time) / 1000) }));
    return can.join(" ");
  }
}
