import { meanOf, type Mean } from '../statistics/mean.ts';
import type { PlayedWorlds } from './playing-on.ts';
import { CLEARLY, type CheckEffort } from './puzzle.ts';

/** A move beside the best one: what it loses of the win. */
export interface ComparedMove {
  readonly move: number;
  readonly loss: Mean;
}

/** The best move, and how far every other one is behind it, the nearest first. */
export interface CheckedMoves {
  readonly best: number;
  readonly rivals: readonly ComparedMove[];
}

/** Both sides of an interval are so many errors away: of one that holds the truth in 95 of 100 cases, and in 99 of 100. */
const SURE = 1.96;
/** Whoever looks again and again must be surer each time than whoever looks once. */
const SURER = 2.58;

/** Whether a loss is above the bar with all that its interval leaves open. */
export const isClear = ({ mean, error }: Pick<Mean, 'mean' | 'error'>): boolean => mean - SURE * error >= CLEARLY;

const isSettled = ({ mean, error }: Mean): boolean => mean - SURER * error >= CLEARLY;
const isHopeless = ({ mean, error }: Mean): boolean => mean + SURER * error < CLEARLY;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Moves with what they are worth at a first look, the best first. */
export const glanceAt = (
  worlds: PlayedWorlds,
  moves: readonly number[],
  glances: number,
): { move: number; worth: number }[] =>
  moves
    .map((move) => ({ move, worth: meanOf(range(0, glances).map((index) => worlds.glance(move, index))).mean }))
    .toSorted((a, b) => b.worth - a.worth);

/** The move that does best where all are played on. */
function findBest(worlds: PlayedWorlds, moves: readonly number[], first: number): number | undefined {
  const worths = moves.map((move) => meanOf(range(0, first).map((index) => worlds.playOn(move, index))).mean);
  return moves[worths.indexOf(Math.max(...worths))];
}

/** A move that is being compared: what it lost in each world so far. */
class Comparison {
  readonly move: number;
  private readonly losses: number[] = [];

  constructor(move: number) {
    this.move = move;
  }

  add(losses: readonly number[]): void {
    this.losses.push(...losses);
  }

  get loss(): Mean {
    return meanOf(this.losses);
  }
}

/**
 * Finds the best of some moves by playing on in some worlds, and compares it with all others in other ones: what chose it
 * does not judge it. Null as soon as it cannot be clearly ahead of one of them, or where it stays open.
 */
export function checkMoves(worlds: PlayedWorlds, moves: readonly number[], effort: CheckEffort): CheckedMoves | null {
  const { first, most, batch } = effort;
  const best = findBest(worlds, moves, first);
  if (best === undefined) return null;
  const rivals = moves.filter((move) => move !== best).map((move) => new Comparison(move));
  for (let from = first; from < first + most; from += batch) {
    const open = rivals.filter(({ loss }) => !isSettled(loss));
    if (open.length === 0) break;
    compareIn(worlds, best, open, range(from, from + batch));
    if (open.some(({ loss }) => isHopeless(loss))) return null;
  }
  if (!rivals.every(({ loss }) => isClear(loss))) return null;
  return {
    best,
    rivals: rivals.toSorted((a, b) => a.loss.mean - b.loss.mean).map(({ move, loss }) => ({ move, loss })),
  };
}

function compareIn(
  worlds: PlayedWorlds,
  best: number,
  rivals: readonly Comparison[],
  indices: readonly number[],
): void {
  const worths = indices.map((index) => worlds.playOn(best, index));
  for (const rival of rivals) {
    rival.add(indices.map((index, at) => (worths[at] ?? 0) - worlds.playOn(rival.move, index)));
  }
}
