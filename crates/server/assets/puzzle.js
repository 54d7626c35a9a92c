// A puzzle: the server judges each move, answers a right one, and says why.

import { $, address, API, data, keepFocus, language, notice, request, say } from "./page.js";
import { Board } from "./board.js";

const board = new Board((column) => play({ columns: played + column }));
// What the card of the coach says before an attempt.
const about = $("verdict").textContent;
// The position, and the columns that the player has chosen on the way to it.
let state = data.state;
let played = "";
let solved = false;
let asked;

function begin() {
  asked?.abort();
  board.show(state, state.last);
  board.allow(state.legal, state.turn);
  answer(about, "");
  keepFocus(() => {
    $("retry").hidden = true;
    $("solution").hidden = solved;
  });
}

function reveal() {
  if (!$("retry").hidden) begin();
  play({ columns: played, show: true });
}

// Asks the server what comes of a move, and shows it.
async function play(move) {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  try {
    const query = { id: data.id, ...move, lang: language };
    const step = await request(address(`${API}/puzzle/step`, query), { signal });
    if (signal.aborted) return;
    notice();
    take(step);
  } catch (error) {
    if (signal.aborted) return;
    notice(error.message);
    begin();
  }
}

function take(step) {
  const wrong = step.step === "wrong";
  board.show(step.state, step.state.last);
  if (!wrong) {
    state = step.state;
    played += step.column;
    solved = step.step === "solved";
  }
  board.allow(wrong || solved ? [] : state.legal, state.turn);
  answer(step.says, step.words);
  say(step.says, step.words);
  $("answer").classList.toggle("right", solved);
  keepFocus(() => {
    $("retry").hidden = !wrong;
    $("solution").hidden = solved;
  });
  if (wrong) $("retry").focus();
}

function answer(verdict, why) {
  $("verdict").textContent = verdict;
  $("why").textContent = why;
  $("answer").scrollTop = 0;
}

$("retry").addEventListener("click", begin);
$("solution").addEventListener("click", reveal);
begin();
