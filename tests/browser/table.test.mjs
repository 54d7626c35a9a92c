// The page around the board: list of moves, settings, sharing, presence.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { playOverSocket } from "./kit/socket.mjs";
import { twoPlayers, waitForActions, sharedScreen } from "./kit/games.mjs";

browserTest("an earlier position stays on the board while the game goes on", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture, { moves: ["4", "4", "5"] });
  await ann.$("[data-step=first]").click();
  await ann.waitForStatus(/0 of 3/);
  await ann.waitForBoard("......./......./......./......./......./.......");
  await bob.press(5);
  await waitForActions(fixture.four, ann.game, "4455");
  await ann.waitForStatus(/0 of 4/);
  await ann.waitForBoard("......./......./......./......./......./.......");
  // No column can be played in an earlier position.
  assert.equal(await ann.$(".columns button:not([aria-disabled=true])").count(), 0);
  await ann.$("#moves a").nth(1).click();
  await ann.waitForBoard("......./......./......./......./...o.../...x...");
  await ann.$("[data-step=last]").click();
  await ann.press(3);
  await waitForActions(fixture.four, ann.game, "44553");
  await eventually(async () => assert.equal(await ann.$("#moves [aria-current]").innerText(), "3"));
});

browserTest("the address of a move shows that move, and follows the list of moves", async (fixture) => {
  const { four, visitor } = fixture;
  const { game, seats } = await four.open({ opponent: { here: "Bob" } });
  await playOverSocket(four.address, game, seats, [..."4455"]);
  const both = await visitor();
  await both.openGame({ game, seats }, "?at=1&lang=vi");
  await both.waitForStatus(/^Nước 1\/4/);
  await both.waitForBoard("......./......./......./......./......./...x...");
  const at = (address) => new URL(address, four.url).searchParams.get("at");
  await both.$("#moves a").nth(2).click();
  await both.waitForBoard("......./......./......./......./...o.../...xx..");
  assert.equal(at(both.page.url()), "3");
  await both.chooseLanguage("en");
  await both.waitForStatus(/^Move 3 of 4/);
  // The server has drawn the page; its script has to be there before a press counts.
  await both.connected();
  assert.match(await both.$("#moves a").first().getAttribute("href"), /at=1&lang=en/);
  await both.$("[data-step=last]").click();
  await eventually(() => assert.equal(at(both.page.url()), null));
  await both.press(3);
  await both.waitForBoard("......./......./......./......./...oo../..xxx..");
});

browserTest("moves that are confirmed take two presses", async (fixture) => {
  const both = await sharedScreen(fixture);
  await both.$("#settings summary").click();
  await both.$("[name=confirm]").check();
  await both.press(4);
  await both.$(".ghost.chosen").waitFor({ state: "attached" });
  await both.press(3);
  await both.press(3);
  await waitForActions(fixture.four, both.game, "3");
  await both.page.reload();
  await both.connected();
  await both.page.keyboard.press("4");
  await both.$(".ghost.chosen").waitFor({ state: "attached" });
  await both.page.keyboard.press("4");
  await waitForActions(fixture.four, both.game, "34");
});

browserTest("a disc and the end of a game make a sound if sounds are on", async (fixture) => {
  const both = await sharedScreen(fixture, { moves: [..."12121"] });
  await both.page.evaluate(() => {
    window.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.tones++;
      return start.apply(this, when);
    };
  });
  const tones = (count) => eventually(async () => assert.equal(await both.page.evaluate(() => window.tones), count));
  await both.press(2);
  await both.waitForBoard("......./......./......./xo...../xo...../xo.....");
  await tones(0);
  await both.$("[name=sound]").check();
  await tones(1);
  await both.press(3);
  await tones(2);
  await both.press(4);
  await tones(3);
  await both.press(1);
  await both.waitForStatus("Ann wins!");
  await tones(6);
});

browserTest("the start page lists the games of this visitor, and how they stand", async (fixture) => {
  const { four, visitor } = fixture;
  const ann = await visitor();
  const over = await four.open({ opponent: { here: "Bob" } });
  await playOverSocket(four.address, over.game, over.seats, [..."1212121"]);
  const running = await four.open({ name: "Ann" });
  const seat = await four.join(running.game);
  await ann.openGame(running);
  await ann.openGame(over);
  const games = () => ann.$("#mine li").evaluateAll((all) => all.map((item) =>
    [...item.querySelectorAll("bdi, span, .review")].map(({ textContent }) => textContent)));
  await ann.visit("/");
  await eventually(async () => assert.deepEqual(await games(), [["Bob", "Your turn"], ["Ann – Bob", "Ann won", "Review"]]));
  // The list asks the server how open games stand.
  await playOverSocket(four.address, running.game, [...running.seats, seat], ["4"]);
  await ann.page.reload();
  await eventually(async () => assert.deepEqual((await games())[0], ["Bob", "Bob to move"]));
  await ann.$("#mine a").first().click();
  await ann.page.waitForURL(new RegExp(running.game));
  await ann.connected();
  await ann.$("#resign").click();
  await ann.$("#resign.sure").click();
  await ann.waitForStatus(/resigned/);
  await ann.visit("/");
  await eventually(async () => assert.deepEqual(await games(), [["Bob", "You lost", "Review"], ["Ann – Bob", "Ann won", "Review"]]));
});

browserTest("the link can be copied, and the shared files exist", async (fixture) => {
  const { four, visitor } = fixture;
  const ann = await visitor();
  await ann.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const opened = await four.open();
  await ann.openGame(opened);
  await ann.$("[data-copy=link]").click();
  await eventually(async () => assert.equal(await ann.$("#said").textContent(), "Copied"));
  assert.equal(await ann.page.evaluate(() => navigator.clipboard.readText()), `${four.url}/g/${opened.game}`);
  const files = await ann.$("details a.button").evaluateAll((all) => all.map(({ href }) => href));
  const kinds = await Promise.all(files.map(async (file) => {
    const answer = await fetch(file);
    return `${answer.status} ${answer.headers.get("content-type").split(";")[0]}`;
  }));
  assert.deepEqual(kinds, ["200 image/png", "200 image/gif", "200 application/x-chess-pgn"]);
});

browserTest("the page shows who is connected", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture);
  const connected = () => ann.$(".player .presence").evaluateAll((all) => all.map((dot) => dot.classList.contains("here")));
  await eventually(async () => assert.deepEqual(await connected(), [true, true]));
  await bob.visit("/");
  await eventually(async () => assert.deepEqual(await connected(), [true, false]));
  await bob.page.goBack();
  await eventually(async () => assert.deepEqual(await connected(), [true, true]));
  // The title of the tab shows whose turn it is.
  assert.match(await ann.page.title(), /^● /);
  assert.doesNotMatch(await bob.page.title(), /^● /);
});

browserTest("a game that does not exist, and one whose seat is taken", { expected: /404|409/ }, async (fixture) => {
  const { four, visitor } = fixture;
  const eve = await visitor();
  await eve.visit("/g/nothing000");
  assert.ok(await eve.$("h1").innerText());
  const { game } = await four.open();
  await eve.visit(`/g/${game}`);
  await eve.$("#join").waitFor();
  await four.join(game);
  await eventually(async () => assert.equal(await eve.visibleText("#join"), null));
  assert.equal(await eve.visibleText("#watching"), "You are watching.");
});
