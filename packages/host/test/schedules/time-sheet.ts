import type { Happening, Schedule } from './schedule.ts';
import type { Span } from '../../src/tempo/spans.ts';

/** Who had how much time, kept as slowly and plainly as can be: every stretch of it is somebody's, or nobody's. */
export class TimeSheet {
  given: number[];
  used: number[];
  /** All time that has passed by the server's clock, and what of it counted for nobody. */
  passed = 0;
  nobodys = 0;
  /** What earlier games of the series used. */
  before = 0;
  private readonly schedule: Schedule;
  private holidays: readonly (readonly Span[])[];
  private running: number | null = null;
  private isPaused = false;
  private last: number;
  private gainedAt = 0;

  constructor(schedule: Schedule) {
    const { players, tempo, from } = schedule;
    this.schedule = schedule;
    this.given = Array.from({ length: players }, () => tempo.bank);
    this.used = this.given.map(() => 0);
    this.holidays = this.given.map(() => []);
    this.last = from;
  }

  enter(happening: Happening): void {
    if (happening.type === 'down') return this.sleep(happening);
    this.watch(happening.at);
    switch (happening.type) {
      case 'moved':
        return this.turn(happening.ply, happening.to);
      case 'took-back':
      case 'seated':
      case 'unseated':
        this.running = happening.to;
        return;
      case 'paused':
      case 'resumed':
        this.isPaused = happening.type === 'paused';
        return;
      case 'gave':
        this.given[happening.to]! += happening.ms;
        return;
      case 'holiday':
        return this.plan(happening.seat, happening.at, happening);
      case 'next-game':
        this.beginAgain();
    }
  }

  /** As it will be if nothing happens until then. */
  lookAhead(now: number): TimeSheet {
    const copy = Object.assign(new TimeSheet(this.schedule), this, { used: [...this.used] });
    copy.watch(now);
    return copy;
  }

  /** The clock shows this moment: what has passed is cut where anything changes, and each piece put to its account. */
  private watch(now: number): void {
    const edges = this.holidays.flat().flatMap(({ from, until }) => [from, until]);
    const cuts = [this.last, ...edges.filter((edge) => edge > this.last && edge < now).sort((a, b) => a - b), now];
    for (const [index, from] of cuts.slice(0, -1).entries()) this.account(from, cuts[index + 1]! - from);
    this.last = now;
  }

  private account(from: number, ms: number): void {
    if (ms <= 0) return;
    this.passed += ms;
    const { running } = this;
    const isFree = running === null || this.isPaused || this.isAway(running, from);
    const counts = isFree ? 0 : Math.min(ms, this.given[running]! - this.used[running]!);
    if (running !== null) this.used[running]! += counts;
    this.nobodys += ms - counts;
  }

  private isAway(seat: number, at: number): boolean {
    return this.holidays[seat]!.some(({ from, until }) => from <= at && at < until);
  }

  /** What is past stays so, should the clock come by again; what was planned does not. */
  private plan(seat: number, at: number, { from, until }: Span): void {
    const past = this.holidays[seat]!.map((span) => ({ from: span.from, until: Math.min(at, span.until) }));
    this.holidays = this.holidays.with(seat, [...past, { from: Math.max(at, from), until }]);
  }

  private turn(ply: number, to: number | null): void {
    const { running } = this;
    if (running === to) return;
    if (running !== null && ply > this.gainedAt) this.gain(running);
    this.gainedAt = Math.max(this.gainedAt, ply);
    this.running = to;
  }

  private gain(seat: number): void {
    const { gain, cap } = this.schedule.tempo;
    const left = this.given[seat]! - this.used[seat]!;
    const full = Math.max(left, cap === null ? left + gain : Math.min(cap, left + gain));
    this.given[seat]! += full - left;
  }

  /** The server lived until some moment and again from another on. */
  private sleep({ from, until }: Span): void {
    if (from > this.last) this.watch(from);
    if (until <= this.last) return;
    this.passed += until - this.last;
    this.nobodys += until - this.last;
    this.last = until;
  }

  private beginAgain(): void {
    this.before += this.used.reduce((sum, used) => sum + used, 0);
    this.given = this.given.map(() => this.schedule.tempo.bank);
    this.used = this.used.map(() => 0);
    this.running = null;
    this.gainedAt = 0;
  }
}
