import * as v from 'valibot';
import type { Peers } from './peers.ts';

/** How often somebody looks at a table from a server; the table '' stands for being connected at all. */
const look = v.tuple([v.string(), v.nullable(v.string()), v.number()]);

/** Who looks at what, by table and guest; those without a name count together. */
class LookBook {
  readonly tables = new Map<string, Map<string | null, number>>();

  count(table: string, guest: string | null): number {
    return this.tables.get(table)?.get(guest) ?? 0;
  }

  set(table: string, guest: string | null, count: number): void {
    const guests = this.tables.get(table) ?? new Map<string | null, number>();
    if (count > 0) this.tables.set(table, guests.set(guest, count));
    else if (guests.delete(guest) && guests.size === 0) this.tables.delete(table);
  }

  *all(): Generator<readonly [string, string | null, number]> {
    for (const [table, guests] of this.tables) for (const [guest, count] of guests) yield [table, guest, count];
  }
}

/** Who hears that somebody at another server comes to a table or goes. */
export interface WhereaboutsListener {
  /** Somebody has come, gone, or done something there; the table '' stands for the house. */
  moved(table: string, guest: string | null, isThere: boolean): void;
}

const ANYWHERE = '';

/** Who is connected to other servers, and looks at which tables there; and what these are told of this one. */
export class Whereabouts {
  private readonly peers: Peers;
  private readonly listener: WhereaboutsListener;
  private readonly own = new LookBook();
  private readonly others = new Map<string, LookBook>();

  constructor(peers: Peers, listener: WhereaboutsListener) {
    this.peers = peers;
    this.listener = listener;
    peers.hear('anew', (_, from) => this.forget(from));
    peers.hear('looks', (item, from) => v.is(look, item) && this.note(from, ...item));
    peers.onGone((server) => this.forget(server));
    peers.onAsked(() => this.tellAll());
  }

  /** A page of somebody's comes to a table here (1), goes (-1), or does something there (0). */
  change(table: string, guest: string | null, by: number): void {
    const count = this.own.count(table, guest) + by;
    this.own.set(table, guest, count);
    // Who looks at it is there anyway.
    if (by !== 0 || count === 0) this.peers.tell('looks', [table, guest, count]);
  }

  /** Somebody is here who was not, or the other way round. */
  setHere(guest: string, isHere: boolean): void {
    this.own.set(ANYWHERE, guest, Number(isHere));
    this.peers.tell('looks', [ANYWHERE, guest, Number(isHere)]);
  }

  /** Whether they are connected to another server. */
  isHere(guest: string): boolean {
    return this.looks(guest, ANYWHERE);
  }

  /** Whether they look at a table from another server. */
  looks(guest: string, table: string): boolean {
    return [...this.others.values()].some((book) => book.count(table, guest) > 0);
  }

  /** Who looks at a table from other servers: once for each place. */
  lookersAt(table: string): readonly (string | null)[] {
    if (this.others.size === 0) return [];
    return [...this.others.values()].flatMap((book) =>
      [...(book.tables.get(table) ?? [])].flatMap(([guest, count]) => Array<string | null>(count).fill(guest)),
    );
  }

  private tellAll(): void {
    this.peers.tell('anew', 0);
    for (const one of this.own.all()) this.peers.tell('looks', one);
  }

  private note(server: string, table: string, guest: string | null, count: number): void {
    const book = this.others.get(server) ?? new LookBook();
    this.others.set(server, book);
    const before = book.count(table, guest);
    book.set(table, guest, count);
    if (before !== count || count === 0) this.listener.moved(table, guest, count > 0);
  }

  private forget(server: string): void {
    const looks = [...(this.others.get(server)?.all() ?? [])];
    this.others.delete(server);
    for (const [table, guest] of looks) this.listener.moved(table, guest, false);
  }
}
