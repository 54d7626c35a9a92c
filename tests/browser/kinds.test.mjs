// Every kind of game: other rules, other boards, other opponents, a clock.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/person.mjs";
import { scene } from "./kit/scene.mjs";
import { meet, openByPage, played, share } from "./kit/tables.mjs";

scene("powers: a move taken back, a turn blocked, a disc removed", async (stage) => {
  const { four } = stage;
  const [ann, bob] = await meet(stage, { rules: "powers", moves: ["4", "pass", "4", "pass"] });
  const { game } = ann;
  assert.equal(await ann.shown(".player[data-side=x] .powers"), "you · undo 3 · block 1 · remove 1 · mistakes left 3");

  await ann.press(3);
  await ann.button("Undo the move").click();
  await played(four, game, ["4", "pass", "4", "pass", "3", "undo"]);
  assert.equal(await bob.shown("#questions"), null);
  await ann.press(2);
  await ann.button("Keep the move").click();
  await ann.button("Block the other side").click();
  await ann.press(3);
  await ann.button("Keep the move").click();

  await bob.$("#modes [data-mode=remove]").click();
  await bob.button("Remove the disc in column 3, row 1").click();
  await played(four, game, ["4", "pass", "4", "pass", "3", "undo", "2", "keep", "block", "3", "keep", "x31"]);
  const { state } = await four.game(game);
  assert.equal(state.board.split("/").at(-1), ".x.x...");
  await Promise.all([ann, bob].map((person) => person.sees(state.board)));
  assert.match(await bob.shown(".player[data-side=o] .powers"), /^(?!.*remove)/);
  assert.match(await ann.shown(".player[data-side=x] .powers"), /undo 2(?!.*block)/);
});

scene("pop-out: a disc leaves at the bottom", async (stage) => {
  const { four } = stage;
  const [ann, bob] = await meet(stage, { rules: "popout" });
  await play([ann, bob], "11");
  await ann.$("#modes [data-mode=pop]").click();
  assert.equal(await ann.column(2).getAttribute("aria-disabled"), "true");
  await ann.button("Pop your disc out of column 1").click();
  await played(four, ann.game, ["1", "1", "p1"]);
  await Promise.all([ann, bob].map((person) => person.sees("......./......./......./......./......./o......")));
  // A press drops again.
  await play([bob, ann], "22");
});

scene("nine columns, seven rows, five in a row", async ({ four, somebody }) => {
  const both = await somebody();
  await openByPage(both, "Two on this screen", { own: "9x7 connect=5", name: "Ann", other: "Bob", side: "first" });
  assert.equal(await both.$(".columns button").count(), 9);
  await play([both, both], "9182736");
  assert.equal((await four.game(both.game)).state.ending, null);
  await play([both, both], "45");
  await both.isTold("Ann wins!");
  await both.sees((await four.game(both.game)).state.board);
});

scene("two on one screen, from the start page to a win", async ({ four, somebody }) => {
  const both = await somebody();
  await openByPage(both, "Two on this screen", { name: "Ann", other: "Bob", side: "first" });
  await play([both, both], "4453637");
  await both.isTold("Ann wins!");
  assert.deepEqual((await four.game(both.game)).state.ending.outcome.line.cells.length, 4);
  assert.equal(await both.$(".columns button:not([aria-disabled=true])").count(), 0);
});

scene("a game against level 3, to its end", async ({ four, somebody }) => {
  const ann = await somebody();
  await openByPage(ann, "Play the computer", { name: "Ann" });
  for (;;) {
    const state = await eventually(async () => {
      const { state } = await four.game(ann.game);
      assert.ok(state.ending || state.players[state.turn === "first" ? 0 : 1].name === "Ann");
      return state;
    });
    if (state.ending) break;
    await ann.press(state.legal.find((command) => command.length === 1));
    await eventually(async () => assert.ok((await four.game(ann.game)).state.moves > state.moves));
  }
  const { state } = await four.game(ann.game);
  await ann.sees(state.board);
  await ann.isTold(/win|draw/i);
  assert.ok(await ann.shown("#rematch"));
});

scene("a clock that runs out", async ({ four, somebody }) => {
  const opened = await four.open({ clock: { move: 2 } });
  const ann = await somebody();
  await ann.sit(opened);
  const seen = [];
  await ann.page.exposeFunction("seen", (time) => seen.push(time));
  await ann.page.evaluate(() => {
    const clock = document.querySelector(".player[data-side=x] .clock");
    new MutationObserver(() => clock.matches(".runs") && seen(clock.textContent)).observe(clock, { childList: true, attributes: true });
  });
  const seat = await four.join(opened.game);
  const bob = await somebody();
  await bob.sit({ game: opened.game, seats: [seat] });
  for (const person of [ann, bob]) await person.isTold(/ran out of time: Bob wins|ran out of time: you win/);
  await eventually(async () => assert.deepEqual((await four.game(ann.game)).state.ending?.outcome, { timed_out: { loser: "first" } }));
  const times = [...new Set(seen.map(Number))];
  assert.ok(times.length && times[0] <= 2 && times.every((time, at) => !at || time <= times[at - 1]), `${times}`);
  assert.equal((await four.game(ann.game)).state.ending.winner, "second");
});
