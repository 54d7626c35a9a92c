// A puzzle, with the learner's rating and streak.

import { $, data, fill, words } from "./page.js";
import { Board } from "./board.js";
import { burst } from "./climax.js";
import { Exercise } from "./exercise.js";
import { daysInARow, lastTried, progress, remember } from "./progress.js";

const { id, day, chosen } = data;
// Only the first attempt at a puzzle counts.
const isNew = !(id in progress().puzzles);

const board = new Board(() => {});
const exercise = new Exercise(board, {
  more: () => (isNew ? { rating: progress().rating } : {}),
  decided,
});

function decided(clean, { rating }) {
  if (clean) burst(board.root);
  const before = progress().rating;
  remember((now) => {
    if (isNew) {
      now.puzzles[id] = clean;
      now.rating = rating ?? now.rating;
      now.streak = clean ? now.streak + 1 : 0;
    }
    if (day !== null && clean && !now.days.includes(day)) now.days.push(day);
  });
  showProgress();
  if (isNew && rating) $("streak").title = fill(words.rated, { before, rating });
}

function showProgress() {
  const { streak, rating, days, puzzles } = progress();
  const row = daysInARow(days, day);
  const said = day !== null && row ? fill(words.days, { count: row }) : fill(words.streak, { count: streak, rating });
  $("streak").textContent = said;
  // Before the first puzzle there is nothing to tell; the line keeps its room.
  $("streak").hidden = !Object.keys(puzzles).length;
  // The next one is about as hard as the player is good, and new.
  if (!chosen) {
    const next = new URL($("next").href);
    next.searchParams.set("near", rating);
    next.searchParams.set("done", lastTried().join());
    $("next").href = next;
  }
}

exercise.pose({ about: { id }, state: data.state, title: words.find_it });
showProgress();
