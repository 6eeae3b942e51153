import type { Span } from '@sixfold/host';
import type { ServiceTools } from './tools.ts';

/** A sign of life is left so often, in milliseconds: the last one is never more than five seconds old. */
const EVERY = 4000;
/** After so long nobody can say what has happened meanwhile: a machine may have slept. */
const STALE = 2 * EVERY;

/** Leaves signs of life in the store, and knows from them when there was no server. */
export class Lifeline {
  private readonly tools: ServiceTools;
  private downtime: readonly Span[] = [];
  private last = -Infinity;

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
    if (Math.abs(this.tools.now() - this.last) > STALE) await this.note();
    return this.downtime;
  }

  /** A disk that refuses even this keeps nobody from looking at a table. */
  private async note(): Promise<void> {
    const { store, now, logger } = this.tools;
    const at = now();
    try {
      this.downtime = await store.noteLife(at);
      this.last = at;
    } catch (error) {
      logger.warn({ err: error }, 'no sign of life could be left');
    }
  }
}
