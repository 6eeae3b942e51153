import type { Tempo } from '@sixfold/protocol';
import { replan } from './holidays.ts';
import { overlap, type Span } from './spans.ts';

/** The time of a seat in one game. What is left is the difference of the two, to the millisecond. */
interface SeatTime {
  /** What it had at first, what its turns have added, and what others gave it. */
  readonly given: number;
  /** Never more than was given. */
  readonly used: number;
  /** When whoever sits there is on holiday: in order, without overlaps. */
  readonly holidays: readonly Span[];
}

/** The time of everybody at a table. Nothing here looks at a clock: each moment is an argument. */
export interface GameClock {
  readonly tempo: Tempo;
  readonly seats: readonly SeatTime[];
  /** Whose time is running; null while nobody's is to. */
  readonly running: number | null;
  readonly isPaused: boolean;
  /** Up to when time has been counted. */
  readonly since: number;
  /** How many plies had been played when a turn last added something: taken back and played again, it adds nothing. */
  readonly gainedAt: number;
  /** Up to when times without a server have been left out. */
  readonly skippedUntil: number;
}

/** The time at a new table, where nobody's is running. */
export const newClock = (tempo: Tempo, players: number, at: number): GameClock => ({
  tempo,
  seats: Array.from({ length: players }, () => ({ given: tempo.bank, used: 0, holidays: [] })),
  running: null,
  isPaused: false,
  since: at,
  gainedAt: 0,
  skippedUntil: at,
});

/** Somebody has moved, and a ply of this number is next: theirs again, or somebody else's, who begins to use time. */
export function passTurn(clock: GameClock, at: number, ply: number, to: number | null): GameClock {
  const { running, gainedAt } = clock;
  if (running === to) return countTo(clock, at);
  const counted = running === null || ply <= gainedAt ? countTo(clock, at) : addGain(countTo(clock, at), running);
  return { ...counted, running: to, gainedAt: Math.max(gainedAt, ply) };
}

/** From now on this seat uses time, whatever the reason; nobody has ended a turn by it. */
export const runFor = (clock: GameClock, at: number, to: number | null): GameClock => ({
  ...countTo(clock, at),
  running: to,
});

/** All agreed to stop the clock, or somebody starts it again. */
export const setPaused = (clock: GameClock, at: number, isPaused: boolean): GameClock => ({
  ...countTo(clock, at),
  isPaused,
});

/** More time for a seat; what was used up before stays so. */
export const giveTime = (clock: GameClock, at: number, to: number, ms: number): GameClock =>
  addTime(countTo(clock, at), to, ms);

/** Enough time for a seat that has less. */
export const topUp = (clock: GameClock, at: number, seat: number, least: number): GameClock =>
  giveTime(clock, at, seat, Math.max(0, least - timeLeft(clock, seat, at)));

/** Nobody could play meanwhile, for there was no server. What happened since the last sign of life has counted already. */
export function skip(clock: GameClock, { from, until }: Span): GameClock {
  const counted = from > clock.since ? countTo(clock, from) : clock;
  const skippedUntil = Math.max(clock.skippedUntil, until);
  return { ...counted, since: Math.max(counted.since, until), skippedUntil };
}

/** Somebody plans a holiday: it takes the place of what they had planned, and gives no time back. An empty one ends it. */
export const takeHoliday = (clock: GameClock, at: number, seat: number, plan: Span): GameClock =>
  change(countTo(clock, at), seat, { holidays: replan(timeOf(clock, seat).holidays, at, plan) });

/** The next game of a series: everybody has the whole bank again. */
export const restart = (clock: GameClock, at: number): GameClock => ({
  ...clock,
  seats: clock.seats.map(({ holidays }) => ({ given: clock.tempo.bank, used: 0, holidays })),
  running: null,
  since: at,
  gainedAt: 0,
});

/** How much a seat has used by then. */
export function timeUsed(clock: GameClock, seat: number, now: number): number {
  const { given, used } = timeOf(clock, seat);
  return Math.min(given, used + (isRunning(clock, seat) ? passed(clock, seat, now) : 0));
}

/** How much a seat has left then. */
export const timeLeft = (clock: GameClock, seat: number, now: number): number =>
  timeOf(clock, seat).given - timeUsed(clock, seat, now);

/** The moment at which whoever is to decide has no time left; null while nobody's time is running. */
export function runsOutAt(clock: GameClock): number | null {
  const { running, since } = clock;
  if (running === null || clock.isPaused) return null;
  let at = since + timeLeft(clock, running, since);
  for (const { from, until } of timeOf(clock, running).holidays) {
    if (from < at) at += Math.max(0, until - Math.max(from, since));
  }
  return at;
}

/** When whoever sits there is on holiday, now or later. */
export const holidaysFrom = (clock: GameClock, seat: number, at: number): readonly Span[] =>
  timeOf(clock, seat).holidays.filter(({ until }) => until > at);

const timeOf = ({ seats }: GameClock, seat: number): SeatTime => seats[seat]!;

const isRunning = ({ running, isPaused }: GameClock, seat: number): boolean => running === seat && !isPaused;

/** A clock that was put back has shown no time; it never gives any. */
const passed = (clock: GameClock, seat: number, now: number): number =>
  Math.max(0, now - clock.since) - overlap(timeOf(clock, seat).holidays, { from: clock.since, until: now });

function countTo(clock: GameClock, at: number): GameClock {
  const { running } = clock;
  const counted = running === null ? clock : change(clock, running, { used: timeUsed(clock, running, at) });
  return { ...counted, since: at };
}

function addGain(clock: GameClock, seat: number): GameClock {
  const { gain, cap } = clock.tempo;
  const room = cap === null ? gain : Math.max(0, cap - timeLeft(clock, seat, clock.since));
  return addTime(clock, seat, Math.min(gain, room));
}

const addTime = (clock: GameClock, seat: number, ms: number): GameClock =>
  change(clock, seat, { given: timeOf(clock, seat).given + ms });

const change = (clock: GameClock, seat: number, time: Partial<SeatTime>): GameClock => ({
  ...clock,
  seats: clock.seats.with(seat, { ...timeOf(clock, seat), ...time }),
});
