// Plays a game over a WebSocket without a page, for tests that need a position and not the way there.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";

const TEXT = 0x81;

// A message as a WebSocket frame. A mask of zeros leaves the content as it is.
function frame(message) {
  const content = Buffer.from(JSON.stringify(message));
  const length = content.length < 126 ? [0x80 | content.length] : [0x80 | 126, content.length >> 8, content.length & 255];
  return Buffer.concat([Buffer.from([TEXT, ...length, 0, 0, 0, 0]), content]);
}

// The complete messages in these bytes, and the bytes after them.
function unframe(bytes) {
  const messages = [];
  for (;;) {
    if (bytes.length < 2) return [messages, bytes];
    const short = bytes[1];
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (bytes.length < head) return [messages, bytes];
    const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
    if (bytes.length < head + length) return [messages, bytes];
    if (bytes[0] === TEXT) messages.push(JSON.parse(bytes.subarray(head, head + length)));
    bytes = bytes.subarray(head + length);
  }
}

async function connect(address, game) {
  const headers = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
  };
  const upgrade = request(`http://${address}/api/v2/games/${game}/socket`, { headers });
  upgrade.end();
  const [, socket] = await once(upgrade, "upgrade");
  return socket;
}

// Performs acts one after another, each for the side to act unless `as` names one: `["4", "p4", { offer: "draw" }]`.
export async function playOverSocket(address, game, seats, acts) {
  const socket = await connect(address, game);
  let rest = Buffer.alloc(0);
  let seen = 0;
  let next = 0;
  const act = () => {
    const wish = acts[next++];
    const { as, ...act } = typeof wish === "string" ? { play: wish } : wish;
    socket.write(frame({ ask: { id: randomUUID(), seen, act, ...(as && { as }) } }));
  };
  try {
    socket.write(frame({ hello: { tokens: seats.map(({ token }) => token), seen, language: "en" } }));
    for await (const bytes of socket) {
      const [messages, more] = unframe(Buffer.concat([rest, bytes]));
      rest = more;
      for (const { changes, done, refused } of messages) {
        if (refused) throw new Error(`${JSON.stringify(acts[next - 1])}: ${refused.message}`);
        const first = changes && !seen;
        if (changes) seen = changes.state.version;
        if (!first && !done) continue;
        if (next === acts.length) return;
        act();
      }
    }
    throw new Error("the server closed the connection");
  } finally {
    socket.destroy();
  }
}
