/** Differences below this, in milliseconds, are those of measuring. */
const SLACK = 20;

/**
 * The time of day by the database's clock, which is the same for all servers on it, whatever their own clocks say. In between
 * it goes on by a clock that never leaps.
 */
export class DatabaseClock {
  private readonly steady: () => number;
  /** What to add to the steady clock. */
  private offset: number;

  constructor(steady: () => number = () => performance.now(), start = Date.now()) {
    this.steady = steady;
    this.offset = start - steady();
  }

  now(): number {
    return Math.round(this.steady() + this.offset);
  }

  /** The database said its time in answer to what was asked at this moment of the steady clock, and is heard now. */
  note(time: number, asked: number): void {
    const heard = this.steady();
    const offset = time - (asked + heard) / 2;
    // The slower the answer, the less is known of when it was given.
    if (Math.abs(offset - this.offset) > (heard - asked) / 2 + SLACK) this.offset = offset;
  }
}
