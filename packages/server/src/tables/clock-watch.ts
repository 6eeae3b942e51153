import type { Tables } from '@sixfold/host';
import type { Holidays } from './holidays.ts';
import type { ServiceTools } from './tools.ts';

/** Tables that have changed elsewhere are looked at so many milliseconds later, together. */
const PERIOD = 10_000;

/**
 * Has clocks run at tables at which nobody looks: somebody's time may have run out while there was no server, or will.
 * Of tables that other servers write to it is known here as well when to look, should these be gone by then.
 */
export class ClockWatch {
  private readonly tools: ServiceTools;
  private readonly tables: Tables;
  private readonly holidays: Holidays;
  /** Tables that have grown elsewhere since they were looked at here. */
  private grown = new Set<string>();
  private isDue = false;

  constructor(tools: ServiceTools, tables: Tables, holidays: Holidays) {
    this.tools = tools;
    this.tables = tables;
    this.holidays = holidays;
  }

  /** Looks at all clocks that there are. */
  async start(): Promise<void> {
    for (const table of await this.timed()) await this.look(table).catch(() => undefined);
  }

  /** These have grown elsewhere. */
  noteGrown(ids: Iterable<string>): void {
    for (const id of ids) if (!this.tables.find(id)) this.grown.add(id);
    if (this.isDue || this.grown.size === 0) return;
    this.isDue = true;
    this.tools.later(PERIOD, () => void this.lookAgain());
  }

  /** When somebody's time is out at a table; null if nobody's is running. */
  async deadlineOf(table: string): Promise<number | null> {
    if (this.grown.delete(table)) await this.tables.lookAtClock(table);
    return this.tables.deadlineOf(table);
  }

  /** Those that are to be looked at anyway will be: what is known of them is early at worst. */
  private async lookAgain(): Promise<void> {
    this.isDue = false;
    if (this.tables.isClosing) return;
    const { grown } = this;
    const unknown = (await this.timed()).filter((id) => grown.has(id) && this.tables.deadlineOf(id) === null);
    for (const id of unknown) {
      grown.delete(id);
      await this.look(id).catch(() => undefined);
    }
    for (const id of grown) if (this.tables.deadlineOf(id) === null) grown.delete(id);
  }

  private async timed(): Promise<readonly string[]> {
    const { store, logger } = this.tools;
    return store.listTimed().catch((error: unknown) => (logger.warn({ err: error }, 'no clock runs'), []));
  }

  private async look(table: string): Promise<void> {
    await this.tables.lookAtClock(table);
    // A plan may have been stored that not all tables had heard of.
    await this.holidays.bring(await this.tables.host(table).read((found) => found));
  }
}
