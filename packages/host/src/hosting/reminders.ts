import type { World } from './world.ts';

/** The longest that is waited at a time, in milliseconds: the clock may be put forward or back meanwhile. */
const LONGEST = 3_600_000;

/** When to look at which table again, because somebody's time may be out. */
export class Reminders {
  private readonly world: Pick<World, 'now' | 'later'>;
  private readonly remind: (table: string) => void;
  private readonly due = new Map<string, number>();

  constructor(world: Pick<World, 'now' | 'later'>, remind: (table: string) => void) {
    this.world = world;
    this.remind = remind;
  }

  /** Takes the place of what was said of that table before. */
  set(table: string, at: number | null): void {
    if (this.due.get(table) === at) return;
    if (at === null) return void this.due.delete(table);
    this.due.set(table, at);
    this.wait(table, at);
  }

  /** What was said of a table last; null if nothing is to come. */
  at(table: string): number | null {
    return this.due.get(table) ?? null;
  }

  private wait(table: string, at: number): void {
    const { later, now } = this.world;
    later(Math.min(LONGEST, Math.max(0, at - now())), () => {
      // A later word has a timer of its own.
      if (this.due.get(table) !== at) return;
      if (now() < at) return this.wait(table, at);
      this.due.delete(table);
      this.remind(table);
    });
  }
}
