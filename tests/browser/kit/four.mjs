// The program under test: `four serve` with a database of its own.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

// Nobody here is to be told to wait.
const GENEROUS = ["requests-per-second", "messages-per-second", "analyses-per-minute", "games-per-address"];

export class Four {
  static async start() {
    const four = new Four();
    four.folder = await mkdtemp(join(tmpdir(), "four-browser-"));
    four.address = "127.0.0.1:0";
    await four.serve();
    return four;
  }

  // Starts the program, where it was before if it was somewhere.
  async serve() {
    const program = process.env.FOUR_BIN;
    if (!program) throw new Error("FOUR_BIN does not say where the program is");
    const limits = GENEROUS.flatMap((limit) => [`--${limit}`, "5000"]);
    const database = `sqlite:${join(this.folder, "games.db")}`;
    const words = ["serve", "--addr", this.address, "--db", database, ...limits];
    this.process = spawn(program, words, { stdio: ["ignore", "pipe", "pipe"] });
    this.log = "";
    this.process.stderr.on("data", (text) => (this.log += text));
    this.ended = once(this.process, "exit");
    const [line] = await Promise.race([once(createInterface(this.process.stdout), "line"), this.ended]);
    this.url = /^Listening on (http:\/\/\S+)$/.exec(line)?.[1];
    if (!this.url) throw new Error(`four serve does not say where it listens: ${line}\n${this.log}`);
    this.address = new URL(this.url).host;
  }

  // Asks it to stop, as a system does that shuts down.
  async stop() {
    this.process.kill("SIGTERM");
    const [code] = await this.ended;
    if (code !== 0) throw new Error(`four serve ended with ${code}\n${this.log}`);
  }

  async close() {
    if (this.process.exitCode === null) {
      this.process.kill("SIGKILL");
      await this.ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  async request(path, body) {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(this.url + path, body && { method: "POST", headers, body: JSON.stringify(body) });
    const content = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${content.message}`);
    return content;
  }

  // Opens a game without a page: its id and the seats of whoever opened it.
  open(wishes = {}) {
    return this.request("/api/v2/games", { side: "first", name: "Ann", ...wishes });
  }

  // Takes the free seat of a game without a page.
  join(game, name = "Bob") {
    return this.request(`/api/v2/games/${game}/seat`, { name });
  }

  // What everybody may see of a game.
  game(id) {
    return this.request(`/api/v2/games/${id}`);
  }

  // What was played, as it is written: `["4", "p4"]`.
  async played(id) {
    const { entries } = await this.game(id);
    return entries.flatMap(({ what }) => (what.played ? [what.played.action] : []));
  }
}
