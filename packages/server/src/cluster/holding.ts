import type { Holding as HostHolding, Logger, World } from '@sixfold/host';
import type { Holders } from '../store/servers.ts';

/** For so many milliseconds a table is held; who holds it says so again each so often. */
const HELD = 3000;
const RENEW = 1000;

/** What holding uses of the world. */
export interface HoldingTools extends Pick<World, 'later'> {
  readonly holders: Holders;
  readonly logger: Logger;
  /** Milliseconds since some moment: it never leaps. */
  readonly steady: () => number;
}

/** Somebody who wants to run what nobody asks for at a table. */
interface Candidate {
  readonly onLead: () => void;
  readonly onLost: () => void;
  isLeading: boolean;
}

interface Held {
  readonly term: number;
  /** By the steady clock. */
  readonly until: number;
}

/**
 * The tables whose bots and clocks this server runs. Each is held for a few seconds at a time, and again as long as it is
 * wanted: a server that dies, or cannot reach the store, has lost its tables when these are over.
 */
export class TableHolding implements HostHolding {
  private readonly tools: HoldingTools;
  private readonly wanted = new Map<string, Candidate>();
  private readonly held = new Map<string, Held>();
  private isDue = false;
  private isRenewing = false;
  /** A store that does not answer is not asked again and again. */
  private isAsking = false;

  constructor(tools: HoldingTools) {
    this.tools = tools;
  }

  termOf(table: string): number | null {
    const held = this.held.get(table);
    return held && held.until > this.tools.steady() ? held.term : null;
  }

  async take(table: string): Promise<boolean> {
    if (this.termOf(table) === null) await this.hold([table]);
    return this.termOf(table) !== null;
  }

  /** Calls back once the table is held here, and when it is not any more; returns how to call that off. */
  readonly lead = (table: string, onLead: () => void, onLost: () => void): (() => void) => {
    const candidate = { onLead, onLost, isLeading: false };
    this.wanted.set(table, candidate);
    this.holdSoon();
    return () => this.release(table, candidate);
  };

  /** Lets go of everything, so that others need not wait. */
  async close(): Promise<void> {
    this.wanted.clear();
    await this.tools.holders.release([...this.held.keys()]).catch(() => undefined);
    this.held.clear();
  }

  private release(table: string, candidate: Candidate): void {
    if (this.wanted.get(table) !== candidate) return;
    this.wanted.delete(table);
    if (this.held.delete(table)) this.tools.holders.release([table]).catch(() => undefined);
  }

  /** What is wanted at the same moment is asked for together. */
  private holdSoon(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.tools.later(0, () => {
      this.isDue = false;
      void this.hold([...this.wanted].flatMap(([table, { isLeading }]) => (isLeading ? [] : [table])));
      this.renewLater();
    });
  }

  private renewLater(): void {
    if (this.isRenewing) return;
    this.isRenewing = true;
    this.tools.later(RENEW, () => {
      this.isRenewing = false;
      if (this.wanted.size === 0) return;
      this.renewLater();
      if (!this.isAsking) void this.hold([...this.wanted.keys()]);
    });
  }

  private async hold(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    const { holders, steady, logger } = this.tools;
    const until = steady() + HELD;
    this.isAsking = true;
    try {
      const terms = await holders.hold(tables, HELD);
      for (const table of tables) this.note(table, terms.get(table), until);
    } catch (error) {
      logger.warn({ err: error }, 'tables could not be held');
    }
    this.isAsking = false;
    for (const table of this.held.keys()) if (this.termOf(table) === null) this.held.delete(table);
    for (const [table, candidate] of this.wanted) this.call(table, candidate);
  }

  private note(table: string, term: number | undefined, until: number): void {
    // Whoever was late, or is so in a new term, has not been leading all the while: what was decided meanwhile was not written.
    if (this.termOf(table) !== term) this.lose(this.wanted.get(table));
    if (term === undefined) this.held.delete(table);
    else this.held.set(table, { term, until });
  }

  private call(table: string, candidate: Candidate): void {
    if (this.termOf(table) === null) return this.lose(candidate);
    if (candidate.isLeading) return;
    candidate.isLeading = true;
    candidate.onLead();
  }

  private lose(candidate: Candidate | undefined): void {
    if (!candidate?.isLeading) return;
    candidate.isLeading = false;
    candidate.onLost();
  }
}
