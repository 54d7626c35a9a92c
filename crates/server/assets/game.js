// The page of a game: shows what the server sends, and sends what the player chooses.

import { $, API, fill, follow, keepFocus, kept, link, notice, request, say, setting, words } from "./page.js";
import { Board, LETTERS } from "./board.js";
import { Moves } from "./moves.js";
import { Connection } from "./connection.js";
import { chime, knock } from "./sound.js";
import { burst } from "./climax.js";
import { remember } from "./mine.js";
import { Powers } from "./powers.js";
import * as reactions from "./reactions.js";
import { Rhythm } from "./rhythm.js";
import * as table from "./table.js";

const id = location.pathname.split("/")[2];
const at = new URLSearchParams(location.search).get("at");
const game = {
  seats: kept.get(`four:${id}`, []),
  // The token that this page chose for a seat.
  asked: kept.get(`four:asked:${id}`),
  mine: [],
  entries: [],
  state: null,
  // How many moves are shown; null for all, with new ones as they come.
  at: /^\d+$/.test(at) ? Number(at) : null,
  present: null,
};

const SIDES = ["first", "second"];
// A player who reloads the page has not left, in milliseconds.
const AWAY = 4000;

const board = new Board((action) => ask({ play: action }));
const moves = new Moves(look);
const clocks = new table.Clocks();
const rhythm = new Rhythm(change);
const powers = new Powers((action) => ask({ play: action }), () => draw());
const confirms = setting("confirm", false, () => draw());
const sound = setting("sound", false, (on) => on && knock());
board.confirms = () => confirms.checked;

// Games against the computer have a coach, who comes when the player opens the card.
let teacher = null;
$("teacher")?.addEventListener("toggle", async () => {
  const { Teacher } = await import("./teacher.js");
  teacher = new Teacher(board, noteHelp);
  draw();
}, { once: true });

const connection = new Connection(id, {
  welcome({ sides }) {
    game.mine = sides;
    // The answer to the request for a seat was lost.
    if (sides.length && !game.seats.length) keep(sides.map((side) => ({ side, token: connection.tokens[0] })));
  },
  changes,
  present(present) {
    noteLeaving(present.sides);
    game.present = present;
    table.showPresence(present, game.state);
  },
  reacted(reaction) {
    reactions.show(reaction, nameOf(reaction.by));
  },
  refused({ message }) {
    notice(message);
    say(message);
    draw();
  },
  dismissed() {
    document.body.classList.add("offline");
    notice(words.dismissed);
  },
  connected(yes, long) {
    document.body.classList.toggle("offline", !yes);
    if (long) notice(words.offline);
    else if ($("notice").textContent === words.offline) notice();
  },
});
connection.tokens = game.seats.length ? game.seats.map(({ token }) => token) : [game.asked].filter(Boolean);
connection.open();

// Two players at one screen name the side, so that a repeated request is for the same one.
function ask(act) {
  if (act.play && connection.waits) return;
  // A move made while the connection is lost is kept, and so is the notice.
  if (connection.ready) notice();
  connection.ask(act, game.mine.length > 1 ? game.state.turn : undefined);
}

// New entries, and the state after them. Each move of the computer is shown in its time.
function changes({ from, entries, state }) {
  const at = entries.findIndex((entry, index) => index && isComputers(entry, state));
  if (!game.state || at < 0) {
    rhythm.take({ from, entries, state }, Boolean(game.state) && entries.some((entry) => isComputers(entry, state)));
    return;
  }
  const before = entries[at - 1];
  rhythm.take({ from, entries: entries.slice(0, at), state: between(state, before, entries[at]) }, false);
  changes({ from: before.version, entries: entries.slice(at), state });
}

const isComputers = ({ what: { played } }, { players }) => played && players[SIDES.indexOf(played.by)].who.computer !== undefined;

// How the game stood after an entry and before the computer's move.
function between(state, entry, { what: { played } }) {
  const standing = state.standing.filter((version) => version <= entry.version);
  const status = fill(words.thinking, { name: state.players[SIDES.indexOf(played.by)].name });
  const { can_offer, score } = game.state;
  const before = { standing, status, can_offer, score, turn: played.by, legal: [], awaiting: "move", ending: null };
  return { ...state, ...before, board: entry.board, last: dropped(entry) };
}

// Shows a change.
function change({ from, entries, state }) {
  const first = !game.state;
  const before = game.state;
  game.entries = [...game.entries.filter(({ version }) => version <= from), ...entries];
  game.state = state;
  if (!first && entries.length) {
    const asked = game.mine.includes(state.turn) && powers.said(state);
    const said = entries.map(({ said }) => said);
    // The last entry says how the game ended, too.
    say(...said, said.join(" ").includes(state.status) ? "" : state.status, asked);
    showEvent(entries);
  }
  if (state.next) goOn(state.next, before && !before.next);
  const played = entries.filter(({ what }) => what.played ?? what.ruled);
  if (played.length) notice();
  clocks.set(state.clocks);
  // A single new disc falls; after a break, the position is just shown.
  draw(!first && played.length === 1 ? dropped(played[0]) : null);
  rhythm.falls(board.falling);
  if (played.length && !first) celebrate(state, !before.ending);
  if (first) playFirst();
}

// Sounds, and at the end of a game the burst for who has won.
function celebrate({ ending }, now) {
  const result = resultFor(ending);
  if (sound.checked) ending && now ? chime(result === "loss") : knock(board.falling / 1500);
  if (ending?.winner && now && result !== "loss") burst(board.root);
}

// The end of a game for who looks at it.
function resultFor(ending) {
  if (!ending) return "";
  if (!ending.winner) return "draw";
  return game.mine.length !== 1 ? "over" : game.mine.includes(ending.winner) ? "win" : "loss";
}

// The move that was tapped on the start page.
function playFirst() {
  const first = kept.get("four:first");
  if (first?.game !== id) return;
  kept.set("four:first", null);
  if (!game.state.moves) board.begin(first.action);
}

// Says what the other player did at the table.
function showEvent(entries) {
  const { what = {}, said } = entries.at(-1);
  const theirs = what.declined && !game.mine.includes(what.declined.by);
  $("event").textContent = theirs || what.joined ? said : "";
}

// Says that the other player has left, and that they are back.
function noteLeaving(sides) {
  const { state, mine } = game;
  if (mine.length !== 1 || !state || state.ending) return;
  const side = table.other(mine[0]);
  const at = SIDES.indexOf(side);
  const name = state.players[at].name;
  const was = game.present?.sides[at];
  if (was && !sides[at]) game.away = setTimeout(() => tell(fill(words.left, { name })), AWAY);
  if (!was && sides[at]) {
    clearTimeout(game.away);
    if ($("event").textContent === fill(words.left, { name })) tell(fill(words.back, { name }));
  }
}

function tell(text) {
  $("event").textContent = text;
  say(text);
}

// The cell of the disc that an entry dropped.
const dropped = ({ what }) => what.played?.events.find((event) => event.dropped)?.dropped.at;

function look(at) {
  const forward = at === moves.at + 1;
  game.at = at;
  draw(forward ? dropped(shown()[at - 1]) : null);
  follow(link(location.pathname, game.at === null ? {} : { at }));
  say(moves.said, $("status").textContent);
}

// What was played and stands. Declined offers have no sentence and are not shown.
const shown = () => game.entries.filter(({ version, said }) => said && game.state.standing.includes(version));

function draw(fallen) {
  const { state, mine } = game;
  if (!state) return;
  const list = shown();
  if (game.at >= list.length) game.at = null;
  const at = game.at ?? list.length;
  const live = game.at === null;
  moves.show(list.map(item), at);
  board.show(live ? state : past(list, at), fallen);
  board.over = Boolean(state.ending);
  $("status").textContent = live ? state.status : fill(words.looking_back, { number: at, count: list.length });
  const acts = live && mine.includes(state.turn) && !state.ending && !table.hasFreeSeat(state);
  if (!connection.waits) board.allow(acts ? state.legal : [], state.turn);
  table.showPlayers(state, mine);
  if (game.present) table.showPresence(game.present, state);
  table.showQuestions(state, mine, powers, offered, ask);
  table.showActions(state, mine);
  if ($("teacher")) {
    $("teacher").hidden = !mine.length || state.ending !== null;
    table.showHelp(state, mine);
    teacher?.show(state, acts);
  }
  showSeats();
  if (mine.length) remember(id, state, mine);
  table.showScore(state.score);
  $("main").dataset.result = live ? resultFor(state.ending) : "";
  $("title").textContent = title();
  document.title = (acts ? "● " : "") + fill(words.window_title, { page: title(), game: words.title });
  $("next").hidden = !state.next;
  $("next").href = link(`/g/${state.next}`);
  $("analyse").href = link("/analysis", { rules: state.rules, pos: state.pos });
}

const item = ({ said, what: { played } }, index) => ({
  label: played?.action.length === 1 ? played.action : said,
  said,
  side: LETTERS[played?.by],
  href: link(location.pathname, { at: index + 1 }),
});

// The server's sentence about an offer.
const offered = (side, offer) =>
  game.entries.findLast(({ what: { offered } }) => offered?.by === side && offered.offer === offer)?.said;

// An earlier position.
function past(list, at) {
  const entry = at ? list[at - 1] : game.entries[0];
  return { board: entry.board, last: dropped(entry) };
}

// Shows the invitation to a player, and the free seat to a visitor.
function showSeats() {
  const free = table.hasFreeSeat(game.state);
  const seated = game.mine.length > 0;
  $("invite").hidden = !free || !seated;
  keepFocus(() => ($("join").hidden = !free || seated));
  const code = $("invite").querySelector("img");
  if (free && seated && !code.src) code.src = code.dataset.src;
}

function title() {
  const [first, second] = game.state.players.map(({ name }) => name);
  return fill(words.against, { first, second });
}

const nameOf = (side) => game.state.players[SIDES.indexOf(side)].name;

// Lets everybody know that the player used help, once.
function noteHelp() {
  const [side] = game.mine;
  if (game.noted || !side || game.state.helped[SIDES.indexOf(side)]) return;
  game.noted = true;
  ask("help");
}

// The rematch has the same tokens and swapped sides. Players go there at once, unless they come back later.
function goOn(next, now) {
  if (!game.mine.length) return;
  kept.set(`four:${next}`, game.seats.map(({ side, token }) => ({ side: table.other(side), token })));
  if (now) location.assign(link(`/g/${next}`));
}

function listen() {
  const offer = (offer) => () => ask({ offer });
  $("undo").addEventListener("click", offer("undo"));
  // Two players at one screen agree with one press.
  table.twice($("draw"), words.sure, offer("draw"), () => game.mine.length > 1);
  $("rematch").addEventListener("click", offer("rematch"));
  table.twice($("resign"), words.give_up, () => ask({ play: "resign" }));
  reactions.listen((reaction) => connection.send({ react: reaction }));
  document.querySelectorAll("[data-copy]").forEach((button) => {
    button.hidden = false;
    const text = button.textContent;
    button.addEventListener("click", async () => {
      await copy($(button.dataset.copy));
      button.textContent = words.copied;
      say(words.copied);
      setTimeout(() => (button.textContent = text), 2000);
    });
  });
  $("send").hidden = !navigator.share;
  $("send").addEventListener("click", () => navigator.share({ title: title(), url: $("link").value }).catch(() => {}));
  $("join").addEventListener("submit", join);
  $("join").elements.name.value = kept.get("four:name", "");
  $("settings").hidden = false;
}

async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    // The clipboard interface needs https; this command does not.
    document.execCommand("copy");
  }
}

// The token for a seat. It is chosen once, so that a repeated request gets the same seat.
function chosen() {
  const hex = (byte) => byte.toString(16).padStart(2, "0");
  game.asked ??= [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join("");
  kept.set(`four:asked:${id}`, game.asked);
  return game.asked;
}

function keep(seats) {
  game.seats = seats;
  kept.set(`four:${id}`, seats);
}

async function join(event) {
  event.preventDefault();
  const name = $("join").elements.name.value.trim();
  kept.set("four:name", name);
  connection.tokens = [chosen()];
  try {
    keep([await request(`${API}/games/${id}/seat`, { body: { name, token: chosen() } })]);
    $("main").focus({ preventScroll: true });
  } catch (error) {
    notice(error.message);
  }
  // Also after an error: the seat may have been taken without an answer.
  connection.open();
}

listen();
