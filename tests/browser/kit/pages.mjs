// Every page, in every state, for tests that look at all of them.

import { playOverSocket } from "./socket.mjs";

// Opens games for the pages that need one. Returns the pages, each with a selector that matches when its script has drawn it,
// and the seats of the visitor.
export async function everyPage(four) {
  const seats = {};
  const game = async (moves, seated = true, wishes = {}) => {
    const { game, seats: own } = await four.open(wishes);
    const all = [...own, await four.join(game)];
    await playOverSocket(four.address, game, all, moves);
    if (seated) seats[game] = own;
    return `/g/${game}`;
  };
  const waiting = await four.open();
  const free = await four.open();
  seats[waiting.game] = waiting.seats;
  const over = await game(["4", "4", "5", "5", "3", "3", "2"]);
  const pages = [
    ["start", "/", "#new button[value=friend]"],
    ["waiting", `/g/${waiting.game}`, "#invite"],
    ["free seat", `/g/${free.game}`, "#join"],
    ["running", await game(["4", "4", "5"]), "#resign"],
    ["my turn", await game(["4", "4", "5", "3"]), ".columns button:not([aria-disabled=true])"],
    ["offered", await game(["4", "4", { offer: "draw", as: "second" }]), "#questions .primary"],
    ["question", await game(["4", "pass", "4", "pass", "3"], true, { rules: "powers" }), "#questions button"],
    ["clock", await game(["4", "4"], true, { clock: { bank: { seconds: 3000, increment: 5 } } }), ".clock.runs"],
    ["days", await game(["4", "4"], true, { clock: { move: 30 * 86_400 } }), ".clock.runs"],
    ["over", over, "#rematch"],
    ["review", `${over}/review`, "#turning a"],
    ["watched", await game(["4", "4", "5"], false), "#watching"],
    ["pop-out", await game(["1", "1"], true, { rules: "popout" }), "#modes [data-mode=pop]"],
    ["embedded", (await game(["4", "4", "5"], false)).replace("/g/", "/embed/"), ".embed .status"],
    ["analysis", "/analysis?pos=33333344444455", ".score.best"],
    ["learn", "/learn", ".lessons .next"],
    ["lesson", "/learn/double-threat", "#solution"],
    ["puzzle", "/puzzle?theme=win-in-one&seed=8", "#solution"],
    ["help", "/help", "h1"],
    ["not found", "/nothing", "h1"],
  ].map(([name, path, sign]) => ({ name, path, sign }));
  return { pages, seats };
}

// The problem that the browser reports for the page that is not found.
export const NOT_FOUND = /404/;

// Visits a page in a language, or in the browser's own, waits until it is drawn, and opens all its details.
export async function showPage(visitor, { path, sign }, language) {
  await visitor.visit(language ? `${path}${path.includes("?") ? "&" : "?"}lang=${language}` : path);
  await visitor.$(sign).first().waitFor();
  await visitor.openDetails();
}
