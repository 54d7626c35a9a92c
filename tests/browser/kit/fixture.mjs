// A browser test: a server of its own, visitors with a browser context each, and no problem behind any page at the end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { Four } from "./four.mjs";
import { Visitor } from "./visitor.mjs";
import { launch } from "./browser.mjs";

// Catches a hang of a whole test.
const TEST_TIMEOUT = 1_800_000;

let browser;

// The browser of `all.mjs`; a file that is run alone launches its own.
function sharedBrowser() {
  const endpoint = process.env.FOUR_BROWSER;
  return (browser ??= endpoint ? chromium.connect(endpoint) : launch());
}

// Runs a test with `{ four, visitor }`. `visitor` opens a browser context. The option `expected` is a pattern for problems that
// the test provokes, `start` starts the server, and `skip` says why the test cannot run here.
export function browserTest(name, ...rest) {
  const run = rest.pop();
  const { expected = /^$/, start = () => Four.start(), skip = false } = rest.pop() ?? {};
  test(name, { timeout: TEST_TIMEOUT, skip }, async () => {
    const four = await start();
    const visitors = [];
    const visitor = async (options) => {
      const opened = await Visitor.open(await sharedBrowser(), four, options);
      visitors.push(opened);
      return opened;
    };
    try {
      await run({ four, visitor });
      for (const { problems } of visitors) assert.deepEqual(problems.filter((problem) => !expected.test(problem)), []);
    } finally {
      await Promise.all(visitors.map((visitor) => visitor.close()));
      await four.close();
    }
  });
}

test.after(async () => (await browser)?.close());
