// The games of this visitor, kept on this device without an account.

import { API, fill, kept, link, make, request, words } from "./page.js";

const KEY = "four:games";
const MOST = 20;
const PLAIN = /^(standard|lc3|five|\d+x\d+)?( \d+x\d+| connect=\d+)*$/;
const SIDES = ["first", "second"];

export const games = () => kept.get(KEY, []);

// Notes how a game stands for the sides that this visitor plays.
export function remember(id, state, mine) {
  const { players, ending, rules, pos } = state;
  const free = players.some(({ who }) => who === "free");
  const note = {
    id,
    names: players.map(({ name }) => name),
    mine,
    waits: free,
    turn: state.turn,
    over: ending && { winner: ending.winner },
    rules,
    pos,
  };
  const others = games();
  const known = others.find((game) => game.id === id);
  if (JSON.stringify(known) === JSON.stringify(note)) return;
  kept.set(KEY, [note, ...others.filter((game) => game !== known)].slice(0, MOST));
}

export const forget = (id) => kept.set(KEY, games().filter((game) => game.id !== id));

// Asks the server how the open games stand now; those that it does not know any more are forgotten.
export async function refresh(count) {
  const open = games().filter(({ over }) => !over).slice(0, count);
  await Promise.all(open.reverse().map(async ({ id, mine }) => {
    try {
      remember(id, (await request(`${API}/games/${id}`)).state, mine);
    } catch {
      // Without the server the list stays as it was.
    }
  }));
}

// The list: open games first, `count` of each kind.
export function items(count) {
  const all = games();
  const open = all.filter(({ over }) => !over).slice(0, count);
  const over = all.filter(({ over }) => over).slice(0, count);
  return [...open, ...over].map(item);
}

function item(game) {
  const { id, over, rules, pos } = game;
  const row = make("li");
  const anchor = make("a", { href: link(`/g/${id}`) });
  anchor.append(make("bdi", { textContent: others(game) }), make("span", { textContent: standing(game) }));
  anchor.classList.toggle("acts", !over && !game.waits && game.mine.includes(game.turn));
  row.append(anchor);
  // The coach reviews games by plain rules only.
  const href = PLAIN.test(rules) ? link(`/g/${id}/review`) : link("/analysis", { rules, pos });
  if (over && pos) row.append(make("a", { className: "review", href, textContent: words.review }));
  return row;
}

const others = ({ names, mine, waits }) =>
  mine.length > 1 ? names.join(" – ") : waits ? words.friend : names[1 - SIDES.indexOf(mine[0])];

function standing({ names, mine, waits, turn, over }) {
  const name = (side) => names[SIDES.indexOf(side)];
  if (!over) return waits ? words.waits : mine.length < 2 && mine.includes(turn) ? words.my_turn : fill(words.their_turn, { name: name(turn) });
  if (!over.winner) return words.drawn;
  if (mine.length > 1) return fill(words.winner, { name: name(over.winner) });
  return mine.includes(over.winner) ? words.won : words.lost;
}
