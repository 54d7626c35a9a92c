// Runs the test files, two at a time, all with one browser.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { launchShared } from "./kit/browser.mjs";

const named = process.argv.slice(2);
const files = named.length ? named : readdirSync(".").filter((name) => name.endsWith(".test.mjs"));
const browser = await launchShared();
const options = ["--test", "--test-reporter=spec", "--test-concurrency=2"];
const env = { ...process.env, FOUR_BROWSER: browser.wsEndpoint() };
const tests = spawn(process.execPath, [...options, ...files], { stdio: "inherit", env });
const [code] = await once(tests, "exit");
await browser.close();
process.exitCode = code ?? 1;
