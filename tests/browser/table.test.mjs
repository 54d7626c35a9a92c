// What is around the board: the list of moves, settings, sharing, who is here.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { scene } from "./kit/scene.mjs";
import { playByHand } from "./kit/hand.mjs";
import { meet, played, share } from "./kit/tables.mjs";

scene("looking back while the game goes on", async (stage) => {
  const [ann, bob] = await meet(stage, { moves: ["4", "4", "5"] });
  await ann.$("[data-step=first]").click();
  await ann.isTold(/0 of 3/);
  await ann.sees("......./......./......./......./......./.......");
  await bob.press(5);
  await played(stage.four, ann.game, "4455");
  await ann.isTold(/0 of 4/);
  await ann.sees("......./......./......./......./......./.......");
  // Nothing can be played into a position that is only looked at.
  assert.equal(await ann.$(".columns button:not([aria-disabled=true])").count(), 0);
  await ann.$("#moves a").nth(1).click();
  await ann.sees("......./......./......./......./...o.../...x...");
  await ann.$("[data-step=last]").click();
  await ann.press(3);
  await played(stage.four, ann.game, "44553");
  await eventually(async () => assert.equal(await ann.$("#moves [aria-current]").innerText(), "3"));
});

scene("an address of a move shows that move, in its language, and follows what is looked at", async (stage) => {
  const { four, somebody } = stage;
  const { game, seats } = await four.open({ opponent: { here: "Bob" } });
  await playByHand(four.address, game, seats, [..."4455"]);
  const both = await somebody();
  await both.sit({ game, seats }, "?at=1&lang=vi");
  await both.isTold(/^Nước 1 trên 4/);
  await both.sees("......./......./......./......./......./...x...");
  const at = (address) => new URL(address, four.url).searchParams.get("at");
  await both.$("#moves a").nth(2).click();
  await both.sees("......./......./......./......./...o.../...xx..");
  assert.equal(at(both.page.url()), "3");
  await both.$(".language").click();
  await both.isTold(/^Move 3 of 4/);
  assert.match(await both.$("#moves a").first().getAttribute("href"), /at=1&lang=en/);
  await both.$("[data-step=last]").click();
  assert.equal(at(both.page.url()), null);
  await both.press(3);
  await both.sees("......./......./......./......./...oo../..xxx..");
});

scene("moves that are confirmed take two presses", async (stage) => {
  const both = await share(stage);
  await both.$("#settings summary").click();
  await both.$("[name=confirm]").check();
  await both.press(4);
  await both.$(".ghost.chosen").waitFor({ state: "attached" });
  await both.press(3);
  await both.press(3);
  await played(stage.four, both.game, "3");
  await both.page.reload();
  await both.connected();
  await both.page.keyboard.press("4");
  await both.$(".ghost.chosen").waitFor({ state: "attached" });
  await both.page.keyboard.press("4");
  await played(stage.four, both.game, "34");
});

scene("a disc makes a sound, the end another one, if they are wanted", async (stage) => {
  const both = await share(stage, { moves: [..."12121"] });
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
  await both.sees("......./......./......./xo...../xo...../xo.....");
  await tones(0);
  await both.$("#settings summary").click();
  await both.$("[name=sound]").check();
  await tones(1);
  await both.press(3);
  await tones(2);
  await both.press(4);
  await tones(3);
  await both.press(1);
  await both.isTold("Ann wins!");
  await tones(6);
});

scene("a game that is over is no game to go on with, and looking at it forgets none", async (stage) => {
  const { four, somebody } = stage;
  const ann = await somebody();
  const over = await four.open({ opponent: { here: "Bob" } });
  await playByHand(four.address, over.game, over.seats, [..."1212121"]);
  const running = await four.open({ opponent: { here: "Bob" } });
  await ann.sit(running);
  await ann.sit(over);
  await ann.visit("/");
  await ann.$("#resume").click();
  await ann.page.waitForURL(new RegExp(running.game));
  await ann.connected();
  await ann.$("#resign").click();
  await ann.$("#resign.sure").click();
  await ann.isTold(/resigned/);
  await ann.visit("/");
  await ann.button("Play a friend").waitFor();
  assert.equal(await ann.shown("#resume"), null);
});

scene("a link can be copied, and what is shared is there", async (stage) => {
  const { four, somebody } = stage;
  const ann = await somebody();
  await ann.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const opened = await four.open();
  await ann.sit(opened);
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

scene("who is here can be seen", async (stage) => {
  const [ann, bob] = await meet(stage);
  const here = () => ann.$(".player .presence").evaluateAll((all) => all.map((dot) => dot.classList.contains("here")));
  await eventually(async () => assert.deepEqual(await here(), [true, true]));
  await bob.visit("/");
  await eventually(async () => assert.deepEqual(await here(), [true, false]));
  await bob.page.goBack();
  await eventually(async () => assert.deepEqual(await here(), [true, true]));
  // Whose turn it is can be seen from another tab.
  assert.match(await ann.page.title(), /^● /);
  assert.doesNotMatch(await bob.page.title(), /^● /);
});

scene("a game that is not there, and one whose seat is taken", { faults: /404|409/ }, async (stage) => {
  const { four, somebody } = stage;
  const eve = await somebody();
  await eve.visit("/g/nothing000");
  assert.ok(await eve.$("h1").innerText());
  const { game } = await four.open();
  await eve.visit(`/g/${game}`);
  await eve.$("#join").waitFor();
  await four.join(game);
  await eventually(async () => assert.equal(await eve.shown("#join"), null));
  assert.equal(await eve.shown("#watching"), "You are watching.");
});
