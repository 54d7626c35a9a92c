// The README's picture of a game in the browser: node picture.mjs FILE, with FOUR_BIN as for the tests.

import { launch } from "./kit/browser.mjs";
import { Four } from "./kit/four.mjs";

const MOVES = "4453353622";
const four = await Four.start();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1100, height: 760 } });
await page.goto(four.url);
const id = await page.evaluate(async () => {
  const body = { name: "Ann", opponent: { here: "Bình" }, side: "first", clock: { bank: { seconds: 300, increment: 5 } } };
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/api/v2/games", { method: "POST", headers, body: JSON.stringify(body) });
  const { game, seats } = await answer.json();
  localStorage.setItem(`four:${game}`, JSON.stringify(seats));
  return game;
});
await page.goto(`${four.url}/g/${id}`);
await page.waitForSelector("button[aria-disabled=false]");
for (const [index, move] of [...MOVES].entries()) {
  await page.keyboard.press(move);
  await page.waitForFunction((count) => document.querySelectorAll("#moves li").length === count, index + 1);
}
await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
await page.screenshot({ path: process.argv[2] });
await browser.close();
await four.stop();
