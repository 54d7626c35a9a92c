// Size of the pages, and pages without scripts.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { playOverSocket } from "./kit/socket.mjs";
import { twoPlayers } from "./kit/games.mjs";

// Everything that a first visit transfers, in bytes.
const MAX_START = 20_000;
const MAX_GAME = 40_000;
// The size of the first packets of a connection.
const MAX_HTML = 14_600;

// Measures the bytes of each answer, by address.
async function measure(visitor) {
  const line = await visitor.context.newCDPSession(visitor.page);
  await line.send("Network.enable");
  const weights = new Map();
  const names = new Map();
  line.on("Network.requestWillBeSent", ({ requestId, request }) => names.set(requestId, request.url));
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    weights.set(names.get(requestId), encodedDataLength));
  return weights;
}

browserTest("a first visit transfers less than 20 KB for the start page and 40 KB for a game", async (fixture) => {
  const { four, visitor } = fixture;
  const waiting = await four.open();
  const { game, seats } = await four.open({ opponent: { here: "Bob" } });
  await playOverSocket(four.address, game, seats, [..."445533"]);
  for (const [path, sign] of [["/", "#new"], [`/g/${game}`, "#watching"], [`/g/${waiting.game}`, "#join"]]) {
    const ann = await visitor();
    const weights = await measure(ann);
    await ann.visit(path);
    await ann.$(sign).waitFor();
    await ann.page.waitForLoadState("networkidle");
    const sum = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const most = path === "/" ? MAX_START : MAX_GAME;
    assert.ok(sum > 0 && sum < most, `${path}: ${sum} bytes\n${[...weights].join("\n")}`);
    const html = weights.get(four.url + path);
    assert.ok(html < MAX_HTML, `${path}: ${html} bytes of HTML`);
    console.log(`# ${path.slice(0, 3)}: ${weights.size} answers, ${sum} bytes, of them ${html} the page itself`);
  }
});

browserTest("the first answer alone shows the board with its style", { expected: /ERR_FAILED/ }, async ({ four, visitor }) => {
  const { game, seats } = await four.open({ opponent: { here: "Bob" } });
  await playOverSocket(four.address, game, seats, [..."445533"]);
  for (const path of ["/", `/g/${game}`, "/analysis?pos=445533"]) {
    const ann = await visitor();
    await ann.page.route("**", (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
    await ann.visit(path);
    const { drawing, discs, ground, font, colours } = await ann.page.evaluate(() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      const { width, height } = document.querySelector(".drawing").getBoundingClientRect();
      return {
        drawing: { width, height },
        discs: [...document.querySelectorAll(".disc")].filter((disc) => disc.getBoundingClientRect().width > 10).length,
        ground: style("body").backgroundColor,
        font: style("body").fontFamily,
        colours: new Set([style(".token .x, .disc.x, .small .x").fill, style(".token .o, .disc.o, .small .o").fill, style(".inside").fill]).size,
      };
    });
    assert.ok(drawing.width > 200 && drawing.height > 200, JSON.stringify(drawing));
    assert.ok(path === "/" || discs >= 6);
    assert.notEqual(ground, "rgba(0, 0, 0, 0)");
    assert.match(font, /system-ui/);
    assert.equal(colours, 3);
  }
});

// The browser reports the scripts that it was told to block.
browserTest("without scripts a game can be read, move by move", { expected: /failed: csp/ }, async ({ four, visitor }) => {
  const { game, seats } = await four.open({ opponent: { here: "Bob" } });
  await playOverSocket(four.address, game, seats, [..."4455"]);
  const ann = await visitor({ scripts: false });
  await ann.visit(`/g/${game}`);
  assert.match(await ann.visibleText("noscript"), /You need JavaScript to play/);
  const position = async () => (await ann.$(".disc.x, .disc.o").evaluateAll((all) => all.map(({ dataset }) => dataset.at))).sort();
  assert.deepEqual(await position(), ["41", "42", "51", "52"]);
  assert.deepEqual(await ann.$("#moves a").allTextContents(), [..."4455"]);
  await ann.$("[data-step=back]").click();
  await ann.page.waitForURL(/at=3/);
  await ann.waitForStatus(/^Move 3 of 4/);
  assert.deepEqual(await position(), ["41", "42", "51"]);
  await ann.$("[data-step=first]").click();
  await ann.page.waitForURL(/at=0/);
  assert.deepEqual(await position(), []);
  await ann.$("#moves a").nth(1).click();
  await ann.page.waitForURL(/at=2/);
  assert.deepEqual(await position(), ["41", "42"]);
  // Buttons that need a script are hidden.
  assert.equal(await ann.$("button:visible").count(), 0);
  await ann.visit("/");
  assert.match(await ann.visibleText("noscript"), /You need JavaScript to play/);
  assert.equal(await ann.$("button:visible, input:visible").count(), 0);
  await ann.visit("/analysis?pos=4455");
  assert.deepEqual(await position(), ["41", "42", "51", "52"]);
});

browserTest("names are shown as text, whatever they contain", async (fixture) => {
  const { four, visitor } = fixture;
  const bold = "<b>Ann</b><img src=x>&amp;";
  const turned = "\u202Ebob\u2066 \u200Bx";
  const opened = await four.open({ name: bold });
  const seat = await four.join(opened.game, turned);
  await playOverSocket(four.address, opened.game, [...opened.seats, seat], [..."1212121"]);
  const eve = await visitor();
  for (const [query, status] of [["", /^<b>Ann/], ["?at=3", /^Move 3 of 7/]]) {
    await eve.visit(`/g/${opened.game}${query}`);
    await eve.connected();
    await eve.waitForStatus(status);
    await eventually(async () => assert.deepEqual(await eve.$(".player bdi").allTextContents(), [bold.slice(0, 24), "bob x"]));
    assert.equal(await eve.$("main b, main img:not(.qr)").count(), 0);
    assert.match(await eve.page.title(), /^<b>Ann<\/b>/);
    const all = await eve.page.content();
    assert.doesNotMatch(all, /[\u202A-\u202E\u2066-\u2069\u200B]/);
  }
  // Names in right-to-left scripts stay in their place.
  const [ann] = await twoPlayers(fixture, { name: "שלום 4", moves: ["4"] });
  const boxes = await ann.$(".player bdi").evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
  assert.ok(boxes[0] > 0);
  assert.equal(await ann.$(".player bdi").first().evaluate((name) => getComputedStyle(name).unicodeBidi), "isolate");
});
