// The analysis page and the puzzle page.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { DESKTOP, PHONE } from "./kit/visitor.mjs";

const scores = (visitor) => visitor.$(".score text").allTextContents();

browserTest("an analysis shows scores and sentences, and its address follows the moves", async ({ four, visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?pos=4455");
  const truth = await four.request("/api/v2/analysis?pos=4455");
  const signed = ({ mark }) => mark;
  assert.equal(truth.columns.filter(Boolean).length, 7);
  await eventually(async () => assert.deepEqual(await scores(ann), truth.columns.map(signed)));
  assert.equal(await ann.$(".score.best").count(), truth.columns.filter(({ best }) => best).length);
  await eventually(async () => {
    const said = (await ann.$("#sentences .note").allTextContents()).map((text) => text.trim());
    assert.deepEqual(said, truth.notes.map(({ text }) => text));
  });
  assert.match(truth.sentences.join(" "), /column/);

  await ann.press(3);
  await ann.page.waitForURL(/pos=44553/);
  await eventually(async () => assert.match((await ann.visibleText("#verdict")) ?? "", /^3: /));
  await ann.waitForBoard("......./......./......./......./...oo../..xxx..");
  await ann.page.goBack();
  await ann.waitForBoard("......./......./......./......./...oo../...xx..");
  await eventually(async () => assert.deepEqual(await scores(ann), truth.columns.map(signed)));
  await ann.page.goForward();
  await ann.waitForBoard("......./......./......./......./...oo../..xxx..");
  await ann.page.reload();
  await ann.waitForBoard("......./......./......./......./...oo../..xxx..");
  await ann.$("[data-step=first]").click();
  await ann.waitForBoard("......./......./......./......./......./.......");
  await ann.$("#moves li").nth(1).locator("a").click();
  await ann.waitForBoard("......./......./......./......./...o.../...x...");
});

browserTest("after a refusal, board, moves and address agree", { expected: /429/ }, async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?pos=4455");
  await ann.$(".score.best").first().waitFor();
  const refuse = (route) => route.fulfill({ status: 429, contentType: "application/json", body: '{"message":"Busy"}' });
  const are = async (board, pos) => {
    await ann.waitForBoard(board);
    await eventually(async () => assert.equal(new URL(ann.page.url()).searchParams.get("pos"), pos));
    assert.equal((await ann.$("#moves a").allTextContents()).slice(0, pos.length).join(""), pos);
    assert.equal(await ann.$("#moves a").nth(pos.length - 1).getAttribute("aria-current"), "step");
  };
  // The coach alone is refused: the board shows the move all the same.
  await ann.page.route("**/api/v2/analysis?*", refuse);
  await ann.press(3);
  await eventually(async () => assert.equal(await ann.visibleText("#notice"), "Busy"));
  await are("......./......./......./......./...oo../..xxx..", "44553");
  // The page is refused as well: nothing changes.
  await ann.page.route("**/analysis?*", refuse);
  await ann.press(2);
  await eventually(async () => assert.equal(await ann.$(".ghost.waits").count(), 0));
  await are("......./......./......./......./...oo../..xxx..", "44553");
  await ann.$("[data-step=back]").click();
  await eventually(async () => assert.equal(await ann.visibleText("#notice"), "Busy"));
  await are("......./......./......./......./...oo../..xxx..", "44553");
  await ann.page.unrouteAll();
  await ann.press(3);
  await are("......./......./......./......./..ooo../..xxx..", "445533");
});

browserTest("a review finds the moves that changed the result", async ({ four, visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?rules=5x4&pos=331122");
  await ann.button("Find the turning points").click();
  await eventually(async () => assert.match((await ann.visibleText("#turning")) ?? "", /\d/));
  const { moves } = await four.request("/api/v2/review?rules=5x4&pos=331122");
  const numbers = moves.filter(({ turning }) => turning).map(({ number }) => number);
  assert.ok(numbers.length && numbers.length < moves.length);
  assert.equal(await ann.visibleText("#turning"), `Turning points: ${numbers.join(", ")}`);
  assert.equal(await ann.$("#moves .turning").count(), numbers.length);
});

browserTest("a review that comes after other moves is dropped", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?rules=5x4&pos=331122");
  let answer;
  await ann.page.route("**/api/v2/review?*", (route) => (answer = () => route.continue()));
  await ann.button("Find the turning points").focus();
  await ann.page.keyboard.press("Enter");
  // The button is disabled meanwhile and keeps the focus.
  await ann.$("#review[aria-disabled=true]:focus").waitFor();
  await eventually(() => assert.ok(answer));
  await ann.$("#moves a").nth(4).click();
  await ann.press(5);
  await ann.page.waitForURL(/pos=331125/);
  await answer();
  await ann.$("#review:not([aria-disabled])").waitFor();
  assert.equal(await ann.$("#moves .turning").count(), 0);
  assert.equal(await ann.visibleText("#turning"), null);
});

browserTest("the language link and the form follow the position", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?pos=44");
  await ann.$(".score.best").first().waitFor();
  await ann.press(5);
  await ann.page.waitForURL(/pos=445/);
  assert.equal(await ann.$("#position [name=pos]").inputValue(), "445");
  await ann.chooseLanguage("vi");
  await ann.page.waitForURL(/pos=445&lang=vi/);
  assert.equal((await ann.board()).drawn, "......./......./......./......./...o.../...xx..");
  await ann.$(".score.best").first().waitFor();
  await ann.$("[data-step=back]").click();
  await ann.page.waitForURL(/pos=44&lang=vi/);
  await ann.chooseLanguage("en");
  await ann.waitForBoard("......./......./......./......./...o.../...x...");
});

browserTest("scores can be hidden, and stay hidden after a reload", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?pos=4455332");
  await ann.$("[name=scores]").uncheck();
  assert.equal(await ann.$(".score").count(), 0);
  await ann.page.reload();
  await ann.$("#settings").waitFor();
  assert.equal(await ann.$("[name=scores]").isChecked(), false);
  assert.equal(await ann.$(".score").count(), 0);
});

// Where everything that can be pressed is on the page.
function places(visitor) {
  return visitor.page.evaluate(() => {
    const pressable = [...document.querySelectorAll("main :is(a[href], button, input, select, summary)")];
    const name = (one) =>
      `${one.closest("[id]").id} ${one.name ?? one.dataset.step ?? one.dataset.column ?? one.textContent}`;
    const visible = pressable.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return Object.fromEntries(visible.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [name(one), [left, top + scrollY, width, height].map(Math.round).join(" ")];
    }));
  });
}

// Everything that could be pressed before is where it was; the coach may have added more.
async function stayed(visitor, before) {
  const after = await places(visitor);
  for (const [control, place] of Object.entries(before)) assert.equal(after[control], place, control);
}

// Holds back the answers to these requests of a page, until `release` is called.
async function hold(visitor, path) {
  let held = [];
  await visitor.page.route(path, (route) => (held ? held.push(route) : route.continue()));
  return {
    arrived: () => eventually(() => assert.ok(held.length)),
    release: () => {
      const routes = held;
      held = null;
      return Promise.all(routes.map((route) => route.continue()));
    },
  };
}

for (const [name, size] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  browserTest(`the answer of the coach moves nothing that can be pressed: ${name}`, { expected: /failed: csp/ }, async ({ visitor }) => {
    const address = "/analysis?rules=5x4&pos=331122";
    const ann = await visitor({ size });
    const still = await visitor({ size, scripts: false });
    const coach = await hold(ann, "**/api/v2/analysis?*");
    await ann.visit(address);
    await coach.arrived();
    const before = await places(ann);
    // What is there without scripts is where the script leaves it.
    await still.visit(address);
    for (const [control, place] of Object.entries(await places(still))) assert.equal(before[control], place, control);

    // The answer comes while the button of the mouse is down.
    const box = await ann.$("[name=scores]");
    await box.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await box.boundingBox();
    await ann.page.mouse.move(x + width / 2, y + height / 2);
    await ann.page.mouse.down();
    await coach.release();
    await ann.$("#sentences .note").nth(1).waitFor({ state: "attached" });
    await ann.page.mouse.up();
    assert.equal(await box.isChecked(), false);
    await stayed(ann, before);

    const review = await hold(ann, "**/api/v2/review?*");
    await ann.$("#review").click();
    await review.arrived();
    await stayed(ann, before);
    await review.release();
    await ann.$("#review:not([aria-disabled])").waitFor();
    await stayed(ann, before);
  });

  browserTest(`the answer to an attempt moves nothing that can be pressed: ${name}`, async ({ visitor }) => {
    const ann = await visitor({ size });
    const { solution, state } = await ann.puzzle(() => ann.visit("/puzzle?seed=8"));
    const before = await places(ann);
    await ann.press(state.legal.find((action) => action.length === 1 && action !== solution));
    await ann.$("#retry").waitFor();
    await stayed(ann, before);
  });
}

browserTest("from a game to its analysis and back", async ({ four, visitor }) => {
  const ann = await visitor();
  await ann.openGame(await four.open({ opponent: { here: "Bob" } }));
  for (const column of "4455") await ann.press(column);
  await ann.waitForBoard("......./......./......./......./...oo../...xx..");
  await ann.$("#analyse").click();
  await ann.page.waitForURL(/analysis.*pos=4455/);
  await ann.page.goBack();
  await ann.connected();
  await ann.press(3);
  await ann.waitForBoard("......./......./......./......./...oo../..xxx..");
});

browserTest("a puzzle: a wrong attempt, the right moves to the end, the next puzzle", async ({ visitor }) => {
  const ann = await visitor();
  const puzzle = await ann.puzzle(() => ann.visit("/puzzle?hardness=easy&theme=win-in-two&seed=8"));
  await ann.waitForStatus(puzzle.task);
  await ann.waitForBoard(puzzle.state.board);
  const wrong = puzzle.state.legal.find((action) => action.length === 1 && action !== puzzle.solution);
  await ann.press(wrong);
  await eventually(async () => assert.match((await ann.visibleText("#result")) ?? "", new RegExp(`^Column ${wrong} is `)));
  await ann.button("Try again").click();
  await ann.waitForBoard(puzzle.state.board);
  await ann.press(puzzle.solution);
  await eventually(async () => assert.match((await ann.visibleText("#result")) ?? "", /^Right! .* answers in column/));
  await ann.button("Show the solution").click();
  await ann.$("#answer.right").waitFor();
  assert.match(await ann.visibleText("#result"), /was right\.$/);
  const next = await ann.puzzle(() => ann.$("#next").click());
  assert.notEqual(next.id, puzzle.id);
  assert.equal(next.hardness, "easy");
});

browserTest("a page waits while the coach is busy", { expected: /503/ }, async ({ visitor }) => {
  const ann = await visitor();
  const busy = { status: 503, headers: { "retry-after": "1" }, json: { error: "busy", message: "Busy" } };
  await ann.page.route("**/api/v2/exercise/step?*", (route) => route.fulfill(busy), { times: 2 });
  let asked = 0;
  ann.page.on("response", (answer) => (asked += answer.status() === 503));
  await ann.visit("/puzzle/1");
  await ann.$("#solution").click();
  await eventually(async () => assert.match((await ann.visibleText("#result")) ?? "", /was right/));
  assert.equal(asked, 2);
  assert.equal(await ann.visibleText("#notice"), null);
});

browserTest("a review waits while the coach is busy", { expected: /503/ }, async ({ visitor }) => {
  const ann = await visitor();
  const problem = { error: "busy", message: "Busy" };
  const replies = [
    { status: 503, json: problem },
    { contentType: "text/event-stream", body: `data: ${JSON.stringify({ failed: problem })}\n\n` },
  ];
  await ann.page.route("**/api/v2/review/parts?*", (route) => route.fulfill(replies.shift()), { times: 2 });
  await ann.visit("/review?pos=4455667");
  await ann.$("#turning a").first().waitFor();
  assert.deepEqual(replies, []);
  assert.equal(await ann.visibleText("#notice"), null);
});

browserTest("the solution is shown after a refusal and instead of a pending attempt", { expected: /429/ }, async ({ visitor }) => {
  const ann = await visitor();
  const { solution, state } = await ann.puzzle(() => ann.visit("/puzzle/1"));
  const wrong = state.legal.find((action) => action.length === 1 && action !== solution);
  const announcements = [];
  await ann.page.exposeFunction("announced", (text) => announcements.push(text));
  await ann.page.evaluate(() => new MutationObserver(() => announced(document.getElementById("said").textContent))
    .observe(document.getElementById("said"), { childList: true }));

  // After a refusal the button is still there.
  const path = "**/api/v2/exercise/step?*";
  await ann.page.route(path, (route) => route.fulfill({ status: 429, contentType: "application/json", body: '{"message":"Busy"}' }));
  await ann.button("Show the solution").click();
  await eventually(async () => assert.equal(await ann.visibleText("#notice"), "Busy"));
  assert.ok(await ann.visibleText("#solution"));
  await ann.page.unroute(path);

  // The late answer to an attempt is dropped.
  let late;
  await ann.page.route(path, (route) => (late = route), { times: 1 });
  await ann.press(wrong);
  await eventually(() => assert.ok(late));
  await ann.button("Show the solution").click();
  const verdict = `Column ${solution} was right.`;
  await eventually(async () => assert.equal(await ann.visibleText("#result"), verdict));
  await late.continue().catch(() => {});
  assert.equal(await ann.visibleText("#solution"), null);
  assert.equal(await ann.page.evaluate(() => document.activeElement === document.body), false);
  assert.equal(await ann.visibleText("#result"), verdict);
  await eventually(() => assert.ok(announcements.length));
  assert.ok(announcements.every((text) => text.startsWith(verdict)), announcements.join("\n"));
});
