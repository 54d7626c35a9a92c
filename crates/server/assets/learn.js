// The list of what can be learned, with what was done on this device.

import { $, fill, words } from "./page.js";
import { daysInARow, lastTried, progress } from "./progress.js";

const DAY = 86_400_000;
const { lessons, rating, days, puzzles } = progress();

const all = [...document.querySelectorAll("[data-lesson]")];
const done = all.filter(({ dataset }) => lessons.includes(dataset.lesson));
for (const link of done) link.querySelector("i").hidden = false;
if (done.length) $("progress").textContent = fill(words.lessons_done, { count: done.length, all: all.length });
// The lesson to take next.
all.find((link) => !done.includes(link))?.classList.add("next");
const row = daysInARow(days, Math.floor(Date.now() / DAY));
if (row) $("days").textContent = fill(words.days, { count: row });
if (Object.keys(puzzles).length) $("rating").textContent = fill(words.your_rating, { rating });
for (const link of document.querySelectorAll("#puzzles, [data-theme]")) {
  const address = new URL(link.href);
  address.searchParams.set("near", rating);
  address.searchParams.set("done", lastTried().join());
  link.href = address;
}
