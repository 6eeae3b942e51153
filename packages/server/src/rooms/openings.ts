import { Refusal } from './visitor.ts';

const HOUR = 3_600_000;

/** Counts the tables that each guest has opened within the last hour. */
export class Openings {
  private readonly most: number;
  private readonly now: () => number;
  private readonly times = new Map<string, number[]>();

  constructor(most: number, now: () => number) {
    this.most = most;
    this.now = now;
  }

  /** Notes that a guest opens a table; refused if it is one too many. */
  note(guest: string): void {
    this.forgetOld();
    const times = this.times.get(guest) ?? [];
    if (times.length >= this.most) throw new Refusal({ code: 'too-many', what: 'tables', most: this.most });
    // Whoever opened one last stands last, so that the old ones are found at the front.
    this.times.delete(guest);
    this.times.set(guest, [...times, this.now()]);
  }

  private forgetOld(): void {
    const since = this.now() - HOUR;
    for (const [guest, times] of this.times) {
      const recent = times.filter((time) => time > since);
      if (recent.length === times.length) break;
      if (recent.length > 0) this.times.set(guest, recent);
      else this.times.delete(guest);
    }
  }
}
