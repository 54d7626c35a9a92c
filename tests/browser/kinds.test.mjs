// Every kind of game: other rules, other boards, other opponents, a clock.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/visitor.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { playOverSocket } from "./kit/socket.mjs";
import { twoPlayers, openGameByForm, waitForActions } from "./kit/games.mjs";

browserTest("powers: a move taken back, a turn blocked, a disc removed", async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await twoPlayers(fixture, { rules: "powers", moves: ["4", "pass", "4", "pass"] });
  const { game } = ann;
  assert.equal(await ann.visibleText(".player[data-side=x] .powers"), "you · undo 3 · block 1 · remove 1 · mistakes left 3");

  await ann.press(3);
  await ann.button("Undo ×3").click();
  await waitForActions(four, game, ["4", "pass", "4", "pass", "3", "undo"]);
  assert.equal(await bob.visibleText("#questions"), null);
  await ann.press(2);
  await ann.button("Block ×1").click();
  await ann.press(3);
  await ann.button("Go on").click();

  await bob.$("#modes [data-mode=remove]").click();
  await bob.button("Remove the disc in column 3, row 1").click();
  await waitForActions(four, game, ["4", "pass", "4", "pass", "3", "undo", "2", "keep", "block", "3", "keep", "x31"]);
  const { state } = await four.game(game);
  assert.equal(state.board.split("/").at(-1), ".x.x...");
  await Promise.all([ann, bob].map((visitor) => visitor.waitForBoard(state.board)));
  assert.match(await bob.visibleText(".player[data-side=o] .powers"), /^(?!.*remove)/);
  assert.match(await ann.visibleText(".player[data-side=x] .powers"), /undo 2(?!.*block)/);
});

browserTest("powers: the game goes on when the countdown ends, and the second question needs no press", async ({ four, visitor }) => {
  const opened = await four.open({ opponent: { here: "Bob" }, rules: "powers" });
  await playOverSocket(four.address, opened.game, opened.seats, ["4", "pass", "4", "pass"]);
  const both = await visitor();
  await both.stopTimers();
  await both.openGame(opened);
  await both.openDetails();
  await both.$("[name=powers]").selectOption("6");
  const count = (text) => eventually(async () => assert.equal(await both.$(".go-on span").textContent(), text));
  await both.press(3);
  await count("6");
  await both.page.clock.runFor(2_100);
  await count("4");
  // The keyboard at the buttons stops the time.
  await both.button("Undo ×3").focus();
  await both.page.keyboard.press("Shift");
  await both.page.clock.runFor(10_000);
  await count("4");
  await both.$("#moves a").first().focus();
  await both.page.clock.runFor(4_000);
  await waitForActions(four, opened.game, ["4", "pass", "4", "pass", "3", "keep", "pass"]);
  await both.$("#questions button").first().waitFor({ state: "detached" });
});

browserTest("pop-out: a disc leaves at the bottom", async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await twoPlayers(fixture, { rules: "popout" });
  await play([ann, bob], "11");
  await ann.$("#modes [data-mode=pop]").click();
  assert.equal(await ann.column(2).getAttribute("aria-disabled"), "true");
  await ann.button("Pop your disc out of column 1").click();
  await waitForActions(four, ann.game, ["1", "1", "p1"]);
  await Promise.all([ann, bob].map((visitor) => visitor.waitForBoard("......./......./......./......./......./o......")));
  // After a pop, a press drops again.
  await play([bob, ann], "22");
});

browserTest("nine columns, seven rows, five in a row", async ({ four, visitor }) => {
  const both = await visitor();
  await openGameByForm(both, "Two on this screen", { own: "9x7 connect=5", name: "Ann", other: "Bob", side: "first" });
  assert.equal(await both.$(".columns button").count(), 9);
  await play([both, both], "9182736");
  assert.equal((await four.game(both.game)).state.ending, null);
  await play([both, both], "45");
  await both.waitForStatus("Ann wins!");
  await both.waitForBoard((await four.game(both.game)).state.board);
});

browserTest("two players on one screen, from the start page to a win", async ({ four, visitor }) => {
  const both = await visitor();
  await openGameByForm(both, "Two on this screen", { name: "Ann", other: "Bob", side: "first" });
  await play([both, both], "4453637");
  await both.waitForStatus("Ann wins!");
  assert.deepEqual((await four.game(both.game)).state.ending.outcome.line.cells.length, 4);
  assert.equal(await both.$(".columns button:not([aria-disabled=true])").count(), 0);
});

browserTest("a game against level 3, to its end", async ({ four, visitor }) => {
  const ann = await visitor();
  await openGameByForm(ann, "Play the computer", { name: "Ann" });
  for (;;) {
    const state = await eventually(async () => {
      const { state } = await four.game(ann.game);
      assert.ok(state.ending || state.players[state.turn === "first" ? 0 : 1].name === "Ann");
      return state;
    });
    if (state.ending) break;
    const column = state.legal.find((command) => command.length === 1);
    // The page shows the computer's disc a moment later.
    await ann.$(`.columns button[data-column="${column}"][aria-disabled=false]`).waitFor();
    await ann.press(column);
    await eventually(async () => assert.ok((await four.game(ann.game)).state.moves > state.moves));
  }
  const { state } = await four.game(ann.game);
  await ann.waitForBoard(state.board);
  await ann.waitForStatus(/win|draw|lost to level 3/i);
  assert.ok(await ann.visibleText("#rematch"));
});

browserTest("the clock of the side to act runs down", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { clock: { bank: { seconds: 3000, increment: 0 } } });
  // Before the first move no clock runs.
  assert.equal(await ann.$(".clock.runs").count(), 0);
  await play([ann, bob], "44");
  const clock = (side) => ann.$(`.player[data-side=${side}] .clock`);
  const left = async () => {
    const [minutes, seconds] = (await clock("x").textContent()).split(":").map(Number);
    return 60 * minutes + seconds;
  };
  const [first, resting] = [await left(), await clock("o").textContent()];
  assert.ok(first <= 3000);
  await eventually(async () => assert.ok((await left()) < first));
  assert.equal(await clock("o").textContent(), resting);
});

browserTest("a player whose time runs out has lost", async ({ four, visitor }) => {
  const opened = await four.open({ clock: { move: 1 } });
  const ann = await visitor();
  await ann.openGame(opened);
  const bob = await visitor();
  await bob.openGame({ game: opened.game, seats: [await four.join(opened.game)] });
  await ann.press(4);
  await bob.waitForStatus("You ran out of time: Ann wins!");
  await ann.waitForStatus("Bob ran out of time: you win!");
  assert.deepEqual((await four.game(ann.game)).state.ending.outcome, { timed_out: { loser: "second" } });
});
