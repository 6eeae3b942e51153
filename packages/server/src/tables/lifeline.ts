import type { Span } from '@sixfold/host';
import type { ServiceTools } from './tools.ts';

/** A sign of life is left so often, in milliseconds: the last one is never more than five seconds old. */
const EVERY = 4000;
/** After so long nobody can say what has happened meanwhile: a machine may have slept. */
const STALE = 2 * EVERY;
/** So many signs are left at most before it is told what is known. */
const MOST_SIGNS = 2;

/** Leaves signs of life in the store, and knows from them when there was no server. */
export class Lifeline {
  private readonly tools: ServiceTools;
  private downtime: readonly Span[] = [];
  private last = -Infinity;
  /** The one that is being stored. */
  private sign: Promise<boolean> | null = null;

  constructor(tools: ServiceTools) {
    this.tools = tools;
  }

  /** Goes on until the tables are closed. */
  async keep(isClosing: () => boolean): Promise<void> {
    if (isClosing()) return;
    await this.note();
    this.tools.later(EVERY, () => void this.keep(isClosing));
  }

  /** When there was none, as of now. */
  async known(): Promise<readonly Span[]> {
    // One that took long to be stored says nothing of the time since: then another is left.
    for (let left = MOST_SIGNS; left > 0 && this.isStale && (await this.note()); left--);
    return this.downtime;
  }

  private get isStale(): boolean {
    return Math.abs(this.tools.now() - this.last) > STALE;
  }

  /**
   * One at a time: while nothing can be stored, many that wait would later tell of a server all the while. False if it was
   * not stored; a disk that refuses even this keeps nobody from looking at a table.
   */
  private note(): Promise<boolean> {
    this.sign ??= this.leaveSign().finally(() => (this.sign = null));
    return this.sign;
  }

  private async leaveSign(): Promise<boolean> {
    const { store, now, logger } = this.tools;
    const at = now();
    try {
      this.downtime = await store.noteLife(at);
      this.last = at;
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'no sign of life could be left');
      return false;
    }
  }
}
