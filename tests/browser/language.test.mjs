// Pages and games in Vietnamese contain no English.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { twoPlayers } from "./kit/games.mjs";
import { LANGUAGES } from "./kit/languages.mjs";
import { texts } from "./kit/texts.mjs";
import { PHONE } from "./kit/visitor.mjs";
import { everyPage, NOT_FOUND, showPage } from "./kit/pages.mjs";

// The same in both languages: names, keys, the notation of rules, the names of the languages. Columns after 9 are letters.
const SAME = /^(Ann|Bob|Tiếng Việt|English|VI|EN|[a-z]|Enter|Home End|1 … 9, a …|9x7 connect=5|website|summary_large_image|http.*|[\W\d]*)$/;
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

const english = (all) => all.filter((text) => !SAME.test(text) && ENGLISH.test(text.replaceAll(NOTATION, "")));

browserTest("no page in Vietnamese has an English text", { expected: NOT_FOUND }, async ({ four, visitor }) => {
  const { pages, seats } = await everyPage(four);
  const [ann, anh] = [await visitor(), await visitor({ language: "vi-VN" })];
  await Promise.all([ann, anh].map((visitor) => visitor.storeSeats(seats)));
  for (const page of pages) {
    await Promise.all([ann, anh].map((visitor) => showPage(visitor, page)));
    assert.equal(await anh.$("html").getAttribute("lang"), "vi", page.name);
    const [one, other] = await Promise.all([ann, anh].map(texts));
    assert.deepEqual(other.filter((text) => one.includes(text) && !SAME.test(text)), [], page.name);
    assert.deepEqual(english(other), [], page.name);
    assert.ok(other.some((text) => /[ạảấầẩậắặẹẻếềểễệịọỏốồổộớờởợụủứừựỳđ]/i.test(text)), page.name);
  }
});

browserTest("links keep the language that was chosen", async ({ visitor }) => {
  const ann = await visitor({ language: "en-GB" });
  await ann.visit("/help?lang=vi");
  assert.equal(await ann.$("html").getAttribute("lang"), "vi");
  await ann.page.getByRole("link", { name: "Học", exact: true }).click();
  await ann.page.waitForURL(/learn\?.*lang=vi/);
  await ann.$("#puzzles").click();
  await ann.page.waitForURL(/puzzle\/\d+\?.*lang=vi/);
  assert.match(await ann.$("h1").innerText(), /^Câu đố \d+/);
  await ann.page.getByRole("link", { name: "Bốn quân liền" }).click();
  await ann.button("Hai người chơi chung máy").click();
  await ann.page.waitForURL(/\/g\/.*lang=vi/);
  await ann.waitForStatus(/Đến lượt/);
  await ann.chooseLanguage("en");
  await ann.page.waitForURL(/lang=en/);
  await ann.waitForStatus(/to move|your turn/i);
});

browserTest("the menu has every language, and a press elsewhere closes it", async ({ four, visitor }) => {
  const ann = await visitor({ size: PHONE });
  await ann.visit("/learn");
  const menu = ann.$(".languages div");
  await ann.$(".languages summary").click();
  await menu.waitFor();
  const codes = await ann.$(".language").evaluateAll((all) => all.map(({ hreflang }) => hreflang));
  assert.deepEqual([...codes].sort(), [...LANGUAGES].sort());
  const box = await menu.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width, JSON.stringify(box));
  await ann.page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await ann.$(".languages summary").click();
  await ann.page.mouse.click(2, PHONE.height - 2);
  await menu.waitFor({ state: "hidden" });
  for (const code of LANGUAGES) {
    await ann.chooseLanguage(code);
    await ann.page.waitForURL(`**/learn?lang=${code}`);
    assert.equal(await ann.$("html").getAttribute("lang"), code);
    const others = await ann.$("link[rel=alternate][hreflang]").evaluateAll((all) => all.map(({ href }) => href));
    assert.deepEqual(others.sort(), LANGUAGES.map((other) => `${four.url}/learn?lang=${other}`).sort());
  }
});

browserTest("all texts of a game are in the language of the player", async (fixture) => {
  const moves = ["4", "pass", "4", "pass"];
  const [anh, binh] = await twoPlayers(fixture, { rules: "powers", moves }, { language: "vi" });
  const found = [];
  const collect = async () => found.push(...(await texts(anh)), ...(await texts(binh)));
  await collect();
  await anh.press(3);
  await anh.button("Đi tiếp").waitFor();
  await collect();
  await anh.button("Đi tiếp").click();
  await binh.$("#modes [data-mode=remove]").click();
  await collect();
  await binh.button("Gỡ quân ở cột 3, hàng 1").click();
  await anh.$(".disc[data-at='31']:not(.x, .o)").waitFor({ state: "attached" });
  await anh.$("#draw").click();
  await binh.button("Từ chối").waitFor();
  await collect();
  await binh.button("Từ chối").click();
  await anh.$(".question").waitFor({ state: "detached" });
  await collect();
  await anh.$("[data-step=back]").click();
  await anh.$("#resign").click();
  await collect();
  await anh.$("#resign.sure").click();
  await eventually(async () => assert.match(await binh.$("#status").innerText(), /đầu hàng/));
  await collect();
  assert.deepEqual(english(found), []);
  assert.ok(found.some((text) => /Ann gỡ|Bob gỡ|gỡ quân/i.test(text)));
});
