// The ends of games: the browser, the terminal and the record show the same.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { eventually } from "./kit/eventually.mjs";
import { playOverSocket } from "./kit/socket.mjs";
import { browserTest } from "./kit/fixture.mjs";

const ENDS = [
  {
    name: "a line",
    moves: [..."1212121"],
    outcome: { line: { winner: "first", owner: "first", cells: ["11", "12", "13", "14"] } },
    status: "Ann wins!",
    record: /\n1\. 1 2 2\. 1 2 3\. 1 2 4\. 1 1-0\n$/,
  },
  {
    name: "resignation",
    moves: ["4", { play: "resign", as: "first" }],
    outcome: { resigned: { loser: "first" } },
    status: "Ann resigned: Bob wins!",
    record: /\n1\. 4 2\. resign1 0-1\n$/,
  },
  {
    name: "an agreed draw",
    moves: ["4", { offer: "draw" }],
    outcome: { tie: "agreed" },
    status: "A draw, as agreed",
    record: /\n1\. 4 agreed 1\/2-1\/2\n$/,
  },
  {
    name: "time",
    wishes: { clock: { move: 1 } },
    // The clocks start with the first move.
    moves: ["4"],
    outcome: { timed_out: { loser: "second" } },
    status: "Bob ran out of time: Ann wins!",
    record: /\n1\. 4 time2 1-0\n$/,
  },
];

// What `four join --watch` prints until the game is over.
async function watchInTerminal(four, game) {
  const env = { ...process.env, HOME: four.folder, XDG_DATA_HOME: four.folder, XDG_CONFIG_HOME: four.folder, LC_ALL: "C" };
  const words = ["join", `${four.url}/g/${game}`, "--watch", "--plain"];
  const terminal = spawn(process.env.FOUR_BIN, words, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [shown] = await Promise.all([text(terminal.stdout), once(terminal, "exit")]);
  return shown;
}

for (const { name, wishes, moves, outcome, status, record } of ENDS) {
  browserTest(`${name} ends a game in the browser, the terminal and the record alike`, async ({ four, visitor }) => {
    const { game, seats } = await four.open({ opponent: { here: "Bob" }, ...wishes });
    await playOverSocket(four.address, game, seats, moves);
    const ann = await visitor();
    await ann.visit(`/g/${game}`);
    await ann.waitForStatus(status);
    const { state } = await four.game(game);
    assert.deepEqual(state.ending.outcome, outcome);
    assert.equal(state.ending.said, status);
    const line = () => ann.$(".disc.line").evaluateAll((all) => all.map(({ dataset }) => dataset.at).sort());
    await eventually(async () => assert.deepEqual(await line(), outcome.line?.cells ?? []));
    assert.ok((await watchInTerminal(four, game)).includes(status));
    const file = await fetch(`${four.url}/g/${game}.pgn`);
    assert.match(await file.text(), record);
  });
}
