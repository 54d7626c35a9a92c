// A puzzle: one column is right; what the others lead to, the coach says.

import { $, address, data, fill, keepFocus, language, notice, request, say, words } from "./page.js";
import { Board } from "./board.js";
import { joined, split } from "./moves.js";

const board = new Board(attempt);
let solved = false;
let asked;

function begin() {
  asked?.abort();
  board.show(data.state);
  board.allow(data.state.legal, data.state.turn);
  keepFocus(() => {
    $("answer").hidden = true;
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

// Looks at the position after a move; what comes of it is for the server to say.
async function play(column, verdict) {
  const right = column === data.solution;
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const pos = joined([...split(data.pos), column]);
    const query = { rules: data.state.rules, pos, lang: language };
    const { state, last } = await request(address("/api/v1/analysis", query), { signal });
    if (signal.aborted) return;
    notice();
    board.show(state);
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
  $("answer").hidden = false;
  $("verdict").textContent = fill(verdict, column);
  $("why").textContent = why;
  say($("verdict").textContent, why);
}

$("retry").addEventListener("click", begin);
$("solution").addEventListener("click", reveal);
begin();
