// The browser that the tests use: the system's Chromium.

import { chromium } from "playwright-core";
import { TIMEOUT } from "./eventually.mjs";

const options = {
  executablePath: process.env.FOUR_CHROMIUM ?? "/usr/bin/chromium",
  timeout: TIMEOUT,
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

export const launch = () => chromium.launch(options);

// A browser that several processes can connect to.
export const launchShared = () => chromium.launchServer(options);
