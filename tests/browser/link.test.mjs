// Two people at two places, and what can happen to the line between them.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/person.mjs";
import { scene } from "./kit/scene.mjs";
import { meet, openByPage, played } from "./kit/tables.mjs";

// What a browser says when it cannot reach a server.
const CUT = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

scene("two play a whole game by link, a third watches", async ({ four, somebody }) => {
  const ann = await somebody();
  await openByPage(ann, "Play a friend", { name: "Ann", side: "first" });
  await ann.isTold(/waiting/i);
  const address = await ann.$("#link").inputValue();
  assert.equal(address, ann.page.url());
  await ann.$(".qr").evaluate((code) => code.decode());

  const bob = await somebody();
  await bob.visit(address);
  await bob.$("#join [name=name]").fill("Bob");
  await bob.button("Join the game").click();
  await eventually(async () => assert.equal(await ann.$("#invite").isVisible(), false));
  for (const person of [ann, bob]) {
    await eventually(async () => assert.deepEqual(await person.$(".player bdi").allTextContents(), ["Ann", "Bob"]));
  }

  const eve = await somebody();
  await eve.visit(address);
  await eve.connected();
  await eventually(async () => assert.equal(await eve.shown("#watching"), "You are watching."));
  await eventually(async () => assert.equal(await ann.shown("#watchers"), "Watching: 1"));

  await play([ann, bob], "4455");
  await canDoNothing(eve);
  await play([ann, bob], "33");
  await Promise.all([ann, bob].map((person) => person.page.reload()));
  await play([ann, bob], "2");
  await played(four, ann.game, "4455332");
  const { state } = await four.game(ann.game);
  assert.equal(state.ending.winner, "first");
  for (const person of [ann, bob, eve]) {
    await person.sees(state.board);
    assert.deepEqual(await person.$(".disc.line").evaluateAll((all) => all.map(({ dataset }) => dataset.at).sort()), state.ending.outcome.line.cells.sort());
  }
  await ann.isTold(/win/i);
  await eve.isTold("Ann wins!");
});

async function canDoNothing(eve) {
  const before = await eve.four.game(eve.game);
  for (const id of ["undo", "draw", "resign", "rematch", "join", "invite"]) assert.equal(await eve.shown(`#${id}`), null);
  assert.equal(await eve.$(".columns button:not([aria-disabled=true])").count(), 0);
  await eve.column(1).click({ force: true });
  await eve.page.keyboard.press("1");
  // Even whoever goes around the page is told no.
  const answer = await eve.page.evaluate(() => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/v2/games/${location.pathname.split("/")[2]}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => {
      send({ hello: { tokens: [], seen: 0, language: "en" } });
      send({ ask: { id: "1", seen: 99, act: { play: "1" } } });
    };
    socket.onmessage = ({ data }) => data.includes('"refused"') && (socket.close(), done(JSON.parse(data).refused.reason));
  }));
  assert.equal(answer, "spectator");
  assert.deepEqual((await eve.four.game(eve.game)).entries, before.entries);
}

scene("a reload in the middle of a turn loses nothing", async (stage) => {
  const [ann, bob] = await meet(stage);
  await play([ann, bob], "44");
  await ann.page.reload();
  await play([ann, bob], "33");
  await bob.page.reload();
  await ann.page.reload();
  await play([ann, bob], "2");
  await played(stage.four, ann.game, "44332");
});

scene("whoever is offline misses nothing and doubles nothing", { faults: CUT }, async (stage) => {
  const { four } = stage;
  const [ann, bob] = await meet(stage);
  await play([ann, bob], "4");

  // Offline while the other moves.
  await ann.context.setOffline(true);
  await bob.press(4);
  await played(four, ann.game, "44");
  await ann.context.setOffline(false);
  await ann.sees((await four.game(ann.game)).state.board);

  // Offline while pressing: the press waits.
  await ann.context.setOffline(true);
  await ann.press(3);
  await ann.$(".ghost.waits").waitFor();
  await ann.page.keyboard.press("3");
  assert.deepEqual(await four.played(ann.game), ["4", "4"]);
  await ann.context.setOffline(false);
  await played(four, ann.game, "443");
  const { state, entries } = await four.game(ann.game);
  await Promise.all([ann, bob].map((person) => person.sees(state.board)));
  assert.deepEqual(entries.map(({ version }) => version), entries.map((_, at) => at + 1));
  await play([bob, ann], "35");
  await played(four, ann.game, "44335");
});

// Comes between a page and the server: every connection of the page, and the ids of what it asked for. What the server
// says is held back where there is a list for it.
async function tap(person) {
  const tapped = { asked: [], lines: [], held: null };
  await person.page.routeWebSocket(/socket$/, (page) => {
    const server = page.connectToServer();
    const line = { hears: true, speaks: true, close: (code = 1001) => page.close({ code }) };
    tapped.lines.push(line);
    page.onMessage((message) => {
      if (message.includes('"ask"')) tapped.asked.push(JSON.parse(message).ask.id);
      if (line.speaks) server.send(message);
    });
    server.onMessage((message) => {
      if (tapped.held) tapped.held.push(() => page.send(message));
      else if (line.hears) page.send(message);
    });
  });
  return tapped;
}

scene("an answer that is lost is asked for again, and nothing is done twice", { faults: CUT }, async (stage) => {
  const { four, somebody } = stage;
  const opened = await four.open();
  const seat = await four.join(opened.game);
  const ann = await somebody();
  const { asked, lines } = await tap(ann);
  await ann.sit(opened);
  const bob = await somebody();
  await bob.sit({ game: opened.game, seats: [seat] });

  await eventually(async () => assert.equal(await ann.column(4).getAttribute("aria-disabled"), "false"));
  lines.at(-1).hears = false;
  await ann.press(4);
  await played(four, ann.game, "4");
  await lines.at(-1).close();
  await eventually(async () => assert.equal(asked.length, 2));
  assert.equal(asked[0], asked[1]);
  await play([bob, ann], "43");
  await played(four, ann.game, "443");
  assert.equal(await ann.shown("#notice"), null);
});

scene("what was played and not answered can not be played again", { faults: CUT }, async ({ four, somebody }) => {
  const opened = await four.open({ opponent: { here: "Bob" }, rules: "powers" });
  const both = await somebody();
  const tapped = await tap(both);
  const { asked } = tapped;
  await both.sit(opened);
  const waiting = async () => {
    await eventually(async () => assert.ok(tapped.held.length > 1));
    const { held } = tapped;
    tapped.held = null;
    held.forEach((tell) => tell());
  };
  // A column, also when the board is drawn again.
  tapped.held = [];
  await both.press(4);
  await both.$("#settings summary").click();
  await both.$("[name=confirm]").check();
  await both.$("[name=confirm]").uncheck();
  assert.equal(await both.$(".columns button:not([aria-disabled=true])").count(), 0);
  assert.equal(await both.$(".ghost.waits").count(), 1);
  await both.column(5).click({ force: true });
  await both.page.keyboard.press("3");
  assert.equal(asked.length, 1);
  await waiting();

  // An answer to the rules.
  await both.button("Do not block").waitFor();
  tapped.held = [];
  await both.button("Do not block").dblclick();
  assert.equal(asked.length, 2);
  await waiting();

  // A disc that is taken off.
  await both.press(4);
  await both.button("Do not block").click();
  await both.$("#modes [data-mode=remove]").click();
  tapped.held = [];
  const before = asked.length;
  await both.$(".cells button").first().dblclick();
  assert.equal(asked.length, before + 1);
  await waiting();
  await eventually(async () => assert.equal(await both.$(".cells button").count(), 0));
  assert.equal(asked.length, before + 1);
  assert.equal(await both.shown("#notice"), null);
});

scene("two at one screen lose no move with an answer, and ask once for each", { faults: CUT }, async ({ four, somebody }) => {
  const opened = await four.open({ opponent: { here: "Bob" } });
  const both = await somebody();
  const tapped = await tap(both);
  const { asked, lines } = tapped;
  await both.sit(opened);
  lines.at(-1).hears = false;
  await both.press(4);
  await played(four, both.game, "4");
  await lines.at(-1).close();
  await eventually(async () => assert.equal(asked.length, 2));
  assert.equal(asked[0], asked[1]);
  await both.press(4);
  await both.sees("......./......./......./......./...o.../...x...");

  // What is pressed before the server has said who we are waits for that.
  const before = asked.length;
  const held = (tapped.held = []);
  await lines.at(-1).close();
  await eventually(async () => assert.ok(held.length));
  await both.press(3);
  tapped.held = null;
  held.forEach((tell) => tell());
  await played(four, both.game, "443");
  await both.press(3);
  await played(four, both.game, "4433");
  assert.equal(new Set(asked.slice(before)).size, asked.length - before);
  assert.equal(await both.shown("#notice"), null);
});

scene("a seat is one's own even if the answer was lost", { faults: /ERR_FAILED|WebSocket connection to/ }, async (stage) => {
  const { four, somebody } = stage;
  const opened = await four.open();
  const [ann, bob] = [await somebody(), await somebody()];
  await ann.sit(opened);
  let lost = 0;
  await bob.page.route("**/seat", async (route) => {
    await route.fetch();
    lost++;
    await route.abort();
  });
  await bob.visit(`/g/${opened.game}`);
  await bob.$("#join [name=name]").fill("Bob");
  await bob.button("Join the game").click();
  await bob.$("#resign").waitFor();
  assert.equal(lost, 1);
  await play([ann, bob], "44");
  await bob.page.reload();
  await play([ann, bob], "33");

  // Also if the page was gone before it could ask again.
  const other = await four.open({ name: "Eve" });
  const [eve, dan] = [await somebody(), await somebody()];
  await eve.sit(other);
  const token = "0123456789abcdef".repeat(2);
  await four.request(`/api/v2/games/${other.game}/seat`, { name: "Dan", token });
  await dan.context.addInitScript(([game, token]) =>
    localStorage.setItem(`four:asked:${game}`, JSON.stringify(token)), [other.game, token]);
  await dan.visit(`/g/${other.game}`);
  await play([eve, dan], "44");
});

scene("a line that died without a word is left when the network comes back", { faults: CUT }, async (stage) => {
  const { four, somebody } = stage;
  const opened = await four.open();
  const seat = await four.join(opened.game);
  const [ann, bob] = [await somebody(), await somebody()];
  const { lines } = await tap(ann);
  await Promise.all([ann.sit(opened), bob.sit({ game: opened.game, seats: [seat] })]);
  await play([ann, bob], "4");
  Object.assign(lines.at(-1), { hears: false, speaks: false });
  await bob.press(4);
  await played(four, ann.game, "44");
  await ann.context.setOffline(true);
  await ann.context.setOffline(false);
  await ann.sees((await four.game(ann.game)).state.board);
  await play([ann, bob], "33");
});

scene("a line that is not welcomed is tried again, one that slept is renewed", { faults: CUT }, async ({ four, somebody }) => {
  const opened = await four.open({ opponent: { here: "Bob" } });
  const both = await somebody();
  await both.page.clock.install();
  const tapped = await tap(both);
  tapped.held = [];
  await both.keep({ [opened.game]: opened.seats });
  await both.visit(`/g/${opened.game}`);
  await eventually(async () => assert.ok(tapped.held.length));
  // Nothing looks as if it could be pressed before the server has said what it does.
  assert.equal(await both.$(".columns").isVisible(), false);
  tapped.held = null;
  await both.page.clock.fastForward(11_000);
  await eventually(async () => assert.equal(await both.$("body.offline").count(), 1));
  await both.page.clock.fastForward(2_000);
  await both.connected();
  assert.equal(tapped.lines.length, 2);

  const look = (visible) => both.page.evaluate((visible) => {
    Object.defineProperty(document, "visibilityState", { value: visible ? "visible" : "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visible);
  // A glance elsewhere leaves the line as it is.
  await look(false);
  await both.page.clock.fastForward(1_000);
  await look(true);
  await play([both], "4");
  assert.equal(tapped.lines.length, 2);
  await look(false);
  await both.page.clock.fastForward(31_000);
  await look(true);
  await eventually(async () => assert.equal(tapped.lines.length, 3));
  await play([both], "3");
});

scene("whoever is sent away stays away, and is told so", { faults: CUT }, async ({ four, somebody }) => {
  const opened = await four.open({ opponent: { here: "Bob" } });
  const both = await somebody();
  await both.page.clock.install();
  const { lines } = await tap(both);
  await both.sit(opened);
  await lines.at(-1).close(1008);
  await eventually(async () => assert.match((await both.shown("#notice")) ?? "", /Reload the page/));
  await both.page.clock.runFor(60_000);
  await both.page.evaluate(() => dispatchEvent(new Event("online")));
  assert.equal(lines.length, 1);
  await both.page.reload();
  await both.connected();
  await play([both], "4");
});

scene("a server that is stopped and started again: the pages go on", { faults: CUT }, async (stage) => {
  const { four } = stage;
  const [ann, bob] = await meet(stage);
  await play([ann, bob], "44");
  await four.stop();
  for (const person of [ann, bob]) {
    await eventually(async () => assert.match((await person.shown("#notice")) ?? "", /Connection lost/));
  }
  await ann.press(3);
  await four.serve();
  await played(four, ann.game, "443");
  await play([bob, ann], "35");
  for (const person of [ann, bob]) assert.equal(await person.shown("#notice"), null);
  await played(four, ann.game, "44335");
});
