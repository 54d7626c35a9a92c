// Two servers behind a balancer, with PostgreSQL and NATS: visitors at different servers meet at one table.

import assert from "node:assert/strict";
import { Cluster } from "./kit/cluster.mjs";
import { eventually } from "./kit/eventually.mjs";
import { browserTest } from "./kit/fixture.mjs";
import { openGameByForm, waitForActions } from "./kit/games.mjs";
import { missing } from "./kit/services.mjs";
import { play } from "./kit/visitor.mjs";

const cluster = { start: Cluster.start, skip: missing() };

// A visitor whom the balancer sends to this node.
async function visitorAt({ four, visitor }, node) {
  const one = await visitor();
  await one.context.addCookies([{ name: "node", value: String(node), url: four.url }]);
  return one;
}

// Opens a game on the start page at node 0 and joins it at node 1, both after `prepare`.
async function playersAtTwoNodes(fixture, prepare = () => {}) {
  const [ann, bob] = [await visitorAt(fixture, 0), await visitorAt(fixture, 1)];
  for (const player of [ann, bob]) await prepare(player);
  await openGameByForm(ann, "Play a friend", { name: "Ann", side: "first" });
  await bob.visit(ann.page.url());
  await bob.$("#join [name=name]").fill("Bob");
  await bob.button("Play").click();
  await eventually(async () => assert.equal(await ann.$("#invite").isVisible(), false));
  return [ann, bob];
}

// Waits until the nodes have so many connected pages.
const waitForSockets = ({ four }, counts) => eventually(async () =>
  assert.deepEqual(await Promise.all(four.nodes.map((node) => node.metric("four_sockets"))), counts));

// Waits until a page shows which players are connected.
const waitForPresence = (visitor, present) => eventually(async () =>
  assert.deepEqual(await visitor.$(".player .presence").evaluateAll((all) => all.map(({ classList }) => classList.contains("here"))), present));

const waitForWatchers = (visitor, text) => eventually(async () => assert.equal(await visitor.visibleText("#watchers"), text));

browserTest("two players at different nodes play a whole game, and a third visitor watches", cluster, async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await playersAtTwoNodes(fixture);
  const eve = await visitorAt(fixture, 1);
  await eve.visit(ann.page.url());
  await eve.connected();
  await waitForSockets(fixture, [1, 2]);
  for (const one of [ann, bob, eve]) await waitForPresence(one, [true, true]);
  for (const player of [ann, bob]) await waitForWatchers(player, "Watching: 1");

  await play([ann, bob], "445533", [eve]);
  await bob.page.reload();
  await bob.connected();
  await play([ann], "2", [bob, eve]);
  await waitForActions(four, ann.game, "4455332");
  assert.equal((await four.game(ann.game)).state.ending.winner, "first");
  await ann.waitForStatus(/win/i);
  for (const other of [bob, eve]) await other.waitForStatus("Ann wins!");

  // Who leaves one node is gone at the other.
  await eve.visit("/");
  for (const player of [ann, bob]) await waitForWatchers(player, null);
  await bob.visit("/");
  await waitForPresence(ann, [true, false]);
  await waitForSockets(fixture, [1, 0]);
});

browserTest("a page passes over what only a newer node knows", cluster, async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await playersAtTwoNodes(fixture);
  await play([ann, bob], "44");
  const { game } = ann;
  const { version } = (await four.game(game)).state;
  await four.sql(`UPDATE four.games SET version = ${version + 1} WHERE game = '${game}';
    INSERT INTO four.lines VALUES ('${game}', ${version + 1}, four.now(),
      format('{"v":99,"at":%s,"what":{"cheered":{"by":["Eve"]}}}', four.now()))`);
  await play([ann, bob], "5533");
  assert.deepEqual((await four.game(game)).entries[version].what, { cheered: { by: ["Eve"] } });
  await bob.page.reload();
  await bob.connected();
  await play([ann], "2", [bob]);
  await ann.waitForStatus(/win/i);
  for (const player of [ann, bob]) assert.equal(await player.$("#moves a").count(), 7);
});

// Collects the notices that a page shows from now on.
const recordNotices = (visitor) => visitor.page.evaluate(() => {
  const notice = document.getElementById("notice");
  window.notices = [];
  new MutationObserver(() => notice.textContent && window.notices.push(notice.textContent))
    .observe(notice, { childList: true, characterData: true, subtree: true });
});

// Longer than the pause before the first attempt to reconnect, and shorter than what a page waits for it in silence.
const RECONNECT = 1_000;

browserTest("nodes are restarted one after the other, and no player is told anything", cluster, async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await playersAtTwoNodes(fixture, (player) => player.stopTimers());
  await play([ann, bob], "44");
  for (const player of [ann, bob]) await recordNotices(player);
  // After the first restart both are at the other node.
  for (const [node, [columns, players]] of [["55", [ann]], ["33", [ann, bob]]].entries()) {
    await four.nodes[node].stop();
    for (const player of players) {
      await player.$("body.offline").waitFor();
      await player.page.clock.runFor(RECONNECT);
      await player.connected();
    }
    await play([ann, bob], columns);
    await four.nodes[node].serve();
    await four.isReady(node);
  }
  await play([ann], "2", [bob]);
  await ann.waitForStatus(/win/i);
  for (const player of [ann, bob]) assert.deepEqual(await player.page.evaluate(() => window.notices), []);
});

const CUT = /WebSocket connection to/;

browserTest("a page whose node is killed goes on at the other one", { ...cluster, expected: CUT }, async (fixture) => {
  const { four } = fixture;
  const [ann, bob] = await playersAtTwoNodes(fixture);
  await play([ann, bob], "44");
  await waitForSockets(fixture, [1, 1]);
  await four.nodes[1].kill();
  await eventually(async () => assert.equal(await four.nodes[0].metric("four_sockets"), 2));
  await play([ann, bob], "5533");
  await play([ann], "2", [bob]);
  await ann.waitForStatus(/win/i);
  await waitForPresence(ann, [true, true]);
  for (const player of [ann, bob]) assert.equal(await player.visibleText("#notice"), null);
});
