// Learning in both languages: a whole lesson, a themed puzzle to its end, a review with its curve and its mistakes.

import assert from "node:assert/strict";
import { violations } from "./kit/axe.mjs";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { playOverSocket } from "./kit/socket.mjs";
import { DESKTOP, PHONE } from "./kit/visitor.mjs";

const VISITS = [["en", PHONE], ["vi", DESKTOP]];
const page = async (visitor) => JSON.parse(await visitor.$("#data").textContent());
const result = (visitor) => visitor.visibleText("#result");

// Waits until the drawing shows this board.
const shows = (visitor, board) => eventually(async () => assert.equal((await visitor.board()).drawn, board));

// Presses the column that the server would show, until the task is solved.
async function solve(four, visitor, about) {
  for (let columns = ""; ;) {
    const query = new URLSearchParams({ ...about, columns, show: true });
    const { column, step } = await four.request(`/api/v2/exercise/step?${query}`);
    await visitor.press(column);
    columns += column;
    if (step === "solved") return visitor.$("#answer.right").waitFor();
    await eventually(async () => assert.equal(await visitor.$(".columns [aria-disabled=false]").count() > 0, true));
  }
}

for (const [language, size] of VISITS) {
  browserTest(`a whole lesson, from the list and back to it: ${language}`, async ({ four, visitor }) => {
    const ann = await visitor({ language, size });
    await ann.visit("/learn");
    assert.equal(await ann.$(".lessons a").count(), 13);
    await ann.$("[data-lesson=double-threat]").click();
    await ann.$("#solution").waitFor();
    const { steps } = await page(ann);
    const found = await violations(ann, "a step");
    for (const [index, step] of steps.entries()) {
      await ann.waitForStatus(step.words);
      await shows(ann, step.state.board);
      assert.deepEqual(await ann.$(".ring").count(), step.light.length);
      if (!index) {
        await ann.press(7);
        await ann.$("#retry:focus").waitFor();
        found.push(...(await violations(ann, "a wrong move")));
        await ann.$("#retry").click();
        await shows(ann, step.state.board);
      }
      await solve(four, ann, { lesson: "double-threat", step: index + 1 });
      assert.equal(await ann.visibleText("#why"), step.done);
      found.push(...(await violations(ann, "a step that is done")));
      await ann.$("#go-on").click();
    }
    await ann.$("#finished").waitFor();
    found.push(...(await violations(ann, "the end")));
    await ann.visit("/learn");
    await ann.$("[data-lesson=double-threat] i").waitFor();
    found.push(...(await violations(ann, "the list")));
    assert.deepEqual(found, []);
  });

  browserTest(`a themed puzzle to its end, with rating and streak: ${language}`, async ({ four, visitor }) => {
    const ann = await visitor({ language, size });
    await ann.visit("/learn");
    const puzzle = await ann.puzzle(() => ann.$("[data-theme=double-threat]").click());
    assert.equal(puzzle.theme, "double-threat");
    await ann.waitForStatus(puzzle.task);
    await solve(four, ann, { id: puzzle.id });
    assert.equal(await ann.visibleText("#solution"), null);
    const { rating, streak, puzzles } = await ann.page.evaluate(() => JSON.parse(localStorage.getItem("four:learn")));
    assert.ok(rating > 600, `${rating}`);
    assert.equal(streak, 1);
    assert.deepEqual(puzzles, { [puzzle.id]: true });
    assert.match(await ann.visibleText("#streak"), new RegExp(`1.*${rating}`));
    const found = await violations(ann, "solved");
    // The next one has the theme too, and is another one.
    const next = await ann.puzzle(() => ann.$("#next").click());
    assert.equal(next.theme, "double-threat");
    assert.notEqual(next.id, puzzle.id);
    // After the solution was shown, there is nothing to try again.
    await ann.$("#solution").click();
    await eventually(async () => assert.match((await result(ann)) ?? "", /\d/));
    assert.equal(await ann.$(".columns [aria-disabled=false]").count(), 0);
    while (await ann.$("#solution").isVisible()) {
      const before = await ann.board();
      await ann.$("#solution").click();
      await eventually(async () => assert.notDeepEqual(await ann.board(), before));
    }
    await ann.$("#answer.right").waitFor();
    assert.equal(await ann.visibleText("#retry"), null);
    assert.equal(await ann.page.evaluate(() => JSON.parse(localStorage.getItem("four:learn")).streak), 0);
    found.push(...(await violations(ann, "shown")));
    assert.deepEqual(found, []);
  });

  browserTest(`from a finished game to its review, its mistakes and back: ${language}`, async ({ four, visitor }) => {
    const opened = await four.open({ opponent: { here: "Bob" } });
    const ann = await visitor({ language, size });
    await ann.openGame(opened);
    assert.equal(await ann.visibleText("#review"), null);
    const moves = "4455362";
    await playOverSocket(four.address, opened.game, opened.seats, [...moves]);
    await ann.$("#review").click();
    await ann.page.waitForURL(/\/review/);
    const truth = await four.request(`/api/v2/review?pos=${moves}&lang=${language}`);
    const turning = truth.moves.filter((move) => move.turning).map(({ number }) => String(number));
    assert.ok(turning.length && truth.mistakes.length);
    await ann.$("#learn").waitFor();
    assert.deepEqual(await ann.$("#turning a").allTextContents(), turning);
    assert.deepEqual(await ann.$("[data-accuracy]").allTextContents(), truth.accuracy.map((percent) => `${percent}%`));
    assert.deepEqual(await ann.$("#moves li").evaluateAll((all) => all.map(({ classList }) => classList[classList.length - 1])),
      truth.moves.map(({ grade }) => grade));
    // The curve has a point for each move, and one for the start.
    const line = await ann.$("#curve .line").getAttribute("d");
    assert.equal(line.match(/[ML]/g).length, moves.length + 1);
    const found = await violations(ann, "review");
    await ann.$("#turning a").first().click();
    await ann.page.waitForURL(new RegExp(`at=${turning[0]}`));
    await eventually(async () => assert.match(await ann.visibleText("#verdict"), new RegExp(turning[0])));
    const { notes } = truth.moves[turning[0] - 1];
    assert.equal(await ann.$("#notes .note").count(), notes.length);
    assert.equal(await ann.$(".ring").count(), new Set(notes[0].cells).size);

    await ann.$("#learn").click();
    for (const [index, { state, goal }] of truth.mistakes.entries()) {
      await shows(ann, state.board);
      await solve(four, ann, { pos: state.pos, goal });
      if (!index) found.push(...(await violations(ann, "a mistake")));
      assert.equal(await ann.$("#why a").count(), 1);
      await ann.$("#go-on").click();
    }
    await ann.$("#course").waitFor();
    await ann.$("#back").click();
    await ann.connected();
    assert.equal(ann.game, opened.game);
    assert.deepEqual(found, []);
  });
}

browserTest("a review comes in parts, from the last move to the first, and then as a whole", async ({ four }) => {
  const answer = await fetch(`${four.url}/api/v2/review/parts?pos=4455362`);
  const parts = (await answer.text()).trim().split("\n\n").map((part) => JSON.parse(part.replace(/^data: /, "")));
  assert.deepEqual(parts.slice(0, -1).map(({ move }) => move.number), [7, 6, 5, 4, 3, 2, 1]);
  assert.deepEqual(parts.at(-1).done, await four.request("/api/v2/review?pos=4455362"));
});

browserTest("an analysis of moves that cannot be played shows the others and says what is wrong", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?pos=44444444");
  assert.match(await ann.visibleText(".wrong"), /move 7.*column 4 is full/);
  await ann.waitForBoard("...o.../...x.../...o.../...x.../...o.../...x...");
  await ann.$(".score.best").first().waitFor();
  assert.equal(await ann.$(".score").count(), 6);
});

browserTest("an estimate shows signs and explains them", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?rules=popout&pos=121212");
  await ann.$(".score.best").first().waitFor();
  const shown = await ann.$(".score text").allTextContents();
  assert.ok(shown.every((sign) => /^[✓✗▲▼≈]$/u.test(sign)), shown.join());
  assert.match(await ann.visibleText("#legend"), /guess/);
});

browserTest("a sentence lights up what it speaks of, and its words are explained", async ({ visitor }) => {
  const ann = await visitor();
  await ann.visit("/analysis?pos=44455554221");
  const point = ann.$(".note .point").first();
  await point.waitFor();
  await eventually(async () => assert.equal(await ann.$("#sentences .note").count() > 1, true));
  await point.focus();
  assert.ok((await ann.$(".lit > *").count()) > 0);
  await ann.page.evaluate(() => document.querySelectorAll(".coach details").forEach((details) => (details.open = true)));
  const term = ann.$(".term").first();
  await term.click();
  await ann.$(".meaning:popover-open p").waitFor();
  assert.deepEqual(await violations(ann, "a meaning"), []);
  await ann.page.keyboard.press("Escape");
  assert.equal(await ann.$(".meaning").isVisible(), false);
});

browserTest("in a game against the computer the coach can be asked, and the game says so", async ({ four, visitor }) => {
  const ann = await visitor({ size: PHONE });
  await ann.openGame(await four.open({ opponent: { computer: "1" } }));
  await ann.$("#teacher summary").click();
  assert.equal(await ann.visibleText("#helped"), null);
  assert.equal(await ann.$(".score, .arrow").count(), 0);
  await ann.$("#hint").click();
  await ann.$(".arrow").waitFor();
  assert.match(await ann.visibleText("#hints"), /Column 4 is best/);
  await eventually(async () => assert.equal(await ann.visibleText("#helped"), "You used help in this game."));
  // Others who look at the game see it too.
  const eve = await visitor();
  await eve.visit(`/g/${ann.game}`);
  await eve.connected();
  await eventually(async () => assert.equal(await eve.visibleText("#helped"), "Ann used help in this game."));
  await ann.$("#help-scores").check();
  await ann.$("#help-threats").check();
  await eventually(async () => assert.equal(await ann.$(".score").count(), 7));
  const found = await violations(ann, "help");
  // After the move the help is for the new position.
  await ann.press(4);
  await eventually(async () => assert.equal((await four.actions(ann.game)).length, 2));
  await eventually(async () => assert.equal(await ann.$(".score").count(), 7));
  assert.equal(await ann.$(".arrow").count(), 0);
  await ann.page.reload();
  await ann.connected();
  await eventually(async () => assert.match(await ann.visibleText("#helped"), /used help/));
  assert.equal((await four.game(ann.game)).entries.filter(({ what }) => what.helped).length, 1);
  assert.equal(await ann.$("#help-scores").isChecked(), false);
  assert.deepEqual(found, []);
});
