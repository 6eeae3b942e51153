import type { Visitor } from './visitor.ts';

/** After so many milliseconds it is forgotten who was at a table; whoever asks by then has been away for long enough. */
const REMEMBERED = 3_600_000;

/** What is known of those who are connected elsewhere. */
export interface OtherAttendance {
  isHere(guest: string): boolean;
  looks(guest: string, table: string): boolean;
}

/** Which guests are connected, which tables they look at, and when others were last at theirs. */
export class Attendance {
  private readonly now: () => number;
  private readonly began: number;
  private readonly others: OtherAttendance | null;
  /** The visitors of each guest, and what these look at. */
  private readonly here = new Map<string, Map<Visitor, Set<string>>>();
  /** When somebody last was at a table and does not look at it any more, in the order of these moments. */
  private readonly left = new Map<string, number>();

  constructor(now: () => number, others: OtherAttendance | null = null) {
    this.now = now;
    this.others = others;
    this.began = now();
  }

  /** Whether somebody has come who was not here before. */
  enter(visitor: Visitor): boolean {
    if (!visitor.guest) return false;
    const { id } = visitor.guest;
    const isNew = !this.here.has(id);
    const visitors = this.here.get(id) ?? new Map<Visitor, Set<string>>();
    if (!visitors.has(visitor)) visitors.set(visitor, new Set());
    this.here.set(id, visitors);
    return isNew;
  }

  /** Whether somebody has gone altogether. */
  leave(visitor: Visitor): boolean {
    const id = visitor.guest?.id ?? '';
    const visitors = this.here.get(id);
    for (const table of visitors?.get(visitor) ?? []) this.note(id, table);
    if (!visitors?.delete(visitor) || visitors.size > 0) return false;
    this.here.delete(id);
    return true;
  }

  /** Somebody looks at a table from now on. */
  look(visitor: Visitor, table: string): void {
    this.tablesOf(visitor)?.add(table);
  }

  /** Somebody looks at a table no more. */
  lookAway(visitor: Visitor, table: string): void {
    if (this.tablesOf(visitor)?.delete(table)) this.note(visitor.guest?.id ?? '', table);
  }

  /** A guest did something at a table. Whoever looks at it is there anyway: this comes with every move. */
  noteDeed(guest: string, table: string): void {
    if (!this.looks(guest, table)) this.note(guest, table);
  }

  private note(guest: string, table: string): void {
    const key = keyOf(guest, table);
    this.left.delete(key);
    this.left.set(key, this.now());
    this.prune();
  }

  isHere(guest: string): boolean {
    return this.here.has(guest) || (this.others?.isHere(guest) ?? false);
  }

  /**
   * For how many milliseconds a guest has not been at a table; 0 for one who looks at it. Whoever looks elsewhere is away. A
   * server that has just begun has not missed anybody.
   */
  awayFor(guest: string, table: string): number {
    return this.looks(guest, table) || this.others?.looks(guest, table)
      ? 0
      : this.now() - (this.left.get(keyOf(guest, table)) ?? this.began);
  }

  private looks(guest: string, table: string): boolean {
    for (const tables of this.here.get(guest)?.values() ?? []) if (tables.has(table)) return true;
    return false;
  }

  private tablesOf(visitor: Visitor): Set<string> | undefined {
    return this.here.get(visitor.guest?.id ?? '')?.get(visitor);
  }

  private prune(): void {
    for (const [key, at] of this.left) {
      if (this.now() - at < REMEMBERED) return;
      this.left.delete(key);
    }
  }
}

const keyOf = (guest: string, table: string): string => `${table}/${guest}`;
