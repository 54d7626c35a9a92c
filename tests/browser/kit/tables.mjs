// Tables to play at: opened by a page as people do it, or at once.

import assert from "node:assert/strict";
import { eventually } from "./eventually.mjs";
import { playByHand } from "./hand.mjs";

// Opens a game on the start page, and waits for the page of the game.
export async function openByPage(person, button, choices = {}) {
  await person.visit("/");
  const options = person.$(".options");
  if (!(await options.evaluate((details) => details.open))) await options.locator("summary").click();
  for (const [name, value] of Object.entries(choices)) {
    const field = person.$(`[name=${name}]`);
    const select = await field.evaluate((field) => field.tagName === "SELECT");
    await (select ? field.selectOption(value) : field.fill(value));
  }
  await person.button(button).click();
  await person.page.waitForURL(/\/g\//);
  await person.connected();
}

// Two people sit at a table: the first opens it, the other comes by its link.
export async function meet({ four, somebody }, { moves = [], ...wishes } = {}, looks = {}) {
  const opened = await four.open(wishes);
  const seat = await four.join(opened.game);
  if (moves.length) await playByHand(four.address, opened.game, [...opened.seats, seat], moves);
  const ann = await somebody(looks);
  const bob = await somebody(looks);
  await Promise.all([ann.sit(opened), bob.sit({ game: opened.game, seats: [seat] })]);
  return [ann, bob];
}

// Two at one screen, with these moves played.
export async function share({ four, somebody }, { moves = [], ...wishes } = {}, looks = {}) {
  const opened = await four.open({ opponent: { here: "Bob" }, ...wishes });
  if (moves.length) await playByHand(four.address, opened.game, opened.seats, moves);
  const both = await somebody(looks);
  await both.sit(opened);
  return both;
}

// Waits until this is all that was played, in the server's book.
export function played(four, game, commands) {
  return eventually(async () => assert.deepEqual(await four.played(game), [...commands]));
}
