// Help in a game against the computer: a hint, scores, threats. All of it is off at first, and the game says that it was used.

import { $, address, API, language, notice, request, words } from "./page.js";
import { Marks, tell } from "./teach.js";

export class Teacher {
  // `used` is called when the player asks for help.
  constructor(board, used) {
    this.marks = new Marks(board);
    this.used = used;
    this.scores = $("help-scores");
    this.threats = $("help-threats");
    $("hint").addEventListener("click", () => this.hint());
    for (const box of [this.scores, this.threats]) box.addEventListener("change", () => this.help());
  }

  // Shows the help for a position; `acts` says whether the player is to move in it.
  show(state, acts) {
    if (this.pos === state.pos && this.acts === acts) return;
    Object.assign(this, { rules: state.rules, pos: state.pos, acts });
    this.asked?.abort();
    this.clear();
    this.help();
  }

  clear() {
    this.marks.score(null);
    this.marks.threaten([]);
    tell($("hints"), [], this.marks);
  }

  ask(what) {
    const query = { rules: this.rules, pos: this.pos, lang: language };
    return request(address(`${API}/${what}`, query), { signal: this.asked.signal });
  }

  // Asks the server, and shows the answer with `draw` if the position is still the same.
  async use(what, draw) {
    this.used();
    this.asked ??= new AbortController();
    if (this.asked.signal.aborted) this.asked = new AbortController();
    const { signal } = this.asked;
    try {
      const answer = await this.ask(what);
      if (!signal.aborted) draw(answer);
    } catch (error) {
      if (!signal.aborted) notice(error.message);
    }
  }

  help() {
    const { scores, threats } = this;
    if (!this.acts || !(scores.checked || threats.checked)) return this.clear();
    return this.use("scores", (answer) => {
      this.marks.score(scores.checked ? answer.columns : null, false);
      this.marks.threaten(threats.checked ? answer.threats : []);
    });
  }

  hint() {
    if (!this.acts) return;
    tell($("hints"), [{ text: words.looking, cells: [], lines: [] }]);
    return this.use("analysis", ({ columns, notes }) => {
      columns.forEach((worth, at) => worth?.best && this.marks.point(at));
      tell($("hints"), notes, this.marks, { open: 2, lit: 1 });
    });
  }
}
