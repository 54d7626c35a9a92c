// The page of a game: shows what the server sends, and sends what the player chooses.

import { $, API, fill, follow, keepFocus, kept, link, notice, request, say, setting, words } from "./page.js";
import { Board, LETTERS } from "./board.js";
import { Moves } from "./moves.js";
import { Connection } from "./connection.js";
import { chime, knock } from "./sound.js";
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

const { title } = document;
const board = new Board((action) => ask({ play: action }));
const moves = new Moves(look);
const clocks = new table.Clocks();
const confirms = setting("confirm", false, () => draw());
const sound = setting("sound", false, (on) => on && knock());
board.confirms = () => confirms.checked;

// Games against the computer have a coach, who comes when the player opens the card.
let teacher = null;
$("teacher")?.addEventListener("toggle", async () => {
  const { Teacher } = await import("./teacher.js");
  teacher = new Teacher(board, id);
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
    game.present = present;
    table.showPresence(present, game.state);
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
  connected(yes) {
    document.body.classList.toggle("offline", !yes);
    if (!yes) notice(words.offline);
    else if ($("notice").textContent === words.offline) notice();
  },
});
connection.tokens = game.seats.length ? game.seats.map(({ token }) => token) : [game.asked].filter(Boolean);
connection.open();

// Two players at one screen name the side, so that a repeated request is for the same one.
function ask(act) {
  if (act.play && connection.waits) return;
  notice();
  connection.ask(act, game.mine.length > 1 ? game.state.turn : undefined);
}

// New entries, and the state after them.
function changes({ from, entries, state }) {
  const first = !game.state;
  const before = game.state;
  game.entries = [...game.entries.filter(({ version }) => version <= from), ...entries];
  game.state = state;
  if (!first && entries.length) {
    const asked = game.mine.includes(state.turn) && table.asks(state.legal);
    say(...entries.map(({ said }) => said), state.status, asked);
  }
  if (state.next) goOn(state.next, before && !before.next);
  const played = entries.filter(({ what }) => what.played ?? what.ruled);
  if (played.length) {
    notice();
    if (sound.checked && !first) state.ending && !before.ending ? chime() : knock();
  }
  clocks.set(state.clocks);
  // A single new disc falls; after a break, the position is just shown.
  draw(!first && played.length === 1 ? dropped(played[0]) : null);
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
  $("status").textContent = live ? state.status : fill(words.looking_back, { number: at, count: list.length });
  const acts = live && mine.includes(state.turn) && !state.ending && !table.hasFreeSeat(state);
  if (!connection.waits) board.allow(acts ? state.legal : [], state.turn);
  table.showPlayers(state, mine);
  if (game.present) table.showPresence(game.present, state);
  table.showQuestions(state, mine, offered, ask);
  table.showActions(state, mine);
  if ($("teacher")) {
    $("teacher").hidden = !mine.length || state.ending !== null;
    $("helped").hidden = !kept.get(`four:helped:${id}`);
    teacher?.show(state, acts);
  }
  showSeats();
  if (mine.length && !state.ending) kept.set("four:last", id);
  else if (kept.get("four:last") === id) kept.set("four:last", null);
  document.title = (acts ? "● " : "") + title;
  $("next").hidden = !state.next;
  $("next").href = link(`/g/${state.next}`);
  $("analyse").href = link("/analysis", { rules: state.rules, pos: state.pos });
}

const item = ({ said, what: { played } }, index) => ({
  label: played && played.action.length <= 3 ? played.action : said,
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
  $("send").addEventListener("click", () => navigator.share({ title, url: $("link").value }).catch(() => {}));
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
