// Somebody with a browser: what they do, what they see, and what goes wrong behind it.

import assert from "node:assert/strict";
import { PATIENCE, eventually } from "./eventually.mjs";

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

export class Person {
  static async come(browser, four, { language = "en", size = DESKTOP, scripts = true, ...wishes } = {}) {
    const person = new Person();
    person.four = four;
    person.faults = [];
    const look = { baseURL: four.url, locale: language, viewport: size, javaScriptEnabled: scripts, ...wishes };
    person.context = await browser.newContext(look);
    person.context.setDefaultTimeout(PATIENCE);
    person.page = await person.context.newPage();
    person.watch();
    return person;
  }

  // Notes whatever a developer would see in red or yellow.
  watch() {
    const note = (fault) => this.faults.push(fault);
    const { page } = this;
    page.on("console", (said) => ["error", "warning"].includes(said.type()) && note(`console: ${said.text()}`));
    page.on("pageerror", (error) => note(`error: ${error.message}`));
    page.on("crash", () => note("crash"));
    page.on("response", (answer) => answer.status() >= 400 && note(`answer: ${answer.status()} ${answer.url()}`));
    page.on("request", (request) => this.own(request.url()) || note(`elsewhere: ${request.url()}`));
    page.on("websocket", (socket) => this.own(socket.url()) || note(`elsewhere: ${socket.url()}`));
    page.on("requestfailed", (request) => {
      // What a page gives up itself has not failed.
      const { errorText } = request.failure();
      if (errorText !== "net::ERR_ABORTED") note(`failed: ${errorText} ${request.url()}`);
    });
  }

  own(address) {
    const { protocol, host } = new URL(address);
    return protocol === "data:" || host === this.four.address;
  }

  leave() {
    return this.context.close();
  }

  visit(path) {
    return this.page.goto(path);
  }

  // Holds these seats, by game.
  keep(seats) {
    return this.context.addInitScript((seats) => {
      for (const [game, own] of Object.entries(seats)) {
        localStorage.getItem(`four:${game}`) ?? localStorage.setItem(`four:${game}`, JSON.stringify(own));
      }
    }, seats);
  }

  // Sits down at a table that was opened without a page.
  async sit({ game, seats }, query = "") {
    await this.keep({ [game]: seats });
    await this.visit(`/g/${game}${query}`);
    await this.connected();
  }

  // Waits until the page is alive: its script runs, and the server has told it how things stand.
  connected() {
    // Only what the server says makes a column one that can be played, or cannot.
    return this.page.locator("body:not(.offline) .columns:not([hidden]) button[aria-disabled]").first().waitFor();
  }

  // The game that this page is about.
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

  // Presses a column as soon as it can be played.
  async press(number) {
    await this.$(".ghost:not(.waits)").waitFor({ state: "attached" });
    await this.column(number).click();
  }

  // The board twice: as it is drawn, and as it is read out, both as the server writes boards.
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

  // Waits for this board, on the picture and in the table.
  sees(board) {
    return eventually(async () => assert.deepEqual(await this.board(), { drawn: board, read: board }));
  }

  // Waits until the page says this about the game.
  async isTold(status) {
    await eventually(async () => {
      const said = await this.$("#status").textContent();
      status instanceof RegExp ? assert.match(said, status) : assert.equal(said, status);
    });
  }

  // Goes to a puzzle, and waits for it to be made.
  async puzzle(go) {
    const [answer] = await Promise.all([this.page.waitForResponse(/\/api\/v2\/puzzle\?/), go()]);
    await this.$("#solution").waitFor();
    return answer.json();
  }

  // Whether something can be seen and, if so, what it says.
  async shown(selector) {
    const place = this.$(selector);
    return (await place.isVisible()) ? (await place.innerText()).trim() : null;
  }
}

// Plays columns in turn, both pages following; the first one of them begins.
export async function play(people, columns) {
  for (const [at, column] of [...columns].entries()) {
    const one = people[at % 2];
    const game = one.game;
    const before = (await one.four.game(game)).state.version;
    await one.press(column);
    const state = await eventually(async () => {
      const { state } = await one.four.game(game);
      assert.ok(state.version > before);
      return state;
    });
    await Promise.all(people.map((person) => person.sees(state.board)));
  }
}
