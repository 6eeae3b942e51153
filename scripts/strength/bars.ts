import type { GameId } from '@sixfold/engine';
import type { Detail, Standings } from '../../packages/cli/src/arena/standings.ts';

/** What a match must show of its first bot; shares are of the win. */
export interface Bar {
  readonly least?: number;
  readonly most?: number;
  /** The interval leaves out the even share. */
  readonly isBetter?: true;
  /** The mean weakest track of whoever plays alone. */
  readonly weakest?: number;
  /** A step costs at most so many times that of the second bot. */
  readonly dearest?: number;
  /** The slowest hundredth of the decisions is late by at most so many milliseconds. */
  readonly late?: number;
}

/** What is asked of one game. */
interface GameBars {
  /** The share of a master against the master of before, and in how many deals. */
  readonly before: { readonly least: number; readonly deals: number };
  /** With more players so many times the even share. */
  readonly crowd?: number;
  /** Ten times the time against one. */
  readonly longer?: number;
  /** A fifth of the time against one level less. */
  readonly hurry?: number;
  /** Random moves against whoever has just learned the rules. */
  readonly random: number;
  /** The mean weakest track of a master who is alone. */
  readonly weakest?: number;
}

const FEW = 400;
const MANY = 4000;

/** By game: where luck decides more, less is asked, and more deals are played. */
export const BARS: Readonly<Partial<Record<GameId, GameBars>>> = {
  board: { before: { least: 0.68, deals: FEW }, crowd: 1.3, longer: 0.58, hurry: 0.5, random: 0.15, weakest: 21 },
  board3d: { before: { least: 0.7, deals: FEW }, crowd: 1.3, longer: 0.58, hurry: 0.5, random: 0.15, weakest: 54 },
  cards: { before: { least: 0.57, deals: FEW }, crowd: 1.3, longer: 0.58, hurry: 0.5, random: 0.15 },
  stones: { before: { least: 0.52, deals: MANY }, random: 0.4 },
  dice: { before: { least: 0.485, deals: MANY }, random: 0.15 },
};

/** How a match did by one part of its bar. */
export interface Verdict {
  readonly bar: string;
  readonly isMet: boolean;
}

/** Standings are rounded to four digits. */
const ROUNDING = 1e-4;

/** Whether the first bot is better than even, beyond doubt. */
export const isBetter = ({ interval: [low] }: Detail, players: number): boolean => low > 1 / players - ROUNDING;

/** Whether either is. */
export const isClear = (first: Detail, players: number): boolean =>
  isBetter(first, players) || first.interval[1] < 1 / players + ROUNDING;

const percent = (rate: number): string => `${Math.round(1000 * rate) / 10} %`;

/** How much more a step of the first costs than one of the second; null where neither is known. */
export const stepRatio = (first: Detail, second: Detail | undefined): number | null =>
  first.msPerStep && second?.msPerStep ? first.msPerStep / second.msPerStep : null;

/** A verdict for each part of a bar. */
export function verdictsOf(bar: Bar, { players }: Standings, first: Detail, second: Detail | undefined): Verdict[] {
  const { least, most, weakest, dearest, late } = bar;
  const verdicts: (Verdict | false)[] = [
    least !== undefined && { bar: `≥ ${percent(least)}`, isMet: first.winRate >= least },
    most !== undefined && { bar: `≤ ${percent(most)}`, isMet: first.winRate <= most },
    bar.isBetter === true && { bar: 'better', isMet: isBetter(first, players) },
    weakest !== undefined && { bar: `≥ ${weakest}`, isMet: first.meanWeakest >= weakest },
    dearest !== undefined && { bar: `a step ≤ ${dearest} ×`, isMet: (stepRatio(first, second) ?? Infinity) <= dearest },
    late !== undefined && { bar: `p99 ≤ ${late} ms late`, isMet: (first.over ?? 0) <= late },
  ];
  return verdicts.filter((verdict) => verdict !== false);
}
