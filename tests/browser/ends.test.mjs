// How games end: the same in the browser, in the terminal and in the record.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { eventually } from "./kit/eventually.mjs";
import { playByHand } from "./kit/hand.mjs";
import { scene } from "./kit/scene.mjs";

const ENDS = [
  {
    name: "a line",
    moves: [..."1212121"],
    outcome: { line: { winner: "first", owner: "first", cells: ["11", "12", "13", "14"] } },
    said: "Ann wins!",
    record: /\n1\. 1 2 2\. 1 2 3\. 1 2 4\. 1 1-0\n$/,
  },
  {
    name: "resignation",
    moves: ["4", { play: "resign", as: "first" }],
    outcome: { resigned: { loser: "first" } },
    said: "Ann resigned: Bob wins!",
    record: /\n1\. 4 2\. resign1 0-1\n$/,
  },
  {
    name: "an agreed draw",
    moves: ["4", { offer: "draw" }],
    outcome: { tie: "agreed" },
    said: "A draw, as agreed",
    record: /\n1\. 4 agreed 1\/2-1\/2\n$/,
  },
  {
    name: "time",
    wishes: { clock: { move: 1 } },
    moves: ["4"],
    outcome: { timed_out: { loser: "second" } },
    said: "Bob ran out of time: Ann wins!",
    record: /\n1\. 4 time2 1-0\n$/,
  },
];

// What a terminal shows to somebody who watches, until the game is over.
async function watched(four, game) {
  const env = { ...process.env, HOME: four.folder, XDG_DATA_HOME: four.folder, XDG_CONFIG_HOME: four.folder, LC_ALL: "C" };
  const words = ["join", `${four.url}/g/${game}`, "--watch", "--plain"];
  const terminal = spawn(process.env.FOUR_BIN, words, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [shown] = await Promise.all([text(terminal.stdout), once(terminal, "exit")]);
  return shown;
}

for (const { name, wishes, moves, outcome, said, record } of ENDS) {
  scene(`${name} ends a game in the browser, the terminal and the record alike`, async ({ four, somebody }) => {
    const { game, seats } = await four.open({ opponent: { here: "Bob" }, ...wishes });
    await playByHand(four.address, game, seats, moves);
    const ann = await somebody();
    await ann.visit(`/g/${game}`);
    await ann.isTold(said);
    const { state } = await four.game(game);
    assert.deepEqual(state.ending.outcome, outcome);
    assert.equal(state.ending.said, said);
    const line = () => ann.$(".disc.line").evaluateAll((all) => all.map(({ dataset }) => dataset.at).sort());
    await eventually(async () => assert.deepEqual(await line(), outcome.line?.cells ?? []));
    assert.ok((await watched(four, game)).includes(said));
    const file = await fetch(`${four.url}/g/${game}.pgn`);
    assert.match(await file.text(), record);
  });
}
