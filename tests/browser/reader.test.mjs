// Screen readers: announcements, labels, landmarks.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/visitor.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { twoPlayers, sharedScreen } from "./kit/games.mjs";

// Everything that live regions announce from now on.
async function recordAnnouncements(visitor) {
  const announced = [];
  await visitor.page.exposeFunction("announced", (text) => announced.push(text));
  await visitor.page.evaluate(() => {
    for (const region of document.querySelectorAll("[aria-live], [role=alert]")) {
      new MutationObserver(() => region.textContent && announced(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  return announced;
}

browserTest("every move is announced to players and spectators, and the table shows the board", async (fixture) => {
  const { four, visitor } = fixture;
  const [ann, bob] = await twoPlayers(fixture);
  const eve = await visitor();
  await eve.visit(`/g/${ann.game}`);
  await eve.$("#watching").waitFor();
  const announced = await Promise.all([ann, bob, eve].map(recordAnnouncements));
  await play([ann, bob], "4455332", [eve]);
  const { entries, state } = await four.game(ann.game);
  await eve.waitForBoard(state.board);
  const moves = entries.filter(({ what }) => what.played).map(({ what }) => what.played);
  for (const [at, visitor] of [ann, bob, eve].entries()) {
    const names = ["Ann", "Bob"].map((name, side) => (at === side ? "You" : name));
    const expected = moves.map(({ by, action }) => `${names[by === "first" ? 0 : 1]}: column ${action}.`);
    await eventually(() => assert.deepEqual(announced[at].map((text) => /^[^.]*\./.exec(text)[0]), expected));
    assert.match(announced[at].at(-1), /wins?!/);
    await visitor.waitForBoard(state.board);
  }
});

browserTest("questions, earlier positions and second presses are announced", async (fixture) => {
  const both = await sharedScreen(fixture, { rules: "powers", moves: ["4", "pass", "4", "pass"] });
  const announced = await recordAnnouncements(both);
  const announces = (text) => eventually(() => assert.match(announced.at(-1) ?? "", text));
  await both.press(3);
  await announces(/column 3\..*You can undo the move\. You can block the other side\.$/);
  await both.button("Go on").click();
  await both.button("Go on").waitFor({ state: "detached" });
  await both.$("[data-step=back]").click();
  await announces(/^Bob: column 4\. Move 2 of 3/);
  await both.$("[data-step=last]").click();
  await both.$("#resign").click();
  await eventually(async () => assert.equal(announced.at(-1), await both.$("#resign").innerText()));
});

browserTest("labels of columns say how many cells are free", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: [..."444444"] });
  await eventually(async () => assert.equal(await both.column(4).getAttribute("aria-label"), "Column 4, full"));
  assert.equal(await both.column(3).getAttribute("aria-label"), "Column 3, 6 free");
  assert.equal(await both.column(4).getAttribute("aria-disabled"), "true");
  await both.press(3);
  await eventually(async () => assert.equal(await both.column(3).getAttribute("aria-label"), "Column 3, 5 free"));
});

browserTest("the answer of the coach is announced", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?pos=445533");
  await ann.$(".score.best").first().waitFor();
  const announced = await recordAnnouncements(ann);
  await ann.press(2);
  await eventually(() => assert.match(announced.join("\n"), /Red wins/));
});

browserTest("every page has one h1, landmarks, and a name for every control", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: ["4"] });
  for (const path of [both.page.url(), "/", "/analysis", "/puzzle?theme=win-in-one&seed=8", "/help"]) {
    await both.visit(path);
    assert.equal(await both.$("h1").count(), 1, path);
    for (const role of ["main", "banner", "navigation"]) {
      assert.ok(await both.page.getByRole(role).count(), `${path}: ${role}`);
    }
    const nameless = await both.$("main").ariaSnapshot();
    assert.doesNotMatch(nameless, /^\s*- (button|link|textbox|combobox|img|checkbox|radio):?$/m, path);
  }
});
