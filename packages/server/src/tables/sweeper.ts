import type { Tables } from '@sixfold/host';
import type { Limits, ServiceTools } from './tools.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In milliseconds: how long the store must have been watched before tables are closed, which can be undone, and deleted. */
const BEFORE_CLOSING = DAY;
const BEFORE_DELETING = 7 * DAY;
const MOST_CLOSED = 1000;
/** So many tables are deleted at a time: whoever moves meanwhile shall not wait. */
const AT_ONCE = 50;

/**
 * Closes tables that nobody has touched for long, and deletes what has been over for longer, each hour. A clock may be
 * wrong: nothing is done before the store has been watched for a while without a leap.
 */
export class Sweeper {
  private readonly tools: ServiceTools;
  private readonly tables: Tables;

  constructor(tools: ServiceTools, tables: Tables) {
    this.tools = tools;
    this.tables = tables;
  }

  async sweep(): Promise<void> {
    if (this.tables.isClosing) return;
    const { now, later, logger } = this.tools;
    // What cannot be done now is found again the next time.
    await this.sweepAt(now()).catch((error: unknown) => logger.warn({ err: error }, 'tables could not be swept'));
    later(HOUR, () => void this.sweep());
  }

  private async sweepAt(now: number): Promise<void> {
    const { store, limits } = this.tools;
    const watched = now - (await store.noteSweep(now));
    // Of several servers one is enough.
    if (this.tools.peers?.isFirst === false) return;
    if (watched >= BEFORE_CLOSING) await this.closeIdle(now - limits.idle);
    if (watched >= BEFORE_DELETING) await this.removeOld(now, limits);
  }

  private async closeIdle(since: number): Promise<void> {
    for (const table of await this.tools.store.listIdle(since, MOST_CLOSED)) {
      await this.tables.ask({ kind: 'house' }, 'close', { table }).catch(() => undefined);
    }
  }

  private async removeOld(now: number, { keep, keepGuests }: Limits): Promise<void> {
    if (keep === null && keepGuests === null) return;
    const [tables, guests] = [since(now, keep), since(now, keepGuests)];
    while ((await this.tools.store.removeOld(tables, AT_ONCE, guests)) === AT_ONCE && !this.tables.isClosing);
  }
}

/** Nothing was over, and nobody gone, before 1970. */
const since = (now: number, time: number | null): number => (time === null ? 0 : now - time);
