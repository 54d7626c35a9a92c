// The rhythm of a game, its end, and what the other player does at the table.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/visitor.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { twoPlayers, sharedScreen } from "./kit/games.mjs";
import { playOverSocket } from "./kit/socket.mjs";

// Records when discs begin to fall and when they have landed.
const recordFalls = (visitor) => visitor.page.evaluate(() => {
  window.falls = [];
  for (const kind of ["animationstart", "animationend"]) {
    addEventListener(kind, ({ animationName, target, timeStamp }) =>
      animationName === "fall" && window.falls.push([kind, target.classList.contains("x") ? "x" : "o", timeStamp]), true);
  }
});

browserTest("the computer's disc falls a moment after yours has landed", async ({ four, visitor }) => {
  const opened = await four.open({ opponent: { computer: "1" } });
  const ann = await visitor();
  await ann.openGame(opened);
  await recordFalls(ann);
  await ann.press(4);
  await ann.waitForStatus("Computer 1 is thinking");
  const falls = await eventually(async () => {
    const falls = await ann.page.evaluate(() => window.falls);
    assert.equal(falls.length, 4);
    return falls;
  });
  assert.deepEqual(falls.map(([kind, side]) => `${kind} ${side}`), ["animationstart x", "animationend x", "animationstart o", "animationend o"]);
  // How long the pause is depends on the machine; it is there, and no shorter than meant.
  const pause = falls[2][2] - falls[1][2];
  assert.ok(pause > 300, `${pause} ms`);
  console.log(`# the computer's disc fell ${Math.round(pause)} ms after the player's had landed`);
});

browserTest("a win strikes through the line and bursts; a loss does not; less motion has no burst", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: [..."121212"] });
  const watch = (visitor) => visitor.page.evaluate(() => {
    window.bursts = 0;
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => (window.bursts += node.className === "burst" ? 1 : 0))))
      .observe(document.body, { subtree: true, childList: true });
  });
  await Promise.all([watch(ann), watch(bob)]);
  await ann.press(1);
  for (const [visitor, result, bursts, said] of [[ann, "win", 1, "You win!"], [bob, "loss", 0, "Ann wins!"]]) {
    await visitor.$(`[data-result=${result}] .strike`).waitFor({ state: "attached" });
    assert.equal(await visitor.page.evaluate(() => window.bursts), bursts);
    await visitor.waitForStatus(said);
    // From the lowest to the highest of the four discs.
    const path = await visitor.$(".strike").getAttribute("d");
    assert.deepEqual(path.match(/\d+/g).map(Number).sort((a, b) => a - b), [50, 50, 350, 650]);
  }
  const colour = (visitor) => visitor.$("#status").evaluate((one) => getComputedStyle(one).color);
  assert.notEqual(await colour(ann), await colour(bob));
  // The burst goes away.
  await eventually(async () => assert.equal(await ann.$(".burst").count(), 0));
  // A look back at the game shows no stroke.
  await ann.page.keyboard.press("Home");
  await ann.waitForStatus(/0 of 7/);
  assert.equal(await ann.$(".strike").count(), 0);

  const still = await sharedScreen(fixture, { moves: [..."121212"] }, { reducedMotion: "reduce" });
  await watch(still);
  await still.press(1);
  await still.$(".strike").waitFor({ state: "attached" });
  assert.equal(await still.page.evaluate(() => window.bursts), 0);
});

browserTest("a loss against the computer says to which level, and the result is said once", async ({ four, visitor }) => {
  const opened = await four.open({ opponent: { computer: "9" } });
  const ann = await visitor();
  await ann.openGame(opened);
  const said = [];
  await ann.context.exposeFunction("heard", (text) => said.push(text));
  await ann.page.evaluate(() => new MutationObserver(() => window.heard(document.getElementById("said").textContent))
    .observe(document.getElementById("said"), { childList: true, characterData: true, subtree: true }));
  for (;;) {
    const state = await eventually(async () => {
      const { state } = await four.game(ann.game);
      assert.ok(state.ending || state.turn === "first");
      return state;
    });
    if (state.ending) break;
    // The leftmost column that is free: a way to lose.
    const column = state.legal.find((action) => action.length === 1);
    await ann.$(`.columns button[data-column="${column}"][aria-disabled=false]`).waitFor();
    await ann.column(column).click();
    await eventually(async () => assert.ok((await four.game(ann.game)).state.moves > state.moves));
  }
  await ann.waitForStatus("You lost to level 9. Rematch?");
  await eventually(() => assert.match(said.at(-1) ?? "", /You lost to level 9/));
  assert.equal(said.at(-1).match(/You lost/g).length, 1, said.at(-1));
  assert.doesNotMatch(said.at(-1), /Computer 9 wins/);
});

browserTest("rematches keep the score, for both players and their new sides", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: [..."121212"] });
  const scores = (visitor) => visitor.$(".tally").evaluateAll((all) => all.map(({ hidden, textContent }) => (hidden ? null : textContent)));
  assert.deepEqual(await scores(ann), [null, null]);
  await ann.press(1);
  const { game } = ann;
  await ann.$("#rematch").click();
  await bob.button("Accept").click();
  await Promise.all([ann, bob].map((visitor) => visitor.page.waitForURL((url) => !url.pathname.endsWith(game))));
  await Promise.all([ann, bob].map((visitor) => visitor.connected()));
  for (const visitor of [ann, bob]) await eventually(async () => assert.deepEqual(await scores(visitor), ["0", "1"]));
  await play([bob, ann], "1212121");
  for (const visitor of [ann, bob]) await eventually(async () => assert.deepEqual(await scores(visitor), ["1", "1"]));
});

browserTest("the page says that the other player declined, has left, and is back", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4"] });
  await ann.$("#draw").click();
  await bob.button("Decline").click();
  const event = (text) => eventually(async () => assert.equal(await ann.$("#event").textContent(), text));
  await event("Bob declined");
  await bob.visit("/");
  await event("Bob has left. The game is kept.");
  await bob.page.goBack();
  await event("Bob is back.");
});

browserTest("an invitation says who invites and which side is yours; the title follows who joined", async ({ four, visitor }) => {
  const opened = await four.open();
  const [ann, bob] = [await visitor(), await visitor()];
  await ann.openGame(opened);
  await bob.visit(`/g/${opened.game}`);
  await bob.$("#join").waitFor();
  assert.equal(await bob.visibleText("#join h2"), "Ann invites you to a game. You play Yellow.");
  await bob.$("#join [name=name]").fill("Bob");
  await bob.button("Play").click();
  for (const visitor of [ann, bob]) {
    await eventually(async () => assert.match(await visitor.page.title(), /Ann against Bob · Four in a Row$/));
    await eventually(async () => assert.equal(await visitor.$("h1").textContent(), "Ann against Bob"));
  }
  const anh = await visitor({ language: "vi" });
  const other = await four.open();
  await anh.visit(`/g/${other.game}`);
  await anh.$("#join").waitFor();
  assert.equal(await anh.visibleText("#join h2"), "Ann mời bạn chơi một ván. Bạn cầm quân Vàng.");
});

browserTest("after a game Home and → step through it, also from the board", async ({ four, visitor }) => {
  const { game, seats } = await four.open({ opponent: { here: "Bob" } });
  await playOverSocket(four.address, game, seats, [..."1212121"]);
  const both = await visitor();
  await both.openGame({ game, seats });
  await both.column(4).focus();
  await both.page.keyboard.press("Home");
  await both.waitForStatus(/0 of 7/);
  await both.page.keyboard.press("ArrowRight");
  await both.waitForStatus(/1 of 7/);
});

browserTest("the second press of Resign is under the first; a tap while disconnected keeps the notice", { expected: /WebSocket|ERR_/ }, async (fixture) => {
  for (const size of [{ width: 360, height: 740 }, { width: 1440, height: 900 }]) {
    const [ann] = await twoPlayers(fixture, { moves: ["4", "4"] }, { size });
    const before = await ann.$("#resign").boundingBox();
    await ann.$("#resign").click();
    assert.deepEqual(await ann.$("#resign").boundingBox(), before);
    await ann.context.setOffline(true);
    await ann.page.evaluate(() => dispatchEvent(new Event("online")));
    await eventually(async () => assert.match((await ann.visibleText("#notice")) ?? "", /Connection lost/));
    await ann.press(3);
    await ann.$(".ghost.waits").waitFor();
    assert.match((await ann.visibleText("#notice")) ?? "", /Connection lost/);
  }
});
