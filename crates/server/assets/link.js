// The connection to a game: it reconnects by itself and repeats requests that were not answered.

import { API, language } from "./page.js";

const MAX_PAUSE = 15_000;
// How long to wait for an answer; longer after every failure, as the server may be slow and not gone.
const PATIENCE = 10_000;
const MAX_PATIENCE = 160_000;
// After so long in the background a connection may be dead without notice.
const ASLEEP = 30_000;
// The close code for a client that broke the protocol.
const DISMISSED = 1008;

export class Link {
  // `tells` has a function for each message of the server, and `connected(yes)` and `dismissed()`.
  constructor(game, tells) {
    this.address = `${location.origin.replace(/^http/, "ws")}${API}/games/${game}/socket`;
    this.tells = tells;
    this.tokens = [];
    this.seen = 0;
    this.failures = 0;
    // Whether the server has sent its welcome; requests wait for it.
    this.ready = false;
    this.unanswered = new Map();
    this.hidden = 0;
    // A connection from before the network was gone may look open and be dead.
    addEventListener("online", () => this.back());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.hidden = Date.now();
      else if (!this.ready || Date.now() - this.hidden > ASLEEP) this.back();
    });
  }

  // Reconnects, unless the server dismissed us.
  back() {
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
      const hello = { tokens: [...new Set(this.tokens)], seen: this.seen, language };
      socket.send(JSON.stringify({ hello }));
    };
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(JSON.parse(data));
    socket.onclose = ({ code }) => this.socket === socket && (code === DISMISSED ? this.dismissed() : this.lost());
    this.timer = setTimeout(() => this.lost(), Math.min(MAX_PATIENCE, PATIENCE * 2 ** this.failures));
  }

  dismissed() {
    clearTimeout(this.timer);
    this.ready = false;
    this.isDismissed = true;
    this.tells.dismissed();
  }

  lost() {
    this.ready = false;
    this.tells.connected(false);
    const pause = Math.min(MAX_PAUSE, 400 * 2 ** this.failures++) * (0.5 + Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), pause);
  }

  hear(message) {
    const [[kind, content]] = Object.entries(message);
    if (kind === "done" || kind === "refused") this.unanswered.delete(content.id);
    if (kind === "changes") this.seen = content.state.version;
    this.tells[kind]?.(content);
    if (kind === "welcome") this.welcomed();
  }

  welcomed() {
    clearTimeout(this.timer);
    this.ready = true;
    this.failures = 0;
    this.tells.connected(true);
    for (const ask of this.unanswered.values()) this.socket.send(JSON.stringify({ ask }));
  }

  // Whether an action for the current position is not answered yet.
  get waits() {
    return [...this.unanswered.values()].some(({ act, seen }) => act.play && seen === this.seen);
  }

  // Sends a request. It has an id, so the server does it once however often it is sent.
  ask(act, side) {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const ask = { id, seen: this.seen, act, ...(side && { as: side }) };
    this.unanswered.set(id, ask);
    if (this.ready) this.socket.send(JSON.stringify({ ask }));
    // A dead connection may look open: without an answer, reconnect.
    setTimeout(() => this.unanswered.has(id) && this.back(), PATIENCE);
  }
}
