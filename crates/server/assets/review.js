// The review of a game: the curve, the grades and the reasons fill in while the coach works; then the mistakes are exercises.

import { $, address, API, data, fill, follow, kept, language, link, make, notice, pause, say, words } from "./page.js";
import { Board } from "./board.js";
import { Moves } from "./moves.js";
import { Exercise } from "./exercise.js";
import { tell } from "./teach.js";

const { game, state, moves: played, boards } = data;
const count = played.length;
// What the coach has said about each move so far.
const said = Array(count).fill(null);
let review = null;
let at = count;
// The moments to learn from, and which of them is posed; null while the review is shown.
let lapses = [];
let posed = null;

const board = new Board(() => {});
const moves = new Moves((to) => look(to));
const exercise = new Exercise(board, { solved: showLesson });
const path = location.pathname;
const fixed = game ? {} : { rules: state.rules, pos: state.pos };
const hrefOf = (to) => link(path, { ...fixed, at: to });

// The sides that this device plays; both for a spectator.
const own = kept.get(`four:${game}`, []).map(({ side }) => side);
const isOwn = (side) => !own.length || own.includes(side);

function look(to) {
  const forward = to === at + 1;
  at = to;
  show(forward);
  follow(hrefOf(at));
  say($("verdict").textContent, $("notes").textContent);
}

function show(forward) {
  const [text, last] = boards[at];
  const end = at === count;
  board.show(end ? state : { board: text, last }, forward ? last : null);
  board.allow([], state.turn);
  showMoves();
  showVerdict();
  drawCurve();
}

function showMoves() {
  const items = played.map(([label, letter], index) => ({
    label,
    side: letter,
    said: said[index] && `${said[index].grade_words}: ${said[index].words}`,
    turning: said[index]?.turning,
    grade: said[index]?.grade,
    href: hrefOf(index + 1),
  }));
  moves.show(items, at);
}

function showVerdict() {
  const about = said[at - 1];
  const place = $("verdict");
  if (!at) place.textContent = words.start;
  else if (!about) place.textContent = words.looking;
  else place.textContent = fill(words.move, { number: at, column: about.played, grade: about.grade_words });
  place.className = about ? `grade ${about.grade}` : "";
  tell($("notes"), about?.notes ?? [], exercise.marks, { open: 2, lit: about ? 0 : -1 });
  $("about").scrollTop = 0;
}

const SVG = "http://www.w3.org/2000/svg";

// Draws what the game was worth to the first player after each move. What is not known yet is left out.
function drawCurve() {
  const x = (index) => ((index + 1) / count) * 100;
  const y = (worth) => 100 - worth;
  const known = said.flatMap((one, index) => (one ? [[x(index), y(one.worth)]] : []));
  const points = said.every(Boolean) ? [[0, 50], ...known] : known;
  // With the points where the curve crosses the middle, so that each side of it can be filled.
  const all = points.flatMap(([left, top], index) => {
    const [before, height] = points[index - 1] ?? [left, top];
    const crosses = (height - 50) * (top - 50) < 0;
    const cross = before + ((left - before) * (height - 50)) / (height - top);
    return crosses ? [[cross, 50], [left, top]] : [[left, top]];
  });
  const draw = (className, d) => {
    const element = document.createElementNS(SVG, "path");
    element.setAttribute("class", className);
    element.setAttribute("d", d);
    element.setAttribute("vector-effect", "non-scaling-stroke");
    return element;
  };
  const line = points.map(([left, top], index) => `${index ? "L" : "M"}${left} ${top}`).join("");
  // The part of the curve on one side of the middle, filled.
  const area = (part) => {
    const edge = all.map(([left, top]) => `L${left} ${part(top, 50)}`).join("");
    return all.length ? `M${all[0][0]} 50${edge}L${all.at(-1)[0]} 50Z` : "M0 0";
  };
  const turns = said.flatMap((one, index) => (one?.turning ? [`M${x(index)} 0V100`] : []));
  $("curve").replaceChildren(
    draw("half", "M0 50H100"),
    draw("area x", area(Math.min)),
    draw("area o", area(Math.max)),
    draw("line", line || "M0 0"),
    draw("turns", turns.join("") || "M0 0"),
    draw("here", `M${(at / count) * 100} 0V100`),
  );
}

// Takes a part of the review.
function take({ move, done, failed }) {
  if (move) said[move.number - 1] = move;
  if (done) {
    review = done;
    done.moves.forEach((one, index) => (said[index] = one));
  }
  if (posed === null) {
    showMoves();
    drawCurve();
    if (move?.number === at || done) showVerdict();
  }
  if (done) showResult();
  else if (failed) {
    notice(failed.message);
    $("turning").textContent = "";
  } else {
    $("turning").textContent = fill(words.progress, { number: said.filter(Boolean).length, count });
  }
}

// Shows how well the sides played, the turning points, and the way to the mistakes.
function showResult() {
  for (const place of document.querySelectorAll("[data-accuracy]")) {
    const percent = review.accuracy[place.dataset.accuracy === "x" ? 0 : 1];
    place.textContent = percent === null ? "–" : fill(words.percent, { percent });
  }
  const numbers = said.filter((one) => one?.turning).map(({ number }) => number);
  const links = numbers.map((number) => {
    const anchor = make("a", { href: hrefOf(number), textContent: number });
    anchor.addEventListener("click", (event) => moves.go(event, number));
    return anchor;
  });
  $("turning").replaceChildren(...(numbers.length ? [words.turning_points, ...links] : [words.no_turning]));
  lapses = review.mistakes.filter(({ side }) => isOwn(side));
  $("learn").hidden = !lapses.length;
  const clean = !lapses.length && !said.some((one) => one?.turning && isOwn(one.side));
  if (clean) $("turning").append(" ", words.no_mistakes);
  say($("turning").textContent);
}

// Asks for the review, again as long as the coach is busy.
async function ask() {
  try {
    while (await isBusy()) await pause(1);
  } catch (error) {
    notice(error instanceof TypeError ? words.failed : error.message);
  }
}

// Reads the parts of the review as they come, unless the coach is too busy for it.
async function isBusy() {
  const query = { rules: state.rules, pos: state.pos, lang: language };
  const answer = await fetch(address(`${API}/review/parts`, query), { headers: { "accept-language": language } });
  if (!answer.ok) {
    const { error, message } = await answer.json();
    if (error === "busy") return true;
    throw new Error(message);
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ;) {
    const { value, done } = await reader.read();
    if (done) return false;
    const events = (rest + value).split("\n\n");
    rest = events.pop();
    for (const event of events) {
      const part = JSON.parse(event.replace(/^data: ?/, ""));
      if (part.failed?.error === "busy") return true;
      take(part);
    }
  }
}

// Poses a mistake as an exercise; after the last one the review comes back.
function pose(number) {
  posed = number;
  const learning = number < lapses.length;
  document.body.classList.toggle("learning", learning);
  $("learn").parentElement.hidden = learning;
  if (!learning) {
    posed = null;
    $("answer").hidden = true;
    $("status").textContent = state.status;
    exercise.marks.light();
    show();
    $("learn").focus();
    return;
  }
  const { said: moment, task, goal, state: before } = lapses[number];
  $("status").textContent = `${moment} ${task}`;
  exercise.pose({
    about: { rules: before.rules, pos: before.pos, goal },
    state: before,
    title: fill(words.mistake_of, { number: number + 1, count: lapses.length }),
  });
  $("go-on").hidden = false;
  $("go-on").classList.remove("primary");
  $("go-on").textContent = number + 1 < lapses.length ? words.next_mistake : words.to_review;
  say($("status").textContent);
}

function showLesson() {
  const { overlooked, lesson, lesson_title: title } = lapses[posed];
  const line = make("p", { textContent: `${overlooked} ` });
  line.append(make("a", { href: link(`/learn/${lesson}`), textContent: fill(words.lesson_about, { title }) }));
  $("why").append(line);
  $("go-on").classList.add("primary");
  $("go-on").focus();
}

$("learn").addEventListener("click", () => pose(0));
$("go-on").addEventListener("click", () => pose(posed + 1));
$("curve").addEventListener("click", ({ clientX }) => {
  const { left, width } = $("curve").getBoundingClientRect();
  const to = Math.round(((clientX - left) / width) * count);
  if (to !== at) look(Math.max(0, Math.min(to, count)));
});
const wanted = new URLSearchParams(location.search).get("at");
if (/^\d+$/.test(wanted)) at = Math.min(Number(wanted), count);
show();
ask();
