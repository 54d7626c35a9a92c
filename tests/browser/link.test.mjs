// Two players at two places, and what can happen to the connections between them.

import assert from "node:assert/strict";
import { eventually } from "./kit/eventually.mjs";
import { play } from "./kit/visitor.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { twoPlayers, openGameByForm, waitForActions } from "./kit/games.mjs";

// The problems that a browser reports when it cannot reach a server.
const CUT = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

browserTest("two players play a whole game by link, and a third visitor watches", async ({ four, visitor }) => {
  const ann = await visitor();
  await openGameByForm(ann, "Play a friend", { name: "Ann", side: "first" });
  await ann.waitForStatus(/waiting/i);
  const address = await ann.$("#link").inputValue();
  assert.equal(address, ann.page.url());
  await ann.$(".qr").evaluate((code) => code.decode());

  const bob = await visitor();
  await bob.visit(address);
  await bob.$("#join [name=name]").fill("Bob");
  await bob.button("Play").click();
  await eventually(async () => assert.equal(await ann.$("#invite").isVisible(), false));
  for (const visitor of [ann, bob]) {
    await eventually(async () => assert.deepEqual(await visitor.$(".player bdi").allTextContents(), ["Ann", "Bob"]));
  }

  const eve = await visitor();
  await eve.visit(address);
  await eve.connected();
  await eventually(async () => assert.equal(await eve.visibleText("#watching"), "You are watching."));
  await eventually(async () => assert.equal(await ann.visibleText("#watchers"), "Watching: 1"));

  await play([ann, bob], "4455");
  await assertOnlyWatching(eve);
  await play([ann, bob], "33");
  await Promise.all([ann, bob].map((visitor) => visitor.page.reload()));
  await play([ann, bob], "2");
  await waitForActions(four, ann.game, "4455332");
  const { state } = await four.game(ann.game);
  assert.equal(state.ending.winner, "first");
  for (const visitor of [ann, bob, eve]) {
    await visitor.waitForBoard(state.board);
    assert.deepEqual(await visitor.$(".disc.line").evaluateAll((all) => all.map(({ dataset }) => dataset.at).sort()), state.ending.outcome.line.cells.sort());
  }
  await ann.waitForStatus(/win/i);
  await eve.waitForStatus("Ann wins!");
});

async function assertOnlyWatching(eve) {
  const before = await eve.four.game(eve.game);
  for (const id of ["undo", "draw", "resign", "rematch", "join", "invite"]) assert.equal(await eve.visibleText(`#${id}`), null);
  assert.equal(await eve.$(".columns button:not([aria-disabled=true])").count(), 0);
  await eve.column(1).click({ force: true });
  await eve.page.keyboard.press("1");
  // The server refuses also requests that no page sends.
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

browserTest("a reload in the middle of a turn loses nothing", async (fixture) => {
  const [ann, bob] = await twoPlayers(fixture);
  await play([ann, bob], "44");
  await ann.page.reload();
  await play([ann, bob], "33");
  await bob.page.reload();
  await ann.page.reload();
  await play([ann, bob], "2");
  await waitForActions(fixture.four, ann.game, "44332");
});

browserTest("a player who was offline has missed nothing and repeated nothing", { expected: CUT }, async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await twoPlayers(fixture);
  await play([ann, bob], "4");

  // Offline while the other player moves.
  await ann.context.setOffline(true);
  await bob.press(4);
  await waitForActions(four, ann.game, "44");
  await ann.context.setOffline(false);
  await ann.waitForBoard((await four.game(ann.game)).state.board);

  // Offline while pressing: the move is sent later.
  await ann.context.setOffline(true);
  await ann.press(3);
  await ann.$(".ghost.waits").waitFor();
  await ann.page.keyboard.press("3");
  assert.deepEqual(await four.actions(ann.game), ["4", "4"]);
  await ann.context.setOffline(false);
  await waitForActions(four, ann.game, "443");
  const { state, entries } = await four.game(ann.game);
  await Promise.all([ann, bob].map((visitor) => visitor.waitForBoard(state.board)));
  assert.deepEqual(entries.map(({ version }) => version), entries.map((_, at) => at + 1));
  await play([bob, ann], "35");
  await waitForActions(four, ann.game, "44335");
});

// Intercepts the connections of a page. `requests` has the ids of all requests that it sent. While `held` is a list, messages
// of the server are kept in it instead of being delivered.
async function intercept(visitor) {
  const intercepted = { requests: [], connections: [], held: null };
  await visitor.page.routeWebSocket(/socket$/, (page) => {
    const server = page.connectToServer();
    const connection = { receives: true, sends: true, close: (code = 1001) => page.close({ code }) };
    intercepted.connections.push(connection);
    page.onMessage((message) => {
      if (message.includes('"ask"')) intercepted.requests.push(JSON.parse(message).ask.id);
      if (connection.sends) server.send(message);
    });
    server.onMessage((message) => {
      if (intercepted.held) intercepted.held.push(() => page.send(message));
      else if (connection.receives) page.send(message);
    });
  });
  return intercepted;
}

// Delivers the messages that were held back.
function deliver(intercepted) {
  const { held } = intercepted;
  intercepted.held = null;
  held.forEach((send) => send());
}

// Longer than the pause before the first attempt to reconnect.
const RECONNECT = 1_000;

browserTest("a request whose answer was lost is sent again and done once", { expected: CUT }, async (fixture) => {
  const { four, visitor } = fixture;
  const opened = await four.open();
  const seat = await four.join(opened.game);
  const ann = await visitor();
  await ann.stopTimers();
  const { requests, connections } = await intercept(ann);
  await ann.openGame(opened);
  const bob = await visitor();
  await bob.openGame({ game: opened.game, seats: [seat] });

  await eventually(async () => assert.equal(await ann.column(4).getAttribute("aria-disabled"), "false"));
  connections.at(-1).receives = false;
  await ann.press(4);
  await waitForActions(four, ann.game, "4");
  await connections.at(-1).close();
  await ann.$("body.offline").waitFor();
  await ann.page.clock.runFor(RECONNECT);
  await eventually(async () => assert.equal(requests.length, 2));
  assert.equal(requests[0], requests[1]);
  await play([bob, ann], "43");
  await waitForActions(four, ann.game, "443");
  assert.equal(await ann.visibleText("#notice"), null);
});

browserTest("an action that is not answered yet cannot be chosen again", { expected: CUT }, async ({ four, visitor }) => {
  const opened = await four.open({ opponent: { here: "Bob" }, rules: "powers" });
  const both = await visitor();
  await both.stopTimers();
  const intercepted = await intercept(both);
  const { requests } = intercepted;
  await both.openGame(opened);
  const answer = async () => {
    await eventually(async () => assert.ok(intercepted.held.length > 1));
    deliver(intercepted);
  };
  // A column, also when the board is drawn again.
  intercepted.held = [];
  await both.press(4);
  await both.$("#settings summary").click();
  await both.$("[name=confirm]").check();
  await both.$("[name=confirm]").uncheck();
  assert.equal(await both.$(".columns button:not([aria-disabled=true])").count(), 0);
  assert.equal(await both.$(".ghost.waits").count(), 1);
  await both.column(5).click({ force: true });
  await both.page.keyboard.press("3");
  assert.equal(requests.length, 1);
  await answer();

  // The answer to a question of the rules.
  await both.button("Go on").waitFor();
  intercepted.held = [];
  await both.button("Go on").dblclick();
  assert.equal(requests.length, 2);
  await answer();

  // The removal of a disc.
  await both.press(4);
  await both.button("Go on").click();
  await both.$("#modes [data-mode=remove]").click();
  intercepted.held = [];
  const before = requests.length;
  await both.$(".cells button").first().dblclick();
  assert.equal(requests.length, before + 1);
  await answer();
  await eventually(async () => assert.equal(await both.$(".cells button").count(), 0));
  assert.equal(requests.length, before + 1);
  assert.equal(await both.visibleText("#notice"), null);
});

browserTest("two players at one screen lose no move when an answer is lost", { expected: CUT }, async ({ four, visitor }) => {
  const opened = await four.open({ opponent: { here: "Bob" } });
  const both = await visitor();
  await both.stopTimers();
  const intercepted = await intercept(both);
  const { requests, connections } = intercepted;
  const reconnect = async () => {
    await connections.at(-1).close();
    await both.$("body.offline").waitFor();
    await both.page.clock.runFor(RECONNECT);
  };
  await both.openGame(opened);
  connections.at(-1).receives = false;
  await both.press(4);
  await waitForActions(four, both.game, "4");
  await reconnect();
  await eventually(async () => assert.equal(requests.length, 2));
  assert.equal(requests[0], requests[1]);
  await both.press(4);
  await both.waitForBoard("......./......./......./......./...o.../...x...");

  // A move before the welcome is sent after it, once.
  const before = requests.length;
  intercepted.held = [];
  await reconnect();
  await eventually(async () => assert.ok(intercepted.held.length));
  await both.press(3);
  deliver(intercepted);
  await waitForActions(four, both.game, "443");
  await both.press(3);
  await waitForActions(four, both.game, "4433");
  assert.equal(requests.length, before + 2);
  assert.equal(await both.visibleText("#notice"), null);
});

browserTest("a player keeps the seat even if the answer was lost", { expected: /ERR_FAILED|WebSocket connection to/ }, async (fixture) => {
  const { four, visitor } = fixture;
  const opened = await four.open();
  const [ann, bob] = [await visitor(), await visitor()];
  await ann.openGame(opened);
  let lost = 0;
  await bob.page.route("**/seat", async (route) => {
    await route.fetch();
    lost++;
    await route.abort();
  });
  await bob.visit(`/g/${opened.game}`);
  await bob.$("#join [name=name]").fill("Bob");
  await bob.button("Play").click();
  await bob.$("#resign").waitFor();
  assert.equal(lost, 1);
  await play([ann, bob], "44");
  await bob.page.reload();
  await play([ann, bob], "33");

  // Also if the page was closed before it could ask again.
  const other = await four.open({ name: "Eve" });
  const [eve, dan] = [await visitor(), await visitor()];
  await eve.openGame(other);
  const token = "0123456789abcdef".repeat(2);
  await four.request(`/api/v2/games/${other.game}/seat`, { name: "Dan", token });
  await dan.context.addInitScript(([game, token]) =>
    localStorage.setItem(`four:asked:${game}`, JSON.stringify(token)), [other.game, token]);
  await dan.visit(`/g/${other.game}`);
  await play([eve, dan], "44");
});

browserTest("a dead connection is replaced when the network comes back", { expected: CUT }, async (fixture) => {
  const { four, visitor } = fixture;
  const opened = await four.open();
  const seat = await four.join(opened.game);
  const [ann, bob] = [await visitor(), await visitor()];
  const { connections } = await intercept(ann);
  await Promise.all([ann.openGame(opened), bob.openGame({ game: opened.game, seats: [seat] })]);
  await play([ann, bob], "4");
  Object.assign(connections.at(-1), { receives: false, sends: false });
  await bob.press(4);
  await waitForActions(four, ann.game, "44");
  await ann.context.setOffline(true);
  await ann.context.setOffline(false);
  await ann.waitForBoard((await four.game(ann.game)).state.board);
  await play([ann, bob], "33");
});

browserTest("a connection without a welcome is replaced, and one after a long sleep too", { expected: CUT }, async ({ four, visitor }) => {
  const opened = await four.open({ opponent: { here: "Bob" } });
  const both = await visitor();
  await both.stopTimers();
  const intercepted = await intercept(both);
  const { connections } = intercepted;
  intercepted.held = [];
  await both.storeSeats({ [opened.game]: opened.seats });
  await both.visit(`/g/${opened.game}`);
  await eventually(async () => assert.ok(intercepted.held.length));
  // Columns are not shown before the server has sent what can be played.
  assert.equal(await both.$(".columns").isVisible(), false);
  intercepted.held = null;
  await both.page.clock.runFor(10_000);
  await both.$("body.offline").waitFor();
  await both.page.clock.runFor(RECONNECT);
  await both.connected();
  assert.equal(connections.length, 2);

  const setVisible = (visible) => both.page.evaluate((visible) => {
    Object.defineProperty(document, "visibilityState", { value: visible ? "visible" : "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visible);
  // After a short time in the background the connection stays.
  await setVisible(false);
  await both.page.clock.runFor(1_000);
  await setVisible(true);
  await play([both], "4");
  assert.equal(connections.length, 2);
  await setVisible(false);
  await both.page.clock.runFor(31_000);
  await setVisible(true);
  await eventually(async () => assert.equal(connections.length, 3));
  await play([both], "3");
});

browserTest("a page that the server dismissed does not reconnect, and says so", { expected: CUT }, async ({ four, visitor }) => {
  const opened = await four.open({ opponent: { here: "Bob" } });
  const both = await visitor();
  await both.stopTimers();
  const { connections } = await intercept(both);
  await both.openGame(opened);
  await connections.at(-1).close(1008);
  await eventually(async () => assert.match((await both.visibleText("#notice")) ?? "", /Reload the page/));
  await both.page.clock.runFor(60_000);
  await both.page.evaluate(() => dispatchEvent(new Event("online")));
  assert.equal(connections.length, 1);
  await both.page.reload();
  await both.connected();
  await play([both], "4");
});

browserTest("pages go on after the server was stopped and started again", { expected: CUT }, async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await twoPlayers(fixture);
  await play([ann, bob], "44");
  await four.stop();
  for (const visitor of [ann, bob]) {
    await eventually(async () => assert.match((await visitor.visibleText("#notice")) ?? "", /Connection lost/));
  }
  await ann.press(3);
  await four.serve();
  await waitForActions(four, ann.game, "443");
  await play([bob, ann], "35");
  for (const visitor of [ann, bob]) assert.equal(await visitor.visibleText("#notice"), null);
  await waitForActions(four, ann.game, "44335");
});
