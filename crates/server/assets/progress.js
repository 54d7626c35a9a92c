// What this device remembers about a learner: lessons that are done, puzzles that were tried, rating and streaks.

import { kept } from "./page.js";

const KEY = "four:learn";
const fresh = { lessons: [], puzzles: {}, rating: 600, streak: 0, days: [] };

export const progress = () => ({ ...fresh, ...kept.get(KEY, {}) });

// Changes what is remembered, and returns it.
export function remember(change) {
  const now = progress();
  change(now);
  kept.set(KEY, now);
  return now;
}

// The numbers of the puzzles that were tried last.
export const lastTried = () => Object.keys(progress().puzzles).slice(-100);

// How many days in a row the puzzle of the day was solved, up to this day or the one before.
export function daysInARow(days, today) {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let count = 0;
  while (solved.has(day)) {
    count++;
    day--;
  }
  return count;
}
