import type { ServerStore } from '../store/store.ts';
import { publicLine } from './lines.ts';
import type { ServiceTools } from './tools.ts';
import type { Message, Visitor } from './visitor.ts';

const MOST_TABLES = 100;
/** The list is told at most once in so many milliseconds. */
const PAUSE = 1000;

/** Where the public tables are listed, and those who look at the list. */
export class Lobby {
  private readonly store: Pick<ServerStore, 'listPublic'>;
  private readonly world: Pick<ServiceTools, 'steady' | 'later'>;
  private readonly isHere: (guest: string) => boolean;
  private readonly readers = new Set<Visitor>();
  /** The list as it was told last; null once it is out of date. */
  private message: Message | null = null;
  /** What all wait for who ask while it is being read. */
  private reading: Promise<Message> | null = null;
  private changes = 0;
  private isDue = false;
  private last = -Infinity;

  constructor(
    store: Pick<ServerStore, 'listPublic'>,
    world: Pick<ServiceTools, 'steady' | 'later'>,
    isHere: (guest: string) => boolean,
  ) {
    this.store = store;
    this.world = world;
    this.isHere = isHere;
  }

  async enter(reader: Visitor): Promise<void> {
    this.readers.add(reader);
    const message = await this.read();
    if (this.readers.has(reader)) reader.send(message);
  }

  leave(reader: Visitor): void {
    this.readers.delete(reader);
  }

  /** A public table has changed, or who is here. */
  change(): void {
    this.message = null;
    this.changes++;
    if (this.isDue || this.readers.size === 0) return;
    this.isDue = true;
    const { steady, later } = this.world;
    later(Math.max(0, this.last + PAUSE - steady()), () => void this.tell());
  }

  private async tell(): Promise<void> {
    this.isDue = false;
    this.last = this.world.steady();
    // What cannot be read now is told with the next change.
    const message = await this.read().catch(() => null);
    if (message !== null) for (const reader of this.readers) reader.send(message);
  }

  private async read(): Promise<Message> {
    return this.message ?? (this.reading ??= this.readAnew().finally(() => (this.reading = null)));
  }

  private async readAnew(): Promise<Message> {
    const { changes } = this;
    const tables = await this.store.listPublic(MOST_TABLES);
    const message: Message = ['lobby', { tables: tables.flatMap((table) => publicLine(table, this.isHere)) }];
    // What has changed meanwhile is told to all soon.
    if (changes === this.changes) this.message = message;
    return message;
  }
}
