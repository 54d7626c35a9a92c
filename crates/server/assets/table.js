// The page around the board: players, clocks, offers and questions.

import { $, fill, keepFocus, make, say, words } from "./page.js";
import { LETTERS } from "./board.js";

const SIDES = ["first", "second"];
export const other = (side) => SIDES[1 - SIDES.indexOf(side)];

const card = (side) => document.querySelector(`.player[data-side=${LETTERS[side]}]`);

// Shows names, whose turn it is, and what each side has left.
export function showPlayers(state, mine) {
  SIDES.forEach((side, at) => {
    const player = card(side);
    player.querySelector("bdi").textContent = state.players[at].name;
    player.classList.toggle("acts", !state.ending && state.turn === side && !hasFreeSeat(state));
    player.classList.toggle("wins", state.ending?.winner === side);
    const { undo, block, remove } = state.charges[at];
    const left = [
      [undo, words.left_undo],
      [block, words.left_block],
      [remove, words.left_remove],
    ].filter(([count]) => count).map(([count, name]) => fill(name, { count }));
    if (state.mistakes_left) left.push(fill(words.left_mistakes, { count: state.mistakes_left[at] }));
    if (mine.length === 1 && mine[0] === side) left.unshift(words.this_is_you);
    player.classList.toggle("free", state.players[at].who === "free");
    const parts = left.map((textContent) => make("span", { textContent }));
    player.querySelector(".powers").replaceChildren(...parts.flatMap((part, index) => (index ? [" · ", part] : [part])));
  });
}

export const hasFreeSeat = (state) => state.players.some(({ who }) => who === "free");

// Shows how many games of a match each side has won; `score` is null outside of a match.
export function showScore(score) {
  SIDES.forEach((side, at) => {
    const place = card(side).querySelector(".tally");
    place.hidden = !score;
    place.textContent = score?.[at] ?? "";
    place.setAttribute("aria-label", fill(words.wins, { count: score?.[at] ?? 0 }));
  });
}

// Says who has asked the coach for help.
export function showHelp({ helped, players }, mine) {
  const at = helped.indexOf(true);
  $("helped").hidden = at < 0;
  if (at < 0) return;
  $("helped").textContent = mine.includes(SIDES[at]) ? words.helped_mine : fill(words.helped, { name: players[at].name });
}

// Shows who is connected. The computer always is, and has no dot.
export function showPresence({ sides, watching }, state) {
  SIDES.forEach((side, at) => {
    const dot = card(side).querySelector(".presence");
    dot.hidden = state?.players[at].who.human === undefined;
    dot.classList.toggle("here", sides[at]);
    dot.title = sides[at] ? words.present : words.away;
    dot.setAttribute("aria-label", dot.title);
  });
  $("watchers").hidden = !watching;
  $("watchers").textContent = fill(words.watchers, { count: watching });
}

// The clocks. They run here between messages; the times of the server decide.
export class Clocks {
  set(clocks) {
    this.clocks = clocks;
    this.since = performance.now();
    clearInterval(this.timer);
    if (clocks?.running) this.timer = setInterval(() => this.draw(), 200);
    this.draw();
  }

  draw() {
    SIDES.forEach((side, at) => {
      const face = card(side).querySelector(".clock");
      face.hidden = !this.clocks;
      if (!this.clocks) return;
      const runs = this.clocks.running === side;
      const left = Math.max(0, this.clocks.left[at] - (runs ? performance.now() - this.since : 0));
      face.textContent = time(left);
      face.title = words.time_left;
      face.classList.toggle("runs", runs);
      face.classList.toggle("short", runs && left < 10_000);
    });
  }
}

const two = (number) => String(number).padStart(2, "0");

function time(left) {
  const seconds = Math.ceil(left / 1000);
  const [days, hours, minutes] = [86_400, 3600, 60].map((unit) => Math.floor(seconds / unit));
  if (days) return fill(words.time_days, { days, hours: hours % 24 });
  if (hours) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return left < 10_000 ? (Math.ceil(left / 100) / 10).toFixed(1) : `${minutes}:${two(seconds % 60)}`;
}

// Buttons for the legal actions that are not moves on the board.
export const answers = (legal, press) =>
  acts(legal).map(([action, textContent]) => make("button", { textContent }, () => press(action)));

// The same as questions, for screen readers.
export const asks = (legal) => acts(legal).map(([, text]) => `${text}?`).join(" ");

function acts(legal) {
  const known = legal.filter((action) => words[`act_${action}`]);
  return known.map((action) => [action, words[`act_${action}`]]);
}

// Shows the powers that can be used, what else the rules let one say, and offers with the sentence that `said` returns. `ask`
// sends the answer.
export function showQuestions(state, mine, powers, said, ask) {
  const rows = [powers.row(state, mine)].filter(Boolean);
  if (mine.includes(state.turn) && state.awaiting === "move") {
    const buttons = answers(state.legal, (action) => ask({ play: action }));
    if (buttons.length) rows.push(row("", buttons));
  }
  for (const [side, offer] of mine.length ? state.offers : []) {
    rows.push(mine.includes(side) ? ownOffer(offer, ask) : otherOffer(offer, said(side, offer), ask));
  }
  keepFocus(() => {
    $("questions").replaceChildren(...rows);
    $("questions").hidden = !rows.length;
  });
}

function ownOffer(offer, ask) {
  return row(words[`mine_${offer}`], [make("button", { textContent: words.withdraw }, () => ask({ decline: offer }))]);
}

function otherOffer(offer, said, ask) {
  const accept = make("button", { textContent: words.accept, className: "primary" }, () => ask({ offer }));
  return row(said, [accept, make("button", { textContent: words.decline }, () => ask({ decline: offer }))]);
}

function row(text, buttons) {
  const element = make("div", { className: "question" });
  if (text) element.append(make("p", { textContent: text }));
  element.append(...buttons);
  return element;
}

// Shows the buttons that can be used now.
export const showActions = (state, mine) => keepFocus(() => {
  for (const offer of ["undo", "draw", "rematch"]) $(offer).hidden = !state.can_offer.includes(offer);
  // A move can be taken back now and then; its button keeps its room.
  const undoes = mine.length && !state.ending && !hasFreeSeat(state) && !/undo|duel|powers/.test(state.rules);
  $("undo").classList.toggle("reserved", Boolean(undoes));
  // Two people at two places can talk.
  if ($("react")) $("react").hidden = mine.length !== 1 || hasFreeSeat(state);
  $("resign").hidden = !mine.length || state.ending !== null || hasFreeSeat(state);
  $("again").hidden = !state.ending;
  // No help while two people play each other. After a game its review comes first.
  const people = state.players.every(({ who }) => who.computer === undefined);
  if ($("review")) $("review").hidden = !state.ending || !state.moves;
  $("analyse").hidden = state.ending ? Boolean($("review")) && state.moves > 0 : people && mine.length < 2;
  $("watching").hidden = mine.length > 0 || hasFreeSeat(state) || state.ending !== null;
});

// A button that has to be pressed twice in a row, if it is `needed`.
export function twice(button, sure, press, needed = () => true) {
  const text = button.textContent;
  let asked = false;
  const calm = () => {
    asked = false;
    button.textContent = text;
    button.classList.remove("sure");
  };
  button.addEventListener("click", () => {
    if (asked || !needed()) {
      calm();
      press();
      return;
    }
    button.textContent = sure;
    say(sure);
    button.classList.add("sure");
    asked = true;
  });
  button.addEventListener("blur", calm);
  // Some browsers do not focus a button that is clicked, so it does not lose the focus either.
  document.addEventListener("pointerdown", ({ target }) => asked && !button.contains(target) && calm());
}
