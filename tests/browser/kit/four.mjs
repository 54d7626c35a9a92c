// The program under test: `four serve` with a database of its own.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

// Limits that no test reaches.
const LIMITS = {
  "requests-per-second": 5000,
  "messages-per-second": 5000,
  "analyses-per-minute": 5000,
  "games-per-address": 5000,
  "timeout-seconds": 600,
};

export class Four {
  // With `args` the games are kept somewhere else: `["--db", …]`.
  static async start(args) {
    const four = new Four();
    four.folder = await mkdtemp(join(tmpdir(), "four-browser-"));
    four.address = "127.0.0.1:0";
    four.args = args ?? ["--db", `sqlite:${join(four.folder, "games.db")}`];
    await four.serve();
    return four;
  }

  // Starts the program; after a stop, at the same address.
  async serve() {
    const program = process.env.FOUR_BIN;
    if (!program) throw new Error("FOUR_BIN does not name the program");
    const limits = Object.entries(LIMITS).flatMap(([limit, value]) => [`--${limit}`, String(value)]);
    const words = ["serve", "--addr", this.address, ...this.args, ...limits];
    this.process = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] });
    this.log = "";
    this.process.stderr.on("data", (text) => (this.log += text));
    this.ended = once(this.process, "exit");
    const [line] = await Promise.race([once(createInterface(this.process.stdout), "line"), this.ended]);
    this.url = /^Listening on (http:\/\/\S+)$/.exec(line)?.[1];
    if (!this.url) throw new Error(`four serve prints no address: ${line}\n${this.log}`);
    this.address = new URL(this.url).host;
  }

  // Asks the program to stop, as a system that shuts down does.
  async stop() {
    this.process.kill("SIGTERM");
    const [code] = await this.ended;
    if (code !== 0) throw new Error(`four serve ended with ${code}\n${this.log}`);
  }

  // Ends the program at once.
  async kill() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  async close() {
    if (this.process.exitCode === null) await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  async request(path, body) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(this.url + path, body && { method: "POST", headers, body: JSON.stringify(body) });
    const content = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${content.message}`);
    return content;
  }

  // What the program counts under this name: `four_sockets`.
  async metric(name) {
    const metrics = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(metrics)[1]);
  }

  // Opens a game without a page; returns its id and its seats.
  open(wishes = {}) {
    return this.request("/api/v2/games", { side: "first", name: "Ann", ...wishes });
  }

  // Takes the free seat of a game without a page.
  join(game, name = "Bob") {
    return this.request(`/api/v2/games/${game}/seat`, { name });
  }

  // A game as a spectator sees it.
  game(id) {
    return this.request(`/api/v2/games/${id}`);
  }

  // The actions of a game in notation: `["4", "p4"]`.
  async actions(id) {
    const { entries } = await this.game(id);
    return entries.flatMap(({ what }) => (what.played ? [what.played.action] : []));
  }
}
