// In the made-up language `xx` every text of the language files is in ⟦brackets⟧: no live page shows a word outside of them.
// Only debug builds have this language.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { sharedScreen } from "./kit/games.mjs";
import { everyPage, NOT_FOUND, showPage } from "./kit/pages.mjs";
import { texts } from "./kit/texts.mjs";

const XX = { language: "xx" };

// Words that may stand outside of brackets.
const EXCEPTIONS = new Set([
  // Names that players typed.
  "Ann", "Bob",
  // Names of file formats.
  "PNG", "GIF", "PGN",
  // Printed on keyboards.
  "Enter", "Home", "End",
  // Typed by the visitor.
  "nonsense",
  // Notation of rules, as in `9x7 connect=5`.
  "connect",
  // Values of metadata that programs read.
  "website", "http",
]);

// The words of two letters or more that are outside of brackets.
function foreign(text) {
  let inside = text.replace(/https?:\S+/g, "");
  for (let before = ""; before !== inside;) {
    before = inside;
    inside = inside.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  }
  return inside.split(/[^\p{L}⟦⟧]+/u).filter((word) => [...word].length > 1 && !EXCEPTIONS.has(word));
}

// Fails on a foreign word anywhere on the page as it is now.
async function check(visitor, state) {
  const all = await texts(visitor);
  assert.ok(all.some((text) => text.includes("⟦")), `${state}: not in xx`);
  assert.deepEqual(all.filter((text) => foreign(text).length), [], state);
}

// Records every text that a script adds from now on, however briefly it is shown.
async function recordTexts(visitor) {
  const added = new Set();
  await visitor.context.exposeFunction("added", (text) => added.add(text));
  await visitor.context.addInitScript(() => addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes) {
        const text = attributeName ? target.getAttribute(attributeName) : target.textContent;
        if (text && !target.closest?.("[lang]:not(html)")) window.added(text);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ["aria-label", "title", "alt", "placeholder"],
    });
  }));
  return added;
}

browserTest("words outside of brackets are found", async () => {
  assert.deepEqual(foreign("⟦Ann ⟦and⟧ you⟧ 4 x PNG ⟦Row⟧ https://host/path"), []);
  assert.deepEqual(foreign("⟦Red⟧ to move: ⟦4⟧ ⟦half"), ["to", "move", "⟦half"]);
});

browserTest("every page in xx", { expected: NOT_FOUND }, async ({ four, visitor }) => {
  const { pages, seats } = await everyPage(four);
  const ann = await visitor(XX);
  await ann.storeSeats(seats);
  const added = await recordTexts(ann);
  for (const page of pages) {
    await showPage(ann, page);
    await check(ann, page.name);
  }
  assert.deepEqual([...added].filter((text) => foreign(text).length), []);
});

browserTest("a game in xx: seats, moves, questions, offers, refusals, the end", async (fixture) => {
  const { four, visitor } = fixture;
  const opened = await four.open({ rules: "powers", clock: { move: 3 * 86_400 } });
  const [ann, bob, eve] = [await visitor(XX), await visitor(XX), await visitor(XX)];
  const added = await Promise.all([ann, bob, eve].map(recordTexts));
  const checkAll = (state) => Promise.all([ann, bob, eve].map((one) => check(one, state)));
  await ann.openGame(opened);
  await Promise.all([bob, eve].map((one) => one.visit(`/g/${opened.game}`)));
  await Promise.all([bob, eve].map((one) => one.$("#join").waitFor()));
  await ann.$("[data-copy=link]").click();
  await checkAll("waiting");
  await bob.$("#join [name=name]").fill("Bob");
  await bob.$("#join button").click();
  await bob.$("#resign").waitFor();
  await eve.$("#watching").waitFor();
  await checkAll("begun");

  await ann.press(4);
  await ann.$("#questions button").nth(1).waitFor();
  await checkAll("a question");
  await ann.$("#questions button").nth(1).click();
  await bob.$(".columns button:not([aria-disabled=true])").first().waitFor();
  await bob.$("#draw").click();
  await ann.$("#questions .primary").waitFor();
  await checkAll("an offer");
  await ann.$("#questions button").nth(1).click();
  await bob.$(".question").waitFor({ state: "detached" });
  await checkAll("declined");

  // A request that the server refuses: its sentence is shown.
  await bob.page.evaluate(() => document.querySelector("#undo").click());
  await bob.$("#notice").waitFor();
  await check(bob, "refused");
  await ann.$("#settings summary").click();
  await ann.$("[name=confirm]").check();
  await ann.$("[data-step=first]").click();
  await checkAll("an earlier position");
  await bob.$("#resign").click();
  await check(bob, "sure?");
  await bob.$("#resign.sure").click();
  await ann.$("#rematch").waitFor();
  await ann.$("#rematch").click();
  await bob.$("#questions .primary").waitFor();
  await checkAll("over");
  assert.deepEqual(added.flatMap((texts) => [...texts]).filter((text) => foreign(text).length), []);
});

browserTest("other moves, a win and a lost connection in xx", { expected: /WebSocket connection to|ERR_CONNECTION_REFUSED/ }, async (fixture) => {
  const both = await sharedScreen(fixture, { rules: "popout", moves: [..."112233"] }, XX);
  const added = await recordTexts(both);
  await both.page.reload();
  await both.connected();
  await both.$("#modes [data-mode=pop]").click();
  await check(both, "pop");
  await both.$("#modes [data-mode=drop]").click();
  await both.press(4);
  await both.$(".disc.line").first().waitFor({ state: "attached" });
  await check(both, "a win");
  await fixture.four.stop();
  await both.$("#notice").waitFor();
  await check(both, "no connection");
  assert.deepEqual([...added].filter((text) => foreign(text).length), []);
});

browserTest("the coach, a puzzle and refused forms in xx", { expected: /400|ERR_FAILED/ }, async ({ visitor }) => {
  const ann = await visitor(XX);
  const added = await recordTexts(ann);
  for (const query of ["rules=5x4&pos=331122", "rules=popout+4x4&pos=3312", "rules=powers+4x4&pos=3,pass,3,pass,", "pos=1212121"]) {
    await ann.visit(`/analysis?${query}`);
    await eventually(async () => assert.doesNotMatch(await ann.$("#sentences").textContent(), /^⟦Looking/));
    await ann.$("#sentences .note, #verdict:not([hidden])").first().waitFor({ state: "attached" });
    await check(ann, query);
  }
  await ann.visit("/analysis?rules=5x4&pos=331122");
  await ann.press(1);
  await ann.$("#verdict").waitFor();
  await ann.$("#review").click();
  await ann.$("#review:not([aria-disabled])").waitFor();
  await check(ann, "reviewed");
  await ann.visit("/analysis?pos=4444444");
  await check(ann, "a wrong position");

  const { solution, state } = await ann.puzzle(() => ann.visit("/puzzle?theme=win-in-one&seed=8"));
  await ann.press(state.legal.find((action) => action.length === 1 && action !== solution));
  await ann.$("#retry").click();
  await check(ann, "a wrong attempt");
  await ann.press(solution);
  await ann.$("#answer.right").waitFor();
  await check(ann, "solved");

  await ann.visit("/");
  await ann.openDetails();
  await ann.$("[name=own]").fill("2x2 nonsense");
  await ann.$("button[value=here]").click();
  await ann.$("#own-error").waitFor();
  await check(ann, "refused rules");
  await ann.page.route("**/api/v2/games", (route) => route.abort());
  await ann.$("[name=own]").fill("");
  await ann.$("button[value=here]").click();
  await ann.$("#notice").waitFor();
  await check(ann, "no answer");
  assert.deepEqual([...added].filter((text) => foreign(text).length), []);
});
