// A puzzle: one column is right; what the others lead to, the coach says.

import { $, address, data, fill, language, notice, request, say, words } from "./page.js";
import { Board } from "./board.js";
import { joined, split } from "./moves.js";

const side = { first: "x", second: "o" }[data.state.turn];
const board = new Board(attempt);
let solved = false;

function begin() {
  board.show(data.state);
  board.allow(data.state.legal, side);
  $("answer").hidden = true;
  $("solution").hidden = solved;
}

// Looks at the position after a move; what comes of it is for the server to say.
async function attempt(column) {
  const right = column === data.solution;
  try {
    const pos = joined([...split(data.pos), column]);
    const query = { rules: data.state.rules, pos, lang: language };
    const { state, last } = await request(address("/api/v1/analysis", query));
    notice();
    board.show(state);
    board.allow([], side);
    answer(right ? words.right : words.wrong, column, right ? data.words : last?.words ?? "");
  } catch (error) {
    notice(error.message);
    begin();
    return;
  }
  solved ||= right;
  $("answer").classList.toggle("right", right);
  $("retry").hidden = right;
  $("solution").hidden = solved;
  if (!right) $("retry").focus();
}

function answer(verdict, column, why) {
  $("answer").hidden = false;
  $("verdict").textContent = fill(verdict, column);
  $("why").textContent = why;
  say($("verdict").textContent, why);
}

async function reveal() {
  solved = true;
  begin();
  await attempt(data.solution);
  $("verdict").textContent = fill(words.solution_is, data.solution);
}

$("retry").addEventListener("click", begin);
$("solution").addEventListener("click", reveal);
begin();
