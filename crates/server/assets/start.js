// The start page: opens a game with the chosen options, and remembers them.

import { $, API, kept, link, notice, request } from "./page.js";

const form = $("new");
const REMEMBERED = ["level", "name", "other", "side", "clock", "rules", "own"];

for (const name of REMEMBERED) {
  const value = kept.get(`four:${name}`);
  if (value !== undefined && form.elements[name]) form.elements[name].value = value;
}
// A remembered choice may not exist any more.
for (const select of form.querySelectorAll("select")) if (select.selectedIndex < 0) select.selectedIndex = 0;
const unusual = ["side", "clock", "own"].some((name) => form.elements[name].value);
form.querySelector("details").open = unusual || form.elements.rules.selectedIndex > 0;

// Hides the perfect level where no computer is perfect. What rules of one's own allow is not known here.
const perfect = form.querySelector("[name=level][value=perfect]");
function offer() {
  const { rules, own, level } = form.elements;
  const offered = "perfect" in rules.selectedOptions[0].dataset && !own.value.trim();
  perfect.closest("label").hidden = !offered;
  if (!offered && perfect.checked) level.value = "9";
}
offer();

const last = kept.get("four:last");
$("resume").hidden = !last;
if (last) $("resume").href = link(`/g/${last}`);

// Reads a clock: "60" is for every move, "300+5" for the game.
function clock(text) {
  if (!text) return null;
  const [seconds, increment] = text.split("+").map(Number);
  return increment === undefined ? { move: seconds } : { bank: { seconds, increment } };
}

function opponent(kind, { level, other }) {
  return { friend: "friend", computer: { computer: level }, here: { here: other } }[kind];
}

form.addEventListener("input", () => {
  offer();
  notice();
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const chosen = Object.fromEntries(REMEMBERED.map((name) => [name, form.elements[name].value.trim()]));
  for (const name of REMEMBERED) kept.set(`four:${name}`, chosen[name]);
  const body = {
    rules: `${chosen.rules} ${chosen.own}`.trim(),
    opponent: opponent(event.submitter?.value ?? "friend", chosen),
    side: chosen.side || null,
    name: chosen.name,
    clock: clock(chosen.clock),
  };
  form.inert = true;
  try {
    const { game, seats } = await request(`${API}/games`, { body });
    kept.set(`four:${game}`, seats);
    location.assign(link(`/g/${game}`));
  } catch (error) {
    notice(error.message);
  }
  form.inert = false;
  event.submitter?.focus();
});
