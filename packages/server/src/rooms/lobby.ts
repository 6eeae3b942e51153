import { makeTableLine } from './news.ts';
import type { Tools } from './tools.ts';
import { makeLine, type Visitor } from './visitor.ts';

const MOST_TABLES = 100;
/** The list is told at most once in so many milliseconds. */
const PAUSE = 1000;

/** Where the public tables are listed, and those who look at the list. */
export class Lobby {
  private readonly tools: Pick<Tools, 'store' | 'now' | 'later'>;
  private readonly readers = new Set<Visitor>();
  /** The list as it was told last; null once it is out of date. */
  private line: string | null = null;
  private isDue = false;
  private last = -Infinity;

  constructor(tools: Pick<Tools, 'store' | 'now' | 'later'>) {
    this.tools = tools;
  }

  async enter(reader: Visitor): Promise<void> {
    this.readers.add(reader);
    const line = await this.read();
    if (this.readers.has(reader)) reader.hear(line);
  }

  leave(reader: Visitor): void {
    this.readers.delete(reader);
  }

  /** A public table has changed. */
  change(): void {
    this.line = null;
    if (this.isDue || this.readers.size === 0) return;
    this.isDue = true;
    const { now, later } = this.tools;
    later(Math.max(0, this.last + PAUSE - now()), () => void this.tell());
  }

  private async tell(): Promise<void> {
    this.isDue = false;
    this.last = this.tools.now();
    // What cannot be read now is told with the next change.
    const line = await this.read().catch(() => null);
    if (line !== null) for (const reader of this.readers) reader.hear(line);
  }

  private async read(): Promise<string> {
    if (this.line !== null) return this.line;
    const tables = await this.tools.store.listPublic(MOST_TABLES);
    return (this.line = makeLine('lobby', { tables: tables.map((table) => makeTableLine(table, null, null)) }));
  }
}
