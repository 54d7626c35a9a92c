// Accessibility: axe-core finds nothing wrong on any page.

import assert from "node:assert/strict";
import { violations } from "./kit/axe.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { everyPage, NOT_FOUND, showPage } from "./kit/pages.mjs";

for (const language of ["en", "vi"]) {
  browserTest(`no violations on any page, light and dark: ${language}`, { expected: NOT_FOUND }, async ({ four, visitor }) => {
    const { pages, seats } = await everyPage(four);
    const ann = await visitor({ language });
    await ann.storeSeats(seats);
    const found = [];
    for (const page of pages) {
      await ann.page.emulateMedia({ colorScheme: "light" });
      await showPage(ann, page);
      found.push(...(await violations(ann, page.name)));
    }
    assert.deepEqual(found, []);
  });
}
