/** So many at once, and so many a second for long. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export const perHour = (most: number): Rate => ({ perSecond: most / 3600, burst: most });
export const perDay = (most: number): Rate => ({ perSecond: most / 86_400, burst: most });

/** What somebody may still do: a bucket that fills with time. Kept to two numbers, for there is one a connection. */
export class Allowance {
  private left: number;
  private at: number;

  constructor({ burst }: Rate, now: number) {
    this.left = burst;
    this.at = now;
  }

  /** Takes as much as something costs; false if there is not enough. Asking in vain costs as well, so that patience pays. */
  take(rate: Rate, now: number, cost = 1): boolean {
    this.fill(rate, now);
    this.left = Math.max(this.left - cost, -rate.burst);
    return this.left >= 0;
  }

  /** Whether somebody has gone on in vain for half as much again as is allowed at once. */
  isOverdrawn({ burst }: Rate): boolean {
    return this.left <= -burst / 2;
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

/** However many come, no more than so many are remembered; whoever came first is forgotten first. */
const MOST_REMEMBERED = 50_000;

/** An allowance for each address or guest; forgotten again once it is full, and not because somebody has left. */
export class Allowances {
  readonly rate: Rate;
  private readonly byKey = new Map<string, Allowance>();
  private sweepAt = 1000;

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, now: number, cost = 1): boolean {
    return this.of(key, now).take(this.rate, now, cost);
  }

  /** Whether a key has gone on in vain for long, and has not waited since. */
  isOverdrawn(key: string, now: number): boolean {
    const allowance = this.byKey.get(key);
    if (!allowance) return false;
    allowance.take(this.rate, now, 0);
    return allowance.isOverdrawn(this.rate);
  }

  get size(): number {
    return this.byKey.size;
  }

  private of(key: string, now: number): Allowance {
    const known = this.byKey.get(key);
    if (known) return known;
    if (this.byKey.size >= this.sweepAt) this.sweep(now);
    const allowance = new Allowance(this.rate, now);
    this.byKey.set(key, allowance);
    return allowance;
  }

  private sweep(now: number): void {
    for (const [key, allowance] of this.byKey) if (allowance.isFull(this.rate, now)) this.byKey.delete(key);
    const surplus = this.byKey.size - MOST_REMEMBERED / 2;
    for (const key of [...this.byKey.keys()].slice(0, Math.max(0, surplus))) this.byKey.delete(key);
    this.sweepAt = Math.max(1000, this.byKey.size * 2);
  }
}
