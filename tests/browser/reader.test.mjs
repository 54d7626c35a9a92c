// The page for those who hear it.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/person.mjs";
import { scene } from "./kit/scene.mjs";
import { meet, share } from "./kit/tables.mjs";

// Everything that a live region says from now on.
async function listen(person) {
  const heard = [];
  await person.page.exposeFunction("heard", (text) => heard.push(text));
  await person.page.evaluate(() => {
    for (const region of document.querySelectorAll("[aria-live], [role=alert]")) {
      new MutationObserver(() => region.textContent && heard(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
    }
  });
  return heard;
}

scene("every move is announced to both and to whoever watches, and the table is the board", async (stage) => {
  const { four, somebody } = stage;
  const [ann, bob] = await meet(stage);
  const eve = await somebody();
  await eve.visit(`/g/${ann.game}`);
  await eve.$("#watching").waitFor();
  const heard = await Promise.all([ann, bob, eve].map(listen));
  // Both the picture and the table are compared with the server's board after each move.
  await play([ann, bob], "4455332");
  const { entries, state } = await four.game(ann.game);
  await eve.sees(state.board);
  const moves = entries.filter(({ what }) => what.played).map(({ what }) => what.played);
  for (const [at, person] of [ann, bob, eve].entries()) {
    const names = ["Ann", "Bob"].map((name, side) => (at === side ? "You" : name));
    const expected = moves.map(({ by, action }) => `${names[by === "first" ? 0 : 1]}: column ${action}.`);
    await eventually(() => assert.deepEqual(heard[at].map((text) => /^[^.]*\./.exec(text)[0]), expected));
    assert.match(heard[at].at(-1), /wins?!/);
    await person.sees(state.board);
  }
});

scene("questions, looking back and what has to be pressed twice are announced", async (stage) => {
  const both = await share(stage, { rules: "powers", moves: ["4", "pass", "4", "pass"] });
  const heard = await listen(both);
  const hears = (text) => eventually(() => assert.match(heard.at(-1) ?? "", text));
  await both.press(3);
  await hears(/column 3\..*Undo the move\? Keep the move\?/);
  await both.button("Keep the move").click();
  await hears(/Block the other side\? Do not block\?/);
  await both.button("Do not block").click();
  await both.$("[data-step=back]").click();
  await hears(/^Bob: column 4\. Move 2 of 3/);
  await both.$("[data-step=last]").click();
  await both.$("#resign").click();
  await eventually(async () => assert.equal(heard.at(-1), await both.$("#resign").innerText()));
});

scene("columns say how much room they have", async (stage) => {
  const both = await share(stage, { moves: [..."444444"] });
  await eventually(async () => assert.equal(await both.column(4).getAttribute("aria-label"), "Column 4, full"));
  assert.equal(await both.column(3).getAttribute("aria-label"), "Column 3, 6 free");
  assert.equal(await both.column(4).getAttribute("aria-disabled"), "true");
  await both.press(3);
  await eventually(async () => assert.equal(await both.column(3).getAttribute("aria-label"), "Column 3, 5 free"));
});

scene("what the coach says is announced", async ({ somebody }) => {
  const ann = await somebody();
  await ann.visit("/analysis?pos=445533");
  await ann.$(".scores .best").first().waitFor();
  const heard = await listen(ann);
  await ann.press(2);
  await eventually(() => assert.match(heard.join("\n"), /Red wins/));
});

scene("a tree that makes sense: one heading of the first rank, landmarks, names for everything", async (stage) => {
  const both = await share(stage, { moves: ["4"] });
  for (const path of [both.page.url(), "/", "/analysis", "/puzzle?hardness=easy&seed=8", "/help"]) {
    await both.visit(path);
    assert.equal(await both.$("h1").count(), 1, path);
    for (const role of ["main", "banner", "navigation"]) {
      assert.ok(await both.page.getByRole(role).count(), `${path}: ${role}`);
    }
    const nameless = await both.$("main").ariaSnapshot();
    assert.doesNotMatch(nameless, /^\s*- (button|link|textbox|combobox|img|checkbox|radio):?$/m, path);
  }
});
