// Vietnamese is Vietnamese, on every page and in everything that is said in a game.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { scene } from "./kit/scene.mjs";
import { meet } from "./kit/tables.mjs";
import { look, NOTHING, tour } from "./kit/tour.mjs";

// The same in both languages: names, keys, the notation of rules, the names of the languages.
const SAME = /^(Ann|Bob|Tiếng Việt|English|VI|EN|Enter|Home End|1 … 9, a …|9x7 connect=5|website|summary_large_image|http.*|[\W\d]*)$/;
const NOTATION = /\b(connect|popout|misere|centre-first|undo|block|remove|violations)(=\d)?\b|JavaScript/g;
const ENGLISH = new RegExp(`\\b(${[
  "the", "and", "of", "or", "you", "your", "is", "it", "with", "for", "not", "one", "two", "red", "yellow", "free", "full",
  "column", "columns", "row", "rows", "move", "moves", "game", "games", "play", "player", "players", "win", "wins", "loses",
  "draw", "draws", "turn", "board", "disc", "discs", "link", "copy", "copied", "share", "settings", "analysis", "analyse",
  "puzzle", "help", "level", "perfect", "dice", "computer", "friend", "watching", "waiting", "against", "none", "clock",
  "seconds", "minutes", "days", "side", "name", "rules", "options", "next", "solution", "easy", "medium", "hard",
  "devilish", "right", "wrong", "best", "good", "mistake", "blunder", "seat", "join", "resign", "rematch", "offer",
  "offers", "accept", "decline", "take", "back", "here", "away", "four", "page", "pages", "start", "end", "either",
  "sound", "confirm", "picture", "film", "record", "coach", "threat", "line", "time", "left",
].join("|")})\\b`, "i");

// All that is written on the page: texts, names for those who hear it, and what is shown elsewhere about it.
function texts(person) {
  return person.page.evaluate(() => {
    const found = new Set([document.title]);
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement.closest("script, style, [lang]");
      if (parent === document.documentElement) found.add(walk.currentNode.textContent.trim());
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "label"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name).trim());
    }
    for (const meta of document.querySelectorAll("meta[property], meta[name=description]")) found.add(meta.content);
    // The places that a script fills in have English names.
    const words = Object.values(JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
    for (const word of words) found.add(word.replaceAll(/\{\w+\}/g, ""));
    return [...found].filter((text) => /\p{L}/u.test(text));
  });
}

const english = (all) => all.filter((text) => !SAME.test(text) && ENGLISH.test(text.replaceAll(NOTATION, "")));

scene("no page says anything twice: what is English is not Vietnamese", { faults: NOTHING }, async ({ four, somebody }) => {
  const { pages, seats } = await tour(four);
  const [ann, anh] = [await somebody(), await somebody({ language: "vi-VN" })];
  await Promise.all([ann, anh].map((person) => person.keep(seats)));
  for (const page of pages) {
    await Promise.all([ann, anh].map((person) => look(person, page)));
    assert.equal(await anh.$("html").getAttribute("lang"), "vi", page.name);
    const [one, other] = await Promise.all([ann, anh].map(texts));
    assert.deepEqual(other.filter((text) => one.includes(text) && !SAME.test(text)), [], page.name);
    assert.deepEqual(english(other), [], page.name);
    assert.ok(other.some((text) => /[ạảấầẩậắặẹẻếềểễệịọỏốồổộớờởợụủứừựỳđ]/i.test(text)), page.name);
  }
});

scene("a language that was chosen stays chosen", async ({ somebody }) => {
  const ann = await somebody({ language: "en-GB" });
  await ann.visit("/help?lang=vi");
  assert.equal(await ann.$("html").getAttribute("lang"), "vi");
  await ann.page.getByRole("link", { name: "Câu đố", exact: true }).click();
  await ann.page.waitForURL(/puzzle\?.*lang=vi/);
  assert.equal(await ann.$("h1").innerText(), "Câu đố");
  await ann.page.getByRole("link", { name: "Bốn quân liền" }).click();
  await ann.button("Hai người cùng máy").click();
  await ann.page.waitForURL(/\/g\/.*lang=vi/);
  await ann.isTold(/Đến lượt/);
  await ann.$(".language").click();
  await ann.page.waitForURL(/lang=en/);
  await ann.isTold(/to move|your turn/i);
});

scene("whatever is said in a game, it says it in the language of each", async (stage) => {
  const moves = ["4", "pass", "4", "pass"];
  const [anh, binh] = await meet(stage, { rules: "powers", moves }, { language: "vi" });
  const heard = [];
  const listen = async () => heard.push(...(await texts(anh)), ...(await texts(binh)));
  await listen();
  await anh.press(3);
  await anh.button("Giữ nước đi").waitFor();
  await listen();
  await anh.button("Giữ nước đi").click();
  await anh.button("Không chặn").waitFor();
  await listen();
  await anh.button("Không chặn").click();
  await binh.$("#modes [data-mode=remove]").click();
  await listen();
  await binh.button("Gỡ quân ở cột 3, hàng 1").click();
  await anh.$(".disc[data-at='31']:not(.x, .o)").waitFor({ state: "attached" });
  await anh.$("#draw").click();
  await binh.button("Từ chối").waitFor();
  await listen();
  await binh.button("Từ chối").click();
  await anh.$(".question").waitFor({ state: "detached" });
  await listen();
  await anh.$("[data-step=back]").click();
  await anh.$("#resign").click();
  await listen();
  await anh.$("#resign.sure").click();
  await eventually(async () => assert.match(await binh.$("#status").innerText(), /đầu hàng/));
  await listen();
  assert.deepEqual(english(heard), []);
  assert.ok(heard.some((text) => /Ann gỡ|Bob gỡ|gỡ quân/i.test(text)));
});
