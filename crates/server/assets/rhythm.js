// The rhythm of a game: the computer's disc falls when the disc before has landed, and a moment later.

// Between the landing of a disc and the fall of the computer's, in milliseconds.
const PAUSE = 450;

export class Rhythm {
  // `show` is called with each change in its time.
  constructor(show) {
    this.show = show;
    this.waiting = [];
    this.landed = -Infinity;
  }

  // Notes that a disc falls from now on for so many milliseconds.
  falls(time) {
    this.landed = performance.now() + time;
  }

  // Takes a change; `waits` says whether it is for the landing of a disc.
  take(change, waits) {
    this.waiting.push([change, waits]);
    if (this.waiting.length === 1) this.next();
  }

  next() {
    while (this.waiting.length) {
      const [change, waits] = this.waiting[0];
      const left = this.landed + PAUSE - performance.now();
      if (waits && left > 0) {
        setTimeout(() => this.next(), left);
        return;
      }
      this.waiting.shift();
      this.show(change);
    }
  }
}
