// Layout and colours: phone and desktop, light and dark, forced colours, reduced motion.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "./kit/eventually.mjs";
import { PHONE, play } from "./kit/visitor.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { twoPlayers, sharedScreen } from "./kit/games.mjs";
import { LANGUAGES } from "./kit/languages.mjs";
import { everyPage, NOT_FOUND, showPage } from "./kit/pages.mjs";

const shots = process.env.FOUR_SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

const shoot = (visitor, name) =>
  shots && visitor.page.screenshot({ path: join(shots, `${name}.png`), fullPage: true, animations: "disabled" });

// The least width and height of what is tapped with a finger, and of what is clicked, in pixels.
const FINGER = 44;
const POINTER = 24;

// Elements that are wider than the window, cut off, covered by another one, or smaller than `least`.
function outOfReach(visitor, least = POINTER) {
  return visitor.page.evaluate((least) => {
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide`);
    for (const one of document.querySelectorAll("a[href], button, input, select, summary")) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(".skip")) continue;
      one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, right, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const reached = hit && (one.contains(hit) || hit.contains(one) || one.labels?.[0]?.contains(hit));
      if (left < 0 || right > innerWidth + 0.5) wrong.push(`beside the window: ${one.outerHTML.slice(0, 120)}`);
      if (!reached) wrong.push(`covered by ${hit?.outerHTML.slice(0, 60)}: ${one.outerHTML.slice(0, 120)}`);
      const inText = getComputedStyle(one).display === "inline";
      // A box is pressed on its label, too.
      const place = (one.type === "checkbox" && one.closest("label")?.getBoundingClientRect()) || { width, height };
      // Boards of many columns give a column less.
      const limit = one.closest(".columns, .cells") ? Math.min(least, 24) : least;
      if (!inText && (place.width < limit - 0.5 || place.height < limit - 0.5)) {
        wrong.push(`${Math.round(width)}×${Math.round(height)} is small: ${one.outerHTML.slice(0, 120)}`);
      }
    }
    // The button of a column is where the column is drawn.
    const middles = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
      .map(({ left, width }) => left + width / 2);
    const drawn = middles("#board .drawing > text");
    for (const row of [".columns:not([hidden]) button"]) {
      const aside = middles(`#board ${row}`).map((at, column) => at - drawn[column]);
      if (aside.some((by) => Math.abs(by) > 4)) wrong.push(`${row} is beside its column: ${aside.map(Math.round)}`);
    }
    for (const one of document.querySelectorAll("bdi, h1, h2, p, button, .button, summary, label:not(:has([type=radio])), legend, dt, dd, .chips a, .moves a")) {
      if (one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen") && one.scrollWidth > one.clientWidth + 1 && one.clientWidth) {
        wrong.push(`cut off: ${one.outerHTML.slice(0, 120)}`);
      }
    }
    scrollTo(0, 0);
    return wrong;
  }, least);
}

// The windows of fingers and those of a mouse. A window of 720×450 is one of 1440×900 at 200 %.
const TOUCHED = [[360, 740], [390, 844], [844, 390], [820, 1180], [320, 568]];
// Where words are cut off first, if they are longer than the English ones.
const NARROW = [[360, 740], [390, 844], [844, 390], [320, 568]];
const CLICKED = [[1280, 800], [1440, 900], [1920, 1080], [720, 450]];
const MATRIX = [
  ["fingers", TOUCHED, { hasTouch: true, isMobile: true }],
  ...LANGUAGES.filter((language) => language !== "en").map((language) =>
    [`fingers, ${language}`, NARROW, { hasTouch: true, isMobile: true, language }]),
  ["a mouse", CLICKED, {}],
  ["a mouse, forced colours, less motion", CLICKED, { forcedColors: "active", reducedMotion: "reduce" }],
];

// Each page is visited once and then seen in every window.
for (const [name, windows, options] of MATRIX) {
  browserTest(`everything is within reach, in every window: ${name}`, { expected: NOT_FOUND }, async ({ four, visitor }) => {
    const { pages, seats } = await everyPage(four);
    const ann = await visitor(options);
    await ann.storeSeats(seats);
    const found = [];
    for (const page of pages) {
      await ann.page.emulateMedia({ colorScheme: "light" });
      await showPage(ann, page);
      for (const [width, height] of windows) {
        await ann.page.setViewportSize({ width, height });
        const wrong = await outOfReach(ann, options.hasTouch ? FINGER : POINTER);
        found.push(...wrong.map((what) => `${page.name}, ${width}×${height}: ${what}`));
      }
      const light = await ground(ann);
      await ann.$("details").evaluateAll((all) => all.forEach((details) => (details.open = false)));
      await shootIn(ann, windows, `${name}-light-${page.name}`);
      await ann.page.emulateMedia({ colorScheme: "dark" });
      await shootIn(ann, windows, `${name}-dark-${page.name}`);
      const dark = await ground(ann);
      if (!options.forcedColors) assert.ok(light > 0.8 && dark < 0.2, `${page.name}: ${light} in the light, ${dark} in the dark`);
    }
    assert.ok(!found.length, found.join("\n"));
  });
}

// Takes pictures in the second window, where somebody wants them.
async function shootIn(visitor, windows, name) {
  if (!shots) return;
  const [width, height] = windows[1];
  await visitor.page.setViewportSize({ width, height });
  await shoot(visitor, name);
}

// The brightness of the background, from 0 to 1.
function ground(visitor) {
  return visitor.page.evaluate(() => {
    const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g).map(Number);
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
  });
}

browserTest("a phone shows the whole board, as wide as the screen, and the status", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: ["4", "4"] }, { size: PHONE, hasTouch: true, isMobile: true });
  const board = await both.$(".drawing").boundingBox();
  assert.ok(board.width > 300 && board.y + board.height <= PHONE.height, JSON.stringify(board));
  const status = await both.$("#status").boundingBox();
  assert.ok(status.y >= 0 && status.y + status.height <= PHONE.height);
  await both.column(5).tap();
  await both.waitForBoard("......./......./......./......./...o.../...xx..");
  for (const rules of ["12x8 connect=5", "20x5"]) {
    const wide = await sharedScreen(fixture, { rules }, { size: PHONE });
    assert.deepEqual(await outOfReach(wide), [], rules);
  }
});

browserTest("with forced colours the sides can be told apart", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: ["4", "4", "5", "5", "3"], clock: { move: 600 } }, { forcedColors: "active" });
  const fillOf = (selector) => both.$(selector).first().evaluate((disc) => {
    const { fill } = getComputedStyle(disc);
    return fill;
  });
  assert.notEqual(await fillOf(".disc.x"), await fillOf(".disc.o"));
  // Without colours, a button needs a border, and the current one a different border.
  const edge = (selector) => both.$(selector).first().evaluate((one) => {
    const { borderTopStyle, borderTopWidth, outlineStyle, backgroundColor } = getComputedStyle(one);
    return borderTopStyle === "none" ? null : `${borderTopWidth} ${outlineStyle} ${backgroundColor}`;
  });
  assert.ok(await edge("#resign"));
  assert.ok(await edge("#moves a"));
  assert.notEqual(await edge("#moves a:not([aria-current])"), await edge("#moves a[aria-current]"));
  const colour = (selector, part, pseudo) => both.$(selector).first().evaluate(
    (one, [part, pseudo]) => getComputedStyle(one, pseudo)[part], [part, pseudo]);
  assert.notEqual(await colour(".moves .x a", "backgroundColor", "::after"), await colour(".moves .o a", "backgroundColor", "::after"));
  assert.notEqual(await colour(".player.acts", "borderTopColor"), await colour(".player:not(.acts)", "borderTopColor"));
  await eventually(async () => assert.notEqual(await colour(".presence.here", "backgroundColor"), await colour("body", "backgroundColor")));
  assert.ok((await edge(".clock.runs")) && !(await edge(".clock:not(.runs)")));
  await shoot(both, "forced-light");
  await both.page.emulateMedia({ colorScheme: "dark" });
  await shoot(both, "forced-dark");
  assert.notEqual(await fillOf(".disc.x"), await fillOf(".disc.o"));
});

browserTest("discs fall, also the last one, unless reduced motion is set", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture);
  const recordFalls = (visitor) => visitor.page.evaluate(() => {
    window.fallen = [];
    addEventListener("animationstart", ({ animationName, target }) =>
      animationName === "fall" && window.fallen.push(target.dataset.at), true);
  });
  await bob.page.emulateMedia({ reducedMotion: "reduce" });
  await Promise.all([ann, bob].map(recordFalls));
  await play([ann, bob], "4433221");
  const fallen = (visitor) => visitor.page.evaluate(() => window.fallen);
  await eventually(async () => assert.deepEqual(await fallen(ann), ["41", "42", "31", "32", "21", "22", "11"]));
  // After its fall the last disc glows with its line.
  await ann.$(".disc.line:not(.falls)").nth(3).waitFor({ state: "attached" });
  assert.deepEqual(await fallen(bob), []);
  assert.equal(await bob.page.evaluate(() => document.getAnimations().length), 0);
});

// The windows that must be good, and whether the board is beside the rest. The last is a window of 1440×900 at 200 %.
const WINDOWS = [
  [360, 740, false], [390, 844, false], [844, 390, true], [820, 1180, false], [1440, 900, true], [1920, 1080, true], [720, 450, true],
];

browserTest("in every window the board is whole, its columns can be tapped, and nothing is out of reach", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: ["4", "4"] });
  const large = await sharedScreen(fixture, { rules: "9x7" });
  const small = await sharedScreen(fixture, { rules: "4x4" });
  const measure = (visitor) => visitor.page.evaluate(() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [plate, scroller, board, status] = [".front", ".scroller", ".drawing", "#status"].map(box);
    const cut = plate.left < scroller.left || plate.right > scroller.right || plate.right > innerWidth || plate.left < 0;
    return { cut, column: box(".columns button").width, beside: status.left > board.right, bottom: board.bottom, height: board.height };
  });
  for (const [width, height, beside] of WINDOWS) {
    const name = `${width}×${height}`;
    for (const visitor of [both, large, small]) {
      await visitor.page.setViewportSize({ width, height });
      const found = await measure(visitor);
      assert.equal(found.cut, false, `${name}: the board is cut off`);
      assert.equal(found.beside, beside, `${name}: beside`);
      if (visitor === both) {
        assert.ok(found.column >= 44, `${name}: columns of ${found.column}`);
        assert.ok(found.bottom <= height, `${name}: the board ends at ${found.bottom}`);
        if (width === 1920) assert.ok(found.height > 800, `${name}: the board is ${found.height} high`);
        assert.deepEqual(await outOfReach(both), [], name);
        await shoot(both, `window-${name}`);
      }
    }
  }
});

browserTest("nothing jumps while two people play", async (fixture) => {
  const sizes = [PHONE, { width: 844, height: 390 }, { width: 1440, height: 900 }];
  for (const size of sizes) {
    const opened = await fixture.four.open();
    const ann = await fixture.visitor({ size });
    await ann.openGame(opened);
    const seat = await fixture.four.join(opened.game);
    const bob = await fixture.visitor();
    await bob.openGame({ game: opened.game, seats: [seat] });
    await ann.$("#resign").waitFor();
    await ann.page.evaluate(() => {
      window.shifts = [];
      new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) =>
        window.shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.id || node?.className || node?.nodeName)}`)))
        .observe({ type: "layout-shift" });
    });
    await play([ann, bob], "11");
    await bob.$("#draw").click();
    await ann.button("Decline").click();
    await ann.button("Decline").waitFor({ state: "detached" });
    await bob.$("#undo").click();
    await ann.button("Decline").click();
    const eve = await fixture.visitor();
    await eve.visit(`/g/${opened.game}`);
    await ann.$("#watchers").waitFor();
    await play([ann, bob], "2233");
    await bob.$("#resign").click();
    await bob.$("#resign.sure").click();
    await ann.waitForStatus("Bob resigned: you win!");
    await bob.$("#rematch").click();
    await ann.button("Accept").waitFor();
    assert.deepEqual(await ann.page.evaluate(() => window.shifts), [], JSON.stringify(size));
  }
});
