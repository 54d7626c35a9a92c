// Every page there is, ready to be looked at.

import { playByHand } from "./hand.mjs";

// Sets the tables; gives the pages, each with what shows that it has come to life, and the seats to see them from.
export async function tour(four) {
  const seats = {};
  const table = async (moves, seated = true, wishes = {}) => {
    const { game, seats: own } = await four.open(wishes);
    const all = [...own, await four.join(game)];
    await playByHand(four.address, game, all, moves);
    if (seated) seats[game] = own;
    return `/g/${game}`;
  };
  const waiting = await four.open();
  const free = await four.open();
  seats[waiting.game] = waiting.seats;
  const pages = [
    ["start", "/", "#new button[value=friend]"],
    ["waiting", `/g/${waiting.game}`, "#invite"],
    ["free seat", `/g/${free.game}`, "#join"],
    ["running", await table(["4", "4", "5"]), "#resign"],
    ["my turn", await table(["4", "4", "5", "3"]), ".columns button:not([aria-disabled=true])"],
    ["offered", await table(["4", "4", { offer: "draw", as: "second" }]), "#questions .primary"],
    ["question", await table(["4", "pass", "4", "pass", "3"], true, { rules: "powers" }), "#questions button"],
    ["clock", await table(["4", "4"], true, { clock: { bank: { seconds: 300, increment: 5 } } }), ".clock.runs"],
    ["days", await table(["4", "4"], true, { clock: { move: 30 * 86_400 } }), ".clock.runs"],
    ["over", await table(["4", "4", "5", "5", "3", "3", "2"]), "#rematch"],
    ["watched", await table(["4", "4", "5"], false), "#watching"],
    ["analysis", "/analysis?pos=33333344444455", ".scores .best"],
    ["puzzle", "/puzzle?hardness=easy&seed=8", "#solution"],
    ["help", "/help", "h1"],
    ["nothing", "/nothing", "h1"],
  ].map(([name, path, sign]) => ({ name, path, sign }));
  return { pages, seats };
}

// What the browser itself says about the page that is not there.
export const NOTHING = /404/;

// Goes to a page in a language, or in the browser's own if none is named, and waits until it has come to life.
export async function look(person, { path, sign }, language) {
  await person.visit(language ? `${path}${path.includes("?") ? "&" : "?"}lang=${language}` : path);
  await person.$(sign).first().waitFor();
  await person.$("details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
}
