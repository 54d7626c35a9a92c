// Offers between players: to undo a move, to draw, to play again; and resigning.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/visitor.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { twoPlayers, waitForActions, sharedScreen } from "./kit/games.mjs";

const entryKinds = async (four, game) => (await four.game(game)).entries.map(({ what }) => Object.keys(what)[0]);

browserTest("a rematch swaps the sides, and both pages go there", async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await twoPlayers(fixture, { moves: ["1", "2", "1", "2", "1", "2"] });
  const first = ann.game;
  await ann.press(1);
  await ann.$("#rematch").click();
  await eventually(async () => assert.match((await bob.visibleText("#questions")) ?? "", /Ann wants to play again/));
  await bob.button("Accept").click();
  await Promise.all([ann, bob].map((visitor) => visitor.page.waitForURL((url) => !url.pathname.endsWith(first))));
  await Promise.all([ann, bob].map((visitor) => visitor.connected()));
  assert.equal(ann.game, bob.game);
  const { state } = await four.game(ann.game);
  assert.deepEqual(state.players.map(({ name }) => name), ["Bob", "Ann"]);
  await play([bob, ann], "45");
  // The old game links to the new one.
  const next = ann.game;
  await ann.visit(`/g/${first}`);
  await ann.$("#next").click();
  await ann.page.waitForURL(new RegExp(`/g/${next}`));
  await play([bob, ann], "45");
});

browserTest("a move is taken back if the other player agrees", async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await twoPlayers(fixture);
  await play([ann, bob], "4");
  const before = await bob.board();
  await play([bob, ann], "5");

  await bob.$("#undo").click();
  await eventually(async () => assert.match((await ann.visibleText("#questions")) ?? "", /Bob asks to undo the last move/));
  await ann.button("Decline").click();
  await eventually(async () => assert.equal(await bob.visibleText("#questions"), null));
  assert.equal((await four.game(ann.game)).state.moves, 2);

  await bob.$("#undo").click();
  await ann.button("Accept").click();
  await eventually(async () => assert.equal((await four.game(ann.game)).state.moves, 1));
  await Promise.all([ann, bob].map((visitor) => visitor.waitForBoard(before.drawn)));
  assert.deepEqual(await ann.$("#moves a").allTextContents(), ["4"]);
  await play([bob, ann], "33");
  assert.deepEqual(await entryKinds(four, ann.game),
    ["opened", "joined", "played", "played", "offered", "declined", "offered", "took_back", "played", "played"]);
});

browserTest("a page shows exactly the offers that the server accepts", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4"] });
  const shown = async (visitor, offers) => {
    for (const offer of ["undo", "draw", "rematch"]) {
      await eventually(async () => assert.equal(await visitor.$(`#${offer}`).isVisible(), offers.includes(offer), offer));
    }
  };
  await shown(ann, ["undo", "draw"]);
  await shown(bob, ["draw"]);
  // Rules with an undo power exclude the offer, also when the power is used up.
  const both = await sharedScreen(fixture, { rules: "undo=1", moves: ["4", "undo", "4", "4", "undo", "4"] });
  assert.deepEqual((await fixture.four.game(both.game)).state.charges.map(({ undo }) => undo), [0, 0]);
  await shown(both, ["draw"]);
  // The link to the analysis has all actions, also those that are not columns.
  const href = await both.$("#analyse").getAttribute("href");
  assert.equal(new URLSearchParams(href.split("?")[1]).get("pos"), "4,undo,4,4,undo,4,");
  const high = await sharedScreen(fixture, { rules: "7x10 remove=1", moves: [..."4444444444", "x410"] });
  assert.match(await high.$("#analyse").getAttribute("href"), /x410/);
});

browserTest("an offer can be withdrawn", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4"] });
  await ann.$("#draw").click();
  await bob.button("Accept").waitFor();
  await ann.button("Cancel").click();
  await eventually(async () => assert.equal(await bob.visibleText("#questions"), null));
  await play([bob, ann], "4");
});

browserTest("a draw needs both players", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4"] });
  await ann.$("#draw").click();
  await bob.button("Accept").click();
  for (const visitor of [ann, bob]) await visitor.waitForStatus("A draw, as agreed");
  const { state } = await fixture.four.game(ann.game);
  assert.deepEqual(state.ending.outcome, { tie: "agreed" });
});

browserTest("resigning takes two presses", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4"] });
  await ann.$("#resign").click();
  await ann.$("#resign.sure").click();
  await waitForActions(fixture.four, ann.game, ["4", "resign"]);
  await bob.waitForStatus(/Ann resigned/);
  await ann.waitForStatus(/resigned/);
  assert.equal((await fixture.four.game(ann.game)).state.ending.winner, "second");
  assert.equal(await ann.visibleText("#resign"), null);
});

browserTest("two players on one screen take back and play again without an offer", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: ["1", "2", "1", "2", "1"] });
  await both.$("#undo").click();
  await eventually(async () => assert.equal((await fixture.four.game(both.game)).state.moves, 4));
  await waitForActions(fixture.four, both.game, "12121");
  const first = both.game;
  await both.press(1);
  await both.press(2);
  await both.press(1);
  await both.waitForStatus(/Ann wins!/);
  await both.$("#rematch").click();
  await both.page.waitForURL((url) => !url.pathname.endsWith(first));
  await both.connected();
  await both.press(4);
  await waitForActions(fixture.four, both.game, "4");
});
