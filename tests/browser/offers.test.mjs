// What players ask of each other: a move back, a draw, another game; and giving up.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/person.mjs";
import { scene } from "./kit/scene.mjs";
import { meet, played, share } from "./kit/tables.mjs";

const happenings = async (four, game) => (await four.game(game)).entries.map(({ what }) => Object.keys(what)[0]);

scene("a rematch swaps the sides, and both pages go there", async (stage) => {
  const { four } = stage;
  const [ann, bob] = await meet(stage, { moves: ["1", "2", "1", "2", "1", "2"] });
  const first = ann.game;
  await ann.press(1);
  await ann.$("#rematch").click();
  await eventually(async () => assert.match((await bob.shown("#questions")) ?? "", /Ann wants to play again/));
  await bob.button("Accept").click();
  await Promise.all([ann, bob].map((person) => person.page.waitForURL((url) => !url.pathname.endsWith(first))));
  await Promise.all([ann, bob].map((person) => person.connected()));
  assert.equal(ann.game, bob.game);
  const { state } = await four.game(ann.game);
  assert.deepEqual(state.players.map(({ name }) => name), ["Bob", "Ann"]);
  await play([bob, ann], "45");
  // Also whoever comes back to the old game finds the new one.
  const next = ann.game;
  await ann.visit(`/g/${first}`);
  await ann.$("#next").click();
  await ann.page.waitForURL(new RegExp(`/g/${next}`));
  await play([bob, ann], "45");
});

scene("a move is taken back if the other agrees", async (stage) => {
  const { four } = stage;
  const [ann, bob] = await meet(stage);
  await play([ann, bob], "4");
  const before = await bob.board();
  await play([bob, ann], "5");

  await bob.$("#undo").click();
  await eventually(async () => assert.match((await ann.shown("#questions")) ?? "", /Bob asks to undo the last move/));
  await ann.button("Decline").click();
  await eventually(async () => assert.equal(await bob.shown("#questions"), null));
  assert.equal((await four.game(ann.game)).state.moves, 2);

  await bob.$("#undo").click();
  await ann.button("Accept").click();
  await eventually(async () => assert.equal((await four.game(ann.game)).state.moves, 1));
  await Promise.all([ann, bob].map((person) => person.sees(before.drawn)));
  assert.deepEqual(await ann.$("#moves a").allTextContents(), ["4"]);
  await play([bob, ann], "33");
  assert.deepEqual(await happenings(four, ann.game),
    ["opened", "joined", "played", "played", "offered", "declined", "offered", "took_back", "played", "played"]);
});

scene("only what the server would not refuse can be offered", async (stage) => {
  const [ann, bob] = await meet(stage, { moves: ["4"] });
  const shown = async (person, offers) => {
    for (const offer of ["undo", "draw", "rematch"]) {
      await eventually(async () => assert.equal(await person.$(`#${offer}`).isVisible(), offers.includes(offer), offer));
    }
  };
  await shown(ann, ["undo", "draw"]);
  await shown(bob, ["draw"]);
  // Rules that say when a move can be taken back say it also when that is used up.
  const both = await share(stage, { rules: "undo=1", moves: ["4", "undo", "4", "4", "undo", "4"] });
  assert.deepEqual((await stage.four.game(both.game)).state.charges.map(({ undo }) => undo), [0, 0]);
  await shown(both, ["draw"]);
  // What is played with long words is part of the game that is analysed.
  const href = await both.$("#analyse").getAttribute("href");
  assert.equal(new URLSearchParams(href.split("?")[1]).get("pos"), "4,undo,4,4,undo,4,");
  const high = await share(stage, { rules: "7x10 remove=1", moves: [..."4444444444", "x410"] });
  assert.match(await high.$("#analyse").getAttribute("href"), /x410/);
});

scene("an offer can be taken back", async (stage) => {
  const [ann, bob] = await meet(stage, { moves: ["4"] });
  await ann.$("#draw").click();
  await bob.button("Accept").waitFor();
  await ann.button("Cancel").click();
  await eventually(async () => assert.equal(await bob.shown("#questions"), null));
  await play([bob, ann], "4");
});

scene("a draw needs both", async (stage) => {
  const [ann, bob] = await meet(stage, { moves: ["4"] });
  await ann.$("#draw").click();
  await bob.button("Accept").click();
  for (const person of [ann, bob]) await person.isTold("A draw, as agreed");
  const { state } = await stage.four.game(ann.game);
  assert.deepEqual(state.ending.outcome, { tie: "agreed" });
});

scene("giving up takes two presses", async (stage) => {
  const [ann, bob] = await meet(stage, { moves: ["4"] });
  await ann.$("#resign").click();
  await ann.$("#resign.sure").click();
  await played(stage.four, ann.game, ["4", "resign"]);
  await bob.isTold(/Ann resigned/);
  await ann.isTold(/resigned/);
  assert.equal((await stage.four.game(ann.game)).state.ending.winner, "second");
  assert.equal(await ann.shown("#resign"), null);
});

scene("two on one screen take back and play again without asking", async (stage) => {
  const both = await share(stage, { moves: ["1", "2", "1", "2", "1"] });
  await both.$("#undo").click();
  await eventually(async () => assert.equal((await stage.four.game(both.game)).state.moves, 4));
  await played(stage.four, both.game, "12121");
  const first = both.game;
  await both.press(1);
  await both.press(2);
  await both.press(1);
  await both.isTold(/Ann wins!/);
  await both.$("#rematch").click();
  await both.page.waitForURL((url) => !url.pathname.endsWith(first));
  await both.connected();
  await both.press(4);
  await played(stage.four, both.game, "4");
});
