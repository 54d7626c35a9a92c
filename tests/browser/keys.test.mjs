// Everything works with the keyboard alone.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { twoPlayers, waitForActions, sharedScreen } from "./kit/games.mjs";

// The focused element, and whether the focus is visible: it is inside the window and has an outline.
function focus(visitor) {
  return visitor.page.evaluate(() => {
    const one = document.activeElement;
    const drawn = (element) => element && getComputedStyle(element).outlineStyle !== "none";
    const { top, bottom, width, height } = one.getBoundingClientRect();
    return {
      lost: one === document.body,
      name: one.getAttribute("value") ?? one.dataset.column ?? (one.id || one.textContent.trim()),
      seen: drawn(one) || drawn(one.nextElementSibling),
      inside: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    };
  });
}

// Presses a key; the focus must be on an element and visible.
async function press(visitor, key) {
  await visitor.page.keyboard.press(key);
  const { lost, seen, inside, name } = await focus(visitor);
  assert.ok(!lost, `${key}: the focus is lost`);
  assert.ok(seen && inside, `${key}: the focus on ${name} is not visible`);
}

// Presses Tab until this element has the focus.
async function reach(visitor, selector, key = "Tab") {
  for (let step = 0; step < 60; step++) {
    await press(visitor, key);
    if (await visitor.$(selector).evaluateAll((all) => all.includes(document.activeElement))) return;
  }
  assert.fail(`${key} does not lead to ${selector}`);
}

const focused = async (visitor, selector) =>
  assert.ok(await visitor.$(selector).evaluateAll((all) => all.includes(document.activeElement)), (await focus(visitor)).name);

browserTest("from the start page to the end of a game", async ({ four, visitor }) => {
  const both = await visitor();
  await both.visit("/");
  await reach(both, ".skip");
  await reach(both, "[name=level]:checked");
  await press(both, "ArrowRight");
  await focused(both, "[name=level][value='4']");
  await reach(both, ".options summary");
  await press(both, "Enter");
  await reach(both, "[name=side]");
  await both.$("[name=side]").selectOption("first");
  await reach(both, "button[value=here]", "Shift+Tab");
  await both.page.keyboard.press("Enter");
  await both.page.waitForURL(/\/g\//);
  await both.connected();
  await eventually(async () => assert.equal(await both.column(4).getAttribute("aria-disabled"), "false"));

  // Numbers play wherever the focus is.
  await both.page.keyboard.press("4");
  await waitForActions(four, both.game, "4");
  await eventually(async () => assert.equal(await both.$("#moves a").count(), 1));
  // On the board, arrows choose and Enter plays.
  await reach(both, ".columns button");
  const board = ["4"];
  const enter = async (keys, column) => {
    for (const key of keys) await press(both, key);
    await focused(both, `[data-column="${column}"]`);
    await press(both, "Enter");
    board.push(column);
    await waitForActions(four, both.game, board);
    await eventually(async () => assert.equal(await both.$("#moves a").count(), board.length));
  };
  await enter(["Home"], "1");
  await enter(["End", "ArrowLeft", "ArrowLeft"], "5");
  await enter(["Home", "ArrowLeft"], "1");
  await enter(["End", "ArrowLeft"], "6");
  await press(both, "1");
  board.push("1");
  await waitForActions(four, both.game, board);
  await eventually(async () => assert.equal(await both.$("#moves a").count(), board.length));
  await enter(["ArrowRight"], "7");
  await both.waitForStatus(/wins!/);
  const { lost } = await focus(both);
  assert.equal(lost, false);

  // One move back, to the end, and a rematch.
  await reach(both, "[data-step=back]");
  await press(both, "Enter");
  await both.waitForStatus(/6 of 7/);
  await press(both, "End");
  await both.waitForStatus(/wins!/);
  const first = both.game;
  await reach(both, "#rematch", "Shift+Tab");
  await both.page.keyboard.press("Enter");
  await both.page.waitForURL((url) => !url.pathname.endsWith(first));
});

browserTest("a list of moves that changes keeps the focus", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4", "4", "5"] });
  await ann.$("#moves a").first().focus();
  await press(ann, "Enter");
  await ann.waitForStatus(/1 of 3/);
  await focused(ann, "#moves a");
  await bob.press(5);
  await eventually(async () => assert.equal(await ann.$("#moves a").count(), 4));
  await focused(ann, "#moves a");
  assert.equal((await focus(ann)).lost, false);
});

browserTest("questions are answered by keys, and the focus stays on the page", async (fixture) => {
  const ann = await sharedScreen(fixture, { rules: "powers", moves: ["4", "pass", "4", "pass"] });
  await reach(ann, ".columns button");
  await press(ann, "3");
  await ann.$("#questions button").first().waitFor();
  await reach(ann, "#questions button");
  await press(ann, "Enter");
  await waitForActions(fixture.four, ann.game, ["4", "pass", "4", "pass", "3", "undo"]);
  await ann.$("#questions button").first().waitFor({ state: "detached" });
  assert.equal((await focus(ann)).lost, false, "the focus is lost after an answer");
  await ann.$("#modes [data-mode=remove]").focus();
  await press(ann, "Enter");
  await reach(ann, ".cells button", "Shift+Tab");
  await press(ann, "Enter");
  await waitForActions(fixture.four, ann.game, ["4", "pass", "4", "pass", "3", "undo", "x42"]);
  await eventually(async () => assert.equal(await ann.$(".columns").isVisible(), true));
  assert.equal((await focus(ann)).lost, false, "the focus is lost after a removal");
});

browserTest("an analysis asks the questions of the rules, and the focus stays on the page", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?rules=powers&pos=4,pass,4,pass,");
  await reach(ann, ".columns button");
  await press(ann, "3");
  await ann.$("#answers button").first().waitFor();
  await reach(ann, "#answers button");
  const asked = () => ann.$("#answers button").allTextContents();
  await eventually(async () => assert.deepEqual(await asked(), ["Undo the move", "Keep the move"]));
  await ann.page.keyboard.press("Enter");
  await ann.page.waitForURL(/undo/);
  await ann.$("#answers button").first().waitFor({ state: "detached" });
  assert.equal((await focus(ann)).lost, false, "the focus is lost after an answer");
});

browserTest("an offer that is answered leaves the focus on the page", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4", "4"] });
  await ann.$("#draw").focus();
  await press(ann, "Enter");
  await bob.$("#questions .primary").waitFor();
  await bob.$("#questions button").nth(1).focus();
  await press(bob, "Enter");
  await bob.$("#questions button").first().waitFor({ state: "detached" });
  assert.equal((await focus(bob)).lost, false);
  await ann.$("#questions button").first().waitFor({ state: "detached" });
  assert.equal((await focus(ann)).lost, false);
  await ann.$("#resign").focus();
  await press(ann, "Enter");
  await press(ann, "Enter");
  await ann.waitForStatus(/resigned/);
  assert.equal((await focus(ann)).lost, false);
});

browserTest("a puzzle is solved with keys, and a refused form keeps the focus", { expected: /400/ }, async ({ visitor }) => {
  const ann = await visitor();
  const { solution, state } = await ann.puzzle(() => ann.visit("/puzzle?theme=win-in-one&seed=8"));
  await reach(ann, ".columns button");
  await press(ann, state.legal.find((command) => command.length === 1 && command !== solution));
  await ann.$("#retry").waitFor();
  await focused(ann, "#retry");
  await press(ann, "Enter");
  await focused(ann, ".columns button");
  await press(ann, solution);
  await ann.$("#answer.right").waitFor();
  assert.equal((await focus(ann)).lost, false);

  await ann.visit("/");
  await ann.$(".rules > summary").focus();
  await press(ann, "Enter");
  await ann.$(".words summary").focus();
  await press(ann, "Enter");
  await ann.$("[name=own]").fill("2x2 nonsense");
  await reach(ann, "button[value=here]", "Shift+Tab");
  await ann.page.keyboard.press("Enter");
  await ann.$("#own-error").waitFor();
  await eventually(() => focused(ann, "button[value=here]"));
});

browserTest("keys typed into a field make no move", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: ["4"] });
  await both.$("details:has(#share-link) summary").click();
  await both.$("#share-link").focus();
  await both.page.keyboard.press("5");
  await both.page.keyboard.press("Control+4");
  await both.$("#moves a").first().focus();
  await both.page.keyboard.press("3");
  await waitForActions(fixture.four, both.game, "43");
});
