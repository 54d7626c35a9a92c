// A visitor with a browser context: what they do and see, and the problems that the browser reports meanwhile.

import assert from "node:assert/strict";
import { TIMEOUT, eventually } from "./eventually.mjs";

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

export class Visitor {
  static async open(browser, four, { language = "en", size = DESKTOP, scripts = true, ...options } = {}) {
    const visitor = new Visitor();
    visitor.four = four;
    visitor.problems = [];
    const all = { baseURL: four.url, locale: language, viewport: size, javaScriptEnabled: scripts, ...options };
    visitor.context = await browser.newContext(all);
    visitor.context.setDefaultTimeout(TIMEOUT);
    visitor.page = await visitor.context.newPage();
    visitor.recordProblems();
    // Powers wait for an answer, unless a test sets a time for them.
    await visitor.context.addInitScript(() => localStorage.getItem("four:powers") ?? localStorage.setItem("four:powers", '"0"'));
    return visitor;
  }

  // Records errors and warnings, failed requests, and requests to other hosts.
  recordProblems() {
    const record = (problem) => this.problems.push(problem);
    const { page } = this;
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && record(`console: ${message.text()}`));
    page.on("pageerror", (error) => record(`error: ${error.message}`));
    page.on("crash", () => record("crash"));
    page.on("response", (answer) => answer.status() >= 400 && record(`answer: ${answer.status()} ${answer.url()}`));
    page.on("request", (request) => this.isOwn(request.url()) || record(`other host: ${request.url()}`));
    page.on("websocket", (socket) => this.isOwn(socket.url()) || record(`other host: ${socket.url()}`));
    page.on("requestfailed", (request) => {
      // A request that the page itself aborts has not failed.
      const { errorText } = request.failure();
      if (errorText !== "net::ERR_ABORTED") record(`failed: ${errorText} ${request.url()}`);
    });
  }

  isOwn(address) {
    const { protocol, host } = new URL(address);
    return protocol === "data:" || host === this.four.address;
  }

  close() {
    return this.context.close();
  }

  visit(path) {
    return this.page.goto(path);
  }

  // Stores the seats of games, by id, as the page of a game would have done.
  storeSeats(seats) {
    return this.context.addInitScript((seats) => {
      for (const [game, own] of Object.entries(seats)) {
        localStorage.getItem(`four:${game}`) ?? localStorage.setItem(`four:${game}`, JSON.stringify(own));
      }
    }, seats);
  }

  // Visits the page of a game with these seats.
  async openGame({ game, seats }, query = "") {
    await this.storeSeats({ [game]: seats });
    await this.visit(`/g/${game}${query}`);
    await this.connected();
  }

  // Waits until the script runs and has the state of the game: only then a column is enabled or disabled.
  connected() {
    return this.page.locator("body:not(.offline) .columns:not([hidden]) button[aria-disabled]").first().waitFor();
  }

  // Stops the timers of all pages. They run only when a test calls `page.clock.runFor`, so that a test of what happens
  // before or after a timeout does not depend on the speed of the machine.
  async stopTimers() {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(1000);
  }

  async chooseLanguage(code) {
    await this.$(".languages summary").click();
    await this.$(`.language[hreflang="${code}"]`).click();
  }

  // The id of the game that the page shows.
  get game() {
    return new URL(this.page.url()).pathname.split("/")[2];
  }

  $(selector, options) {
    return this.page.locator(selector, options);
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  column(number) {
    return this.$(`.columns button[data-column="${number}"]`);
  }

  // Presses a column when no move is waiting for its answer.
  async press(number) {
    await this.$(".ghost:not(.waits)").waitFor({ state: "attached" });
    await this.column(number).click();
  }

  // The board as it is drawn, and as the table for screen readers has it. Both in the notation of the server.
  board() {
    return this.page.evaluate(() => {
      const columns = document.querySelectorAll("#cells thead th").length;
      const rows = (letters) => letters.join("").match(new RegExp(`.{${columns}}`, "g")).join("/");
      const drawn = [...document.querySelectorAll(".drawing .disc")].map(({ classList }) =>
        classList.contains("x") ? "x" : classList.contains("o") ? "o" : ".");
      const [red, yellow] = [...document.querySelectorAll(".player .token")].map((token) => token.ariaLabel);
      const letters = { [red ?? "Red"]: "x", [yellow ?? "Yellow"]: "o" };
      const read = [...document.querySelectorAll("#cells tbody td")].map(({ textContent }) =>
        letters[textContent] ?? ".");
      return { drawn: rows(drawn), read: rows(read) };
    });
  }

  // Waits until the drawing and the table show this board.
  waitForBoard(board) {
    return eventually(async () => assert.deepEqual(await this.board(), { drawn: board, read: board }));
  }

  // Waits until the status of the page is this text or matches this pattern.
  async waitForStatus(status) {
    await eventually(async () => {
      const text = await this.$("#status").textContent();
      status instanceof RegExp ? assert.match(text, status) : assert.equal(text, status);
    });
  }

  // Goes to a puzzle with `go`, and returns it.
  async puzzle(go) {
    await Promise.all([this.page.waitForURL(/\/puzzle\/\d+/), go()]);
    await this.$("#solution").waitFor();
    return JSON.parse(await this.$("#data").textContent());
  }

  // Unfolds everything that is folded.
  openDetails() {
    return this.$("details:not(.languages)").evaluateAll((all) => all.forEach((details) => (details.open = true)));
  }

  // The text of an element; null if it is not visible.
  async visibleText(selector) {
    const place = this.$(selector);
    return (await place.isVisible()) ? (await place.innerText()).trim() : null;
  }
}

// Plays columns in turn, beginning with the first of two players. After each move it waits until all of them show the board,
// and the spectators too.
export async function play(players, columns, spectators = []) {
  for (const [at, column] of [...columns].entries()) {
    const player = players[at % players.length];
    const { game } = player;
    const before = (await player.four.game(game)).state.version;
    await player.press(column);
    const state = await eventually(async () => {
      const { state } = await player.four.game(game);
      assert.ok(state.version > before);
      return state;
    });
    await Promise.all([...players, ...spectators].map((visitor) => visitor.waitForBoard(state.board)));
  }
}
