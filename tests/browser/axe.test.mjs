// What a machine can find wrong for those who cannot see, point or tell colours apart: nothing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { scene } from "./kit/scene.mjs";
import { look, NOTHING, tour } from "./kit/tour.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// What is wrong with the page as it is now, with the places.
async function wrong(person, rules) {
  return person.page.evaluate(async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(" | ")}`);
  }, rules);
}

for (const language of ["en", "vi"]) {
  scene(`nothing wrong on any page, in light and dark: ${language}`, { faults: NOTHING }, async ({ four, somebody }) => {
    const { pages, seats } = await tour(four);
    const ann = await somebody({ language });
    await ann.keep(seats);
    const found = [];
    for (const page of pages) {
      await ann.page.emulateMedia({ colorScheme: "light" });
      await look(ann, page);
      await ann.page.evaluate(AXE);
      found.push(...(await wrong(ann, {})).map((what) => `${page.name}: ${what}`));
      // Only colours differ in the dark.
      await ann.page.emulateMedia({ colorScheme: "dark" });
      const rules = { runOnly: ["color-contrast", "link-in-text-block"] };
      found.push(...(await wrong(ann, rules)).map((what) => `${page.name}, dark: ${what}`));
    }
    assert.deepEqual(found, []);
  });
}
