// The connection to a game: it comes back by itself, and asks again what was not answered.

import { language } from "./page.js";

const LONGEST_PAUSE = 15_000;
const PATIENCE = 10_000;

export class Link {
  // `tells` has a function for each message of the server, and `connected(yes)`.
  constructor(game, tells) {
    this.address = `${location.origin.replace(/^http/, "ws")}/api/v1/games/${game}/socket`;
    this.tells = tells;
    this.tokens = [];
    this.seen = 0;
    this.failures = 0;
    // Whether the server has welcomed us: what is asked before that waits for it.
    this.ready = false;
    this.unanswered = new Map();
    const back = () => document.visibilityState === "visible" && this.socket?.readyState !== WebSocket.OPEN && this.open();
    // A line from before the network was gone may look open and be dead.
    addEventListener("online", () => this.open());
    document.addEventListener("visibilitychange", back);
  }

  // Connects, or connects anew as somebody else.
  open() {
    clearTimeout(this.timer);
    this.ready = false;
    const socket = new WebSocket(this.address);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      const hello = { tokens: [...new Set(this.tokens)], seen: this.seen, language };
      socket.send(JSON.stringify({ hello }));
    };
    socket.onmessage = ({ data }) => this.socket === socket && this.hear(JSON.parse(data));
    socket.onclose = () => this.socket === socket && this.lost();
  }

  lost() {
    this.ready = false;
    this.tells.connected(false);
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** this.failures++) * (0.5 + Math.random());
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
    this.ready = true;
    this.failures = 0;
    this.tells.connected(true);
    for (const ask of this.unanswered.values()) this.socket.send(JSON.stringify({ ask }));
  }

  // Whether something was played into the position we see, and not answered yet.
  get waits() {
    return [...this.unanswered.values()].some(({ act, seen }) => act.play && seen === this.seen);
  }

  // Asks for something to be done; it has an id, so it is done once however often it is sent.
  ask(act, side) {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const ask = { id, seen: this.seen, act, ...(side && { as: side }) };
    this.unanswered.set(id, ask);
    if (this.ready) this.socket.send(JSON.stringify({ ask }));
    // A line that is cut without a word looks open: no answer means that it is.
    setTimeout(() => this.unanswered.has(id) && this.open(), PATIENCE);
  }
}
