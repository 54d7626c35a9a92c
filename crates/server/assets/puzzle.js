// A puzzle: one column is right; the coach says what the others lead to.

import { $, address, API, fill, keepFocus, language, link, notice, request, say, words } from "./page.js";
import { Board } from "./board.js";
import { joined, split } from "./moves.js";

const board = new Board(attempt);
// What the card of the coach says before an attempt.
const task = $("verdict").textContent;
let data;
let solved = false;
let asked;

// Asks for a puzzle and shows it. Until it has been made, the status says so.
async function get() {
  const wishes = new URLSearchParams(location.search);
  wishes.set("lang", language);
  try {
    data = await request(`${API}/puzzle?${wishes}`);
  } catch (error) {
    $("status").textContent = "";
    notice(error.message);
    return;
  }
  $("status").textContent = data.task;
  $("next").href = link("/puzzle", { hardness: data.hardness });
  $("analyse").href = link("/analysis", { rules: data.state.rules, pos: data.state.pos });
  $("analyse").hidden = false;
  document.querySelector(`[data-hardness=${data.hardness}]`).setAttribute("aria-current", "true");
  begin();
  say(data.task);
}

function begin() {
  asked?.abort();
  board.show(data.state);
  board.allow(data.state.legal, data.state.turn);
  $("answer").classList.remove("right");
  $("verdict").textContent = task;
  $("why").textContent = "";
  keepFocus(() => {
    $("retry").hidden = true;
    $("solution").hidden = solved;
  });
}

function attempt(column) {
  play(column, column === data.solution ? words.right : words.wrong);
}

function reveal() {
  begin();
  play(data.solution, words.solution_is);
}

// Asks the server about the position after a move, and shows it.
async function play(column, verdict) {
  const right = column === data.solution;
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const pos = joined([...split(data.state.pos), column]);
    const query = { rules: data.state.rules, pos, lang: language };
    const { state, last } = await request(address(`${API}/analysis`, query), { signal });
    if (signal.aborted) return;
    notice();
    board.show(state, state.last);
    board.allow([], data.state.turn);
    answer(verdict, column, right ? data.words : last?.words ?? "");
    finish(right);
  } catch (error) {
    if (signal.aborted) return;
    notice(error.message);
    begin();
  }
}

function finish(right) {
  solved ||= right;
  $("answer").classList.toggle("right", right);
  keepFocus(() => {
    $("retry").hidden = right;
    $("solution").hidden = solved;
  });
  if (!right) $("retry").focus();
}

function answer(verdict, column, why) {
  $("verdict").textContent = fill(verdict, { column });
  $("why").textContent = why;
  $("answer").scrollTop = 0;
  say($("verdict").textContent, why);
}

$("retry").addEventListener("click", begin);
$("solution").addEventListener("click", reveal);
get();
