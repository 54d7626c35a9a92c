// A scene: a server of its own, people with a browser each, and at the end nothing that went wrong behind the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { Four } from "./four.mjs";
import { Person } from "./person.mjs";
import { start } from "./browser.mjs";

let browser;

// All scenes share a browser; where none is lent, this file has its own.
function shared() {
  const lent = process.env.FOUR_BROWSER;
  return (browser ??= lent ? chromium.connect(lent) : start());
}

// Plays a scene as a test. `faults` is what may go wrong in it, where something must: a pattern.
export function scene(name, ...rest) {
  const play = rest.pop();
  const { faults = /^$/ } = rest.pop() ?? {};
  test(name, { timeout: 1_800_000 }, async () => {
    const four = await Four.start();
    const people = [];
    const somebody = async (wishes) => {
      const person = await Person.come(await shared(), four, wishes);
      people.push(person);
      return person;
    };
    try {
      await play({ four, somebody });
      for (const person of people) assert.deepEqual(person.faults.filter((fault) => !faults.test(fault)), []);
    } finally {
      await Promise.all(people.map((person) => person.leave()));
      await four.close();
    }
  });
}

test.after(async () => (await browser)?.close());
