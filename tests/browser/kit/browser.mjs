// The browser that the tests use: the system's Chromium.

import { chromium } from "playwright-core";

const options = {
  executablePath: process.env.FOUR_CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};

export const start = () => chromium.launch(options);

// One that several processes can use.
export const lend = () => chromium.launchServer(options);
