/** So many at once, and so many a second for long. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export const perHour = (most: number): Rate => ({ perSecond: most / 3600, burst: most });

/** What somebody may still do: a bucket that fills with time. Kept to two numbers, for there is one a connection. */
export class Allowance {
  private left: number;
  private at: number;

  constructor({ burst }: Rate, now: number) {
    this.left = burst;
    this.at = now;
  }

  /** Takes one; false if there is none. Asking on in vain costs as well, so that patience pays. */
  take(rate: Rate, now: number): boolean {
    this.fill(rate, now);
    this.left = Math.max(this.left - 1, -rate.burst);
    return this.left >= 0;
  }

  /** Whether somebody has gone on in vain for as much again as is allowed at once. */
  isOverdrawn({ burst }: Rate): boolean {
    return this.left <= -burst;
  }

  isFull(rate: Rate, now: number): boolean {
    this.fill(rate, now);
    return this.left === rate.burst;
  }

  private fill({ perSecond, burst }: Rate, now: number): void {
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * perSecond);
    this.at = now;
  }
}

/** An allowance for each address or guest; forgotten again once it is full. */
export class Allowances {
  readonly rate: Rate;
  private readonly byKey = new Map<string, Allowance>();
  private sweepAt = 1000;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, now: number): boolean {
    if (this.byKey.size >= this.sweepAt) this.sweep(now);
    const allowance = this.byKey.get(key) ?? new Allowance(this.rate, now);
    this.byKey.set(key, allowance);
    return allowance.take(this.rate, now);
  }

  get size(): number {
    return this.byKey.size;
  }

  private sweep(now: number): void {
    for (const [key, allowance] of this.byKey) if (allowance.isFull(this.rate, now)) this.byKey.delete(key);
    this.sweepAt = Math.max(1000, this.byKey.size * 2);
  }
}
