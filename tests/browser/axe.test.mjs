// Accessibility: axe-core finds nothing wrong on any page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { browserTest } from "./kit/fixture.mjs";
import { everyPage, NOT_FOUND, showPage } from "./kit/pages.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The violations on the page as it is now, with the elements.
async function violations(visitor, rules) {
  return visitor.page.evaluate(async (rules) => {
    const found = await axe.run(document, { resultTypes: ["violations"], ...rules });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(" | ")}`);
  }, rules);
}

for (const language of ["en", "vi"]) {
  browserTest(`no violations on any page, light and dark: ${language}`, { expected: NOT_FOUND }, async ({ four, visitor }) => {
    const { pages, seats } = await everyPage(four);
    const ann = await visitor({ language });
    await ann.storeSeats(seats);
    const found = [];
    for (const page of pages) {
      await ann.page.emulateMedia({ colorScheme: "light" });
      await showPage(ann, page);
      await ann.page.evaluate(AXE);
      found.push(...(await violations(ann, {})).map((what) => `${page.name}: ${what}`));
      // Only colours differ in dark mode.
      await ann.page.emulateMedia({ colorScheme: "dark" });
      const rules = { runOnly: ["color-contrast", "link-in-text-block"] };
      found.push(...(await violations(ann, rules)).map((what) => `${page.name}, dark: ${what}`));
    }
    assert.deepEqual(found, []);
  });
}
