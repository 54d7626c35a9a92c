// An exercise: the server judges each move, answers a right one, and says why.

import { $, address, API, keepFocus, language, notice, request, say, words } from "./page.js";
import { LETTERS } from "./board.js";
import { Marks, tell } from "./teach.js";

// How long a disc lies before the answer to it falls.
const PAUSE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 500;
const pause = () => new Promise((done) => setTimeout(done, PAUSE));

export class Exercise {
  // `decided` is called once for each task: with whether the first attempt solved it. `solved` is called at its end.
  constructor(board, { decided = () => {}, solved = () => {}, more = () => ({}) } = {}) {
    this.board = board;
    this.marks = new Marks(board);
    this.hooks = { decided, solved, more };
    $("retry").addEventListener("click", () => this.begin());
    $("solution").addEventListener("click", () => this.reveal());
  }

  // Poses a task. `about` are the parameters that name it to the server; without them there is nothing to play.
  pose({ about, state, title, light = [] }) {
    Object.assign(this, { about, state, title, light, played: "", solved: false, shown: false, wasDecided: false });
    $("answer").hidden = false;
    this.begin();
  }

  begin() {
    this.asked?.abort();
    this.board.play = (column) => this.play(column);
    this.board.show(this.state, this.played ? null : this.state.last);
    this.board.allow(this.about && !this.shown ? this.state.legal : [], this.state.turn);
    this.answer(this.title, []);
    this.marks.light({ cells: this.played ? [] : this.light });
    this.buttons({ retry: false });
  }

  buttons({ retry }) {
    keepFocus(() => {
      $("retry").hidden = !retry;
      $("solution").hidden = this.solved || !this.about;
      $("solution").textContent = this.shown ? words.next_move : this.solutionName ??= $("solution").textContent;
    });
  }

  play(column) {
    this.drop(column);
    return this.ask({ columns: this.played + column });
  }

  // Shows the solution, a move with each press. The task is not the player's any more.
  reveal() {
    if (!$("retry").hidden) this.begin();
    this.asked?.abort();
    this.board.show(this.state);
    this.board.allow([], this.state.turn);
    return this.ask({ columns: this.played, show: true });
  }

  // The own disc falls before the server has answered.
  drop(column) {
    const at = this.board.symbols.indexOf(column);
    const rows = this.state.board.split("/").map((row) => [...row]);
    const down = rows.findLastIndex((row) => row[at] === ".");
    if (down < 0) return;
    rows[down][at] = LETTERS[this.state.turn];
    const last = `${column}${rows.length - down}`;
    this.marks.light();
    this.board.show({ board: rows.map((row) => row.join("")).join("/"), last }, last);
  }

  async ask(move) {
    this.asked?.abort();
    this.asked = new AbortController();
    const { signal } = this.asked;
    try {
      const query = { ...this.about, ...move, ...(this.wasDecided ? {} : this.hooks.more()), lang: language };
      const answer = request(address(`${API}/exercise/step`, query), { signal });
      const [step] = await Promise.all([answer, move.show || pause()]);
      if (signal.aborted) return;
      notice();
      this.shown ||= Boolean(move.show);
      this.take(step);
    } catch (error) {
      if (signal.aborted) return;
      notice(error.message);
      this.begin();
    }
  }

  take(step) {
    const wrong = step.step === "wrong";
    this.board.show(step.state, step.reply || this.shown ? step.state.last : null);
    if (!wrong) {
      this.state = step.state;
      this.played += step.column;
      this.solved = step.step === "solved";
    }
    this.board.allow(wrong || this.solved || this.shown ? [] : this.state.legal, this.state.turn);
    this.decide(step);
    const notes = step.done ? [{ text: step.done, cells: [], lines: [] }] : step.notes.filter(({ text }) => text);
    this.answer(step.says, notes, wrong || this.solved ? 0 : -1);
    $("answer").classList.toggle("right", this.solved);
    $("answer").classList.toggle("amiss", wrong);
    this.buttons({ retry: wrong && !this.shown });
    say(step.says, step.done || step.words);
    if (this.solved) this.hooks.solved(step);
    else if (wrong && !this.shown) $("retry").focus();
  }

  decide(step) {
    if (this.wasDecided || (step.step === "answered" && !this.shown)) return;
    this.wasDecided = true;
    this.hooks.decided(this.solved && !this.shown, step);
  }

  answer(title, notes, lit) {
    $("result").textContent = title;
    $("answer").classList.remove("right", "amiss");
    tell($("why"), notes, this.marks, { open: 2, lit });
    $("answer").scrollTop = 0;
  }
}
