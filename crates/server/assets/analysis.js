// The analysis page: a board for both sides, with what the coach says.

import { $, address, API, data, fill, follow, keepFocus, language, link, make, notice, request, say, setting, words } from "./page.js";
import { Board } from "./board.js";
import { joined, Moves, split } from "./moves.js";
import { answers, asks } from "./table.js";
import { Marks, tell } from "./teach.js";

const rules = data.state.rules;
const study = {
  // All known moves, and how many of them are on the board.
  line: split(data.state.pos),
  at: split(data.state.pos).length,
  now: data,
  review: null,
};
// The position that the board shows.
let shown = { line: study.line, at: study.at };
let asked;

const legend = $("legend").textContent;
const board = new Board(play);
const marks = new Marks(board);
const moves = new Moves((at) => visit(study.line, at, "replaceState"));
const scores = setting("scores", true, showScores);
$("settings").hidden = false;
board.pointed = showWorth;

// Whether a list of moves begins with another one.
const begins = (line, other) => joined(line.slice(0, other.length)) === joined(other);

function play(action) {
  const line = study.line.slice(0, study.at);
  // Repeating the known move keeps the moves after it.
  if (study.line[study.at] === action) visit(study.line, study.at + 1);
  else visit([...line, action], study.at + 1);
}

// Goes to a position. Each move is an entry of the browser's history.
function visit(line, at, remember = "pushState") {
  if (!begins(line, study.line)) study.review = null;
  go({ line, at }, remember);
  return ask();
}

function go({ line, at }, remember) {
  Object.assign(study, { line, at });
  const pos = joined(line.slice(0, at));
  follow(link("/analysis", { rules, pos }), { remember, state: { line, at } });
  $("position").elements.pos.value = pos;
  showMoves();
}

const question = (what, pos) => address(`${API}/${what}`, { rules, pos, lang: language });

// Shows the position at once, from its page, then the scores, and the reasons when they come.
async function ask() {
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  const { line, at } = study;
  const pos = joined(line.slice(0, at));
  try {
    const scored = request(question("scores", pos), { signal });
    // The reasons need the scores, so they are asked for next: the engine then knows them already.
    const answer = scored.catch(() => {}).then(() => request(question("analysis", pos), { signal }));
    for (const late of [scored, answer]) late.catch(() => {});
    // What the page itself brought need not be fetched again.
    const isShown = shown.line === line && shown.at === at;
    const quick = isShown ? study.now : await Promise.any([answer, glance(signal)]).catch(() => answer);
    if (signal.aborted) return;
    const fallen = at === shown.at + 1 ? quick.state.last : null;
    shown = { line, at };
    show(quick, fallen);
    document.querySelector(".coach").scrollTop = 0;
    const early = await Promise.any([answer, scored]).catch(() => answer);
    if (signal.aborted) return;
    if (!early.state) show({ ...study.now, ...early });
    const full = await answer;
    // The answer may have arrived just before the abort.
    if (signal.aborted) return;
    notice();
    show(full);
    say(full.state.status, asks(full.state.legal), ...sentences());
  } catch (error) {
    if (signal.aborted) return;
    notice(error.message);
    go(shown, "replaceState");
    show({ ...study.now, waiting: false });
  }
}

async function glance(signal) {
  const page = await fetch(location.href, { signal });
  const { body } = new DOMParser().parseFromString(await page.text(), "text/html");
  return { ...JSON.parse(body.querySelector("#data").textContent), waiting: true };
}

function sentences() {
  const { last, notes } = study.now;
  return [last && `${last.grade_words}: ${last.words}`, ...notes.slice(0, 2).map(({ text }) => text)].filter(Boolean);
}

function show(now, fallen) {
  study.now = now;
  const { state, last } = now;
  board.show(state, fallen);
  board.allow(state.legal, state.turn);
  $("status").textContent = state.status;
  showScores();
  showAnswers(state);
  showVerdict(last);
  tell($("sentences"), coach(now), marks, { open: 2, lit: 1 });
}

const plain = (text) => ({ text, cells: [], lines: [] });

function coach({ waiting, notes, columns, proved, last }) {
  if (waiting) return [plain(words.looking)];
  if (!notes.length && !last) return [plain(words.silent)];
  return columns.some(Boolean) && !proved ? [plain(words.guessed), ...notes] : notes;
}

function showScores() {
  const { columns, proved } = study.now;
  marks.score(scores.checked ? columns : null);
  $("legend").textContent = columns.some(Boolean) && !proved ? words.guesses : legend;
  const lines = columns.flatMap((worth, at) => (worth ? [`${board.symbols[at]}: ${worth.words}`] : []));
  $("worths").replaceChildren(...lines.map((textContent) => make("li", { textContent })));
  showWorth(-1);
}

// Shows the value of the column under the pointer in words, or else of the best one.
function showWorth(at) {
  const worths = scores.checked ? study.now.columns : [];
  const shown = worths[at] ? at : worths.findIndex((worth) => worth?.best);
  $("worth").textContent = worths[shown] ? `${board.symbols[shown]}: ${worths[shown].words}` : "";
}

function showVerdict(last) {
  const place = $("verdict");
  place.hidden = !last;
  if (!last) return;
  const [headline, ...rest] = last.notes;
  tell(place, [{ ...headline, text: `${last.played}: ${last.grade_words}. ${headline.text}` }, ...rest], marks, { open: 1 });
  place.querySelector(".note").classList.add("grade", last.grade);
}

function showAnswers({ legal }) {
  const buttons = answers(legal, play);
  keepFocus(() => {
    $("answers").replaceChildren(...buttons);
    $("answers").hidden = !buttons.length;
  });
}

function showMoves() {
  const reviewed = study.review?.moves ?? [];
  const items = study.line.map((action, index) => ({
    label: words[`act_${action}`] ?? action,
    said: reviewed[index] && `${reviewed[index].grade_words}: ${reviewed[index].words}`,
    turning: reviewed[index]?.turning,
    href: link("/analysis", { rules, pos: joined(study.line.slice(0, index + 1)) }),
  }));
  moves.show(items, study.at);
  $("review").hidden = !study.line.length;
  $("turning").hidden = !study.review;
}

// Items as this language lists them.
const listed = (items) => items.map(String).reduce((list, item) => fill(words.list, { list, item }));

// Asks for a review: which moves changed the result?
async function review() {
  if ($("review").ariaDisabled) return;
  $("review").ariaDisabled = true;
  $("turning").hidden = false;
  $("turning").textContent = words.looking;
  try {
    const { line } = study;
    const review = await request(question("review", joined(line)));
    // The review is about other moves if some were played meanwhile.
    if (!begins(study.line, line)) return;
    study.review = review;
    const numbers = study.review.moves.filter((said) => said?.turning).map(({ number }) => number);
    $("turning").textContent = numbers.length ? fill(words.turning, { numbers: listed(numbers) }) : words.no_turning;
    showMoves();
    say($("turning").textContent);
  } catch (error) {
    notice(error.message);
  } finally {
    $("turning").hidden = !study.review;
    $("review").ariaDisabled = null;
  }
}

addEventListener("popstate", ({ state }) => {
  if (state) visit(state.line, state.at, "replaceState");
});
$("review").addEventListener("click", review);
history.replaceState({ line: study.line, at: study.at }, "");
showMoves();
show({ ...data, waiting: true });
ask();
