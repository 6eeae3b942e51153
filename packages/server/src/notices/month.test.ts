import { expect, test } from 'vitest';
import type { NoticeChoices } from '../store/notice-store.ts';
import { BEGIN, END, Month, type PlayedTurn, type SeenStretch } from './month.fixture.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
/** So long a busy machine may take for a month, in milliseconds. */
const PATIENCE = 5 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** Offsets of March 2026 in minutes, with the moments from which they count: what a clock on the wall shows there. */
const OFFSETS: Readonly<Record<string, readonly (readonly [from: number, minutes: number])[]>> = {
  UTC: [[0, 0]],
  'Asia/Kolkata': [[0, 330]],
  'Europe/Berlin': [
    [0, 60],
    [Date.UTC(2026, 2, 29, 1), 120],
  ],
  'America/New_York': [
    [0, -300],
    [Date.UTC(2026, 2, 8, 7), -240],
  ],
};

/** When it is quiet, in the whole month: each night of each offset, as far as the offset counts. */
function quietStretches({ zone, quiet }: NoticeChoices): Stretch[] {
  if (!quiet) return [];
  const offsets = OFFSETS[zone]!;
  const length = (quiet.to < quiet.from ? 24 * 60 : 0) + quiet.to - quiet.from;
  return offsets.flatMap(([since, offset], index) => {
    const until = offsets[index + 1]?.[0] ?? Infinity;
    return Array.from({ length: 34 }, (_, day) => {
      const from = BEGIN + (day - 1) * DAY + (quiet.from - offset) * MINUTE;
      return { from: Math.max(from, since), to: Math.min(from + length * MINUTE, until) };
    }).filter(({ from, to }) => from < to);
  });
}

/** What is left of a stretch without others. */
const without = (whole: readonly Stretch[], holes: readonly Stretch[]): Stretch[] =>
  holes.reduce<Stretch[]>(
    (left, hole) =>
      left.flatMap((one) =>
        hole.to <= one.from || hole.from >= one.to
          ? [one]
          : [
              { from: one.from, to: hole.from },
              { from: hole.to, to: one.to },
            ].filter(({ from, to }) => from < to),
      ),
    [...whole],
  );

/** What is wrong with how often, and when, something was told that may be told in these stretches alone. */
function wrongWith(told: readonly number[], free: readonly Stretch[]): string | null {
  if (told.length > 1) return 'told twice';
  const [at] = told;
  if (at !== undefined && !free.some(({ from, to }) => at >= from && at < to)) return 'told when it must not be';
  const first = free.find(({ from, to }) => to - from > MINUTE && from + MINUTE < END);
  if (first === undefined) return null;
  if (at === undefined) return 'not told';
  return at > first.from + MINUTE ? 'told late' : null;
}

const timesOf = (month: Month) => {
  const times = new Map<string, number[]>();
  for (const { kind, guest, table, turn, at } of month.told) {
    const key = `${kind === 'last-call'} ${guest} ${table} ${turn}`;
    times.set(key, [...(times.get(key) ?? []), at]);
  }
  return times;
};

const seenOf = (seen: readonly SeenStretch[], { table, from, to }: PlayedTurn): SeenStretch[] =>
  seen.filter((one) => one.table === table && one.to > from && one.from < to);

test(
  'in a month of 50 tables and 20 people every turn is told once, in time, when it may be',
  async () => {
    const month = new Month(1);
    await month.run();
    const times = timesOf(month);
    const people = new Map(month.people.map(({ id, seen, choices }) => [id, { seen, quiet: quietStretches(choices) }]));
    const faults = month.turns.flatMap((turn) => {
      const { guest, table, from, to, deadline, bank } = turn;
      const { seen, quiet } = people.get(guest)!;
      const free = (stretch: Stretch) =>
        without(without([stretch], quiet), seenOf(seen, turn)).toSorted((a, b) => a.from - b.from);
      const take = (isLastCall: boolean): number[] => {
        const key = `${isLastCall} ${guest} ${table} ${turn.turn}`;
        const found = times.get(key) ?? [];
        times.delete(key);
        return found;
      };
      const last = deadline && bank ? free({ from: Math.max(from, deadline - bank / 5), to }) : [];
      return [wrongWith(take(false), free({ from, to })), wrongWith(take(true), last)].flatMap((wrong) =>
        wrong === null ? [] : [{ wrong, turn, seen: seenOf(seen, turn) }],
      );
    });
    expect(faults).toEqual([]);
    // Nothing was told that was no turn of anybody.
    expect([...times.keys()]).toEqual([]);
    const count = (kind: string) => month.told.filter((one) => one.kind === kind).length;
    expect(month.turns.length).toBeGreaterThan(4000);
    expect(Math.min(count('turn'), count('digest'), count('last-call'))).toBeGreaterThan(100);
    // Some were seen or played before anybody had to be told.
    expect(count('turn') + count('digest')).toBeLessThan(month.turns.length * 0.9);
  },
  PATIENCE,
);
