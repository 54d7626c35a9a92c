// The connection to a game: it reconnects and repeats requests that were not answered.

import { API, language } from "./page.js";

// The pause before an attempt to reconnect, in milliseconds; it doubles with every failure.
const PAUSE = 400;
const MAX_PAUSE = 15_000;
// A connection that is back sooner was not missed.
const GRACE = 2_000;
// How long to wait for an answer. It doubles with every failure, because the server may be slow and not gone.
const TIMEOUT = 10_000;
const MAX_TIMEOUT = 160_000;
// After so long in the background a connection may be dead without notice.
const MAX_SLEEP = 30_000;
// The close code for a client that broke the protocol.
const DISMISSED = 1008;

export class Connection {
  // `handlers` has a function for each kind of message of the server, and `connected(yes, long)` and `dismissed()`. `long`: the
  // connection did not come back at once. When a server is restarted, the next attempt finds it or another one.
  constructor(game, handlers) {
    this.address = `${location.origin.replace(/^http/, "ws")}${API}/games/${game}/socket`;
    this.handlers = handlers;
    this.tokens = [];
    this.seen = 0;
    // What identifies everything seen so far, so that a game which was set back is noticed.
    this.chain = "";
    this.failures = 0;
    // Whether the server has sent its welcome; requests wait for it.
    this.ready = false;
    this.unanswered = new Map();
    this.hidden = 0;
    // A connection from before the network was gone may look open and be dead.
    addEventListener("online", () => this.reconnect());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.hidden = Date.now();
      else if (!this.ready || Date.now() - this.hidden > MAX_SLEEP) this.reconnect();
    });
  }

  // Connects again, unless the server dismissed this client.
  reconnect() {
    if (!this.isDismissed) this.open();
  }

  // Connects with the current tokens.
  open() {
    clearTimeout(this.timer);
    this.ready = this.isDismissed = false;
    const socket = new WebSocket(this.address);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      const hello = { tokens: [...new Set(this.tokens)], seen: this.seen, chain: this.chain, language };
      socket.send(JSON.stringify({ hello }));
    };
    socket.onmessage = ({ data }) => this.socket === socket && this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => this.socket === socket && (code === DISMISSED ? this.dismissed() : this.lost());
    this.timer = setTimeout(() => this.lost(), Math.min(MAX_TIMEOUT, TIMEOUT * 2 ** this.failures));
  }

  dismissed() {
    clearTimeout(this.timer);
    clearTimeout(this.grace);
    this.ready = false;
    this.isDismissed = true;
    this.handlers.dismissed();
  }

  lost() {
    this.ready = false;
    this.handlers.connected(false, this.failures > 0);
    clearTimeout(this.grace);
    this.grace = setTimeout(() => this.handlers.connected(false, true), GRACE);
    const pause = Math.min(MAX_PAUSE, PAUSE * 2 ** this.failures++) * (0.5 + Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), pause);
  }

  receive(message) {
    const [[kind, content]] = Object.entries(message);
    if (kind === "done" || kind === "refused") this.unanswered.delete(content.id);
    if (kind === "changes") ({ version: this.seen, chain: this.chain } = content.state);
    this.handlers[kind]?.(content);
    if (kind === "welcome") this.welcomed();
  }

  welcomed() {
    clearTimeout(this.timer);
    clearTimeout(this.grace);
    this.ready = true;
    this.failures = 0;
    this.handlers.connected(true);
    for (const ask of this.unanswered.values()) this.socket.send(JSON.stringify({ ask }));
  }

  // Whether an action for the current position is not answered yet.
  get waits() {
    return [...this.unanswered.values()].some(({ act, seen }) => act.play && seen === this.seen);
  }

  // Sends a message that needs no answer, unless the connection is lost.
  send(message) {
    if (this.ready) this.socket.send(JSON.stringify(message));
  }

  // Sends a request. It has an id, so the server does it once however often it is sent.
  ask(act, side) {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const ask = { id, seen: this.seen, act, ...(side && { as: side }) };
    this.unanswered.set(id, ask);
    if (this.ready) this.socket.send(JSON.stringify({ ask }));
    // A dead connection may look open, so a request without an answer is a reason to reconnect.
    setTimeout(() => this.unanswered.has(id) && this.reconnect(), TIMEOUT);
  }
}
