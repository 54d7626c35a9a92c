// A game: shows what the server says, sends what the player wants.

import { $, fill, follow, keepFocus, kept, link, notice, request, say, setting, words } from "./page.js";
import { Board, LETTERS } from "./board.js";
import { joined, Moves } from "./moves.js";
import { Link } from "./link.js";
import { chime, knock } from "./sound.js";
import * as table from "./table.js";

const id = location.pathname.split("/")[2];
const at = new URLSearchParams(location.search).get("at");
const game = {
  seats: kept.get(`four:${id}`, []),
  // The secret that is to hold a seat we asked for.
  asked: kept.get(`four:asked:${id}`),
  mine: [],
  entries: [],
  state: null,
  // How many moves are to be seen; null for all of them, also of those to come.
  at: /^\d+$/.test(at) ? Number(at) : null,
  present: null,
};

const { title } = document;
const board = new Board((command) => ask({ play: command }));
const moves = new Moves(look);
const clocks = new table.Clocks();
const confirms = setting("confirm", false, draw);
const sound = setting("sound", false, (on) => on && knock());
board.confirms = () => confirms.checked;

const line = new Link(id, {
  welcome({ sides }) {
    game.mine = sides;
    // We asked for a seat and did not hear that we got it.
    if (sides.length && !game.seats.length) keep(sides.map((side) => ({ side, token: line.tokens[0] })));
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
line.tokens = game.seats.length ? game.seats.map(({ token }) => token) : [game.asked].filter(Boolean);
line.open();

// Two at one screen say for whom: asked again later, it is still for the same side.
function ask(act) {
  if (act.play && line.waits) return;
  notice();
  line.ask(act, game.mine.length > 1 ? game.state.turn : undefined);
}

// News: all that happened since we looked, and how things stand.
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
  if (entries.some(({ what }) => what.played)) {
    notice();
    if (sound.checked && !first) state.over && !before.over ? chime() : knock();
  }
  clocks.set(state.clocks);
  draw();
}

// What was played and stands: moves taken back are struck out.
function standing() {
  return game.entries.reduce((moves, entry) => {
    if (entry.what.played) return [...moves, entry];
    const { to } = entry.what.took_back ?? {};
    return to === undefined ? moves : moves.filter(({ version }) => version <= to);
  }, []);
}

function look(at) {
  game.at = at;
  draw();
  follow(link(location.pathname, game.at === null ? {} : { at }));
  say(moves.said, $("status").textContent);
}

function draw() {
  const { state, mine } = game;
  if (!state) return;
  const played = standing();
  const shown = played.filter(({ said }) => said);
  if (game.at >= shown.length) game.at = null;
  const at = game.at ?? shown.length;
  const live = game.at === null;
  moves.show(shown.map(item), at);
  board.show(live ? state : past(shown, at));
  $("status").textContent = live ? state.status : fill(words.looking_back, at, shown.length);
  const acts = live && mine.includes(state.turn) && !state.over && !table.hasFreeSeat(state);
  if (!line.waits) board.allow(acts ? state.legal : [], state.turn);
  table.showPlayers(state, mine);
  if (game.present) table.showPresence(game.present, state);
  table.showQuestions(state, mine, offered, ask);
  table.showActions(state, mine);
  showSeats();
  if (mine.length && !state.over) kept.set("four:last", id);
  else if (kept.get("four:last") === id) kept.set("four:last", null);
  document.title = (acts ? "● " : "") + title;
  $("next").hidden = !state.next;
  $("next").href = link(`/g/${state.next}`);
  $("analyse").href = link("/analysis", { rules: state.rules, pos: position(played) });
}

const item = ({ said, what: { played } }, index) => ({
  label: played.command.length > 3 ? said : played.command,
  said,
  side: LETTERS[played.by],
  href: link(location.pathname, { at: index + 1 }),
});

// An offer in the server's words.
const offered = (side, offer) =>
  game.entries.findLast(({ what: { offered } }) => offered?.by === side && offered.offer === offer)?.said;

// An earlier position; which disc was the last then can be seen.
function past(shown, at) {
  const after = (count) => (count ? shown[count - 1] : game.entries[0]).board;
  return { board: after(at), last: at ? board.dropped(after(at - 1), after(at)) : null };
}

// The moves as an analysis wants them: what ends a game from outside is none.
function position(played) {
  const commands = played.map(({ what }) => what.played.command);
  return joined(commands.filter((command) => !["resign", "agreed", "time"].includes(command)));
}

// An invitation for whoever sits here, a seat for whoever does not.
function showSeats() {
  const free = table.hasFreeSeat(game.state);
  const seated = game.mine.length > 0;
  $("invite").hidden = !free || !seated;
  keepFocus(() => ($("join").hidden = !free || seated));
  const code = $("invite").querySelector("img");
  if (free && seated && !code.src) code.src = code.dataset.src;
}

// The rematch: the seats are the same, the sides are not. Whoever plays goes there; whoever comes back later may.
function goOn(next, now) {
  if (!game.mine.length) return;
  kept.set(`four:${next}`, game.seats.map(({ side, token }) => ({ side: table.other(side), token })));
  if (now) location.assign(link(`/g/${next}`));
}

function listen() {
  const offer = (offer) => () => ask({ offer });
  $("undo").addEventListener("click", offer("undo"));
  // Two at one screen agree with one press.
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
    // Without https there is only the old way.
    document.execCommand("copy");
  }
}

// Chosen once, so that asking again is harmless when an answer was lost.
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
  line.tokens = [chosen()];
  try {
    keep([await request(`/api/v1/games/${id}/seat`, { body: { name, token: chosen() } })]);
    $("main").focus({ preventScroll: true });
  } catch (error) {
    notice(error.message);
  }
  // Also if no answer came: the seat may be ours.
  line.open();
}

listen();
