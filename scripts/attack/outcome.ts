import type { Counts } from './ground/attack.ts';
import type { Fare } from './ground/honest.ts';
import type { Used } from './ground/process.ts';

/** How people fared during an attack, and what it cost the server. Times are in milliseconds. */
export interface Measures {
  readonly moves: number;
  readonly half: number;
  readonly most: number;
  readonly worst: number;
  /** The longest that a newcomer took from the door to a first look at a game. */
  readonly newcomer: number;
  /** The longest turn of a bot. */
  readonly bot: number;
  readonly refused: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/** What came of an attack. */
export interface Outcome {
  readonly name: string;
  readonly counts: Counts;
  /** Null where nobody played meanwhile. */
  readonly measures: Measures | null;
  /** What should not have happened; it held if there is nothing. */
  readonly faults: readonly string[];
}

interface Limit {
  readonly what: string;
  readonly most: number;
  readonly is: (measures: Measures) => number;
}

/** What must hold while one address attacks in whatever way. */
export const BARS: readonly Limit[] = [
  { what: 'ms for an honest move, 99 of 100', most: 250, is: ({ most }) => most },
  { what: 'ms for an honest move, at worst', most: 1000, is: ({ worst }) => worst },
  { what: 'ms for a newcomer, at worst', most: 2000, is: ({ newcomer }) => newcomer },
  { what: "ms for a bot's turn, at worst", most: 2000, is: ({ bot }) => bot },
  { what: 'MB of memory', most: 400, is: ({ peakMegabytes }) => peakMegabytes },
  { what: 'refusals of honest people', most: 0, is: ({ refused }) => refused },
];

export function measure({ moves, newcomers, bots, refused }: Fare, used: Used): Measures {
  return {
    moves: moves.length,
    half: quantileOf(moves, 0.5),
    most: quantileOf(moves, 0.99),
    worst: Math.max(0, ...moves),
    newcomer: Math.max(0, ...newcomers),
    bot: Math.max(0, ...bots),
    refused: refused.length,
    ...used,
  };
}

function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const COLUMNS =
  'attack | verdict | moves | p50 | p99 | worst | newcomer | bot | refused | CPU s | MB | what came of it';

/** All outcomes as a table. */
export function sayOutcomes(outcomes: readonly Outcome[]): string {
  const rows = [COLUMNS.split(' | '), ...outcomes.map(cellsOf)];
  const widths = COLUMNS.split(' | ').map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number): boolean => column < 2 || column === widths.length - 1;
  const pad = (cell: string, column: number): string =>
    isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function cellsOf({ name, counts, measures, faults }: Outcome): string[] {
  return [name, faults.length === 0 ? 'held' : 'FAILED', ...sayMeasures(measures), sayCounts(counts)];
}

function sayMeasures(measures: Measures | null): string[] {
  if (!measures) return Array.from({ length: COLUMNS.split(' | ').length - 3 }, () => '');
  const { moves, half, most, worst, newcomer, bot, refused, cpuSeconds, peakMegabytes } = measures;
  const whole = [moves, half, most, worst, newcomer, bot, refused].map((value) => value.toFixed(0));
  return [...whole, cpuSeconds.toFixed(1), peakMegabytes.toFixed(0)];
}

const sayCounts = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, many]) => `${what} ${many}`)
    .join(', ');
