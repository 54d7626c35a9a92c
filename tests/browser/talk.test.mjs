// Short words between the people of a game.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { sharedScreen, twoPlayers } from "./kit/games.mjs";
import { violations } from "./kit/axe.mjs";
import { PHONE } from "./kit/visitor.mjs";

browserTest("a player says something with a tap or with keys; all see it, spectators say nothing", async (fixture) => {
  const { four, visitor } = fixture;
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4"] }, { size: PHONE, hasTouch: true });
  const eve = await visitor();
  await eve.visit(`/g/${ann.game}`);
  await eve.connected();
  for (const one of [ann, bob, eve]) await one.stopTimers();
  const shown = (one, side, words) => eventually(async () =>
    assert.equal(await one.$(`.player[data-side=${side}] .bubble`).textContent(), words));
  const { entries } = await four.game(ann.game);

  await ann.$("#react").tap();
  await ann.$("[data-reaction=nice]").tap();
  for (const one of [ann, bob, eve]) await shown(one, "x", "👍 Nice move!");
  for (const one of [bob, eve]) await eventually(async () => assert.equal(await one.$("#said").textContent(), "Ann: Nice move!"));
  assert.equal(await ann.$("#reactions").isVisible(), false);

  await bob.$("#react").focus();
  await bob.page.keyboard.press("Enter");
  await bob.$("[data-reaction=hi]:focus").waitFor();
  await bob.page.keyboard.press("Tab");
  await bob.page.keyboard.press("Enter");
  for (const one of [ann, bob, eve]) await shown(one, "o", "👍 Nice move!");
  await eventually(async () => assert.equal(await bob.$("#react:focus").count(), 1));
  // A bubble goes away, and nothing of it is saved.
  await ann.page.clock.runFor(4_100);
  assert.equal(await ann.$(".bubble").count(), 0);
  assert.deepEqual((await four.game(ann.game)).entries, entries);
  assert.equal(await eve.visibleText("#react"), null);

  // Nobody can say more than a few words at once, and a spectator none.
  assert.equal(await refusal(ann, 50), "too_fast");
  assert.equal(await refusal(eve, 1), "spectator");
});

// Says something so many times over a socket of its own; returns why the server refuses.
const refusal = (visitor, count) => visitor.page.evaluate((count) => new Promise((done) => {
  const game = location.pathname.split("/")[2];
  const tokens = JSON.parse(localStorage.getItem(`four:${game}`) ?? "[]").map(({ token }) => token);
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v2/games/${game}/socket`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ hello: { tokens, seen: 0, language: "en" } }));
    for (let time = 0; time < count; time++) socket.send(JSON.stringify({ react: "wow" }));
  };
  socket.onmessage = ({ data }) => data.includes('"refused"') && (socket.close(), done(JSON.parse(data).refused.reason));
}), count);

browserTest("the choice of words has no violations", async (fixture) => {
  const [ann] = await twoPlayers(fixture, { moves: ["4"] });
  await ann.$("#react").click();
  await ann.$("[data-reaction=hi]").waitFor();
  assert.deepEqual(await violations(ann, "reactions"), []);
});

browserTest("nothing is said at one screen or to the computer", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: ["4"] });
  await both.$("#resign").waitFor();
  assert.equal(await both.visibleText("#react"), null);
  const ann = await fixture.visitor();
  await ann.openGame(await fixture.four.open({ opponent: { computer: "1" } }));
  assert.equal(await ann.$("#react").count(), 0);
});
