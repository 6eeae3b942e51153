/** At most so often is it said that somebody looks, in milliseconds. */
const PAUSE = 30_000;
/** Whoever did nothing for so long does not look any more. */
const LOOK = 60_000;

/** What it works with. */
export interface AttentionTools {
  readonly now: () => number;
  /** Returns what calls it off. */
  readonly later: (delay: number, act: () => void) => () => void;
  /** Tells the server how long ago somebody did something, or that nobody sees the table any more. */
  readonly say: (idle: number | null) => void;
}

/** Whether somebody looks at a table, as the server is to know it: whoever looks needs no notice. */
export class Attention {
  private readonly tools: AttentionTools;
  private isSeen = false;
  /** When somebody last did something, and when that was last said. */
  private last = -Infinity;
  private said = -Infinity;
  private callOff: (() => void) | null = null;

  constructor(tools: AttentionTools) {
    this.tools = tools;
  }

  /** The table is to be seen: somebody has come to it. */
  show(): void {
    this.isSeen = true;
    this.act();
  }

  /** Somebody does something. */
  act(): void {
    const { now, later } = this.tools;
    if (!this.isSeen) return;
    this.last = now();
    const wait = this.said + PAUSE - now();
    if (wait <= 0) this.tell();
    else this.callOff ??= later(wait, () => this.tell());
  }

  /** There is a new connection, which knows nothing of it. */
  connect(): void {
    if (this.isSeen && this.tools.now() - this.last < LOOK) this.tell();
  }

  /** The table is not to be seen any more. */
  hide(): void {
    if (!this.isSeen) return;
    this.isSeen = false;
    this.settle();
    this.said = -Infinity;
    this.tools.say(null);
  }

  private tell(): void {
    this.settle();
    this.said = this.tools.now();
    this.tools.say(this.said - this.last);
  }

  private settle(): void {
    this.callOff?.();
    this.callOff = null;
  }
}
