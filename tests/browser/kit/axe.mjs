// Accessibility: what axe-core finds wrong on a page as it is now.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// The violations in light and dark, with the elements; each begins with `name`.
export async function violations(visitor, name) {
  const run = (rules) => visitor.page.evaluate(async (rules) => {
    const found = await axe.run(document, { resultTypes: ["violations"], ...rules });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(" | ")}`);
  }, rules);
  await visitor.page.emulateMedia({ colorScheme: "light" });
  await visitor.page.evaluate(AXE);
  const light = await run({});
  // Only colours differ in dark mode.
  await visitor.page.emulateMedia({ colorScheme: "dark" });
  const dark = await run({ runOnly: ["color-contrast", "link-in-text-block"] });
  return [...light.map((what) => `${name}: ${what}`), ...dark.map((what) => `${name}, dark: ${what}`)];
}
