// Games to test with: opened by the form of the start page, or directly at the server.

import assert from "node:assert/strict";
import { eventually } from "./eventually.mjs";
import { playOverSocket } from "./socket.mjs";

// Opens a game on the start page, and waits for the page of the game.
export async function openGameByForm(visitor, button, choices = {}) {
  await visitor.visit("/");
  await visitor.$("#tap:not([hidden])").waitFor();
  await visitor.openDetails();
  for (const [name, value] of Object.entries(choices)) {
    const field = visitor.$(`[name=${name}]`).first();
    const kind = await field.evaluate(({ tagName, type }) => (tagName === "SELECT" ? "select" : type));
    if (kind === "radio") await visitor.$(`[name=${name}][value="${value}"]`).check({ force: true });
    else await (kind === "select" ? field.selectOption(value) : field.fill(value));
  }
  await visitor.button(button).click();
  await visitor.page.waitForURL(/\/g\//);
  await visitor.connected();
}

// Two visitors at the page of one game, each with a seat, after these moves.
export async function twoPlayers({ four, visitor }, { moves = [], ...wishes } = {}, options = {}) {
  const opened = await four.open(wishes);
  const seat = await four.join(opened.game);
  if (moves.length) await playOverSocket(four.address, opened.game, [...opened.seats, seat], moves);
  const ann = await visitor(options);
  const bob = await visitor(options);
  await Promise.all([ann.openGame(opened), bob.openGame({ game: opened.game, seats: [seat] })]);
  return [ann, bob];
}

// One visitor with both seats of a game, after these moves.
export async function sharedScreen({ four, visitor }, { moves = [], ...wishes } = {}, options = {}) {
  const opened = await four.open({ opponent: { here: "Bob" }, ...wishes });
  if (moves.length) await playOverSocket(four.address, opened.game, opened.seats, moves);
  const both = await visitor(options);
  await both.openGame(opened);
  return both;
}

// Waits until the server has exactly these actions.
export function waitForActions(four, game, actions) {
  return eventually(async () => assert.deepEqual(await four.actions(game), [...actions]));
}
