import type { Visitor } from './visitor.ts';

/** When guests who are gone are forgotten; whoever asks by then has been away for long enough. */
const REMEMBERED = 3_600_000;

/** Which guests are connected, at whatever table or none, and since when others are not. */
export class Attendance {
  private readonly now: () => number;
  private readonly began: number;
  private readonly here = new Map<string, Set<Visitor>>();
  private readonly left = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
    this.began = now();
  }

  /** Whether somebody has come who was not here before. */
  enter(visitor: Visitor): boolean {
    if (!visitor.guest) return false;
    const { id } = visitor.guest;
    const visitors = this.here.get(id) ?? new Set();
    const isNew = visitors.size === 0;
    this.here.set(id, visitors.add(visitor));
    this.left.delete(id);
    return isNew;
  }

  /** Whether somebody has gone altogether. */
  leave(visitor: Visitor): boolean {
    const id = visitor.guest?.id ?? '';
    const visitors = this.here.get(id);
    if (!visitors?.delete(visitor) || visitors.size > 0) return false;
    this.here.delete(id);
    this.left.set(id, this.now());
    this.prune();
    return true;
  }

  isHere(guest: string): boolean {
    return this.here.has(guest);
  }

  /** For how many milliseconds a guest has not been connected; a server that has just begun has not missed anybody. */
  awayFor(guest: string): number {
    return this.here.has(guest) ? 0 : this.now() - (this.left.get(guest) ?? this.began);
  }

  /** The map is in the order of leaving. */
  private prune(): void {
    for (const [id, at] of this.left) {
      if (this.now() - at < REMEMBERED) return;
      this.left.delete(id);
    }
  }
}
